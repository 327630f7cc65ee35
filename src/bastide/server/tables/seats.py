"""What a table in memory consists of: chairs, moves that stand, and what was settled when it was made."""

from dataclasses import dataclass


@dataclass(slots=True)
class Seat:
    """A chair at the table."""

    person: str | None = None
    bot: str | None = None
    name: str | None = None
    hash: str | None = None
    nonce: str | None = None
    decisions: int = 0
    """How many decisions the seat has made, withdrawn ones included, so that no number repeats."""
    automatic: str = "off"
    stand_in: str | None = None
    """The bot that plays for whoever sits here."""
    shown_stand_in: str | None = None
    """The bot that the others know of: who is replaced in a closed phase, and who is not, shows when it is over."""
    left: bool = False
    """Whether the owner left while the game was running, and has not come back."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.name is not None

    @property
    def player(self) -> str | None:
        """The bot that decides here; `None` if its owner does."""
        return self.bot or self.stand_in
