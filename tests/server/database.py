"""Reads a server's database from outside, and damages it where a test wants that."""

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing
from typing import Any

import msgspec
import psycopg

from bastide.server.store.database import open_engine
from bastide.server.store.schema import metadata
from bastide.server.tables import log as table_log
from bastide.server.tables.entries import Entry
from bastide.server.tables.live import LiveTable
from tests.server.process import Server


class Outside:
    """A connection beside those of a server. Parameters are question marks, and each statement is committed."""

    def __init__(self, url: str) -> None:
        self._is_sqlite = url.startswith("sqlite:///")
        self._connection: Any = (
            sqlite3.connect(url.removeprefix("sqlite:///"), timeout=60, isolation_level=None)
            if self._is_sqlite
            else psycopg.connect(url, autocommit=True)
        )

    def execute(self, statement: str, parameters: tuple[Any, ...] = ()) -> Any:
        """Run a statement; return a cursor."""
        return self._connection.execute(statement if self._is_sqlite else statement.replace("?", "%s"), parameters)

    def everything(self) -> str:
        """Return all that the tables hold as text."""
        return "\n".join(str(row) for table in metadata.tables for row in self.execute(f'SELECT * FROM "{table}"'))

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


def opened(server: Server) -> AbstractContextManager[Outside]:
    """Open another connection, beside those of the server."""
    return closing(Outside(server.database_url))


def log(server: Server, table: str) -> list[dict[str, Any]]:
    """Return the entries of a table; none is missing and none is duplicated."""
    with opened(server) as connection:
        rows = connection.execute('SELECT seq, entry FROM log WHERE "table" = ? ORDER BY seq', (table,)).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return [msgspec.json.decode(entry) for _, entry in rows]


def moves(server: Server, table: str) -> list[tuple[int, str]]:
    """Return who made which move, in order."""
    return [(entry["seat"], entry["move"]) for entry in log(server, table) if entry["type"] == "moved"]


def alter(server: Server, table: str, seq: int, entry: str) -> None:
    """Replace the text of an entry."""
    with opened(server) as connection:
        connection.execute('UPDATE log SET entry = ? WHERE "table" = ? AND seq = ?', (entry, table, seq))


def folded(server: Server, table: str) -> Iterator[tuple[LiveTable, Entry]]:
    """Yield each entry of a table, with the table as it was before it."""
    engine = open_engine(server.database_url, writes=False)
    with engine.begin() as connection:
        facts, entries = table_log.facts(connection, table), table_log.log_after(connection, table, 0)
    engine.dispose()
    assert facts is not None
    live = LiveTable.make(facts)
    for seq, entry, at in entries:
        yield live, entry
        live.apply(seq, entry, at)


def move_back(server: Server, table: str, seconds: float) -> None:
    """Move everything at a table back in time; the server must be restarted to notice."""
    with opened(server) as connection:
        connection.execute('UPDATE log SET at = at - ? WHERE "table" = ?', (seconds, table))
