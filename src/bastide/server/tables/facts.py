"""What was settled when a table was made."""

from dataclasses import dataclass
from typing import Any

from bastide.server.tables.clocks import Clock


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
