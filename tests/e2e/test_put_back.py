"""A tile that was only chosen, and a settlement that was only picked up, can be put back."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.server.client import Client
from tests.server.process import Server

MOVERS = ("barn", "harbor", "paddock")


def with_a_moving_tile(owner: Client) -> tuple[str, str]:
    """Return a table on turn, with a tile that can move a settlement before anything is built."""
    options = {"quadrants": "paddock barn harbor farm", "start_player": "1"}
    while True:
        table = owner.make_table(["me", "bot:greedy"], options=options)
        owner.open_nonce(table)
        with owner.watch(table) as stream:
            while (now := stream.until(_can_go_on))["status"] != "over":
                turn = now["view"]["turn"]
                ready = [move for move in now["moves"] if move in MOVERS]
                if ready and turn["tile"] is None and not turn["begun"]:
                    return table, ready[0]
                stream.played(_towards_a_moving_tile(now))


def _can_go_on(update: dict[str, Any]) -> bool:
    return bool(update.get("moves")) or update["status"] == "over"


def _towards_a_moving_tile(now: dict[str, Any]) -> str:
    """Return the build nearest to a location whose tile moves settlements; else anything."""
    goals = [_point(place["hex"]) for place in now["view"]["locations"] if place["tile"] in MOVERS and place["left"]]
    builds = [move for move in now["moves"] if move.startswith("build ")]
    if not builds or not goals:
        return str(now["moves"][-1])
    return min(builds, key=lambda move: min(abs(_point(move.split()[1]) - goal) for goal in goals))


def _point(place: str) -> complex:
    row, column = map(int, place.split("."))
    return complex(column + row % 2 / 2, row * 0.866)


def test_a_chosen_tile_and_a_settlement_are_put_back(visit: Visit, server: Server) -> None:
    anna = Client(server, "Anna")
    table, tile = with_a_moving_tile(anna)
    visitor = visit()
    visitor.become(anna)
    visitor.open(f"/table/{table}")
    visitor.expect_turn()
    page = visitor.page
    put_back = page.get_by_role("button", name="Put back", exact=True)
    mover = page.get_by_role("button", name=re.compile(f"^{tile.title()}, "))
    choose = page.get_by_text(f"Choose a settlement to move with the {tile.title()}.")
    can_build = visitor.lit.count()
    expect(put_back).to_be_hidden()

    mover.click()
    expect(choose).to_be_visible()
    expect(put_back).to_be_enabled()
    visitor.lit.first.click()
    expect(page.get_by_text(re.compile("^Choose where to move the settlement on"))).to_be_visible()

    put_back.click()  # the settlement
    expect(choose).to_be_visible()
    put_back.click()  # the tile
    expect(page.get_by_text(re.compile("^Build 3 settlements on"))).to_be_visible()
    expect(visitor.lit).to_have_count(can_build)
    expect(put_back).to_be_hidden()

    mover.click()
    expect(mover).to_have_attribute("aria-pressed", "true")
    mover.click()  # clicking the tile itself puts it back too
    expect(mover).to_have_attribute("aria-pressed", "false")
    expect(visitor.lit).to_have_count(can_build)
