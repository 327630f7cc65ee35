"""A table without pictures: a whole game with typed moves, described in text."""

import re

from playwright.sync_api import expect

from bastide.games.kingdom_builder import KingdomBuilder
from tests.e2e import axe
from tests.e2e.conftest import Visit
from tests.server.client import Client
from tests.server.process import Server


def test_a_whole_game_is_played_by_typing(visit: Visit, server: Server) -> None:
    box = dict(KingdomBuilder.shipped_components())
    owner = Client(server, "Anna")
    table = owner.make_table(
        ["me", "bot:random"],
        options={"start_player": "1", "cards": "fishermen knights merchants"},
        components={**box, "cards": {**box["cards"], "settlements": 7}},
    )
    owner.open_nonce(table)
    anna = visit()
    anna.become(owner)
    anna.open(f"/table/{table}")
    page = anna.page
    anna.expect_turn()
    page.get_by_role("button", name="Switch to text view").focus()
    page.keyboard.press("Enter")

    story = page.get_by_role("log", name="What happened")
    field = page.get_by_role("textbox", name="Your move")
    moves = page.get_by_role("list").filter(has=page.get_by_role("button", name=re.compile("^Build a settlement on")))
    expect(page.get_by_role("region", name="Table")).to_contain_text("Scoring cards")
    assert not axe.violations(page)
    field.focus()

    def type_(text: str) -> None:
        page.keyboard.type(text)
        page.keyboard.press("Enter")

    type_("points")
    expect(story).to_contain_text("Anna: 0 (")
    type_("build 99.99")
    expect(page.get_by_role("alert")).to_contain_text("This game has no such move.")
    place = moves.get_by_role("button").first.locator("code").inner_text()
    type_(place.upper())
    expect(story).to_contain_text(f"Anna builds a settlement on {place.removeprefix('build ')}.")

    over = page.get_by_role("link", name="Result and replay")
    table_now = page.get_by_role("region", name="Table")
    possible = page.get_by_role("region", name="Text").get_by_role("listitem").get_by_role("button")
    while True:
        expect(over.or_(possible.first)).to_be_visible()
        if over.is_visible():
            break
        before = table_now.inner_text()
        type_("1")
        anna.wait_until(lambda before=before: over.is_visible() or table_now.inner_text() != before)  # type: ignore[misc]
    expect(story).to_contain_text("The game is over.")
