"""The fairy and her tiles: open display and supply, what is kept, great selections and protections (FV-52 to FV-58)."""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.games.feuville import board, player_board
from bastide.games.feuville.box import CHARMS, REMOVED_CHARM, STORABLE
from bastide.games.feuville.decrees import FROM_FAIRY, score
from bastide.games.feuville.moves import (
    CHARM,
    GREAT_SELECTION,
    KEEP,
    PASS,
    PROTECT,
    SPACES,
    STORED_CHARMS,
    SWAP,
    THEFT_PROTECTION,
)
from bastide.games.feuville.player_board import CHARM_SPACES, NOTHING, stored_charms
from bastide.games.feuville.steps import (
    CHARM as CHARM_STEP,
)
from bastide.games.feuville.steps import (
    CODE,
    FREELY,
    HAND,
    LOOK_AGAIN,
    MAIN,
    OUTSIDE,
    SELECTION,
    SHIFT,
)

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

_THEFT = STORABLE + THEFT_PROTECTION


def charm_moves(state: "FeuvilleState") -> list[int]:
    """The open fairy tiles."""
    return [CHARM + slot for slot in range(len(state.display)) if state.display[slot] >= 0]


def take_charm(state: "FeuvilleState", slot: int, chance: Chance) -> None:
    """Takes an open fairy tile: prestige points are scored at once and go back (FV-55), others are kept (FV-53)."""
    seat, charm = state.asked, state.display[slot]
    state.display[slot] = NOTHING
    if state.listener is not None:
        state.tell("takes-charm", player=seat, charm=CHARMS[charm])
    if charm < STORABLE:
        score(state, seat, FROM_FAIRY, charm + 1)
        state.supply[charm] += 1
        refill(state, slot, chance)
    elif stored_charms(state, seat) < CHARM_SPACES:
        state.charms[3 * seat + charm - STORABLE] += 1
        refill(state, slot, chance)
    else:
        # What is dropped for it goes to the supply before that is shuffled and the slot refilled (J10).
        state.charm = charm
        state.charm_slot = slot
        state.steps.append(CHARM_STEP)


def refill(state: "FeuvilleState", slot: int, chance: Chance) -> None:
    """An open slot is refilled at once from the shuffled supply (FV-54); if that is empty it stays open (K39)."""
    if not any(state.supply):
        return
    charm = chance.draw(state.supply, "fairy tile", CHARMS)
    state.supply[charm] -= 1
    state.display[slot] = charm
    if state.listener is not None:
        state.reveal("refills-charms", charm=CHARMS[charm])


# A fairy tile that finds both spaces taken


def charm_placing_moves(state: "FeuvilleState", seat: int) -> list[int]:
    """Drop a stored one for it, or keep it if a protection has just made room (FV-53)."""
    if stored_charms(state, seat) < CHARM_SPACES:
        return [KEEP]
    return [SWAP + kind for kind in range(len(STORED_CHARMS)) if state.charms[3 * seat + kind]]


def do_keep(state: "FeuvilleState", _: int, chance: Chance) -> None:
    """Puts the fairy tile in the hand on a free space."""
    state.charms[3 * state.asked + state.charm - STORABLE] += 1
    _placed(state, chance)


def do_swap(state: "FeuvilleState", kind: int, chance: Chance) -> None:
    """Drops a stored fairy tile into the supply, or out of the game in the French and Dutch rules (FV-53)."""
    seat = state.asked
    state.charms[3 * seat + kind] -= 1
    if state.game.dropped_charm_leaves:
        state.removed += (REMOVED_CHARM + STORABLE + kind,)
    else:
        state.supply[STORABLE + kind] += 1
    if state.listener is not None:
        state.tell("drops-charm", player=seat, charm=STORED_CHARMS[kind])
    do_keep(state, 0, chance)


def _placed(state: "FeuvilleState", chance: Chance) -> None:
    slot = state.charm_slot
    state.charm = state.charm_slot = NOTHING
    state.steps.pop()
    refill(state, slot, chance)


# Theft protection


def protect_moves(state: "FeuvilleState", seat: int) -> list[int]:
    """The stored pieces without a protection, for whoever has one to lay (FV-57)."""
    if not state.charms[3 * seat + THEFT_PROTECTION] and state.charm != _THEFT:
        return []
    shielded = state.shielded[seat]
    return [
        PROTECT + space
        for space in range(player_board.SPACES)
        if state.store[player_board.SPACES * seat + space] >= 0 and not shielded >> space & 1
    ]


def do_protect(state: "FeuvilleState", space: int, chance: Chance) -> None:
    """Lays a theft protection on a stored piece, a stored one or the one just taken (FV-57, K41)."""
    seat = state.asked
    state.shielded[seat] |= 1 << space
    if state.listener is not None:
        state.tell("protects", player=seat, space=SPACES[space])
    if state.charm == _THEFT:
        _placed(state, chance)
    else:
        state.charms[3 * seat + THEFT_PROTECTION] -= 1


# Great selection


def ask_selection(state: "FeuvilleState", asked: int, _chance: Chance) -> int:
    """The next player, clockwise from the one on turn, who has a great selection (FV-56, K33)."""
    while asked < state.players and state.board:
        seat = (state.player + asked) % state.players
        if state.charms[3 * seat + GREAT_SELECTION]:
            state.steps[-1] = SELECTION | asked << SHIFT
            return seat
        asked += 1
    state.steps.pop()
    return LOOK_AGAIN


def selection_moves(state: "FeuvilleState", _: int) -> list[int]:
    """Any building tile of the board, or none."""
    return [*board.take_moves(state.board), PASS]


def play_selection(state: "FeuvilleState", slot: int, chance: Chance) -> None:
    """A great selection goes to the supply; its tile is built or stored before the next one is asked (K21, K24)."""
    seat = state.asked
    state.charms[3 * seat + GREAT_SELECTION] -= 1
    state.supply[STORABLE + GREAT_SELECTION] += 1
    if state.listener is not None:
        state.tell("plays-selection", player=seat)
    window = state.steps[-1]
    assert window & CODE == SELECTION
    if board.take_tile(state, slot, chance):
        # A row emptied inside a window is refilled at once and gets its own window afterwards (K33).
        state.steps[-1] = SELECTION
        state.steps.append(window)
    placing = FREELY if seat == state.player and state.steps[0] == MAIN else OUTSIDE
    state.steps.append(HAND | (4 * seat + placing) << SHIFT)
