"""Trains a layer of rectified units on what a weighted sum of features misses, in NumPy."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from bastide.bots.network import Weights

SIBLINGS = 4
"""How many positions follow each other that are ends of the same turn and meet the same luck."""
SHARED = 0.85
"""How much of what a position's goal misses is luck that its siblings share."""
UNITS = 16
"""The units of the hidden layer."""
EPOCHS = 24
"""How many times training goes through all positions."""
BATCH = 256
"""How many positions a step of training takes."""
CHECKED = 8
"""One in this many groups of siblings is not learned from but checks the result after each epoch."""
RATE = 0.003
"""The first step size; it falls to nothing over the epochs."""
DECAY = 1e-4
"""How strongly weights are drawn to zero."""
STILL = 1e-9
"""A feature whose spread is less is always the same."""
FLOOR = 0.5
"""Features are scaled by their spread if it is more than this. Else a few positions would say much of a rare one."""

Array = NDArray[np.float64]
"""Numbers in double precision."""
Single = NDArray[np.float32]
"""Numbers in single precision."""
AnyArray = TypeVar("AnyArray", Array, Single)
Layers = list[Single]
"""The weights of the units for scaled features, what the units start with, what they add, and a constant."""


@dataclass(frozen=True, slots=True)
class Network:
    """The units: a row of weights for each feature, what they start with, and what they add."""

    rows: Array
    start: Array
    out: Array
    base: float = 0.0

    @classmethod
    def of(cls, weights: Weights) -> Self | None:
        """Return the units of some weights, if there are any."""
        if not weights.out:
            return None
        return cls(np.array([row[1:] for row in weights.rows]), np.array(weights.start[1:]), np.array(weights.out))


def unshared(errors: AnyArray) -> AnyArray:
    """Return errors, or rows, without most of what siblings share; the square of that is what a fit makes small."""
    groups = errors.reshape(len(errors) // SIBLINGS, SIBLINGS, *errors.shape[1:])
    return cast(AnyArray, (groups - SHARED * groups.mean(axis=1, keepdims=True)).reshape(errors.shape))


def scaling(rows: Array) -> tuple[Array, Array]:
    """Return the means of the features, and by what they are scaled."""
    return rows.mean(axis=0), np.maximum(rows.std(axis=0), FLOOR)


def train(rows: Array, goals: Array, before: Network | None, seed: int) -> Network:
    """Return units that come close to the goals, starting from those before (Adam, stopped early)."""
    random = np.random.default_rng(seed)
    means, scale = scaling(rows)
    scaled = ((rows - means) / scale).astype(np.float32).reshape(-1, SIBLINGS, rows.shape[1])
    aims = goals.astype(np.float32).reshape(-1, SIBLINGS)
    weights = _first(rows.std(axis=0) > STILL, random) if before is None else _scaled(before, means, scale)
    weights[3] += aims.mean() - _outputs(weights, scaled).mean()
    checked = random.permutation(len(scaled)) < max(1, len(scaled) // CHECKED)
    best, least = [each.copy() for each in weights], _loss(weights, scaled[checked], aims[checked])
    for _ in _epochs(weights, scaled[~checked], aims[~checked], random):
        if (loss := _loss(weights, scaled[checked], aims[checked])) < least:
            best, least = [each.copy() for each in weights], loss
    inner, start, out, base = (each.astype(np.float64) for each in best)
    raw = inner / scale[:, None]
    return Network(raw, start - means @ raw, out, float(base[0]))


def _epochs(weights: Layers, rows: Single, aims: Single, random: np.random.Generator) -> Iterator[int]:
    """Improve the weights; yield after each epoch."""
    moments = [(np.zeros_like(each), np.zeros_like(each)) for each in weights]
    size = BATCH // SIBLINGS
    batches = range(0, max(1, len(rows) - size + 1), size)
    steps, number = EPOCHS * len(batches), 0
    for epoch in range(EPOCHS):
        order = random.permutation(len(rows))
        for first in batches:
            batch = order[first : first + size]
            number += 1
            rate = RATE * (1 - number / (steps + 1))
            _step(weights, _gradients(weights, rows[batch], aims[batch]), moments, rate, number)
        yield epoch


def _outputs(weights: Layers, rows: Single) -> Single:
    inner, start, out, base = weights
    return cast(Single, np.maximum(rows @ inner + start, 0) @ out + base)


def _loss(weights: Layers, rows: Single, aims: Single) -> float:
    errors = (_outputs(weights, rows) - aims).reshape(-1)
    return float((errors * unshared(errors)).mean())


def _first(moving: NDArray[np.bool_], random: np.random.Generator) -> Layers:
    """Return units that add nothing yet, and that no feature moves that is always the same."""
    inner = random.normal(0, (2 / len(moving)) ** 0.5, (len(moving), UNITS)) * moving[:, None]
    return [each.astype(np.float32) for each in (inner, np.zeros(UNITS), np.zeros(UNITS), np.zeros(1))]


def _scaled(network: Network, means: Array, scale: Array) -> Layers:
    inner = network.rows * scale[:, None]
    start = network.start + means @ network.rows
    return [each.astype(np.float32) for each in (inner, start, network.out, np.zeros(1))]


def _gradients(weights: Layers, rows: Single, aims: Single) -> Layers:
    inner, start, out, _ = weights
    rows, aims = rows.reshape(-1, rows.shape[-1]), aims.reshape(-1)
    units = np.maximum(rows @ inner + start, 0)
    errors = unshared(_outputs(weights, rows) - aims) / np.float32(len(rows))
    back = errors[:, None] * out * (units > 0)
    return [rows.T @ back + DECAY * inner, back.sum(axis=0), units.T @ errors + DECAY * out, errors.sum(keepdims=True)]


def _step(
    weights: Layers,
    gradients: Layers,
    moments: list[tuple[Single, Single]],
    rate: float,
    number: int,
) -> None:
    for each, gradient, (mean, square) in zip(weights, gradients, moments, strict=True):
        mean += 0.1 * (gradient - mean)
        square += 0.001 * (gradient**2 - square)
        each -= np.float32(rate) * (mean / (1 - 0.9**number)) / (np.sqrt(square / (1 - 0.999**number)) + 1e-8)
