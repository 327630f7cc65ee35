"""Workers are shared fairly between people, however many tables one of them has. Time is counted, not measured."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bastide.server.jobs import Job, sharing
from bastide.server.jobs.sharing import Place, Sharing


class Office:
    """Workers, and a clock that only the test moves."""

    def __init__(self, workers: int = 1) -> None:
        self.time = 0.0
        self.sharing = Sharing(workers, lambda: self.time)
        self.begun: list[str] = []
        self.places: dict[str, Place] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def bring(self, *names: str, watched: bool = True) -> None:
        """Queue jobs; the first letter of each says whose it is."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self._wait(name, watched))
            await asyncio.sleep(0)

    async def _wait(self, name: str, watched: bool) -> None:
        self.places[name] = await self.sharing.enter(Job("turn", {}, key=name, person=name[0], watched=watched))
        self.begun.append(name)

    async def end(self, name: str, seconds: float) -> None:
        """End a job that took so long."""
        self.time += seconds
        self.sharing.leave(self.places[name])
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def end_all(self, seconds: float) -> list[str]:
        """End one job after the other, and return their order."""
        ended = 0
        while ended < len(self.begun):
            await self.end(self.begun[ended], seconds)
            ended += 1
        return self.begun


def in_office(what: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(what(), 30))


def test_someone_with_many_tables_delays_another_by_one_job_only() -> None:
    async def run() -> None:
        office = Office()
        await office.bring(*(f"a{number}" for number in range(60)))
        await office.bring("b0")
        await office.end("a0", 0.5)
        assert office.begun == ["a0", "b0"]
        await office.bring("b1", "b2")
        assert (await office.end_all(0.5))[2:8] == ["a1", "b1", "a2", "b2", "a3", "a4"]

    in_office(run)


def test_time_counts_and_not_the_number_of_jobs() -> None:
    async def run() -> None:
        office = Office()
        await office.bring("a0", "a1", "b0", "b1", "b2", "b3")
        await office.end("a0", 3.0)
        for name in ("b0", "b1", "b2"):
            await office.end(name, 0.5)
        assert office.begun == ["a0", "b0", "b1", "b2", "b3"]
        await office.end("b3", 2.0)
        assert office.begun[-1] == "a1"

    in_office(run)


def test_what_was_used_long_ago_is_forgotten() -> None:
    async def run() -> None:
        office = Office()
        await office.bring("a0")
        await office.end("a0", 100.0)
        office.time += 20 * sharing.HALF_LIFE
        await office.bring("b0")
        await office.end("b0", 0.5)
        await office.bring("b1", "b2", "a1")
        await office.end("b1", 0.5)
        assert office.begun[-1] == "a1"

    in_office(run)


def test_what_nobody_watches_comes_last_until_somebody_does() -> None:
    async def run() -> None:
        office = Office()
        await office.bring("a0", "a1", "a2")
        await office.bring("b0", "c0", watched=False)
        await office.end("a0", 1.0)
        assert office.begun == ["a0", "a1"]
        office.sharing.prioritize("c0")
        assert (await office.end_all(1.0))[2:] == ["c0", "a2", "b0"]

    in_office(run)


def test_of_several_workers_everyone_gets_one_and_nobody_all() -> None:
    async def run() -> None:
        office = Office(workers=6)
        await office.bring(*(f"a{number}" for number in range(10)))
        assert len(office.begun) == sharing.MOST_AT_ONCE
        assert office.sharing.free == 2
        await office.bring("b0", "b1", "b2", "c0")
        assert office.begun[4:] == ["b0", "b1"]
        await office.end("a0", 1.0)
        assert office.begun[-1] == "c0"  # of those who wait, only c has nothing running

    in_office(run)


@pytest.mark.parametrize("moment", ["waits", "begins"])
def test_a_cancelled_job_takes_no_worker(moment: str) -> None:
    async def run() -> None:
        office = Office()
        await office.bring("a0", "a1", "a2")
        if moment == "begins":
            office.sharing.leave(office.places["a0"])  # a1 has a worker, and doesn't know it yet
            office.tasks["a1"].cancel()
            await asyncio.sleep(0.01)
        else:
            office.tasks["a1"].cancel()
            await office.end("a0", 1.0)
        await office.end("a2", 1.0)
        assert office.begun == ["a0", "a2"]
        assert office.sharing.free == 1 and not office.sharing.waiting

    in_office(run)
