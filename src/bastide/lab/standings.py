"""How strong each bot is: win shares, scores, ratings and seats, from the games of a round robin.

Intervals hold in 95 of 100 cases. Their unit is the deal: all bots of a contest play a deal in every seat, so that the
luck of the cards cancels out and two bots are compared in pairs of equal games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from bastide.core.extras import needs
from bastide.lab.ratings import Meeting, Rating, count, fit, rate
from bastide.lab.round_robin import Played
from bastide.lab.tally import Interval, Mean, Record, Times

with needs("lab"):
    from openskill.models import PlackettLuce

_REASONS_SHOWN = 5


@dataclass(slots=True)
class Standing:
    """What one bot has achieved."""

    bot: str
    games: int = 0
    wins: Mean = field(default_factory=Mean)
    points: Mean = field(default_factory=Mean)
    times: Times = field(default_factory=Times)
    seats: dict[int, Mean] = field(default_factory=dict)
    """Victories by seat."""
    failures: dict[str, int] = field(default_factory=dict)
    """Why it lost games without finishing them, and how often."""
    elo: Rating | None = None
    skill: tuple[float, float] | None = None
    """openskill's mean and standard deviation."""

    def frequent_failures(self) -> list[tuple[str, int]]:
        """Return the reasons that came most often, for people; the others together as “…”."""
        ordered = sorted(self.failures.items(), key=lambda entry: -entry[1])
        rest = sum(count for _, count in ordered[_REASONS_SHOWN:])
        return [*ordered[:_REASONS_SHOWN], *([("…", rest)] if rest else [])]

    def row(self) -> dict[str, Any]:
        """Return plain values for a table or a file."""
        low, high = self.wins.share_interval()
        points = self.points.interval()
        return {
            "bot": self.bot,
            "games": self.games,
            "win_share": round(self.wins.value, 4),
            "win_share_low": round(low, 4),
            "win_share_high": round(high, 4),
            "mean_score": round(self.points.value, 2),
            "mean_score_error": None if points is None else round((points[1] - points[0]) / 2, 2),
            "elo": None if self.elo is None else round(self.elo.value),
            "elo_low": None if self.elo is None else round(self.elo.low),
            "elo_high": None if self.elo is None else round(self.elo.high),
            "openskill_mu": None if self.skill is None else round(self.skill[0], 2),
            "openskill_sigma": None if self.skill is None else round(self.skill[1], 2),
            "win_share_by_seat": [round(self.seats[seat].value, 4) for seat in sorted(self.seats)],
            "failures": dict(self.failures),
            "seconds_per_turn": round(self.times.mean, 6),
        }


@dataclass(frozen=True, slots=True)
class Duel:
    """How two bots did against each other: the first one's share of the victories."""

    bots: tuple[str, str]
    games: int
    share: float
    interval: Interval


def standings(bots: Sequence[str], played: Sequence[Played]) -> list[Standing]:
    """Return the bots, the strongest first."""
    table = {bot: Standing(bot) for bot in bots}
    for each in played:
        for deal in each.deals:
            _count(table, each.contest.bots, deal)
    met = meetings(played)
    if met:
        for bot, rating in rate(met, bots[0]).items():
            table[bot].elo = rating
        for bot, skill in skills(bots, played).items():
            table[bot].skill = skill
    return sorted(table.values(), key=lambda row: (row.elo.value if row.elo else 0, row.wins.value), reverse=True)


def _count(table: dict[str, Standing], bots: Sequence[str], deal: Sequence[Record]) -> None:
    """Add the games of one deal."""
    for index, bot in enumerate(bots):
        row = table[bot]
        own = [(record, seat) for record in deal for seat, other in enumerate(record.seating) if other == index]
        finished = [(record, seat) for record, seat in own if record.failed is None]
        row.games += len(deal)
        row.wins.add(sum(record.wins[seat] for record, seat in own), len(deal))
        if finished:
            row.points.add(sum(record.points[seat] for record, seat in finished), len(finished))
        for record, seat in own:
            row.times.join(record.times[seat])
            row.seats.setdefault(seat, Mean()).add(record.wins[seat], 1)
            if record.failed == seat:
                row.failures[record.reason] = row.failures.get(record.reason, 0) + 1


def meetings(played: Sequence[Played]) -> list[Meeting]:
    """Return how often each bot came in before each other, deal by deal; ties count half."""
    found: dict[tuple[str, str], tuple[list[float], list[int]]] = {}
    for each in played:
        for one, other in combinations(range(len(each.contest.bots)), 2):
            wins, games = found.setdefault((each.contest.bots[one], each.contest.bots[other]), ([], []))
            for deal in each.deals:
                wins.append(sum(_better(record, one, other) for record in deal))
                games.append(len(deal))
    return [Meeting(bots, wins, games) for bots, (wins, games) in found.items()]


def _better(record: Record, one: int, other: int) -> float:
    """How far bot `one` came in before bot `other`, from 0 to 1; several seats of a bot count as their mean."""
    pairs = [
        1.0 if record.ranks[mine] < record.ranks[theirs] else 0.5 if record.ranks[mine] == record.ranks[theirs] else 0.0
        for mine, bot in enumerate(record.seating)
        if bot == one
        for theirs, rival in enumerate(record.seating)
        if rival == other
    ]
    return sum(pairs) / len(pairs)


def duels(played: Sequence[Played]) -> Iterator[Duel]:
    """Yield how each pair of bots did, the contests of all tables together."""
    for meeting in meetings(played):
        mean = Mean()
        for wins, games in zip(meeting.wins, meeting.games, strict=True):
            mean.add(wins, games)
        yield Duel(meeting.bots, mean.units, mean.value, mean.share_interval())


def running_elo(bots: Sequence[str], played: Sequence[Played]) -> list[tuple[str, float]]:
    """Return the ratings so far without intervals, the strongest first: quick enough to show while games go on."""
    values = fit(count(meetings(played)), bots[0])
    return sorted(values.items(), key=lambda entry: -entry[1])


def skills(bots: Sequence[str], played: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Return openskill's ratings (Plackett–Luce), all games in a fixed order."""
    model = PlackettLuce()
    rated = {bot: model.rating() for bot in bots}
    games = [(record.deal, number, record) for number, each in enumerate(played) for record in each.records]
    for _, number, record in sorted(games, key=lambda entry: (entry[0], entry[1], entry[2].number)):
        names = [played[number].contest.bots[bot] for bot in record.seating]
        if len({*names}) < len(names):
            continue  # a bot against itself tells nothing
        after = model.rate([[rated[name]] for name in names], ranks=[float(rank) for rank in record.ranks])
        for name, (rating,) in zip(names, after, strict=True):
            rated[name] = rating
    return {bot: (rating.mu, rating.sigma) for bot, rating in rated.items()}
