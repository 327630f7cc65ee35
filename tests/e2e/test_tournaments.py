"""A tournament in two browsers, one of them a phone at night: opened, joined, played, with standings that follow."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.measures import small_targets
from tests.e2e.visitor import Visitor
from tests.e2e.wording import raw_texts


def play(*players: Visitor) -> None:
    """Make moves in turn until the game is over."""
    while True:
        for player in players:
            page = player.page
            if page.get_by_role("link", name="Result and replay").first.is_visible():
                return
            moves = page.get_by_role("region", name="Legal moves").get_by_role("button")
            if moves.count():
                moves.first.click()
                player.settle()
            else:
                page.wait_for_timeout(20)


def choose(page: Page) -> None:
    """Fill in the form for a small tournament."""
    page.get_by_role("button", name="New tournament").click()
    page.get_by_role("textbox", name="Name (optional)").fill("Harvest cup")
    page.get_by_role("combobox", name="Game", exact=True).select_option("Peek")
    page.get_by_role("radio", name="Round robin").check()
    page.get_by_role("combobox", name="Places").select_option("4")
    page.get_by_role("combobox", name="Pause between rounds").select_option("None")
    page.get_by_role("button", name="Create tournament").click()


def test_two_people_play_a_tournament(visit: Visit) -> None:
    anna, bruno = visit(), visit(**PHONE, color_scheme="dark")
    anna.open("/tournaments")
    choose(anna.page)
    anna.introduce("Anna", "Create tournament")
    expect(anna.page.get_by_role("heading", name="Harvest cup")).to_be_visible()
    expect(anna.page.get_by_text("0 of 4 places taken")).to_be_visible()
    anna.page.get_by_role("button", name="Join").click()
    expect(anna.page.get_by_text("1 of 4 places taken")).to_be_visible()

    bruno.open("/tournaments")
    bruno.page.get_by_role("link", name="Harvest cup").click()
    bruno.page.get_by_role("button", name="Join").click()
    bruno.introduce("Bruno", "Join")
    expect(bruno.page.get_by_text("2 of 4 places taken")).to_be_visible()
    assert not small_targets(bruno.page) and not raw_texts(bruno.page)

    expect(anna.page.get_by_text("2 of 4 places taken")).to_be_visible()  # without a reload
    anna.page.get_by_role("button", name="Start tournament").click()
    for visitor in (anna, bruno):
        expect(visitor.page.get_by_text("Your game is ready.")).to_be_visible()
        assert not raw_texts(visitor.page)
    expect(bruno.page.get_by_text(re.compile("must come within [45]:"))).to_be_visible()
    spectator = visit()
    spectator.open(anna.page.url.removeprefix(anna.server.url))
    expect(spectator.page.get_by_role("heading", name="Round 1")).to_be_visible()
    for visitor in (anna, bruno):
        visitor.page.get_by_role("link", name="Go to your table").click()
    expect(spectator.page.get_by_text(re.compile("^Waiting for (Anna|Bruno)$"))).to_be_visible()
    play(anna, bruno)

    expect(spectator.page.get_by_text(re.compile("^Winner: "))).to_be_visible()
    bruno.page.get_by_role("link", name="To the tournament").first.click()
    for visitor in (bruno, spectator):
        standings = visitor.page.get_by_role("region", name="Standings")
        expect(standings.get_by_role("row")).to_have_count(3)
        expect(standings.get_by_role("row").nth(1)).to_contain_text(re.compile("1|0.5"))
        standings.get_by_text("How points and ties are counted").click()
        expect(standings.get_by_text("Your opponents’ points")).to_have_count(0)  # that is for Swiss tournaments
        expect(standings.get_by_text(re.compile("^Points from the games among those"))).to_be_visible()
        assert not raw_texts(visitor.page)
    assert not small_targets(bruno.page)


def test_the_host_removes_forfeits_and_cancels(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.open("/tournaments")
    choose(anna.page)
    anna.introduce("Anna", "Create tournament")
    anna.page.get_by_role("button", name="Join").click()
    bruno.open(anna.page.url.removeprefix(anna.server.url))
    bruno.page.get_by_role("button", name="Join").click()
    bruno.introduce("Bruno", "Join")
    expect(bruno.page.get_by_role("button", name="Cancel tournament")).to_have_count(0)
    expect(anna.page.get_by_text("2 of 4 places taken")).to_be_visible()
    anna.page.get_by_role("button", name="Start tournament").click()
    anna.page.get_by_role("button", name="Bruno forfeits").click()
    dialog = anna.page.get_by_role("dialog", name="Forfeit game")
    expect(dialog.get_by_text("Bruno loses this game.")).to_be_visible()
    dialog.get_by_role("button", name="Forfeit game").click()
    for visitor in (anna, bruno):
        expect(visitor.page.get_by_text("Winner: Anna")).to_be_visible()
        expect(visitor.page.get_by_text("Not played")).to_be_visible()

    anna.open("/tournaments")
    choose(anna.page)
    expect(anna.page.get_by_role("heading", name="Harvest cup")).to_be_visible()
    anna.page.get_by_role("button", name="Cancel tournament").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Cancel tournament").click()
    expect(anna.page.get_by_text("Cancelled")).to_be_visible()
    anna.watch.forgive(r"status of 404 .*/nosuchone$")
    anna.open("/tournament/nosuchone")
    expect(anna.page.get_by_role("heading", level=1)).not_to_have_text("Harvest cup")
