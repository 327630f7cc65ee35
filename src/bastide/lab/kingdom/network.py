"""The network in NumPy: convolutions over a hex and its neighbours, then a small head on what the board comes to."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from bastide.games.kingdom_builder.hexes import COUNT
from bastide.lab.kingdom.encoding import Floats, neighbour_table

SCALE = 10.0
"""The network's answer is in tens of gold."""


class Network:
    """Says how much gold a player will gain on the rival from here to the end."""

    def __init__(self, weights: Mapping[str, NDArray[np.floating]]) -> None:
        self.weights = {name: np.asarray(weight, np.float32) for name, weight in weights.items()}
        self.layers = sum(name.startswith("conv") and name.endswith(".weight") for name in weights)
        self.neighbours = neighbour_table()

    def __call__(self, planes: Floats, numbers: Floats) -> Floats:
        """Return the gain of each position from planes (positions, hexes, planes) and numbers (positions, numbers)."""
        weights = self.weights
        hidden = planes
        for layer in range(self.layers):
            outcome = self._convolve(hidden, layer)
            if layer == 0:
                outcome += (numbers @ weights["numbers.weight"].T)[:, None, :]
            outcome = np.maximum(outcome, 0)
            hidden = hidden + outcome if layer else outcome
        pooled = np.concatenate([hidden.mean(axis=1), hidden.max(axis=1), numbers], axis=1)
        head = np.maximum(pooled @ weights["head.weight"].T + weights["head.bias"], 0)
        answers: Floats = SCALE * (head @ weights["out.weight"].T + weights["out.bias"])[:, 0]
        return answers

    def _convolve(self, hidden: Floats, layer: int) -> Floats:
        count, _, width = hidden.shape
        beyond = np.zeros((count, 1, width), np.float32)
        near = np.concatenate([hidden, beyond], axis=1)[:, self.neighbours, :].reshape(count * COUNT, 7 * width)
        weight, bias = self.weights[f"conv{layer}.weight"], self.weights[f"conv{layer}.bias"]
        return (near @ weight.T + bias).reshape(count, COUNT, -1)
