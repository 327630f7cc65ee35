"""Looks after the queue in the database, in every process that uses it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine

from bastide.server.jobs.roll import Roll
from bastide.server.store import jobs as store
from bastide.server.store.database import is_transient
from bastide.server.store.jobs import Census
from bastide.server.store.writer import Writer

ResultT = TypeVar("ResultT")
LATE_SECONDS = 1.0
"""How often a process polls the queue that is told of news at once, in case it isn't."""
SWEEP_LOOKS = 20
"""At how many looks old answers are removed once."""

_logger = logging.getLogger(__name__)


class Overseer:
    """Hands on the jobs of dead workers, and removes old answers."""

    def __init__(self, engine: Engine, writer: Writer, now: Callable[[], float]) -> None:
        self._engine = engine
        self._writer = writer
        self._now = now
        self._roll = Roll()
        self._looks = 0
        self._away = False

    @property
    def alive(self) -> int:
        """How many workers were alive at the last look."""
        return self._roll.alive

    async def read(self, query: Callable[[Connection], ResultT]) -> ResultT:
        """Run a query off the event loop."""

        def run() -> ResultT:
            with self._engine.begin() as connection:
                return query(connection)

        return await asyncio.to_thread(run)

    async def look(self) -> Census:
        """Look after everything once."""
        census = await self.read(store.census)
        dead = self._roll.look(census.beats)
        if dead:
            _logger.warning("workers that give no sign of life: %d; their jobs go to others", len(dead))
            await self._writer.write(partial(store.bury, dead=dead))
        if self._looks % SWEEP_LOOKS == 0:
            await self._writer.write(partial(store.sweep, now=self._now()))
        self._looks += 1
        return census

    async def attempt(self, step: Callable[[], Awaitable[ResultT]]) -> ResultT | None:
        """Do something with the database; if it can't be reached, say so once and return `None`."""
        try:
            result = await step()
        except Exception as error:
            if not self._away:
                problem = not is_transient(error)  # a fault of ours needs a trace
                _logger.warning("the queue of jobs can't be reached; trying again: %s", error, exc_info=problem)
            self._away = True
            return None
        if self._away:
            _logger.info("the queue of jobs can be reached again")
        self._away = False
        return result
