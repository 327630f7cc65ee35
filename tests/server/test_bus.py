"""The bus: who waits for a table hears that its log has grown."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bastide.server import commands
from bastide.server.bus import MemoryBus, TailingBus
from bastide.server.config import Config
from bastide.server.house import House

News = list[tuple[str, int]]


def test_in_memory_all_subscribers_hear_at_once() -> None:
    bus, one, other = MemoryBus(), [], []
    bus.publish("t", 1)
    bus.subscribe(lambda table, seq: one.append((table, seq)))
    bus.subscribe(lambda table, seq: other.append((table, seq)))
    bus.publish("t", 2)
    assert one == other == [("t", 2)]


async def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.005)


async def talk(house: House, table: str, times: int) -> None:
    for _ in range(times):
        await house.desk.command(table, lambda live: commands.say(live, 0, "Anna", "hello"))


async def a_table(house: House) -> str:
    host = await house.new_guest("Anna")
    live = await house.make_table(host, "kingdom-builder", {}, ["me", "open"], "ab" * 32, public=True)
    return live.facts.id


def test_tailing_hears_what_was_written_since_once_and_in_order(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(Config(tmp_path / "data", tail_seconds=0.0))
        await house.open()
        tables = [await a_table(house), await a_table(house)]
        await talk(house, tables[0], 3)  # before anybody listens
        bus = TailingBus(house.desk.engine, 0.005)
        heard: News = []
        bus.subscribe(lambda table, seq: heard.append((table, seq)))
        await bus.start()
        for table in (tables[0], tables[1], tables[0]):
            await talk(house, table, 1)
        await wait_until(lambda: len(heard) == 3)
        await asyncio.sleep(0.05)
        assert heard == [(tables[0], 5), (tables[1], 2), (tables[0], 6)]
        await bus.stop()
        await talk(house, tables[1], 1)
        await asyncio.sleep(0.05)
        assert len(heard) == 3
        await house.close()

    asyncio.run(run())


def test_tailing_goes_on_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        house = House(Config(tmp_path / "data", tail_seconds=0.0))
        await house.open()
        table = await a_table(house)
        bus = TailingBus(house.desk.engine, 0.005)
        heard: News = []
        failures = iter([True, True])
        look = bus._look

        def fail_at_first() -> object:
            if next(failures, False):
                raise OSError("the disk is gone for a moment")
            return look()

        monkeypatch.setattr(bus, "_look", fail_at_first)
        bus.subscribe(lambda table, seq: heard.append((table, seq)))
        await bus.start()
        await talk(house, table, 1)
        await wait_until(lambda: heard == [(table, 2)])
        await bus.stop()
        await house.close()

    asyncio.run(run())


def test_what_one_house_writes_another_tells_its_listeners(tmp_path: Path) -> None:
    """Two houses on one database, each with a listener at the same table."""

    async def run() -> None:
        houses = [House(Config(tmp_path / "data", tail_seconds=0.005)) for _ in range(2)]
        for house in houses:
            await house.open()
        table = await a_table(houses[0])
        numbers: list[list[int]] = [[], []]
        for house, heard in zip(houses, numbers, strict=True):
            await house.desk.table(table)
            house.desk.listen(table, None, lambda news, heard=heard: heard.append(news.number))  # type: ignore[misc]
        for writing in (0, 1, 1, 0):
            await talk(houses[writing], table, 1)
        # A seated player talks at the table, which spectators hear too: numbers 2 to 5 of their stream.
        await wait_until(lambda: numbers == [[2, 3, 4, 5]] * 2)
        for house in houses:
            await house.close()

    asyncio.run(run())
