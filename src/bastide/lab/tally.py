"""Counting contests: win shares and mean scores with their intervals, and times per turn.

The unit is the deal, because the games that share one are not independent. All intervals hold in 95 of 100 cases.

* Mean scores: the mean over deals, give or take 1.96 standard errors of it.
* Win shares: the Wilson interval for the effective number of games, which is the number of independent games whose
  share would vary as much as this one varies between deals. It is never below the deals nor above the games, and equals
  the deals if a bot won all or nothing.
"""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

Interval = tuple[float, float]
"""The lower and the upper end of a confidence interval."""

Z = 1.959964
"""The normal distribution has 95 of 100 within this many standard deviations."""
_STEP = math.log(1.02)
_SHORTEST = 1e-7


@dataclass(slots=True)
class Mean:
    """A total per unit (points per seat, victories per game), counted deal by deal."""

    deals: int = 0
    total: float = 0.0
    units: int = 0
    _totals: float = 0.0  # sums of squares and products over the deals
    _products: float = 0.0
    _units: float = 0.0

    def add(self, total: float, units: int) -> None:
        """Add one deal."""
        self.deals += 1
        self.total += total
        self.units += units
        self._totals += total * total
        self._products += total * units
        self._units += units * units

    @property
    def value(self) -> float:
        """The mean; 0 if nothing was counted."""
        return self.total / max(1, self.units)

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite if there are too few deals to tell."""
        if self.deals < 2:
            return math.inf
        mean = self.value
        squares = max(0.0, self._totals - 2 * mean * self._products + mean * mean * self._units)
        return math.sqrt(squares * self.deals / (self.deals - 1)) / self.units

    def interval(self) -> Interval | None:
        """Return the interval of the mean, if there are enough deals."""
        if self.deals < 2:
            return None
        return self.value - Z * self.error, self.value + Z * self.error

    def share_interval(self) -> Interval:
        """Return the interval of a mean between 0 and 1."""
        share, error = min(1.0, self.value), self.error
        effective = float(self.units)
        if error > 0:
            effective = min(effective, max(float(self.deals), share * (1 - share) / error**2))
        elif share in (0.0, 1.0):
            effective = float(self.deals)
        return wilson(share, effective)


def wilson(share: float, games: float) -> Interval:
    """Return the Wilson interval of a share of some independent games."""
    if not games:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(slots=True)
class Times:
    """The CPU times of turns in seconds, as a histogram: a contest may have millions of turns."""

    turns: int = 0
    total: float = 0.0
    longest: float = 0.0
    counts: dict[int, int] = field(default_factory=dict)
    """How many turns took about as long, by the logarithm of the time; neighbours differ by 2 %."""

    def add(self, seconds: float) -> None:
        """Add a turn."""
        self.turns += 1
        self.total += seconds
        if seconds > self.longest:
            self.longest = seconds
        place = round(math.log(seconds or _SHORTEST) / _STEP)
        self.counts[place] = self.counts.get(place, 0) + 1

    def join(self, other: "Times") -> None:
        """Add the turns of another histogram."""
        self.turns += other.turns
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for place, count in other.counts.items():
            self.counts[place] = self.counts.get(place, 0) + count

    @property
    def mean(self) -> float:
        """The mean time of a turn."""
        return self.total / max(1, self.turns)

    def quantile(self, share: float) -> float:
        """Return the time that `share` of the turns don't exceed, to about 1 %."""
        below = 0
        for place in sorted(self.counts):
            below += self.counts[place]
            if below >= share * self.turns:
                return min(self.longest, math.exp(place * _STEP))
        return self.longest

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> "Times":
        """Return what `dataclasses.asdict` and a JSON file made of a histogram."""
        return cls(**{**plain, "counts": {int(place): count for place, count in plain["counts"].items()}})


@dataclass(slots=True)
class Record:
    """One game of a contest, seat by seat."""

    number: int
    deal: int
    seating: list[int]
    """The bot in each seat, by its place among the contest's bots."""
    points: list[int]
    ranks: list[int]
    turns: int
    decisions: int
    forced: int
    times: list[Times]
    capped: bool = False
    failed: int | None = None
    """The seat whose bot crashed, stalled or made no legal move: it lost, and the points don't count."""
    reason: str = ""

    @property
    def wins(self) -> list[float]:
        """Each seat's share of the victory; a bot that failed has none, even alone at the table."""
        loser = None if self.failed is None else self.seating[self.failed]
        won = [rank == 1 and bot != loser for rank, bot in zip(self.ranks, self.seating, strict=True)]
        return [each / max(1, sum(won)) for each in won]

    def to_plain(self) -> dict[str, Any]:
        """Return values for a JSON file."""
        return asdict(self)

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> "Record":
        """Return what `to_plain` wrote."""
        return cls(**{**plain, "times": [Times.from_plain(times) for times in plain["times"]]})


@dataclass(slots=True)
class Deal:
    """The games that shared one deal: totals of each bot, in the order they were named."""

    seats: list[int]
    points: list[int]
    wins: list[float]
    times: list[Times]
    games: int = 0
    turns: int = 0
    decisions: int = 0
    forced: int = 0
    capped: int = 0
    """Games stopped at the turn cap."""
    failed: int = 0
    """Games that a bot lost because it crashed, stalled or made no legal move."""

    @classmethod
    def empty(cls, bots: int) -> "Deal":
        """Return a deal that no games were played with yet."""
        return cls([0] * bots, [0] * bots, [0.0] * bots, [Times() for _ in range(bots)])

    def add(self, record: Record) -> None:
        """Add a game."""
        self.games += 1
        self.turns += record.turns
        self.decisions += record.decisions
        self.forced += record.forced
        self.capped += record.capped
        self.failed += record.failed is not None
        for seat, bot in enumerate(record.seating):
            self.wins[bot] += record.wins[seat]
            self.times[bot].join(record.times[seat])
            if record.failed is None:
                self.seats[bot] += 1
                self.points[bot] += record.points[seat]

    def to_plain(self) -> dict[str, Any]:
        """Return values for a JSON file."""
        return asdict(self)

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> "Deal":
        """Return what `to_plain` wrote."""
        return cls(**{**plain, "times": [Times.from_plain(times) for times in plain["times"]]})


class Tally:
    """The results of many deals, per bot in the order they were named."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self.games = self.deals = self.turns = self.decisions = self.forced = self.capped = self.failed = 0
        self.points = [Mean() for _ in bots]
        self.wins = [Mean() for _ in bots]
        self.times = [Times() for _ in bots]

    def add(self, deal: Deal) -> None:
        """Add a deal."""
        self.deals += 1
        self.games += deal.games
        self.turns += deal.turns
        self.decisions += deal.decisions
        self.forced += deal.forced
        self.capped += deal.capped
        self.failed += deal.failed
        for index in range(len(self.bots)):
            self.points[index].add(deal.points[index], deal.seats[index])
            self.wins[index].add(deal.wins[index], deal.games)
            self.times[index].join(deal.times[index])

    def report(self, seconds: float) -> dict[str, Any]:
        """Return plain figures; a shared victory counts as a fraction.

        Everything that depends on the machine has "second" in its name; the rest is the same everywhere.
        """
        return {
            "games": self.games,
            "deals": self.deals,
            "turns": self.turns,
            "capped": self.capped,
            "failed": self.failed,
            "decisions": self.decisions,
            "forced_decisions": self.forced,
            "bots": list(self.bots),
            "mean_scores": [round(points.value, 2) for points in self.points],
            "mean_score_intervals": [_rounded(points.interval(), 2) for points in self.points],
            "win_shares": [round(wins.value, 4) for wins in self.wins],
            "win_share_intervals": [_rounded(wins.share_interval(), 4) for wins in self.wins],
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "seconds_per_turn": [round(times.mean, 6) for times in self.times],
            "seconds_per_turn_p99": [round(times.quantile(0.99), 6) for times in self.times],
            "seconds_per_turn_longest": [round(times.longest, 6) for times in self.times],
        }


def _rounded(interval: Interval | None, digits: int) -> list[float] | None:
    return None if interval is None else [round(limit, digits) for limit in interval]
