"""What result everyone may expect in a position: points and shares of the win, from what the position is worth.

A game's `opponents/expectations.json`, which `bastide.lab.fit` makes with the method `expectations`, says how worth
turns into results. By how many turns a player has left, their final points are a weighted sum of their points, their
worth and how many others moved since; the shares of the win follow from everyone's final points, the more sharply the
fewer turns are left.
"""

import hashlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Any, NamedTuple

from bastide.bots.levels import level_entries
from bastide.bots.turns import Turns
from bastide.core.game import Game
from bastide.core.state import State
from bastide.core.values import Values, read_opponents

FILE = "expectations.json"
"""The fitted expectations in the folder of a game's opponents."""
UNKNOWN: Mapping[str, Any] = {"turns": 12, "points": [[0.0, 0.0, 1.0, 0.0]], "scale": [3.0, 0.5]}
"""For a game without such a file: a position's worth is what you expect to score."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """Everyone's share of the win (all together 1) and final points."""

    shares: tuple[float, ...]
    points: tuple[float, ...]


class Sample(NamedTuple):
    """A position between two turns, by seat."""

    points: tuple[int, ...]
    worths: tuple[float, ...]
    waited: tuple[float, ...]
    """Which share of the others have had a turn since the player's last one: that may have cost them something."""
    left: tuple[int, ...]
    """How many turns the players still have."""

    @property
    def mean_left(self) -> int:
        """How many turns a player has left on average."""
        return round(sum(self.left) / len(self.left))


def sample(turns: Turns, number: int, values: Values, left: Sequence[int]) -> Sample:
    """Return what expectations before turn `number` are made from."""
    points, worths = [], []
    for seat in range(turns.players):
        state = turns.between[number].copy()
        alone = values.own_game(state, seat)
        if alone[0] is not state:
            # Players can't affect each other: the end of their own turn tells most. Values compare such ends.
            state = turns.last_end(number, seat).copy()
            alone = values.own_game(state.copy(), seat)
        points.append(state.scores()[seat].total)
        worths.append(values.worth(*alone))
    waited = [turns.since(number, seat) / max(1, turns.players - 1) for seat in range(turns.players)]
    return Sample(tuple(points), tuple(worths), tuple(min(1.0, share) for share in waited), tuple(left))


def result(state: State) -> Expectation:
    """Return the result of a finished game; those who tie share the win."""
    ranks = state.ranking()
    share = round(1 / ranks.count(1), 4)
    return Expectation(
        tuple(share if rank == 1 else 0.0 for rank in ranks), tuple(float(score.total) for score in state.scores())
    )


class Expectations:
    """How worth turns into results in a game with a certain number of players."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.turns: int = entry["turns"]
        """How many turns a player usually has."""
        self._points: list[list[float]] = entry["points"]
        self._scale, self._growth = entry["scale"]

    def expect(self, position: Sample) -> Expectation:
        """Return what everyone may expect."""
        finals = final_points(position, self._points)
        scale = scale_at(position.mean_left, self._scale, self._growth)
        return Expectation(shares(finals, scale), tuple(round(final, 1) for final in finals))


def final_points(position: Sample, weights: Sequence[Sequence[float]]) -> list[float]:
    """Return everyone's expected points at the end; `weights` are listed by the number of turns left."""
    finals = []
    for *facts, left in zip(*position, strict=True):
        base, *per_fact = weights[min(left, len(weights) - 1)]
        finals.append(base + sum(map(mul, per_fact, facts)))
    return finals


def scale_at(left: int, scale: float, growth: float) -> float:
    """Return how many points make a clear difference with this many turns left."""
    return float(scale * (1 + left) ** growth)


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


def fingerprint(game: type[Game], level: str) -> str:
    """Return what tells whether a level's values, and so the expectations from them, have changed."""
    ((kind, file),) = level_entries(game)[level].get("values", {"hints": None}).items()
    weights = (files(game.__module__) / "opponents" / (file or "hints.json")).read_bytes()
    return f"{kind} {hashlib.sha256(weights).hexdigest()[:12]}"


@cache
def digest(game: type[Game]) -> str:
    """Return what tells whether a game's expectations have changed; empty if it has no file of them."""
    file = game.file(f"opponents/{FILE}")
    return "" if file is None else hashlib.sha256(file.read_bytes()).hexdigest()[:8]


@cache
def _entries(game: type[Game]) -> Mapping[int, Any]:
    if game.file(f"opponents/{FILE}") is None:
        return {}
    return {int(number): entry for number, entry in read_opponents(game.__module__, FILE)["players"].items()}
