"""What a table in memory consists of: chairs, moves that stand, and what was settled when it was made."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bastide.core.chance import Outcome
from bastide.server.clocks import Clock


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


@dataclass(frozen=True, slots=True)
class Done:
    """A move that stands, with what decides whether it can be taken back."""

    seat: int
    move: str
    outcomes: tuple[Outcome, ...]
    phase: int | None
    reveals: bool
    ends: bool
    """Whether it ended the seat's turn, or its part of a closed phase."""
    automatic: bool = False
    stand_in: bool = False
    """Whether a bot made it for the seat's owner."""

    @property
    def final(self) -> bool:
        """Whether chance was asked or something hidden was shown."""
        return bool(self.outcomes) or self.reveals


@dataclass(frozen=True, slots=True)
class Facts:
    """A table's row: what was settled when it was made."""

    id: str
    game: str
    options: dict[str, Any]
    components: dict[str, Any] | None
    given: str | None
    host: str
    public: bool
    secret: bytes
    seats: int
    clock: Clock | None = None


@dataclass(frozen=True, slots=True)
class Former:
    """The finished game that a new table repeats, and the seat there that asked for it."""

    table: str
    seat: int


def write_outcomes(outcomes: Sequence[Outcome]) -> tuple[str, ...]:
    """Outcomes as the log keeps them."""
    return tuple(f"{outcome.name}: {outcome.kind}" for outcome in outcomes)


def read_outcomes(texts: Sequence[str]) -> tuple[Outcome, ...]:
    """Outcomes from the log."""
    return tuple(Outcome(*text.split(": ", 1)) for text in texts)
