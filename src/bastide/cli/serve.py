"""`bastide serve`: tables online."""

import socket
from pathlib import Path

import click

from bastide.cli.browser import open_when_ready
from bastide.server.config import Config


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8017, show_default=True, help="0 for a free one.")
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("bastide-data"),
    show_default=True,
    help="The folder for the database and secrets.",
)
@click.option("--database", default="", help="A database URL, if not SQLite in the data folder.")
@click.option("--bot-processes", type=click.IntRange(1), default=1, show_default=True, help="Processes for bots.")
@click.option("--bot-pace", type=click.FloatRange(0), default=0.7, show_default=True, help="Seconds per step of a bot.")
@click.option("--alone", is_flag=True, help="No other process uses the database: do not look for what they wrote.")
@click.option("--origin", "origins", multiple=True, help="Another origin whose pages may open sockets.")
@click.option("--open", "opens", is_flag=True, help="Open the browser, where there is one.")
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
        raise click.ClickException(f"Cannot use the data folder {data}: {(error.strerror or '').lower()}.") from None
    from bastide.server.run import serve as run  # the web framework takes its time, and only this command needs it

    click.echo(f"Bastide serves at http://{host}:{port} with its data in {data}.")
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
            reason = (error.strerror or str(error)).lower()
            raise click.ClickException(f"Cannot listen at {host}:{port}: {reason}; give another --port.") from None
        return int(probe.getsockname()[1])
