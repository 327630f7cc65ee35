"""The bus: subscribers to a table are told when its log grows, whichever bus it is."""

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bastide.server.config import Config
from bastide.server.services import Services
from bastide.server.tables.bus import MemoryBus, PollingBus, messages
from tests.server.inside import open_table, say, with_services
from tests.servers import PostgreSQL


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
