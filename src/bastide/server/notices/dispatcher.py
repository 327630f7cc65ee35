"""Finds out who is to be told what, and sends it: in the background, from a queue that all servers share."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import Connection

from bastide.server.errors import RequestError
from bastide.server.notices import choices, queue, turns
from bastide.server.notices.channel import Channel, Undeliverable
from bastide.server.notices.notice import Notice, NoticeText, text_of
from bastide.server.notices.queue import Queued
from bastide.server.notices.quiet import Quiet
from bastide.server.store import rounds
from bastide.server.store.writer import Writer
from bastide.server.tables.service import TableService

POLL_SECONDS = 2.0
"""How often this process asks for notices of others that are due."""
LOOK_SECONDS = 10.0
"""How often some server looks for turns that have come."""
CLEAR_SECONDS = 24 * 3600.0
AT_ONCE = 20
SEND_SECONDS = 30.0
BACKOFF_SECONDS = (30.0, 120.0, 600.0, 3600.0, 3 * 3600.0)
"""How long to wait after each failed attempt; after the last one, a notice isn't sent any more."""

_logger = logging.getLogger(__name__)


class Notices:
    """The notices of this process: `tell` queues one, and a task sends what is due."""

    def __init__(self, tables: TableService, writer: Writer, turn_delay: float, base: str = "") -> None:
        self._tables = tables
        self._writer = writer
        self._delay = turn_delay
        self._base = base
        self._now = tables.entropy.now
        self._channels: dict[str, Channel] = {}
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()

    def add_channel(self, channel: Channel) -> None:
        """Send notices this way, too."""
        self._channels[channel.name] = channel

    @property
    def channels(self) -> Sequence[str]:
        """The names of the channels that this server has."""
        return tuple(self._channels)

    def start(self) -> None:
        """Start to look and to send."""
        self._task = asyncio.create_task(self._work_on())

    async def stop(self) -> None:
        """Stop; what isn't sent yet is sent by another server, or after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # Telling

    def tell(self, notice: Notice) -> asyncio.Task[bool]:
        """Queue a notice. The task may be awaited; it says whether the person wasn't told already."""
        return self._tables.begin(self._tell(notice))

    async def _tell(self, notice: Notice) -> bool:
        now = self._now()
        added = await self._writer.write(lambda connection: queue.add(connection, notice, now))
        if added:
            self._wake.set()
        return added

    async def seen(self, person: str, table: str) -> None:
        """A person has opened a table: what they were told about it is seen."""
        if await self._tables.read(lambda connection: queue.has_unseen(connection, person, table)):
            now = self._now()
            await self._writer.write(lambda connection: queue.mark_seen(connection, person, table, now))

    # Working

    async def _work_on(self) -> None:
        while True:
            for work in (self.look, self.send_due):
                try:
                    await work()
                except Exception:
                    _logger.exception("could not look for notices or send them; trying again")
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._wake.wait()
            self._wake.clear()

    async def look(self) -> None:
        """Queue notices for turns that have come or run out soon, if it is this server's round."""
        now = self._now()
        if await self._is_ours("turns", now, LOOK_SECONDS):
            await self.look_at_turns(now)
        if await self._is_ours("old notices", now, CLEAR_SECONDS):
            await self._writer.write(lambda connection: queue.clear(connection, now))

    async def _is_ours(self, name: str, now: float, every: float) -> bool:
        if not await self._tables.read(lambda connection: rounds.is_due(connection, name, now, every)):
            return False
        return await self._writer.write(lambda connection: rounds.take(connection, name, now, every))

    async def look_at_turns(self, now: float) -> None:
        """Queue notices for turns that have come or run out soon."""
        for notice in await self._tables.read(lambda connection: turns.turns(connection, now, self._delay)):
            await self._tell(notice)
        has_slept = self._tables.heartbeat.last_outage > now - turns.RECENT_SECONDS
        earliest = now - turns.RECENT_SECONDS if has_slept else now
        for table in await self._tables.read(lambda connection: turns.running_out(connection, now, earliest)):
            try:
                await self._warn(table, now)
            except RequestError as refused:  # its game isn't installed now
                _logger.warning("nobody at table %s could be warned: %s", table, refused)

    async def _warn(self, table: str, now: float) -> None:
        """Queue warnings for players whose turn at a table runs out soon."""
        live = await self._tables.table(table)  # which notes outages: they add time
        people = [seat.person for seat in live.seats if seat.person is not None]

        def quiet_hours(connection: Connection) -> dict[str, Quiet | None]:
            return {person: turns.quiet_of(connection, person) for person in people}

        for notice in turns.warnings(live, now, await self._tables.read(quiet_hours)):
            await self._tell(notice)

    async def send_due(self) -> None:
        """Send what is due."""
        while await self._tables.read(lambda connection: queue.waits(connection, self._now())):
            claimed = await self._writer.write(lambda connection: queue.claim(connection, self._now(), AT_ONCE))
            await asyncio.gather(*(self._send(queued) for queued in claimed))

    async def _send(self, queued: Queued) -> None:
        """Send a claimed notice, or say when to try again."""
        now = self._now()
        notice = queued.notice
        if not await self._tables.read(lambda connection: queue.is_true(connection, queued)):
            await self._writer.write(lambda connection: queue.forget(connection, queued))
            return
        reader = await self._tables.read(lambda connection: choices.reader(connection, notice.person))
        quiet = None if reader.choices.quiet is None else reader.choices.quiet.around(now)
        if quiet is not None:
            await self._writer.write(lambda connection: queue.put_back(connection, queued, quiet[1], None))
            return
        text = text_of(notice, reader.language, self._base or reader.origin)
        wanted = reader.choices.channels(notice.kind) if queued.channels is None else queued.channels
        left = [name for name in wanted if name in self._channels]
        sent = await asyncio.gather(*(self._send_by(self._channels[name], notice, text) for name in left))
        failed = [name for name, done in zip(left, sent, strict=True) if not done]
        if failed and queued.attempts < len(BACKOFF_SECONDS):
            due = self._now() + BACKOFF_SECONDS[queued.attempts]
            await self._writer.write(lambda connection: queue.put_back(connection, queued, due, failed))
        else:
            await self._writer.write(lambda connection: queue.finish(connection, queued))

    async def _send_by(self, channel: Channel, notice: Notice, text: NoticeText) -> bool:
        """Send by one channel; return whether that is done with."""
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await channel.send(notice, text)
        except Undeliverable as reason:
            _logger.info("a notice was not sent by %s: %s", channel.name, reason)
        except Exception as error:
            _logger.info("a notice could not be sent by %s: %s", channel.name, type(error).__name__)
            return False
        return True
