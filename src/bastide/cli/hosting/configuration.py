"""The options of a server, for every command that takes them: from the command line or from the environment."""

import math
import os
from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import wraps
from pathlib import Path
from typing import Any

import click

from bastide.cli.wording import Option
from bastide.server.config import DATABASE, EMBEDDED, NO_TLS, STARTTLS, TLS, Config, Limits
from bastide.server.logs import FORMATS
from bastide.words import LocalizedError

MOST_DIGITS = 9
PREFIX = "BASTIDE_"
"""`--bot-pace` is also `BASTIDE_BOT_PACE`."""
SECRET = f"{PREFIX}SECRET"
"""The key that signs cookies. It is never an option: every user of a machine can read command lines."""
SMTP_PASSWORD = f"{PREFIX}SMTP_PASSWORD"
"""The password for the SMTP server, which is never an option either."""

_DEFAULTS = {field.name: field.default for field in fields(Config) if field.default is not MISSING}


class Seconds(click.FloatRange):
    """A finite number of seconds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """As in `click.FloatRange`, which takes `nan` and `inf`."""
        seconds = super().convert(value, param, ctx)
        if not math.isfinite(seconds):
            self.fail(f"{value} is not a number of seconds.", param, ctx)
        return seconds


class ServerOption(Option):
    """An option of a server. Unless told otherwise, it sets the field of `Config` with its name."""

    sections = ("command-serve", "command-shared")

    def __init__(self, names: list[str], **facts: Any) -> None:
        facts.setdefault("envvar", PREFIX + names[0].removeprefix("--").replace("-", "_").upper())
        super().__init__(names, **facts)


def server_option(name: str, field: str | None = None, **facts: Any) -> Callable[[Any], Any]:
    """Return an option that sets a field of `Config`; its default is the field's."""
    field = field or name.removeprefix("--").replace("-", "_")
    if field in _DEFAULTS:
        facts.setdefault("default", _DEFAULTS[field])
    facts.setdefault("show_default", facts.get("default") not in (None, "", (), False))
    return click.option(name, field, cls=ServerOption, **facts)


_folder = click.Path(path_type=Path, file_okay=False)
_file = click.Path(path_type=Path, dir_okay=False)


def _limits(_context: click.Context, _option: click.Parameter, given: tuple[str, ...]) -> Limits:
    """Return the limits, with those that were given."""
    names = [field.name.replace("_", "-") for field in fields(Limits)]
    chosen: dict[str, int] = {}
    for written in given:
        name, _, value = written.partition("=")
        if name not in names or not value.isdecimal() or len(value) > MOST_DIGITS:
            raise LocalizedError("bad-limit", limit=written, names=", ".join(names))
        chosen[name.replace("-", "_")] = int(value)
    return Limits(**chosen)


OPTIONS = (
    server_option("--host"),
    server_option("--port", type=click.IntRange(0, 65535)),
    server_option("--data", type=_folder, default=Path("bastide-data")),
    server_option("--secret-file", type=_file),
    server_option("--database"),
    server_option("--bus"),
    server_option("--workers", type=click.Choice((EMBEDDED, DATABASE))),
    server_option("--bot-processes", type=click.IntRange(1)),
    server_option("--bot-pace", type=Seconds(0)),
    server_option("--alone", is_flag=True),
    server_option("--drain-seconds", type=Seconds(0)),
    server_option("--log-format", type=click.Choice(FORMATS)),
    server_option("--metrics-port", type=click.IntRange(0, 65535), show_default=False),
    server_option("--metrics-host"),
    server_option("--telemetry", is_flag=True),
    server_option("--origin", "origins", multiple=True),
    server_option("--host-name", "host_names", multiple=True),
    server_option("--behind-tls", is_flag=True),
    server_option("--limit", "limits", multiple=True, metavar="NAME=N", callback=_limits),
    server_option("--chat-filter", type=_file),
    server_option("--chat-filter-masks", is_flag=True),
    server_option("--prune-after", type=click.IntRange(0), show_default=False),
    server_option("--public-url"),
    server_option("--turn-notice-seconds", type=Seconds(0)),
    server_option("--vapid-file", type=_file),
    server_option("--notice-contact"),
    server_option("--notice-network", "notice_networks", multiple=True),
    server_option("--smtp-host"),
    server_option("--smtp-port", type=click.IntRange(0, 65535), show_default=False),
    server_option("--smtp-security", type=click.Choice((STARTTLS, TLS, NO_TLS))),
    server_option("--smtp-user"),
    server_option("--smtp-password-file", type=_file),
    server_option("--mail-sender"),
)


def configured(function: Callable[..., None]) -> Callable[..., None]:
    """Give a command all options of a server; it gets them as one `Config`."""

    @wraps(function)
    def with_config(**given: Any) -> None:
        chosen = {field.name: given.pop(field.name) for field in fields(Config) if field.name in given}
        chosen |= {"secret": os.environ.get(SECRET, ""), "smtp_password": os.environ.get(SMTP_PASSWORD, "")}
        function(config=Config(**chosen), **given)

    for option in reversed(OPTIONS):
        with_config = option(with_config)
    return with_config
