"""`python -m bench.batch`: random play in batches, ours and Pgx's games in one run, on whatever device JAX finds.

Pgx isn't installed with the other engines: `pip install pgx` first. The numbers are kept as JSON; `--page` writes them
into docs/performance.md, on a machine without a GPU, too.
"""

import argparse
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from bench import plot, report
from bench.__main__ import SECTIONS
from bench.plot import Axis

PGX = ("connect_four", "2048", "hex", "backgammon", "go_9x9")
"""Games of Pgx in the same run."""
OURS = (("kingdom-builder", 2), ("kingdom-builder", 3), ("kingdom-builder", 4))
"""Our games, with their players."""
STEPS = 256
"""Moves of each game in a run."""

GOAL = 300e6
"""Decisions per second to reach, with full rules and two players."""
KEPT = Path(__file__).parent / "measured" / "batch.json"
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
    return lambda games: lambda key: batch.rollout(env, key, games, STEPS)


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


def part(kept: Mapping[str, Any]) -> str:
    """Return the part of docs/performance.md, and draw its curve."""
    measured = [Measured(**one) for one in kept["measured"]]
    small = [one for one in measured if one.game == measured[0].game]
    best = max(one.rate for one in small)
    points = [(one.games, one.rate) for one in small]
    (_DOCS / _CURVE).write_text(
        plot.lines({"2 players": points}, Axis("games at once", True), Axis("decisions/s", True)), "utf-8"
    )
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
        f"![Decisions/s by games at once]({_CURVE})",
        "",
        f"- `python -m bench.batch` measures it. Each game makes {kept['steps']} random moves in one compiled loop;",
        "  games that end begin anew at once. Setting up, legal moves, the choice, the move and points are included;",
        "  observations are not. All games choose a move in the same cheap way.",
        "- Numbers are medians of three runs after the first.",
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the games named in batches of the given sizes, or write the page from what was measured."""
    parser = argparse.ArgumentParser(prog="python -m bench.batch", description=__doc__)
    parser.add_argument("--games", type=int, action="append", help="games at once; may be repeated (default: 65536)")
    parser.add_argument("--rounds", type=int, default=3, help="timed runs of each (default: %(default)s)")
    parser.add_argument("--only", action="append", help="only games whose name contains this; may be repeated")
    parser.add_argument("--json", type=Path, default=KEPT, help="where the numbers are kept (default: %(default)s)")
    parser.add_argument("--page", action="store_true", help="write docs/performance.md from the numbers kept")
    options = parser.parse_args(arguments)
    if options.page:
        page = _DOCS / "performance.md"
        kept = json.loads(options.json.read_text("utf-8"))
        page.write_text(report.with_part(page.read_text("utf-8"), "batch", part(kept), SECTIONS), "utf-8")
        return
    from importlib.metadata import version

    import jax

    kept: dict[str, Any] = {
        "device": jax.devices()[0].device_kind,
        "jax": jax.__version__,
        "pgx": version("pgx"),
        "day": date.today().isoformat(),
        "steps": STEPS,
        "measured": [],
    }
    contenders = {f"Bastide {game}, {players} players": (ours, (game, players)) for game, players in OURS}
    contenders |= {f"Pgx {game}": (pgx, (game,)) for game in PGX}
    for name, (kind, which) in contenders.items():
        if options.only and not any(part in name for part in options.only):
            continue
        play = kind(*which)
        for games in options.games or [65536]:
            one = measure(name, play, games, options.rounds)
            kept["measured"].append(asdict(one))
            print(name, f"{games:,}", f"{one.rate / 1e6:,.1f} M/s", flush=True)
            options.json.write_text(json.dumps(kept, indent=1), "utf-8")


if __name__ == "__main__":
    main()
