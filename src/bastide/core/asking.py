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

_MOST_SEATS = 16
_SEATS = (*((seat,) for seat in range(_MOST_SEATS)), ())
"""Who owes a decision, by the seat asked; the last entry stands for `NOBODY`."""

Q = TypeVar("Q", bound="Question[Any]")


class AskingState(State, Generic[Q]):
    """A state in which players answer the question on top of a stack. `Q` is the game's base class of questions."""

    __slots__ = ("asked", "listed", "questions", "to_act")

    asked: int
    """The seat that decides now, or `NOBODY`; set by `ask`."""
    to_act: tuple[int, ...]
    """That seat; those that a closed phase waits for; nobody when the game is over."""
    questions: list[Q]
    """The waiting questions, the top one last; empty when the game is over. While it is played, the list stays the same
    one: rules change it in place."""
    listed: list[int] | None
    """The legal moves, once they have been listed."""

    def ask(self, seat: int) -> None:
        """Ask a seat the question on top, or `NOBODY`: then a closed phase waits for players, or the game is over."""
        self.asked = seat
        self.to_act = _SEATS[seat] or self.waiting()

    def waiting(self) -> tuple[int, ...]:
        """The players who owe a decision in a closed phase; nobody when the game is over."""
        return ()

    def legal_moves(self, player: int) -> list[int]:
        if player != self.asked:
            return self.closed_moves(player) if self.asked < 0 else []
        moves = self.listed
        if moves is None:
            if player < 0:
                return []
            moves = self.listed = self.questions[-1].moves(self)
        return moves.copy()

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        return None if move in self.legal_moves(player) else self.why_not(player, move)

    @abstractmethod
    def why_not(self, player: int, move: int) -> IllegalMove:
        """Return why `player` may not make `move`; only called for moves that are not legal."""

    def play(self, player: int, move: SupportsIndex | str, chance: Chance) -> None:
        if type(move) is not int or player != self.asked or move not in (self.listed or self.legal_moves(player)):
            self._play_other(player, move, chance)
            return
        self.listed = None
        questions = self.questions
        questions[-1].answer(self, move, chance)
        while questions:  # as `settle` and `ask` do, without calls at every move
            seat = questions[-1].ask(self, chance)
            if seat == player:
                return
            if seat >= NOBODY:
                self.asked = seat
                self.to_act = _SEATS[seat] or self.waiting()
                return
        self.ask(NOBODY)

    def _play_other(self, player: int, move: SupportsIndex | str, chance: Chance) -> None:
        """Make a move that isn't the number of a listed one: a text, or a move of a closed phase; or refuse it."""
        if type(move) is not int:
            move = self.game.moves.id_of(move)
        if move not in self.legal_moves(player):
            raise self.why_not(player, move)
        self.apply(player, move, chance)

    def apply(self, player: int, move: int, chance: Chance) -> None:
        if self.asked < 0:
            self.play_closed(player, move, chance)
            return
        self.listed = None
        self.questions[-1].answer(self, move, chance)
        self.settle(chance)

    def closed_moves(self, player: int) -> list[int]:
        """Return the moves of `player` in a closed phase, where no single player is asked."""
        return []

    def play_closed(self, player: int, move: int, chance: Chance) -> None:
        """Make a move of a closed phase."""
        raise NotImplementedError

    def settle(self, chance: Chance) -> None:
        """Go on until a player has to decide, or the game is over."""
        questions = self.questions
        while questions:
            seat = questions[-1].ask(self, chance)
            if seat >= NOBODY:
                self.ask(seat)
                return
        self.ask(NOBODY)

    def is_waiting(self, kind: type[Q]) -> bool:
        """Whether a question of that kind is anywhere in the stack."""
        return any(isinstance(question, kind) for question in self.questions)

    def question_texts(self) -> list[str]:
        """Return the waiting questions as positions write them."""
        return [question.text() for question in self.questions]
