"""The actions of buildings and characters that wait on the stack to be carried out (TY-33, TY-51). See `effects`."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.games.tournay.questions import MOST_PIECES, Piece, TournayQuestion

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


@dataclass(slots=True)
class Act(TournayQuestion):
    """An action, by its number in the box: it is carried out, or asks the player on turn what it needs to know."""

    name = "effect"
    answers = ("visit", "fight", "trigger", "colour")
    first = "TY-33", "finish-effect"
    asks_one_kind = True
    number: Piece

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn, if the action has several answers."""
        return state.box.pieces[self.number].ask(state, chance)

    def moves(self, state: "TournayState") -> list[int]:
        """The answers that the action accepts."""
        return state.box.pieces[self.number].moves(state)

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Carry the action out."""
        state.questions.pop()
        state.box.pieces[self.number].answer(state, move, chance)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        return state.box.pieces[self.number].why_not(state, move)

    def exists(self, state: "TournayState") -> bool:
        """Whether the box has such an action."""
        return self.number < len(state.box.pieces)


def push(state: "TournayState", numbers: tuple[int, ...]) -> None:
    """Put actions on the stack, to be carried out in order."""
    for number in reversed(numbers):
        state.questions.append(_ACTS[number])


_ACTS = tuple(Act(number) for number in range(MOST_PIECES))
