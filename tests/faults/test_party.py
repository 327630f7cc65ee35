"""A table comes to rest only when nothing is under way there."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tests.faults import party, run
from tests.faults.history import History
from tests.faults.truth import Standing

REST = Standing({0: 5}, bots_turn=False)
LATER = Standing({0: 6}, bots_turn=False)
BOTS_TURN = Standing({0: 5}, bots_turn=True)


@dataclass
class Seat0:
    """A program that was told five numbers, and has something under way the first few times that it is looked at."""

    busy_for: int = 0
    number: int = 5
    viewer: int = 0
    heard_meanwhile: int = 0
    """What it is told while it looks once more."""

    @property
    def at_rest(self) -> bool:
        self.busy_for -= 1
        return self.busy_for < 0

    async def look_again(self) -> None:
        self.number += self.heard_meanwhile
        self.heard_meanwhile = 0


def come_to_rest(
    monkeypatch: pytest.MonkeyPatch, standings: Sequence[Standing], program: Seat0, bound: float = 10.0
) -> tuple[bool, int, int]:
    """Let a table come to rest while the database answers with these standings, and then with the last one.

    Return whether everybody was told everything, how much was due to seat 0, and how often the database was asked.
    """
    asked = 0

    def standing_of(*_: object) -> Standing:
        nonlocal asked
        asked += 1
        return standings[min(asked, len(standings)) - 1]

    monkeypatch.setattr(party, "standing_of", standing_of)
    monkeypatch.setattr(party, "LOOK_SECONDS", 0.01)
    history = History("t")
    with ThreadPoolExecutor(1) as checks:
        setting = party.Setting([], "", Random(1), 1.0, 10, checks, lambda: 60.0, lambda: bound)
        table = party.Party(setting, 0, "tournay")
        table.programs = [program]  # type: ignore[list-item]
        asyncio.run(table._come_to_rest(history))
    return table.told_all, history.due[0], asked


def test_a_table_rests_when_two_looks_show_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    assert come_to_rest(monkeypatch, [REST], Seat0()) == (True, 5, 2)


def test_a_table_where_a_bot_is_to_move_is_not_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    assert come_to_rest(monkeypatch, [BOTS_TURN, BOTS_TURN, REST], Seat0()) == (True, 5, 4)


def test_a_table_with_a_command_under_way_is_not_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    assert come_to_rest(monkeypatch, [REST], Seat0(busy_for=3)) == (True, 5, 5)


def test_a_table_that_went_on_while_it_was_looked_at_is_not_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    assert come_to_rest(monkeypatch, [REST, LATER], Seat0(heard_meanwhile=1)) == (True, 6, 3)


def test_a_viewer_who_is_never_told_does_not_hold_up_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    told, due, _ = come_to_rest(monkeypatch, [REST, LATER], Seat0(), bound=0.2)
    assert (told, due) == (False, 6)


@dataclass
class Table:
    """A table of the run: when everybody there last saw something new, if anybody is there yet."""

    progress: float | None = None

    def moved_on_since(self, moment: float) -> bool:
        return self.progress is not None and self.progress > moment


def test_play_has_gone_on_at_a_table_that_the_next_one_has_replaced() -> None:
    tables: list[Any] = [Table(2.0), Table(0.5)]
    moved_on = run.MovedOn(tables, moment=1.0)
    assert not moved_on()
    tables[0] = Table()  # over; the next one is being made
    tables[1].progress = 3.0
    assert moved_on()


def test_play_has_not_gone_on_at_a_table_that_stands_still_or_cannot_be_made() -> None:
    tables: list[Any] = [Table(2.0), Table(1.0), Table(), None]
    moved_on = run.MovedOn(tables, moment=1.0)
    assert not moved_on()
    assert list(moved_on.waiting) == [1, 2, 3]
