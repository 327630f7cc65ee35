"""What result everyone may expect in a position: points and shares of the win, from what the position is worth.

A game's `opponents/expectations.json`, made by `bastide.lab.calibrate`, says how worth turns into results: by how many
turns a player has left, their final points are `a + b * points + c * worth`, and the shares of the win follow from
everyone's final points, the more sharply the fewer turns are left.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from bastide.core.game import Game
from bastide.core.state import State
from bastide.core.values import Values, read_opponents

FILE = "expectations.json"
UNKNOWN: Mapping[str, Any] = {"turns": 12, "points": [[0.0, 0.0, 1.0]], "scale": [2.0, 3.0, 4.0, 5.0, 6.0]}
"""For a game without such a file: a position's worth is what you expect to score."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """Everyone's share of the win (all together 1) and final points."""

    shares: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Sample:
    """A position between two turns: everyone's points and worth, and how many turns they have left."""

    points: tuple[int, ...]
    worths: tuple[float, ...]
    left: tuple[int, ...]


def sample(state: State, values: Values, left: Sequence[int]) -> Sample:
    """Return what expectations are made from."""
    worths = [values.worth(*values.own_game(state.copy(), seat)) for seat in range(state.players)]
    return Sample(tuple(score.total for score in state.scores()), tuple(worths), tuple(left))


def result(state: State) -> Expectation:
    """Return the result of a finished game; those who tie share the win."""
    ranks = state.ranking()
    share = round(1 / ranks.count(1), 4)
    return Expectation(
        tuple(share if rank == 1 else 0.0 for rank in ranks), tuple(float(score.total) for score in state.scores())
    )


class Expectations:
    """How worth turns into results in one game with so many players."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.turns: int = entry["turns"]
        """How many turns a player usually has."""
        self._points: list[list[float]] = entry["points"]
        self._scale: list[float] = entry["scale"]

    def expect(self, position: Sample) -> Expectation:
        """Return what everyone may expect."""
        finals = []
        for points, worth, left in zip(position.points, position.worths, position.left, strict=True):
            base, per_point, per_worth = _at(self._points, left)
            finals.append(base + per_point * points + per_worth * worth)
        scale = _at(self._scale, round(sum(position.left) / len(position.left)))
        return Expectation(shares(finals, scale), tuple(round(final, 1) for final in finals))


def shares(finals: Sequence[float], scale: float) -> tuple[float, ...]:
    """Return each player's chance to have the most points in the end."""
    most = max(finals)
    odds = [math.exp((final - most) / scale) for final in finals]
    return tuple(round(each / sum(odds), 4) for each in odds)


def expectations_for(game: type[Game], players: int) -> Expectations:
    """Return a game's expectations for a number of players, or those for the nearest number that has some."""
    entries = _entries(game)
    nearest = min(entries, key=lambda number: (abs(number - players), number), default=None)
    return Expectations(UNKNOWN if nearest is None else entries[nearest])


@cache
def _entries(game: type[Game]) -> Mapping[int, Any]:
    if not (files(game.__module__) / "opponents" / FILE).is_file():
        return {}
    return {int(number): entry for number, entry in read_opponents(game.__module__, FILE)["players"].items()}


def _at(rows: Sequence[Any], left: int) -> Any:
    return rows[min(left, len(rows) - 1)]
