"""`python -m bench.batch`: random play in batches, ours and Pgx's games in one run, on whatever device JAX finds.

Pgx isn't installed with the other engines: `pip install pgx` first. `--cores 2` measures our batches on two processor
cores instead, by turns with the rules engine in plain Python. The numbers are kept as JSON, and those of one
day and device add up; `--page` writes them into docs/performance.md, on a machine without a GPU, too.
"""

import argparse
import json
import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import bastide
from bastide import SeededChance
from bastide.lab.machine import Machine
from bench import plot, report
from bench.__main__ import SECTIONS
from bench.ours import play_game
from bench.plot import Axis

PGX = ("connect_four", "2048", "hex", "backgammon", "go_9x9")
"""Games of Pgx in the same run."""
OURS = (
    ("kingdom-builder", 2),
    ("kingdom-builder", 3),
    ("kingdom-builder", 4),
    ("troyes-dice", 1),
    ("troyes-dice", 2),
    ("troyes-dice", 4),
    ("troyes-dice", 10),
)
"""Our games, with their players."""
STEPS = 256
"""Moves of each game in a run."""

GOAL = 300e6
"""Decisions per second to reach, with full rules and two players."""
GOAL_ON_CORES = 10
"""How many times as fast as the rules engine on one core a batch on two cores is to be."""
GAMES_ON_CORES = 8192
"""Games at once on each core."""
SECONDS = 5.0
"""How long the rules engine plays in a round."""
KEPT = Path(__file__).parent / "measured" / "batch.json"
KEPT_CORES = KEPT.with_name("batch-cores.json")
_DOCS = Path(__file__).parents[1] / "docs"
_CURVE = "pictures/speed-batch.svg"

Play = Callable[[int], Callable[[Any], Any]]
"""Given a number of games, returns what plays them for `STEPS` moves each from a key."""


@dataclass(frozen=True, slots=True)
class Measured:
    """How quick a game is in batches of one size."""

    game: str
    games: int
    compiling: float
    """Seconds until the first run was over."""
    rates: list[float]
    """Decisions per second of each run after it."""

    @property
    def rate(self) -> float:
        """The median rate."""
        return median(self.rates)


def ours(game: str, players: int) -> Play:
    """Random play in one of our games."""
    from bastide.lab import batch

    env = batch.make(game, players)

    def play(games: int) -> Callable[[Any], Any]:
        import jax

        devices = jax.local_device_count()
        if devices == 1:
            return lambda key: batch.rollout(env, key, games, STEPS)
        shared = jax.pmap(lambda key: batch.rollout(env, key, games // devices, STEPS))
        return lambda key: shared(jax.random.split(key, devices))

    return play


def pgx(game: str) -> Play:
    """Random play in one of Pgx's games, with the same cheap choice of a move, and new games where one has ended."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    from bastide.lab.batch.environment import next_words

    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(games: int) -> Callable[[Any], Any]:
        @jax.jit
        def run(key: Any) -> Any:
            first, second, third = jax.random.split(key, 3)
            states = jax.vmap(env.init)(jax.random.split(first, games))
            keys = jax.random.split(third, games)  # for games with luck

            def one(carried: Any, _: None) -> tuple[Any, None]:
                states, words, keys = carried
                words = next_words(words)
                mask = states.legal_action_mask
                below = words >> 16
                number = below * jnp.sum(mask, axis=-1).astype(jnp.uint32) >> 16
                actions = jnp.argmax(jnp.cumsum(mask, axis=-1) > number[:, None].astype(jnp.int32), axis=-1)
                keys = jax.random.wrap_key_data(jax.random.key_data(keys) + jnp.uint32(1))
                return (step(states, actions, keys), words, keys), None

            words = jax.random.bits(second, (games,), jnp.uint32)
            return jax.lax.scan(one, (states, words, keys), length=STEPS)[0][0]

        return run

    return play


def measure(name: str, play: Play, games: int, rounds: int) -> Measured:
    """Compile, then time some runs."""
    import jax

    run = play(games)
    began = time.perf_counter()
    jax.block_until_ready(run(jax.random.key(0)))
    compiling, rates = time.perf_counter() - began, []
    for number in range(1, rounds + 1):
        began = time.perf_counter()
        jax.block_until_ready(run(jax.random.key(number)))
        rates.append(games * STEPS / (time.perf_counter() - began))
    return Measured(name, games, compiling, rates)


def on_cores(cores: int, rounds: int) -> dict[str, Any]:
    """Measure batches on processor cores, by turns with the rules engine on one of them."""
    # JAX runs most steps of a batch on one core, so that each core is a device with games of its own.
    os.environ |= {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": f"--xla_force_host_platform_device_count={cores}"}
    import jax

    load, (game, players) = os.getloadavg()[0], OURS[0]
    run, games = ours(game, players)(cores * GAMES_ON_CORES), cores * GAMES_ON_CORES
    began = time.perf_counter()
    jax.block_until_ready(run(jax.random.key(0)))
    compiling, engine, batches = time.perf_counter() - began, [], []
    for number in range(1, rounds + 1):
        engine.append(rules_engine(game, players, number))
        began = time.perf_counter()
        jax.block_until_ready(run(jax.random.key(number)))
        batches.append(games * STEPS / (time.perf_counter() - began))
    return {
        "processor": Machine.here().processor,
        "cores": cores,
        "load": load,
        "jax": jax.__version__,
        "day": date.today().isoformat(),
        "games": games,
        "compiling": compiling,
        "engine": engine,
        "batches": batches,
    }


def contenders() -> dict[str, Callable[[], Play]]:
    """What can be measured, by name: our games first."""
    found: dict[str, Callable[[], Play]] = {
        f"Bastide {game}, {_seats(players)}": partial(ours, game, players) for game, players in OURS
    }
    return found | {f"Pgx {game}": partial(pgx, game) for game in PGX}


def _seats(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


def rules_engine(game: str, players: int, seed: int) -> float:
    """Decisions per second of random play by the rules engine on one core."""
    rules, rng, chance = bastide.make(game), Random(seed), SeededChance(seed)
    decisions, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        decisions += play_game(rules, players, rng, chance).steps
    return decisions / spent


def cores_part(kept: Mapping[str, Any]) -> list[str]:
    """Return the lines on processor cores."""
    batches, plain = median(kept["batches"]), median(kept["engine"])
    times = median(one / other for one, other in zip(kept["batches"], kept["engine"], strict=True))
    return [
        "### Without a GPU",
        "",
        f"{kept['day']}, {kept['cores']} cores of {kept['processor']} (load average {kept['load']:.1f} before the "
        f"start), JAX {kept['jax']}. Other work slows both down; what counts is the ratio.",
        "",
        f"The goal is {GOAL_ON_CORES} times as many decisions/s as the rules engine makes in plain Python on one core: "
        f"{report.verdict(f'{times:.1f} times', times >= GOAL_ON_CORES)}.",
        "",
        "| random play, two players | decisions/s |",
        "| --- | --: |",
        f"| {kept['games']:,} games at once on {kept['cores']} cores | {batches / 1e6:,.2f} M |",
        f"| the rules engine on one core | {plain / 1e6:,.2f} M |",
        "",
        f"- `python -m bench.batch --cores {kept['cores']}` measures it: {len(kept['batches'])} rounds, in each both",
        f"  by turns; numbers are medians. Compiling took {kept['compiling']:.0f} s and isn't counted.",
    ]


def part(kept: Mapping[str, Any], cores: Mapping[str, Any] | None = None) -> str:
    """Return the part of docs/performance.md, and draw its curve."""
    order = list(contenders())
    measured = sorted((Measured(**one) for one in kept["measured"]), key=lambda one: (order.index(one.game), one.games))
    by_size = {name: [(one.games, one.rate) for one in measured if one.game == name] for name in order}
    best = max(rate for _, rate in by_size[order[0]])
    curves = {
        f"{game}, {players}": by_size[name]
        for name, (game, players) in zip(order, OURS, strict=False)
        if name == order[0] or len(by_size[name]) > 1
    }
    (_DOCS / _CURVE).write_text(plot.lines(curves, Axis("games at once", True), Axis("decisions/s", True)), "utf-8")
    lines = [
        "## Batches",
        "",
        f"{kept['day']}, one {kept['device']}, JAX {kept['jax']}, Pgx {kept['pgx']}.",
        "",
        f"The goal for Kingdom Builder with full rules is {GOAL / 1e6:,.0f} M decisions/s: "
        f"{report.verdict(f'{best / 1e6:,.0f} M', best >= GOAL)}.",
        "",
        "| game | games at once | decisions/s | compiling |",
        "| --- | --: | --: | --: |",
        *(f"| {one.game} | {one.games:,} | {one.rate / 1e6:,.1f} M | {one.compiling:.0f} s |" for one in measured),
        "",
        f"![Decisions/s by games at once, for two players and for one]({_CURVE})",
        "",
        f"- `python -m bench.batch` measures it. Each game makes {kept['steps']} random moves in one compiled loop;",
        "  games that end begin anew at once. Setting up, legal moves, the choice, the move and points are included;",
        "  observations are not. All games choose a move in the same cheap way.",
        "- Numbers are medians of three runs after the first.",
    ]
    if cores:
        lines += ["", *cores_part(cores)]
    return "\n".join(lines)


def taken_up(file: Path, run: dict[str, Any]) -> dict[str, Any]:
    """Return the numbers kept if they are of the same day, device and versions, so that this run adds to them."""
    if file.exists():
        kept: dict[str, Any] = json.loads(file.read_text("utf-8"))
        if {**kept, **run} == kept:
            return kept
    return {**run, "measured": []}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the games named in batches of the given sizes, or write the page from what was measured."""
    parser = argparse.ArgumentParser(prog="python -m bench.batch", description=__doc__)
    parser.add_argument("--games", type=int, action="append", help="games at once; may be repeated (default: 65536)")
    parser.add_argument("--rounds", type=int, default=3, help="timed runs of each (default: %(default)s)")
    parser.add_argument("--only", action="append", help="only games whose name contains this; may be repeated")
    parser.add_argument("--json", type=Path, default=KEPT, help="where the numbers are kept (default: %(default)s)")
    parser.add_argument("--page", action="store_true", help="write docs/performance.md from the numbers kept")
    parser.add_argument("--cores", type=int, help="measure on this many processor cores, beside the rules engine")
    options = parser.parse_args(arguments)
    if options.page:
        page = _DOCS / "performance.md"
        kept = json.loads(options.json.read_text("utf-8"))
        cores = json.loads(KEPT_CORES.read_text("utf-8")) if KEPT_CORES.exists() else None
        page.write_text(report.with_part(page.read_text("utf-8"), "batch", part(kept, cores), SECTIONS), "utf-8")
        return
    if options.cores:
        KEPT_CORES.write_text(json.dumps(on_cores(options.cores, options.rounds), indent=1), "utf-8")
        return
    from importlib.metadata import version

    import jax

    run = {
        "device": jax.devices()[0].device_kind,
        "jax": jax.__version__,
        "pgx": version("pgx"),
        "day": date.today().isoformat(),
        "steps": STEPS,
    }
    kept = taken_up(options.json, run)
    for name, make in contenders().items():
        if options.only and not any(part in name for part in options.only):
            continue
        play = make()
        for games in options.games or [65536]:
            one = measure(name, play, games, options.rounds)
            kept["measured"] = [
                *(old for old in kept["measured"] if (old["game"], old["games"]) != (name, games)),
                asdict(one),
            ]
            print(name, f"{games:,}", f"{one.rate / 1e6:,.1f} M/s", flush=True)
            options.json.write_text(json.dumps(kept, indent=1), "utf-8")


if __name__ == "__main__":
    main()
