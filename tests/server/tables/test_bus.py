"""The bus: subscribers to a table are told when its log grows."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bastide.server.config import Config
from bastide.server.services import Services
from bastide.server.tables.bus import MemoryBus, TailingBus
from tests.server.inside import open_table, say, with_services

News = list[tuple[str, int]]


def test_in_memory_all_subscribers_are_told_at_once() -> None:
    bus, one, other = MemoryBus(), [], []
    bus.publish("t", 1)
    bus.subscribe(lambda table, seq: one.append((table, seq)))
    bus.subscribe(lambda table, seq: other.append((table, seq)))
    bus.publish("t", 2)
    assert one == other == [("t", 2)]


async def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.005)


def test_tailing_hears_what_was_written_since_once_and_in_order(tmp_path: Path) -> None:
    async def listen(services: Services) -> None:
        one, other = [(await open_table(services)).facts.id for _ in range(2)]
        await say(services, one)  # before anybody listens
        bus = TailingBus(services.tables.engine, 0.005)
        heard: News = []
        bus.subscribe(lambda table, seq: heard.append((table, seq)))
        await bus.start()
        for table in (one, other, one):
            await say(services, table)
        await wait_until(lambda: len(heard) == 3)
        await asyncio.sleep(0.05)
        assert heard == [(one, 3), (other, 2), (one, 4)]
        await bus.stop()
        await say(services, other)
        await asyncio.sleep(0.05)
        assert len(heard) == 3

    with_services(tmp_path / "data", listen)


def test_tailing_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def listen(services: Services) -> None:
        table = (await open_table(services)).facts.id
        bus = TailingBus(services.tables.engine, 0.005)
        heard: News = []
        failures, look = iter([True, True]), bus._look

        def fail_at_first() -> object:
            if next(failures, False):
                raise OSError("the disk is gone for a moment")
            return look()

        monkeypatch.setattr(bus, "_look", fail_at_first)
        bus.subscribe(lambda table, seq: heard.append((table, seq)))
        await bus.start()
        await say(services, table)
        await wait_until(lambda: heard == [(table, 2)])
        await bus.stop()

    with_services(tmp_path / "data", listen)


def test_what_one_process_writes_another_tells_its_listeners(tmp_path: Path) -> None:
    async def listen(services: Services) -> None:
        neighbour = Services(Config(tmp_path / "data", tail_seconds=0.005))
        await neighbour.open()
        table = (await open_table(services)).facts.id
        heard: dict[Services, list[int]] = {services: [], neighbour: []}
        for each, numbers in heard.items():
            await each.tables.table(table)
            each.tables.listen(table, None, lambda news, _, numbers=numbers: numbers.append(news.number))  # type: ignore[misc]
        for writing in (services, neighbour, neighbour, services):
            await say(writing, table)
        await wait_until(lambda: list(heard.values()) == [[2, 3, 4, 5]] * 2)
        await neighbour.close()

    with_services(tmp_path / "data", listen, alone=False, tail_seconds=0.005)
