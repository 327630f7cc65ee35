"""The bus: subscribers to a table are told when its log grows, whichever bus it is."""

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert

from bastide.server.config import Config
from bastide.server.services import Services
from bastide.server.store import news, people, schema
from bastide.server.store.database import open_engine
from bastide.server.store.people import Person
from bastide.server.tables import log
from bastide.server.tables.bus import MemoryBus, PollingBus, make_bus, messages
from bastide.server.tables.bus.notify import NotifyBus
from bastide.server.tables.bus.redis import RedisBus
from bastide.server.tables.entries import Said
from bastide.words import LocalizedError
from tests.server.inside import open_table, say, with_services
from tests.servers import PostgreSQL, Redis


class Listener:
    """Hears everything, and asks for some topics."""

    def __init__(self, **known: int) -> None:
        self.known = known
        self.heard: list[tuple[str, int]] = []

    def reached(self) -> Mapping[str, int]:
        return self.known

    def wake(self, topic: str, number: int) -> None:
        self.heard.append((topic, number))
        if topic in self.known:
            self.known[topic] = max(number, self.known[topic])


async def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.005)


def tables_without_entries(engine: Engine, count: int) -> list[str]:
    """Return the ids of new tables."""
    tables = [f"t{number}" for number in range(count)]
    facts = {"game": "peek", "options": "{}", "host": "anna", "public": True, "status": "open", "secret": b""}
    with engine.begin() as connection:
        people.create(connection, Person("anna", "Anna"), 0.0)
        rows = [{"id": table, "created": 0.0, "changed": 0.0, **facts} for table in tables]
        connection.execute(insert(schema.tables), rows)
    return tables


def test_in_memory_all_subscribers_are_told_at_once() -> None:
    bus, one, other = MemoryBus(), Listener(), Listener()
    bus.publish({"t": 1})
    bus.subscribe(one)
    bus.subscribe(other)
    bus.publish({"t": 2})
    assert one.heard == other.heard == [("t", 2)]


def test_polling_hears_of_the_tables_in_memory(tmp_path: Path) -> None:
    async def listen(services: Services) -> None:
        one, other, unknown = [(await open_table(services)).facts.id for _ in range(3)]
        await say(services, one)
        bus, listener = PollingBus(services.tables.engine, 0.005), Listener(**{one: 2, other: 1})
        bus.subscribe(listener)
        await bus.start()
        for table in (one, other, unknown, one):
            await say(services, table)
        await wait_until(lambda: listener.known == {one: 4, other: 2})
        await bus.stop()
        heard = len(listener.heard)
        await say(services, other)
        await asyncio.sleep(0.05)
        assert len(listener.heard) == heard
        assert {table for table, _ in listener.heard} == {one, other}

    with_services(tmp_path / "data", listen)


def test_polling_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def listen(services: Services) -> None:
        table = (await open_table(services)).facts.id
        bus, listener = PollingBus(services.tables.engine, 0.005), Listener(**{table: 1})
        failures, look = iter([True, True]), bus._look

        def fail_at_first(reached: Mapping[str, int]) -> Mapping[str, int]:
            if next(failures, False):
                raise OSError("the disk is gone for a moment")
            return look(reached)

        monkeypatch.setattr(bus, "_look", fail_at_first)
        bus.subscribe(listener)
        await bus.start()
        await wait_until(lambda: not bus.connected)
        await say(services, table)
        await wait_until(lambda: listener.heard == [(table, 2)])
        assert bus.connected
        await bus.stop()

    with_services(tmp_path / "data", listen)


def test_messages_are_read_as_they_were_written() -> None:
    many = {f"{number:032}": number for number in range(1000)}
    sent = list(messages.write("me", many))
    assert max(map(len, sent)) < 8000, "PostgreSQL takes no more"
    assert [sender for sender, _ in map(messages.read, sent)] == ["me"] * len(sent)
    assert {topic: number for _, news in map(messages.read, sent) for topic, number in news.items()} == many
    for foreign in ("", "hello", "me t", "me t x", "me t 1 u"):
        assert messages.read(foreign)[1] in ({}, {"t": 1})


# Two processes, on each bus


@pytest.fixture(params=["tail", "postgresql-tail", "notify", "redis"])
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[dict[str, Any]]:
    """Yield options under which processes share a database and a bus."""
    kind = request.param
    with ExitStack() as at_the_end:
        database = ""
        if kind in ("postgresql-tail", "notify"):
            postgresql: PostgreSQL = request.getfixturevalue("postgresql")
            database = at_the_end.enter_context(postgresql.database())
        bus = request.getfixturevalue("redis").url if kind == "redis" else kind.removeprefix("postgresql-")
        yield {"alone": False, "database": database, "bus": bus, "tail_seconds": 0.005}


@asynccontextmanager
async def neighbour(folder: Path, **options: Any) -> Any:
    services = Services(Config(folder, **options))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


def numbers_heard(services: Services, table: str) -> list[int]:
    """Return a list that grows with the numbers of what a spectator is told at a table."""
    numbers: list[int] = []
    services.tables.listen(table, None, lambda news, _: numbers.append(news.number))
    return numbers


def test_what_one_process_writes_another_tells_its_listeners(tmp_path: Path, shared: dict[str, Any]) -> None:
    async def listen(services: Services) -> None:
        async with neighbour(tmp_path / "data", **shared) as other:
            table = (await open_table(services)).facts.id
            both = (services, other)
            for each in both:
                await each.tables.table(table)
            heard = [numbers_heard(each, table) for each in both]
            for writing in (services, other, other, services):
                await say(writing, table)
            await wait_until(lambda: heard == [[2, 3, 4, 5]] * 2)

    with_services(tmp_path / "data", listen, **shared)


def test_what_is_committed_out_of_order_is_heard(postgresql: PostgreSQL) -> None:
    """PostgreSQL numbers a row when it is written: here the first row becomes visible after the second."""

    async def listen() -> None:
        await bus.start()
        with engine.connect() as slow:
            log.add(slow, early, Said("Anna", "first"), 0.0)
            with engine.begin() as quick:
                log.add(quick, late, Said("Anna", "second"), 0.0)
            await wait_until(lambda: listener.heard == [(late, 1)])
            slow.commit()
        await wait_until(lambda: listener.heard == [(late, 1), (early, 1)])
        await bus.stop()

    with postgresql.database() as url:
        engine = open_engine(url, writes=True)
        early, late = tables_without_entries(engine, 2)
        bus, listener = PollingBus(engine, 0.005), Listener(**{early: 0, late: 0})
        bus.subscribe(listener)
        asyncio.run(listen())
        engine.dispose()


def test_news_of_a_transaction_that_is_rolled_back_is_never_told(postgresql: PostgreSQL) -> None:
    async def listen() -> None:
        await bus.start()
        await wait_until(lambda: bus._listening)
        for wanted in ("rollback", "commit"):
            with engine.connect() as connection:
                told = news.begin(connection)
                log.add(connection, table, Said("Anna", wanted), 0.0)
                sender.announce(connection, told)
                getattr(connection, wanted)()
        await wait_until(lambda: bool(listener.heard))
        await bus.stop()

    with postgresql.database() as url:
        engine = open_engine(url, writes=True)
        (table,) = tables_without_entries(engine, 1)
        sender, bus, listener = NotifyBus(engine), NotifyBus(engine), Listener()
        bus.subscribe(listener)
        asyncio.run(listen())
        assert listener.heard == [(table, 1)]
        engine.dispose()


# Losing the connection


async def hears(services: Services, table: str, heard: list[int], text: str) -> None:
    """Say something, and wait until a listener elsewhere hears it."""
    before = len(heard)
    await say(services, table, text)
    await wait_until(lambda: len(heard) > before)


def test_whatever_happens_to_the_connection_nothing_is_lost(tmp_path: Path) -> None:
    """LISTEN is cut, PostgreSQL is killed: what was said meanwhile is found by asking."""

    async def listen(services: Services) -> None:
        async with neighbour(tmp_path / "data", **options) as other:
            table = (await open_table(services)).facts.id
            await other.tables.table(table)
            heard, bus = numbers_heard(other, table), other.tables.bus
            assert isinstance(bus, NotifyBus)
            await wait_until(lambda: bus._listening)
            with own.connect() as connection:
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                assert len(connection.execute(cut).fetchall()) == 2
            await hears(services, table, heard, "deaf")
            await wait_until(lambda: bus._listening)
            await hears(services, table, heard, "listening again")
            own.restart()
            await hears(services, table, heard, "after a crash")
            assert heard == [2, 3, 4]

    with PostgreSQL() as own:
        options: dict[str, Any] = {"alone": False, "database": own.new_database()}
        with_services(tmp_path / "data", listen, **options)


def test_a_redis_that_is_down_does_not_stop_play(tmp_path: Path) -> None:
    async def listen(services: Services) -> None:
        async with neighbour(tmp_path / "data", **options) as other:
            table = (await open_table(services)).facts.id
            await other.tables.table(table)
            heard, bus = numbers_heard(other, table), other.tables.bus
            assert isinstance(bus, RedisBus)
            await wait_until(lambda: bus._listening)
            await hears(services, table, heard, "through Redis")
            own.kill()
            await wait_until(lambda: not bus._listening)
            await hears(services, table, heard, "without Redis")
            own.start()
            await wait_until(lambda: bus._listening)
            await hears(services, table, heard, "through Redis again")
            assert heard == [2, 3, 4]

    with Redis() as own:
        options: dict[str, Any] = {"alone": False, "bus": own.url}
        with_services(tmp_path / "data", listen, **options)


# Choosing one


@pytest.mark.parametrize("choice", ["carrier-pigeon", "notify", "http://localhost"])
def test_a_bus_that_is_unknown_or_needs_postgresql_is_refused(tmp_path: Path, choice: str) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'bastide.sqlite'}", writes=False)
    with pytest.raises(LocalizedError, match="--bus takes memory, tail, notify"):
        make_bus(choice, engine, 0.05)


def test_the_database_suggests_the_bus(tmp_path: Path, postgresql: PostgreSQL) -> None:
    for url, kind in ((f"sqlite:///{tmp_path / 'bastide.sqlite'}", PollingBus), (postgresql.url(), NotifyBus)):
        assert type(make_bus("", open_engine(url, writes=False), 0.05)) is kind
