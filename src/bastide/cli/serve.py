"""`bastide serve`: tables online."""

import socket
from pathlib import Path

import click

from bastide import words
from bastide.cli.browser import open_when_ready
from bastide.cli.wording import command, option
from bastide.core.errors import BastideError, system_reason
from bastide.server.config import Config


@command
@option("--host", default="127.0.0.1", show_default=True)
@option("--port", type=click.IntRange(0, 65535), default=8017, show_default=True)
@option("--data", type=click.Path(path_type=Path, file_okay=False), default=Path("bastide-data"), show_default=True)
@option("--database", default="")
@option("--bot-processes", type=click.IntRange(1), default=1, show_default=True)
@option("--bot-pace", type=click.FloatRange(0), default=0.7, show_default=True)
@option("--alone", is_flag=True)
@option("--origin", "origins", multiple=True)
@option("--open", "opens", is_flag=True)
def serve(
    host: str,
    port: int,
    data: Path,
    database: str,
    bot_processes: int,
    bot_pace: float,
    alone: bool,
    origins: tuple[str, ...],
    opens: bool,
    language: str,
) -> None:
    """Serve tables online: an API, sockets, and the pages of the browser client."""
    port = _free_port(host, port)
    config = Config(
        data,
        host,
        port,
        database,
        bot_processes,
        bot_pace,
        tail_seconds=0.0 if alone else 0.05,
        origins=origins,
    )
    try:
        config.prepare()
    except OSError as error:
        english = "Cannot use the data folder {folder}: {reason}."
        raise BastideError("bad-folder", english, folder=str(data), reason=system_reason(error)) from None
    from bastide.server.run import serve as run  # the web framework takes its time, and only this command needs it

    click.echo(words.say("cli-serves", language, {"address": f"http://{host}:{port}", "folder": str(data)}))
    if opens:
        open_when_ready(host, port)
    run(config)


def _free_port(host: str, port: int) -> int:
    """The port, if nobody else has it; a free one for 0."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            english = "Cannot listen at {address}: {reason}; give another --port."
            address = f"{host}:{port}"
            raise BastideError("cannot-listen", english, address=address, reason=system_reason(error)) from None
        return int(probe.getsockname()[1])
