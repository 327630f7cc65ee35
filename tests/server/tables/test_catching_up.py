"""What other processes wrote is read for many tables at once."""

import asyncio
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from bastide.server.services import Services
from bastide.server.tables import log
from bastide.server.tables.log import Logged
from tests.server.inside import open_table, say, with_services


class Queries:
    """Counts the queries, and fails or hangs for one of the tables."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[set[str]] = []
        self.broken = self.hanging = ""
        self.goes_on = threading.Event()
        self._really = log.logs_after
        monkeypatch.setattr(log, "logs_after", self._read)

    def _read(self, connection: Connection, known: Mapping[str, int]) -> dict[str, list[Logged]]:
        self.asked.append(set(known))
        if self.broken in known:
            raise ValueError("this log is broken")
        if self.hanging in known:
            assert self.goes_on.wait(20)
        return self._really(connection, known)


async def _tables(services: Services, count: int) -> list[str]:
    """Open tables, each with an entry that this process has folded."""
    return [(await open_table(services)).facts.id for _ in range(count)]


def test_tables_that_are_asked_for_together_are_read_with_one_query(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def catch_up(services: Services) -> None:
        tables = await _tables(services, 5)
        other = Services(services.config)
        await other.open()
        for table in tables:
            await say(other, table, f"to {table}")
        await other.close()
        queries = Queries(monkeypatch)
        lives = await asyncio.gather(*(services.tables.table(table) for table in tables))
        assert queries.asked == [set(tables)]
        assert [live.seq for live in lives] == [2] * 5
        assert [live.streams[None][-1][0].arguments["text"] for live in lives] == [f"to {table}" for table in tables]

    with_services(tmp_path / "data", catch_up)


def test_who_asks_while_a_query_runs_is_answered_by_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never by the one that runs: it may have begun before the entry was written."""

    async def catch_up(services: Services) -> None:
        first, second = await _tables(services, 2)
        queries = Queries(monkeypatch)
        asking = asyncio.create_task(services.tables.table(first))
        while not queries.asked:
            await asyncio.sleep(0)
        await services.tables.table(second)
        await asking
        assert queries.asked == [{first}, {second}]

    with_services(tmp_path / "data", catch_up)


def test_a_log_that_cannot_be_read_concerns_its_table_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def catch_up(services: Services) -> None:
        good, bad = await _tables(services, 2)
        queries = Queries(monkeypatch)
        queries.broken = bad
        found: list[Any] = await asyncio.gather(
            *(services.tables.table(table) for table in (good, bad)), return_exceptions=True
        )
        assert found[0].facts.id == good
        assert str(found[1]) == "this log is broken"
        assert queries.asked == [{good, bad}, {good}, {bad}]

    with_services(tmp_path / "data", catch_up)


def test_a_query_that_hangs_keeps_no_other_table_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when its connection to the database is lost, but nobody knows yet."""

    async def catch_up(services: Services) -> None:
        first, second = await _tables(services, 2)
        queries = Queries(monkeypatch)
        queries.hanging = first
        hanging = asyncio.create_task(services.tables.table(first))
        while not queries.asked:
            await asyncio.sleep(0)
        try:
            assert (await asyncio.wait_for(services.tables.table(second), 10)).facts.id == second
            assert not hanging.done()
        finally:
            queries.goes_on.set()
        assert (await hanging).facts.id == first

    with_services(tmp_path / "data", catch_up)


def test_a_caller_who_gives_up_disturbs_nobody(tmp_path: Path) -> None:
    async def catch_up(services: Services) -> None:
        first, second = await _tables(services, 2)
        leaving, staying = (asyncio.create_task(services.tables.table(table)) for table in (first, second))
        await asyncio.sleep(0)
        leaving.cancel()
        assert (await staying).facts.id == second
        assert (await services.tables.table(first)).facts.id == first

    with_services(tmp_path / "data", catch_up)
