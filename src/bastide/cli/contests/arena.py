"""`bastide arena`: a round robin of bots, ours and others, with ratings and a report."""

import time
from pathlib import Path

import click

from bastide import words
from bastide.cli.common import GameOptions, as_json, echo_json, game_options
from bastide.cli.contests.playing import ContestOptions, contest_options, playing
from bastide.cli.wording import command, option
from bastide.core.events import Plain
from bastide.lab import arena_report, tables
from bastide.lab.round_robin import Played, RoundRobin, play
from bastide.lab.standings import Standing, running_elo, standings

_EVERY = 1.0
"""Seconds between two looks at the running ratings."""


@command
@click.argument("game")
@contest_options
@option("--out", type=click.Path(path_type=Path, file_okay=False), default=Path("bastide-arena"), show_default=True)
@option("--format", "form", type=click.Choice(tables.FORMATS), default="csv", show_default=True)
@option("--journals", is_flag=True)
@game_options
@as_json
def arena(
    game: str,
    contest: ContestOptions,
    out: Path,
    form: str,
    journals: bool,
    game_options: GameOptions,
    as_json: bool,
    language: str,
) -> None:
    """Let bots play GAME, each against each, and rate them."""
    tables.check(form)
    robin = contest.robin(game_options.make(game))
    played = _played(robin, contest, out, journals, language)
    table = standings(robin.bots, played)
    results = tables.write(out, form, played, table)
    report = out / "report.html"
    report.write_text(arena_report.page(robin, played, table), "utf-8")
    if as_json:
        echo_json([row.row() for row in table])
        return
    _show(table, language)
    click.echo(words.say("cli-arena-files", language, {"report": str(report), "results": str(results)}))


def _played(robin: RoundRobin, contest: ContestOptions, out: Path, journals: bool, language: str) -> list[Played]:
    """Play, with a bar that tells the ratings so far."""
    with playing(robin, language) as bar:
        looked = time.monotonic()

        def tell(games: int, played: list[Played]) -> None:
            nonlocal looked
            bar.advance(games)
            if time.monotonic() - looked >= _EVERY:
                looked = time.monotonic()
                bar.say(" · ".join(f"{bot} {elo:+.0f}" for bot, elo in running_elo(robin.bots, played)))

        return play(robin, out, jobs=contest.jobs, ray=contest.ray, journals=journals, progress=tell)


def _show(table: list[Standing], language: str) -> None:
    width = max(len(row.bot) for row in table)
    for row in table:
        low, high = row.wins.share_interval()
        points = row.points.interval()
        facts: dict[str, Plain] = {
            "elo": "?" if row.elo is None else f"{row.elo.value:>5.0f}",
            "least": "?" if row.elo is None else f"{row.elo.low:.0f}",
            "most": "?" if row.elo is None else f"{row.elo.high:.0f}",
            "share": f"{100 * row.wins.value:>5.1f}",
            "low": f"{100 * low:.1f}",
            "high": f"{100 * high:.1f}",
            "mean": f"{row.points.value:>6.1f}",
            "error": "?" if points is None else f"{(points[1] - points[0]) / 2:.1f}",
            "games": row.games,
        }
        click.echo(f"  {row.bot:<{width}} {words.say('cli-arena-bot', language, facts)}")
        for reason, count in row.frequent_failures():
            click.echo(f"  {'':<{width}} {words.say('cli-arena-failed', language, {'games': count, 'reason': reason})}")
    click.echo(words.say("cli-arena-intervals", language))
