"""The worker processes of an embedded server: some for bots' turns and hints, one for each other kind of job."""

import asyncio
import logging
import os
import time
from collections import Counter
from collections.abc import Collection, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from multiprocessing import get_context
from typing import Any

from bastide.server.jobs import work
from bastide.server.jobs.job import PATIENT, QUICK, UPLOADS, Health, Job, JobFailed, Jobs, Progress, ignore
from bastide.server.jobs.sharing import Place, Sharing

ATTEMPTS = 3
LOOK_SECONDS = 0.25
"""How often progress is looked at."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Slots:
    """Memory that a lane shares with its workers, without locks, which a killed worker would leave locked."""

    done: Any
    cancelled: Any

    @classmethod
    def make(cls, workers: int) -> "Slots":
        """New ones for a lane, one for each worker."""
        context = get_context("spawn")
        return cls(context.RawArray("d", workers), context.RawArray("b", workers))


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

    def prioritize(self, key: str) -> None:
        for lane in self._lanes:
            lane.sharing.prioritize(key)

    def health(self) -> Health:
        waiting = [place for lane in self._lanes for place in lane.sharing.waiting]
        oldest = max((time.monotonic() - place.began for place in waiting), default=0.0)
        return Health(sum(lane.workers for lane in self._lanes), Counter(place.job.kind for place in waiting), oldest)

    def warm_up(self, kind: str) -> None:
        """Start the processes for a kind of jobs before the first of them comes."""
        self._lane(kind).warm_up()

    def workers(self, kind: str) -> int:
        """How many processes do jobs of a kind."""
        return self._lane(kind).workers

    def lanes(self, kinds: Collection[str]) -> list[tuple[str, ...]]:
        """Divide kinds of jobs into those that share processes."""
        return [tuple(group) for _, group in groupby(sorted(kinds, key=self._place), self._place)]

    def _place(self, kind: str) -> int:
        return self._lanes.index(self._lane(kind))

    def _lane(self, kind: str) -> "Lane":
        if kind in QUICK:
            return self._quick
        if kind in UPLOADS:
            return self._uploads
        return self._patient if kind in PATIENT else self._prompt


class Lane:
    """Some workers and the jobs that wait for them. A worker starts when the first job needs it.

    Its executor gets no more jobs than it has workers. The others wait in `sharing`, which says who is next.
    """

    def __init__(self, workers: int, niceness: int = 0) -> None:
        self.workers = workers
        self.sharing = Sharing(workers)
        self._niceness = niceness

    def start(self) -> None:
        """Start anew, with new workers."""
        self._slots = Slots.make(self.workers)
        self._executor = ProcessPoolExecutor(
            self.workers,
            mp_context=get_context("spawn"),
            initializer=_begin,
            initargs=(self._slots.done, self._slots.cancelled, self._niceness),
        )

    def warm_up(self) -> None:
        """Start all workers now."""
        for _ in range(self.workers):
            self._executor.submit(os.getpid)

    def stop(self) -> None:
        """Cancel all jobs."""
        for slot in range(self.workers):
            self._slots.cancelled[slot] = 1
        self._executor.shutdown(wait=False, cancel_futures=True)

    async def run(self, job: Job, progress: Progress) -> Any:
        """As in `Jobs`."""
        for _ in range(ATTEMPTS):
            place = await self.sharing.enter(job)
            executor = self._executor
            try:
                return await self._ask(executor, job, place, progress)
            except BrokenProcessPool:
                if self._executor is executor:
                    _logger.warning("a worker process has ended; starting another")
                    self.start()
        raise JobFailed(job.kind)

    async def _ask(self, executor: ProcessPoolExecutor, job: Job, place: Place, progress: Progress) -> Any:
        slots, slot = self._slots, place.worker.result()
        slots.done[slot], slots.cancelled[slot] = 0.0, 0
        try:
            future = executor.submit(perform, job.kind, job.given, slot)
        except BaseException:
            self.sharing.leave(place)
            raise
        # The worker is free when the job has ended, and not when nobody waits for it any more.
        future.add_done_callback(partial(self._leave, place, asyncio.get_running_loop()))
        answer = asyncio.wrap_future(future)
        try:
            return await _watch(answer, slots, slot, progress)
        finally:
            if not future.done():
                slots.cancelled[slot] = 1
            answer.cancel()  # if it isn't done, nobody waits any more
            future.cancel()

    def _leave(self, place: Place, loop: asyncio.AbstractEventLoop, _: "Future[Any]") -> None:
        with suppress(RuntimeError):  # the server has stopped
            loop.call_soon_threadsafe(self.sharing.leave, place)


async def _watch(answer: "asyncio.Future[Any]", slots: Slots, slot: int, progress: Progress) -> Any:
    """Wait for an answer, and report progress until then."""
    if progress is ignore:
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


def perform(kind: str, given: Mapping[str, Any], slot: int) -> Any:
    """Do a job, and report its progress in a slot."""

    def report(share: float) -> None:
        if _slots is not None:
            _slots.done[slot] = share
            if _slots.cancelled[slot]:
                raise Cancelled

    return work.KINDS[kind](given, report)
