"""The queue in the database: servers ask, workers answer, whatever happens to either."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, select

from bastide.bots import levels_for
from bastide.core.errors import BadJson, BadPosition
from bastide.core.registry import find
from bastide.server.jobs import (
    Job,
    JobFailed,
    Progress,
    TookTooLong,
    abilities,
    database,
    failures,
    ignore,
    roll,
    worker,
)
from bastide.server.jobs.database import DatabaseJobs
from bastide.server.jobs.pool import ProcessJobs
from bastide.server.jobs.roll import MISSES, Roll
from bastide.server.jobs.worker import Worker
from bastide.server.store import jobs as store
from bastide.server.store import schema
from bastide.server.store.database import migrate, open_engine
from bastide.server.store.writer import Writer
from tests.server.here import JobsHere

ABILITY = "peek 1 random"


class Pool(ProcessJobs):
    """Does jobs in this process: `think` is called for each, and may wait."""

    def __init__(self, think: Callable[[Job, Progress], Awaitable[Any]], processes: int = 1) -> None:
        super().__init__(processes)
        self.think = think
        self.done: list[str] = []

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def warm_up(self, kind: str) -> None: ...

    async def run(self, job: Job, progress: Progress = ignore) -> Any:
        self.done.append(job.key)
        return await self.think(job, progress)


async def echo(job: Job, _: Progress) -> Any:
    return job.given["say"]


def saying(key: str, say: Any = "answer", **facts: Any) -> Job:
    return Job("turn", {"say": say}, key, **facts)


class Cluster:
    """Servers and workers of one process, on one database."""

    def __init__(self, url: str) -> None:
        self.writing, self.reading = open_engine(url, writes=True), open_engine(url, writes=False)
        migrate(self.writing)
        self.writer = Writer(self.writing)
        self.writer.start()
        self._servers: list[DatabaseJobs] = []
        self._workers: list[tuple[asyncio.Event, asyncio.Task[None]]] = []

    async def server(self) -> DatabaseJobs:
        jobs = DatabaseJobs(self.reading, self.writer, time.time, 0.01, JobsHere())
        await jobs.start()
        self._servers.append(jobs)
        return jobs

    def worker(self, pool: Pool, kinds: Collection[str] = ("turn", "analysis")) -> asyncio.Event:
        """Start a worker, and return what stops it."""
        stop = asyncio.Event()
        working = Worker(self.reading, self.writer, pool, kinds, time.time, 0.01)
        self._workers.append((stop, asyncio.create_task(working.run(stop))))
        return stop

    async def write(self, job: Callable[[Connection], Any]) -> Any:
        return await self.writer.write(job)

    def rows(self) -> dict[str, Any]:
        with self.reading.begin() as connection:
            return {row.key: row for row in connection.execute(select(schema.jobs))}

    async def until(self, true: Callable[[], object]) -> None:
        while not true():
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        for stop, _ in self._workers:
            stop.set()
        await asyncio.gather(*(task for _, task in self._workers))
        for jobs in self._servers:
            await jobs.stop()
        self.writer.stop()
        for engine in (self.writing, self.reading):
            engine.dispose()


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Cluster], Awaitable[None]]], None]:
    for module in (database, worker):
        monkeypatch.setattr(module, "BEAT_SECONDS", 0.04)
    monkeypatch.setattr(roll, "MISSES", 12)  # half a second
    monkeypatch.setattr(worker, "abilities", lambda: [ABILITY])

    def run(what: Callable[[Cluster], Awaitable[None]]) -> None:
        async def story() -> None:
            cluster = Cluster(f"sqlite:///{tmp_path / 'bastide.sqlite'}")
            try:
                async with asyncio.timeout(60):
                    await what(cluster)
            finally:
                await cluster.close()

        asyncio.run(story())

    return run


Run = Callable[[Callable[[Cluster], Awaitable[None]]], None]


def test_two_servers_that_want_the_same_wait_for_one_answer(cluster: Run) -> None:
    async def story(cluster: Cluster) -> None:
        servers = [await cluster.server() for _ in range(2)]
        asking = [asyncio.create_task(jobs.run(saying("turn 1", [1, "a"]))) for jobs in (*servers, servers[0])]
        await cluster.until(lambda: "turn 1" in cluster.rows())
        pools = [Pool(echo), Pool(echo)]
        for pool in pools:
            cluster.worker(pool)
        assert await asyncio.gather(*asking) == [[1, "a"]] * 3
        assert [key for pool in pools for key in pool.done] == ["turn 1"]
        assert await servers[1].run(saying("turn 1")) == [1, "a"], "a latecomer finds the answer"
        assert cluster.rows()["turn 1"].given == ""

    cluster(story)


def test_the_job_of_a_worker_that_dies_goes_to_another_but_not_for_ever(cluster: Run) -> None:
    async def story(cluster: Cluster) -> None:
        jobs = await cluster.server()
        asking = asyncio.create_task(jobs.run(saying("deadly")))
        await cluster.until(cluster.rows)
        for number in range(store.ATTEMPTS):
            await cluster.write(lambda connection: die_of_it(connection, f"dead-{number}"))  # noqa: B023
            await cluster.write(lambda connection: store.bury(connection, {f"dead-{number}": 1}))  # noqa: B023
        with pytest.raises(JobFailed, match="died"):
            await asking
        asking = asyncio.create_task(jobs.run(saying("harmless")))
        await cluster.until(lambda: "harmless" in cluster.rows())
        await cluster.write(lambda connection: die_of_it(connection, "dead"))  # which its silence shows
        pool = Pool(echo)
        cluster.worker(pool)
        assert await asking == "answer"
        assert (pool.done, cluster.rows()["harmless"].attempts) == (["harmless"], 2)

    def die_of_it(connection: Connection, name: str) -> None:
        """Take a job, and never give a sign of life again."""
        store.enlist(connection, name, name)
        assert store.take(connection, name, ["turn"], [], 4, time.time())

    cluster(story)


def test_a_worker_taken_for_dead_starts_over_and_its_late_answer_counts_for_nothing(cluster: Run) -> None:
    async def story(cluster: Cluster) -> None:
        jobs, ended = await cluster.server(), asyncio.Event()

        async def think_for_ever(job: Job, _: Progress) -> Any:
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()

        slow = Pool(think_for_ever)
        cluster.worker(slow)
        asking = asyncio.create_task(jobs.run(saying("turn")))
        await cluster.until(lambda: slow.done)
        row = cluster.rows()["turn"]
        await cluster.write(lambda connection: bury(connection, row.worker))
        await ended.wait()
        slow.think = echo
        assert await asking == "answer"
        assert slow.done == ["turn"] * 2
        late = await cluster.write(lambda c: store.settle(c, row.worker, row.id, store.DONE, '"late"', 1.0, 0.0))
        assert not late and cluster.rows()["turn"].answer == '"answer"'

    def bury(connection: Connection, name: str) -> None:
        store.bury(connection, {name: store.census(connection).beats[name]})

    cluster(story)


def test_a_worker_told_to_stop_finishes_or_hands_back(cluster: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "GRACE_SECONDS", 0.2)

    async def story(cluster: Cluster) -> None:
        jobs = await cluster.server()

        async def think(job: Job, _: Progress) -> Any:
            await asyncio.sleep(0.05 if job.kind == "turn" else 60)
            return "done in time"

        pool = Pool(think)
        stop = cluster.worker(pool)
        asking = [asyncio.create_task(jobs.run(Job(kind, {}, kind))) for kind in ("turn", "analysis")]
        await cluster.until(lambda: len(pool.done) == 2)
        stop.set()
        assert await asking[0] == "done in time"
        await cluster.until(lambda: cluster.rows()["analysis"].status == store.WAITING)
        assert cluster.rows()["analysis"].attempts == 0
        pool.think = lambda job, _: asyncio.sleep(0, "done by another")
        cluster.worker(pool)
        assert await asking[1] == "done by another"

    cluster(story)


def test_what_nobody_waits_for_is_withdrawn_and_whoever_still_does_asks_again(cluster: Run) -> None:
    async def story(cluster: Cluster) -> None:
        first, second = await cluster.server(), await cluster.server()
        ended = asyncio.Event()

        async def think(job: Job, _: Progress) -> Any:
            try:
                await asyncio.sleep(60)
            finally:
                ended.set()

        pool = Pool(think)
        cluster.worker(pool)
        asking = asyncio.create_task(first.run(saying("undone")))
        await cluster.until(lambda: pool.done)
        other = asyncio.create_task(second.run(saying("undone")))
        await asyncio.sleep(0.05)
        asking.cancel()
        await ended.wait()
        pool.think = echo
        assert await other == "answer"

    cluster(story)


def test_a_server_that_stops_leaves_its_jobs_to_the_others(cluster: Run) -> None:
    async def story(cluster: Cluster) -> None:
        first, second = await cluster.server(), await cluster.server()
        asking = asyncio.create_task(first.run(saying("turn")))
        await cluster.until(cluster.rows)
        first.leave()
        asking.cancel()
        await asyncio.sleep(0.05)
        await first.stop()
        cluster.worker(Pool(echo))
        await cluster.until(lambda: cluster.rows()["turn"].status == store.DONE)
        assert await second.run(saying("turn", "something else")) == "answer"

    cluster(story)


def test_progress_comes_back_and_so_does_what_a_user_did_wrong(cluster: Run) -> None:
    async def story(cluster: Cluster) -> None:
        jobs, halfway = await cluster.server(), asyncio.Event()

        async def think(job: Job, progress: Progress) -> Any:
            progress(0.5)
            await halfway.wait()
            raise BadPosition("odd", "{count} settlements of {names}", count=50, names=("a", "b"))

        cluster.worker(Pool(think))
        shares: list[float] = []

        def progress(share: float) -> None:
            shares.append(share)
            if share == 0.5:
                halfway.set()

        with pytest.raises(BadPosition, match="50 settlements of a or b"):
            await jobs.run(Job("analysis", {}, "analysis"), progress)
        assert set(shares) <= {0.0, 0.5}

    cluster(story)


def test_without_a_worker_the_server_says_so_and_the_bots_wait(
    cluster: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database, "ALONE_SECONDS", 0.1)
    caplog.set_level(logging.INFO)

    async def story(cluster: Cluster) -> None:
        jobs = await cluster.server()
        asking = asyncio.create_task(jobs.run(saying("turn")))
        await cluster.until(lambda: "no worker takes jobs" in caplog.text)
        health = jobs.health()
        assert (health.workers, health.waiting) == (0, {"turn": 1}) and 0 < health.oldest < 60
        cluster.worker(Pool(echo))
        assert await asking == "answer"
        await cluster.until(lambda: "workers take jobs again: 1" in caplog.text)
        assert jobs.health().workers == 1

    cluster(story)


def test_a_worker_takes_only_what_it_can_do(cluster: Run) -> None:
    async def story(cluster: Cluster) -> None:
        jobs, pool = await cluster.server(), Pool(echo)
        cluster.worker(pool, ["turn"])
        newer = asyncio.create_task(jobs.run(saying("newer", needs=f"{ABILITY}@2")))
        other = asyncio.create_task(jobs.run(Job("analysis", {}, "other")))
        await cluster.until(lambda: {"newer", "other"} <= cluster.rows().keys())
        assert await jobs.run(saying("same", needs=ABILITY)) == "answer"
        assert pool.done == ["same"]
        for task in (newer, other):
            task.cancel()

    cluster(story)


def test_abilities_name_versions() -> None:
    kind = find("kingdom-builder")
    level = levels_for(kind)["master"]
    needed = abilities.to_play(kind, "master")
    assert needed == f"kingdom-builder {kind.versions.newest} master@{level.version}"
    assert {needed, abilities.to_play(kind, "random"), abilities.to_analyse(kind)} <= set(abilities.abilities())


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine: Engine = open_engine(f"sqlite:///{tmp_path / 'bastide.sqlite'}", writes=True)
    migrate(engine)
    with engine.begin() as connection:
        store.enlist(connection, "worker", "here")
        yield connection
    engine.dispose()


def ask(connection: Connection, *names: str, watched: bool = True, now: float = 0.0) -> None:
    """Queue jobs; the first letter of each says whose it is."""
    for name in names:
        row = {"key": name, "kind": "turn", "given": "{}", "needs": "", "person": name[0], "watched": watched}
        store.ask(connection, {**row, "asker": "server"}, now)


def take(connection: Connection, most_each: int = 4) -> Any:
    return store.take(connection, "worker", ["turn"], [], most_each, 0.0)


def test_the_queue_is_shared_fairly_too(connection: Connection) -> None:
    ask(connection, "b-unwatched", watched=False)
    ask(connection, *(f"a{number}" for number in range(60)), "b0", "b1", "b2")
    order: list[str] = []
    for _ in range(6):
        row = take(connection)
        order.append(row.key)
        store.settle(connection, "worker", row.id, store.DONE, "null", 2.0 if row.person == "a" else 1.0, 0.0)
    assert order == ["a0", "b0", "b1", "a1", "b2", "a2"]
    ask(connection, "b-unwatched", watched=True)
    assert take(connection).key == "b-unwatched"


def test_nobody_has_all_workers(connection: Connection) -> None:
    ask(connection, *(f"a{number}" for number in range(9)), "b0")
    assert [take(connection, most_each=3).key for _ in range(4)] == ["a0", "b0", "a1", "a2"]
    assert take(connection, most_each=3) is None


def test_old_answers_are_removed(connection: Connection) -> None:
    ask(connection, "a0", "a1", now=1000.0)
    row = take(connection)
    store.settle(connection, "worker", row.id, store.DONE, "null", 1.0, 1000.0)
    left = []
    for now in (1030.0, 1100.0, 1000.0 + 2 * store.FORGET_SECONDS):
        store.sweep(connection, now)
        left.append(list(store.look(connection, ["a0", "a1"])))
    assert left == [["a0", "a1"], ["a1"], []]


def test_a_worker_is_dead_after_some_looks_without_a_heartbeat() -> None:
    seen = Roll()
    looks = [seen.look({"dead": 7, "alive": number}) for number in range(MISSES + 1)]
    assert looks == [{}] * MISSES + [{"dead": 7}]
    assert seen.alive == 1
    assert seen.look({"alive": 99}) == {}


def test_failures_are_written_as_json() -> None:
    nested = BadPosition("bad-json", "Not JSON: {reason}", reason=BadJson("eof", "it ends too early"))
    again = failures.read(failures.write(nested))
    assert isinstance(again, BadPosition) and str(again) == "Not JSON: it ends too early"
    assert isinstance(failures.read(failures.write(TookTooLong())), TookTooLong)
    with suppress(ZeroDivisionError), pytest.raises(JobFailed, match="ZeroDivisionError: oh"):
        raise failures.read(failures.write(ZeroDivisionError("oh")))
    with pytest.raises(JobFailed, match="died"):
        raise failures.read(store.DIED)
