"""The one writer of a process: commits waiting jobs of many tables together, and only then reports them done."""

import asyncio
import logging
import queue
import random
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Any, Generic, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from bastide.server import metrics, telemetry
from bastide.server.errors import RequestError
from bastide.server.store import news, receipts
from bastide.server.store.database import first_line, is_damage, is_transient
from bastide.server.store.news import News
from bastide.server.store.receipts import Receipt

ResultT = TypeVar("ResultT")
Announce: TypeAlias = Callable[[Connection, News], None]
Settle: TypeAlias = Callable[[], None]
"""Tells whoever waits for a job what came of it; called in their event loop."""

MOST_AT_ONCE = 256
PATIENCE_SECONDS = 10.0
"""How long a job waits for a database that is away. It must be less than what counts as an outage (`OUTAGE_SECONDS`):
the times in a job are those of its decision."""
_PAUSE_SECONDS = 0.05

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Waiting(Generic[ResultT]):
    """A job in the queue."""

    job: Callable[[Connection], ResultT]
    """Only writes: it may run again after a rollback. If its type has `together`, that runs several of them at once."""
    done: asyncio.Future[ResultT]
    table: str = ""
    """The table that it writes to, if it is one."""
    alone: bool = False
    """Whether it gets a transaction of its own."""
    since: float = field(default_factory=time.monotonic)


Waiting: TypeAlias = _Waiting[Any]
Run: TypeAlias = Callable[[Connection, Sequence[Waiting]], list[Settle]]


class Writer:
    """A thread with a connection. Each job is atomic: one that fails leaves no trace and doesn't affect the others.

    Where several processes write to one database, a batch that is in another's way is rolled back and run again. If the
    connection breaks during a commit, the database is asked whether it happened: nothing is written twice, and nothing
    is reported done that isn't.
    """

    def __init__(self, engine: Engine, announce: Announce | None = None) -> None:
        self._engine = engine
        self._announce = announce
        """Tells other processes, inside the transaction, what it has changed."""
        self._committed: Callable[[News], None] | None = None
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="bastide-writer", daemon=True)
        self._stopping = False
        self._id = secrets.token_hex(16)
        self.commits = 0
        self.jobs = 0
        self.retries = 0

    @property
    def is_alive(self) -> bool:
        """Whether the thread runs."""
        return self._thread.is_alive()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._jobs.qsize()

    def start(self, committed: Callable[[News], None] | None = None) -> None:
        """Start the thread. It calls `committed` with the news of each transaction."""
        self._committed = committed
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, then stop."""
        self._stopping = True
        self._jobs.put(None)
        self._thread.join()

    async def write(self, job: Callable[[Connection], ResultT], table: str = "") -> ResultT:
        """Run `job` in the next transaction; return once it is committed. A job that has started is completed.

        A job that writes to a table names it: processes that lock tables in the same order don't block each other.
        """
        return await self._put(_Waiting(job, asyncio.get_running_loop().create_future(), table))

    async def write_alone(self, job: Callable[[Connection], ResultT]) -> ResultT:
        """As `write`, in a transaction of its own: for jobs that lock rows of many tables."""
        return await self._put(_Waiting(job, asyncio.get_running_loop().create_future(), alone=True))

    async def _put(self, waiting: _Waiting[ResultT]) -> ResultT:
        self._jobs.put(waiting)
        return await waiting.done

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            ending = False
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                if (waiting := self._jobs.get()) is None:
                    ending = True
                    break
                batch.append(waiting)
            self._commit(sorted((one for one in batch if not one.alone), key=_place))
            for one in batch:
                if one.alone:
                    self._commit([one])
            if ending:
                return

    def _commit(self, batch: Iterable[Waiting]) -> None:
        waiting = [one for one in batch if not one.done.cancelled()]
        if not waiting:
            return
        began = time.perf_counter()
        try:
            with telemetry.span("commit", jobs=len(waiting)):
                settled, told = self._persist(waiting)
        except Exception as error:
            _report(waiting, [_failure(one, error) for one in waiting])
            return
        metrics.commits.observe(time.perf_counter() - began)
        metrics.batches.observe(len(waiting))
        self.commits += 1
        self.jobs += len(waiting)
        _report(waiting, settled)
        if told and self._committed is not None:
            self._committed(told)

    def _persist(self, waiting: list[Waiting]) -> tuple[list[Settle], News]:
        """Write jobs until they are committed, or have failed for good."""
        run: Run = _run_together
        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                return self._write(waiting, run)
            except Exception as error:
                if not is_transient(error):
                    if run is _run_one_by_one:
                        raise
                    run = _run_one_by_one  # one of them failed, or all will: savepoints, which are slower, tell which
                    continue
                if time.monotonic() > deadline:
                    _logger.exception("%d jobs were not written", len(waiting))
                    raise RequestError("database-away", status=503) from error
                self.retries += 1
                time.sleep(random.uniform(0, 2 * _PAUSE_SECONDS))  # two in each other's way don't meet again

    def _write(self, waiting: list[Waiting], run: Run) -> tuple[list[Settle], News]:
        """Run all jobs in one transaction; return what to report once it is committed."""
        with self._engine.connect() as connection, connection.begin() as transaction:
            told = news.begin(connection)
            receipt = receipts.take(connection, self._id)
            settled = run(connection, waiting)
            if told and self._announce is not None:
                self._announce(connection, told)
            try:
                transaction.commit()
            except Exception as error:
                transaction.rollback()
                if receipt is None or not is_transient(error) or not self._was_committed(receipt):
                    raise
        return settled, told

    def _was_committed(self, receipt: Receipt) -> bool:
        """Find out whether a transaction was committed although the connection broke.

        Ask until there is an answer, or the process stops: until then, nobody may be told anything about it. Jobs that
        haven't begun wait no longer than for any database that is away.
        """
        asked = 0
        while True:
            try:
                with self._engine.begin() as connection:
                    return receipts.was_committed(connection, receipt)
            except Exception as error:
                if not is_transient(error) or (self._stopping and asked > PATIENCE_SECONDS / _PAUSE_SECONDS):
                    raise
            asked += 1
            self._refuse_overdue()
            time.sleep(_PAUSE_SECONDS)

    def _refuse_overdue(self) -> None:
        """Refuse jobs that have waited too long for their turn."""
        waiting = [self._jobs.get() for _ in range(self._jobs.qsize())]
        for one in waiting:
            if one is not None and time.monotonic() - one.since > PATIENCE_SECONDS:
                _report([one], [_failure(one, RequestError("database-away", status=503))])
            else:
                self._jobs.put(one)


def _place(waiting: Waiting) -> tuple[bool, str]:
    """Return a job's place in its batch: by table, and then what all processes lock, such as the count of sessions."""
    return not waiting.table, waiting.table


def _reason(error: Exception) -> Exception:
    """Return why a job failed: what damage means, in a sentence, and other errors as they are."""
    if not isinstance(error, DBAPIError) or not is_damage(error):
        return error
    _logger.error("a job was not written: %s", first_line(error))
    return RequestError("database-damaged", status=503)


def _report(waiting: Iterable[Waiting], settled: Iterable[Settle]) -> None:
    """Let the event loops tell what came of the jobs. Each loop is woken once for all of them."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Settle]] = {}
    for one, settle in zip(waiting, settled, strict=True):
        by_loop.setdefault(one.done.get_loop(), []).append(settle)
    for loop, together in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle_all, together)


def _settle_all(settled: Iterable[Settle]) -> None:
    for settle in settled:
        settle()


def _success(waiting: _Waiting[ResultT], result: ResultT) -> Settle:
    return partial(_settle, waiting.done, partial(waiting.done.set_result, result))


def _failure(waiting: Waiting, error: Exception) -> Settle:
    return partial(_settle, waiting.done, partial(waiting.done.set_exception, _reason(error)))


def _settle(done: "asyncio.Future[Any]", settle: Settle) -> None:
    if not done.cancelled():  # nobody waits any more
        settle()


def _run_together(connection: Connection, waiting: Sequence[Waiting]) -> list[Settle]:
    """Run jobs, with as few statements as they can do with; if one fails, all fail."""
    settled: list[Settle] = []
    for together, neighbours in groupby(waiting, _together):
        jobs = list(neighbours)
        if together is None:
            settled += [_success(one, one.job(connection)) for one in jobs]
        else:
            together(connection, [one.job for one in jobs])
            settled += [_success(one, None) for one in jobs]
    return settled


def _together(waiting: Waiting) -> Callable[[Connection, Sequence[Any]], None] | None:
    """Return what runs such a job along with others of its kind, if anything does."""
    return getattr(waiting.job, "together", None)


def _run_one_by_one(connection: Connection, waiting: Sequence[Waiting]) -> list[Settle]:
    """Run each job inside a savepoint, so that its failure doesn't affect the others."""
    return [_run_by_itself(connection, one) for one in waiting]


def _run_by_itself(connection: Connection, waiting: Waiting) -> Settle:
    """Run a job inside a savepoint, so that its failure doesn't affect the others."""
    savepoint = connection.begin_nested()
    told = news.mark(connection)
    try:
        result = waiting.job(connection)
    except Exception as error:
        if is_transient(error):
            raise
        savepoint.rollback()
        news.forget_since(connection, told)
        return _failure(waiting, error)
    savepoint.commit()
    return _success(waiting, result)
