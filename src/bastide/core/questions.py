"""A stack of questions: the top one is put to a player, and its answer takes it off, replaces it or adds others.

A game derives one class from `Question` as its base, and from that a class for each question, in the module of the noun
that it is about:

    @dataclass(slots=True)
    class Hand(MyQuestion):
        '''Where does the piece just taken go?'''

        name = "hand"
        answers = ("build", "store")
        seat: Annotated[int, Number(below=4)]

        def ask(self, state, chance): ...      # who decides?
        def moves(self, state): ...            # what may they answer?
        def answer(self, state, move, chance): ...

Positions write this question as `hand 2`. Copies of a state share their questions: never change one, put another in its
place.
"""

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from inspect import get_annotations
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from bastide.core.chance import Chance
from bastide.core.errors import BadPosition, Detail, IllegalMove
from bastide.core.state import State

NOBODY = -1
"""In place of a seat: no single player is asked."""
LOOK_AGAIN = -2
"""In place of a seat: the stack has changed; ask the question that is on top now."""


# Fields


class Shape(Protocol):
    """How positions write a field, which is a number in the rules."""

    def write(self, value: int) -> str:
        """Return the value as a word."""

    def read(self, word: str) -> int:
        """Return the value of a word, or raise `ValueError`."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number from 0 up to, but not including, `below`."""

    below: int

    def write(self, value: int) -> str:
        return str(value)

    def read(self, word: str) -> int:
        return range(self.below).index(int(word))


@dataclass(frozen=True, slots=True)
class OneOf:
    """An index into `names`."""

    names: Sequence[str]
    absent: int | None = None
    """The value that stands for none of them, written as `-`."""

    def write(self, value: int) -> str:
        return "-" if value == self.absent else self.names[value]

    def read(self, word: str) -> int:
        return self.absent if word == "-" and self.absent is not None else self.names.index(word)


@dataclass(frozen=True, slots=True)
class SetOf:
    """A bit mask over `names`."""

    names: Sequence[str]

    def write(self, value: int) -> str:
        return "+".join(name for index, name in enumerate(self.names) if value >> index & 1) or "-"

    def read(self, word: str) -> int:
        return 0 if word == "-" else sum({1 << self.names.index(name) for name in word.split("+")})


# Questions

S = TypeVar("S", contravariant=True)


class Question(Generic[S]):
    """A question that waits for an answer. `S` is the state of the game."""

    __slots__ = ()

    name: ClassVar[str]
    """Its name in positions."""
    answers: ClassVar[tuple[str, ...]] = ()
    """The kinds of move that answer it."""
    first: ClassVar[tuple[str, str]]
    """The rule and the key of the refusal that says to answer this first."""
    fields: ClassVar[tuple[tuple[str, Shape], ...]] = ()
    """The fields that the class annotates with a shape, in order."""
    of_the_game: ClassVar[dict[str, type["Question[Any]"]]]
    """All questions of the same game by name."""

    def __init_subclass__(cls) -> None:
        if Question in cls.__bases__:
            cls.of_the_game = {}
        elif "name" in vars(cls):
            cls.fields = tuple(
                (field, kind.__metadata__[0])
                for field, kind in get_annotations(cls).items()
                if hasattr(kind, "__metadata__")  # as `Annotated` has
            )
            cls.of_the_game[cls.name] = cls

    def ask(self, state: S, chance: Chance) -> int:
        """Return the seat to ask, or `LOOK_AGAIN` if nobody needs to be asked and the stack has changed."""
        raise NotImplementedError

    def moves(self, state: S) -> list[int]:
        """Return the moves that answer it, sorted; only called while a player is being asked."""
        raise NotImplementedError(f"{self.name} asks nobody")

    def answer(self, state: S, move: int, chance: Chance) -> None:
        """Carry out an answer."""
        raise NotImplementedError(f"{self.name} asks nobody")

    # Refusals and positions

    def why_not(self, state: S, move: int) -> IllegalMove:
        """Return why `move`, which is of a kind that answers this question, is not legal."""
        raise NotImplementedError(f"{self.name} allows all its answers")

    def answer_first(self, state: S) -> tuple[str, str, Mapping[str, Detail]]:
        """Return why another move has to wait: the rule, the key of the refusal and its arguments."""
        return (*self.first, {})

    def exists(self, state: S) -> bool:
        """Whether this game has such a question, with these players and components."""
        return True

    def can_wait(self, state: S, place: int) -> bool:
        """Whether it can be at `place` in the stack of a position, with everything it asks about present."""
        return True

    def text(self) -> str:
        """Return the question as positions write it: its name and fields."""
        return " ".join((self.name, *(shape.write(getattr(self, field)) for field, shape in self.fields)))

    def gist(self) -> Hashable:
        """Return a key that is equal only for the same question; quicker than its text."""
        return (self.name, *[getattr(self, field) for field, _ in self.fields])

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the question of the game with this text; raise `BadPosition` if there is none."""
        name, *words = text.split() or ("",)
        kind = cls.of_the_game.get(name)
        if kind is not None and len(words) == len(kind.fields):
            try:
                question = kind(*(shape.read(word) for (_, shape), word in zip(kind.fields, words, strict=True)))
            except ValueError:
                pass
            else:
                if question.text() == text:
                    return question  # type: ignore[return-value]  # a question of the same game
        raise no_such_step(text)

    @classmethod
    def read(cls, texts: Iterable[str], state: S) -> list[Self]:
        """Read a stack of questions, the top one last; raise `BadPosition` if the game has no such question."""
        questions = []
        for text in texts:
            question = cls.parse(text)
            if not question.exists(state):
                raise no_such_step(text)
            questions.append(question)
        return questions


def no_such_step(text: str) -> BadPosition:
    """Return the error for a text that is not a question of the game."""
    return BadPosition("no-such-step", "'{step}' is not a step.", step=text)


Q = TypeVar("Q", bound=Question[Any])


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
            return (self.listed or self.list_moves())[:]
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

    def play(self, player: int, move: int | str, chance: Chance) -> None:
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
        self.settle(chance)

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
