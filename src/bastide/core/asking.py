"""The state of a game whose players answer the question on top of a stack (see `questions`)."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Generic, SupportsIndex, TypeVar

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.state import State

if TYPE_CHECKING:
    from bastide.core.questions import Question

NOBODY = -1
"""In place of a seat: no single player is asked."""
LOOK_AGAIN = -2
"""In place of a seat: the stack has changed; ask the question that is on top now."""

Q = TypeVar("Q", bound="Question[Any]")


class AskingState(State, Generic[Q]):
    """A state in which players answer the question on top of a stack. `Q` is the game's base class of questions."""

    __slots__ = ("asked", "listed", "questions")

    asked: int
    """The seat that decides now, or `NOBODY`."""
    questions: list[Q]
    """The waiting questions, the top one last; empty when the game is over."""
    listed: list[int] | None
    """The legal moves, once they have been listed."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The player being asked; nobody when the game is over."""
        return (self.asked,) if self.asked >= 0 else ()

    def legal_moves(self, player: int) -> list[int]:
        if player == self.asked and player >= 0:
            return (self.listed or self.list_moves()).copy()
        return self.closed_moves(player) if self.asked < 0 else []

    def list_moves(self) -> list[int]:
        """List the moves of the player being asked, and keep them until the next move."""
        moves = self.listed = self.questions[-1].moves(self)
        return moves

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        return None if move in self.legal_moves(player) else self.why_not(player, move)

    @abstractmethod
    def why_not(self, player: int, move: int) -> IllegalMove:
        """Return why `player` may not make `move`; only called for moves that are not legal."""

    def play(self, player: int, move: SupportsIndex | str, chance: Chance) -> None:
        if type(move) is not int:
            move = self.game.moves.id_of(move)
        if self.asked < 0:
            if move not in self.closed_moves(player):
                raise self.why_not(player, move)
            self.play_closed(player, move, chance)
            return
        if player != self.asked or move not in (self.listed or self.list_moves()):
            raise self.why_not(player, move)
        self.listed = None
        self.answer(move, chance)
        while questions := self.questions:  # as `settle` does, without a call at every move
            seat = questions[-1].ask(self, chance)
            if seat >= NOBODY:
                self.asked = seat
                return
        self.asked = NOBODY

    def apply(self, player: int, move: int, chance: Chance) -> None:
        if self.asked < 0:
            self.play_closed(player, move, chance)
            return
        self.listed = None
        self.answer(move, chance)
        self.settle(chance)

    def answer(self, move: int, chance: Chance) -> None:
        """Carry out a legal move."""
        self.questions[-1].answer(self, move, chance)

    def closed_moves(self, player: int) -> list[int]:
        """Return the moves of `player` in a closed phase, where no single player is asked."""
        return []

    def play_closed(self, player: int, move: int, chance: Chance) -> None:
        """Make a move of a closed phase."""
        raise NotImplementedError

    def settle(self, chance: Chance) -> None:
        """Go on until a player has to decide, or the game is over."""
        while questions := self.questions:
            seat = questions[-1].ask(self, chance)
            if seat != LOOK_AGAIN:
                self.asked = seat
                return
        self.asked = NOBODY

    def is_waiting(self, kind: type[Q]) -> bool:
        """Whether a question of that kind is anywhere in the stack."""
        return any(isinstance(question, kind) for question in self.questions)

    def question_texts(self) -> list[str]:
        """Return the waiting questions as positions write them."""
        return [question.text() for question in self.questions]
