"""Two people in two browsers with clocks: running time, timeouts, and a bot that replaces a player."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import ARTEFACTS, Visit
from tests.e2e.visitor import Visitor
from tests.server.client import start
from tests.server.process import Server

RUNNING = r"4:\d\d"
"""A running clock with five minutes, read at once or a little later."""


def clock(visitor: Visitor, name: str, shows: str = "") -> Locator:
    """Return a player's clock, as a screen reader says it."""
    return visitor.page.get_by_role("timer", name=re.compile(f"^{name}'s clock: {shows}"))


def test_a_clock_is_chosen_and_runs_for_the_player_to_move(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.open("/new/kingdom-builder")
    anna.page.get_by_role("radio", name="Time bank").check()
    anna.page.get_by_role("combobox", name="Minutes per game").select_option("5")
    anna.page.screenshot(path=ARTEFACTS / "clock-form.png", full_page=True)
    anna.page.get_by_role("button", name="Create table").click()
    anna.introduce("Anna", "Create table")
    expect(anna.page.get_by_text("5 min + 20 s")).to_be_visible()
    bruno.open(f"/table/{anna.table}")
    bruno.page.get_by_role("button", name="Take this seat").click()
    bruno.introduce("Bruno", "Take this seat")

    expect(anna.page.get_by_role("timer")).to_have_count(2)
    acting = anna.page.locator("li.acting")
    expect(acting.get_by_role("timer", name=re.compile(f": {RUNNING}$"))).to_be_visible()
    expect(anna.page.locator("li:not(.acting)").get_by_role("timer")).to_have_text("5:00")
    mover, other = (anna, "Bruno") if acting.filter(has_text="Anna").count() else (bruno, "Anna")
    mover.play_turn()
    expect(acting.filter(has_text=other)).to_be_visible()
    expect(clock(anna, other, RUNNING)).to_be_visible()


def test_a_bot_takes_a_seat_and_gives_it_back(visit: Visit, server: Server) -> None:
    quick = {"kind": "bank", "seconds": 2, "increment": 0}
    table, clients = start(server, 2, options={"start_player": "1"}, clock=quick)
    anna, bruno = visit(), visit()
    for visitor, client in zip((anna, bruno), clients, strict=True):
        visitor.become(client)
        visitor.open(f"/table/{table}")

    over = bruno.page.get_by_role("alertdialog", name="Time's up")
    expect(over).to_contain_text("Anna ran out of time.")
    expect(anna.page.get_by_text("You ran out of time. Keep playing")).to_be_visible()
    expect(clock(bruno, "Anna")).to_have_text("0:00")
    assert violations(bruno.page) == []
    bruno.page.screenshot(path=ARTEFACTS / "clock-over.png")
    over.get_by_role("button", name="Let a bot play").click()

    replaced = anna.page.get_by_role("alertdialog", name="A bot is playing for you")
    expect(bruno.log.get_by_text("A bot takes over for Anna.")).to_be_visible()
    expect(over).to_be_hidden()
    bruno.expect_turn()  # the bot has ended Anna's turn
    expect(anna.lit).to_have_count(0)
    anna.page.screenshot(path=ARTEFACTS / "clock-replaced.png")
    replaced.get_by_role("button", name="Rejoin").click()
    expect(replaced).to_be_hidden()
    bruno.play_turn()
    anna.play_turn()

    anna.page.get_by_role("button", name="Leave game …").click()
    anna.page.get_by_role("button", name="Leave game", exact=True).click()
    expect(anna.page.get_by_text("You left this game")).to_be_visible()
    expect(bruno.log.get_by_text("Anna leaves the game. A bot takes over.")).to_be_visible()
