"""Analyses of finished games: computed once in a worker process, whoever asks, and kept with the game."""

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bastide.bots import levels_for
from bastide.core import registry
from bastide.core.journal import Journal
from bastide.server.bots.turns import seat_seed
from bastide.server.errors import RequestError
from bastide.server.jobs import Job, Jobs
from bastide.server.store import analyses as store
from bastide.server.store.writer import Writer
from bastide.server.tables.service import TableService

VERSION = 1
"""Changes whenever games are analysed differently: older analyses are then made again."""
MOST_AT_ONCE = 32
MOST_PLIES = 5000
BEAT_SECONDS, LEASE_SECONDS = 3.0, 15.0
"""A process that hasn't recorded its progress for this long has lost the analysis: another begins again."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class AnalysisStatus:
    """How far an analysis is (`none`, `running`, `done`, `failed`) and, once it is done, what it says."""

    status: str
    progress: float
    document: Any = None


class Analyses:
    """The analyses that this process computes, and all that are done."""

    def __init__(self, tables: TableService, writer: Writer, jobs: Jobs) -> None:
        self._tables = tables
        self._writer = writer
        self._jobs = jobs
        self._running: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, float] = {}

    async def stop(self) -> None:
        """Stop; another process, or this one after a restart, begins again when somebody asks."""
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def look(self, table: str) -> AnalysisStatus:
        """Return how far the analysis of a game is. One that was lost in a crash begins again."""
        journal = await self._tables.finished_journal(table)
        row = await self._tables.read(lambda connection: store.find(connection, table, VERSION))
        if row is None:
            return AnalysisStatus("none", 0.0)
        if row.status == store.RUNNING:
            if row.at < self._now() - LEASE_SECONDS and table not in self._running:
                await self._claim(table, journal)
            return AnalysisStatus(row.status, max(row.progress, self._progress.get(table, 0.0)))
        return AnalysisStatus(row.status, 1.0, None if row.document is None else json.loads(row.document))

    async def begin(self, table: str) -> AnalysisStatus:
        """Begin the analysis of a finished game, unless somebody did before; return how far it is."""
        journal = await self._tables.finished_journal(table)
        if not journal.plies or not levels_for(registry.find(journal.header.game)):
            raise RequestError("nothing-to-analyse")
        if len(journal.plies) > MOST_PLIES:
            raise RequestError("too-long-to-analyse", status=413, most=MOST_PLIES)
        if table not in self._running:
            if len(self._running) >= MOST_AT_ONCE:
                raise RequestError("too-many-analyses", status=429)
            await self._claim(table, journal)
        return await self.look(table)

    async def _claim(self, table: str, journal: Journal) -> None:
        """Compute an analysis, unless another process does."""
        now = self._now()
        if await self._writer.write(lambda connection: store.claim(connection, table, VERSION, now, LEASE_SECONDS)):
            task = asyncio.get_running_loop().create_task(self._compute(table, journal))
            self._running[table] = task
            task.add_done_callback(lambda _: self._running.pop(table, None))

    async def _compute(self, table: str, journal: Journal) -> None:
        beating = asyncio.create_task(self._beat(table))
        try:
            given = {"journal": await asyncio.to_thread(journal.dumps), "seed": seat_seed(table, 0)}
            answer = await self._jobs.run(Job("analysis", given), lambda share: self._progress.update({table: share}))
            document = await asyncio.to_thread(json.dumps, answer)
        except asyncio.CancelledError:
            await self._writer.write(lambda connection: store.note(connection, table, 0.0, 0.0))
            raise
        except Exception:
            _logger.exception("the game of table %s could not be analysed", table)
            await self._settle(table, store.FAILED, None)
        else:
            await self._settle(table, store.DONE, document)
        finally:
            beating.cancel()
            self._progress.pop(table, None)

    async def _settle(self, table: str, status: str, document: str | None) -> None:
        now = self._now()
        await self._writer.write(lambda connection: store.settle(connection, table, status, document, now))

    async def _beat(self, table: str) -> None:
        """Show other processes that this one is at work, and how far it is."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            share, now = self._progress.get(table, 0.0), self._now()
            with suppress(Exception):  # the next one may succeed
                await self._writer.write(lambda connection: store.note(connection, table, share, now))  # noqa: B023

    def _now(self) -> float:
        return self._tables.entropy.now()
