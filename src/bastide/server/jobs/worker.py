"""A worker's side of the queue in the database: takes jobs, does them in processes of its own, and answers."""

import asyncio
import json
import logging
import os
import secrets
import socket
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, Engine, Row

from bastide.server.jobs import failures
from bastide.server.jobs.abilities import abilities
from bastide.server.jobs.job import PATIENT, Job
from bastide.server.jobs.overseer import Overseer
from bastide.server.jobs.pool import ProcessJobs
from bastide.server.jobs.roll import BEAT_SECONDS
from bastide.server.jobs.sharing import MOST_AT_ONCE
from bastide.server.store import jobs as store
from bastide.server.store.writer import Writer

GRACE_SECONDS = 8.0
"""How long a worker that is told to stop goes on with what it has begun. A bot's turn rarely takes longer; what does
is handed back."""
RETRY_SECONDS = 0.5

_logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Taken:
    """A job that this worker does."""

    lane: tuple[str, ...]
    task: asyncio.Task[None]
    progress: float = 0.0


class Worker:
    """Takes as many jobs as its pool has processes for, each kind in its lane."""

    def __init__(
        self,
        engine: Engine,
        writer: Writer,
        pool: ProcessJobs,
        kinds: Collection[str],
        now: Callable[[], float],
        poll_seconds: float,
    ) -> None:
        self._writer = writer
        self._pool = pool
        self._now = now
        self._poll_seconds = poll_seconds
        self._lanes = {lane: pool.workers(lane[0]) for lane in pool.lanes(kinds)}
        self._abilities = abilities()
        self._overseer = Overseer(engine, writer, now)
        self._id = ""
        self._taken: dict[int, Taken] = {}
        self._news = asyncio.Event()

    def reached(self) -> Mapping[str, int]:
        """As a subscriber of the bus: nothing for it to poll."""
        return {}

    def wake(self, topic: str, _: int) -> None:
        """As a subscriber of the bus."""
        if topic == store.JOBS:
            self._news.set()

    async def run(self, stop: asyncio.Event) -> None:
        """Work until told to stop; then finish what takes a moment, and hand back the rest."""
        await self._pool.start()
        for lane in self._lanes:
            if lane[0] not in PATIENT:
                self._pool.warm_up(lane[0])
        beating = asyncio.create_task(self._beat_on())
        stopping = asyncio.create_task(stop.wait())
        stopping.add_done_callback(lambda _: self._news.set())
        while not stop.is_set():
            if not await self._overseer.attempt(self._take_all):
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), self._poll_seconds)
                self._news.clear()
        if self._taken:
            await asyncio.wait([taken.task for taken in self._taken.values()], timeout=GRACE_SECONDS)
        beating.cancel()
        await self._drop(list(self._taken))
        await self._overseer.attempt(partial(self._writer.write, partial(store.dismiss, worker=self._id)))
        await self._pool.stop()

    # Taking

    async def _take_all(self) -> bool:
        """Take a job for each process that is free; return whether there were any."""
        took = False
        for lane, processes in self._lanes.items():
            busy = sum(taken.lane == lane for taken in self._taken.values())
            if self._id and busy < processes and await self._overseer.read(partial(store.any_waits, kinds=lane)):
                worker = self._id
                row = await self._writer.write(partial(self._take, worker=worker, lane=lane))
                if row is not None and worker == self._id:  # not taken for dead meanwhile
                    self._taken[row.id] = Taken(lane, asyncio.create_task(self._do(worker, row)))
                    took = True
        return took

    def _take(self, connection: Connection, worker: str, lane: tuple[str, ...]) -> Row[Any] | None:
        return store.take(connection, worker, lane, self._abilities, MOST_AT_ONCE, self._now())

    # Doing

    async def _do(self, worker: str, row: Row[Any]) -> None:
        began = time.monotonic()
        try:
            job = Job(row.kind, json.loads(row.given), row.key, row.person, row.watched)
            answer = await self._pool.run(job, partial(self._note, row.id))
            status, said = store.DONE, await asyncio.to_thread(json.dumps, answer)
        except Exception as error:
            _logger.exception("a job of kind %s failed", row.kind)
            status, said = store.FAILED, failures.write(error)
        settle = partial(store.settle, worker=worker, job=row.id, status=status, answer=said)
        while True:
            ended = partial(settle, seconds=time.monotonic() - began, now=self._now())
            if await self._overseer.attempt(partial(self._writer.write, ended)) is not None:
                break
            await asyncio.sleep(RETRY_SECONDS)
        self._taken.pop(row.id, None)
        self._news.set()

    def _note(self, job: int, share: float) -> None:
        if job in self._taken:
            self._taken[job].progress = share

    async def _drop(self, jobs: Collection[int]) -> None:
        """Stop doing jobs that aren't ours any more."""
        tasks = [self._taken.pop(job).task for job in jobs]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._news.set()

    # Heartbeats

    async def _beat_on(self) -> None:
        while True:
            await self._overseer.attempt(self._beat)
            await self._overseer.attempt(self._overseer.look)
            await asyncio.sleep(BEAT_SECONDS)

    async def _beat(self) -> None:
        """Give a sign of life. Whoever was taken for dead starts over under another name."""
        if self._id:
            progress = {job: taken.progress for job, taken in self._taken.items() if taken.progress}
            before = set(self._taken)
            still = await self._writer.write(partial(store.beat, worker=self._id, progress=progress))
            if still is not None:
                await self._drop([job for job in before - still if job in self._taken])
                return
            _logger.warning("taken for dead; starting over")
            await self._drop(list(self._taken))
        worker = secrets.token_hex(8)
        name = f"{socket.gethostname()}:{os.getpid()}"
        await self._writer.write(partial(store.enlist, worker=worker, name=name))
        self._id = worker
        self._news.set()
