"""The bus tells processes that a table's log has grown. One implementation for a single process, one for several."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from sqlalchemy import Engine, Row

from bastide.server.tables import log

Wake: TypeAlias = Callable[[str, int], None]
"""Called with a table and the number that its log now reaches."""

_logger = logging.getLogger(__name__)


class Bus(Protocol):
    """Carries the news that a table's log has grown. News may be doubled or late, but never wrong."""

    connected: bool
    """Whether news arrives now."""

    async def start(self) -> None:
        """Start."""

    async def stop(self) -> None:
        """Stop."""

    def subscribe(self, wake: Wake) -> None:
        """Call `wake` for all news from now on."""

    def publish(self, table: str, seq: int) -> None:
        """Tell all subscribers."""


class MemoryBus:
    """For one process."""

    def __init__(self) -> None:
        self.connected = True
        self._subscribers: list[Wake] = []

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def subscribe(self, wake: Wake) -> None:
        self._subscribers.append(wake)

    def publish(self, table: str, seq: int) -> None:
        for wake in self._subscribers:
            wake(table, seq)


class TailingBus(MemoryBus):
    """For several processes on one database: polls the end of the log."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        super().__init__()
        self._engine = engine
        self._seconds = seconds
        self._last = 0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        with self._engine.begin() as connection:
            self._last = log.last_written(connection)
        self._task = asyncio.create_task(self._tail())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _tail(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                rows = await asyncio.to_thread(self._look)
            except Exception:
                self.connected = False
                _logger.exception("could not look at the end of the log; trying again")
                continue
            self.connected = True
            for row in rows:
                self._last = row.id
                self.publish(row.table, row.seq)

    def _look(self) -> list[Row[Any]]:
        with self._engine.begin() as connection:
            return log.written_after(connection, self._last)
