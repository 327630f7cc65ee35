"""`bastide simulate`: many games between bots."""

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bastide.cli.common import as_json, echo_json, game_options, make_game
from bastide.lab.arena import Contest
from bastide.lab.arena import simulate as run


@click.command()
@click.argument("game")
@click.option("--players", type=click.IntRange(1), help="How many players; by default one for each bot, at least two.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--bots", default="random", show_default=True, help="Names with commas; they take turns in the seats.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="How many processes.")
@game_options
@as_json
def simulate(
    game: str,
    players: int | None,
    count: int,
    seed: int,
    bots: str,
    jobs: int,
    preset: str | None,
    chosen: tuple[str, ...],
    components: Path | None,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots and report scores, wins and speed."""
    made = make_game(game, preset, chosen, components)
    names = tuple(name.strip().lower() for name in bots.split(","))
    seats = players if players is not None else max(made.min_players, len(names))
    if len(names) > seats:
        raise click.UsageError(
            f"{len(names)} bots are named, but only {seats} sit at the table; give --players or fewer bots."
        )
    own = made.components if made.has_own_components else None
    contest = Contest(made.name, seats, names, seed, dict(made.settings), own)
    contest.make()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(made.name, total=count)
        report = run(contest, count, jobs, lambda done: bar.advance(task, done))
    report = {"game": made.name, "players": seats, "seed": seed, **report}
    if as_json:
        echo_json(report)
        return
    click.echo(
        f"{count} games of {made.name} with {seats} players in {report['seconds']} s: "
        f"{report['games_per_second']} games/s, {report['decisions_per_second']} decisions/s."
    )
    for name, mean, share in zip(names, report["mean_scores"], report["win_shares"], strict=True):
        click.echo(f"  {name:<10} mean score {mean:>7}   wins {100 * share:>6.2f} %")
