"""The addresses of the client's pages, from `routes.json`, which the client's router reads too."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

from sqlalchemy import Connection

from bastide.core import registry
from bastide.core.errors import UnknownGame
from bastide.server.people import players
from bastide.server.store import tournaments
from bastide.server.tables import log
from bastide.server.tables.service import TableService

PATTERNS: dict[str, str] = json.loads((Path(__file__).parents[1] / "routes.json").read_text("utf-8"))
_NAMED = re.compile(r"\{(\w+)(\??)\}")


class Address(NamedTuple):
    """A page, and what its address names: a `game`, a `table`, the `name` of a player, a `tournament`."""

    page: str
    named: dict[str, str]


def address(path: str) -> Address | None:
    """Return the page at a raw path. Trailing slashes don't matter."""
    parts = [unquote(part) for part in path.split("/") if part]
    for page, pattern in PATTERNS.items():
        named = _match([part for part in pattern.split("/") if part], parts)
        if named is not None:
            return Address(page, named)
    return None


def _match(pattern: Sequence[str], parts: Sequence[str]) -> dict[str, str] | None:
    named: dict[str, str] = {}
    for number, wanted in enumerate(pattern):
        name = _NAMED.fullmatch(wanted)
        if number >= len(parts):
            return named if name is not None and name[2] else None
        if name is not None:
            named[name[1]] = parts[number]
        elif wanted != parts[number]:
            return None
    return named if len(parts) <= len(pattern) else None


async def exists(found: Address, tables: TableService) -> bool:
    """Whether the game, table, player or tournament that an address names exists."""

    def known(connection: Connection) -> bool:
        return all(_CHECKS[kind](connection, name) for kind, name in found.named.items())

    return not found.named or await tables.read(known)


def _is_game(_: Connection, name: str) -> bool:
    try:
        return registry.find(name).name == name
    except UnknownGame:
        return False


def _is_player(connection: Connection, name: str) -> bool:
    return name.isprintable() and players.find(connection, name) is not None


_CHECKS = {"game": _is_game, "table": log.exists, "name": _is_player, "tournament": tournaments.exists}
