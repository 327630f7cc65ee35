"""`bastide dataset`: positions of games between bots, for learners."""

from pathlib import Path

import click

from bastide import words
from bastide.cli.common import GameOptions, as_json, echo_json, game_options
from bastide.cli.contests.playing import ContestOptions, contest_options, playing
from bastide.cli.wording import command, option
from bastide.lab.datasets.making import make_dataset
from bastide.lab.datasets.plan import Plan


@command
@click.argument("game")
@contest_options
@option("--every", type=click.IntRange(1), default=1, show_default=True)
@option("--shard-games", type=click.IntRange(1), default=20, show_default=True)
@option("--out", type=click.Path(path_type=Path, file_okay=False), default=Path("bastide-dataset"), show_default=True)
@game_options
@as_json
def dataset(
    game: str,
    contest: ContestOptions,
    every: int,
    shard_games: int,
    out: Path,
    game_options: GameOptions,
    as_json: bool,
    language: str,
) -> None:
    """Let bots play GAME and keep their positions as a dataset in Parquet files."""
    robin = contest.robin(game_options.make(game))
    plan = Plan(robin, every, shard_games)
    with playing(robin, language) as bar:
        files = make_dataset(plan, out, jobs=contest.jobs, ray=contest.ray, progress=bar.advance)
    positions, size = sum(file.positions for file in files), sum(file.size for file in files)
    totals = {
        "games": sum(file.games for file in files),
        "failed": sum(file.failed for file in files),
        "positions": positions,
        "files": len(files),
        "bytes": size,
    }
    if as_json:
        echo_json({"folder": str(out), **totals})
        return
    each = round(size / max(1, positions))
    click.echo(words.say("cli-dataset-made", language, {"folder": str(out), "each": each, **totals}))
