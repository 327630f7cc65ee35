"""`make pictures`: take the pictures of the documentation from the running client.

For each game, bots play to the middle of a fixed game; then a browser sits down and shows the table, on a desk and on a
phone. Names of games choose some of them. The drawings in `docs/pictures` with a position beside them are drawn anew,
too.
"""

import base64
import runpy
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

import bastide
from bastide.bots.bot import Sight
from bastide.bots.seat import chooser
from bastide.core.journal import Match
from tests.e2e import chromium
from tests.server.client import Client, new_address
from tests.server.process import Server
from tools.site.rules import our_games

DOCS = Path(__file__).parents[1] / "docs"
PLAYERS, SEED, BOT = 3, 7, "greedy"
MIDDLE = 0.55
"""How far the game is when the picture is taken."""

DESK = {"viewport": {"width": 1280, "height": 860}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
QUALITY = 72
MOST_BYTES = 200_000


def played(name: str) -> Match:
    """Return a game that bots have played."""
    game = bastide.make(name)
    chance = bastide.SeededChance(SEED)
    match = Match.begin(game, PLAYERS, chance)
    choose = [chooser(BOT, type(game), seat) for seat in range(PLAYERS)]
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, choose[seat](Sight(match.state, seat)), chance)
    return match


def table_at_the_middle(client: Client, match: Match) -> str:
    """Return a table that begins in the middle of a game, when the first seat is to choose from several moves."""
    plies = len(match.journal.plies)
    ply = next(
        ply
        for ply in range(int(plies * MIDDLE), plies)
        if (state := match.journal.fold(ply)).to_act[:1] == (0,) and len(state.legal_moves(0)) > 3
    )
    uploaded = client.post("/api/journals", {"journal": match.journal.dumps()})["id"]
    nonce, hash_ = client.promise()
    wanted = {"ply": ply, "seat": 0, "bot": BOT, "nonce_hash": hash_}
    table: str = client.post(f"/api/tables/{uploaded}/play-on", wanted)["id"]
    client.remember(table, 0, nonce)
    client.open_nonce(table)
    return table


def take(browser: Browser, server: Server, client: Client, table: str, options: dict[str, object], to: Path) -> None:
    """Take a picture of a table as WebP."""
    context = browser.new_context(
        locale="en-GB",
        color_scheme="light",
        reduced_motion="reduce",
        extra_http_headers={"x-forwarded-for": new_address()},
        **options,  # type: ignore[arg-type]
    )
    cookie = {"name": "bastide", "value": client.http.cookies["bastide"], "url": server.url}
    context.add_cookies([cookie])  # type: ignore[list-item]
    page = context.new_page()
    page.goto(f"{server.url}/table/{table}", wait_until="networkidle")  # with the texts and the list of games
    page.locator("svg").first.wait_for()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.wait_for_timeout(1500)  # the board finds its size
    devtools = context.new_cdp_session(page)
    shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    to.write_bytes(base64.b64decode(shot["data"]))
    context.close()


def main() -> None:
    """Take all of them."""
    runpy.run_path(str(DOCS / "make_pictures.py"), run_name="__main__")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data", bot_pace=0) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        for game in our_games():
            if sys.argv[1:] and game.name not in sys.argv[1:]:
                continue
            client = Client(server, "Aliénor", patience=180)
            table = table_at_the_middle(client, played(game.name))
            for options, ending in ((DESK, ""), (PHONE, "-phone")):
                picture = DOCS / "pictures" / f"{game.name}{ending}.webp"
                take(browser, server, client, table, options, picture)
                print(f"{picture.name}: {picture.stat().st_size // 1000} kB")
                if picture.stat().st_size > MOST_BYTES:
                    sys.exit(f"{picture.name} is larger than {MOST_BYTES // 1000} kB.")
        browser.close()


if __name__ == "__main__":
    main()
