"""The fairy and her tiles: open display and supply, what is kept, theft protections (FV-52 to FV-55, FV-57)."""

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

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

_THEFT = STORABLE + THEFT_PROTECTION


def visit(state: "FeuvilleState") -> None:
    """A die lies on the fairy (FV-52)."""
    state.questions.append(Fairy())
    if state.listener is not None:
        state.tell("visits-fairy", player=state.asked)


class Fairy(FeuvilleQuestion):
    """Which tile does the fairy give?"""

    name = "fairy"
    answers = ("charm",)
    first = "FV-52", "choose-charm"

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The open fairy tiles."""
        return charm_moves(state)

    def answer(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Takes the tile chosen."""
        state.questions.pop()
        take_charm(state, move - CHARM, chance)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        """There is no tile."""
        return why_not_charm(state, move - CHARM)

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether the last die was used for the fairy."""
        return last_die_used_for(state, FAIRY_DIE)


def charm_moves(state: "FeuvilleState") -> list[int]:
    """The open fairy tiles."""
    return [CHARM + slot for slot in range(len(state.display)) if state.display[slot] >= 0]


def why_not_charm(state: "FeuvilleState", slot: int) -> IllegalMove:
    """Why a fairy tile cannot be taken: it is not there, or the magician gives no more."""
    return refuse("FV-54", "no-open-charm") if state.display[slot] < 0 else refuse("FV-51", "no-more-charms")


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
        state.questions.append(Charm())


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


class Charm(FeuvilleQuestion):
    """A fairy tile was taken and has no space yet: what makes room for it?"""

    name = "charm"
    answers = ("keep", "swap")
    first = "FV-53", "place-charm"
    lies_on = ("main", "magician")

    def moves(self, state: "FeuvilleState") -> list[int]:
        """Drop a stored one for it, or keep it if a protection has just made room (FV-53)."""
        seat = state.player
        if stored_charms(state, seat) < CHARM_SPACES:
            return [KEEP]
        return [SWAP + kind for kind in range(len(STORED_CHARMS)) if state.charms[3 * seat + kind]]

    def answer(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Puts the fairy tile in the hand on a free space."""
        if move != KEEP:
            _drop(state, move - SWAP)
        state.charms[3 * state.asked + state.charm - STORABLE] += 1
        _placed(state, chance)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        """Another tile makes room, or there is room."""
        if move == KEEP:
            return refuse("FV-53", "charm-spaces-full")
        if stored_charms(state, state.asked) < CHARM_SPACES:
            return refuse("FV-53", "charm-has-room")
        return refuse("FV-53", "charm-not-held", charm=STORED_CHARMS[move - SWAP])

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Both spaces were taken; room can have been made only by laying theft protections (FV-53, K41)."""
        seat = state.player
        free = CHARM_SPACES - stored_charms(state, seat)
        by_fairy = state.questions[place - 1].name != "main" or last_die_used_for(state, FAIRY_DIE)
        return by_fairy and state.display[state.charm_slot] < 0 and free <= state.shielded[seat].bit_count()


def _drop(state: "FeuvilleState", kind: int) -> None:
    """Drops a stored fairy tile into the supply, or out of the game in the French and Dutch rules (FV-53)."""
    seat = state.asked
    state.charms[3 * seat + kind] -= 1
    if state.game.dropped_charm_leaves:
        state.removed += (REMOVED_CHARM + STORABLE + kind,)
    else:
        state.supply[STORABLE + kind] += 1
    if state.listener is not None:
        state.tell("drops-charm", player=seat, charm=STORED_CHARMS[kind])


def _placed(state: "FeuvilleState", chance: Chance) -> None:
    slot = state.charm_slot
    state.charm = state.charm_slot = NOTHING
    state.questions.pop()
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


def protect(state: "FeuvilleState", space: int, chance: Chance) -> None:
    """Lays a theft protection on a stored piece, a stored one or the one just taken (FV-57, K41)."""
    seat = state.asked
    state.shielded[seat] |= 1 << space
    if state.listener is not None:
        state.tell("protects", player=seat, space=SPACES[space])
    if state.charm == _THEFT:
        _placed(state, chance)
    else:
        state.charms[3 * seat + THEFT_PROTECTION] -= 1
