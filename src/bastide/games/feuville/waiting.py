"""The questions that wait in a position: their texts, and which of them can wait together."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bastide.core.errors import BadPosition
from bastide.games.feuville import steps, town, view
from bastide.games.feuville.box import DECREE_PIECE, SMALL
from bastide.games.feuville.decrees import HAND_PIECE
from bastide.games.feuville.moves import (
    ARCHITECT,
    COLUMNS,
    DECREE,
    ENTERTAINER,
    EVALUATION,
    FAIRY,
    MAGICIAN,
    MAYOR,
    PERSONS,
    PUBLICAN,
    SKILL,
    TAKE,
    THIEF,
)
from bastide.games.feuville.player_board import CHARM_SPACES, stored_charms
from bastide.games.feuville.steps import CODE, FREELY, MUST_BUILD, ROOM_ONLY, SHIFT

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

_UNDER = {
    steps.HAND: {steps.MAIN, steps.PUBLICAN, steps.SELECTION},
    steps.CHARM: {steps.MAIN, steps.MAGICIAN},
    steps.SELECTION: {steps.MAIN, steps.FINISH, steps.PUBLICAN, steps.ARCHITECT, steps.SELECTION},
    steps.EVALUATE: set(range(len(steps.CODES))) - {steps.FINISH, *steps.WITHOUT_FREE_ACTIONS} | {steps.ROLL},
    steps.CLOUDS: set(range(len(steps.CODES))) - {steps.FINISH, *steps.WITHOUT_FREE_ACTIONS},
}
"""What a question may lie on; most come straight from a die and lie on the turn itself."""
_FROM_A_DIE = {steps.MAIN}
PERSON_OF = {
    steps.ENTERTAINER: ENTERTAINER,
    steps.THIEF: THIEF,
    steps.PUBLICAN: PUBLICAN,
    steps.ARCHITECT: ARCHITECT,
    steps.MAYOR: MAYOR,
}
"""Whose skill asks."""


def read(state: "FeuvilleState", text: str) -> int:
    """A question as `view.step_text` writes it."""
    for code, name in enumerate(steps.CODES):
        if text.split()[:1] == [name]:
            for argument in _arguments(state, code):
                if view.step_text(code, argument) == text:
                    return code | argument << SHIFT
    raise BadPosition("no-such-step", "'{step}' is not a step.", step=text)


def _arguments(state: "FeuvilleState", code: int) -> Iterator[int]:
    """All that a step may have to know."""
    match code:
        case steps.PERSON:
            yield from range(len(PERSONS))
        case steps.HAND:
            yield from (4 * seat + placing for seat in range(state.players) for placing in range(4))
        case steps.EVALUATE:
            yield from range(3)
        case steps.CLOUDS:
            yield from range(state.players)
        case steps.ROLL:
            yield from range(2)
        case steps.ENTERTAINER:
            yield from range(1, state.box.limit)
        case steps.PUBLICAN | steps.SELECTION:
            yield from range(state.players + 2)
        case steps.MAGICIAN:
            yield from (4 * repairs + charms for repairs in range(3) for charms in range(3))
        case steps.DRAGON:
            yield from (64 * done + left for done in range(state.players) for left in range(len(COLUMNS)))
        case _:
            yield 0


def check(state: "FeuvilleState", texts: Sequence[str]) -> None:
    """Raises `BadPosition` unless each question can wait where it lies, with what it asks about at hand."""
    if state.steps[0] & CODE == steps.FINISH and len(state.laid) < len(state.dice):
        raise BadPosition("dice-not-used", "A turn ends when both dice are used (FV-13).")
    for place in range(1, len(state.steps)):
        below, step = state.steps[place - 1], state.steps[place]
        if below & CODE not in _UNDER.get(step & CODE, _FROM_A_DIE) or not _has_cause(state, place):
            raise BadPosition("step-out-of-place", "The step '{step}' cannot wait there (FV-10).", step=texts[place])
    if state.named & ~_attacked(state):
        named = town.names(state.named)
        raise BadPosition(
            "named-in-vain", "The dragon was not given the columns {named} (FV-63).", named=", ".join(named)
        )


def _has_cause(state: "FeuvilleState", place: int) -> bool:
    """Whether what has led to a question can have happened."""
    code, argument = state.steps[place] & CODE, state.steps[place] >> SHIFT
    if place == 1 and (state.dice[0] == state.dice[1]) != (code in (steps.DRAGON, steps.ROLL)):
        return False  # nothing can be done before a roll that gives the dice (K1)
    match code:
        case steps.PERSON:
            return state.gnome == argument
        case steps.HAND:
            return _can_be_placed(state, place, *divmod(argument, 4))
        case steps.EVALUATE:
            return _asks_where(state, place, argument)
        case steps.CLOUDS:
            return argument == state.player or state.steps[place - 1] & CODE in (steps.PUBLICAN, steps.SELECTION)
        case steps.FAIRY:
            return _last_die(state, FAIRY)
        case steps.CHARM:
            return _charm_waits(state, place)
        case steps.COAT:
            return _last_die(state, EVALUATION)
        case steps.SELECTION:
            in_turn = state.steps[place - 1] & CODE == steps.MAIN
            return not in_turn or _tile_was_taken(state) or _acts_as(state, ARCHITECT)
        case steps.MAGICIAN:
            repairs, charms = divmod(argument, 4)
            at_most = 1 if repairs else state.game.magician_charms
            return charms <= at_most and _acts_as(state, MAGICIAN)
        case steps.DRAGON:
            return state.dice[0] >= 0
        case steps.ROLL:
            return state.game.decrees_any_time
    return _acts_as(state, PERSON_OF[code])


def _last_die(state: "FeuvilleState", first: int) -> bool:
    """Whether the last die was used for the kind of move that begins there."""
    return bool(state.laid) and first <= state.laid[-1] < first + len(PERSONS)


def _acts_as(state: "FeuvilleState", person: int) -> bool:
    """Whether the last die, or the gnome, has used the skill of a person."""
    return state.gnome == person or (bool(state.laid) and state.laid[-1] == SKILL + person)


def _tile_was_taken(state: "FeuvilleState") -> bool:
    """Whether the last die, or the gnome, can have taken a building tile from a column."""
    return state.gnome >= 0 or (bool(state.laid) and TAKE <= state.laid[-1] < DECREE)


def _charm_waits(state: "FeuvilleState", place: int) -> bool:
    """A fairy tile found both spaces taken; room can have been made only by laying theft protections (FV-53, K41)."""
    seat = state.player
    free = CHARM_SPACES - stored_charms(state, seat)
    by_fairy = state.steps[place - 1] & CODE != steps.MAIN or _last_die(state, FAIRY)
    return by_fairy and state.display[state.charm_slot] < 0 and free <= state.shielded[seat].bit_count()


def _can_be_placed(state: "FeuvilleState", place: int, seat: int, placing: int) -> bool:
    """Freely in the own turn, by building in a publican's round, otherwise after a great selection (FV-48, FV-56)."""
    under = [step & CODE for step in state.steps[:place]]
    in_turn = under[0] == steps.MAIN
    stolen = _acts_as(state, THIEF) and under == [steps.MAIN]
    if placing == ROOM_ONLY:
        return stolen and seat == state.player and not state.game.thief_makes_room
    if placing == FREELY:
        return in_turn and seat == state.player and (len(under) > 1 or _was_taken(state, stolen))
    if state.hand >= DECREE_PIECE:
        return False
    if placing == MUST_BUILD:
        return seat != state.player and steps.PUBLICAN in under
    return under[-1] == steps.SELECTION and (seat != state.player or not in_turn)


def _was_taken(state: "FeuvilleState", stolen: bool) -> bool:
    """Whether the piece in the hand can have come there by the last die or the gnome."""
    if state.gnome >= 0 or (stolen and state.game.thief_makes_room):
        return True
    if state.hand >= DECREE_PIECE:
        return _last_die(state, DECREE) or _acts_as(state, MAYOR)
    return _tile_was_taken(state) or _acts_as(state, ARCHITECT)


def _asks_where(state: "FeuvilleState", place: int, piece: int) -> bool:
    """Only decrees of the player on turn ask what they score, and symbol decrees ask nothing (FV-29, FV-38)."""
    if state.steps[0] & CODE != steps.MAIN:
        return False
    if piece == HAND_PIECE:
        return state.steps[place - 1] & CODE == steps.HAND and state.hand >= DECREE_PIECE + SMALL
    return state.store[2 * state.player + piece - 1] >= DECREE_PIECE + SMALL


def _attacked(state: "FeuvilleState") -> int:
    """The columns of the town that the dragon is at."""
    code, argument = state.steps[-1] & CODE, state.steps[-1] >> SHIFT
    return state.walls[(state.player + argument // 64) % state.players] if code == steps.DRAGON else 0
