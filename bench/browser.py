"""The browser section: how much is loaded, how soon you can play, how soon a click is drawn."""

import os
import shutil
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, Response, sync_playwright

from bastide.lab.machine import Machine
from bench.measure import Plan
from bench.processes import Server, serving
from bench.report import number, table

CLICKS = 8
VISITS = 5
_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]
_HEX = '[role="gridcell"][aria-label*="legal now"]'
_PLAY_NOW = "Play now"


def run(plan: Plan) -> str:
    """Measure in a real Chromium against a real server."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium(), args=_FLAGS)
        visits = []
        clicks: list[float] = []
        for number_of_visit in range(VISITS):
            plan.progress(f"visit {number_of_visit + 1} of {VISITS}")
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            visits.append(_visit(page, server))
            clicks += _clicks(page)
            page.close()
        browser.close()
    lobby, board, lobby_ms, board_ms = (median(column) for column in zip(*visits, strict=True))
    percentiles = quantiles(clicks, n=100, method="inclusive")
    rows = [
        ("lobby: bytes sent, compressed", f"{number(lobby / 1000)} kB (aim: under 300)"),
        ("from there to a board: more bytes sent", f"{number(board / 1000)} kB"),
        ("from the address to a usable lobby", f"{number(lobby_ms)} ms"),
        ("from starting a game to a playable board", f"{number(board_ms)} ms"),
        (f"from a click to the drawn move, p50 of {len(clicks)}", f"{number(percentiles[49])} ms"),
        ("from a click to the drawn move, p99", f"{number(percentiles[98])} ms"),
    ]
    machine = Machine.here()
    setting = f"{machine.day}, {machine.processor}, Chromium without a GPU, Kingdom Builder, two players."
    method = (
        f"Medians of {VISITS} visits with an empty cache. A click is timed in the page, from the event to the frame "
        "after the hex stops glowing. Other work on the machine adds to the times."
    )
    return "\n\n".join(("## The browser", setting, table(("what", "measured"), rows, 2), method))


def _chromium() -> str:
    names = (os.environ.get("BASTIDE_CHROMIUM", "chromium"), "chromium-browser", "google-chrome", "chrome")
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        raise SystemExit("The browser section needs Chromium or Chrome: install one, or name it in BASTIDE_CHROMIUM.")
    return found


def _visit(page: Page, server: Server) -> tuple[float, float, float, float]:
    """Return the bytes for the lobby, the bytes on the way to a board, and the milliseconds of both."""
    loaded = [0]

    def count(response: Response) -> None:
        sizes = response.request.sizes()
        loaded[0] += sizes["responseBodySize"] + sizes["responseHeadersSize"]

    page.on("requestfinished", lambda request: (answer := request.response()) and count(answer))
    began = time.perf_counter()
    page.goto(server.url)
    region = page.get_by_role("region", name="Kingdom Builder", exact=True)
    region.get_by_role("button", name=_PLAY_NOW).wait_for()
    lobby_ms, lobby = (time.perf_counter() - began) * 1000, loaded[0]
    region.get_by_role("button", name=_PLAY_NOW).click()
    dialog = page.get_by_role("dialog", name="What's your name?")
    dialog.get_by_role("textbox").fill("Anna")
    began = time.perf_counter()
    dialog.get_by_role("button", name="Start game").click()
    page.locator(_HEX).first.wait_for(state="attached")
    return lobby, loaded[0] - lobby, lobby_ms, (time.perf_counter() - began) * 1000


_TIMED_CLICK = """async (selector) => {
  const target = document.querySelector(selector);
  const began = performance.now();
  target.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  while (document.contains(target) && target.matches(selector) && performance.now() - began < 5000) {
    await new Promise(requestAnimationFrame);
  }
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}"""


def _clicks(page: Page) -> list[float]:
    """Return the milliseconds from clicking a glowing hex to the frame in which it no longer glows."""
    took: list[float] = []
    while len(took) < CLICKS:
        page.locator(f"{_HEX}, button:has-text('End turn'):enabled").first.wait_for(state="attached")
        if page.locator(_HEX).count():
            took.append(float(page.evaluate(_TIMED_CLICK, _HEX)))
        else:
            page.get_by_role("button", name="End turn").click()
    return took
