"""Who is behind a session or a token, without asking the database each time.

What is cached holds until a session, a token or a person changes, in any process: each such change counts up one number
in the database, in the same transaction (`people.note_change`). Reading that number takes a few microseconds.
"""

from collections.abc import Callable

from sqlalchemy import Connection

from bastide.server.store import people
from bastide.server.store.people import Person
from bastide.server.tables.service import TableService

MOST_CACHED = 20_000


class SessionCache:
    """People by what admits them: a session id or the digest of a token."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._cached: dict[str, Person] = {}
        self._changes = -1
        # SQLite runs in this process: asking it takes less time than asking a thread to.
        engine = tables.engine
        self._direct = engine.raw_connection() if engine.dialect.name == "sqlite" else None

    def close(self) -> None:
        """Give the connection back."""
        if self._direct is not None:
            self._direct.close()

    async def find(self, key: str, query: Callable[[Connection], Person | None]) -> Person | None:
        """Return whoever `query` finds, from the cache if nothing has changed."""
        changes = await self.count_changes()
        if changes != self._changes or len(self._cached) > MOST_CACHED:
            self._cached.clear()
            self._changes = changes
        cached = self._cached.get(key)
        if cached is not None:
            return cached
        person = await self._tables.read(query)
        if person is not None and self._changes == changes:
            self._cached[key] = person
        return person

    async def count_changes(self) -> int:
        """How often a session, a token or a person has changed."""
        if self._direct is None:
            return await self._tables.read(people.changes)
        (number,) = self._direct.cursor().execute("SELECT number FROM session_changes").fetchone()
        return int(number)
