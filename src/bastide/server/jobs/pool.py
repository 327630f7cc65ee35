"""The worker processes of an embedded server: some for bots' turns and hints, one for each other kind of job."""

import asyncio
import logging
import os
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from bastide.server.jobs import work
from bastide.server.jobs.job import Job, JobFailed, Jobs, Progress, ignore

ATTEMPTS = 3
SLOTS = 64
"""How many jobs of a lane can be watched and cancelled at a time; others are only done."""
LOOK_SECONDS = 0.25
"""How often progress is looked at."""
PATIENT = frozenset({"analysis", "outlook"})
"""Kinds of jobs that may take a minute. They have workers of their own, so that no bot's turn waits for them."""

QUICK = frozenset({"score"})
"""Kinds of jobs that take milliseconds, for people who watch. They don't queue behind bots' turns, nor delay them."""

UPLOADS = frozenset({"journal", "position"})
"""Kinds of jobs that check what people upload, which may take seconds. Nobody else waits for them."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Slots:
    """Memory that a lane shares with its workers, without locks, which a killed worker would leave locked."""

    done: Any
    cancelled: Any

    @classmethod
    def make(cls) -> "Slots":
        """New ones for a lane."""
        context = get_context("spawn")
        return cls(context.RawArray("d", SLOTS), context.RawArray("b", SLOTS))


class Cancelled(Exception):
    """Ends a job in its worker."""


class ProcessJobs(Jobs):
    """Runs jobs in processes of this machine."""

    def __init__(self, processes: int) -> None:
        # The server comes before the bots that think beside it: a person's click must not wait for them.
        self._prompt = Lane(processes, niceness=5)
        self._patient = Lane(1, niceness=10)
        self._quick = Lane(1)
        self._uploads = Lane(1, niceness=5)
        self._lanes = (self._prompt, self._patient, self._quick, self._uploads)

    async def start(self) -> None:
        for lane in self._lanes:
            lane.start()

    async def stop(self) -> None:
        for lane in self._lanes:
            lane.stop()

    async def run(self, job: Job, progress: Progress = ignore) -> Any:
        return await self._lane(job.kind).run(job, progress)

    def _lane(self, kind: str) -> "Lane":
        if kind in QUICK:
            return self._quick
        if kind in UPLOADS:
            return self._uploads
        return self._patient if kind in PATIENT else self._prompt


class Lane:
    """Some workers and the jobs that wait for them. A worker starts when the first job needs it."""

    def __init__(self, workers: int, niceness: int = 0) -> None:
        self._workers = workers
        self._niceness = niceness
        self._free: list[int] = []

    def start(self) -> None:
        """Start anew, with new workers."""
        self._free = list(range(SLOTS))
        self._slots = Slots.make()
        self._executor = ProcessPoolExecutor(
            self._workers,
            mp_context=get_context("spawn"),
            initializer=_begin,
            initargs=(self._slots.done, self._slots.cancelled, self._niceness),
        )

    def stop(self) -> None:
        """Cancel all jobs."""
        for slot in range(SLOTS):
            self._slots.cancelled[slot] = 1
        self._executor.shutdown(wait=False, cancel_futures=True)

    async def run(self, job: Job, progress: Progress) -> Any:
        """As in `Jobs`."""
        for _ in range(ATTEMPTS):
            executor = self._executor
            try:
                return await self._ask(executor, job, progress)
            except BrokenProcessPool:
                if self._executor is executor:
                    _logger.warning("a worker process has ended; starting another")
                    self.start()
        raise JobFailed(job.kind)

    async def _ask(self, executor: ProcessPoolExecutor, job: Job, progress: Progress) -> Any:
        slots, free = self._slots, self._free
        slot = free.pop() if free else None
        if slot is not None:
            slots.done[slot], slots.cancelled[slot] = 0.0, 0
        future = executor.submit(perform, job.kind, job.given, slot)
        answer = asyncio.wrap_future(future)
        try:
            return await _watch(answer, slots, slot, progress)
        finally:
            if slot is not None:
                slots.cancelled[slot] = 1
                future.add_done_callback(lambda _: free.append(slot))
            answer.cancel()  # if it isn't done, nobody waits any more
            future.cancel()


async def _watch(answer: "asyncio.Future[Any]", slots: Slots, slot: int | None, progress: Progress) -> Any:
    """Wait for an answer, and report progress until then."""
    if slot is None or progress is ignore:
        return await answer
    while True:
        done, _ = await asyncio.wait([answer], timeout=LOOK_SECONDS)
        if done:
            return answer.result()
        progress(slots.done[slot])


# In a worker

_slots: Slots | None = None


def _begin(done: Any, cancelled: Any, niceness: int) -> None:
    global _slots
    _slots = Slots(done, cancelled)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    work.end_with_server()


def perform(kind: str, given: Mapping[str, Any], slot: int | None) -> Any:
    """Do a job, and report its progress in a slot."""

    def report(share: float) -> None:
        if slot is not None and _slots is not None:
            _slots.done[slot] = share
            if _slots.cancelled[slot]:
                raise Cancelled

    return work.KINDS[kind](given, report)
