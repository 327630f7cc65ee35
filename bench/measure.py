"""Measures several works fairly on a machine of varying speed.

The works take turns in short chunks, and a fixed loop of plain Python is timed right before and after each chunk. The
loop shows how fast the machine was at that moment: a chunk's rate is scaled to the usual speed of the run, and a chunk
during which the speed changed is set aside if enough others remain. The clock counts the CPU time of this process, so
that waiting for a core doesn't count as slowness; scaling takes care of the rest (shared caches, clock rates, a busy
host).
"""

import gc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import TypeAlias

ENOUGH = 5
"""The fewest chunks that a median is taken over."""

_STEADY = 0.10
"""How much the loop's time may differ after a chunk from before, and from the usual."""

_LOOPS = 5
_LOOP_STEPS = 12_000


@dataclass(frozen=True, slots=True)
class Tally:
    """The work done: decisions or calls; how many of them had only one legal move; whole games."""

    steps: int
    forced: int = 0
    games: int = 0
    aside: float = 0.0
    """CPU seconds of preparation, which don't count."""

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.steps + other.steps,
            self.forced + other.forced,
            self.games + other.games,
            self.aside + other.aside,
        )


Work: TypeAlias = Callable[[], Tally]
"""Do a small, whole piece of work, such as one game, and return how much it was."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How long to measure, and who is told of progress."""

    rounds: int
    seconds: float
    """The length of a chunk of play."""
    progress: Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Chunk:
    """One turn of one work. `before` and `after` are the seconds that the calibration loop took around it."""

    tally: Tally
    seconds: float
    before: float
    after: float

    def slowness(self, usual: float) -> float:
        """How slow the machine was: 1 is usual, 2 half as fast."""
        return (self.before + self.after) / (2 * usual)

    def rate(self, usual: float) -> float:
        """Decisions or calls per second, at the usual speed of the machine."""
        return self.tally.steps / self.seconds * self.slowness(usual)

    def is_steady(self, usual: float) -> bool:
        """Whether the machine kept its usual speed."""
        return all(abs(now / usual - 1) <= _STEADY for now in (self.before, self.after))


@dataclass(frozen=True, slots=True)
class Spread:
    """A median, and half the distance between the quartiles as a share of it."""

    median: float
    deviation: float

    @staticmethod
    def of(values: Sequence[float]) -> "Spread":
        """Return the spread of some values; a single one has none."""
        middle = median(values)
        if len(values) < 2:
            return Spread(middle, 0.0)
        low, _, high = quantiles(values, n=4, method="inclusive")
        return Spread(middle, (high - low) / (2 * middle) if middle else 0.0)


@dataclass(frozen=True, slots=True)
class Result:
    """All chunks of one work, and the usual time of the calibration loop."""

    chunks: tuple[Chunk, ...]
    usual: float

    @property
    def total(self) -> Tally:
        """The work done in all chunks."""
        return sum((chunk.tally for chunk in self.chunks), Tally(0))

    @property
    def disturbed(self) -> int:
        """How many chunks ran while the machine was not at its usual speed."""
        return sum(not chunk.is_steady(self.usual) for chunk in self.chunks)

    @property
    def counted(self) -> tuple[Chunk, ...]:
        """The chunks that medians are taken over: the steady ones, or all if too few are steady."""
        steady = tuple(chunk for chunk in self.chunks if chunk.is_steady(self.usual))
        return steady if len(steady) >= ENOUGH else self.chunks

    def steps_per_second(self) -> Spread:
        """Decisions or calls per second."""
        return self._rate(lambda tally: tally.steps)

    def choices_per_second(self) -> Spread:
        """Decisions per second, not counting those with only one legal move."""
        return self._rate(lambda tally: tally.steps - tally.forced)

    def games_per_second(self) -> Spread:
        """Whole games per second."""
        return self._rate(lambda tally: tally.games)

    def seconds_per_step(self) -> Spread:
        """The cost of a decision or a call."""
        return Spread.of([chunk.seconds / chunk.slowness(self.usual) / chunk.tally.steps for chunk in self.counted])

    def _rate(self, amount: Callable[[Tally], int]) -> Spread:
        return Spread.of([amount(chunk.tally) / chunk.seconds * chunk.slowness(self.usual) for chunk in self.counted])


@dataclass(frozen=True, slots=True)
class Run:
    """The results of all works by name, and how the machine behaved meanwhile."""

    results: Mapping[str, Result]
    usual: float
    """The median time of the calibration loop, in seconds."""
    fastest: float
    slowest: float
    core_share: float
    """CPU time by wall-clock time: 1 if this process never had to wait for its core."""

    @property
    def chunks(self) -> int:
        """How many chunks there were."""
        return sum(len(result.chunks) for result in self.results.values())

    @property
    def disturbed(self) -> int:
        """How many of them ran while the machine was not at its usual speed."""
        return sum(result.disturbed for result in self.results.values())


def calibrate() -> float:
    """Return the seconds that a fixed piece of plain Python takes now, the median of a few runs."""
    return median(_timed_loop() for _ in range(_LOOPS))


def _timed_loop() -> float:
    began = process_time()
    seen: dict[int, int] = {}
    numbers: list[int] = []
    mask = 1
    for step in range(_LOOP_STEPS):
        mask = (mask << 3 ^ step) & (1 << 200) - 1
        numbers.append(mask & 1023)
        seen[step & 63] = seen.get(step & 63, 0) + len(numbers)
    return process_time() - began


def chunk(work: Work, seconds: float) -> tuple[Tally, float]:
    """Do `work` until `seconds` have passed, at least once; return what was done, and the time without preparation."""
    tally, spent = Tally(0), 0.0
    gc.collect()  # so that no work pays for the garbage of the previous one
    began = process_time()
    while spent < seconds:
        tally += work()
        spent = process_time() - began
    return tally, spent - tally.aside


def interleaved(works: Mapping[str, tuple[Work, float]], plan: Plan) -> Run:
    """Give each work, in every round, a chunk of its seconds."""
    wall_began, cpu_began = perf_counter(), process_time()
    chunks: dict[str, list[Chunk]] = {name: [] for name in works}
    before = calibrate()
    calibrations = [before]
    for number in range(1, plan.rounds + 1):
        for name, (work, seconds) in works.items():
            plan.progress(f"round {number} of {plan.rounds}: {name}")
            tally, spent = chunk(work, seconds)
            after = calibrate()
            chunks[name].append(Chunk(tally, spent, before, after))
            calibrations.append(after)
            before = after
    usual = median(calibrations)
    return Run(
        results={name: Result(tuple(of_one), usual) for name, of_one in chunks.items()},
        usual=usual,
        fastest=min(calibrations),
        slowest=max(calibrations),
        core_share=(process_time() - cpu_began) / (perf_counter() - wall_began),
    )
