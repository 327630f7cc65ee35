"""What the bots do for a player: levels to choose from, hints, a slow replay, an analysis."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.measures import sticks_out
from tests.e2e.places import Tables
from tests.server.client import Client


def test_a_level_is_chosen_and_remembered(visit: Visit) -> None:
    anna = visit()
    anna.open()
    page = anna.page
    tournay = page.get_by_role("region", name="Tournay", exact=True)
    tournay.get_by_role("button", name="Play a bot").click()
    asked = page.get_by_role("dialog", name="Play bots: Tournay")
    level = asked.get_by_label("Bot level")
    expect(level).to_have_value("apprentice")
    level.select_option(label="Novice")
    expect(asked.get_by_text("learning the ropes")).to_be_visible()
    anna.open("/new/feuville")
    page.get_by_label("Seat 2", exact=True).select_option(label="Master, weighs many plans and what luck may bring")
    expect(page.get_by_role("checkbox", name="Hints")).to_be_checked()  # nobody else plays
    anna.play_now("Anna")
    expect(page.get_by_role("list", name="Players")).to_contain_text("Novice")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()


def test_a_hint_is_shown_on_the_board_and_followed(visit: Visit) -> None:
    anna = visit(**PHONE)
    owner = Client(anna.server, "Anna")
    table = owner.make_table(["me", "bot:novice"], options={"start_player": "1"})
    owner.open_nonce(table)
    anna.become(owner)
    anna.open(f"/table/{table}")
    anna.expect_turn()
    page = anna.page
    page.get_by_role("button", name="Hint", exact=True).tap()
    hint = page.get_by_role("region", name="Hint")
    place = re.search(r"Build a settlement on (\S+)", hint.get_by_role("status").inner_text())
    assert place is not None
    expect(page.locator("[data-hinted]")).to_have_count(1)
    assert sticks_out(page) <= 0
    hint.get_by_role("button", name="Make move").tap()
    expect(anna.hex(place[1])).to_have_accessible_name(re.compile("Anna's settlement"))
    expect(hint).not_to_contain_text(f"Build a settlement on {place[1]}")  # but on the next hex of the plan
    hint.get_by_role("button", name="Close").tap()
    expect(page.locator("[data-hinted]")).to_have_count(0)


def test_the_last_turn_is_replayed(visit: Visit, tables: Tables) -> None:
    anna = visit()
    anna.become(tables.owner)
    anna.open(f"/table/{tables.running}")
    anna.expect_turn()
    page = anna.page
    page.get_by_role("button", name="Replay last turn").click()
    expect(page.get_by_text("Reviewing")).to_be_visible()
    expect(anna.lit).to_have_count(0)
    expect(page.locator(".status")).to_contain_text("Bot Greedy")  # what it did, in words
    page.get_by_role("button", name="Skip", exact=True).click()
    anna.expect_turn()


def test_a_finished_game_is_analysed(visit: Visit, tables: Tables) -> None:
    anna = visit()
    anna.become(tables.owner)
    anna.open(f"/table/{tables.over}/result")
    page = anna.page
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_role("button", name="Analyse this game").click()
    turn = panel.get_by_role("slider", name="Turn")
    expect(turn).to_be_visible(timeout=60_000)
    turn.focus()
    page.keyboard.press("Home")
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    expect(turn).to_have_attribute("aria-valuetext", re.compile(r"^Turn 1 of \d+ · Anna: \d+% · Bot Greedy: \d+%$"))
    line = panel.get_by_role("region", name="The bot's line").get_by_role("button")
    place = re.search(r"on (\S+)", line.first.inner_text())
    assert place is not None
    line.first.click()
    expect(anna.hex(place[1])).to_have_accessible_name(re.compile("Anna's settlement"))
    page.get_by_role("button", name="Next step").click()
    expect(anna.settlements("Anna")).to_have_count(2)
    page.get_by_role("button", name="Back to the game").click()
    expect(anna.settlements("Anna")).to_have_count(0)
