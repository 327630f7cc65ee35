"""Values learned backwards from the end, for a game in which players can't affect each other.

A position at the end of a player's turn is worth the mean, over a few futures, of the best that the next turn makes of
it. For each phase, from the last to the first, a ridge regression on the game's features learns this; the method
`network` also learns what the regression misses (see `network`). Two sets of weights are learned side by side, each
from half of the positions: one chooses and the other values the choice, because a single set would trust its own
luckiest errors. The values that bots use are their mean.

What matters is how the ends of one turn compare. So several of them, *siblings*, are learned from together and meet the
same futures, and the luck that they share counts for little.

The first round is played by the game's hints or by values that it ships (`--start`), each later one, which is longer,
by the values found before. Each round learns from the positions of all rounds: values that had only seen their own
choices would not know why others are bad.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from bastide.bots.lines import Beam, Line, World, search
from bastide.bots.network import Features, NetworkValues, Weights, pack, unpack
from bastide.bots.values import hints_of
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.registry import make
from bastide.core.state import State
from bastide.core.values import Values, read_opponents
from bastide.lab.arena import stream
from bastide.lab.fit import Progress, Task
from bastide.lab.fit.network import SIBLINGS, STILL, Network, scaling, train, unshared

FUTURES = 2
"""How many futures each position is played into."""
FAR = 8
"""How far down the ranking of a turn's lines to look for siblings of the best, but for one of them."""
STRAY = 7
"""One turn in this many is not played by the best line, so that unusual positions come up."""
RIDGE = 25.0
"""How strongly the weights of a phase are tied to those of the phase after it."""
HELD_OUT = 200
"""How many games measure the result."""
GAMES, POSITIONS = 16, 128
"""How much a process is given at a time."""

EVERY_LINE = Beam(width=2000, steps=2000)
"""A beam wide enough to keep every line of a turn."""
_SEEDS = 1 << 62

T = TypeVar("T")
Array = NDArray[np.float64]
"""Numbers in double precision."""
Pair = tuple[Weights, Weights]
"""The weights of a phase, learned from each half of its positions: each half is checked against the other."""


def fit(task: Task, progress: Progress) -> Mapping[str, Any]:
    """Return the weights of a game's features, and of the network's units, by phase."""
    pool = ProcessPoolExecutor(task.jobs, mp_context=get_context("spawn")) if task.jobs > 1 else None
    with cast("AbstractContextManager[Any]", pool or nullcontext()):
        return Backwards(task, progress, pool.map if pool is not None else map).run()


@dataclass(slots=True)
class Played:
    """A game played alone: the positions to learn from by phase, and the points."""

    positions: list[tuple[int, list[State]]]
    points: int


class Backwards:
    """The rounds of a task."""

    def __init__(self, task: Task, progress: Progress, each: Callable[..., Iterator[Any]]) -> None:
        self.task = task
        self.progress = progress
        self.each = each
        """Calls a function for each of several arguments, in one process or many."""
        self.phases = _first_values(task)
        """The weights found so far, by phase."""
        self.seen: dict[int, list[State]] = {}
        """The positions of all rounds, by phase."""

    def run(self) -> Mapping[str, Any]:
        """Learn round after round, and return the document with the weights."""
        shares = self.task.rounds * (self.task.rounds + 1) // 2
        for number in range(1, self.task.rounds + 1):
            self._round(number, max(1, self.task.games * number // shares))
        games = self._play("held out", HELD_OUT, 0, 0)
        points = [game.points for game in games]
        error = 1.96 * np.std(points) / len(points) ** 0.5
        self.progress.note(f"held out: {np.mean(points):.2f} ± {error:.2f} points in {len(points)} games, no rollouts")
        return pack(_names(self.task.game), self.phases)

    def _round(self, number: int, count: int) -> None:
        games = self._play(f"round {number}", count, number, STRAY)
        self.progress.note(f"round {number}: {count} games, {np.mean([game.points for game in games]):.2f} points")
        for game in games:
            for phase, states in game.positions:
                self.seen.setdefault(phase, []).extend(states)
        phases: list[Pair] = []
        for phase in sorted(self.seen):
            if phase:
                phases.append(self._learn(number, phase, self.seen[phase], phases[-1] if phases else None))
        self.phases = [both(pair) for pair in phases]

    def _play(self, label: str, count: int, number: int, stray: int) -> list[Played]:
        seed = stream(self.task.seed, number, "self-play")
        chunks = [range(first, min(first + GAMES, count)) for first in range(0, count, GAMES)]
        arguments = (repeat(self.task.game), repeat(self.phases), repeat(seed), chunks, repeat(stray))
        return self._gather(f"{label}: games", chunks, self.each(_play_games, *arguments))

    def _learn(self, number: int, phase: int, states: list[State], following: Pair | None) -> Pair:
        """Return the weights of a phase."""
        label = f"round {number}, phase {phase}"
        chunks = [states[first : first + POSITIONS] for first in range(0, len(states), POSITIONS)]
        seeds = [stream(self.task.seed, place, f"{label}: futures") for place in range(len(chunks))]
        found = self._gather(label, chunks, self.each(_goals, repeat(self.task.game), repeat(following), chunks, seeds))
        rows, goals, points = (np.concatenate(part) for part in zip(*found, strict=True))
        halves = [np.arange(len(rows)) // SIBLINGS % 2 == which for which in range(2)]
        units = self.task.method == "network"
        pair = tuple(
            self.each(
                _fitted,
                [rows[half] for half in halves],
                [goals[half, which] for which, half in enumerate(halves)],
                following or [_points_only(rows[half], points[half]) for half in halves],
                repeat(units),
                [stream(self.task.seed, which, f"{label}: units") for which in range(2)],
            )
        )
        missed = np.concatenate(
            [
                (goals[~half, which] - predict(weights, rows[~half])).reshape(-1, SIBLINGS)
                for which, (weights, half) in enumerate(zip(pair, halves, strict=True))
            ]
        )
        errors = f"error {missed.std():.3f}, between siblings {(missed - missed.mean(axis=1, keepdims=True)).std():.3f}"
        self.progress.note(f"{label}: {len(rows)} positions, goal {goals.mean():.2f}, {errors}")
        return cast(Pair, pair)

    def _gather(self, label: str, chunks: Sequence[Sequence[Any]], parts: Iterable[list[T]]) -> list[T]:
        self.progress.begin(label, sum(map(len, chunks)))
        found: list[T] = []
        for chunk, part in zip(chunks, parts, strict=True):
            found += part
            self.progress.advance(len(chunk))
        return found


def _first_values(task: Task) -> list[Weights]:
    """Return the weights that play the first round; none if the hints play it."""
    return (
        [] if task.start is None else unpack(read_opponents(_game(task.game).__module__, task.start), _names(task.game))
    )


def both(pair: Pair) -> Weights:
    """Return the mean of two networks as one, which has the units of both."""
    one, other = pair
    return Weights(
        [[(a[0] + b[0]) / 2, *a[1:], *b[1:]] for a, b in zip(one.rows, other.rows, strict=True)],
        [(one.start[0] + other.start[0]) / 2, *one.start[1:], *other.start[1:]],
        [out / 2 for out in (*one.out, *other.out)],
    )


# In the processes


@cache
def _game(name: str) -> Game:
    return make(name)


def _module(name: str) -> Features:
    return cast(Features, _game(name).module("features"))


def _names(name: str) -> list[str]:
    return [feature for group in _module(name).GROUPS for feature in group.names]


def _values(name: str, phases: Sequence[Weights]) -> Values:
    hints = hints_of(type(_game(name)))
    return NetworkValues(_module(name), hints, phases, batched=True)


def _play_games(name: str, phases: Sequence[Weights], seed: int, numbers: Iterable[int], stray: int) -> list[Played]:
    values = _values(name, phases) if phases else hints_of(type(_game(name)))
    return [_play_game(_game(name), values, SeededChance(stream(seed, number, "game")), stray) for number in numbers]


def _play_game(game: Game, values: Values, chance: SeededChance, stray: int) -> Played:
    """Play alone; with `stray`, play another line than the best now and then, and keep some positions of each turn."""
    features = cast(Features, game.module("features"))
    state, player = values.own_game(game.start(1, chance), 0)
    below, end_move = chance.below, cast(int, game.end_move)
    positions: list[tuple[int, list[State]]] = []
    while state.to_act:
        lines = search(World(state, player, 0), values, EVERY_LINE)
        near = min(FAR, len(lines))
        best = lines[0]
        if stray:
            siblings = [lines[below(near)] for _ in range(SIBLINGS - 2)]
            kept = (best, *siblings, lines[below(len(lines))])
            positions.append((features.phase(state), [line.state.copy() for line in kept]))
            if below(stray) == 0:
                best = lines[below(near)]
        state = best.state.copy()
        state.apply(player, end_move, chance)
    return Played(positions, int(features.points(state, player)))


def _goals(name: str, following: Pair | None, states: Sequence[State], seed: int) -> list[tuple[Array, Array, Array]]:
    """Return the features of positions, what each set of weights should learn of them, and the points now."""
    values = [_values(name, [weights]) for weights in following] if following else [_values(name, [])] * 2
    module, chance = _module(name), SeededChance(seed)
    goals = np.zeros((len(states), 2))
    luck = [chance.below(_SEEDS) for _ in range(FUTURES * len(states) // SIBLINGS)]
    for place, state in enumerate(states):
        first = place // SIBLINGS * FUTURES
        for seed in luck[first : first + FUTURES]:
            after = state.copy()
            after.apply(0, cast(int, after.game.end_move), SeededChance(seed))
            goals[place] += _best(search(World(after, 0, 0), values[0], EVERY_LINE), values[1])
    rows = [
        [count for group, key in zip(module.GROUPS, module.keys(state, 0), strict=True) for count in group.count(key)]
        for state in states
    ]
    return [(np.array(rows, float), goals / FUTURES, np.array([module.points(state, 0) for state in states], float))]


def _best(lines: Sequence[Line], other: Values) -> tuple[float, float]:
    """Return what the best line of each set of values is worth to the other set; the first set ranked the lines."""
    worths = other.worths([line.state for line in lines], 0)
    return worths[0], lines[max(range(len(worths)), key=worths.__getitem__)].worth


def _points_only(rows: Array, points: Array) -> Weights:
    """Return weights without units that tell the points now: where the phase before the end starts from."""
    found = ridge(rows, points, np.zeros(rows.shape[1] + 1), 1e-3)
    return Weights([[weight] for weight in found[1:]], [found[0]], [])


def _fitted(rows: Array, goals: Array, following: Weights, units: bool, seed: int) -> Weights:
    """Return the weights that come closest to the goals, starting from those of the phase after."""
    before = np.array([following.start[0], *(row[0] for row in following.rows)])
    found = ridge(rows, goals, before, RIDGE)
    if not units:
        return Weights([[weight] for weight in found[1:]], [found[0]], [])
    missed = goals - found[0] - rows @ found[1:]
    network = train(rows, missed, Network.of(following), seed)
    weights = np.column_stack([found[1:], network.rows])
    return Weights(weights.tolist(), [found[0] + network.base, *network.start], network.out.tolist())


def ridge(rows: Array, goals: Array, before: Array, strength: float) -> Array:
    """Return the constant and the weights closest to the goals, tied to those `before`; the constant is free.

    The luck that siblings share counts for little, as in a model with random effects.
    """
    means, scale = scaling(rows)
    moving = rows.std(axis=0) > STILL
    scaled = (rows[:, moving] - means[moving]) / scale[moving]
    missing = goals - rows @ before[1:]
    own = unshared(scaled)
    steps = np.linalg.solve(own.T @ scaled + strength * np.eye(scaled.shape[1]), own.T @ (missing - missing.mean()))
    weights = before[1:].copy()
    weights[moving] += steps / scale[moving]
    return np.array([(goals - rows @ weights).mean(), *weights])


def predict(weights: Weights, rows: Array) -> Array:
    """Return what the weights say of rows of features."""
    total = np.array(weights.start) + rows @ np.array(weights.rows)
    return cast(Array, total[:, 0] + np.maximum(total[:, 1:], 0.0) @ np.array(weights.out))
