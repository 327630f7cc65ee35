"""The section on how cost grows: with players, the length of a game, games in memory, tables, sockets and workers.

The numbers are kept as JSON. `python -m bench.curves` writes this part of docs/performance.md again from them.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

import msgspec

from bastide.lab.machine import Machine
from bench import contests, footprint, growth, plot, report
from bench.__main__ import SECTIONS
from bench.load import SEATS
from bench.measure import ENOUGH, Plan, Run, Spread, interleaved
from bench.plot import Axis
from bench.report import number, percent, table

KEPT = Path(__file__).parent / "measured" / "curves.json"
_DOCS = Path(__file__).parents[1] / "docs"

_LENGTH, _COPY, _SERVER, _CONTESTS = "length", "copy", "server", "contests"
_TABLES, _SOCKETS = f"{SEATS} at each table", f"more at {footprint.SHARED} tables"

_CHUNK = 0.2
"""The length of a chunk, as a share of the plan's: there are many."""
_CONTEST = 7
"""How long a contest is watched, as a multiple of the plan's chunks."""
_CONTEST_ROUNDS = 3
_BUSY = 0.5
"""The load average for each core from which contests, timed by the wall clock, are disturbed."""

Point: TypeAlias = tuple[float, float, float]
"""Where on the axis across, what was measured there, and its deviation as a share of it."""
Series: TypeAlias = dict[str, list[Point]]


class Calibration(msgspec.Struct, frozen=True):
    """How the machine behaved: milliseconds of the calibration loop, and chunks."""

    usual: float
    fastest: float
    slowest: float
    core_share: float
    chunks: int
    disturbed: int


class Kept(msgspec.Struct, frozen=True):
    """What was measured, and on what."""

    machine: Machine
    load: float
    """The load average before the start."""
    rounds: int
    seconds: float
    contest_rounds: int
    contest_seconds: float
    calibration: Calibration
    contest_calibration: tuple[float, float]
    """The fastest and the slowest calibration loop around contests, in milliseconds."""
    curves: dict[str, Series]


@dataclass(frozen=True, slots=True)
class Curve:
    """A picture and its figures, and what there is to say about them."""

    name: str
    title: str
    across: Axis
    up: Axis
    text: str

    @property
    def picture(self) -> str:
        """Where the picture is, in docs/."""
        return f"pictures/speed-{self.name}.svg"

    def draw(self, series: Series) -> str:
        """Return the picture."""
        return plot.lines({name: [(x, y) for x, y, _ in line] for name, line in series.items()}, self.across, self.up)

    def part(self, series: Series) -> str:
        """Return the curve as Markdown."""
        steps = sorted({x for line in series.values() for x, _, _ in line})
        rows = []
        for name, line in series.items():
            found = {x: number(y) for x, y, _ in line}
            rows.append((name, *(found.get(x, "") for x in steps)))
        head = (f"{self.up.label} by {self.across.label}", *(f"{x:,.0f}" for x in steps))
        image = f"![{self.up.label} by {self.across.label}]({self.picture})"
        return "\n\n".join((f"### {self.title}", self.text, image, table(head, rows, left=1)))


# Measuring


def run(plan: Plan) -> str:
    """Measure everything, keep it, and return the section as Markdown."""
    load = os.getloadavg()[0]
    plan = replace(plan, rounds=min(plan.rounds, ENOUGH))
    spots = list(growth.works())
    timed = interleaved({_name(spot): (work, _CHUNK * plan.seconds) for spot, work in spots}, plan)
    curves = _timed([spot for spot, _ in spots], timed)
    curves[_COPY] = _exact(footprint.of_copies(), 1e3)
    resident = {_TABLES: footprint.of_tables(plan.progress), _SOCKETS: footprint.of_sockets(plan.progress)}
    curves[_SERVER] = _exact(resident, 1e6)
    rounds, seconds = min(plan.rounds, _CONTEST_ROUNDS), _CONTEST * plan.seconds
    rates, loops = contests.measure(rounds, seconds, plan.progress)
    curves[_CONTESTS] = {
        where: [_point(workers, Spread.of(measured)) for workers, measured in by_workers.items()]
        for where, by_workers in rates.items()
    }
    kept = Kept(
        Machine.here(),
        _rounded(load),
        plan.rounds,
        _CHUNK * plan.seconds,
        rounds,
        seconds,
        _calibration(timed),
        (_rounded(1e3 * min(loops)), _rounded(1e3 * max(loops))),
        curves,
    )
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    return part(kept)


def _name(spot: growth.Spot) -> str:
    return f"{spot.curve}: {spot.game}, {spot.at:,}"


def _timed(spots: Sequence[growth.Spot], run: Run) -> dict[str, Series]:
    """Return the curves of what was timed in this process."""
    curves: dict[str, Series] = {}
    for spot in spots:
        result = run.results[_name(spot)]
        curves.setdefault(spot.curve, {}).setdefault(spot.game, []).append(_point(spot.at, result.steps_per_second()))
        if spot.curve == growth.PLAYERS:
            length = Spread(result.total.steps / result.total.games, 0.0)
            curves.setdefault(_LENGTH, {}).setdefault(spot.game, []).append(_point(spot.at, length))
    return curves


def _exact(series: Mapping[str, footprint.Points], unit: float) -> Series:
    return {name: [_point(x, Spread(y / unit, 0.0)) for x, y in line] for name, line in series.items()}


def _point(at: float, measured: Spread) -> Point:
    return at, _rounded(measured.median), _rounded(measured.deviation)


def _calibration(run: Run) -> Calibration:
    usual, fastest, slowest = (_rounded(1e3 * seconds) for seconds in (run.usual, run.fastest, run.slowest))
    return Calibration(usual, fastest, slowest, _rounded(run.core_share), run.chunks, run.disturbed)


def _rounded(value: float) -> float:
    return float(f"{value:.4g}")


# The page


def part(kept: Kept) -> str:
    """Return the section, and draw its pictures."""
    machine = kept.machine
    parts = [
        "## Curves",
        f"{machine.day.isoformat()}, {machine.processor} ({machine.cores} cores, load average {kept.load:.1f} before "
        f"the start), {machine.system}, {machine.python}.",
        "How cost grows. [Batches](#batches) have a curve of their own, by the number of games at once.",
    ]
    for curve in described(kept):
        series = kept.curves[curve.name]
        (_DOCS / curve.picture).write_text(curve.draw(series), "utf-8")
        parts.append(curve.part(series))
    return "\n\n".join([*parts, "### How the curves were measured", _method(kept)])


def described(kept: Kept) -> list[Curve]:
    """Return the curves in the order of the page."""
    rate, players = Axis("decisions/s", from_zero=True), Axis("players", whole=True)
    return [
        Curve(growth.PLAYERS, "Players", players, rate, "Random games, as in [the rules engine](#the-rules-engine)."),
        Curve(
            _LENGTH,
            "Length of a game",
            players,
            Axis("decisions per game", from_zero=True),
            "The same random games: a game's cost is its length divided by the rate above.",
        ),
        Curve(
            growth.PROGRESS,
            "Progress of a game",
            Axis("tenth of the game", whole=True),
            rate,
            f"{growth.USUAL_PLAYERS} players. Each tenth has equally many decisions.",
        ),
        Curve(
            growth.HELD,
            "Games in memory",
            Axis("games in memory", by_powers_of_ten=True),
            rate,
            f"{growth.USUAL_PLAYERS} players. One process holds this many games and makes a decision in each in turn, "
            "so that the processor's caches hold less and less of them.",
        ),
        Curve(
            _COPY,
            "Memory of a position",
            players,
            Axis("kB", from_zero=True),
            "A copy, as a search keeps it: what can't change is shared with the original.",
        ),
        Curve(
            _SERVER,
            "Memory of tables and connections",
            Axis("sockets", whole=True),
            Axis("MB", from_zero=True),
            _room(kept),
        ),
        Curve(
            _CONTESTS,
            "Workers in a contest",
            Axis("workers", whole=True),
            Axis("games/s", from_zero=True),
            _workers(kept),
        ),
    ]


def _room(kept: Kept) -> str:
    lines = {name: [(x, 1e6 * y) for x, y, _ in line] for name, line in kept.curves[_SERVER].items()}
    socket = footprint.slope(lines[_SOCKETS])
    both = SEATS * footprint.slope(lines[_TABLES])
    return (
        "The resident size of a real server process, with sockets compressed as in browsers and before the first move. "
        f"A table with {SEATS} sockets takes {number(both / 1e3)} kB: {number(socket / 1e3)} kB for each "
        f"socket, and {number((both - SEATS * socket) / 1e3)} kB for the table itself."
    )


def _workers(kept: Kept) -> str:
    cores, series = kept.machine.cores, kept.curves[_CONTESTS]
    most = max(x for line in series.values() for x, _, _ in line)
    told = [
        f"`bastide arena {contests.GAME} --bots {contests.BOTS}` with `--jobs`, and with `--ray` on a local Ray "
        f"cluster. The command itself, which saves each game, and Ray's own processes run on the same {cores} cores."
    ]
    if most > cores:
        told.append(
            f"So more than {cores} workers share a core; how many more games a larger machine plays isn't shown."
        )
    if kept.load > _BUSY * cores:
        told.append(
            f"**Other programs kept the machine busy** (load average {kept.load:.1f} before the start), so these rates "
            "say little: take them again on a quiet one."
        )
    if contests.RAY not in series:
        told.append("Ray wasn't installed: `make test-lab` installs it.")
    return " ".join(told)


def _method(kept: Kept) -> str:
    loop, (fastest, slowest) = kept.calibration, kept.contest_calibration
    least, most = footprint.TABLES[0], footprint.TABLES[-1]
    timed = [kept.curves[name] for name in (growth.PLAYERS, growth.PROGRESS, growth.HELD)]
    widest = max(deviation for series in timed for line in series.values() for _, _, deviation in line)
    widest_contest = max(deviation for line in kept.curves[_CONTESTS].values() for _, _, deviation in line)
    return f"""\
- `python -m bench --section curves` measures them and keeps the numbers in `bench/measured/curves.json`;
  `python -m bench.curves` draws them again.
- Rates of decisions: {kept.rounds} rounds of interleaved chunks of {kept.seconds:g} s in one process and one core, with
  fixed seeds. Numbers are medians; half the interquartile range is {percent(widest)} of them at most. The clock counts
  CPU time, which was {percent(loop.core_share)} of the wall-clock time.
- A calibration loop in plain Python runs before and after each chunk: {number(loop.usual)} ms at the median,
  {number(loop.fastest)} to {number(loop.slowest)}. Rates are scaled to the median. {loop.disturbed} of {loop.chunks}
  chunks were disturbed; they are dropped where {ENOUGH} others remain.
- Progress: {growth.PLAYED} random games are cut at each tenth, and each tenth is played on from a copy. Copying doesn't
  count.
- Games in memory are at all stages; one that ends is replaced by a new one, which counts. Setting up all others
  doesn't. Python's garbage collector is on.
- A copy's bytes are those that Python allocates for it, on average over positions from all parts of random games. A
  server's are measured once, from {least:,} to {most:,} tables; slopes are least squares.
- Contests: {kept.contest_rounds} rounds, interleaved; in each, every contest is watched for {kept.contest_seconds:g} s
  by the wall clock once its workers are busy. Numbers are medians; half the interquartile range is
  {percent(widest_contest)} of them at most. They aren't scaled. The calibration loop took {number(fastest)} to
  {number(slowest)} ms in between."""


def main() -> None:
    """Write this part of the page from the numbers kept."""
    page = _DOCS / "performance.md"
    kept = msgspec.json.decode(KEPT.read_bytes(), type=Kept)
    page.write_text(report.with_part(page.read_text("utf-8"), "curves", part(kept), SECTIONS), "utf-8")


if __name__ == "__main__":
    main()
