"""`bastide worker`: a process that thinks for servers."""

from pathlib import Path
from typing import Any

import click

from bastide import words
from bastide.cli.hosting.configuration import server_option
from bastide.cli.wording import command, option
from bastide.server.config import Config
from bastide.server.jobs.job import THINKING
from bastide.server.logs import FORMATS
from bastide.server.run_worker import work
from bastide.words import LocalizedError


class Kinds(click.Choice[str]):
    """Kinds of jobs, with commas between them."""

    name = "kinds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return each kind once; refuse the list if one of them doesn't exist."""
        wanted = value.split(",") if isinstance(value, str) else value
        return tuple(dict.fromkeys(super(Kinds, self).convert(kind.strip(), param, ctx) for kind in wanted))


@command
@server_option("--data", type=click.Path(path_type=Path, file_okay=False), default=Path("bastide-data"))
@server_option("--database")
@server_option("--bus")
@server_option("--log-format", type=click.Choice(FORMATS))
@option("--processes", type=click.IntRange(1), default=1, show_default=True)
@option("--kinds", type=Kinds(THINKING), default=",".join(THINKING), show_default=True)
def worker(processes: int, kinds: tuple[str, ...], language: str, **chosen: Any) -> None:
    """Take bots' turns, hints and analyses from a server's database and compute them."""
    config = Config(bot_processes=processes, **chosen)
    if not config.database and not (config.data / "bastide.sqlite").is_file():
        raise LocalizedError("no-database", folder=str(config.data))
    work(config, kinds, lambda: click.echo(words.say("cli-works", language, {"processes": processes})))
