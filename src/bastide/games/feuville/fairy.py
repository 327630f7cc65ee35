"""The fairy and her tiles: display, supply, stored tiles and theft protections (FV-52 to FV-55, FV-57)."""

from bisect import insort
from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.games.feuville import player_board
from bastide.games.feuville.box import CHARMS, REMOVED_CHARM, STORABLE
from bastide.games.feuville.decrees import FROM_FAIRY, score
from bastide.games.feuville.moves import CHARM, KEEP, PROTECT, SPACES, STORED_CHARMS, SWAP, THEFT_PROTECTION
from bastide.games.feuville.moves import FAIRY as FAIRY_DIE
from bastide.games.feuville.player_board import CHARM_SPACES, NOTHING, stored_charms
from bastide.games.feuville.questions import FeuvilleQuestion, last_die_used_for
from bastide.games.feuville.refusals import refuse
from bastide.games.feuville.seats import replaced

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

OPEN_CHARMS = 3
NONE_OPEN = [NOTHING] * OPEN_CHARMS
"""The display when there is no fairy tile to take."""
_THEFT = STORABLE + THEFT_PROTECTION


def visit(state: "FeuvilleState") -> None:
    """Use a die for the fairy (FV-52)."""
    state.questions.append(_FAIRY)
    if state.listener is not None:
        state.tell("visits-fairy", player=state.asked)


class Fairy(FeuvilleQuestion):
    """Which tile does the fairy give?"""

    name = "fairy"
    answers = ("charm",)
    first = "FV-52", "choose-charm"

    def moves(self, state: "FeuvilleState") -> list[int]:
        return charm_moves(state)

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        state.questions.pop()
        take_charm(state, move - CHARM, chance)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        return why_not_charm(state, move - CHARM)

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether the last die was used for the fairy."""
        return last_die_used_for(state, FAIRY_DIE)


_FAIRY = Fairy()


def charm_moves(state: "FeuvilleState") -> list[int]:
    """The moves that take an open fairy tile."""
    return [CHARM + slot for slot, charm in enumerate(state.display) if charm >= 0]


def why_not_charm(state: "FeuvilleState", slot: int) -> IllegalMove:
    """Say why a fairy tile can't be taken: the slot is empty, or the magician gives no more."""
    return refuse("FV-54", "no-open-charm") if state.display[slot] < 0 else refuse("FV-51", "no-more-charms")


def take_charm(state: "FeuvilleState", slot: int, chance: Chance) -> None:
    """Take an open fairy tile: score and return prestige points (FV-55), keep others (FV-53)."""
    seat, charm = state.asked, state.display[slot]
    state.display[slot] = NOTHING
    if state.listener is not None:
        state.tell("takes-charm", player=seat, charm=CHARMS[charm])
    if charm < STORABLE:
        score(state, seat, FROM_FAIRY, charm + 1)
        insort(state.supply, charm)
        refill(state, slot, chance)
    elif stored_charms(state, seat) < CHARM_SPACES:
        state.charms[3 * seat + charm - STORABLE] += 1
        state.free[seat] = None
        refill(state, slot, chance)
    else:
        # A tile discarded for it joins the supply before the supply is shuffled and the slot refilled (J10).
        state.charm = charm
        state.charm_slot = slot
        state.free[seat] = None
        state.questions.append(Charm())


def refill(state: "FeuvilleState", slot: int, chance: Chance) -> None:
    """Refill an open slot at once from the shuffled supply (FV-54); if that is empty, the slot stays empty (K39)."""
    if not state.supply:
        return
    charm = chance.pick(state.supply, "fairy tile", CHARMS)
    state.supply.remove(charm)
    state.display[slot] = charm
    if state.listener is not None:
        state.reveal("refills-charms", charm=CHARMS[charm])


# A fairy tile with both spaces taken


class Charm(FeuvilleQuestion):
    """A fairy tile was taken and has no space yet: what makes room for it?"""

    name = "charm"
    answers = ("keep", "swap")
    first = "FV-53", "place-charm"
    lies_on = ("main", "magician")

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The stored tiles to discard for it, or keeping it if a protection has just made room (FV-53)."""
        seat = state.player
        if stored_charms(state, seat) < CHARM_SPACES:
            return [KEEP]
        return [SWAP + kind for kind in range(len(STORED_CHARMS)) if state.charms[3 * seat + kind]]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Put the fairy tile in the hand on a free space."""
        if move != KEEP:
            _drop(state, move - SWAP)
        state.charms[3 * state.asked + state.charm - STORABLE] += 1
        state.free[state.asked] = None
        _placed(state, chance)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        if move == KEEP:
            return refuse("FV-53", "charm-spaces-full")
        if stored_charms(state, state.asked) < CHARM_SPACES:
            return refuse("FV-53", "charm-has-room")
        return refuse("FV-53", "charm-not-held", charm=STORED_CHARMS[move - SWAP])

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether both spaces were taken; only laying theft protections can have made room since (FV-53, K41)."""
        seat = state.player
        free = CHARM_SPACES - stored_charms(state, seat)
        by_fairy = state.questions[place - 1].name != "main" or last_die_used_for(state, FAIRY_DIE)
        return by_fairy and state.display[state.charm_slot] < 0 and free <= state.shielded[seat].bit_count()


def _drop(state: "FeuvilleState", kind: int) -> None:
    """Discard a stored fairy tile to the supply, or out of the game in the French and Dutch rules (FV-53)."""
    seat = state.asked
    state.charms[3 * seat + kind] -= 1
    if state.game.dropped_charm_leaves:
        state.removed += (REMOVED_CHARM + STORABLE + kind,)
    else:
        insort(state.supply, STORABLE + kind)
    if state.listener is not None:
        state.tell("drops-charm", player=seat, charm=STORED_CHARMS[kind])


def _placed(state: "FeuvilleState", chance: Chance) -> None:
    slot = state.charm_slot
    state.charm = state.charm_slot = NOTHING
    state.questions.pop()
    refill(state, slot, chance)


# Theft protection


def protect_moves(state: "FeuvilleState", seat: int) -> list[int]:
    """The moves that lay a theft protection on a stored piece without one (FV-57)."""
    if not state.charms[3 * seat + THEFT_PROTECTION] and state.charm != _THEFT:
        return []
    shielded = state.shielded[seat]
    return [
        PROTECT + space
        for space in range(player_board.SPACES)
        if state.store[player_board.SPACES * seat + space] >= 0 and not shielded >> space & 1
    ]


def protect(state: "FeuvilleState", space: int, chance: Chance) -> None:
    """Lay a theft protection, a stored one or the one just taken, on a stored piece (FV-57, K41)."""
    seat = state.asked
    state.shielded = replaced(state.shielded, seat, state.shielded[seat] | 1 << space)
    state.free[seat] = None
    if state.listener is not None:
        state.tell("protects", player=seat, space=SPACES[space])
    if state.charm == _THEFT:
        _placed(state, chance)
    else:
        state.charms[3 * seat + THEFT_PROTECTION] -= 1
