"""Linear values: LSTD and ridge regression on the margin still to come.

In a game of two, what a position is worth to a player beyond the points is the margin that they will still gain.
(Their own final points would mostly tell how long the game lasts.) `lstd` learns it from one position to the next, with
traces of `LAMBDA`; `ridge` learns it from the final margin alone, which is the same with traces of 1.

The first round is played by the game's hints, each later one by the weights found before. The last `KEPT` rounds count.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.bots.linear import FeaturesModule, features_of
from bastide.core.registry import make
from bastide.lab.arena import stream
from bastide.lab.fit import Progress, Task
from bastide.lab.fit.selfplay import Chain, Policy, in_chunks, record_games

LAMBDA = 0.5
"""How long the traces of `lstd` are: 0 learns from the next position, 1 from the end of the game."""
SHARED, APART, LEAST = 0.05, 1.0, 5.0
"""How strongly the weights are tied to the prior, those of a phase to all others, and at least, by spread."""
BY_HINTS = Policy(width=4, worlds=1, noise=0.7, scatter=0.5)
"""How the first round is played: by players of many kinds."""
NOISE = 1.0
"""How much players misjudge their plans in later rounds, so that unusual positions come up."""
KEPT = 2
"""How many rounds of games count."""
HELD_OUT = 100
"""How many further games the weights are measured on."""

Weights = Mapping[str, Sequence[float]]
"""Weights by phase."""
Array = NDArray[np.float64]
"""Numbers in double precision."""


def fit(task: Task, progress: Progress) -> Mapping[str, Any]:
    """Return the weights of a game's features by phase."""
    module = features_of(type(make(task.game)))
    traces = LAMBDA if task.method == "lstd" else 1.0
    weights: Weights | None = None
    rounds: list[list[Chain]] = []
    games = task.games // task.rounds
    for number in range(1, task.rounds + 1):
        progress.begin(f"round {number}", games)
        policy = BY_HINTS if weights is None else Policy(weights, width=4, worlds=1, noise=NOISE)
        arguments = (task.game, (policy, policy), stream(task.seed, number, "self-play"))
        chains, points = [], []
        for both, scores in in_chunks(record_games, arguments, games, task.jobs, progress.advance):
            chains += both
            points += scores
        rounds = [*rounds, chains][-KEPT:]
        weights = solve([chain for kept in rounds for chain in kept], module, traces)
        progress.note(f"round {number}: {games} games, {np.mean(points):.1f} points on average")
        progress.note(match(task, weights, Policy(), progress))
    assert weights is not None
    return {"weights": weights}


def solve(chains: Sequence[Chain], module: FeaturesModule, traces: float) -> Weights:
    """Return the weights for which each position is worth the margin gained until the next, and what that is worth.

    Unless the games say otherwise, weights stay near the prior and are much the same in all phases.
    """
    width = len(module.NAMES)
    phases = 1 + max(phase for chain in chains for phase in chain.phases)
    matrix, right, spread = _equations(chains, phases, width, traces)
    # The unknowns are the shared weights, and by how much those of each phase differ from them.
    apart = np.hstack([np.tile(np.eye(width), (phases, 1)), np.eye(phases * width)])
    prior = np.zeros(width + phases * width)
    prior[:width] = [module.PRIOR.get(name, 0.0) for name in module.NAMES]
    ridge = np.concatenate([SHARED * spread.reshape(phases, width).sum(axis=0), APART * spread]) + LEAST
    change = np.linalg.solve(apart.T @ matrix @ apart + np.diag(ridge), apart.T @ (right - matrix @ (apart @ prior)))
    found = (apart @ (prior + change)).reshape(phases, width)
    return {name: [round(float(value), 4) for value in found[:, place]] for place, name in enumerate(module.NAMES)}


def _equations(chains: Sequence[Chain], phases: int, width: int, traces: float) -> tuple[Array, Array, Array]:
    """Return the matrix and the right side of LSTD, and the sum of each feature's squares; features by phase."""
    size = phases * width
    matrix, right, spread = np.zeros((size, size)), np.zeros(size), np.zeros(size)
    for chain in chains:
        rows = np.zeros((len(chain.rows) + 1, size))  # the last one, after the end, is worth nothing
        for place, (phase, row) in enumerate(zip(chain.phases, chain.rows, strict=True)):
            rows[place, phase * width : (phase + 1) * width] = row
        traced = rows[:-1].copy()
        for place in range(1, len(traced)):
            traced[place] += traces * traced[place - 1]
        matrix += traced.T @ (rows[:-1] - rows[1:])
        right += traced.T @ np.diff(np.array([*chain.margins, chain.final]))
        spread += (rows**2).sum(axis=0)
    return matrix, right, spread


def match(task: Task, weights: Weights, rival: Policy, progress: Progress) -> str:
    """Return the result of a match on deals of its own: the weights against another policy that searches as widely."""
    progress.begin("match", HELD_OUT)
    arguments = (task.game, (replace(rival, weights=weights), rival), stream(task.seed, 0, "held out"))
    games = list(in_chunks(record_games, arguments, HELD_OUT, task.jobs, progress.advance))
    results = [scores if number % 2 == 0 else scores[::-1] for number, (_, scores) in enumerate(games)]
    share = _mean((own > other) + (own == other) / 2 for own, other in results)
    error = 1.96 * sqrt(share * (1 - share) / len(results))
    own, other = (_mean(score[index] for score in results) for index in (0, 1))
    return (
        f"  held out, against the hints: {100 * share:.1f} ± {100 * error:.1f} % of {len(results)} games, "
        f"{own:.1f} to {other:.1f} points"
    )


def _mean(values: Iterable[float]) -> float:
    return float(np.mean(list(values)))
