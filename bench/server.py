"""The section on the server: how soon the others see a move, how many moves it bears, and what a table costs."""

import os
import sqlite3
import tempfile
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

import msgspec

from bench.load import Order
from bench.machine import Machine
from bench.measure import Plan
from bench.processes import Load, Server, loading, serving, sync_seconds
from bench.report import number, percent, table

PACES = {1: 0.02, 100: 2.0, 500: 2.0}
"""Tables in play, and the seconds between moves at each: brisk people, or enough moves at a single table."""

IDLE = (20, 200)
"""So many tables that nobody looks at are loaded, for the difference between the two; a server keeps 200 at most."""

_LENGTH = 2.0
"""A run lasts so many times as long as all chunks of one contender of the other sections."""


@dataclass(frozen=True, slots=True)
class Run:
    """How a number of tables in play fared for a while."""

    tables: int
    pace: float
    delays: Sequence[float]
    """Milliseconds from a move sent to the other player seeing it."""
    seconds: float
    cpu_seconds: float
    """Of the server."""
    load_share: float
    """How busy the programs that play kept their own core."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.delays) / self.seconds

    def percentile(self, part: int) -> float:
        """So many per cent of the delays are not longer."""
        return quantiles(self.delays, n=100, method="inclusive")[part - 1]


@dataclass(frozen=True, slots=True)
class Setting:
    """What the machine was like: how busy others kept it, and the seconds until a write was safe."""

    load: float
    sync: float


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes: of the process without any table, of a table that nobody looks at, of one with two players."""

    process: float
    idle: float
    active: float


def run(plan: Plan) -> str:
    """Measures everything and gives the section as Markdown."""
    seconds = _LENGTH * plan.rounds * plan.seconds
    paced: list[Run] = []
    rushed: list[Run] = []
    resident: dict[int, int] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        setting = Setting(os.getloadavg()[0], sync_seconds(folder))
        with serving(folder) as server, loading() as load:
            empty = server.memory()
            for tables, pace in PACES.items():
                for runs, wanted in ((paced, pace), (rushed, 0.0)):
                    plan.progress(f"{tables} tables, {f'a move every {wanted:g} s' if wanted else 'at full speed'}")
                    runs.append(play(server, load, Order(server.url, tables, seconds, wanted)))
                resident[tables] = server.memory()
        plan.progress("tables that nobody looks at")
        idle = idle_table(folder)
    few, many = sorted(resident)[-2:]
    memory = Memory(empty, idle, (resident[many] - resident[few]) / (many - few))
    return section(paced, rushed, memory, setting, Machine.here())


def play(server: Server, load: Load, order: Order) -> Run:
    """Has it played, once everybody sits."""
    load.carry_out(msgspec.structs.replace(order, seconds=0.0))
    cpu_began = server.cpu_seconds()
    outcome = load.carry_out(order)
    return Run(
        order.tables,
        order.pace,
        outcome.delays,
        outcome.seconds,
        server.cpu_seconds() - cpu_began,
        outcome.cpu_seconds / outcome.seconds,
    )


def idle_table(folder: Path) -> float:
    """The bytes of a table in play that a server has in memory without anybody looking at it."""
    with sqlite3.connect(folder / "bastide.sqlite") as database:
        names = database.execute("SELECT id FROM tables WHERE status = 'running' LIMIT ?", (IDLE[1],)).fetchall()
    with serving(folder) as server:
        resident = []
        for first, last in ((0, IDLE[0]), IDLE):
            for (name,) in names[first:last]:
                urllib.request.urlopen(f"{server.url}/api/tables/{name}").close()
            resident.append(server.memory())
    return (resident[1] - resident[0]) / (IDLE[1] - IDLE[0])


# The page


def section(paced: Sequence[Run], rushed: Sequence[Run], memory: Memory, setting: Setting, machine: Machine) -> str:
    """Delays, rates, memory, and how all that was measured."""
    return "\n\n".join(
        (
            "## The server",
            f"{machine.day.isoformat()}, {machine.processor} ({machine.cores} cores, load average {setting.load:.1f} "
            f"before the start), {machine.system}, {machine.python}, SQLite with `synchronous=FULL` on a disk that "
            f"took {number(setting.sync * 1e3)} ms to make a write safe.",
            "### From a move sent to the other player seeing it",
            _delays(paced),
            "### As many moves as it bears",
            _rates(rushed),
            "### Memory",
            _memory(memory),
            "### How it was measured",
            _METHOD,
        )
    )


def _delays(runs: Sequence[Run]) -> str:
    return table(
        ("tables in play", "a move at each", "moves/s", "p50", "p99", "server's core busy"),
        (
            (
                str(run.tables),
                f"every {run.pace:g} s",
                number(run.rate),
                f"{number(run.percentile(50))} ms",
                f"{number(run.percentile(99))} ms",
                percent(run.cpu_seconds / run.seconds),
            )
            for run in runs
        ),
        left=0,
    )


def _rates(runs: Sequence[Run]) -> str:
    return table(
        (
            "tables in play",
            "moves/s",
            "p50",
            "p99",
            "server's CPU time a move",
            "its core busy",
            "the players' core busy",
        ),
        (
            (
                str(run.tables),
                number(run.rate),
                f"{number(run.percentile(50))} ms",
                f"{number(run.percentile(99))} ms",
                f"{number(run.cpu_seconds / len(run.delays) * 1e3)} ms",
                percent(run.cpu_seconds / run.seconds),
                percent(run.load_share),
            )
            for run in runs
        ),
        left=0,
    )


def _memory(memory: Memory) -> str:
    return table(
        ("the process itself", "a table that nobody looks at", "a table with two players"),
        [[f"{number(memory.process / 1e6)} MB", *(f"{number(of / 1e3)} kB" for of in (memory.idle, memory.active))]],
        left=0,
    )


_METHOD = f"""\
- A real server process on its embedded default, a real SQLite file, real sockets on the loopback interface, compressed
  as those of browsers are. Limits on what one address may ask are off. Two programs sit at each table and play
  Kingdom Builder at random, all in a second process.
- The delay runs from just before the mover's program sends its move to when the other's has received the update. In
  between the move is checked, committed to the disk, and the view of each player is made.
- In the first table moves come at the pace given, give or take half of it. In the second the next move is sent as soon
  as everybody has seen the last one, so that the delay is mostly waiting in line.
- Memory is what the process has resident. For a table with two players, both connected, it is the difference between
  {sorted(PACES)[-2]} and {sorted(PACES)[-1]} tables in play; for one that nobody looks at, between {IDLE[0]} and
  {IDLE[1]} loaded from the log. A server keeps {IDLE[1]} of the latter in memory at most, and the others on the disk.
- Nothing is scaled here: other work on the machine, and a disk that is not always equally fast, add to the delays."""
