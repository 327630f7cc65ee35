"""Who is there: this process notes in the database which seats are connected, and that it runs at all.

Both are measured in stored times, so any process can tell who is absent, and the first one that starts after an outage
can tell how long nobody could play.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence

from bastide.server.desk import Desk
from bastide.server.entries import Entry, ServerAway
from bastide.server.frames import Refused
from bastide.server.live import RUNNING, LiveTable
from bastide.server.store import presence, tables

BEAT_SECONDS = 5.0
OUTAGE_SECONDS = 15.0
"""If no server gave a sign of life for so long, none was there."""

_logger = logging.getLogger(__name__)


class Presence:
    """The seats that are connected to this process."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._connected: Counter[tuple[str, int]] = Counter()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Finds out how long no server was there, lets nobody pay for it, and gives signs of life from now on.

        Of several that start together each does so, for none may serve a table that is not excused yet.
        """
        before = await self._desk.read(presence.last_beat)
        if before is not None and self._desk.entropy.now() - before > OUTAGE_SECONDS:
            await self._excuse(before)
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
        seen = await self._desk.read(lambda connection: presence.seen(connection, live.facts.id))
        now = self._desk.entropy.now()
        people = {seat: max(seen.get(seat) or 0.0, live.started_at) for seat in live.people()}
        return {
            seat: 0.0 if (live.facts.id, seat) in self._connected else max(0.0, now - last)
            for seat, last in people.items()
        }

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
            except Exception:
                _logger.exception("could not give a sign of life; trying again")

    async def _beat(self) -> None:
        now, here = self._desk.entropy.now(), list(self._connected)
        await self._desk.writer.write(lambda connection: presence.beat(connection, now, here))

    async def _excuse(self, since: float) -> None:
        def decide(live: LiveTable) -> Sequence[Entry]:
            return [ServerAway(max(since, live.excused_until))] if live.status == RUNNING else []

        for table in await self._desk.read(tables.running_with_clocks):
            try:
                await self._desk.command(table, decide)
            except Refused as refused:  # a frozen table; the others go on
                _logger.warning("table %s: %s", table, refused.reason)
