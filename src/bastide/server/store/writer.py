"""The one writer of a process: commits what waits from many tables together, and only then says that it is done."""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

ResultT = TypeVar("ResultT")
MOST_AT_ONCE = 256


class Writer:
    """A thread with a connection. Each job is atomic by itself: one that fails leaves no trace and harms no other."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[tuple[Callable[[Connection], Any], Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="bastide-writer", daemon=True)
        self.commits = 0
        self.jobs = 0

    def start(self) -> None:
        """Begins to write."""
        self._thread.start()

    def stop(self) -> None:
        """Writes what waits, then ends."""
        self._jobs.put(None)
        self._thread.join()

    async def write(self, job: Callable[[Connection], ResultT]) -> ResultT:
        """Runs `job` in the next transaction; returns when it is committed. A job that was begun is carried out."""
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

    def _commit(self, batch: list[tuple[Callable[[Connection], Any], Future[Any]]]) -> None:
        settled: list[Callable[[], None]] = []
        batch = [(job, done) for job, done in batch if done.set_running_or_notify_cancel()]
        try:
            with self._engine.begin() as connection:
                for job, done in batch:
                    settled.append(_attempt(connection, job, done))
        except Exception as error:
            for _, done in batch:
                done.set_exception(error)
            return
        self.commits += 1
        self.jobs += len(batch)
        for settle in settled:
            settle()


def _attempt(connection: Connection, job: Callable[[Connection], Any], done: Future[Any]) -> Callable[[], None]:
    """Runs one job inside a savepoint; the caller is told after the commit."""
    savepoint = connection.begin_nested()
    try:
        result = job(connection)
    except Exception as error:
        savepoint.rollback()
        problem = error
        return lambda: done.set_exception(problem)
    savepoint.commit()
    return lambda: done.set_result(result)
