"""Whether a database is sound: its file and its tables. If not, that is told in one sentence, with what to do."""

import sqlite3
import time
from typing import Any

from sqlalchemy import Connection, Engine, inspect
from sqlalchemy.exc import DBAPIError

from bastide.server.store import schema
from bastide.server.store.database import NoDatabase, first_line

START_SECONDS = 2.0
"""How long a starting server looks through an SQLite file, which is enough for about a gigabyte."""
_INSTRUCTIONS = 10_000
"""How many of its instructions SQLite runs between two looks at the clock."""


def check(engine: Engine, seconds: float | None = None) -> None:
    """Raise `NoDatabase` if the database lacks a table or, on SQLite, if its file is damaged.

    If looking through the file takes longer than `seconds`, the rest is taken to be sound.
    """
    try:
        with engine.connect() as connection:
            damage = _damage(connection, seconds) if engine.dialect.name == "sqlite" else None
            missing = schema.metadata.tables.keys() - set(inspect(connection).get_table_names())
    except DBAPIError as error:
        raise NoDatabase("database-damaged", reason=first_line(error)) from None
    if damage is not None:
        raise NoDatabase("database-damaged", reason=damage)
    if missing:
        raise NoDatabase("database-lacks", tables=tuple(sorted(missing)))


def _damage(connection: Connection, seconds: float | None) -> str | None:
    """Return what SQLite finds wrong with its file."""
    driver: Any = connection.connection.driver_connection
    until = None if seconds is None else time.monotonic() + seconds
    driver.set_progress_handler(lambda: until is not None and time.monotonic() > until, _INSTRUCTIONS)
    try:
        (found,) = driver.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        return None if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT else str(error)
    finally:
        driver.set_progress_handler(None, 0)
    return None if found == "ok" else " ".join(found.replace("***", "").split())
