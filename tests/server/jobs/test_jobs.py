"""Jobs in worker processes: progress, cancelling, workers that die, and analyses that keep nobody waiting."""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bastide.server.bots.scorer import MOST_WAITING, Scorer
from bastide.server.errors import RequestError
from bastide.server.jobs import Job, JobFailed, pool
from bastide.server.jobs.pool import ProcessJobs

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="finds the processes to kill in /proc")


@pytest.fixture(autouse=True)
def odd_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.jobs import odd_jobs

    monkeypatch.setattr(pool, "perform", odd_jobs.perform)


def with_jobs(what: Callable[[ProcessJobs], Awaitable[None]]) -> None:
    async def run() -> None:
        jobs = ProcessJobs(1)
        await jobs.start()
        try:
            async with asyncio.timeout(60):
                await what(jobs)
        finally:
            await jobs.stop()

    asyncio.run(run())


def test_if_a_worker_dies_another_does_the_job_again_but_not_for_ever(tmp_path: Path) -> None:
    def job(name: str, deaths: int) -> Job:
        return Job("die-before", {"tries": str(tmp_path / name), "deaths": deaths})

    async def run(jobs: ProcessJobs) -> None:
        assert await jobs.run(job("once", 1)) == "alive"
        with pytest.raises(JobFailed):
            await jobs.run(job("always", 99))
        assert (tmp_path / "always").read_text() == "x" * pool.ATTEMPTS
        assert await jobs.run(Job("say", {"what": ["still", 1]})) == ["still", 1]

    with_jobs(run)


def test_an_analysis_shows_progress_keeps_no_turn_waiting_and_can_be_cancelled(tmp_path: Path) -> None:
    async def run(jobs: ProcessJobs) -> None:
        shares: list[float] = []
        halfway = asyncio.Event()

        def progress(share: float) -> None:
            shares.append(share)
            if share == 0.5:
                halfway.set()

        def analysis(name: str) -> "asyncio.Task[object]":
            return asyncio.create_task(jobs.run(Job("analysis", {"ended": str(tmp_path / name)}), progress))

        running, waiting = analysis("first"), analysis("second")
        await halfway.wait()
        assert await jobs.run(Job("say", {"what": "my turn"})) == "my turn"  # on a pool of one process
        assert await jobs.run(Job("niceness", {})) > os.nice(0), "a bot that thinks competes with the server"
        for task in (waiting, running):
            task.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        while not (tmp_path / "first").exists():  # the worker is free again
            await asyncio.sleep(0.02)
        assert set(shares) <= {0.0, 0.5}

    with_jobs(run)


def test_a_position_that_takes_for_ever_stops_neither_the_server_nor_a_bots_turn() -> None:
    async def run(jobs: ProcessJobs) -> None:
        scorer = Scorer(jobs)
        scoring = asyncio.create_task(scorer.score("{}"))
        longest = 0.0
        while not scoring.done():
            before = time.monotonic()
            await asyncio.sleep(0.01)
            longest = max(longest, time.monotonic() - before)
        with pytest.raises(RequestError) as refused:
            await scoring
        assert (refused.value.key, refused.value.status) == ("position-took-too-long", 422)
        assert longest < 0.4, "the event loop went on meanwhile"
        waiting = [asyncio.create_task(scorer.score("{}")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(RequestError) as refused:
            await scorer.score("{}")
        assert (refused.value.key, refused.value.status) == ("scorer-busy", 429)
        assert await jobs.run(Job("say", {"what": "my turn"})) == "my turn"  # on a pool of one process
        assert await jobs.run(Job("niceness", {})) > os.nice(0), "a bot that thinks competes with the server"
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    with_jobs(run)
