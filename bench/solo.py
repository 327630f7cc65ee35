"""`python -m bench.solo`: the points bots make when they play Troyes Dice alone, and how long they think.

Writes the table and the histogram of docs/bots.md. The games are the same on every machine; the times are CPU time.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, quantiles, stdev
from time import process_time

from bastide.bots import LEVELS, Sight
from bastide.bots.seat import chooser
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.registry import make
from bastide.lab.machine import Machine

GAME = "troyes-dice"
BOTS = ("greedy", "lookahead", *LEVELS)
GAMES = 200
SEED = 2026
BAND = 3  # points per line of the histogram
COLUMN = 17  # characters for each bot in a line of the histogram
BLOCK = 5  # games per block

_PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
_BEGIN, _END = "<!-- solo: begin -->", "<!-- solo: end -->"


@dataclass(slots=True)
class Record:
    """The results of a bot."""

    scores: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """CPU time of each half day."""


def play_alone(bot_name: str, number: int) -> tuple[int, list[float]]:
    """Play one game; return the points and the CPU time of each half day.

    All bots get the same dice as long as they play the same.
    """
    game = _game()
    chance = SeededChance(SEED * 1_000_003 + number)
    choose = chooser(bot_name, type(game), number)
    state = game.start(1, chance)
    spent: Counter[int] = Counter()
    while state.to_act:
        part = state.closed_phase
        legal = state.legal_moves(0)
        before = process_time()
        move = choose(Sight(state, 0, legal))
        if part is not None:
            spent[part] += process_time() - before
        state.play(0, move, chance)
    return state.scores()[0].total, list(spent.values())


@cache
def _game() -> Game:
    return make(GAME)


def play_all(bots: Sequence[str], games: int, jobs: int) -> dict[str, Record]:
    """Play all games of all bots; the points don't depend on the number of processes."""
    records = {name: Record() for name in bots}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for name, record in records.items():
            for score, seconds in pool.map(play_alone, repeat(name, games), range(games), chunksize=4):
                record.scores.append(score)
                record.seconds.extend(seconds)
    return records


def table(records: dict[str, Record]) -> list[str]:
    """Return the points and times of each bot."""
    lines = [
        "| bot | mean | worst | lower quartile | median | upper quartile | best | s per half day | 99 % | longest |",
        "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
    ]
    for name, record in records.items():
        low, middle, high = quantiles(record.scores, n=4, method="inclusive")
        spread = f"{min(record.scores)} | {low:.0f} | {middle:.0f} | {high:.0f} | {max(record.scores)}"
        slow = quantiles(record.seconds, n=100, method="inclusive")[-1]
        times = f"{mean(record.seconds):.4f} | {slow:.3f} | {max(record.seconds):.3f}"
        error = 1.96 * stdev(record.scores) / len(record.scores) ** 0.5
        lines.append(f"| {name} | {mean(record.scores):.1f} ± {error:.1f} | {spread} | {times} |")
    return lines


def histogram(records: dict[str, Record]) -> list[str]:
    """Return how many games ended with each number of points."""
    bands = {name: Counter(score // BAND for score in record.scores) for name, record in records.items()}
    reached = [band for counts in bands.values() for band in counts]
    lines = ["points    " + "".join(f"{name:<{COLUMN}}" for name in records).rstrip()]
    for band in range(min(reached), max(reached) + 1):
        bars = "".join(f"{_bar(counts[band]):<{COLUMN}}" for counts in bands.values()).rstrip()
        lines.append(f"{band * BAND:>3} – {band * BAND + BAND - 1:<4}{bars}")
    return lines


def _bar(games: int) -> str:
    return f"{'█' * round(games / BLOCK)} {games}" if games else ""


def report(records: dict[str, Record], games: int) -> str:
    """Return the measured part of the page."""
    machine = Machine.here()
    where = f"{machine.day}, one core of {machine.processor}, {machine.python}"
    return "\n".join(
        [f"{games} games each; {where}.", "", *table(records), "", "```", *histogram(records), "```"],
    )


def main() -> None:
    """Play, print and write."""
    parser = argparse.ArgumentParser(prog="python -m bench.solo", description="Points of bots that play alone.")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each bot (default: %(default)s)")
    parser.add_argument("--bots", default=",".join(BOTS), help="names with commas (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: %(default)s)")
    parser.add_argument("--print-only", action="store_true", help="do not write the page")
    options = parser.parse_args()
    records = play_all(options.bots.split(","), options.games, options.jobs)
    part = report(records, options.games)
    print(part)
    if not options.print_only:
        before, _, rest = _PAGE.read_text("utf-8").partition(_BEGIN)
        after = rest.partition(_END)[2]
        _PAGE.write_text(f"{before}{_BEGIN}\n\n{part}\n\n{_END}{after}", "utf-8")


if __name__ == "__main__":
    main()
