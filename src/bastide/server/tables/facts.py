"""What is fixed when a table is created."""

from dataclasses import dataclass
from typing import Any

from bastide.server.tables.clocks import Clock


@dataclass(frozen=True, slots=True)
class Facts:
    """A table's row: what is fixed at its creation."""

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
    hints: bool = False
    """Whether players may ask for hints."""


@dataclass(frozen=True, slots=True)
class Former:
    """The finished game that a rematch repeats, and the seat that asked for it."""

    table: str
    seat: int
