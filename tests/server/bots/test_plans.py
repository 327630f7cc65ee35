"""A bot's work item is a whole turn: the line that it planned is played move by move, unless the table changes."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bastide.bots.bot import Sight
from bastide.bots.seat import chooser
from bastide.core.chance import KeyedChance
from bastide.server import services
from bastide.server.bots.turns import Plan, Turn, seat_seed
from bastide.server.jobs import Job, Progress, ignore
from bastide.server.services import Services
from bastide.server.tables import timeouts
from bastide.server.tables.entries import UndoAnswered, UndoAsked
from bastide.server.tables.live import LiveTable
from tests.server.here import JobsHere
from tests.server.inside import play, running, table_alone, with_services, write


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> JobsHere:
    here = JobsHere()
    monkeypatch.setattr(services, "ProcessJobs", lambda _: here)
    return here


def turns(jobs: JobsHere) -> list[Job]:
    return [job for job in jobs.done if job.kind == "turn"]


async def settled(live: LiveTable, moves: int | None = None) -> None:
    """Wait until the game is over, or has so many moves."""
    async with asyncio.timeout(60):
        while live.status == "running" and (moves is None or len(live.history) < moves):
            await asyncio.sleep(0.005)


# Contests and tables


@pytest.mark.parametrize("game", ["kingdom-builder", "troyes-dice", "tournay", "feuville"])
def test_bots_play_at_a_table_as_they_do_in_a_contest(tmp_path: Path, jobs: JobsHere, game: str) -> None:
    """With the same luck and the same seeds of the seats, a contest makes every move that the table made."""
    bots = ("apprentice", "novice")

    async def compare(services: Services) -> None:
        anna = await services.accounts.new_guest("Anna")
        live = await services.factory.make_table(anna, game, {}, [f"bot:{bot}" for bot in bots], "ab" * 32, public=True)
        await settled(live, MOVES)
        choosing = [chooser(bot, type(live.game), seat_seed(live.facts.id, seat)) for seat, bot in enumerate(bots)]
        chance = KeyedChance(live.key())
        state = live.game.start(len(bots), chance)
        for done in live.history:
            assert done.seat in state.to_act
            chosen = choosing[done.seat](Sight(state, done.seat))
            assert live.game.moves.text(chosen) == done.move
            state.play(done.seat, chosen, chance)
        assert len(turns(jobs)) < len(live.history)

    with_services(tmp_path / "data", compare, bot_pace=0)


MOVES = 40


def test_a_whole_turn_is_one_job(tmp_path: Path, jobs: JobsHere) -> None:
    """Three settlements and the end of the turn are planned once. The card that comes then is another turn's."""

    async def play_turns(services: Services) -> None:
        anna = await services.accounts.new_guest("Anna")
        live = await services.factory.make_table(
            anna, "kingdom-builder", {}, ["bot:novice"] * 2, "ab" * 32, public=True
        )
        await settled(live, 8)
        assert [done.move.split()[0] for done in live.history[:8]] == [*["build"] * 3, "end"] * 2
        players = [job.given["player"] for job in turns(jobs)]
        assert players[:2] == [live.history[0].seat, live.history[4].seat] and len(players) <= 3

    with_services(tmp_path / "data", play_turns, bot_pace=0.01)


# A line is dropped


def planned(live: LiveTable, *moves: str, bot: str = "master") -> Plan:
    """Return a plan of the seat that is to move."""
    return Plan(Turn.of(live, live.state.to_act[0]), bot, moves)


def next_move(plan: Plan, live: LiveTable, bot: str = "master") -> str | None:
    return plan.next_move(live, Turn.of(live, plan.start.seat), bot)


def legal(live: LiveTable, seat: int) -> list[str]:
    return [live.game.moves.text(move) for move in live.state.legal_moves(seat)]


def begun() -> tuple[LiveTable, Plan]:
    """Return a game of Kingdom Builder in which the first of three planned builds was made."""
    live = running("kingdom-builder", 2, start_player="1")
    ahead, builds = live.state.copy(), []
    for _ in range(3):
        builds.append(ahead.legal_moves(0)[0])
        ahead.play(0, builds[-1], KeyedChance(live.key()))
    plan = planned(live, *(live.game.moves.text(move) for move in builds))
    play(live, 0, plan.moves[0])
    return live, plan


def test_a_line_goes_on_while_its_own_moves_are_made() -> None:
    live, plan = begun()
    assert next_move(plan, live) == plan.moves[1]
    assert next_move(plan, live, bot="novice") is None
    play(live, 0, plan.moves[1])
    assert next_move(plan, live) == plan.moves[2]
    assert plan.ends_at(Turn.of(live, 0)) and not plan.ends_at(plan.start)
    play(live, 0, plan.moves[2])
    assert next_move(plan, live) is None


def test_a_line_is_dropped_if_its_next_move_is_not_legal() -> None:
    live, plan = begun()
    taken = Plan(plan.start, plan.bot, (plan.moves[0], plan.moves[0]))
    assert next_move(taken, live) is None


def test_a_line_is_dropped_if_another_move_was_made() -> None:
    live, plan = begun()
    other = next(move for move in legal(live, 0) if move not in plan.moves)
    play(live, 0, other)
    assert next_move(Plan(plan.start, plan.bot, (*plan.moves[:2], legal(live, 0)[0])), live) is None
    assert next_move(Plan(plan.start, plan.bot, (plan.moves[0], other, legal(live, 0)[0])), live) is not None


def test_a_line_is_dropped_if_the_table_goes_back() -> None:
    live, plan = begun()
    assert next_move(Plan(replace(plan.start, withdrawals=1), plan.bot, plan.moves), live) is None
    write(live, UndoAsked(0, 0), UndoAnswered(1, True))
    assert live.withdrawals == 1 and not live.history and plan.moves[2] in legal(live, 0)
    assert next_move(plan, live) is None


def test_when_the_owner_returns_the_bot_plays_no_further_and_plans_again_later(tmp_path: Path, jobs: JobsHere) -> None:
    """Anna leaves in the middle of the game; the bot has built once when she comes back, and again when she leaves."""

    async def come_and_go(services: Services) -> None:
        table = await table_alone(services, game="kingdom-builder", start_player="1")
        live = await services.tables.table(table)
        await services.tables.command(table, lambda live: timeouts.leave(live, 0))
        await settled(live, 1)
        await services.tables.command(table, lambda live: timeouts.take_back(live, 0))
        await asyncio.sleep(0.4)
        assert len(live.history) == 1 and len(turns(jobs)) == 1
        await services.tables.command(table, lambda live: timeouts.leave(live, 0))
        await settled(live, 3)
        assert len(turns(jobs)) == 2

    with_services(tmp_path / "data", come_and_go, bot_pace=0.15)


def test_when_the_owner_returns_the_bot_stops_planning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(JobsHere):
        """Thinks for ever, and says for whom."""

        asked: asyncio.Queue[Job]
        cancelled: asyncio.Event

        async def run(self, job: Job, progress: Progress = ignore) -> Any:
            self.asked.put_nowait(job)
            try:
                await asyncio.sleep(60)
            finally:
                self.cancelled.set()

    slow = Slow()
    monkeypatch.setattr(services, "ProcessJobs", lambda _: slow)

    async def come_and_go(services: Services) -> None:
        slow.asked, slow.cancelled = asyncio.Queue(), asyncio.Event()
        table = await table_alone(services, game="kingdom-builder", start_player="1")
        await services.tables.command(table, lambda live: timeouts.leave(live, 0))
        job = await slow.asked.get()
        live = await services.tables.table(table)
        assert (job.person, job.watched, job.key.split()[:3]) == (live.facts.host, False, ["turn", table, "0"])
        await services.tables.command(table, lambda live: timeouts.take_back(live, 0))
        async with asyncio.timeout(30):
            await slow.cancelled.wait()

    with_services(tmp_path / "data", come_and_go)
