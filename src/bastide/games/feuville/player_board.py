"""A player board: two spaces for tiles and decrees, two for fairy tiles, theft protections (FV-16 to FV-18, FV-57)."""

from bisect import insort
from typing import TYPE_CHECKING

from bastide.games.feuville.box import REMOVED_CHARM, STORABLE
from bastide.games.feuville.moves import THEFT_PROTECTION
from bastide.games.feuville.seats import replaced

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

NOTHING = -1
SPACES = 2
CHARM_SPACES = 2
_THEFT = STORABLE + THEFT_PROTECTION


def stored_charms(state: "FeuvilleState", seat: int) -> int:
    """How many fairy tiles are on the two spaces; an attached protection takes none (FV-53, K25)."""
    charms, first = state.charms, 3 * seat
    return charms[first] + charms[first + 1] + charms[first + 2]


def has_room(state: "FeuvilleState", seat: int) -> bool:
    """Whether one of the two spaces is free (FV-17)."""
    first = SPACES * seat
    return state.store[first] < 0 or state.store[first + 1] < 0


def take_out(state: "FeuvilleState", seat: int, space: int) -> int:
    """Take a piece off its space to use it; its protection is spent (FV-57)."""
    index = SPACES * seat + space
    piece = state.store[index]
    state.store[index] = NOTHING
    state.free[seat] = None
    if state.shielded[seat] >> space & 1:
        state.shielded = replaced(state.shielded, seat, state.shielded[seat] ^ 1 << space)
        if state.game.spent_protection_leaves:
            state.removed += (REMOVED_CHARM + _THEFT,)
        else:
            insort(state.supply, _THEFT)
        if state.listener is not None:
            state.tell("protection-spent", player=seat)
    return piece


def store(state: "FeuvilleState") -> None:
    """Put the piece in the hand on a free space (FV-16, FV-17)."""
    seat = state.asked
    first = SPACES * seat
    state.store[first if state.store[first] < 0 else first + 1] = state.hand
    state.free[seat] = None
    if state.listener is not None:
        piece, shows = state.box.piece_words(state.hand)
        state.tell("stores", player=seat, piece=piece, shows=shows)
    state.hand = NOTHING


def replace(state: "FeuvilleState", space: int) -> None:
    """Remove a stored piece from the game to make room (FV-18, FV-43); return its protection to the supply (K25)."""
    seat = state.asked
    index = SPACES * seat + space
    old = state.store[index]
    state.removed += (old,)
    if state.shielded[seat] >> space & 1:
        state.shielded = replaced(state.shielded, seat, state.shielded[seat] ^ 1 << space)
        insort(state.supply, _THEFT)
    state.store[index] = NOTHING
    if state.listener is not None:
        piece, shows = state.box.piece_words(old)
        state.tell("drops", player=seat, piece=piece, shows=shows)
    store(state)
