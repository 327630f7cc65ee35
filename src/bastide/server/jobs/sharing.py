"""Shares workers fairly between people, however many tables one of them has."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from bastide.server.jobs.job import Job

MOST_AT_ONCE = 4
"""How many jobs of one person run at a time, however many workers are free. A job can take seconds and isn't
interrupted, so this leaves workers for whoever comes next; a person follows no more tables than that anyway."""
HALF_LIFE = 10.0
"""After so many seconds, the time that a person's jobs took counts half."""
MOST_REMEMBERED = 1000


@dataclass(eq=False, slots=True)
class Place:
    """A job's place: in the queue, and then at a worker, whose number is `worker`."""

    job: Job
    watched: bool
    worker: asyncio.Future[int]
    began: float = 0.0


@dataclass(slots=True)
class Usage:
    """How much worker time each person used recently, in seconds."""

    _used: dict[str, tuple[float, float]] = field(default_factory=dict)

    def add(self, person: str, seconds: float, now: float) -> None:
        """Count the time of a job that ended now."""
        if len(self._used) > MOST_REMEMBERED:
            self._used = {who: used for who, used in self._used.items() if self.of(who, now) > 0.001}
        self._used[person] = (self.of(person, now) + seconds, now)

    def of(self, person: str, now: float) -> float:
        """Return what a person used; older use counts less."""
        used, at = self._used.get(person, (0.0, now))
        return float(used * 0.5 ** ((now - at) / HALF_LIFE))


class Sharing:
    """Hands workers to jobs. Whoever has fewer jobs running, and then whoever used less time recently, comes first.

    Jobs that somebody watches come before all others.
    """

    def __init__(self, workers: int, now: Callable[[], float] = time.monotonic) -> None:
        self._free = list(range(workers))
        self._now = now
        self._waiting: list[Place] = []
        self._running: Counter[str] = Counter()
        self._usage = Usage()

    @property
    def free(self) -> int:
        """How many workers have nothing to do."""
        return len(self._free)

    @property
    def waiting(self) -> list[Place]:
        """The jobs that wait, the oldest first."""
        return self._waiting

    async def enter(self, job: Job) -> Place:
        """Return a job's place at a worker, once it is this job's turn."""
        place = Place(job, job.watched, asyncio.get_running_loop().create_future(), self._now())
        self._waiting.append(place)
        self._hand_out()
        try:
            await place.worker
        except asyncio.CancelledError:
            if place in self._waiting:
                self._waiting.remove(place)
            else:  # its turn came at the same moment
                self.leave(place)
            raise
        return place

    def leave(self, place: Place) -> None:
        """Give a worker to the next job."""
        now, person = self._now(), place.job.person
        self._usage.add(person, now - place.began, now)
        self._running[person] -= 1
        if not self._running[person]:
            del self._running[person]
        self._free.append(place.worker.result())
        self._hand_out()

    def prioritize(self, key: str) -> None:
        """Let a job that waits count as watched."""
        for place in self._waiting:
            if place.job.key == key:
                place.watched = True

    def _hand_out(self) -> None:
        while self._free and (place := self._next()) is not None:
            self._waiting.remove(place)
            self._running[place.job.person] += 1
            place.began = self._now()
            place.worker.set_result(self._free.pop())

    def _next(self) -> Place | None:
        """Return the job whose turn it is; of two with equal claims, the older one."""
        now = self._now()

        def claim(place: Place) -> tuple[bool, int, float]:
            person = place.job.person
            return not place.watched, self._running[person], self._usage.of(person, now)

        waiting = [place for place in self._waiting if not place.worker.cancelled()]
        allowed = [place for place in waiting if self._running[place.job.person] < MOST_AT_ONCE]
        return min(allowed, key=claim, default=None)
