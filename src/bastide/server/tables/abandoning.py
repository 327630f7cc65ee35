"""A request to abandon a game: who has agreed so far, and when it lapses."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.server.tables.live import LiveTable

MOST_REQUESTS = 3
"""How often a player may ask in one game, so that nobody is pestered."""


@dataclass(frozen=True, slots=True)
class AbandonRequest:
    """A seat asks all others to abandon the game."""

    seat: int
    agreed: frozenset[int]
    has_moved: bool = False
    """Whether the asking player has moved since, in a closed phase that still hides it."""

    def after_move(self, seat: int, *, is_known: bool) -> "AbandonRequest | None":
        """Return the request after a player's move: their own ends it, as soon as everybody knows of the move."""
        moved = self.has_moved or seat == self.seat
        return None if moved and is_known else replace(self, has_moved=moved)


def who_must_agree(live: "LiveTable") -> set[int]:
    """The seats that must agree: people who play themselves, as far as everybody knows."""
    return {number for number in live.people() if live.seats[number].shown_stand_in is None}
