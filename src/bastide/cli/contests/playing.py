"""What the commands share that let bots play many games: their options, a bar, and a word when they are stopped."""

import csv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, NamedTuple

import click

from bastide import words
from bastide.cli.wording import option
from bastide.core.game import Game
from bastide.lab import progress
from bastide.lab.outside.program import TIME_LIMIT
from bastide.lab.progress import Progress
from bastide.lab.round_robin import RoundRobin
from bastide.words import LocalizedError


class ContestOptions(NamedTuple):
    """The options that say who plays, how much and where."""

    bots: str
    games: int
    players: int
    seed: int
    jobs: int
    ray: str | None
    time_limit: float

    def robin(self, game: Game) -> RoundRobin:
        """Return what is played."""
        return RoundRobin.of(
            game.name,
            names(self.bots),
            self.games,
            players=self.players,
            seed=self.seed,
            options=dict(game.settings),
            components=game.components if game.has_own_components else None,
            time_limit=self.time_limit,
        )


def contest_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command these options, as its argument `contest`."""

    @wraps(command)
    def collected(**given: Any) -> None:
        command(contest=ContestOptions(*(given.pop(name) for name in ContestOptions._fields)), **given)

    for decorate in reversed(
        (
            option("--bots", required=True),
            option("--games", type=click.IntRange(1), default=100, show_default=True),
            option("--players", type=click.IntRange(1), default=2, show_default=True),
            option("--seed", type=int, default=0, show_default=True),
            option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True),
            option("--ray", metavar="ADDRESS"),
            option("--time-limit", type=click.FloatRange(0.01), default=TIME_LIMIT, show_default=True),
        )
    ):
        collected = decorate(collected)
    return collected


def names(text: str) -> list[str]:
    """Return the bots named on the command line, separated by commas or lines; quote a name that has a comma."""
    found = [name.strip() for line in csv.reader(text.splitlines(), skipinitialspace=True) for name in line]
    if not found or not all(found):
        raise LocalizedError("bot-without-name", names=text)
    return [name if ":" in name else name.lower() for name in found]


@contextmanager
def playing(robin: RoundRobin, language: str) -> Iterator[Progress]:
    """Show a bar while games are played; if they are stopped, say how to go on."""
    with progress.shown() as bar:
        bar.begin(robin.contests[0].game, robin.games * len(robin.contests))
        try:
            yield bar
        except KeyboardInterrupt:
            click.echo(words.say("cli-stopped", language), err=True)
            raise
