"""The seats of a table."""

import msgspec


class Seat(msgspec.Struct):
    """A seat, and who plays there."""

    person: str | None = None
    bot: str | None = None
    bot_version: int | None = None
    """The version of a bot that has versions, when it sat down."""
    name: str | None = None
    hash: str | None = None
    nonce: str | None = None
    served: bool = False
    """Whether the server chose the nonce, because its owner need not be there at the start."""
    decisions: int = 0
    """How many decisions the seat has made, including withdrawn ones, so that no number repeats."""
    automatic: str = "off"
    stand_in: str | None = None
    """The bot that plays for the person here."""
    shown_stand_in: str | None = None
    """The stand-in that the others see. Players replaced in a closed phase are shown when it is over."""
    left: bool = False
    """Whether the owner left the running game and hasn't come back."""
    resigned: bool = False
    """Whether the owner resigned, which can't be taken back."""
    abandon_requests: int = 0
    """How often the owner has asked to abandon the game."""
    abandon_asked_at: int | None = None
    """At which of their own decisions they last did."""

    @property
    def taken(self) -> bool:
        """Whether the seat is taken."""
        return self.name is not None

    @property
    def player(self) -> str | None:
        """The bot that decides here; `None` if a person does."""
        return self.bot or self.stand_in
