"""Problem reports: the game as the reporter may know it, the step they looked at, and all versions."""

import json
import platform
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, insert, select

import bastide
from bastide.core.audience import Viewer
from bastide.core.journal import Header
from bastide.server.errors import RequestError
from bastide.server.store import schema
from bastide.server.tables.lines import Line
from bastide.server.tables.live import OVER, LiveTable
from bastide.server.tables.updates import update

MOST_A_DAY = 10
DAY = 24 * 3600.0
MOST_BYTES = 500_000
_PERSONAL = ("table-said", "table-sat")
"""Lines that name or quote people; rules problems don't need them."""


@cache
def versions() -> dict[str, str]:
    """The versions that run here."""
    return {"bastide": bastide.__version__, "python": platform.python_version(), "system": platform.system()}


def known(live: LiveTable, then: LiveTable, viewer: Viewer, ply: int | None) -> str:
    """Return the game as a viewer may know it, as JSON: all of it if it is over, else what they were told and saw.

    Moves and outcomes of a running game come from the viewer's stream: the journal knows what is hidden. `then` is the
    table at the step that they looked at.
    """
    seen = update(then, viewer, len(then.streams[viewer]))
    document: dict[str, Any] = {
        "table": live.facts.id,
        "game": live.facts.game,
        "rules": live.game.rules_version,
        "options": live.facts.options,
        "digest": live.game.digest,
        "players": len(live.seats),
        "status": live.status,
        "versions": versions(),
        "seat": viewer,
        "ply": ply,
        "seen": {name: getattr(seen, name) for name in ("number", "status", "view", "to_act", "moves", "decision")},
        "told": [[_plain(line) for line in lines if line.key not in _PERSONAL] for lines in live.streams[viewer]],
    }
    if live.match is not None and (live.status == OVER or live.is_archive()):
        document["journal"] = json.loads(live.journal().dumps())
    elif live.match is not None:
        header = Header.of(live.game, live.match.state.players)
        own = [done.move for done in live.history if done.seat == viewer]
        document["journal"] = {"game": header.game, "rules": header.rules, "own_moves": own}
    return _bounded(document)


def _plain(line: Line) -> Any:
    return msgspec.to_builtins(line)


def _bounded(document: dict[str, Any]) -> str:
    """Return the document as JSON; if it is too large, without the oldest lines."""
    text = _dump(document)
    while len(text) > MOST_BYTES and document["told"]:
        document["told"] = document["told"][len(document["told"]) // 2 + 1 :]
        document["shortened"] = True
        text = _dump(document)
    if len(text) > MOST_BYTES:
        raise RequestError("too-large", status=413, most=MOST_BYTES)
    return text


def _dump(document: Mapping[str, Any]) -> str:
    return msgspec.json.encode(document).decode()


def add(connection: Connection, row: Mapping[str, Any]) -> None:
    """Store a report, up to a few a day for each person."""
    lately = select(func.count()).where(schema.reports.c.person == row["person"], schema.reports.c.at > row["at"] - DAY)
    if connection.execute(lately).scalar_one() >= MOST_A_DAY:
        raise RequestError("too-many-reports", status=429)
    connection.execute(insert(schema.reports).values(**row))


def listed(connection: Connection) -> list[Row[Any]]:
    """Return all reports, latest first, without the games."""
    columns = (schema.reports.c.id, schema.reports.c.at, schema.reports.c.table, schema.reports.c.text)
    query = select(*columns, schema.tables.c.game).join(schema.tables, schema.tables.c.id == schema.reports.c.table)
    return list(connection.execute(query.order_by(schema.reports.c.at.desc())))


def exported(connection: Connection, report: str) -> dict[str, Any] | None:
    """Return a report with all its content, but without its author."""
    row = connection.execute(select(schema.reports).where(schema.reports.c.id == report)).one_or_none()
    if row is None:
        return None
    return {"report": row.id, "at": row.at, "text": row.text, **json.loads(row.known)}
