"""Analyses of finished games. While one is computed, its row says how far it is and that its process is alive."""

from typing import Any

from sqlalchemy import Connection, Row, Update, delete, insert, select, update

from bastide.server.store import schema

RUNNING, DONE, FAILED = "running", "done", "failed"


def find(connection: Connection, table: str, version: str) -> Row[Any] | None:
    """Return the analysis of a game, if it was asked for in this version."""
    return connection.execute(
        select(schema.analyses).where(schema.analyses.c.table == table, schema.analyses.c.version == version)
    ).one_or_none()


def claim(connection: Connection, table: str, version: str, now: float, lease: float) -> bool:
    """Begin an analysis; return whether it is ours: not if it is done, or its process was alive `lease` ago."""
    row = find(connection, table, version)
    if row is not None and (row.status == DONE or (row.status == RUNNING and row.at > now - lease)):
        return False
    connection.execute(delete(schema.analyses).where(schema.analyses.c.table == table))
    values = {"table": table, "version": version, "status": RUNNING, "progress": 0.0, "at": now}
    connection.execute(insert(schema.analyses).values(values))
    return True


def note(connection: Connection, table: str, version: str, progress: float, now: float) -> None:
    """Record how far an analysis is; with the time 0, that nobody computes it any more."""
    connection.execute(_update_running(table, version).values(progress=progress, at=now))


def settle(connection: Connection, table: str, version: str, status: str, document: str | None, now: float) -> None:
    """Record how an analysis ended."""
    ended = {"status": status, "progress": 1.0, "at": now, "document": document}
    connection.execute(_update_running(table, version).values(ended))


def _update_running(table: str, version: str) -> Update:
    """Return an update of an analysis that leaves alone one that has ended, or was begun in another version."""
    columns = schema.analyses.c
    return update(schema.analyses).where(columns.table == table, columns.version == version, columns.status == RUNNING)
