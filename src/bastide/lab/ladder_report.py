"""The tables of the ladder, for docs/bots.md and for the site's bot page."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

from bastide.core.registry import find
from bastide.lab.arena import Contest
from bastide.lab.ratings import Meeting, Rating, rate
from bastide.lab.results import ContestResults, edition
from bastide.lab.tally import Deal, Interval, Mean, Tally, Times

ANCHOR = "random"
"""The bot whose rating is 0."""
PAGE = Path(__file__).parents[3] / "docs" / "bots.md"
"""The page that shows the ladder."""
DATA = Path(str(files("bastide.bots"))) / "ladder.json"
"""The ratings, for the server."""


@dataclass(frozen=True, slots=True)
class Report:
    """The results of one game."""

    game: str
    text: str
    """The tables in Markdown."""
    rows: list[dict[str, Any]]
    """What the site shows, one row per bot, the best first."""


@dataclass(slots=True)
class Record:
    """A bot's games at tables of one size."""

    points: Mean = field(default_factory=Mean)
    times: Times = field(default_factory=Times)
    games: int = 0

    def add(self, deal: Deal, index: int) -> None:
        """Add the games of a deal, in which the bot was the one with this index."""
        self.points.add(deal.points[index], deal.seats[index])
        self.times.join(deal.times[index])
        self.games += deal.games


@dataclass(frozen=True, slots=True)
class Played:
    """A contest with what was played of it."""

    contest: Contest
    deals: list[Deal]
    machines: set[str]


def report(game: str, rounds: Sequence[tuple[ContestResults, int]]) -> Report:
    """Return the report on a game's contests, each with the number of games that count; empty if none was played."""
    played = [Played(results.contest, results.deals(games), results.machines()) for results, games in rounds]
    played = [each for each in played if each.deals]
    duels = [each for each in played if each.contest.players == 2]
    solos = [each for each in played if each.contest.players == 1]
    ratings = _ratings(duels)
    records = _records(duels)
    rows = _rows(game, ratings, records, _records(solos))
    machines = sorted({machine for each in played for machine in each.machines})
    parts = [
        _table("bot · version", "rating", "mean score", "ms per turn", "99 %", "games", rows=_bot_lines(rows, records)),
        _table("contest", "players", "games", "wins", "mean scores", "capped", rows=_contest_lines(played)),
        _table("alone", "mean score", "ms per turn", "99 %", "games", rows=_solo_lines(solos)),
        f"CPU times on {', '.join(machines)}." if machines else "",
    ]
    return Report(game, "\n\n".join(part for part in parts if part), rows)


def write(reports: Sequence[Report], page: Path = PAGE, data: Path = DATA) -> None:
    """Write the tables into the page, and the rows into the data file; other games keep theirs."""
    text = page.read_text("utf-8")
    for each in reports:
        text = _inserted(text, each.game, each.text)
    page.write_text(text, "utf-8")
    told = {each.game for each in reports}
    kept = json.loads(data.read_text("utf-8")) if data.is_file() else []
    rows = [row for row in kept if row["game"] not in told] + [row for each in reports for row in each.rows]
    rows.sort(key=lambda row: (row["game"], -row["rating"]))
    data.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n", "utf-8")


def _inserted(page: str, game: str, text: str) -> str:
    begin, end = f"<!-- ladder {game}: begin -->", f"<!-- ladder {game}: end -->"
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"The page has no place for {game}: add the lines {begin} and {end}.")
    return f"{before}{begin}\n\n{text}\n\n{end}{after}"


def _ratings(duels: Sequence[Played]) -> dict[str, Rating]:
    meetings = []
    for each in duels:
        one, other = each.contest.bots
        wins, games = [deal.wins[0] for deal in each.deals], [deal.games for deal in each.deals]
        meetings.append(Meeting((one, other), wins, games))
    return rate(meetings, ANCHOR)


def _records(played: Sequence[Played]) -> dict[str, Record]:
    records: dict[str, Record] = {}
    for each in played:
        for index, bot in enumerate(each.contest.bots):
            record = records.setdefault(bot, Record())
            for deal in each.deals:
                record.add(deal, index)
    return records


def _rows(
    game: str, ratings: dict[str, Rating], records: dict[str, Record], alone: dict[str, Record]
) -> list[dict[str, Any]]:
    rated = [bot for bot in ratings if bot in records]
    return [
        {
            "game": game,
            "bot": bot,
            "version": edition(find(game), bot).version,
            "rating": round(ratings[bot].value),
            "interval": [round(ratings[bot].low), round(ratings[bot].high)],
            "score": round(records[bot].points.value, 1),
            "solo_score": round(alone[bot].points.value, 1) if bot in alone else None,
            "seconds_per_turn": round(records[bot].times.mean, 5),
            "games": records[bot].games,
        }
        for bot in sorted(rated, key=lambda bot: -ratings[bot].value)
    ]


def _bot_lines(rows: Sequence[dict[str, Any]], records: dict[str, Record]) -> Iterator[list[str]]:
    for row in rows:
        record = records[row["bot"]]
        yield [
            f"{row['bot']} · {row['version']}",
            f"{row['rating']} [{row['interval'][0]}, {row['interval'][1]}]",
            _mean(record.points),
            *_times(record.times),
            str(record.games),
        ]


def _contest_lines(played: Sequence[Played]) -> Iterator[list[str]]:
    for each in played:
        first, *others = each.contest.bots
        if not others:
            continue
        tally = _tally(each)
        rivals = Mean()
        for deal in each.deals:
            rivals.add(sum(deal.points[1:]), sum(deal.seats[1:]))
        yield [
            f"{first} – {others[0]}" if len(others) == 1 else f"{first} – {len(others)} × {others[0]}",
            str(each.contest.players),
            str(tally.games),
            _share(tally.wins[0].value, tally.wins[0].share_interval()),
            f"{_mean(tally.points[0])} : {_mean(rivals)}",
            str(tally.capped),
        ]


def _solo_lines(solos: Sequence[Played]) -> Iterator[list[str]]:
    for each in solos:
        tally = _tally(each)
        yield [each.contest.bots[0], _mean(tally.points[0]), *_times(tally.times[0]), str(tally.games)]


def _tally(each: Played) -> Tally:
    tally = Tally(each.contest.bots)
    for deal in each.deals:
        tally.add(deal)
    return tally


def _table(*heading: str, rows: Iterator[list[str]]) -> str:
    """Return a table, its columns but the first aligned to the right; nothing if it has no rows."""
    lines = [" | ".join(row) for row in rows]
    if not lines:
        return ""
    rule = " | ".join(["---", *["--:"] * (len(heading) - 1)])
    return "\n".join(f"| {line} |" for line in [" | ".join(heading), rule, *lines])


def _mean(mean: Mean) -> str:
    between = mean.interval()
    return f"{mean.value:.1f}" + ("" if between is None else f" ± {(between[1] - between[0]) / 2:.1f}")


def _share(share: float, between: Interval) -> str:
    return f"{100 * share:.1f} % [{100 * between[0]:.1f}, {100 * between[1]:.1f}]"


def _times(times: Times) -> list[str]:
    return [f"{1000 * seconds:.1f}" for seconds in (times.mean, times.quantile(0.99))]
