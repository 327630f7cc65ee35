"""`bastide serve`: tables online."""

import errno
import math
import socket
from pathlib import Path
from typing import Any

import click

from bastide import words
from bastide.cli.browser import open_when_ready, written
from bastide.cli.wording import command, option
from bastide.core.errors import BastideError, system_reason
from bastide.server.config import Config
from bastide.words import LocalizedError


class Seconds(click.FloatRange):
    """A finite number of seconds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """As in `click.FloatRange`, which takes `nan` and `inf`."""
        seconds = super().convert(value, param, ctx)
        if not math.isfinite(seconds):
            self.fail(f"{value} is not a number of seconds.", param, ctx)
        return seconds


@command
@option("--host", default="127.0.0.1", show_default=True)
@option("--port", type=click.IntRange(0, 65535), default=8017, show_default=True)
@option("--data", type=click.Path(path_type=Path, file_okay=False), default=Path("bastide-data"), show_default=True)
@option("--database", default="")
@option("--bot-processes", type=click.IntRange(1), default=1, show_default=True)
@option("--bot-pace", type=Seconds(0), default=0.7, show_default=True)
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
        raise LocalizedError("bad-folder", folder=str(data), reason=system_reason(error)) from None
    from bastide.server.run import serve as run  # the web framework is slow to import, and only this command needs it

    address = f"http://{written(host)}:{port}"
    click.echo(words.say("cli-serves", language, {"address": address, "folder": str(data)}))
    if opens:
        open_when_ready(host, port)
    run(config)


def _free_port(host: str, port: int) -> int:
    """Return the port if it is free; for 0, any free port."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host or None, port, **_LISTENING)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
            return int(probe.getsockname()[1])
    except (socket.gaierror, UnicodeError):  # or a host name that can't be encoded
        raise _bad_host(host, LocalizedError("no-such-host")) from None
    except OSError as error:
        reason = system_reason(error)
        if error.errno not in (errno.EADDRINUSE, errno.EACCES, errno.EPERM):
            raise _bad_host(host, reason) from None
        raise LocalizedError("cannot-listen", address=f"{written(host)}:{port}", reason=reason) from None


_LISTENING: Any = {"type": socket.SOCK_STREAM, "flags": socket.AI_PASSIVE}


def _bad_host(host: str, reason: BastideError) -> LocalizedError:
    return LocalizedError("bad-host", address=host, reason=reason)
