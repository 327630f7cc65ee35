"""The only source of randomness. A state asks; the kind of table decides who answers.

Requests are finite, have a name and say who may see the outcome. Six ways to answer: `SeededChance` for simulations,
`KeyedChance` for verifiable tables, `ReplayingChance` for journals, `ScriptedChance` for tests, `EnumeratingChance`
for every outcome with its probability, `AskingChance` for a person at a real table.
`Recorder` records the answers of any of them.
"""

import hashlib
import hmac
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from struct import Struct
from typing import Protocol, Self, TypeVar

from bastide.core.audience import Audience
from bastide.core.compiling import in_c
from bastide.core.errors import BadJournal, BadOutcome, ChanceNeeded

_WORD = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Request:
    """One question to chance: which of `kinds`, weighted by `weights` (how many of each there are)?"""

    name: str
    kinds: tuple[str, ...]
    weights: tuple[int, ...]
    seen_by: Audience = None

    def possible(self) -> list[int]:
        """The outcomes that can occur."""
        return [index for index, weight in enumerate(self.weights) if weight]

    def canonical(self) -> bytes:
        """Return the same bytes for the same question on any machine."""
        return json.dumps([self.name, self.kinds, self.weights], ensure_ascii=True, separators=(",", ":")).encode()

    def index(self, kind: str) -> int:
        """Return the outcome called `kind`, if it can occur."""
        wanted = kind.strip().lower()
        for index in self.possible():
            if self.kinds[index].lower() == wanted:
                return index
        possible = tuple(self.kinds[index] for index in self.possible())
        raise BadOutcome(
            "impossible-outcome",
            "'{outcome}' is not a possible {request}; it must be {possible}.",
            outcome=kind,
            request=self.name,
            possible=possible,
        )


@dataclass(frozen=True, slots=True)
class Outcome:
    """An answer of chance as journals store it: the request's name and the kind that came up."""

    name: str
    kind: str


def count(things: Iterable[int], kinds: int) -> list[int]:
    """Return how many things there are of each kind."""
    counts = [0] * kinds
    for thing in things:
        counts[thing] += 1
    return counts


class Chance(ABC):
    """The source of randomness passed to `State.play` and to a game's set-up."""

    @abstractmethod
    def answer(self, request: Request) -> int:
        """Return the index of the kind that comes up."""

    def draw(
        self, counts: Sequence[int], name: str, kinds: Sequence[str] | None = None, seen_by: Audience = None
    ) -> int:
        """Return the kind of one thing drawn from `counts[i]` things of each kind `i`; `counts` is not changed."""
        names = tuple(kinds) if kinds is not None else tuple(str(index) for index in range(len(counts)))
        return self.answer(Request(name, names, tuple(counts), seen_by))

    def pick(self, things: Sequence[int], name: str, kinds: Sequence[str], seen_by: Audience = None) -> int:
        """Draw one of some things, for whoever lists the kind of each in ascending order rather than counts them."""
        return self.draw(count(things, len(kinds)), name, kinds, seen_by)

    def roll(self, sides: int, name: str, seen_by: Audience = None) -> int:
        """Roll a die: 1 to `sides`."""
        faces = tuple(str(face) for face in range(1, sides + 1))
        return self.answer(Request(name, faces, (1,) * sides, seen_by)) + 1

    def rolls(self, sides: int, names: Sequence[str], seen_by: Audience = None) -> list[int]:
        """Roll some dice, one for each name: 1 to `sides`."""
        return [self.roll(sides, name, seen_by) for name in names]

    def show(self, known_by: tuple[int, ...], seen_by: Audience) -> None:  # noqa: B027 - most have no use for it
        """Take note that `seen_by` see something fixed before, which only `known_by` knew: news, but not luck."""


_STEP = 0x9E3779B97F4A7C15
_AHEAD = 32
"""How many numbers are made at once: more are quicker each, but a generator that is hardly used makes them in vain."""
_LANES = range(0, 128 * _AHEAD, 128)
_ONES = sum(1 << lane for lane in _LANES)
_WORDS = _WORD * _ONES
_STEPS = sum((_STEP * place & _WORD) << lane for place, lane in zip(range(_AHEAD, 0, -1), _LANES, strict=True))
_FORM = Struct("<" + "Q8x" * _AHEAD)


class SeededChance(Chance):
    """A small integer generator (splitmix64): fast, the same on every machine; for simulations, bots and `imagine`.

    Its next numbers are made side by side, each in a lane of one int, the last one in the lowest.
    """

    __slots__ = ("_ahead", "_made")

    _ahead: list[int]
    """The numbers made and not yet used, the next one last."""
    _made: int
    """The state after all of them."""

    def __init__(self, seed: int) -> None:
        self._ahead = []
        self._made = seed & _WORD

    @property
    def state(self) -> int:
        """The state of the generator: the seed of one with the same future."""
        return self._made - _STEP * len(self._ahead) & _WORD

    @in_c
    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1."""
        ahead = self._ahead
        if not ahead:
            self.look_ahead()
        return ahead.pop() * bound >> 64

    @in_c
    def look_ahead(self) -> int:
        """Make numbers, which copies then share, unless the build makes each in C; return how many are there."""
        mixed = (self._made * _ONES + _STEPS) & _WORDS
        self._made = mixed & _WORD
        mixed = ((mixed ^ (mixed >> 30)) & _WORDS) * 0xBF58476D1CE4E5B9 & _WORDS
        mixed = ((mixed ^ (mixed >> 27)) & _WORDS) * 0x94D049BB133111EB & _WORDS
        mixed ^= mixed >> 31
        self._ahead[:0] = _FORM.unpack(mixed.to_bytes(_FORM.size, "little"))
        return len(self._ahead)

    def draw(
        self, counts: Sequence[int], name: str, kinds: Sequence[str] | None = None, seen_by: Audience = None
    ) -> int:
        # Without building a request, which would cost more than the draw.
        rest = self.below(sum(counts))
        for index, count in enumerate(counts):
            if rest < count:
                return index
            rest -= count
        raise ValueError(f"nothing to draw from for {name}")

    def pick(self, things: Sequence[int], name: str, kinds: Sequence[str], seen_by: Audience = None) -> int:
        return things[self.below(len(things))]  # which `draw` would find by their counts

    def roll(self, sides: int, name: str, seen_by: Audience = None) -> int:
        return self.below(sides) + 1

    @in_c
    def rolls(self, sides: int, names: Sequence[str], seen_by: Audience = None) -> list[int]:
        """Roll some dice, one for each name: 1 to `sides`."""
        ahead, dice = self._ahead, len(names)
        while len(ahead) < dice:
            self.look_ahead()
        numbers = ahead[: -dice - 1 : -1]
        del ahead[len(ahead) - dice :]
        return [1 + (number * sides >> 64) for number in numbers]

    def answer(self, request: Request) -> int:
        return self.draw(request.weights, request.name)

    def copy(self) -> Self:
        """Return a generator with the same future."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin._ahead = self._ahead.copy()
        twin._made = self._made
        return twin

    def has_same_future(self, other: "SeededChance") -> bool:
        """Whether both will give the same numbers; quicker than comparing states."""
        if len(self._ahead) == len(other._ahead):
            return self._made == other._made
        return self.state == other.state


class KeyedChance(Chance):
    """Reads outcome i from HMAC-SHA256(key, i | request | block) by rejection: anyone with the key can check it."""

    def __init__(self, key: bytes, asked: int = 0) -> None:
        self.key = key
        self.asked = asked

    def answer(self, request: Request) -> int:
        total = sum(request.weights)
        fair = (1 << 256) // total * total  # numbers from here on would favour the first kinds
        block = 0
        while (number := self._block(request, block)) >= fair:
            block += 1
        self.asked += 1
        rest = number % total
        for index, weight in enumerate(request.weights):
            rest -= weight
            if rest < 0:
                return index
        raise ValueError(f"nothing to draw from for {request.name}")

    def _block(self, request: Request, block: int) -> int:
        message = b"%d|%s|%d" % (self.asked, request.canonical(), block)
        return int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest(), "big")


class ReplayingChance(Chance):
    """Repeats what a journal recorded, and refuses if the question has changed."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self._outcomes = outcomes
        self._next = 0

    def answer(self, request: Request) -> int:
        if self._next == len(self._outcomes):
            raise BadJournal("no-outcome", "The journal records no outcome for '{request}'.", request=request.name)
        outcome = self._outcomes[self._next]
        if outcome.name != request.name:
            raise BadJournal(
                "other-outcome",
                "The journal records '{outcome}' where the game asks for '{request}'.",
                outcome=outcome.name,
                request=request.name,
            )
        self._next += 1
        try:
            return request.index(outcome.kind)
        except BadOutcome as error:
            raise BadJournal(
                "journal-outcome", "The journal records an impossible outcome: {reason}", reason=error
            ) from error

    def finish(self) -> None:
        """Raise `BadJournal` if outcomes are left over."""
        if self._next < len(self._outcomes):
            raise BadJournal(
                "surplus-outcome",
                "The journal records '{outcome}' where the game asks for nothing.",
                outcome=self._outcomes[self._next].name,
            )


class ScriptedChance(Chance):
    """Gives the answers that a test lists, in order."""

    def __init__(self, *kinds: str) -> None:
        self.kinds = list(kinds)

    def answer(self, request: Request) -> int:
        if not self.kinds:
            raise BadOutcome("script-ended", "The script has no outcome left for '{request}'.", request=request.name)
        return request.index(self.kinds.pop(0))


class EnumeratingChance(Chance):
    """Repeats the answers so far and raises `ChanceNeeded` for the next; tracks the probability of its line."""

    def __init__(self, answers: Sequence[int] = ()) -> None:
        self._answers = answers
        self._next = 0
        self.probability = Fraction(1)

    def answer(self, request: Request) -> int:
        if self._next == len(self._answers):
            raise ChanceNeeded(request)
        index = self._answers[self._next]
        self._next += 1
        self.probability *= Fraction(request.weights[index], sum(request.weights))
        return index


class AskingChance(Chance):
    """For a person at a real table: repeats their answers so far and raises `ChanceNeeded` for the next question."""

    def __init__(self, answers: Sequence[str] = ()) -> None:
        self._answers = answers
        self._next = 0

    def answer(self, request: Request) -> int:
        if self._next == len(self._answers):
            raise ChanceNeeded(request)
        self._next += 1
        return request.index(self._answers[self._next - 1])


class Recorder(Chance):
    """Passes questions on and records each request with its outcome."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.requests: list[Request] = []
        self.outcomes: list[Outcome] = []

    def answer(self, request: Request) -> int:
        index = self.source.answer(request)
        self.requests.append(request)
        self.outcomes.append(Outcome(request.name, request.kinds[index]))
        return index


class NoChance(Chance):
    """For moves that must not ask: raises an error if one does."""

    def answer(self, request: Request) -> int:
        raise BadOutcome(
            "no-chance-here", "The game asked for '{request}' where no chance is allowed.", request=request.name
        )


class _Playable(Protocol):
    def copy(self) -> Self: ...
    def play(self, player: int, move: int, chance: Chance) -> None: ...


PlayableT = TypeVar("PlayableT", bound=_Playable)
ResultT = TypeVar("ResultT")


def every_line(trial: Callable[[Chance], ResultT]) -> Iterator[tuple[Fraction, ResultT]]:
    """Run `trial` once for each possible sequence of outcomes; yield its probability and result."""
    lines: list[list[int]] = [[]]
    while lines:
        answers = lines.pop()
        chance = EnumeratingChance(answers)
        try:
            result = trial(chance)
        except ChanceNeeded as needed:
            lines += [[*answers, index] for index in reversed(needed.request.possible())]
        else:
            yield chance.probability, result


def outcomes(state: PlayableT, player: int, move: int) -> Iterator[tuple[Fraction, PlayableT]]:
    """Yield every state that `move` can lead to, with its probability; `state` is not changed."""

    def trial(chance: Chance) -> PlayableT:
        after = state.copy()
        after.play(player, move, chance)
        return after

    return every_line(trial)
