"""The report on a round robin as one HTML page, with plots."""

from collections.abc import Sequence
from html import escape

from bastide.lab import plots
from bastide.lab.machine import Machine
from bastide.lab.round_robin import Played, RoundRobin
from bastide.lab.standings import Standing, duels

_STYLE = """
:root { color-scheme: light dark; }
:root { --ink: #23201b; --paper: #fbf8f1; --soft: #d9d0bf; --strong: #2f6f8f; --second: #b5632a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee8dc; --paper: #1d1b18; --soft: #4a453d; --strong: #7bb8d4; --second: #e09a63; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin-bottom: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 0.3rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
th, td { text-align: right; padding: 0.25rem 0.5rem; border-bottom: 1px solid var(--soft); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere; min-width: 9rem; }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; }
text { fill: var(--ink); } .label { text-anchor: end; } .tick { text-anchor: middle; opacity: 0.7; }
.unit { text-anchor: end; opacity: 0.7; }
.axis { stroke: var(--ink); } .grid { stroke: var(--soft); stroke-dasharray: 2 3; }
.interval { stroke: var(--strong); stroke-width: 2; } .dot, .bar-0 { fill: var(--strong); }
.bar { fill: var(--second); } .bar-0 { fill: var(--strong); } .bar-2 { opacity: 0.7; } .bar-3 { opacity: 0.5; }
.box { fill: var(--strong); opacity: 0.55; } .median { stroke: var(--ink); stroke-width: 2; }
p { margin: 0.3rem 0; } .small { font-size: 0.85rem; opacity: 0.8; }
"""


def page(robin: RoundRobin, played: Sequence[Played], table: Sequence[Standing]) -> str:
    """Return the whole page."""
    contest = robin.contests[0]
    title = f"{contest.game}: {len(robin.bots)} bots, {contest.players} at a table"
    games = sum(len(each.records) for each in played)
    machine = Machine.here()
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="small">{games} games, seed {contest.seed}; {escape(machine.processor)}, {machine.python}, '
        f"{machine.day}.</p>",
        "<h2>Strength</h2>",
        _strength(table),
        _standings(table),
        "<h2>Each against each</h2>",
        _duels(played),
        "<h2>Points</h2>",
        plots.boxes([(row.bot, _points(row.bot, played)) for row in table], "points: median, middle half, 90 of 100"),
        "<h2>Victories by seat</h2>",
        plots.bars([(row.bot, _by_seat(row)) for row in table], "% of the games won, the first seat on top"),
        "<h2>Length of the games</h2>",
        plots.histogram([record.decisions for each in played for record in each.records], "decisions in a game"),
        _failures(table),
        '<p class="small">Intervals hold in 95 of 100 cases; their unit is the deal, which all bots of a contest '
        f"play in every seat. Elo: {escape(robin.bots[0])} has 0. openskill: mean ± standard deviation.</p>",
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    lines = ["<!doctype html>", '<html lang="en">', f"<head>{head}<style>{_STYLE}</style></head>", "<body>", *parts]
    return "\n".join([*lines, "</body>", "</html>", ""])


def _strength(table: Sequence[Standing]) -> str:
    rated = [(row.bot, round(row.elo.value), (row.elo.low, row.elo.high)) for row in table if row.elo is not None]
    if not rated:
        return ""
    limits = [limit for _, _, interval in rated for limit in interval]
    return plots.intervals(rated, "Elo", min(limits), max(limits))


def _standings(table: Sequence[Standing]) -> str:
    heading = ("bot", "Elo", "openskill", "wins", "", "points", "games", "ms per turn")
    rows = []
    for row in table:
        low, high = row.wins.share_interval()
        error = row.points.interval()
        rows.append(
            (
                row.bot,
                "" if row.elo is None else f"{row.elo.value:.0f} [{row.elo.low:.0f}, {row.elo.high:.0f}]",
                "" if row.skill is None else f"{row.skill[0]:.1f} ± {row.skill[1]:.1f}",
                f"{100 * row.wins.value:.1f} %",
                f"[{100 * low:.1f}, {100 * high:.1f}]",
                f"{row.points.value:.1f}" + ("" if error is None else f" ± {(error[1] - error[0]) / 2:.1f}"),
                str(row.games),
                f"{1000 * row.times.mean:.1f}",
            )
        )
    return _table(heading, rows)


def _duels(played: Sequence[Played]) -> str:
    rows = [
        (
            f"{duel.bots[0]} – {duel.bots[1]}",
            f"{100 * duel.share:.1f} %",
            f"[{100 * duel.interval[0]:.1f}, {100 * duel.interval[1]:.1f}]",
            str(duel.games),
        )
        for duel in duels(played)
    ]
    return _table(("first – second", "first ahead", "", "games"), rows)


def _points(bot: str, played: Sequence[Played]) -> list[float]:
    return [
        record.points[seat]
        for each in played
        for record in each.records
        if record.failed is None
        for seat, index in enumerate(record.seating)
        if each.contest.bots[index] == bot
    ]


def _by_seat(row: Standing) -> list[float]:
    return [row.seats[seat].value for seat in sorted(row.seats)]


def _failures(table: Sequence[Standing]) -> str:
    lines = [
        f"<li>{escape(row.bot)}: {escape(reason)} ({count} ×)</li>"
        for row in table
        for reason, count in row.frequent_failures()
    ]
    return f"<h2>Games lost by failing</h2>\n<ul>{''.join(lines)}</ul>" if lines else ""


def _table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heading)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
