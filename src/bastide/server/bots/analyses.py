"""Analyses of finished games: computed once in a worker process, whoever asks, and kept with the game."""

import asyncio
import json
import logging
from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError

from bastide.bots.analysis import analysis_version
from bastide.server.bots.turns import seat_seed
from bastide.server.errors import RequestError
from bastide.server.jobs import Job, Jobs, abilities
from bastide.server.store import analyses as store
from bastide.server.store.writer import Writer
from bastide.server.tables.live import LiveTable
from bastide.server.tables.service import TableService

MOST_AT_ONCE = 32
MOST_PLIES = 5000
BEAT_SECONDS, LEASE_SECONDS = 3.0, 15.0
"""A process that hasn't recorded its progress for this long has lost the analysis: another begins again."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class AnalysisStatus:
    """The status of an analysis (`none`, `running`, `done`, `failed`) and, once it is done, what it says."""

    status: str
    progress: float
    document: str | None = None
    """JSON."""


class Analyses:
    """The analyses that this process computes, and all that are done."""

    def __init__(self, tables: TableService, writer: Writer, jobs: Jobs) -> None:
        self._tables = tables
        self._writer = writer
        self._jobs = jobs
        self._running: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, float] = {}

    async def stop(self) -> None:
        """Stop; another process, or this one after a restart, starts over on the next request."""
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def look(self, table: str) -> AnalysisStatus:
        """Return the status of a game's analysis. One that was lost in a crash starts over."""
        live = await self._tables.finished(table)
        version = _version(live)
        row = await self._tables.read(lambda connection: store.find(connection, table, version))
        if row is None:
            return AnalysisStatus("none", 0.0)
        if row.status == store.RUNNING and row.at < self._now() - LEASE_SECONDS and table not in self._running:
            await self._claim(live, live.facts.host)
        return AnalysisStatus(row.status, max(row.progress, self._progress.get(table, 0.0)), row.document)

    async def begin(self, table: str, person: str) -> AnalysisStatus:
        """Start the analysis that a person asks for, unless it was requested before; return its status."""
        live = await self._tables.finished(table)
        assert live.match is not None
        plies = len(live.match.journal.plies)
        if not plies or not _version(live):
            raise RequestError("nothing-to-analyse")
        if plies > MOST_PLIES:
            raise RequestError("too-long-to-analyse", status=413, most=MOST_PLIES)
        if table not in self._running:
            if len(self._running) >= MOST_AT_ONCE:
                raise RequestError("too-many-analyses", status=429)
            await self._claim(live, person)
        return await self.look(table)

    async def _claim(self, live: LiveTable, person: str) -> None:
        """Compute an analysis, unless another process does."""
        table, version, now = live.facts.id, _version(live), self._now()
        try:
            ours = await self._writer.write(
                lambda connection: store.claim(connection, table, version, now, LEASE_SECONDS)
            )
        except IntegrityError:  # another process was first
            ours = False
        if ours:
            task = asyncio.get_running_loop().create_task(self._compute(live, person))
            self._running[table] = task
            task.add_done_callback(lambda _: self._running.pop(table, None))

    async def _compute(self, live: LiveTable, person: str) -> None:
        table, version = live.facts.id, _version(live)
        beating = asyncio.create_task(self._beat(table, version))
        try:
            journal = await asyncio.to_thread(lambda: live.journal().dumps())
            given = {"journal": journal, "seed": seat_seed(table, 0)}
            needs = abilities.to_analyse(type(live.game))
            job = Job("analysis", given, f"analysis {table} {version}", person, needs=needs)
            answer = await self._jobs.run(job, lambda share: self._progress.update({table: share}))
            document = await asyncio.to_thread(json.dumps, answer)
        except asyncio.CancelledError:
            await self._writer.write(lambda connection: store.note(connection, table, version, 0.0, 0.0))
            raise
        except Exception:
            _logger.exception("the game of table %s could not be analysed", table)
            await self._settle(table, version, store.FAILED, None)
        else:
            await self._settle(table, version, store.DONE, document)
        finally:
            beating.cancel()
            self._progress.pop(table, None)

    async def _settle(self, table: str, version: str, status: str, document: str | None) -> None:
        now = self._now()
        await self._writer.write(lambda connection: store.settle(connection, table, version, status, document, now))

    async def _beat(self, table: str, version: str) -> None:
        """Show other processes that this one is at work, and how far it is."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            share, now = self._progress.get(table, 0.0), self._now()
            try:
                await self._writer.write(
                    lambda connection: store.note(connection, table, version, share, now)  # noqa: B023
                )
            except Exception:  # the analysis goes on, and the next beat may succeed
                _logger.exception("the progress of table %s's analysis could not be noted", table)

    def _now(self) -> float:
        return self._tables.entropy.now()


def _version(live: LiveTable) -> str:
    return analysis_version(type(live.game))
