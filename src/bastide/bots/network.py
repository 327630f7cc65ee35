"""Learned values: for each phase of a game a weighted sum of features, corrected by a small neural network.

The network has one layer of rectified units. What a group of features adds to the sum and to each unit depends on the
group's key only, so it is computed once for each key and cached. NumPy values many positions at once; without NumPy
plain Python does the same, only slower. Both agree to many more digits than bots compare.
"""

import base64
import struct
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Protocol, cast

from bastide.core.game import Game
from bastide.core.state import State
from bastide.core.values import Values, read_opponents

CACHED = 1 << 10
"""How many sums of each group and phase are cached."""

Keys = tuple[Hashable, ...]
"""What a position is to a network: a key for each group of features."""


class FeatureGroup(Protocol):
    """Features that are counted together."""

    @property
    def names(self) -> Mapping[str, str]:
        """The features, each with the part of the worth that it belongs to."""

    @property
    def count(self) -> Callable[[Any], Sequence[float]]:
        """Return the features of a key, in the order of the names."""


class Features(Protocol):
    """What a game's `features` module offers for a network."""

    GROUPS: Sequence[FeatureGroup]

    def keys(self, state: State, player: int) -> Keys:
        """Return the key of each group."""

    def phase(self, state: State) -> int:
        """Return the phase of the game, 0 when it is over; each phase has its own weights."""

    def points(self, state: State, player: int) -> float:
        """Return what the player would score now."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of one phase. Each row belongs to a feature: its weight in the sum, then in each unit."""

    rows: Sequence[Sequence[float]]
    start: Sequence[float]
    """What the sum and each unit start with."""
    out: Sequence[float]
    """What each unit adds to the sum, if it is above zero."""


class Arithmetic(Protocol):
    """The network of one phase."""

    def worths(self, keys: Sequence[Keys]) -> list[float]:
        """Return the worth of each position, given by the keys of its groups."""


class Plain:
    """A network in plain Python."""

    def __init__(self, weights: Weights, groups: Sequence[FeatureGroup]) -> None:
        self.weights = weights
        self.groups = [(group, rows, {}) for group, rows in _by_group(weights, groups)]  # type: ignore[var-annotated]

    def worths(self, keys: Sequence[Keys]) -> list[float]:
        return [self._worth(key) for key in keys]

    def _worth(self, keys: Keys) -> float:
        sums = [self._sums(index, key) for index, key in enumerate(keys)]
        total, *units = map(sum, zip(self.weights.start, *sums, strict=True))
        return float(total + sum(out * unit for out, unit in zip(self.weights.out, units, strict=True) if unit > 0))

    def _sums(self, index: int, key: Hashable) -> list[float]:
        group, rows, cached = self.groups[index]
        if (found := cached.get(key)) is None:
            found = [0.0] * len(self.weights.start)
            for count, row in zip(group.count(key), rows, strict=True):
                if count:
                    found = [one + count * weight for one, weight in zip(found, row, strict=True)]
            if len(cached) >= CACHED:
                cached.clear()
            cached[key] = found
        return found


class Batched:
    """A network in NumPy."""

    def __init__(self, weights: Weights, groups: Sequence[FeatureGroup]) -> None:
        import numpy as np

        self.start, self.out = np.array(weights.start), np.array(weights.out)
        self.groups = [_Table(group, np.array(rows)) for group, rows in _by_group(weights, groups)]

    def worths(self, keys: Sequence[Keys]) -> list[float]:
        import numpy as np

        found: list[float] = []
        for first in range(0, len(keys), CACHED):
            columns = zip(*keys[first : first + CACHED], strict=True)
            total = self.start + sum(table.sums(column) for table, column in zip(self.groups, columns, strict=True))
            found += (total[:, 0] + np.maximum(total[:, 1:], 0.0) @ self.out).tolist()
        return found


class _Table:
    """What a group adds, a row for each key."""

    def __init__(self, group: FeatureGroup, rows: Any) -> None:
        import numpy as np

        self.group = group
        self.rows = rows
        self.places: dict[Hashable, int] = {}
        self.cached = np.empty((2 * CACHED, rows.shape[1]))

    def sums(self, keys: Sequence[Hashable]) -> Any:
        """Return a row for each key; there are at most `CACHED` keys."""
        places = self.places
        if len(places) > CACHED:
            places.clear()
        if new := [key for key in dict.fromkeys(keys) if key not in places]:
            first = len(places)
            places.update(zip(new, range(first, first + len(new)), strict=True))
            self.cached[first : first + len(new)] = [self.group.count(key) for key in new] @ self.rows
        return self.cached[[places[key] for key in keys]]


def _by_group(weights: Weights, groups: Sequence[FeatureGroup]) -> list[tuple[FeatureGroup, Sequence[Sequence[float]]]]:
    found, first = [], 0
    for group in groups:
        found.append((group, weights.rows[first : first + len(group.names)]))
        first += len(group.names)
    return found


class NetworkValues(Values):
    """The worth of a position as a network sees it; everything else is as in the game's hints."""

    def __init__(self, features: Features, hints: Values, phases: Sequence[Weights], batched: bool) -> None:
        """Take the weights of phase 1, 2, …; positions with more to come are valued as in the last."""
        self.features = features
        self.hints = hints
        self.phases = phases
        make: Callable[[Weights, Sequence[FeatureGroup]], Arithmetic] = Batched if batched else Plain
        self.networks = [make(weights, features.GROUPS) for weights in phases]
        self.is_unfinished = hints.is_unfinished  # type: ignore[method-assign]
        self.own_game = hints.own_game  # type: ignore[method-assign]

    def worth(self, state: State, player: int) -> float:
        return self.worths([state], player)[0]

    def worths(self, states: Sequence[State], player: int) -> list[float]:
        """Value states of the same phase together."""
        if not states:
            return []
        phase, keys, points = self.features.phase, self.features.keys, self.features.points
        phases = [phase(state) for state in states]
        if len(now := set(phases)) == 1:
            if phases[0] == 0:
                return [points(state, player) for state in states]
            return self._network(phases[0]).worths([keys(state, player) for state in states])
        found = [0.0] * len(states)
        for each in now:
            places = [place for place, one in enumerate(phases) if one == each]
            for place, worth in zip(places, self.worths([states[place] for place in places], player), strict=True):
                found[place] = worth
        return found

    def _network(self, phase: int) -> Arithmetic:
        return self.networks[min(phase, len(self.networks)) - 1]

    def parts(self, state: State, player: int) -> dict[str, float]:
        """Return the parts of the weighted sum; what the network corrects belongs to no part."""
        phase = self.features.phase(state)
        if phase == 0:
            return dict(self.hints.parts(state, player))
        weights = self.phases[min(phase, len(self.phases)) - 1]
        parts: dict[str, float] = {}
        keys = self.features.keys(state, player)
        for (group, rows), key in zip(_by_group(weights, self.features.GROUPS), keys, strict=True):
            for part, count, row in zip(group.names.values(), group.count(key), rows, strict=True):
                parts[part] = parts.get(part, 0.0) + count * row[0]
        return parts


# Files


def read_network(game: type[Game], file: str, hints: Values, batched: bool | None = None) -> NetworkValues:
    """Return the network of a file in a game's `opponents` folder; in NumPy if it is installed."""
    features = cast(Features, game.module("features"))
    phases = unpack(read_opponents(game.__module__, file), [name for group in features.GROUPS for name in group.names])
    return NetworkValues(features, hints, phases, find_spec("numpy") is not None if batched is None else batched)


def pack(names: Sequence[str], phases: Sequence[Weights]) -> dict[str, Any]:
    """Return a document of the weights: those of the sum by feature and phase, those of units as base64 halves."""
    return {
        "start": [round(weights.start[0], 4) for weights in phases],
        "sum": {name: [round(weights.rows[place][0], 4) for weights in phases] for place, name in enumerate(names)},
        "units": [
            _pack([*weights.start[1:], *weights.out, *(one for row in weights.rows for one in row[1:])])
            for weights in phases
        ],
    }


def unpack(document: Mapping[str, Any], names: Sequence[str]) -> list[Weights]:
    """Return the weights of a document by phase, for these features; a feature that it doesn't name weighs nothing."""
    phases = []
    known = list(document["sum"])
    packed = document.get("units") or [""] * len(document["start"])
    for phase, (start, text) in enumerate(zip(document["start"], packed, strict=True)):
        numbers = _unpack(text)
        width = len(numbers) // (len(known) + 2)
        rows = {
            name: [document["sum"][name][phase], *numbers[(place + 2) * width : (place + 3) * width]]
            for place, name in enumerate(known)
        }
        nothing = [0.0] * (width + 1)
        phases.append(
            Weights(
                [rows.get(name, nothing) for name in names],
                [start, *numbers[:width]],
                numbers[width : 2 * width],
            )
        )
    return phases


def _pack(numbers: Sequence[float]) -> str:
    return base64.b64encode(struct.pack(f"<{len(numbers)}e", *numbers)).decode("ascii")


def _unpack(text: str) -> list[float]:
    packed = base64.b64decode(text)
    return list(struct.unpack(f"<{len(packed) // 2}e", packed))
