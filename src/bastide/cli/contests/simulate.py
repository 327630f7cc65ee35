"""`bastide simulate`: many games between bots."""

from typing import Any

import click

from bastide import words
from bastide.cli.common import GameOptions, as_json, bot_names, echo_json, game_options
from bastide.cli.wording import command, option
from bastide.core.events import Plain
from bastide.lab import progress
from bastide.lab.arena import Contest
from bastide.lab.arena import simulate as run
from bastide.words import LocalizedError


@command
@click.argument("game")
@option("--players", type=click.IntRange(1))
@option("--games", "count", type=click.IntRange(1), default=100, show_default=True)
@option("--seed", type=int, default=0, show_default=True)
@option("--bots", default="random", show_default=True)
@option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True)
@game_options
@as_json
def simulate(
    game: str,
    players: int | None,
    count: int,
    seed: int,
    bots: str,
    jobs: int,
    game_options: GameOptions,
    as_json: bool,
    language: str,
) -> None:
    """Play many games of GAME between bots and report scores, wins and speed."""
    made = game_options.make(game)
    names = bot_names(bots)
    seats = players if players is not None else max(made.min_players, len(names))
    if len(names) > seats:
        raise LocalizedError("too-many-bots", bots=len(names), seats=seats)
    own = made.components if made.has_own_components else None
    contest = Contest(made.name, seats, names, seed, dict(made.settings), own)
    contest.make()
    with progress.shown() as bar:
        bar.begin(made.name, count)
        report = run(contest, count, jobs, bar.advance)
    report = {"game": made.name, "players": seats, "seed": seed, **report}
    if as_json:
        echo_json(report)
        return
    speeds = {name: str(report[f"{name}_per_second"]) for name in ("games", "decisions")}
    facts: dict[str, Plain] = {
        "count": count,
        "game": made.name,
        "players": seats,
        "seconds": str(report["seconds"]),
        **speeds,
    }
    click.echo(words.say("cli-simulated", language, facts))
    for name, result in zip(names, _results(report), strict=True):
        click.echo(f"  {name:<10} {words.say('cli-bot-result', language, result)}")
    click.echo(words.say("cli-intervals", language))
    if report["capped"]:
        click.echo(words.say("cli-capped", language, {"games": report["capped"]}))


def _results(report: dict[str, Any]) -> list[dict[str, Plain]]:
    """Return the figures of each bot as they are printed."""
    return [
        {
            "mean": f"{mean:>7.2f}",
            "error": "?" if between is None else f"{(between[1] - between[0]) / 2:.2f}",
            "share": f"{100 * share:>6.2f}",
            "low": f"{100 * low:.1f}",
            "high": f"{100 * high:.1f}",
            "time": f"{1000 * seconds:.1f}",
            "p99": f"{1000 * longest:.1f}",
        }
        for mean, between, share, (low, high), seconds, longest in zip(
            report["mean_scores"],
            report["mean_score_intervals"],
            report["win_shares"],
            report["win_share_intervals"],
            report["seconds_per_turn"],
            report["seconds_per_turn_p99"],
            strict=True,
        )
    ]
