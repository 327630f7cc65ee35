"""For several processes on one database: asks it how far each table in memory has got.

Each table has its own numbers, which are committed in order. Ids of rows across all tables are not: PostgreSQL gives
them out before the commit, so a later one may be visible before an earlier one.
"""

import asyncio
import logging
from collections.abc import Mapping

from sqlalchemy import Engine

from bastide.server.store import people
from bastide.server.store.news import SESSIONS, News
from bastide.server.tables import log
from bastide.server.tables.bus.base import MemoryBus

_logger = logging.getLogger(__name__)


class PollingBus(MemoryBus):
    """Polls the database. Those that are told at once poll as well, now and then, so that nothing is lost for long."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        super().__init__()
        self._engine = engine
        self._seconds = seconds
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._poll())]

    async def stop(self) -> None:
        running = set(self._tasks)
        while running:  # a driver that is just connecting may swallow the first cancellation
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=0.2)

    def pause(self) -> float:
        """Return the seconds until the next poll."""
        return self._seconds

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self.pause())
            await self.catch_up()

    async def catch_up(self) -> None:
        """Ask the database, and wake the subscribers for what has grown."""
        reached = {topic: number for one in self.subscribers for topic, number in one.reached().items()}
        try:
            news = await asyncio.to_thread(self._look, reached) if reached else {}
        except Exception as error:
            if self.connected:  # said once: polls may be many and an outage long
                _logger.warning("can't see what other processes write; trying again: %s", error)
            self.connected = False
            return
        self.connected = True
        self.deliver(news)

    def _look(self, reached: Mapping[str, int]) -> News:
        with self._engine.begin() as connection:
            news = log.grown(connection, {topic: number for topic, number in reached.items() if topic != SESSIONS})
            if SESSIONS in reached and (changes := people.changes(connection)) > reached[SESSIONS]:
                news[SESSIONS] = changes
            return news
