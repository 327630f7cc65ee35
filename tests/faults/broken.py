"""Servers that are broken on purpose, each by one function, to see that the checker finds it."""

import asyncio
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

from bastide.core.audience import Viewer
from bastide.server.store.writer import Writer
from bastide.server.tables import commands
from bastide.server.tables.entries import Entry, Moved
from bastide.server.tables.live import LiveTable
from bastide.server.tables.service import TableService
from bastide.server.tables.updates import Update
from bastide.server.wire import socket

LATE_SECONDS = 0.2


def acknowledge_before_commit() -> None:
    """Tell everybody of a move at once, and commit it a moment later."""
    write, commit = TableService._write, Writer.write
    early = ContextVar("early", default=False)
    tasks: set[asyncio.Task[None]] = set()

    async def write_early(tables: TableService, live: LiveTable, written: Sequence[Entry]) -> None:
        before = early.set(all(isinstance(entry, Moved) for entry in written))
        try:
            await write(tables, live, written)
        finally:
            early.reset(before)

    async def commit_late(writer: Writer, job: Any, table: str = "") -> Any:
        if not early.get():
            return await commit(writer, job, table)

        async def later() -> None:
            await asyncio.sleep(LATE_SECONDS)
            await commit(writer, job, table)

        task = asyncio.create_task(later())
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        return None

    TableService._write = write_early  # type: ignore[method-assign]
    Writer.write = commit_late  # type: ignore[method-assign]


def skip_catch_up() -> None:
    """Don't read what another process wrote when the bus says so."""
    TableService.wake = lambda *_: None  # type: ignore[method-assign]


def ignore_decision_numbers() -> None:
    """Take every move and every undo for the decision that is due now, also a doubled one."""
    commands._at_decision = lambda *_: None  # type: ignore[assignment]


def write_twice() -> None:
    """Say every word twice, as a writer does that tries again after a commit whose answer was lost."""
    say = commands.say

    def twice(*arguments: object) -> Sequence[Entry]:
        return [*say(*arguments), *say(*arguments)]  # type: ignore[arg-type]

    commands.say = twice  # type: ignore[assignment]


def skip_a_line_after_reconnecting() -> None:
    """Count one line too many as known to a client that comes back."""
    snapshot = socket.update

    def short(live: LiveTable, viewer: Viewer, since: int) -> Update:
        return snapshot(live, viewer, min(since + 1, len(live.streams[viewer])))

    socket.update = short  # type: ignore[attr-defined]
