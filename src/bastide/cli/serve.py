"""`bastide serve`: tables online."""

import contextlib
import socket
import threading
import time
import webbrowser
from pathlib import Path

import click

from bastide.server.config import Config

_PATIENCE = 300
"""Tenths of a second that a server may take to start before nobody waits for it any more."""


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
        _open_browser(host, port)
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


def _open_browser(host: str, port: int) -> None:
    """Opens the lobby as soon as the server answers. Without a browser, the printed address is enough."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is webbrowser.GenericBrowser:  # one for the terminal, which the server needs for itself
        return
    reachable = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host

    def wait_and_open() -> None:
        for _ in range(_PATIENCE):
            with contextlib.suppress(OSError), socket.create_connection((reachable, port), timeout=1):
                browser.open(f"http://{reachable}:{port}")
                return
            time.sleep(0.1)

    threading.Thread(target=wait_and_open, daemon=True).start()
