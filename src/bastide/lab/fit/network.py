"""Trains a layer of rectified units on what a weighted sum of features misses, in NumPy."""

from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from bastide.bots.network import Weights

UNITS = 16
EPOCHS = 24
BATCH = 256
RATE = 0.004
"""The first step size; it falls to nothing over the epochs."""
DECAY = 1e-4
"""How strongly weights are drawn to zero."""

Array = NDArray[np.float64]


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


def train(rows: Array, goals: Array, before: Network | None, seed: int) -> Network:
    """Return units that come close to the goals, starting from those before (Adam on the squared error)."""
    random = np.random.default_rng(seed)
    means, spreads = rows.mean(axis=0), rows.std(axis=0)
    scale = np.where(spreads > 1e-9, spreads, np.inf)
    scaled = ((rows - means) / scale).astype(np.float32)
    aims = goals.astype(np.float32)
    weights = _first(rows.shape[1], random) if before is None else _scaled(before, means, spreads)
    moments = [(np.zeros_like(each), np.zeros_like(each)) for each in weights]
    steps = EPOCHS * max(1, len(rows) // BATCH)
    number = 0
    while number < steps:
        order = random.permutation(len(rows))
        for first in range(0, max(1, len(rows) - BATCH + 1), BATCH):
            number += 1
            batch = order[first : first + BATCH]
            rate = RATE * max(0.0, 1 - number / (steps + 1))
            _step(weights, _gradients(weights, scaled[batch], aims[batch]), moments, rate, number)
    inner, start, out, base = (each.astype(np.float64) for each in weights)
    raw = inner / scale[:, None]
    return Network(raw, start - means @ raw, out, float(base[0]))


def _first(width: int, random: np.random.Generator) -> list[NDArray[np.float32]]:
    inner = random.normal(0, (2 / width) ** 0.5, (width, UNITS)).astype(np.float32)
    out = random.normal(0, 0.1, UNITS).astype(np.float32)
    return [inner, np.zeros(UNITS, np.float32), out, np.zeros(1, np.float32)]


def _scaled(network: Network, means: Array, spreads: Array) -> list[NDArray[np.float32]]:
    inner = network.rows * spreads[:, None]
    start = network.start + means @ network.rows
    return [each.astype(np.float32) for each in (inner, start, network.out, np.zeros(1))]


def _gradients(
    weights: list[NDArray[np.float32]], rows: NDArray[np.float32], aims: NDArray[np.float32]
) -> list[NDArray[np.float32]]:
    inner, start, out, base = weights
    units = np.maximum(rows @ inner + start, 0)
    errors = (units @ out + base - aims) / len(rows)
    back = errors[:, None] * out * (units > 0)
    return [rows.T @ back + DECAY * inner, back.sum(axis=0), units.T @ errors + DECAY * out, errors.sum(keepdims=True)]


def _step(
    weights: list[NDArray[np.float32]],
    gradients: list[NDArray[np.float32]],
    moments: list[tuple[NDArray[np.float32], NDArray[np.float32]]],
    rate: float,
    number: int,
) -> None:
    for each, gradient, (mean, square) in zip(weights, gradients, moments, strict=True):
        mean += 0.1 * (gradient - mean)
        square += 0.001 * (gradient**2 - square)
        each -= np.float32(rate) * (mean / (1 - 0.9**number)) / (np.sqrt(square / (1 - 0.999**number)) + 1e-8)
