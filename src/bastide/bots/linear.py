"""Linear values: a player stands at their points plus a weighted sum of the game's features.

Plain Python, so that they play without NumPy. `lab.fit` finds the weights.
"""

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Protocol, cast

from bastide.core.compiling import in_c
from bastide.core.game import Game
from bastide.core.state import State
from bastide.core.values import Values


class FeaturesModule(Protocol):
    """What a game's `features` module offers."""

    NAMES: tuple[str, ...]
    PARTS: Mapping[str, tuple[str, ...]]
    """The names in the same order, by the part of the worth that they belong to."""
    PRIOR: Mapping[str, float]
    """The weights from which learning starts, if not from 0."""

    def phase(self, state: State) -> int:
        """Return the phase of the game, from 0; each has its own weights."""

    def points(self, state: State, player: int) -> float:
        """Return a player's points, as far as they are certain."""

    def features(self, state: State, player: int) -> Sequence[float]:
        """Return a player's prospects in the order of `NAMES`; none may tell what the player can't know."""


def features_of(game: type[Game]) -> FeaturesModule:
    """Return a game's `features` module."""
    return cast(FeaturesModule, game.module("features"))


@in_c
def weighted(weights: tuple[float, ...], features: Sequence[float]) -> float:
    """The sum of the features, each times its weight, added from left to right."""
    total = 0.0
    for term in map(mul, weights, features):
        total += term  # `sum` adds differently from Python 3.12 on
    return total


class LinearValues(Values):
    """How far a player stands ahead of the best rival; alone, how far they stand.

    `weights` are those of each feature, by phase. `within` knows where an action ends: the game's hints.
    """

    def __init__(self, module: FeaturesModule, weights: Mapping[str, Sequence[float]], within: Values) -> None:
        self.module = module
        self.weights: list[tuple[float, ...]] = list(zip(*(weights[name] for name in module.NAMES), strict=True))
        """A row for each phase."""
        self.within = within

    def worth(self, state: State, player: int) -> float:
        own = self._standing(state, player)
        rivals = [self._standing(state, seat) for seat in range(state.players) if seat != player]
        return own - max(rivals, default=0.0)

    def _standing(self, state: State, player: int) -> float:
        points = self.module.points(state, player)
        if state.is_over:
            return points
        return points + weighted(self.weights[self.module.phase(state)], self.module.features(state, player))

    def parts(self, state: State, player: int) -> Mapping[str, float]:
        """Return the points ahead and, for each part, how far ahead its features put the player."""
        others = [seat for seat in range(state.players) if seat != player]
        parts = self._parts(state, player)
        if others:
            rival = max(others, key=lambda seat: self._standing(state, seat))
            for part, value in self._parts(state, rival).items():
                parts[part] -= value
        return parts

    def _parts(self, state: State, player: int) -> dict[str, float]:
        parts = {"points": float(self.module.points(state, player))}
        if state.is_over:
            return parts
        terms = map(mul, self.weights[self.module.phase(state)], self.module.features(state, player))
        return parts | {part: sum(next(terms) for _ in names) for part, names in self.module.PARTS.items()}

    def is_unfinished(self, state: State) -> bool:
        return self.within.is_unfinished(state)

    def own_game(self, state: State, player: int) -> tuple[State, int]:
        return self.within.own_game(state, player)
