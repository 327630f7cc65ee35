"""The section on clicks: how soon they are drawn and settled in games of four, and what keeps the page busy."""

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import sync_playwright

from bastide.core import registry
from bastide.lab.machine import Machine
from bench import browser
from bench.measure import Plan
from bench.play import LONG_MS, PLAYERS, WARM_UP, Play, play
from bench.processes import serving
from bench.report import number, table

CLICKS = 40
_PENDING_P50 = 50.0
_SETTLED = 100.0, 300.0
"""The aims, in milliseconds: p50 of the pending mark, p50 and p99 of the settled move."""


def run(plan: Plan) -> str:
    """Play every registered game in a real Chromium against a real server."""
    load = os.getloadavg()[0]
    plays = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find_chromium(), args=browser.FLAGS)
        for game in registry.list_games():
            plan.progress(f"clicks in {game}")
            plays.append(play(chromium, server, game, CLICKS))
        chromium.close()
    return section(plays, load, Machine.here())


def section(plays: Sequence[Play], load: float, machine: Machine) -> str:
    """Return the part of the page."""
    head = ("game", "clicks", "pending p50", "p99", "settled p50", "p99", "long tasks", "of them by CPU time", "tasks")
    setting = (
        f"{machine.day}, {machine.processor} ({machine.cores} cores, load average {load:.1f} before the start), "
        f"Chromium without a GPU, {PLAYERS} players, three of them bots that move as fast as they can."
    )
    aims = (
        f"Aims: pending p50 under {_PENDING_P50:.0f} ms, settled p50 under {_SETTLED[0]:.0f} ms and p99 under "
        f"{_SETTLED[1]:.0f} ms, no long task."
    )
    method = f"""\
- Random legal things on the board are clicked with the mouse, {WARM_UP} times before the measurement. A game that ends
  is followed by another.
- *Pending*: from releasing the mouse button until the thing clicked is marked on the screen. This is the duration
  of the click in the browser's Event Timing, in steps of 8 ms and at least 16: it includes the input queue, the page's
  scripts, and drawing.
- *Settled*: from the same moment until the server's update is drawn, taken in the page when the next frame begins, so
  up to a frame too late. In between, the move travels to the server, which checks it, commits it to disk and makes each
  player's view.
- A long task keeps the page's main thread busy for more than {LONG_MS:.0f} ms, according to Chromium's trace. On a busy
  machine, that includes waiting for a core; the next column counts those that took as much CPU time."""
    return "\n\n".join(("## Clicks in a game of four", setting, table(head, map(_row, plays), 1), aims, method))


def _row(played: Play) -> tuple[str, ...]:
    times = (_percentiles(played.pending), _percentiles(played.settled))
    return (
        played.game,
        str(len(played.settled)),
        *(f"{number(value)} ms" for pair in times for value in pair),
        str(len(played.long)),
        str(sum(cpu > LONG_MS for _, cpu in played.long)),
        f"{played.tasks:,}",
    )


def _percentiles(times: Sequence[float]) -> tuple[float, float]:
    """Return p50 and p99."""
    found = quantiles(times, n=100, method="inclusive")
    return found[49], found[98]
