"""The desk where tables are kept: loads them, takes commands, writes the log, tells who listens.

Every command follows one path: fold what is in the log, decide on a copy, append behind exactly that, and only when it
is committed apply it and tell everybody. If another process was quicker, fold again and decide again.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection, Engine

from bastide.core.audience import Viewer
from bastide.core.errors import BastideError
from bastide.server.bus import Bus
from bastide.server.entries import Entry, Forgotten
from bastide.server.entropy import Entropy
from bastide.server.frames import Refused, Update
from bastide.server.live import NOTICE, LiveTable
from bastide.server.parts import Facts
from bastide.server.store import tables
from bastide.server.store.tables import Conflict
from bastide.server.store.writer import Writer
from bastide.server.updates import update

ResultT = TypeVar("ResultT")
Decide: TypeAlias = Callable[[LiveTable], Sequence[Entry]]
Listener: TypeAlias = Callable[[Update], None]
Watcher: TypeAlias = Callable[[LiveTable], None]

MOST_IDLE = 200
ATTEMPTS = 8
_logger = logging.getLogger(__name__)


class Desk:
    """All tables that this process has in memory."""

    def __init__(self, engine: Engine, writer: Writer, bus: Bus, entropy: Entropy) -> None:
        self.engine = engine
        self.writer = writer
        self.bus = bus
        self.entropy = entropy
        self._live: dict[str, LiveTable] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: defaultdict[str, dict[Listener, Viewer]] = defaultdict(dict)
        self._watchers: list[Watcher] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        bus.subscribe(self._woken)

    # Reading

    async def read(self, query: Callable[[Connection], ResultT]) -> ResultT:
        """Runs a query off the event loop."""

        def run() -> ResultT:
            with self.engine.begin() as connection:
                return query(connection)

        return await asyncio.to_thread(run)

    async def table(self, table: str) -> LiveTable:
        """A table as its log now is; raises `Refused` if there is none."""
        async with self._lock(table):
            return await self._current(table)

    async def table_at(self, table: str, seq: int) -> LiveTable:
        """The table as it was after entry `seq`, folded anew."""
        facts = await self._facts(table)
        live = _open(facts)
        for number, entry, at in await self.read(lambda connection: tables.log_after(connection, table, 0)):
            if number > seq:
                break
            live.apply(number, entry, at)
        return live

    async def _facts(self, table: str) -> Facts:
        facts = await self.read(lambda connection: tables.facts(connection, table))
        if facts is None:
            raise Refused("no-such-table", "There is no such table; check the link.", status=404)
        return facts

    async def _current(self, table: str) -> LiveTable:
        """The table in memory, brought up to date; its lock is held."""
        live = self._live.get(table)
        if live is None:
            live = _open(await self._facts(table))
            self._make_room()
            self._live[table] = live
        folded = live.seq
        news = await self.read(lambda connection: tables.log_after(connection, table, folded))
        if folded and any(isinstance(entry, Forgotten) for _, entry, _ in news):
            # A name was taken out of entries that were folded before; only what came after them is news.
            live = self._live[table] = await self.table_at(table, folded)
        for number, entry, at in news:
            self._apply(live, number, entry, at)
        return live

    def _make_room(self) -> None:
        idle = [table for table in self._live if not self._listeners.get(table) and table not in self._locks]
        for table in idle[: max(0, len(self._live) - MOST_IDLE)]:
            del self._live[table]
            self._listeners.pop(table, None)

    def _lock(self, table: str) -> asyncio.Lock:
        """One does something with a table at a time. The lock exists as long as somebody holds it or waits for it."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    # Writing

    async def command(self, table: str, decide: Decide) -> LiveTable:
        """Carries out what `decide` wants of the table, or lets its `Refused` through and changes nothing.

        Whoever asked may hang up meanwhile: what was begun is carried out and told to the others.
        """
        return await asyncio.shield(self.begin(self._carry_out(table, decide)))

    async def _carry_out(self, table: str, decide: Decide) -> LiveTable:
        async with self._lock(table):
            live = self._live.get(table) or await self._current(table)
            for _ in range(ATTEMPTS):
                before = live.seq
                try:
                    if live.frozen is not None:
                        raise Refused("frozen", live.frozen)
                    written = decide(live)
                except Refused:
                    live = await self._current(table)
                    if live.seq == before:
                        raise
                    continue  # another process had written, and what was refused may be possible now
                if not written:
                    return live
                try:
                    at = await self._append(live, before, written)
                except Conflict:
                    live = await self._current(table)
                    continue
                for number, entry in enumerate(written, before + 1):
                    self._apply(live, number, entry, at)
                break
            else:
                raise Refused("busy", "Others keep changing the table at the same moment; try again.", status=503)
        self.bus.publish(table, live.seq)
        for watcher in self._watchers:
            watcher(live)
        return live

    async def _append(self, live: LiveTable, before: int, written: Sequence[Entry]) -> float:
        """Commits entries; the time that is stored with them."""
        after = live.preview(written)
        now = self.entropy.now()
        await self.writer.write(lambda connection: tables.append(connection, after, before, written, now))
        return now

    async def create(self, facts: Facts, written: Sequence[Entry], rematch_of: str | None = None) -> LiveTable:
        """A new table with its first entries."""
        live = LiveTable.make(facts)
        now = self.entropy.now()
        after = live.preview(written)

        def job(connection: Connection) -> None:
            tables.create(connection, facts, now, rematch_of)
            if written:
                tables.append(connection, after, 0, written, now)

        await self.writer.write(job)
        self._make_room()
        self._live[facts.id] = live
        for number, entry in enumerate(written, 1):
            self._apply(live, number, entry, now)
        self.bus.publish(facts.id, live.seq)
        for watcher in self._watchers:
            watcher(live)
        return live

    # Telling

    def watch(self, watcher: Watcher) -> None:
        """`watcher` hears of each table that changed, after the change."""
        self._watchers.append(watcher)

    def listen(self, table: str, viewer: Viewer, listener: Listener) -> None:
        """`listener` gets every update of a table as `viewer` may know it."""
        self._listeners[table][listener] = viewer

    def leave(self, table: str, listener: Listener) -> None:
        """Ends `listen`."""
        self._listeners[table].pop(listener, None)

    def _apply(self, live: LiveTable, number: int, entry: Entry, at: float) -> None:
        listeners = self._listeners.get(live.facts.id, {})
        viewers = set(listeners.values())
        told = {viewer: len(live.streams[viewer]) for viewer in viewers}
        live.apply(number, entry, at)
        for viewer in viewers:
            if len(live.streams[viewer]) > told[viewer]:
                news = update(live, viewer, told[viewer])
                for listener, listening in list(listeners.items()):  # one that is too slow leaves
                    if listening == viewer:
                        listener(news)

    def _woken(self, table: str, seq: int) -> None:
        """Another process may have written: catch up, if anybody here cares for the table."""
        live = self._live.get(table)
        if live is not None and live.seq < seq:
            self.begin(self._catch_up(table))

    async def _catch_up(self, table: str) -> None:
        live = await self.table(table)
        for watcher in self._watchers:
            watcher(live)

    def begin(self, work: Coroutine[Any, Any, ResultT]) -> asyncio.Task[ResultT]:
        """Sets off something that must be finished, whoever waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _open(facts: Facts) -> LiveTable:
    """A table without its entries yet; its game may be gone, or no longer know an option."""
    try:
        return LiveTable.make(facts)
    except BastideError:
        _logger.exception("table %s is frozen: it cannot be made", facts.id)
        raise Refused("frozen", NOTICE) from None
