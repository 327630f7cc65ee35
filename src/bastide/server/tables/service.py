"""The table service: loads tables, takes commands, writes the log and tells listeners.

Every command follows one path: fold what is in the log, decide on a copy, append behind exactly that, and only when it
is committed adopt the copy and tell everybody. If another process was quicker, fold again and decide again.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Generator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from bastide.core.audience import Viewer
from bastide.core.errors import BastideError
from bastide.core.journal import Journal
from bastide.server.entropy import Entropy
from bastide.server.errors import RequestError
from bastide.server.store.database import first_line, is_damage, is_transient
from bastide.server.store.writer import Writer
from bastide.server.tables import log
from bastide.server.tables.bus import Bus
from bastide.server.tables.catching_up import CatchingUp
from bastide.server.tables.downtime import Heartbeat
from bastide.server.tables.endings import check_room, ending
from bastide.server.tables.entries import Entry, Forgotten, Rematched, Renamed
from bastide.server.tables.facts import Facts, Former
from bastide.server.tables.given import GivenGame, replaying
from bastide.server.tables.live import OVER, LiveTable
from bastide.server.tables.log import Conflict
from bastide.server.tables.slices import Slices, at_once
from bastide.server.tables.updates import Lines, Update, encode, lines, update

ResultT = TypeVar("ResultT")
Decide: TypeAlias = Callable[[LiveTable], Sequence[Entry]]
Listener: TypeAlias = Callable[[Update | Lines, str], None]
"""Takes an update, or lines, and the encoded frame that carries it."""
Watcher: TypeAlias = Callable[[LiveTable], None]


class Listening(NamedTuple):
    """How a listener hears of a table: as whom, and whether mere lines travel alone."""

    viewer: Viewer
    lines_alone: bool


MOST_IDLE = 200
PATIENCE_SECONDS, RETRY_SECONDS = 10.0, 0.1
"""How long a query waits for a database that is away, and how often it asks."""
ATTEMPTS = 20
FEW = 8
"""How many entries are applied at once; together they take less than a slice."""
_logger = logging.getLogger(__name__)


class TableService:
    """All tables that this process has in memory."""

    def __init__(self, engine: Engine, writer: Writer, bus: Bus, entropy: Entropy) -> None:
        self.engine = engine
        self.writer = writer
        self.bus = bus
        self.entropy = entropy
        self.heartbeat = Heartbeat(writer, entropy, self._slept)
        self.slices = Slices()
        self._catching_up = CatchingUp(self)
        self._live: dict[str, LiveTable] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: defaultdict[str, dict[Listener, Listening]] = defaultdict(dict)
        self._watchers: list[Watcher] = []
        self._tasks: set[asyncio.Future[Any]] = set()
        """What `finish` waits for."""
        bus.subscribe(self)

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # Reading

    async def read(self, query: Callable[[Connection], ResultT]) -> ResultT:
        """Run a query off the event loop. If the database is away for a moment, wait."""

        def run() -> ResultT:
            with self.engine.begin() as connection:
                return query(connection)

        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                return await asyncio.to_thread(run)
            except DBAPIError as error:
                if is_damage(error):
                    _logger.error("a query failed: %s", first_line(error))
                    raise RequestError("database-damaged", status=503) from None
                if not is_transient(error):
                    raise
                if time.monotonic() > deadline:
                    raise RequestError("database-away", status=503) from error
            await asyncio.sleep(RETRY_SECONDS)

    async def table(self, table: str) -> LiveTable:
        """Return a table, up to date with its log; raises `RequestError` if it doesn't exist."""
        async with self._lock(table):
            return await self._current(table)

    async def finished(self, table: str) -> LiveTable:
        """Return the table of a finished or uploaded game, which has no secrets left."""
        live = await self.table(table)
        if live.match is None or not (live.status == OVER or live.is_archive()):
            raise RequestError("not-over", status=403)
        return live

    async def finished_journal(self, table: str) -> Journal:
        """Return the record of a finished or uploaded game."""
        return (await self.finished(table)).journal()

    async def _facts(self, table: str) -> Facts:
        facts = await self.read(lambda connection: log.facts(connection, table))
        if facts is None:
            raise RequestError("no-such-table", status=404)
        return facts

    async def _current(self, table: str) -> LiveTable:
        """Return the table in memory, up to date, with outages noted. The caller holds its lock."""
        while True:
            await self.heartbeat.awake()
            live = await self._caught_up(table)
            missed = self.heartbeat.missed(live)
            if not missed:
                return live
            with suppress(Conflict):  # another process wrote first, or this one slept again
                await self._write(live, missed)

    async def _caught_up(self, table: str) -> LiveTable:
        """Return the table in memory after folding what is new in its log."""
        live = self._live.get(table)
        if live is None:
            live = await self._open(await self._facts(table))
            self._make_room()
            self._live[table] = live
        folded = live.seq
        if folded:
            news = await self._catching_up.news(table, folded)
        else:  # from the beginning there may be much to read
            news = await self.read(lambda connection: log.log_after(connection, table, 0))
        if folded and any(isinstance(entry, (Forgotten, Renamed)) for _, entry, _ in news):
            # Names in entries that are folded already were removed or replaced; only later entries are news.
            live = await self._open(await self._facts(table))
            known = await self.read(lambda connection: log.log_after(connection, table, 0, folded))
            await self.slices.run(_applying(live, known))
            self._live[table] = live
        await self._fold(live, news)
        if folded and news:  # the bus won't wake anybody for these entries any more
            for watcher in self._watchers:
                watcher(live)
        return live

    async def _open(self, facts: Facts) -> LiveTable:
        """Return a table without entries; raises `RequestError` if its game is gone or no longer knows an option."""
        try:
            live = LiveTable.make(facts)
        except BastideError:
            _logger.exception("table %s is frozen: it cannot be made", facts.id)
            raise RequestError("frozen") from None
        if facts.given is not None:
            try:
                live.given = await self.replay(await asyncio.to_thread(Journal.loads, facts.given))
            except Exception as error:  # the entry that starts the game freezes the table
                live.given = error
        return live

    async def replay(self, journal: Journal) -> GivenGame:
        """Replay a game record without holding up others."""
        # What a position leaves open may take long to check, and is one step: a thread at least lets others in between.
        begun = await asyncio.to_thread(journal.begin)
        return await self.slices.run(replaying(journal, begun))

    async def _fold(self, live: LiveTable, news: Sequence[tuple[int, Entry, float]]) -> None:
        """Apply entries and tell everybody; many of them a few at a time."""

        def applying() -> Generator[None, None, None]:
            for number, entry, at in news:
                self._tell(live, entry, partial(live.apply, number, entry, at))
                yield

        if len(news) <= FEW:
            at_once(applying())
        else:
            await self.slices.run(applying())

    def _make_room(self) -> None:
        idle = [table for table in self._live if not self._listeners.get(table) and table not in self._locks]
        for table in idle[: max(0, len(self._live) - MOST_IDLE)]:
            del self._live[table]
            self._listeners.pop(table, None)

    def _lock(self, table: str) -> asyncio.Lock:
        """The lock of a table. It exists only while a task holds it or waits for it."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    # Writing

    async def command(self, table: str, decide: Decide) -> LiveTable:
        """Commit the entries that `decide` returns, or let its error through and change nothing.

        The caller may hang up meanwhile: the command is still carried out, and the others are told.
        """
        task = self.begin(self._carry_out(table, decide))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_report_failure)
            raise

    async def command_here(self, table: str, decide: Decide) -> LiveTable:
        """As `command`, for a caller who is never cancelled meanwhile: it needs no task of its own."""
        done = asyncio.get_running_loop().create_future()
        self._tasks.add(done)
        try:
            return await self._carry_out(table, decide)
        finally:
            self._tasks.discard(done)
            done.cancel()

    async def _carry_out(self, table: str, decide: Decide) -> LiveTable:
        async with self._lock(table):
            live = self._live.get(table)
            if live is None or self.heartbeat.is_late(self.entropy.now()) or self.heartbeat.missed(live):
                live = await self._current(table)
            for _ in range(ATTEMPTS):
                before = live.seq
                try:
                    if live.frozen is not None:
                        raise RequestError("frozen")
                    written = decide(live)
                except BastideError:
                    live = await self._current(table)
                    if live.seq == before:
                        raise
                    continue  # another process had written: the command may be possible now
                if not written:
                    return live
                try:
                    await self._write(live, written)
                except Conflict:
                    live = await self._current(table)
                    continue
                break
            else:
                raise RequestError("busy", status=503)
        for watcher in self._watchers:
            watcher(live)
        return live

    async def _write(self, live: LiveTable, written: Sequence[Entry]) -> None:
        """Commit entries after the table's last one and adopt them, or raise `Conflict` if another process wrote first.

        It also raises `Conflict` if the process slept since the decision: the clocks must first skip that time.
        """
        before, now = live.seq, self.entropy.now()
        check_room(live, written)
        drafts = live.drafts(written, now)
        if last := ending(drafts[-1]):
            written = [*written, *last]
            drafts += drafts[-1].drafts(last, now)
        if self.heartbeat.is_late(now):
            raise Conflict(live.facts.id)
        table = live.facts.id
        await self.writer.write(log.Append(drafts, before, written, now), table)
        for entry, draft in zip(written, drafts, strict=True):
            self._tell(live, entry, partial(live.adopt, draft))

    async def create(
        self,
        facts: Facts,
        written: Sequence[Entry],
        former: Former | None = None,
        given: GivenGame | None = None,
        admit: Callable[[Connection], None] | None = None,
    ) -> LiveTable:
        """Create a table with its first entries, unless `admit` refuses. For a rematch, tell the former table.

        `given` is the game record that the table begins with, if it is replayed already.
        """
        live = await self._open(facts) if given is None else LiveTable.make(facts)
        live.given = given or live.given
        now = self.entropy.now()
        drafts = live.drafts(written, now)

        def job(connection: Connection) -> None:
            if admit is not None:
                admit(connection)
            log.create(connection, facts, now, None if former is None else former.table)
            if written:
                log.Append(drafts, 0, written, now)(connection)
            if former is not None:
                log.add(connection, former.table, Rematched(former.seat, facts.id), now)

        await self.writer.write(job, facts.id if former is None else former.table)
        self._make_room()
        self._live[facts.id] = live
        for draft in drafts:
            live.adopt(draft)
        for watcher in self._watchers:
            watcher(live)
        return live

    # Telling

    def watch(self, watcher: Watcher) -> None:
        """Call `watcher` after each change to a table."""
        self._watchers.append(watcher)

    def listen(self, table: str, viewer: Viewer, listener: Listener, *, lines_alone: bool = False) -> None:
        """Send every update of a table to `listener`, as `viewer` may know it; with `lines_alone` only what is new."""
        self._listeners[table][listener] = Listening(viewer, lines_alone)

    def is_watched(self, table: str) -> bool:
        """Whether somebody listens to a table."""
        return bool(self._listeners.get(table))

    def leave(self, table: str, listener: Listener) -> None:
        """Undo `listen`."""
        self._listeners[table].pop(listener, None)

    def _tell(self, live: LiveTable, entry: Entry, change: Callable[[], None]) -> None:
        """Change a table, and send what is new to its listeners: one update for each viewer, encoded once."""
        listeners = self._listeners.get(live.facts.id)
        if not listeners:
            change()
            return
        told = {viewer: len(stream) for viewer, stream in live.streams.items()}
        change()
        only_lines = entry.only_tells and live.frozen is None
        frames: dict[Listening, tuple[Update | Lines, str]] = {}
        for listener, (viewer, lines_alone) in list(listeners.items()):  # a listener that is too slow removes itself
            since = told[viewer]
            if len(live.streams[viewer]) == since:
                continue
            kind = Listening(viewer, lines_alone and only_lines)
            if kind not in frames:
                news = lines(live, viewer, since) if kind.lines_alone else update(live, viewer, since)
                frames[kind] = news, encode(news)
            listener(*frames[kind])

    def _slept(self) -> None:
        """After the process slept: tell everybody who watches a table that the clocks skipped that time."""
        for table, listeners in self._listeners.items():
            if listeners and table in self._live:
                self.begin(self.table(table))

    def reached(self) -> dict[str, int]:
        """The tables that somebody watches, each with the number of its last entry (see `bus.Subscriber`)."""
        watched = ((table, self._live.get(table)) for table, listeners in self._listeners.items() if listeners)
        return {table: live.seq for table, live in watched if live is not None}

    def wake(self, topic: str, number: int) -> None:
        """Catch up with what was written, if the table is in memory."""
        live = self._live.get(topic)
        if live is not None and live.seq < number:
            self.begin(self._catch_up(topic, number))

    async def _catch_up(self, table: str, number: int) -> None:
        async with self._lock(table):
            live = self._live.get(table)
            if live is not None and live.seq < number:  # if it was a command here, that has caught up itself
                await self._current(table)

    def begin(self, work: Coroutine[Any, Any, ResultT]) -> asyncio.Task[ResultT]:
        """Start a task that runs to its end even if nobody waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Wait for the commands that are being carried out."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


def _report_failure(task: asyncio.Task[LiveTable]) -> None:
    """Log why a command failed whose caller has hung up; a refusal is not an error."""
    if not task.cancelled() and (error := task.exception()) and not isinstance(error, BastideError):
        _logger.error("a command failed after its caller had hung up", exc_info=error)


def _applying(live: LiveTable, entries: Sequence[tuple[int, Entry, float]]) -> Generator[None, None, None]:
    """Apply entries that viewers know already."""
    for number, entry, at in entries:
        live.apply(number, entry, at)
        yield
