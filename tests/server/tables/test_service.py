"""The table service: which tables are in memory, and who is told, whatever the others do."""

import asyncio
import gc
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bastide.server.errors import RequestError
from bastide.server.services import Services
from bastide.server.tables import commands, service
from bastide.server.tables.entries import Entry
from bastide.server.tables.facts import Former
from bastide.server.tables.live import LiveTable
from bastide.server.tables.log import Conflict
from bastide.server.tables.updates import Update
from tests.server.inside import open_table, refused_with, say, with_services


def test_only_some_idle_tables_stay_in_memory_and_the_others_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "MOST_IDLE", 3)

    async def make_many(services: Services) -> None:
        first = (await open_table(services)).facts.id
        watched = (await open_table(services)).facts.id
        services.tables.listen(watched, None, lambda *_: None)
        for _ in range(6):
            await open_table(services)
        assert len(services.tables._live) <= 4
        assert first not in services.tables._live and watched in services.tables._live
        await say(services, first)
        assert (await services.tables.table(first)).seq == 2

    with_services(tmp_path / "data", make_many)


def test_no_lock_is_kept_for_long(tmp_path: Path) -> None:
    async def ask(services: Services) -> None:
        table = (await open_table(services)).facts.id
        await asyncio.gather(*(say(services, table) for _ in range(5)))
        for number in range(20):
            with refused_with("no-such-table"):
                await services.tables.table(f"nothing{number}")
        assert not services.tables._locks

    with_services(tmp_path / "data", ask)


def test_commands_at_one_table_come_one_after_the_other(tmp_path: Path) -> None:
    async def talk(services: Services) -> None:
        live = await open_table(services)
        heard: list[Update] = []
        services.tables.listen(live.facts.id, None, lambda news, _: heard.append(news))
        await asyncio.gather(*(say(services, live.facts.id, f"word {number}") for number in range(10)))
        assert [news.number for news in heard] == list(range(2, 12))
        assert [news.lines[0].arguments["text"] for news in heard] == [f"word {number}" for number in range(10)]

    with_services(tmp_path / "data", talk)


def test_a_listener_that_leaves_while_being_told_disturbs_nobody(tmp_path: Path) -> None:
    async def talk(services: Services) -> None:
        live = await open_table(services)
        table = live.facts.id
        heard: list[Update] = []

        def leave(_: Update, frame: str) -> None:
            services.tables.leave(table, leave)

        services.tables.listen(table, None, leave)
        services.tables.listen(table, None, lambda news, _: heard.append(news))
        await say(services, table)
        await say(services, table)
        assert [news.number for news in heard] == [2, 3]

    with_services(tmp_path / "data", talk)


def test_a_command_is_finished_and_told_even_if_its_sender_disconnects(tmp_path: Path) -> None:
    async def hang_up(services: Services) -> None:
        live = await open_table(services)
        heard: list[Update] = []
        services.tables.listen(live.facts.id, 0, lambda news, _: heard.append(news))
        decided = asyncio.Event()

        def decide(live: LiveTable) -> Any:
            decided.set()
            return commands.say(live, 0, "Anna", "hello")

        command = asyncio.create_task(services.tables.command(live.facts.id, decide))
        await decided.wait()
        command.cancel()
        deadline = time.monotonic() + 60
        while not heard and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        assert len(heard) == 1

    with_services(tmp_path / "data", hang_up)


def test_entries_of_another_process_are_acted_on_however_they_are_noticed(tmp_path: Path) -> None:
    """Otherwise bots would not go on there: the bus wakes only processes that don't know yet."""

    async def notice(services: Services) -> None:
        table = (await open_table(services)).facts.id
        other = Services(services.config)
        await other.open()
        await other.tables.table(table)
        seen: list[int] = []
        other.tables.watch(lambda live: seen.append(live.seq))
        await say(services, table)
        await other.tables.table(table)  # a read
        await say(services, table)
        await say(other, table)  # a write, which is told that another was quicker
        await other.close()
        assert seen == [2, 3, 4]

    with_services(tmp_path / "data", notice)


def test_players_are_told_of_a_rematch_without_reading_the_log(tmp_path: Path) -> None:
    async def repeat(services: Services) -> None:
        first = (await open_table(services)).facts
        heard = asyncio.Queue[Update]()
        services.tables.listen(first.id, None, lambda news, _: heard.put_nowait(news))
        again = await services.tables.create(replace(first, id=services.entropy.id()), [], Former(first.id, 0))
        (line,) = (await heard.get()).lines
        assert (line.key, line.arguments) == ("table-rematch", {"player": 0})
        assert (await services.tables.table(first.id)).rematch == again.facts.id

    with_services(tmp_path / "data", repeat)


def test_a_table_that_others_keep_changing_is_refused_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose(services: Services) -> None:
        live = await open_table(services)

        async def conflict(*_: object) -> None:
            raise Conflict

        monkeypatch.setattr(services.tables, "_write", conflict)
        with refused_with("busy") as refused:
            await say(services, live.facts.id)
        assert refused.value.status == 503
        assert (await services.tables.table(live.facts.id)).seq == 1

    with_services(tmp_path / "data", lose)


def test_a_refusal_that_nobody_waits_for_is_not_logged_and_a_failure_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def hang_up(services: Services, error: Exception) -> None:
        table = (await open_table(services)).facts.id

        def fail(_: LiveTable) -> list[Entry]:
            raise error

        async with services.tables._lock(table):  # the command waits
            asking = asyncio.create_task(services.tables.command(table, fail))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        await services.tables.finish()
        gc.collect()  # asyncio complains of what nobody looked at

    for error in (RequestError("stale"), ZeroDivisionError("odd")):
        with_services(tmp_path / "data", partial(hang_up, error=error))
    failures = [record for record in caplog.records if record.levelname == "ERROR"]
    assert [record.getMessage() for record in failures] == ["a command failed after its caller had hung up"]
