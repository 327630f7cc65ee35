"""Who is there: this process notes in the database which seats are connected, so any process can tell who is absent."""

import asyncio
import logging
from collections import Counter

from bastide.server.store import presence
from bastide.server.tables.live import RUNNING, LiveTable
from bastide.server.tables.service import TableService
from bastide.server.tables.timeouts import ABSENT_SECONDS

BEAT_SECONDS = 5.0

_logger = logging.getLogger(__name__)


class Presence:
    """The seats that are connected to this process."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._connected: Counter[tuple[str, int]] = Counter()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Gives signs of life from now on; the first tells how long no server was there."""
        await self._beat()
        self._task = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        """Gives a last sign of life."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._beat()

    def arrive(self, table: str, seat: int) -> None:
        """A connection looks at a table through a seat's eyes."""
        self._connected[table, seat] += 1

    def go(self, table: str, seat: int) -> None:
        """Such a connection ended. Absence is counted in minutes, so its last beat is exact enough."""
        self._connected[table, seat] -= 1
        if not self._connected[table, seat]:
            del self._connected[table, seat]

    async def away(self, live: LiveTable) -> dict[int, float]:
        """For each person's seat since how many seconds its owner has not been connected to the running game."""
        if live.status != RUNNING:
            return {}
        seen = await self._tables.read(lambda connection: presence.seen(connection, live.facts.id))
        now = self._tables.entropy.now()
        since = max(live.started_at, self._tables.heartbeat.last_outage)  # nobody could be here while no server was
        people = {seat: max(seen.get(seat) or 0.0, since) for seat in live.people()}
        return {
            seat: 0.0 if (live.facts.id, seat) in self._connected else max(0.0, now - last)
            for seat, last in people.items()
        }

    async def absent(self, live: LiveTable) -> list[int]:
        """The seats whose owners have been away so long that, at a table without clocks, a bot may play for them."""
        if live.facts.clock is not None:
            return []
        return [seat for seat, seconds in (await self.away(live)).items() if seconds > ABSENT_SECONDS]

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
            except Exception:
                _logger.exception("could not give a sign of life; trying again")

    async def _beat(self) -> None:
        await self._tables.heartbeat.beat(list(self._connected))
