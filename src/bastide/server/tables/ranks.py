"""The ranks of a game at a table, which ends in more ways than its rules know."""

from collections.abc import Sequence

from bastide.core.journal import BY_AGREEMENT, RESIGNED
from bastide.server.tables.live import LiveTable

NO_RANK = 0
"""The rank of everybody in a game that was abandoned: it has no result."""


def ranks_without(ranking: Sequence[int], left: Sequence[int]) -> list[int]:
    """Return ranks in which players who left share the last one and the others close up."""
    stayed = [rank for seat, rank in enumerate(ranking) if seat not in left]
    return [
        len(stayed) + 1 if seat in left else 1 + sum(other < rank for other in stayed)
        for seat, rank in enumerate(ranking)
    ]


def shown_ranks(live: LiveTable, ranking: Sequence[int]) -> Sequence[int]:
    """Return the ranks that viewers see beside the points: the game's own unless a player's decision ended it."""
    if live.ended_early == BY_AGREEMENT:
        return [NO_RANK] * len(ranking)
    return ranks_without(ranking, live.left_seats) if live.ended_early == RESIGNED else ranking


def rated_ranks(live: LiveTable, ranking: Sequence[int]) -> Sequence[int]:
    """Return the ranks that count: players who left rank last, whatever their points."""
    return shown_ranks(live, ranking) if live.ended_early == BY_AGREEMENT else ranks_without(ranking, live.left_seats)
