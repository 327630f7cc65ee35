"""A person at a browser window, who finds things as people do: by their roles and names."""

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

from tests.e2e.watch import Watch
from tests.server.client import Client
from tests.server.process import Server

Frame = dict[str, Any]

POSSIBLE = "legal now"
"""What a screen reader says of anything that glows."""

GAME = "Kingdom Builder"
PATIENCE = 30_000

BEGIN = {"kingdom-builder": {"start_player": "1"}}
"""Options by game with which you make the first move."""


class Visitor:
    """One page, with all frames that its sockets received."""

    def __init__(self, context: BrowserContext, server: Server, watch: Watch) -> None:
        self.server = server
        self.watch = watch
        self.context = context
        self.page: Page = context.new_page()
        self._heard: list[tuple[str, str]] = []
        self._dice = random.Random(7)
        self.page.on("websocket", self._listen)

    # Coming and going

    def open(self, path: str = "/") -> None:
        """Open a page by its address."""
        self.page.goto(self.server.url + path, wait_until="domcontentloaded")

    def become(self, client: Client) -> None:
        """Become the same person as a program of the tests, from the next page on."""
        cookie = {"name": "bastide", "value": client.http.cookies["bastide"], "url": self.server.url}
        self.context.add_cookies([cookie])  # type: ignore[list-item]

    def play_now(self, name: str = "Anna", game: str = GAME) -> None:
        """Go from the lobby to a board, as a newcomer."""
        self.open()
        self.page.get_by_role("region", name=game, exact=True).get_by_role("button", name="Play a bot").click()
        self.introduce(name, "Start game", "Play bots")

    def sit_down(self, name: str = "Anna", game: str = "kingdom-builder") -> None:
        """Come to the board of a new table against a bot, past the lobby."""
        owner = Client(self.server, name)
        table = owner.make_table(["me", "bot:greedy"], game, BEGIN.get(game))
        owner.open_nonce(table)
        self.become(owner)
        self.open(f"/table/{table}")

    def introduce(self, name: str, action: str, dialog_title: str = "What's your name?") -> None:
        """Enter a name where one is asked for."""
        dialog = self.page.get_by_role("dialog", name=dialog_title)
        dialog.get_by_role("textbox", name="Your name").fill(name)
        dialog.get_by_role("button", name=action).click()

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        found = re.search(r"/table/(\w+)", self.page.url)
        assert found is not None, f"{self.page.url} is no table"
        return found[1]

    def leave_a_mark(self) -> None:
        """Put something into the page that a reload would remove."""
        self.page.evaluate("window.marked = true")

    def was_reloaded(self) -> bool:
        """Whether the mark is gone."""
        return not self.page.evaluate("window.marked === true")

    # On the page

    @property
    def lit(self) -> Locator:
        """The hexes that can be chosen."""
        return self.page.get_by_role("gridcell", name=POSSIBLE)

    @property
    def usable(self) -> Locator:
        """Your own location tiles that can be used."""
        return self.page.get_by_role("button", name=POSSIBLE)

    @property
    def end(self) -> Locator:
        """The button that ends the turn."""
        return self.page.get_by_role("button", name="End turn")

    @property
    def connection(self) -> Locator:
        """The state of the connection."""
        return self.page.get_by_role("status")

    @property
    def log(self) -> Locator:
        """What happened, in words."""
        return self.page.get_by_role("log", name="Log")

    def hex(self, place: str) -> Locator:
        """Return a hex by its coordinates."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{re.escape(place)}, "))

    def settlements(self, of: str) -> Locator:
        """Return all settlements of a player."""
        return self.page.get_by_role("gridcell", name=f"{of}'s settlement")

    def tab(self, name: str) -> None:
        """Open a tab beside the board."""
        self.page.get_by_role("tab", name=name).click()

    # Actions

    def expect_turn(self) -> None:
        """Wait for your turn, and for something to do; the title counts the games if several wait for you."""
        expect(self.page).to_have_title(re.compile(r"^(● |\(\d+\) )"))
        expect(self.something_to_do).to_be_visible()

    @property
    def something_to_do(self) -> Locator:
        """The first thing to click in a turn."""
        end = self.page.get_by_role("button", name="End turn", disabled=False)
        return self.lit.or_(end).first

    def build(self) -> str:
        """Click a glowing hex, wait until a settlement is there and the turn goes on; return the place."""
        choice = self.lit.first
        place = place_of(choice)
        choice.click()
        expect(self.hex(place)).to_have_accessible_name(re.compile("'s settlement"))
        expect(self.something_to_do).to_be_visible()  # a pending move may be drawn before it has arrived
        return place

    def play_turn(self) -> list[str]:
        """Build whatever must be built, and end the turn; return the places."""
        self.expect_turn()
        built = []
        while self.lit.count():
            built.append(self.build())
        self.end.click()
        return built

    def settle(self) -> None:
        """Wait until the server has answered the last move."""
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def click_what_glows(self) -> None:
        """Click once: sometimes a tile, otherwise a hex, or the end of the turn if nothing else is left."""
        tiles, hexes = self.usable.count(), self.lit.count()
        if tiles and (not hexes or self._dice.random() < 0.5):
            self.usable.nth(self._dice.randrange(tiles)).click()
        elif hexes:
            self.lit.nth(self._dice.randrange(hexes)).click()
        else:
            self.end.click()

    def play_to_the_end(self) -> None:
        """Click what glows until the game is over."""
        over = self.page.get_by_role("link", name="Result and replay")
        while True:
            expect(self.something_to_do.or_(over).first).to_be_visible()
            if over.is_visible():
                return
            self.click_what_glows()
            self.settle()

    # Received frames

    def frames(self, type: str | None = None, seat: int | str | None = None) -> list[Frame]:
        """Return the frames received so far: of a type, or for one seat."""
        chosen = (text for of_seat, text in self._heard if seat is None or of_seat == str(seat))
        frames: Iterator[Frame] = (json.loads(text) for text in chosen)
        return [frame for frame in frames if type is None or frame["type"] == type]

    def wait_until(self, holds: Callable[[], bool], otherwise: Callable[[], str] = lambda: "") -> None:
        """Let the browser run until a condition holds that no element shows."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not holds():
            assert time.monotonic() < deadline, f"it never came about {otherwise()}"
            self.page.wait_for_timeout(20)

    def views(self, seat: int | str | None = None) -> list[Frame]:
        """Return all positions received, including previews."""
        return [frame["view"] for frame in self.frames(seat=seat) if frame.get("view")]

    def _listen(self, socket: WebSocket) -> None:
        (of_seat,) = parse_qs(urlsplit(socket.url).query)["seat"]
        socket.on("framereceived", lambda text: self._heard.append((of_seat, str(text))))


def place_of(hex: Locator) -> str:
    """Return the coordinates of a hex."""
    label = hex.get_attribute("aria-label")
    assert label is not None
    return label.split(",")[0]
