"""Presence: each process stores which seats are connected to it, so every process knows who is absent."""

import asyncio
import logging
from collections import Counter

from bastide.server.store import presence
from bastide.server.tables.live import RUNNING, LiveTable
from bastide.server.tables.service import TableService
from bastide.server.tables.timeouts import Attendance

BEAT_SECONDS = 5.0

_logger = logging.getLogger(__name__)


class Presence:
    """The seats connected to this process."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._connected: Counter[tuple[str, int]] = Counter()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the heartbeat; the first beat finds out how long no server ran."""
        await self._beat()
        self._task = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        """Beat a last time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._beat()

    def arrive(self, table: str, seat: int) -> None:
        """Count a connection that sees a table as a seat."""
        self._connected[table, seat] += 1

    def go(self, table: str, seat: int) -> None:
        """Forget such a connection. Absence is counted in minutes, so the time of its last beat is exact enough."""
        self._connected[table, seat] -= 1
        if not self._connected[table, seat]:
            del self._connected[table, seat]

    async def attendance(self, live: LiveTable) -> dict[int, Attendance]:
        """Return how long each person has been away from the running game, and has kept it waiting."""
        if live.status != RUNNING:
            return {}
        seen = await self._tables.read(lambda connection: presence.seen(connection, live.facts.id))
        now = self._tables.entropy.now()
        since = max(live.started_at, self._tables.heartbeat.last_outage)  # nobody could connect during an outage
        waited = max(0.0, now - max(live.waiting_since, since))
        owing = live.owed_by(None)  # as everybody may know it
        return {
            seat: Attendance(
                0.0 if (live.facts.id, seat) in self._connected else max(0.0, now - max(seen.get(seat) or 0.0, since)),
                waited if seat in owing else 0.0,
            )
            for seat in live.people()
        }

    async def missing(self, live: LiveTable) -> dict[int, Attendance]:
        """The seats for which a bot may play at a table without clocks: their owners are absent, or don't move."""
        if live.facts.clock is not None:
            return {}
        return {seat: how for seat, how in (await self.attendance(live)).items() if how.is_missing}

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
            except Exception:
                _logger.exception("could not give a sign of life; trying again")

    async def _beat(self) -> None:
        await self._tables.heartbeat.beat(list(self._connected))
