"""Four-player games in a real browser: how soon a click is drawn as pending and settled, and what keeps it waiting."""

import hashlib
import json
import random
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from bench.processes import Server

PLAYERS = 4
LONG_MS = 50.0
WARM_UP = 3
"""Clicks before the measurement: the page is warm then."""
_PATIENCE_MS = 60_000
_REPORT_MS = 300
"""How soon the browser reports when a click was drawn."""
_BOT = "bot:random"
_TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]

_INSTRUMENTS = """
window.bench = { legal: [], status: '', sent: 0, drawn: [] };
(() => {
  const frame = () => new Promise(requestAnimationFrame);
  const painted = new Map(); // by the time of a click: the milliseconds until the next frame was on the screen
  let clicked = 0;
  addEventListener('click', (event) => { clicked = event.timeStamp; }, { capture: true });
  new PerformanceObserver((list) => {
    const clicks = list.getEntries().filter(({ name }) => name === 'click');
    for (const { startTime, duration } of clicks) painted.set(startTime, duration);
  }).observe({ type: 'event', durationThreshold: 16 });

  const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

  async function time(began) {
    await frame();
    const marked = document.querySelector('[data-pending]') !== null || !isBusy(); // pending or already settled
    while (isBusy()) await frame();
    await frame(); // the frame with the update has been drawn
    const settled = performance.now() - began;
    bench.drawn.push({ began, marked, settled });
  }

  bench.times = () => bench.drawn.map(({ began, marked, settled }) => {
    const pending = painted.get(began) ?? 16; // shorter ones aren't reported
    return [marked ? pending : settled, settled];
  });

  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.type === 'update') [bench.legal, bench.status] = [frame.moves ?? [], frame.status];
      });
    }
    send(data) {
      if (JSON.parse(data).type === 'move') {
        bench.sent += 1;
        void time(clicked);
      }
      super.send(data);
    }
  };
})();
"""

_FIND_TARGET = """async ([dice, patience]) => {
  const until = performance.now() + patience;
  while (performance.now() < until && bench.status !== 'over') {
    const moves = [...document.querySelectorAll('.board [data-move]')];
    const places = document.querySelectorAll('[role="gridcell"][aria-label*="legal now"]');
    const end = document.querySelectorAll('.actions > .strong[aria-disabled="false"]');
    const targets = [...moves.filter(({ dataset }) => bench.legal.includes(dataset.move)), ...places, ...end];
    for (const index of targets.keys()) {
      const target = targets[Math.floor(dice * targets.length + index) % targets.length];
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      if (target.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}"""

_DRAWN = """async () => {
  while (bench.drawn.length < bench.sent) await new Promise((resolve) => setTimeout(resolve, 50));
  return bench.drawn.length;
}"""


@dataclass
class Play:
    """The milliseconds of each click until it was drawn as pending and until it was settled, and the long tasks."""

    game: str
    pending: list[float] = field(default_factory=list)
    settled: list[float] = field(default_factory=list)
    long: list[tuple[float, float]] = field(default_factory=list)
    """Tasks of the main thread above `LONG_MS`: their time by the clock and by the CPU."""
    tasks: int = 0

    def add(self, times: Iterable[tuple[float, float]], tasks: Sequence[tuple[float, float]]) -> None:
        """Add the clicks of a game, and all tasks meanwhile."""
        for pending, settled in times:
            self.pending.append(pending)
            self.settled.append(settled)
        self.long += [task for task in tasks if task[0] > LONG_MS]
        self.tasks += len(tasks)


def play(browser: Browser, server: Server, game: str, clicks: int) -> Play:
    """Click random legal things against three bots, in as many games as it takes."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    context.add_init_script(_INSTRUMENTS)
    page = context.new_page()
    dice = random.Random(1)
    played = Play(game)
    while len(played.settled) < clicks:
        page.goto(f"{server.url}/table/{_table(context, server, game)}")
        _click(page, dice, WARM_UP)
        browser.start_tracing(page=page, categories=_TRACED)
        times = _click(page, dice, clicks - len(played.settled))
        tasks = tasks_in(json.loads(browser.stop_tracing())["traceEvents"])
        played.add(times, tasks)
    context.close()
    return played


def _table(context: BrowserContext, server: Server, game: str) -> str:
    """Make a table where the browser's guest plays against bots."""
    nonce = secrets.token_bytes(32)
    seats = ["me"] + [_BOT] * (PLAYERS - 1)
    wanted = {"game": game, "seats": seats, "nonce_hash": hashlib.sha256(nonce).hexdigest(), "public": False}
    context.request.post(f"{server.url}/api/guests", data={"nickname": "Anna"})
    table: str = context.request.post(f"{server.url}/api/tables", data=wanted).json()["id"]
    context.request.put(f"{server.url}/api/tables/{table}/seats/0/nonce", data={"nonce": nonce.hex()})
    return table


def _click(page: Page, dice: random.Random, moves: int) -> list[tuple[float, float]]:
    """Click, with the mouse, until that many moves have been made or the game is over; return their times."""
    before = made = page.evaluate(_DRAWN)
    while made < before + moves:
        at = page.evaluate(_FIND_TARGET, [dice.random(), _PATIENCE_MS])
        if at is None:
            if page.evaluate("bench.status") == "over":
                break
            raise RuntimeError("There is nothing to click.")
        page.mouse.move(at["x"], at["y"])
        page.wait_for_timeout(150)  # somebody looks at the preview
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(50)
        made = page.evaluate(_DRAWN)
    page.wait_for_timeout(_REPORT_MS)
    times: list[tuple[float, float]] = page.evaluate("bench.times()")
    return times[before:]


def tasks_in(trace: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """Return the tasks of the page's main thread in a Chromium trace: milliseconds by the clock and by the CPU."""
    names = {(event["pid"], event["tid"]): event["args"]["name"] for event in trace if event["name"] == "thread_name"}
    busy: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for event in trace:
        thread = event["pid"], event["tid"]
        if event["name"] == "RunTask" and event.get("ph") == "X" and names.get(thread) == "CrRendererMain":
            times = event["dur"] / 1000, event.get("tdur", 0) / 1000
            busy.setdefault(thread, []).append(times)
    return max(busy.values(), key=lambda tasks: sum(clock for clock, _ in tasks), default=[])
