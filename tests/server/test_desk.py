"""The desk: which tables are in memory, and who is told, whatever the others do."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bastide.server import commands, desk
from bastide.server.frames import Refused, Update
from bastide.server.house import House
from bastide.server.live import LiveTable
from bastide.server.parts import Former
from bastide.server.store.tables import Conflict
from tests.server.inside import in_a_house, open_table, say


def test_only_some_idle_tables_stay_in_memory_and_the_others_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "MOST_IDLE", 3)

    async def make_many(house: House) -> None:
        first = (await open_table(house)).facts.id
        watched = (await open_table(house)).facts.id
        house.desk.listen(watched, None, lambda _: None)
        for _ in range(6):
            await open_table(house)
        assert len(house.desk._live) <= 4
        assert first not in house.desk._live and watched in house.desk._live
        await say(house, first)
        assert (await house.desk.table(first)).seq == 2

    in_a_house(tmp_path / "data", make_many)


def test_no_lock_is_kept_for_long(tmp_path: Path) -> None:
    async def ask(house: House) -> None:
        table = (await open_table(house)).facts.id
        await asyncio.gather(*(say(house, table) for _ in range(5)))
        for number in range(20):
            with pytest.raises(Refused, match="no such table"):
                await house.desk.table(f"nothing{number}")
        assert not house.desk._locks

    in_a_house(tmp_path / "data", ask)


def test_commands_at_one_table_come_one_after_the_other(tmp_path: Path) -> None:
    async def talk(house: House) -> None:
        live = await open_table(house)
        heard: list[Update] = []
        house.desk.listen(live.facts.id, None, heard.append)
        await asyncio.gather(*(say(house, live.facts.id, f"word {number}") for number in range(10)))
        assert [news.number for news in heard] == list(range(2, 12))
        assert [news.lines[0].arguments["text"] for news in heard] == [f"word {number}" for number in range(10)]

    in_a_house(tmp_path / "data", talk)


def test_a_listener_that_leaves_while_being_told_disturbs_nobody(tmp_path: Path) -> None:
    async def talk(house: House) -> None:
        live = await open_table(house)
        table = live.facts.id
        heard: list[Update] = []

        def leave(_: Update) -> None:
            house.desk.leave(table, leave)

        house.desk.listen(table, None, leave)
        house.desk.listen(table, None, heard.append)
        await say(house, table)
        await say(house, table)
        assert [news.number for news in heard] == [2, 3]

    in_a_house(tmp_path / "data", talk)


def test_what_was_begun_is_finished_and_told_though_whoever_asked_hangs_up(tmp_path: Path) -> None:
    async def hang_up(house: House) -> None:
        live = await open_table(house)
        heard: list[Update] = []
        house.desk.listen(live.facts.id, 0, heard.append)
        decided = asyncio.Event()

        def decide(live: LiveTable) -> Any:
            decided.set()
            return commands.say(live, 0, "Anna", "hello")

        command = asyncio.create_task(house.desk.command(live.facts.id, decide))
        await decided.wait()
        command.cancel()
        deadline = time.monotonic() + 60
        while not heard and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        assert len(heard) == 1

    in_a_house(tmp_path / "data", hang_up)


def test_what_another_process_wrote_is_looked_at_by_whatever_it_was_noticed(tmp_path: Path) -> None:
    """Else bots would not go on there: the bus wakes only those who do not know yet."""

    async def notice(house: House) -> None:
        table = (await open_table(house)).facts.id
        other = House(house.config)
        await other.open()
        await other.desk.table(table)
        seen: list[int] = []
        other.desk.watch(lambda live: seen.append(live.seq))
        await say(house, table)
        await other.desk.table(table)  # somebody reads
        await say(house, table)
        await say(other, table)  # somebody writes, and is told that another was quicker
        await other.close()
        assert seen == [2, 3, 4]

    in_a_house(tmp_path / "data", notice)


def test_who_is_at_a_table_hears_of_the_one_that_repeats_it_though_no_log_is_looked_at(tmp_path: Path) -> None:
    async def repeat(house: House) -> None:
        first = (await open_table(house)).facts
        heard = asyncio.Queue[Update]()
        house.desk.listen(first.id, None, heard.put_nowait)
        again = await house.desk.create(replace(first, id=house.entropy.id()), [], Former(first.id, 0))
        (line,) = (await heard.get()).lines
        assert (line.key, line.arguments) == ("table-rematch", {"player": 0})
        assert (await house.desk.table(first.id)).rematch == again.facts.id

    in_a_house(tmp_path / "data", repeat)


def test_a_table_that_others_keep_changing_is_refused_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose(house: House) -> None:
        live = await open_table(house)

        async def conflict(*_: object) -> None:
            raise Conflict

        monkeypatch.setattr(house.desk, "_write", conflict)
        with pytest.raises(Refused, match="try again") as refused:
            await say(house, live.facts.id)
        assert refused.value.status == 503
        assert (await house.desk.table(live.facts.id)).seq == 1

    in_a_house(tmp_path / "data", lose)
