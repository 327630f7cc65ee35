"""The bus: who waits for a table hears that its log has grown."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bastide.server.bus import MemoryBus, TailingBus
from bastide.server.config import Config
from bastide.server.house import House
from tests.server.inside import in_a_house, open_table, say

News = list[tuple[str, int]]


def test_in_memory_all_subscribers_hear_at_once() -> None:
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
    async def listen(house: House) -> None:
        one, other = [(await open_table(house)).facts.id for _ in range(2)]
        await say(house, one)  # before anybody listens
        bus = TailingBus(house.desk.engine, 0.005)
        heard: News = []
        bus.subscribe(lambda table, seq: heard.append((table, seq)))
        await bus.start()
        for table in (one, other, one):
            await say(house, table)
        await wait_until(lambda: len(heard) == 3)
        await asyncio.sleep(0.05)
        assert heard == [(one, 3), (other, 2), (one, 4)]
        await bus.stop()
        await say(house, other)
        await asyncio.sleep(0.05)
        assert len(heard) == 3

    in_a_house(tmp_path / "data", listen)


def test_tailing_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def listen(house: House) -> None:
        table = (await open_table(house)).facts.id
        bus = TailingBus(house.desk.engine, 0.005)
        heard: News = []
        failures, look = iter([True, True]), bus._look

        def fail_at_first() -> object:
            if next(failures, False):
                raise OSError("the disk is gone for a moment")
            return look()

        monkeypatch.setattr(bus, "_look", fail_at_first)
        bus.subscribe(lambda table, seq: heard.append((table, seq)))
        await bus.start()
        await say(house, table)
        await wait_until(lambda: heard == [(table, 2)])
        await bus.stop()

    in_a_house(tmp_path / "data", listen)


def test_what_one_house_writes_another_tells_its_listeners(tmp_path: Path) -> None:
    async def listen(house: House) -> None:
        neighbour = House(Config(tmp_path / "data", tail_seconds=0.005))
        await neighbour.open()
        table = (await open_table(house)).facts.id
        heard: dict[House, list[int]] = {house: [], neighbour: []}
        for each, numbers in heard.items():
            await each.desk.table(table)
            each.desk.listen(table, None, lambda news, numbers=numbers: numbers.append(news.number))  # type: ignore[misc]
        for writing in (house, neighbour, neighbour, house):
            await say(writing, table)
        await wait_until(lambda: list(heard.values()) == [[2, 3, 4, 5]] * 2)
        await neighbour.close()

    in_a_house(tmp_path / "data", listen, tail_seconds=0.005)
