"""Points with their reasons."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bastide.core.events import Plain


class Earning(NamedTuple):
    """Points from one source, the rule that gives them, and the places that earned them."""

    source: str
    points: int
    rule: str
    places: tuple[str, ...] = ()
    details: tuple[tuple[str, Plain], ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """A player's points and where they come from."""

    earnings: tuple[Earning, ...]

    @property
    def total(self) -> int:
        """The sum of all points."""
        return sum([earning.points for earning in self.earnings])

    def by_source(self) -> dict[str, int]:
        """Return the points of each source, in the order of the earnings."""
        points: dict[str, int] = {}
        for earning in self.earnings:
            points[earning.source] = points.get(earning.source, 0) + earning.points
        return points


def report(scores: Sequence[Score], ranking: Sequence[int]) -> list[dict[str, Any]]:
    """Return each player's rank and points with their reasons, as plain JSON values."""
    return [
        {
            "rank": rank,
            "total": score.total,
            "by_source": score.by_source(),
            "earnings": [
                {"source": source, "points": points, "rule": rule, "places": list(places), "details": dict(details)}
                for source, points, rule, places, details in score.earnings
            ],
        }
        for score, rank in zip(scores, ranking, strict=True)
    ]


def ranks(results: Sequence[object]) -> list[int]:
    """Return 1 for the best result; equal results share a rank: (9, 7, 9) gives 1, 3, 1."""
    ordered = sorted(results, reverse=True)  # type: ignore[type-var]
    return [1 + ordered.index(result) for result in results]
