"""The one writer of a process: commits waiting jobs of many tables together, and only then reports them done."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

from bastide.server import metrics, telemetry

ResultT = TypeVar("ResultT")
Job: TypeAlias = Callable[[Connection], Any]
"""Only writes: it may run again after a rollback."""
Run: TypeAlias = Callable[[Connection, Job, Future[Any]], Callable[[], None]]

MOST_AT_ONCE = 256


class Writer:
    """A thread with a connection. Each job is atomic: one that fails leaves no trace and doesn't affect the others."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="bastide-writer", daemon=True)
        self.commits = 0
        self.jobs = 0

    @property
    def is_alive(self) -> bool:
        """Whether the thread runs."""
        return self._thread.is_alive()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._jobs.qsize()

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put(None)
        self._thread.join()

    async def write(self, job: Callable[[Connection], ResultT]) -> ResultT:
        """Run `job` in the next transaction; return once it is committed. A job that has started is completed."""
        done: Future[ResultT] = Future()
        self._jobs.put((job, done))
        return await asyncio.wrap_future(done)

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            ending = False
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                if (job := self._jobs.get()) is None:
                    ending = True
                    break
                batch.append(job)
            self._commit(batch)
            if ending:
                return

    def _commit(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        waiting = [(job, done) for job, done in batch if done.set_running_or_notify_cancel()]
        began = time.perf_counter()
        try:
            with telemetry.span("commit", jobs=len(waiting)):
                try:
                    settled = self._write(waiting, _run)
                except Exception:  # one of them failed, or all will: savepoints, which are slower, tell which
                    settled = self._write(waiting, _run_by_itself)
        except Exception as error:
            for _, done in waiting:
                done.set_exception(error)
            return
        metrics.commits.observe(time.perf_counter() - began)
        metrics.batches.observe(len(waiting))
        self.commits += 1
        self.jobs += len(waiting)
        for settle in settled:
            settle()

    def _write(self, waiting: list[tuple[Job, Future[Any]]], run: Run) -> list[Callable[[], None]]:
        """Run all jobs in one transaction; return what to report once it is committed."""
        with self._engine.begin() as connection:
            return [run(connection, job, done) for job, done in waiting]


def _run(connection: Connection, job: Job, done: Future[Any]) -> Callable[[], None]:
    """Run a job; if it fails, all fail."""
    return partial(done.set_result, job(connection))


def _run_by_itself(connection: Connection, job: Job, done: Future[Any]) -> Callable[[], None]:
    """Run a job inside a savepoint, so that its failure doesn't affect the others."""
    savepoint = connection.begin_nested()
    try:
        result = job(connection)
    except Exception as error:
        savepoint.rollback()
        return partial(done.set_exception, error)
    savepoint.commit()
    return partial(done.set_result, result)
