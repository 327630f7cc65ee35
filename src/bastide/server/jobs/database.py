"""A server's side of the queue in the database: `bastide worker` processes, on any machine, do its jobs."""

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from sqlalchemy import Connection, Engine, Row

from bastide.server.jobs import failures
from bastide.server.jobs.job import THINKING, Health, Job, Jobs, Progress, ignore
from bastide.server.jobs.overseer import Overseer
from bastide.server.jobs.roll import BEAT_SECONDS
from bastide.server.store import jobs as store
from bastide.server.store.jobs import Census
from bastide.server.store.writer import Writer

ALONE_SECONDS = 10.0
"""How long no worker has to be alive before the server says so."""

_logger = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class Wanted:
    """A job that somebody in this process waits for."""

    job: Job
    answer: asyncio.Future[Any]
    listeners: list[Progress] = field(default_factory=list)
    """One for each who waits."""
    asked: bool = False
    """Whether the queue has it."""


class DatabaseJobs(Jobs):
    """Puts jobs into the queue and waits for the answers. Whatever happens to the queue, it asks again.

    `own` does what is quick, and what isn't meant for other machines: counting points, checking uploads.
    """

    def __init__(
        self, engine: Engine, writer: Writer, now: Callable[[], float], poll_seconds: float, own: Jobs
    ) -> None:
        self._writer = writer
        self._now = now
        self._poll_seconds = poll_seconds
        self._own = own
        self._asker = secrets.token_hex(8)
        self._overseer = Overseer(engine, writer, now)
        self._wanted: dict[str, Wanted] = {}
        self._withdrawn: list[str] = []
        self._news = asyncio.Event()
        self._census = Census({}, {}, None)
        self._alone = 0
        self._leaving = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._own.start()
        self._tasks = [asyncio.create_task(self._exchange_on()), asyncio.create_task(self._oversee_on())]

    def leave(self) -> None:
        """Let all jobs stay in the queue: whoever loads their tables next finds the answers there."""
        self._leaving = True

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._own.stop()

    async def run(self, job: Job, progress: Progress = ignore) -> Any:
        if job.kind not in THINKING:
            return await self._own.run(job, progress)
        key = job.key or f"{job.kind} {secrets.token_hex(12)}"
        wanted = self._wanted.get(key)
        if wanted is None:
            answer = asyncio.get_running_loop().create_future()
            wanted = self._wanted[key] = Wanted(replace(job, key=key), answer)
            self._news.set()
        wanted.listeners.append(progress)
        try:
            return await asyncio.shield(wanted.answer)
        finally:
            wanted.listeners.remove(progress)
            if not wanted.listeners and self._wanted.get(key) is wanted:
                del self._wanted[key]
                if not self._leaving:
                    self._withdrawn.append(key)
                    self._news.set()

    def prioritize(self, key: str) -> None:
        wanted = self._wanted.get(key)
        if wanted is not None and not wanted.job.watched:
            wanted.job, wanted.asked = replace(wanted.job, watched=True), False
            self._news.set()

    def health(self) -> Health:
        since = self._census.since
        oldest = 0.0 if since is None else max(0.0, self._now() - since)
        return Health(self._overseer.alive, self._census.waiting, oldest)

    # News from the bus: `wake` is called for every topic, and the queue is polled now and then in any case.

    def reached(self) -> Mapping[str, int]:
        """As a subscriber of the bus: nothing for it to poll."""
        return {}

    def wake(self, topic: str, _: int) -> None:
        """As a subscriber of the bus."""
        if topic == store.ANSWERS:
            self._news.set()

    # Asking and hearing

    async def _exchange_on(self) -> None:
        while True:
            await self._overseer.attempt(self._exchange)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), self._poll_seconds if self._wanted else None)
            self._news.clear()

    async def _exchange(self) -> None:
        """Ask for what is new, withdraw what nobody waits for, and pass on answers and progress."""
        unasked = [wanted for wanted in self._wanted.values() if not wanted.asked]
        withdrawn, self._withdrawn = self._withdrawn, []
        if unasked or withdrawn:
            jobs = sorted((wanted.job for wanted in unasked), key=lambda job: job.key)
            await self._writer.write(partial(self._ask, jobs=jobs, withdrawn=withdrawn))
            for wanted in unasked:
                wanted.asked = True
        asked = {key: wanted for key, wanted in self._wanted.items() if wanted.asked}
        if asked:
            rows = await self._overseer.read(partial(store.look, keys=list(asked)))
            for key, wanted in asked.items():
                self._hear(wanted, rows.get(key))

    def _ask(self, connection: Connection, jobs: Sequence[Job], withdrawn: Collection[str]) -> None:
        if withdrawn:
            store.withdraw(connection, withdrawn, self._asker)
        for job in jobs:
            row = {name: getattr(job, name) for name in ("key", "kind", "needs", "person", "watched")}
            store.ask(connection, {**row, "given": json.dumps(job.given), "asker": self._asker}, self._now())

    def _hear(self, wanted: Wanted, row: Row[Any] | None) -> None:
        if wanted.answer.done() or not wanted.asked:
            return
        if row is None:  # another server withdrew it, or it was too old
            wanted.asked = False
            self._news.set()
        elif row.status in (store.DONE, store.FAILED):
            self._wanted.pop(wanted.job.key, None)
            if row.status == store.DONE:
                wanted.answer.set_result(json.loads(row.answer))
            else:
                wanted.answer.set_exception(failures.read(row.answer))
        else:
            for progress in wanted.listeners:
                progress(row.progress)

    # Looking after the queue

    async def _oversee_on(self) -> None:
        while True:
            census = await self._overseer.attempt(self._overseer.look)
            if census is not None:
                self._census = census
                self._say_if_alone()
            await asyncio.sleep(BEAT_SECONDS)

    def _say_if_alone(self) -> None:
        """Warn once if no worker is alive."""
        enough = round(ALONE_SECONDS / BEAT_SECONDS)
        if self._overseer.alive:
            if self._alone >= enough:
                _logger.info("workers take jobs again: %d", self._overseer.alive)
            self._alone = 0
        else:
            self._alone += 1
            if self._alone == enough:
                _logger.warning("no worker takes jobs, so bots wait; start one with `bastide worker`")
