"""What a finished game is worth to each player, as learners want it: a number per seat."""

from collections.abc import Callable, Collection
from typing import Literal, TypeAlias

from bastide.core.state import State

RewardName: TypeAlias = Literal["rank", "score"]
"""What an agent is rewarded for."""


def by_rank(state: State) -> list[float]:
    """Return 1 for the first place, −1 for the last, evenly spaced between; their sum is zero.

    Ties share the mean of their places. A player alone at the table gets 1.
    """
    if state.players == 1:
        return [1.0]
    ranks = state.ranking()
    step = 2 / (state.players - 1)
    # A tie covers the places from its rank on, so that its members get the mean of those.
    return [1 - step * (rank - 1 + (ranks.count(rank) - 1) / 2) for rank in ranks]


def by_score(state: State) -> list[float]:
    """Return each player's points minus the mean of the others' points. The sum is zero.

    A player alone at the table gets their points.
    """
    points = [float(score.total) for score in state.scores()]
    if state.players == 1:
        return points
    total, others = sum(points), state.players - 1
    return [own - (total - own) / others for own in points]


REWARDS: dict[RewardName, Callable[[State], list[float]]] = {"rank": by_rank, "score": by_score}
"""The rewards of all seats at the end of a game, by name."""


def forfeit(state: State, losers: Collection[int], reward: RewardName) -> list[float]:
    """Return the rewards when players lose by illegal moves: the lowest there is; the others share its opposite.

    For the score that is the lowest possible one against the highest.
    """
    lowest = -1.0
    if reward == "score":
        limits = state.game.limits(state.players)
        lowest = float(-limits.score_span if state.players > 1 else limits.lowest_score)
    others = state.players - len(losers)
    return [lowest if seat in losers else -lowest / others for seat in range(state.players)]
