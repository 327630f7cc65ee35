"""The browser section: how much is loaded, and how soon you can play."""

import os
import shutil
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, Response, sync_playwright

from bastide.lab.machine import Machine
from bench.measure import Plan
from bench.processes import Server, serving
from bench.report import number, table

VISITS = 5
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync"]
_HEX = '[role="gridcell"][aria-label*="legal now"]'
_PLAY_NOW = "Play now"


def run(plan: Plan) -> str:
    """Measure in a real Chromium against a real server."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        visits = []
        for number_of_visit in range(VISITS):
            plan.progress(f"visit {number_of_visit + 1} of {VISITS}")
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            visits.append(_visit(page, server))
            page.close()
        browser.close()
    lobby, board, lobby_ms, board_ms = (median(column) for column in zip(*visits, strict=True))
    rows = [
        ("lobby: bytes sent, compressed", f"{number(lobby / 1000)} kB (aim: under 300)"),
        ("from there to a board: more bytes sent", f"{number(board / 1000)} kB"),
        ("from the address to a usable lobby", f"{number(lobby_ms)} ms"),
        ("from starting a game to a playable board", f"{number(board_ms)} ms"),
    ]
    machine = Machine.here()
    setting = f"{machine.day}, {machine.processor}, Chromium without a GPU, Kingdom Builder, two players."
    method = f"Medians of {VISITS} visits with an empty cache. Other work on the machine adds to the times."
    return "\n\n".join(("## The browser", setting, table(("what", "measured"), rows, 2), method))


def find_chromium() -> str:
    """Return the path of the Chromium that is installed."""
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
