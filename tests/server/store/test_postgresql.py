"""Several processes on PostgreSQL: nothing written twice, nothing lost, nobody refused for being in another's way."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import OperationalError

from bastide.server.config import Config
from bastide.server.services import Services
from bastide.server.store import database, receipts, schema, writer
from bastide.server.store.writer import Writer
from bastide.server.tables import log
from bastide.server.tables.entries import Said
from tests.server.inside import open_table, refused_with, say, with_services
from tests.server.store.cutting import CommitCutter
from tests.server.tables.test_bus import tables_without_entries
from tests.servers import PostgreSQL

TABLES = [f"t{number}" for number in range(8)]


@pytest.fixture
def url(postgresql: PostgreSQL) -> Iterator[str]:
    """The URL of a database with a few tables."""
    with postgresql.database() as url:
        engine = database.open_engine(url, writes=True)
        tables_without_entries(engine, len(TABLES))
        engine.dispose()
        yield url


@contextmanager
def writers(url: str, count: int = 2) -> Iterator[list[Writer]]:
    """Yield writers that have started, as in several processes."""
    engines = [database.open_engine(url, writes=True) for _ in range(count)]
    made = [Writer(engine) for engine in engines]
    for each in made:
        each.start()
    try:
        yield made
    finally:
        for each in made:
            each.stop()
        for engine in engines:
            engine.dispose()


def saying(table: str, word: str) -> Callable[[Connection], int]:
    """Return a job that says something at a table."""
    return lambda connection: log.add(connection, table, Said("Anna", word, 0), 0.0)


def said(url: str, table: str) -> list[str]:
    """Return what is said at a table; no number is missing or doubled."""
    engine = database.open_engine(url, writes=False)
    with engine.begin() as connection:
        entries = log.log_after(connection, table, 0)
        assert [seq for seq, _, _ in entries] == list(range(1, len(entries) + 1))
        assert log.grown(connection, {table: -1}) == {table: len(entries)}
    engine.dispose()
    return [entry.text for _, entry, _ in entries if isinstance(entry, Said)]


def test_writers_that_lock_the_same_tables_are_not_in_each_others_way(url: str) -> None:
    """Jobs arrive in opposite orders. If they locked rows in that order, they would deadlock."""

    async def talk(made: list[Writer]) -> None:
        await asyncio.gather(
            *(
                each.write(saying(table, f"{number} {round_}"), table)
                for round_ in range(30)
                for number, (each, order) in enumerate(zip(made, (TABLES, TABLES[::-1]), strict=True))
                for table in order
            )
        )

    with writers(url) as made:
        asyncio.run(talk(made))
        assert sum(each.retries for each in made) == 0
    for table in TABLES:
        assert sorted(said(url, table)) == sorted(f"{number} {round_}" for number in range(2) for round_ in range(30))


def test_a_deadlock_is_run_again(url: str) -> None:
    ready = threading.Barrier(2, timeout=30)
    waits = [True, True]

    def crossing(number: int, first: str, then: str) -> Callable[[Connection], None]:
        def job(connection: Connection) -> None:
            saying(first, "first")(connection)
            if waits[number]:
                waits[number] = False
                ready.wait()
            saying(then, "then")(connection)

        return job

    async def cross(made: list[Writer]) -> None:
        one, other = TABLES[:2]
        jobs = (crossing(0, one, other), crossing(1, other, one))
        await asyncio.gather(*(each.write_alone(job) for each, job in zip(made, jobs, strict=True)))

    with writers(url) as made:
        asyncio.run(cross(made))
        assert sum(each.retries for each in made) == 1
    assert all(sorted(said(url, table)) == ["first", "then"] for table in TABLES[:2])


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_commit_that_is_cut_is_neither_lost_nor_doubled(url: str, postgresql: PostgreSQL, when: str) -> None:
    async def talk(one: Writer) -> list[int]:
        cutter.arm(when)
        return await asyncio.gather(*(one.write(saying("t0", str(number)), "t0") for number in range(5)))

    with CommitCutter(postgresql) as cutter, writers(cutter.url(url), 1) as (one,):
        assert sorted(asyncio.run(talk(one))) == [1, 2, 3, 4, 5]
        assert cutter.cuts == 1
        assert one.retries == (1 if when == "before" else 0)
    assert sorted(said(url, "t0")) == ["0", "1", "2", "3", "4"]


def test_a_commit_in_doubt_does_not_keep_others_waiting(
    url: str, postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are refused as when the database is away; whoever wrote the commit hears what became of it."""
    is_back = threading.Event()
    ask = receipts.was_committed

    def was_committed(connection: Connection, receipt: receipts.Receipt) -> bool:
        if not is_back.is_set():
            raise OperationalError("SELECT", {}, psycopg.OperationalError("the connection is lost"))
        return ask(connection, receipt)

    async def talk(one: Writer) -> None:
        cutter.arm("after")
        doubtful = asyncio.create_task(one.write(saying("t0", "doubtful"), "t0"))
        while not cutter.cuts:
            await asyncio.sleep(0.01)
        with refused_with("database-away"):
            await asyncio.wait_for(one.write(saying("t0", "late"), "t0"), 10)
        assert not doubtful.done()
        is_back.set()
        assert await doubtful == 1

    monkeypatch.setattr(receipts, "was_committed", was_committed)
    monkeypatch.setattr(writer, "PATIENCE_SECONDS", 0.3)
    with CommitCutter(postgresql) as cutter, writers(cutter.url(url), 1) as (one,):
        asyncio.run(talk(one))
    assert said(url, "t0") == ["doubtful"]


@pytest.mark.parametrize("earlier", [0, 1], ids=["its first", "a later one"])
@pytest.mark.parametrize("committed", [True, False])
def test_whether_a_transaction_was_committed_is_told_once_it_is_over(url: str, committed: bool, earlier: int) -> None:
    engine = database.open_engine(url, writes=True)

    def was_committed(receipt: receipts.Receipt) -> bool:
        with engine.begin() as asking:
            return receipts.was_committed(asking, receipt)

    for _ in range(earlier):
        with engine.begin() as connection:
            receipts.take(connection, "anna")
    with engine.connect() as connection:
        transaction = connection.begin()
        receipt = receipts.take(connection, "anna")
        assert receipt is not None
        with pytest.raises(OperationalError) as unsettled:
            was_committed(receipt)
        assert database.is_transient(unsettled.value)
        transaction.commit() if committed else transaction.rollback()
    assert was_committed(receipt) is committed
    engine.dispose()


def test_receipts_of_writers_that_are_no_more_go(url: str) -> None:
    engine = database.open_engine(url, writes=True)
    with engine.begin() as connection:
        for writer_, days in (("old", receipts.DAYS + 1), ("recent", receipts.DAYS - 1)):
            receipts.take(connection, writer_)
            change = schema.receipts.update().where(schema.receipts.c.writer == writer_)
            connection.execute(change.values(at=schema.receipts.c.at - days * 86400))
        receipts.take(connection, "new")
        assert set(connection.execute(select(schema.receipts.c.writer)).scalars()) == {"recent", "new"}
    engine.dispose()


def test_a_commit_that_was_lost_with_the_server_is_written_again() -> None:
    """After a crash, PostgreSQL gives the numbers of lost transactions to new ones."""
    tries = []

    def doubtful(connection: Connection) -> int:
        seq = saying("t0", "doubtful")(connection)
        tries.append(seq)
        if len(tries) == 1:
            own.restart()
            others = database.open_engine(url, writes=True)
            for number in range(20):
                with others.begin() as other:
                    saying("t1", str(number))(other)
            others.dispose()
        return seq

    with PostgreSQL() as own:
        url = own.new_database()
        engine = database.open_engine(url, writes=True)
        tables_without_entries(engine, 2)
        engine.dispose()
        with writers(url, 1) as (one,):
            assert asyncio.run(one.write(doubtful, "t0")) == 1
        assert said(url, "t0") == ["doubtful"]
        assert len(tries) == 2


def test_play_goes_on_after_postgresql_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(services: Services) -> None:
        table = (await open_table(services)).facts.id
        own.restart()
        assert (await services.tables.table(table)).seq == 1
        own.kill()
        asyncio.get_running_loop().call_later(0.5, own.start)
        await asyncio.gather(*(say(services, table, str(number)) for number in range(3)))
        assert (await services.tables.table(table)).seq == 4
        own.kill()
        monkeypatch.setattr(writer, "PATIENCE_SECONDS", 0.2)
        monkeypatch.setattr("bastide.server.tables.service.PATIENCE_SECONDS", 0.2)
        with refused_with("database-away"):
            await say(services, table)
        with refused_with("database-away"):
            await services.tables.table(table)
        own.start()
        await say(services, table)

    with PostgreSQL() as own:
        with_services(tmp_path / "data", play, alone=False, database=own.new_database())


def test_a_process_that_stopped_in_a_transaction_holds_nobody_up_for_long(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "IDLE_SECONDS", 1)
    stopped = database.open_engine(url, writes=True)
    with stopped.connect() as connection, writers(url, 1) as (one,):
        saying("t0", "lost")(connection)
        assert asyncio.run(asyncio.wait_for(one.write(saying("t0", "told"), "t0"), 30)) == 1
        connection.invalidate()
    stopped.dispose()
    assert said(url, "t0") == ["told"]


def test_of_two_rematches_at_once_one_is_made(url: str, tmp_path: Path) -> None:
    async def ask(services: Services) -> None:
        other = Services(Config(tmp_path / "other", database=url))
        await other.open()
        live = await open_table(services)
        facts = [(await open_table(each)).facts for each in (services, other)]

        def rematch(number: int) -> Callable[[Connection], None]:
            def job(connection: Connection) -> None:
                fresh = type(facts[number])(f"r{number}", *_values(facts[number])[1:])
                log.create(connection, fresh, 0.0, live.facts.id)
                time.sleep(0.1)

            return job

        made = await asyncio.gather(
            *(each.writer.write(rematch(number)) for number, each in enumerate((services, other))),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in made) == ["Conflict", "NoneType"]
        await other.close()

    with_services(tmp_path / "data", ask, alone=False, database=url)


def _values(facts: Any) -> list[Any]:
    return [getattr(facts, name) for name in facts.__slots__]
