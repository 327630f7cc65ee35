"""The server section: how soon others see a move, how many moves it can handle, and what a table costs."""

import os
import sqlite3
import tempfile
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bastide.lab.machine import Machine
from bench.load import Order
from bench.measure import Plan
from bench.played import Played
from bench.processes import Load, Server, loading, serving, sync_seconds
from bench.report import number, percent, table

PACES = {1: 0.02, 100: 2.0, 500: 2.0}
"""Tables in play, and the seconds between moves at each: brisk people, or enough moves at a single table."""

IDLE = (20, 200)
"""Numbers of idle tables to load and compare; a server keeps 200 at most."""

_LENGTH = 2.0
"""The length of a run, as a multiple of all chunks of one contender of the other sections."""


@dataclass(frozen=True, slots=True)
class Run(Played):
    """A run on one server, and what it cost."""

    cpu_seconds: float
    """CPU time of the server."""
    load_share: float
    """How busy the playing programs kept their own core."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The condition of the machine: how busy others kept it, and the seconds to flush a write."""

    load: float
    sync: float


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes: of the process without any table, of a table nobody is viewing, of one with two players."""

    process: float
    idle: float
    active: float


def run(plan: Plan) -> str:
    """Measure everything and return the section as Markdown."""
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
    """Run the load once everyone is seated."""
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
    """Return the bytes of a table in play that a server keeps in memory while nobody is viewing it."""
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
    """Return delays, rates, memory, and how all that was measured."""
    return "\n\n".join(
        (
            "## The server",
            f"{machine.day.isoformat()}, {machine.processor} ({machine.cores} cores, load average {setting.load:.1f} "
            f"before the start), {machine.system}, {machine.python}, SQLite with `synchronous=FULL` on a disk that "
            f"took {number(setting.sync * 1e3)} ms to sync a write.",
            "### From sending a move to the other player seeing it",
            _delays(paced),
            "### Maximum throughput",
            _rates(rushed),
            "### Memory",
            _memory(memory),
            "### How it was measured",
            _METHOD,
        )
    )


def _delays(runs: Sequence[Run]) -> str:
    return table(
        ("running tables", "one move", "moves/s", "p50", "p99", "server core busy"),
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
            "running tables",
            "moves/s",
            "p50",
            "p99",
            "server CPU time per move",
            "server core busy",
            "client core busy",
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
        ("the process itself", "a table nobody is viewing", "a table with two players"),
        [[f"{number(memory.process / 1e6)} MB", *(f"{number(of / 1e3)} kB" for of in (memory.idle, memory.active))]],
        left=0,
    )


_METHOD = f"""\
- A real server process with its embedded default, a real SQLite file, and real sockets on the loopback interface,
  compressed as in browsers. Rate limits are off. Two programs at each table play random moves in Kingdom Builder, all
  in a second process.
- The delay runs from just before one program sends its move to when the other has received the update. In between,
  the server checks the move, commits it to disk and makes each player's view.
- In the first table, moves come at the given pace, plus or minus half of it. In the second, the next move is sent as
  soon as everyone has seen the last one, so the delay is mostly time spent in the queue.
- Memory is the resident size of the process. For a table with two connected players, it is the difference between
  {sorted(PACES)[-2]} and {sorted(PACES)[-1]} running tables; for one that nobody is viewing, between {IDLE[0]} and
  {IDLE[1]} loaded from the log. A server keeps {IDLE[1]} of the latter in memory at most, and the others on disk.
- Nothing is scaled here: other work on the machine and variations in disk speed add to the delays."""
