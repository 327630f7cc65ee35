"""`python -m bench.against CHECKOUT`: is this tree slower than another checkout, such as the previous commit?

Both versions of the package are loaded into one process and take turns in short chunks, so that whatever the machine
does meanwhile affects both.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median
from types import ModuleType

from bench import ours
from bench.measure import ENOUGH, Plan, Result, Work, interleaved
from tools.compiled import GROUP

_SEED = 1
_Z = 1.96
"""The normal quantile of a 95 % interval."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print a table."""
    options = _parser().parse_args(arguments)
    with package_of(options.checkout):
        before = _works(import_module("bench.ours"), options)
    now = _works(ours, options)
    works: dict[str, tuple[Work, float]] = {}
    for name in now:
        works[f"before {name}"] = before[name], options.seconds
        works[f"now {name}"] = now[name], options.seconds
    results = interleaved(works, Plan(options.rounds, options.seconds, lambda _: None)).results
    print("| | before | now | now : before, with 95 % interval |\n|---|---|---|---|")
    for name in now:
        print(row(name, results[f"before {name}"], results[f"now {name}"]))


def row(name: str, before: Result, now: Result) -> str:
    """Return one line of the table."""
    ratio, low, high = compared(before, now)
    speeds = (f"{result.steps_per_second().median / 1000:.1f} k/s" for result in (before, now))
    return f"| {name} | {' | '.join(speeds)} | {ratio:.3f} ({low:.3f} to {high:.3f}) |"


def compared(before: Result, now: Result) -> tuple[float, float, float]:
    """Return how many times as fast it is now: the median over the rounds, and its interval from their order."""
    ratios = sorted(
        new.rate(now.usual) / old.rate(before.usual) for old, new in zip(before.chunks, now.chunks, strict=True)
    )
    outside = max(0, int((len(ratios) - _Z * sqrt(len(ratios))) / 2))
    return median(ratios), ratios[outside], ratios[-1 - outside]


def _works(engine: ModuleType, options: argparse.Namespace) -> dict[str, Work]:
    """Return the works of one version by name; `engine` is its `bench.ours`."""
    works: dict[str, Work] = {}
    for name, players in product(options.game, options.players):
        game, rng, chance = engine.registry.make(name), Random(_SEED), engine.SeededChance(_SEED)
        works[f"{name}, {players} players: random play"] = partial(engine.play_game, game, players, rng, chance)
        if options.costs:
            costs = engine.contender(game, players, _SEED).costs
            works |= {f"{name}, {players} players: {cost}": work for cost, work in costs.items()}
    for work in works.values():
        work()  # late imports must happen while their own package is in place
    return works


@contextmanager
def package_of(checkout: Path) -> Iterator[None]:
    """Import the package of another checkout; afterwards both versions live side by side."""
    aside = {name: sys.modules.pop(name) for name in list(sys.modules) if _is_versioned(name)}
    sys.path.insert(0, str(checkout.resolve() / "src"))
    try:
        yield
    finally:
        sys.path.pop(0)
        for name in [name for name in sys.modules if _is_versioned(name)]:
            del sys.modules[name]
        sys.modules.update(aside)


def _is_versioned(module: str) -> bool:
    return module.split(".")[0] in ("bastide", f"{GROUP}__mypyc") or module == ours.__name__


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.against", description="Speed beside another checkout.")
    option = parser.add_argument
    option("checkout", type=Path, help="a folder with another version of this repository, such as a git worktree")
    option("--game", action="append", required=True, help="may be repeated")
    option("--players", type=int, action="append", required=True, help="may be repeated")
    option("--costs", action="store_true", help="single operations too: copying, listing moves, viewing")
    option("--rounds", type=int, default=40, help=f"chunks of each, {ENOUGH} at least (default: %(default)s)")
    option("--seconds", type=float, default=0.1, help="length of a chunk (default: %(default)s)")
    return parser


if __name__ == "__main__":
    main()
