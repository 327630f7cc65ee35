"""Reads what is new in the logs of many tables with one query."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

from bastide.core.errors import BastideError
from bastide.server.tables import log
from bastide.server.tables.log import Logged

ResultT = TypeVar("ResultT")

MOST_AT_ONCE = 256
HANGS_SECONDS = 0.25
"""How long a query may take before the next one begins beside it: it may wait for a connection that is lost."""


class Reader(Protocol):
    """Runs queries and tasks: the table service."""

    async def read(self, query: Callable[[Connection], ResultT]) -> ResultT:
        """Run a query off the event loop."""

    def begin(self, work: Coroutine[Any, Any, ResultT]) -> "asyncio.Task[ResultT]":
        """Start a task that runs to its end."""


class _Asked(NamedTuple):
    """A table whose log is wanted after a number."""

    table: str
    seq: int
    found: "asyncio.Future[list[Logged]]"


class CatchingUp:
    """What is asked for while a query runs is answered by the next one, unless that query hangs.

    A commit of another process tells of many tables at once. A query for each of them would cost more than all else
    that there is to do for a move.
    """

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._asked: list[_Asked] = []
        self._is_reading = False

    async def news(self, table: str, seq: int) -> list[Logged]:
        """Return the entries of a table after number `seq`."""
        asked = _Asked(table, seq, asyncio.get_running_loop().create_future())
        self._asked.append(asked)
        if not self._is_reading:
            self._is_reading = True
            self._reader.begin(self._read_all())
        return await asked.found

    async def _read_all(self) -> None:
        try:
            while some := self._asked[:MOST_AT_ONCE]:
                del self._asked[: len(some)]
                await asyncio.wait({self._reader.begin(self._answer(some))}, timeout=HANGS_SECONDS)
        finally:
            self._is_reading = False

    async def _answer(self, some: Sequence[_Asked]) -> None:
        known = {asked.table: asked.seq for asked in some}
        try:
            found = await self._reader.read(lambda connection: log.logs_after(connection, known))
        except Exception as error:
            if len(some) > 1 and not isinstance(error, BastideError):
                for asked in some:  # what is wrong with one table's log must not concern the others
                    await self._answer([asked])
                return
            for asked in some:
                if not asked.found.done():
                    asked.found.set_exception(error)
            return
        for asked in some:
            if not asked.found.done():  # nobody waits any more
                asked.found.set_result(found.get(asked.table, []))
