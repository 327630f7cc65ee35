"""Whose citizens are used: one owner at a time, own ones for nothing, others' for deniers (TY-21 to TY-23)."""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.games.tournay import district, reactions
from bastide.games.tournay.moves import COLOURS, USE
from bastide.games.tournay.plaza import BORROWING, elsewhere
from bastide.games.tournay.steps import LOOK_AGAIN, NO_SLOT, SHIFT
from bastide.games.tournay.symbols import GRAY

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def use_moves(state: "TournayState", argument: int) -> list[int]:
    """Whose citizen may be next: the own ones are free, the others' must be paid for, and the rest must be there."""
    colour, number = argument & 3, argument >> 2 & 255
    player = state.player
    own = state.standing[3 * player + colour]
    moves = [USE] if own else []
    if state.deniers[player] >= BORROWING * max(1, number - own):
        others = elsewhere(state, player, colour)
        if number - own <= others:
            for distance in range(1, state.players):
                if state.standing[3 * ((player + distance) % state.players) + colour]:
                    moves.append(USE + distance)
    return moves


def ask_use(state: "TournayState", argument: int, chance: Chance) -> int:
    """The player on turn, unless only an own citizen can be used."""
    if use_moves(state, argument) == [USE]:
        do_use(state, 0, chance)
        return LOOK_AGAIN
    return state.player


def do_use(state: "TournayState", distance: int, _chance: Chance) -> None:
    """Uses a citizen: it lies down beside its Plaza, or goes onto the building; a lender is paid (TY-22, TY-33)."""
    argument = state.steps[-1] >> SHIFT
    colour, number, target = argument & 3, argument >> 2 & 255, argument >> 10
    player = state.player
    owner = (player + distance) % state.players
    state.standing[3 * owner + colour] -= 1
    if distance:
        state.deniers[player] -= BORROWING
        state.deniers[owner] += BORROWING
        state.lying[3 * owner + colour] += 1
        if state.listener is not None:
            state.tell("borrows", player=player, other_player=owner, colour=COLOURS[colour], deniers=BORROWING)
    elif target == NO_SLOT:
        state.lying[3 * owner + colour] += 1
    if target != NO_SLOT:
        kind = GRAY if distance else colour
        district.add_citizen(state, player, target, kind)
        reactions.note_counters(state, target, kind)
    if number > 1:
        state.steps[-1] -= 1 << SHIFT + 2
    else:
        state.steps.pop()
