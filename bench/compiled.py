"""The section on compiled modules: random games and planners, compiled beside the same source in plain Python.

Both builds are loaded into one process and take turns in short chunks, as in `bench.against`.
"""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType

from bastide.lab.machine import Machine
from bench import ours
from bench.against import package_of
from bench.measure import Plan, Result, Run, Work, interleaved
from bench.report import number, percent, table, verdict

_SEED = 1
_COPY = Path(__file__).parents[1] / "build" / "compiled"
"""Where `python -m tools.compiled --copy` puts a compiled copy of the repository."""
_PLAIN, _COMPILED = "plain", "compiled"
_REFERENCE = "catanatron"
_TABLES = (2, 4)
_LEVELS = ("journeyman", "master")
"""The levels that think longest."""

TIMES_PLAIN = 2.0
"""How many times as fast as plain Python random play is to be."""
TIMES_PLANNING = 1.7
"""The same for planners."""
TIMES_REFERENCE: Mapping[str, float] = {"kingdom-builder": 12.0}
"""How many times catanatron's decisions per second a compiled game is to make, where that is a goal."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A game at a number of players, or a bot in a game, in both builds."""

    name: str
    game: str
    plain: Result
    compiled: Result

    @property
    def ratio(self) -> float:
        """How many times as fast the compiled build is."""
        return self.compiled.steps_per_second().median / self.plain.steps_per_second().median


def run(plan: Plan) -> str:
    """Compile a copy, measure it beside the sources and return the section as Markdown."""
    from bench import peers  # installed for the benchmark alone

    plan.progress("compiling")
    command = [sys.executable, "-m", "tools.compiled", "--copy", str(_COPY)]
    subprocess.run(command, cwd=_COPY.parents[1], check=True, stdout=subprocess.DEVNULL)
    with package_of(_COPY):
        built = import_module("bastide.core.compiling").runs()
        compiled = _works(import_module("bench.ours"))
    plain = _works(ours)
    works: dict[str, tuple[Work, float]] = {_REFERENCE: (peers.catanatron(_SEED).play, plan.seconds)}
    for name in plain:
        works[f"{name}, {_PLAIN}"] = plain[name], plan.seconds
        works[f"{name}, {_COMPILED}"] = compiled[name], plan.seconds
    measured = interleaved(works, plan)
    return section(compared(measured, list(plain)), measured, built, plan, Machine.here())


def _works(engine: ModuleType) -> dict[str, Work]:
    """Return the works of one build by name; `engine` is its `bench.ours`."""
    works: dict[str, Work] = {}
    for game in engine.registry.list_games():
        for players in _TABLES:
            kind, chance = engine.registry.make(game), engine.SeededChance(_SEED)
            works[_name(game, f"{players} players")] = partial(engine.play_game, kind, players, Random(_SEED), chance)
        for level in _LEVELS:
            works[_name(game, level)] = engine.planning(engine.registry.make(game), level, _SEED)
    for work in works.values():
        work()  # late imports must happen while their own package is in place
    return works


def _name(game: str, which: str) -> str:
    return f"{game}, {which}"


def compared(measured: Run, names: Sequence[str]) -> dict[str, Compared]:
    """Return both builds beside each other, by name."""
    return {
        name: Compared(
            name,
            name.partition(",")[0],
            measured.results[f"{name}, {_PLAIN}"],
            measured.results[f"{name}, {_COMPILED}"],
        )
        for name in names
    }


def section(pairs: Mapping[str, Compared], measured: Run, built: str, plan: Plan, machine: Machine) -> str:
    """Return the part of the page."""
    reference = measured.results[_REFERENCE].steps_per_second().median
    planners = [pair for name, pair in pairs.items() if name.endswith(_LEVELS)]
    games = [pair for pair in pairs.values() if pair not in planners]
    return "\n\n".join(
        (
            "## Compiled modules",
            f"{machine.day.isoformat()}, one core of {machine.processor} ({machine.cores} cores), {machine.system}, "
            f"{machine.python}, {built}.",
            "What [compiling](compiled.md) brings. The source is the same, and so are the games and decisions.",
            "### Random games, compiled",
            table(
                ("", "decisions/s, plain", "compiled", "times plain", f"times {_REFERENCE}, plain", "compiled"),
                (_game_row(pair, reference) for pair in games),
                left=1,
            ),
            "### Bots that plan, compiled",
            table(
                ("", "ms per plan, plain", "compiled", "times plain"),
                (_planner_row(pair) for pair in planners),
                left=1,
            ),
            _method(plan),
        )
    )


def _game_row(pair: Compared, reference: float) -> tuple[str, ...]:
    plain, compiled = (build.steps_per_second() for build in (pair.plain, pair.compiled))
    times = compiled.median / reference
    wanted = TIMES_REFERENCE.get(pair.game)
    return (
        pair.name,
        f"{number(plain.median)} ± {percent(plain.deviation)}",
        f"{number(compiled.median)} ± {percent(compiled.deviation)}",
        _ratio(pair.ratio, TIMES_PLAIN),
        number(plain.median / reference),
        number(times) if wanted is None else _ratio(times, wanted),
    )


def _planner_row(pair: Compared) -> tuple[str, ...]:
    plain, compiled = (build.seconds_per_step() for build in (pair.plain, pair.compiled))
    return (
        pair.name,
        f"{number(plain.median * 1e3)} ± {percent(plain.deviation)}",
        f"{number(compiled.median * 1e3)} ± {percent(compiled.deviation)}",
        _ratio(pair.ratio, TIMES_PLANNING),
    )


def _ratio(ratio: float, wanted: float) -> str:
    return verdict(f"{number(ratio)} (at least {wanted:g})", ratio >= wanted)


def _method(plan: Plan) -> str:
    return f"""\
- `python -m bench --section compiled` compiles a copy of the repository and loads both builds, and {_REFERENCE},
  into one process. {plan.rounds} rounds; in each, everything has a chunk of {plan.seconds:g} s, in turn. Numbers are
  medians, ± is half the interquartile range, scaled by the same calibration loop as above.
- Random games are played as above; lists of moves and the choice from them are part of each decision, and
  `random.Random.choice` is the same in both builds.
- A bot plans from {ours.PLANNED} positions of random games for two, from the set-up on, always the same ones: until
  chance or another player intervenes."""
