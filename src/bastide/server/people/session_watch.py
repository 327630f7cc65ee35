"""Closes what a session or a token has opened as soon as it ends, in whichever process that happens.

Signing out, changing the password and revoking a token count up one number in the database (`people.note_change`).
Each process looks at it several times a second, and then asks which of its open sockets are still in force: one query
for all.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeAlias

from bastide.server.people.session_cache import SessionCache
from bastide.server.store import people
from bastide.server.tables.service import TableService

LOOK_SECONDS = 0.2
"""How long an idle socket may outlive its session."""

Close: TypeAlias = Callable[[], None]

_logger = logging.getLogger("bastide.server")


class SessionWatch:
    """The open sockets of one process, by what admitted them."""

    def __init__(self, tables: TableService, cache: SessionCache) -> None:
        self._tables = tables
        self._cache = cache
        self._open: dict[str, set[Close]] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start looking."""
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def add(self, key: str, close: Close) -> None:
        """Call `close` once the session or token of `key` has ended."""
        self._open.setdefault(key, set()).add(close)

    def remove(self, key: str, close: Close) -> None:
        """Forget a socket that is closed."""
        closings = self._open.get(key, set())
        closings.discard(close)
        if not closings:
            self._open.pop(key, None)

    async def _look(self) -> None:
        seen = -1
        while True:
            try:
                changes = await self._cache.count_changes()
                if changes != seen:
                    await self._close_ended()
                seen = changes
            except Exception:
                _logger.exception("could not check the sessions of open sockets; trying again")
            await asyncio.sleep(LOOK_SECONDS)

    async def _close_ended(self) -> None:
        keys = list(self._open)
        in_force = await self._tables.read(lambda connection: people.in_force(connection, keys))
        for key in set(keys) - in_force:
            for close in self._open.pop(key, set()):
                close()
