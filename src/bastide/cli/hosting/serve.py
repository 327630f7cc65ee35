"""`bastide serve`: tables online."""

import errno
import socket
from dataclasses import replace
from typing import Any

import click

from bastide import words
from bastide.cli.hosting.browser import open_when_ready, written
from bastide.cli.hosting.configuration import configured
from bastide.cli.wording import command, option
from bastide.core.errors import BastideError, system_reason
from bastide.server.config import Config
from bastide.server.run import serve as run
from bastide.words import LocalizedError


@command
@configured
@option("--open", "opens", is_flag=True)
def serve(config: Config, opens: bool, language: str) -> None:
    """Serve tables online: an API, sockets, and the pages of the browser client."""
    config = replace(config, port=_free_port(config.host, config.port))
    try:
        config.prepare()
    except OSError as error:
        raise LocalizedError("bad-folder", folder=str(config.data), reason=system_reason(error)) from None
    config.cookie_key()  # a bad secret is told before the address

    def opened() -> None:
        address = f"http://{written(config.host)}:{config.port}"
        click.echo(words.say("cli-serves", language, {"address": address, "folder": str(config.data)}))
        if opens:
            open_when_ready(config.host, config.port)

    run(config, opened=opened)


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
