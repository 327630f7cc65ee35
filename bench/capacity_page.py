"""docs/capacity.md: what was measured under load, and what follows for one core, one machine and ten machines."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bastide.lab.machine import Machine
from bench.played import Played
from bench.report import number, percent, table

BUSY = 0.6
"""How busy to plan a core: beyond that, delays grow quickly."""
PEOPLE_SECONDS = 15.0
"""Seconds between moves at a table of people who think, on average."""
CORES, MACHINES = 8, 10

_P99_MS, _LEAST_RATE, _AIM_RATE = 50.0, 1000.0, 1500.0
"""The goals: p99 at 500 tables, moves/s at full speed."""


@dataclass(frozen=True, slots=True)
class Run(Played):
    """A run on a site, and what it cost."""

    cpu_seconds: Mapping[str, float]
    """CPU time, by kind of process."""
    memory: int
    """Resident bytes of all servers afterwards."""

    def per_move(self, kind: str) -> float:
        """Milliseconds of CPU time for a move in one kind of process."""
        return self.cpu_seconds[kind] / len(self.delays) * 1e3


@dataclass(frozen=True, slots=True)
class Measured:
    """All runs on a site, and how many acknowledged moves its log lacks or has twice."""

    site: str
    runs: Sequence[Run]
    rushed: Run
    memory: int
    """Resident bytes of the servers without any table."""
    lost: int


@dataclass(frozen=True, slots=True)
class Setting:
    """The machine, how busy others kept it, and the seconds to flush a write to its disk."""

    machine: Machine
    load: float
    sync: float


def page(measured: Sequence[Measured], setting: Setting) -> str:
    """Return the whole page."""
    machine, sync = setting.machine, number(setting.sync * 1e3)
    parts = [
        "# Capacity",
        "How many tables fit on how much hardware. `make load` takes these measurements and writes this page.",
        f"{machine.day.isoformat()}, {machine.processor} ({machine.cores} cores, load average {setting.load:.1f} "
        f"before the start), {machine.python}. The disk took {sync} ms to sync a write. The programs that play run on "
        "the same cores.",
    ]
    for one in measured:
        parts += [f"## {one.site[0].upper()}{one.site[1:]}", _runs(one), _lost(one)]
    parts += ["## Goals", _goals(measured), "## How to plan", *_plan(measured), "## How it was measured", _METHOD]
    return "\n\n".join(parts) + "\n"


def _runs(one: Measured) -> str:
    kinds = list(one.rushed.cpu_seconds)
    return table(
        (
            "tables",
            "sockets",
            "one move",
            "moves/s",
            "p50",
            "p99",
            "p99.9",
            *(f"CPU per move, {kind}" for kind in kinds),
        ),
        (
            (
                f"{run.tables:,}",
                f"{2 * run.tables:,}",
                f"every {run.pace:g} s" if run.pace else "at full speed",
                number(run.rate),
                *(f"{number(run.percentile(part))} ms" for part in (50, 99, 99.9)),
                *(f"{number(run.per_move(kind))} ms" for kind in kinds),
            )
            for run in (*one.runs, one.rushed)
        ),
        left=0,
    )


def _lost(one: Measured) -> str:
    moves = sum(len(run.delays) for run in (*one.runs, one.rushed))
    lost = "every one of them is in the log, once" if not one.lost else f"**the log differs by {one.lost:+}**"
    empty, each = number(one.memory / 1e6), number(_bytes_per_table(one) / 1e3)
    return (
        f"{moves:,} moves were acknowledged and seen by the other player; {lost}. The servers take {empty} MB without "
        f"a table and {each} kB more for each table with two connected players."
    )


def _bytes_per_table(one: Measured) -> float:
    few, *_, many = one.runs
    return (many.memory - few.memory) / (many.tables - few.tables)


def _goals(measured: Sequence[Measured]) -> str:
    rows = []
    for one in measured:
        middle = next(run for run in one.runs if run.tables == 500)
        rows.append(
            (
                one.site,
                _verdict(f"{number(middle.percentile(99))} ms", middle.percentile(99) < _P99_MS),
                _verdict(number(one.rushed.rate), one.rushed.rate >= _LEAST_RATE),
                _verdict(f"{2 * one.runs[-1].tables:,}", not one.lost),
            )
        )
    head = (
        "",
        f"p99 with 500 tables, under {_P99_MS:.0f} ms",
        f"moves/s at full speed, at least {_LEAST_RATE:,.0f}, aim {_AIM_RATE:,.0f}",
        "connections with nothing lost, 2,000",
    )
    return table(head, rows, left=1)


def _verdict(measured: str, reached: bool) -> str:
    return f"{measured}, {'reached' if reached else '**missed**'}"


# The model


def _plan(measured: Sequence[Measured]) -> list[str]:
    """What follows for other hardware, if its cores are like these."""
    sqlite = next((one for one in measured if len(one.rushed.cpu_seconds) == 1), None)
    cluster = next((one for one in measured if len(one.rushed.cpu_seconds) > 1), None)
    rows = []
    if sqlite is not None:
        rows.append(_row("one core: one process, SQLite", BUSY / sqlite.rushed.per_move("servers") * 1e3, sqlite))
    if cluster is not None:
        costs = {kind: cluster.rushed.per_move(kind) / 1e3 for kind in cluster.rushed.cpu_seconds}
        together = CORES * BUSY / sum(costs.values())
        database = CORES * BUSY / costs["PostgreSQL"]
        servers = (MACHINES - 1) * CORES * BUSY / (sum(costs.values()) - costs["PostgreSQL"])
        rows += [
            _row(f"one machine with {CORES} cores: a server for each, PostgreSQL beside them", together, cluster),
            _row(f"{MACHINES} such machines, PostgreSQL on one of them", min(database, servers), cluster),
            _row(f"where PostgreSQL on {CORES} cores becomes the limit", database, cluster),
        ]
    head = ("hardware", "moves/s", f"tables, a move every {PEOPLE_SECONDS:g} s", "memory of the tables")
    return [_MODEL, table(head, rows, left=1), _ADVICE]


def _row(name: str, rate: float, one: Measured) -> tuple[str, ...]:
    tables = rate * PEOPLE_SECONDS
    return name, number(rate), number(tables), f"{number(tables * _bytes_per_table(one) / 1e9)} GB"


_MODEL = f"""\
A move costs what it costs at full speed: the CPU time above, whatever the number of tables. Plan cores to be busy
{percent(BUSY)} of the time. People who think make a move every {PEOPLE_SECONDS:g} s or so at a table. These figures
follow from that, for cores like the one measured; they are computed, not measured."""

_ADVICE = """\
- A server process uses one core, and some of a second one while it commits. Start one for each core that you want to
  use.
- Commits don't multiply with players: a process commits the moves that wait together, up to 256 of them, so a slow disk
  delays each move by one sync, and costs little throughput.
- Beyond the last line, give PostgreSQL more cores, or use Redis as the bus: `NOTIFY` takes a lock that all commits
  share.
- Bots think in workers, which come on top: [bots](bots.md) says how long each level thinks.
- Spectators cost a frame for each move, like players. Chat costs a line for each viewer, not a view."""

_METHOD = """\
- Real processes and sockets on the loopback interface, compressed as in browsers; PostgreSQL with `fsync` on; limits
  are off. Two programs at each table play random moves in Kingdom Builder, all in one more process.
- The delay runs from just before one program sends its move to when the other has received the update. In between, the
  server checks the move, commits it to disk and makes each player's view.
- Moves come at the given pace, plus or minus half of it. At full speed, the next move is sent as soon as everyone has
  seen the last one, so the delay is mostly time spent in the queue.
- Every acknowledged move is compared with the log in the end: as many as were seen must be there."""
