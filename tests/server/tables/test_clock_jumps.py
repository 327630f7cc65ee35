"""The machine's clock is set back and ahead by days while a server runs: nothing is lost, and clocks of games go on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bastide.server.config import Config
from bastide.server.entropy import Entropy
from bastide.server.services import Services
from bastide.server.steady_time import SteadyTime
from bastide.server.tables import commands, timeouts
from bastide.server.tables.clocks import Bank
from bastide.server.tables.downtime import OUTAGE_SECONDS
from tests.server.inside import refused_with, say, table_alone

DAYS = 3 * 24 * 3600.0
MINUTE = 60.0


class Machine:
    """A machine with a clock, which can be set, and a stopwatch, which can't."""

    def __init__(self) -> None:
        self.wall, self.stopwatch = 1_700_000_000.0, 5.0

    def time(self) -> SteadyTime:
        return SteadyTime(lambda: self.wall, lambda: self.stopwatch)

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.stopwatch += seconds


def test_time_never_goes_back_and_never_stands_still() -> None:
    machine = Machine()
    time, start = machine.time(), machine.wall
    machine.wait(10)
    assert time.now() == start + 10
    machine.wall -= DAYS
    assert time.now() == start + 10
    machine.wait(100)
    assert time.now() == pytest.approx(start + 100)  # a little slower, until the clock has caught up
    machine.wall += DAYS
    assert time.now() == start + 110
    machine.wall += DAYS
    assert time.now() == start + 110 + DAYS
    time.advance(start)
    assert time.now() == start + 110 + DAYS
    time.advance(start + 2 * DAYS)
    assert time.now() == start + 2 * DAYS


@asynccontextmanager
async def serving(folder: Path, machine: Machine) -> AsyncIterator[Services]:
    services = Services(Config(folder, alone=True), Entropy(machine.time()))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def beats(services: Services, machine: Machine, seconds: float) -> None:
    """Let time pass, with heartbeats as in a server that runs."""
    while seconds > 0:
        machine.wait(min(seconds, OUTAGE_SECONDS - 1))
        seconds -= OUTAGE_SECONDS - 1
        await services.tables.heartbeat.beat()


async def left(services: Services, table: str) -> float:
    """The seconds left to the player to move."""
    live = await services.tables.table(table)
    assert live.clocks is not None
    until = live.clocks.seats[live.state.to_act[0]].until()
    assert until is not None
    return until - services.entropy.now()


@pytest.mark.parametrize("days", [-DAYS, DAYS])
def test_clocks_of_games_go_on(tmp_path: Path, days: float) -> None:
    machine = Machine()

    async def play() -> None:
        async with serving(tmp_path, machine) as services:
            table = await table_alone(services, Bank(600))
            await beats(services, machine, MINUTE)
            machine.wall += days
            assert 535 <= await left(services, table) <= 541
            await beats(services, machine, MINUTE)
            before = await left(services, table)
            assert 475 <= before <= 495
            await say(services, table)
        async with serving(tmp_path, machine) as services:  # the clock is still wrong at the next start
            assert before - 1 <= await left(services, table) <= before + 1
            machine.wall -= days
            await beats(services, machine, MINUTE)
            assert before - 65 <= await left(services, table) <= before - 45
            player = (await services.tables.table(table)).state.to_act[0]
            with refused_with("time-left"):
                await services.tables.command(
                    table, lambda live: timeouts.claim_time(live, player, services.entropy.now())
                )
            await beats(services, machine, 600.0)
            live = await services.tables.command(
                table, lambda live: timeouts.claim_time(live, player, services.entropy.now())
            )
            assert live.clocks is not None and live.clocks.seats[player].out
            move = live.game.moves.text(live.state.legal_moves(player)[0])
            decision = live.seats[player].decisions
            await services.tables.command(table, lambda live: commands.own_move(live, player, decision, move))

    asyncio.run(play())


def test_a_process_whose_clock_is_ahead_costs_nobody_time(tmp_path: Path) -> None:
    right, ahead = Machine(), Machine()
    ahead.wall += DAYS

    async def play() -> None:
        async with serving(tmp_path, right) as one:
            table = await table_alone(one, Bank(600))
            async with serving(tmp_path, ahead) as other:
                for machine in (right, ahead):
                    machine.wait(5.0)
                await say(other, table)
                await other.tables.heartbeat.beat()
                await one.tables.heartbeat.beat()
                assert 590 <= await left(other, table) <= 600
                assert 590 <= await left(one, table) <= 600
                assert (await one.presence.attendance(await one.tables.table(table))).keys() == {0, 1}

    asyncio.run(play())
