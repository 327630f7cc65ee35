"""The pages of the client, each with what must be there before a test looks at it."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from tests.e2e.visitor import Visitor
from tests.server.client import Client
from tests.server.process import Server


@dataclass(frozen=True)
class Tables:
    """A person's tables, for the pages that show one: with a free seat, in the middle of a game, over."""

    owner: Client
    open: str
    running: str
    over: str

    @staticmethod
    def at(server: Server) -> "Tables":
        """Play the games."""
        owner = Client(server, "Anna")
        open_ = owner.make_table(["me", "open"], public=True)
        return Tables(owner, open_, play(owner, MIDDLE), play(owner, 0))


MIDDLE = 22
"""The settlements that a player has left in the middle of a game."""


def play(owner: Client, supply: int) -> str:
    """Return a table against a bot, at the beginning of a turn with that many settlements left; with 0, over."""
    table = owner.make_table(["me", "bot:greedy"], options={"start_player": "1"})
    owner.open_nonce(table)
    dice = random.Random(3)
    with owner.watch(table) as stream:
        while True:
            now = stream.until(lambda update: bool(update.get("moves")) or update["status"] == "over")
            mine = now["view"]["players"][0]["supply"]
            if now["status"] == "over" or (0 < mine <= supply and now["doing"]["arguments"].get("owed") == OWED):
                return table
            stream.played(dice.choice(now["moves"]))


OWED = 3
"""Settlements to build at the beginning of a turn."""


@dataclass(frozen=True)
class Place:
    """A page."""

    name: str
    path: Callable[[Tables], str]
    ready: Callable[[Visitor], None]

    def visit(self, visitor: Visitor, tables: Tables) -> None:
        """Go there, and wait until it is complete, in any language."""
        visitor.open(self.path(tables))
        self.ready(visitor)


def _lobby(visitor: Visitor) -> None:
    expect(visitor.page.locator("[data-game=kingdom-builder]")).to_be_visible()
    expect(visitor.page.locator('a[href^="/table/"]').first).to_be_visible()


def _form(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("combobox").first).to_be_visible()
    expect(visitor.page.get_by_role("radio").first).to_be_visible()


def _board(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    expect(visitor.page.get_by_role("slider").first).to_be_visible()


def _lesson(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    expect(visitor.page.get_by_role("progressbar")).to_be_visible()


def _scorer(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    expect(visitor.page.get_by_role("table")).to_be_visible()


def _rules(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("link", name="KB-12", exact=True).first).to_be_visible()


def _waiting(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("textbox").first).to_be_visible()


def _bots(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("listitem").or_(visitor.page.get_by_role("row")).first).to_be_visible()


def _heading(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def _card(visitor: Visitor) -> None:
    expect(visitor.page.locator("main .card").last).to_be_visible()


def _record(visitor: Visitor) -> None:
    expect(visitor.page.locator("dl").first).to_be_visible()


def _list(visitor: Visitor) -> None:
    expect(visitor.page.locator('main a[href^="/table/"]').first).to_be_visible()


PLACES = (
    Place("lobby", lambda _: "/", _lobby),
    Place("new-table", lambda _: "/new/kingdom-builder", _form),
    Place("waiting", lambda tables: f"/table/{tables.open}", _waiting),
    Place("table", lambda tables: f"/table/{tables.running}", _board),
    Place("result", lambda tables: f"/table/{tables.over}/result", _board),
    Place("learn", lambda _: "/learn/kingdom-builder", _lesson),
    Place("rules", lambda _: "/rules/kingdom-builder", _rules),
    Place("score", lambda _: "/score/troyes-dice", _scorer),
    Place("account", lambda _: "/account", _heading),
    Place("friends", lambda _: "/friends", _card),
    Place("own-page", lambda _: "/me", _record),
    Place("own-games", lambda _: "/games", _list),
    Place("ladder", lambda _: "/ladder/kingdom-builder", _heading),
    Place("bots", lambda _: "/bots/kingdom-builder", _bots),
    Place("tournaments", lambda _: "/tournaments", _heading),
    Place("upload", lambda _: "/upload", _heading),
    Place("missing", lambda _: "/nowhere", _heading),
)
