"""A tile that was only chosen, and a settlement that was only picked up, can be put back."""

import random
import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.server.client import Client
from tests.server.house import Server


def table_with_a_paddock(owner: Client) -> str:
    """A table on turn, where the Paddock can be used before anything is built."""
    options = {"quadrants": "paddock farm oasis tavern", "start_player": "1"}
    table = owner.make_table(["me", "bot:greedy"], options=options)
    owner.open_nonce(table)
    dice = random.Random(5)
    with owner.watch(table) as stream:
        while True:
            now = stream.until(lambda update: bool(update.get("moves")))
            turn = now["view"]["turn"]
            if "paddock" in now["moves"] and turn["tile"] is None and not turn["begun"]:
                return table
            stream.played(dice.choice(now["moves"]))


def test_a_chosen_tile_and_a_settlement_are_put_back(visit: Visit, server: Server) -> None:
    anna = Client(server, "Anna")
    table = table_with_a_paddock(anna)
    visitor = visit(reduced_motion="reduce")
    visitor.become(anna)
    visitor.open(f"/table/{table}")
    visitor.expect_turn()
    page = visitor.page
    put_back = page.get_by_role("button", name="Put back", exact=True)
    paddock = page.get_by_role("button", name=re.compile("^Paddock, "))
    can_build = visitor.lit.count()
    expect(put_back).to_be_hidden()

    paddock.click()
    expect(page.get_by_text("Choose a settlement to move with the Paddock.")).to_be_visible()
    expect(put_back).to_be_enabled()
    visitor.lit.first.click()
    expect(page.get_by_text(re.compile("^Choose where to move the settlement on"))).to_be_visible()

    put_back.click()  # the settlement
    expect(page.get_by_text("Choose a settlement to move with the Paddock.")).to_be_visible()
    put_back.click()  # the tile
    expect(page.get_by_text(re.compile("^Build 3 settlements on"))).to_be_visible()
    expect(visitor.lit).to_have_count(can_build)
    expect(put_back).to_be_hidden()

    paddock.click()
    expect(paddock).to_have_attribute("aria-pressed", "true")
    paddock.click()  # the tile itself is a way back too
    expect(paddock).to_have_attribute("aria-pressed", "false")
    expect(visitor.lit).to_have_count(can_build)
