"""Rewards: ties share, the sum is zero, and an illegal move costs as much as there is to lose."""

from typing import cast

import pytest

import bastide
from bastide.core.chance import SeededChance
from bastide.core.scores import Earning, Score
from bastide.core.state import State
from bastide.lab.rewards import by_rank, by_score, forfeit


class Finished:
    """A finished game with these points."""

    def __init__(self, *points: int) -> None:
        self.players = len(points)
        self.points = points

    def scores(self) -> list[Score]:
        return [Score((Earning("points", points, "KB-1"),)) for points in self.points]

    def ranking(self) -> list[int]:
        return [1 + sum(other > own for other in self.points) for own in self.points]


@pytest.mark.parametrize(
    ("points", "ranks", "scores"),
    [
        ((7,), [1], [7]),
        ((7, 3), [1, -1], [4, -4]),
        ((5, 5), [0, 0], [0, 0]),
        ((9, 6, 3), [1, 0, -1], [4.5, 0, -4.5]),
        ((6, 6, 3), [0.5, 0.5, -1], [1.5, 1.5, -3]),
        ((6, 3, 3), [1, -0.5, -0.5], [3, -1.5, -1.5]),
        ((9, 6, 6, 3), [1, 0, 0, -1], [4, 0, 0, -4]),
    ],
)
def test_ties_share_what_their_places_are_worth(
    points: tuple[int, ...], ranks: list[float], scores: list[float]
) -> None:
    state = cast(State, Finished(*points))
    assert by_rank(state) == pytest.approx(ranks)
    assert by_score(state) == pytest.approx(scores)


@pytest.mark.parametrize(
    ("losers", "rewards"),
    [([1], [0.5, -1, 0.5]), ([0, 2], [-1, 1, -1]), ([0, 1, 2], [-1, -1, -1])],
)
def test_whoever_makes_an_illegal_move_loses(losers: list[int], rewards: list[float]) -> None:
    state = bastide.make("kingdom-builder").start(3, SeededChance(1))
    assert forfeit(state, losers, "rank") == rewards
    span = state.game.limits(3).score_span
    assert forfeit(state, losers, "score") == [reward * span for reward in rewards]
