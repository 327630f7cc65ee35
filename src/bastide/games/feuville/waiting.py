"""The questions that wait in a position: their texts, and which of them can wait together."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bastide.core.errors import BadPosition
from bastide.games.feuville import steps, town, view
from bastide.games.feuville.box import DECREE_PIECE, SMALL
from bastide.games.feuville.decrees import HAND_PIECE
from bastide.games.feuville.moves import COLUMNS, PERSONS
from bastide.games.feuville.steps import CODE, FREELY, MUST_BUILD, SHIFT

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

_UNDER = {
    steps.HAND: {steps.MAIN, steps.PUBLICAN, steps.SELECTION},
    steps.CHARM: {steps.MAIN, steps.MAGICIAN},
    steps.SELECTION: {steps.MAIN, steps.FINISH, steps.PUBLICAN, steps.ARCHITECT, steps.SELECTION},
    steps.EVALUATE: set(range(len(steps.CODES))) - {steps.FINISH, *steps.WITHOUT_FREE_ACTIONS},
    steps.CLOUDS: set(range(len(steps.CODES))) - {steps.FINISH, *steps.WITHOUT_FREE_ACTIONS},
}
"""What a question may lie on; most come straight from a die and lie on the turn itself."""
_FROM_A_DIE = {steps.MAIN}


def read(state: "FeuvilleState", text: str) -> int:
    """A question as `view.step_text` writes it."""
    for code, name in enumerate(steps.CODES):
        if text.split()[:1] == [name]:
            for argument in _arguments(state, code):
                if view.step_text(code, argument) == text:
                    return code | argument << SHIFT
    raise BadPosition("no-such-step", "'{step}' is no step.", step=text)


def _arguments(state: "FeuvilleState", code: int) -> Iterator[int]:
    """All that a step may have to know."""
    match code:
        case steps.PERSON:
            yield from range(len(PERSONS))
        case steps.HAND:
            yield from (4 * seat + placing for seat in range(state.players) for placing in range(3))
        case steps.EVALUATE:
            yield from range(3)
        case steps.CLOUDS:
            yield from range(state.players)
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
    if code == steps.HAND:
        return _can_be_placed(state, place, *divmod(argument, 4))
    if code == steps.PERSON:
        return state.gnome == argument
    if code == steps.CHARM:
        return state.display[state.charm_slot] < 0
    if code == steps.EVALUATE:
        return _asks_where(state, place, argument)
    if code == steps.CLOUDS:
        return argument == state.player or state.steps[place - 1] & CODE in (steps.PUBLICAN, steps.SELECTION)
    return code != steps.DRAGON or state.dice[0] == state.dice[1]


def _can_be_placed(state: "FeuvilleState", place: int, seat: int, placing: int) -> bool:
    """Freely in the own turn, by building in a publican's round, otherwise after a great selection (FV-48, FV-56)."""
    in_turn = state.steps[0] & CODE == steps.MAIN
    if placing == FREELY:
        return in_turn and seat == state.player
    if state.hand >= DECREE_PIECE:
        return False
    under = [step & CODE for step in state.steps[:place]]
    if placing == MUST_BUILD:
        return seat != state.player and steps.PUBLICAN in under
    return under[-1] == steps.SELECTION and (seat != state.player or not in_turn)


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
