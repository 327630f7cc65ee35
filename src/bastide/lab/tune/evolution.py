"""An evolution strategy for weights: mirrored samples, staged selection, weighted recombination.

In each generation, samples around the current weights play the champion on the same deals. The better half plays more
deals, and the best of those are combined into the next weights. These become the champion once they win a challenge.
The step size falls from generation to generation.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from bastide.core.chance import SeededChance
from bastide.lab.arena import stream
from bastide.lab.progress import Progress
from bastide.lab.tune.duels import Duel, Match, Play, Result, Weights, mean, standard_error

LEAST_SCALE = 0.25
"""A weight changes in proportion to its size, but as if it were at least this share of a typical one."""
DIGITS = 4
"""To how many significant digits weights are written."""
_CHALLENGE, _HELD_OUT = 1 << 40, 1 << 41
"""Where the numbers of the deals begin that no generation plays."""


@dataclass(frozen=True, slots=True)
class Course:
    """How an evolution goes."""

    generations: int = 24
    population: int = 28
    """Samples in each generation; an even number."""
    deals: int = 8
    """Deals in the first stage; the second has as many, a challenge four times as many."""
    first_step: float = 0.35
    last_step: float = 0.12
    """The spread of the samples, as a share of each weight."""
    challenge_every: int = 3

    def step(self, generation: int) -> float:
        """Return the spread in a generation."""
        return float(
            self.first_step * (self.last_step / self.first_step) ** (generation / max(1, self.generations - 1))
        )


@dataclass(slots=True)
class Progeny:
    """How far an evolution has come; enough to resume it."""

    start: Weights
    weights: Weights
    champion: Weights
    generation: int = 0
    accepted: int = 0
    """How often the weights became the champion."""
    history: list[str] = field(default_factory=list)

    @classmethod
    def begin(cls, start: Weights) -> Self:
        """Return the beginning, with these weights."""
        return cls(start, dict(start), dict(start))

    def document(self) -> dict[str, Any]:
        """Return it as plain values."""
        return asdict(self)


class Evolution:
    """Breeds weights, generation by generation."""

    def __init__(self, match: Match, course: Course, progeny: Progeny, play: Play, progress: Progress) -> None:
        self.match = match
        self.course = course
        self.progeny = progeny
        self.play = play
        self.progress = progress
        typical = sorted(abs(weight) for weight in progeny.start.values() if weight)
        least = LEAST_SCALE * typical[len(typical) // 2] if typical else 1.0
        self.scale = {name: max(abs(weight), least) for name, weight in progeny.start.items()}

    def next_generation(self) -> None:
        """Sample, select, recombine; now and then challenge the champion."""
        progeny, course = self.progeny, self.course
        number = progeny.generation
        chance = SeededChance(stream(self.match.seed, number, "samples"))
        step = course.step(number)
        samples = [self._moved(progeny.weights, shift, step) for shift in self._shifts(chance)]
        first = range(2 * number * course.deals, (2 * number + 1) * course.deals)
        second = range(first.stop, first.stop + course.deals)
        results = self._stage(f"generation {number + 1}", samples, first)
        better = _best(results, range(len(samples)))[: len(samples) // 2]
        more = self._stage(f"generation {number + 1}, better half", [samples[index] for index in better], second)
        for index, result in zip(better, more, strict=True):
            results[index].add(result)
        chosen = _best(results, better)
        progeny.weights = _combined([samples[index] for index in chosen])
        progeny.generation += 1
        best = results[chosen[0]].merit
        self._note(f"generation {number + 1}: mean merit {mean([r.merit for r in results]):.3f}, best {best:.3f}")
        if progeny.generation % course.challenge_every == 0 or progeny.generation == course.generations:
            self._challenge()

    def held_out(self, deals: int) -> Result:
        """Return how the champion does against the weights that the evolution began with, on new deals."""
        progeny = self.progeny
        duels = self._duels(progeny.champion, progeny.start, range(_HELD_OUT, _HELD_OUT + deals))
        return self._total("held-out match", duels)

    def _shifts(self, chance: SeededChance) -> list[Mapping[str, float]]:
        """Return directions at random, each with its opposite."""
        shifts: list[Mapping[str, float]] = []
        for _ in range(self.course.population // 2):
            shift = {name: _normal(chance) for name in self.scale}
            shifts += [shift, {name: -amount for name, amount in shift.items()}]
        return shifts

    def _moved(self, weights: Weights, shift: Mapping[str, float], step: float) -> Weights:
        """Return weights moved by a step in a direction, on the same side of zero."""
        moved = {}
        for name, weight in weights.items():
            after = weight + step * self.scale[name] * shift[name]
            moved[name] = _rounded(after if after * self.progeny.start[name] >= 0 else 0.0)
        return moved

    def _challenge(self) -> None:
        """Let the weights play the champion: few deals first, more if that looks good."""
        progeny, deals = self.progeny, self.course.deals
        first = _CHALLENGE + 4 * deals * progeny.generation
        found = self._total("challenge", self._duels(progeny.weights, progeny.champion, range(first, first + deals)))
        if found.merit > 1 / 2:
            rest = self._duels(progeny.weights, progeny.champion, range(first + deals, first + 4 * deals))
            found.add(self._total("challenge", rest))
        accepted = found.merit - standard_error(found.merits) > 1 / 2
        if accepted:
            progeny.champion = dict(progeny.weights)
            progeny.accepted += 1
        self._note(f"challenge after generation {progeny.generation}: {found.text()}{' - accepted' * accepted}")

    # Playing

    def _duels(self, weights: Weights, rival: Weights, deals: Sequence[int]) -> list[Duel]:
        return [Duel(self.match, weights, rival, deal) for deal in deals]

    def _stage(self, label: str, samples: Sequence[Weights], deals: Sequence[int]) -> list[Result]:
        """Let each sample play the champion on all these deals."""
        duels = [duel for sample in samples for duel in self._duels(sample, self.progeny.champion, deals)]
        results = [Result() for _ in samples]
        self.progress.begin(label, len(duels))
        for index, result in enumerate(self.play(duels)):
            results[index // len(deals)].add(result)
            self.progress.advance()
        return results

    def _total(self, label: str, duels: Sequence[Duel]) -> Result:
        total = Result()
        self.progress.begin(label, len(duels))
        for result in self.play(duels):
            total.add(result)
            self.progress.advance()
        return total

    def _note(self, text: str) -> None:
        self.progeny.history.append(text)
        self.progress.note(text)


def _best(results: Sequence[Result], indexes: Sequence[int]) -> list[int]:
    """Return the indexes, those of the best results first."""
    return sorted(indexes, key=lambda index: (-round(results[index].merit, 9), index))


def _combined(samples: Sequence[Weights]) -> Weights:
    """Return the weighted mean of the better half of these, which come best first."""
    parents = samples[: max(1, len(samples) // 2)]
    shares = [math.log(len(parents) + 0.5) - math.log(rank) for rank in range(1, len(parents) + 1)]
    return {
        name: _rounded(sum(share * parent[name] for share, parent in zip(shares, parents, strict=True)) / sum(shares))
        for name in parents[0]
    }


def _normal(chance: SeededChance) -> float:
    """Return a number that is close to normally distributed: the sum of twelve even ones, the same everywhere."""
    return sum(chance.below(1 << 16) for _ in range(12)) / (1 << 16) - 6


def _rounded(weight: float) -> float:
    return float(f"{weight:.{DIGITS}g}")
