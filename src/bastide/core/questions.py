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

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from inspect import get_annotations
from operator import attrgetter
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from bastide.core.asking import LOOK_AGAIN, NOBODY, AskingState
from bastide.core.chance import Chance
from bastide.core.errors import BadPosition, Detail, IllegalMove
from bastide.core.state import slots_of

__all__ = [
    "LOOK_AGAIN",
    "NOBODY",
    "AskingState",
    "Number",
    "OneOf",
    "Question",
    "SetOf",
    "Shape",
    "no_such_step",
]


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
    values: ClassVar["attrgetter[tuple[Hashable, ...]]"]
    """Returns the name and the fields of a question that has fields."""
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
            cls.values = attrgetter("name", *[field for field, _ in cls.fields])
            cls.of_the_game[cls.name] = cls

    def __getstate__(self) -> tuple[dict[str, Any] | None, dict[str, Any]]:
        # As Python does: a compiled class knows nothing of what one in plain Python adds.
        slots = [name for kind in type(self).__mro__ for name in slots_of(kind)]
        return getattr(self, "__dict__", None), {name: getattr(self, name) for name in slots if hasattr(self, name)}

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
        return self.values(self) if self.fields else (self.name,)

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
