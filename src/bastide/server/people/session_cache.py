"""Who is behind a session or a token, without asking the database each time.

What is cached holds until a session, a token or a person changes, in any process: each such change counts up one number
in the database, in the same transaction (`people.note_change`). Asking SQLite for it takes a few microseconds. From
another database it comes over the bus, and is read now and then in case the bus is late.
"""

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import Connection

from bastide.server.store import people
from bastide.server.store.news import SESSIONS
from bastide.server.store.people import Person
from bastide.server.tables.service import TableService

MOST_CACHED = 20_000
FRESH_SECONDS = 0.05
"""How long a number that was read is taken to be right, if the bus brings no other."""


class SessionCache:
    """People by what admits them: a session id or the digest of a token."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._cached: dict[str, Person] = {}
        self._changes = -1
        self._counted = 0
        """The number of changes that was last read or heard of."""
        self._counted_at = -FRESH_SECONDS
        self._counted_now: int | None = None
        """What SQLite said in this round of the event loop: the frames that came together need one answer."""
        self._counting: asyncio.Task[None] | None = None
        # SQLite runs in this process: asking it takes less time than asking a thread to.
        engine = tables.engine
        self._direct = engine.raw_connection() if engine.dialect.name == "sqlite" else None

        tables.bus.subscribe(self)

    def reached(self) -> dict[str, int]:
        """The number of changes, if the bus is to look for it (see `bus.Subscriber`)."""
        return {} if self._direct is not None else {SESSIONS: self._counted}

    def wake(self, topic: str, number: int) -> None:
        """Hear of a change."""
        if topic == SESSIONS:
            self._counted = max(self._counted, number)

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
        if self._direct is not None:
            if self._counted_now is None:
                (number,) = self._direct.cursor().execute("SELECT number FROM session_changes").fetchone()
                self._counted_now = int(number)
                asyncio.get_running_loop().call_soon(self._count_again)
            return self._counted_now
        if time.monotonic() - self._counted_at > FRESH_SECONDS:
            if self._counting is None:  # all who ask meanwhile wait for the same answer
                self._counting = asyncio.create_task(self._count())
            await asyncio.shield(self._counting)
        return self._counted

    def _count_again(self) -> None:
        self._counted_now = None

    async def _count(self) -> None:
        try:
            asked_at = time.monotonic()
            self._counted = max(self._counted, await self._tables.read(people.changes))
            self._counted_at = asked_at
        finally:
            self._counting = None
