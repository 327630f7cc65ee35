"""The page of one's own games: filters, whose turn it is, and the way into each game."""

import re

from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.places import Tables
from tests.e2e.test_waiting import assert_comfortable
from tests.server.client import start
from tests.server.process import Server


def test_finding_ones_games(visit: Visit, tables: Tables) -> None:
    for options in ({}, {**PHONE, "color_scheme": "dark"}):
        anna = visit(**options)
        anna.become(tables.owner)
        anna.open()
        anna.page.get_by_role("link", name="My games").click()
        page = anna.page
        expect(page.get_by_role("heading", level=1, name="My games")).to_be_visible()
        rows = page.get_by_role("main").get_by_role("listitem")
        expect(rows).to_have_count(3)
        expect(rows.filter(has_text="Your turn")).to_have_count(1)
        assert_comfortable(anna)

        page.get_by_label("State").select_option("Finished")
        expect(rows).to_have_count(1)
        expect(rows).to_contain_text(re.compile("Won|Lost"))
        page.get_by_label("Opponent").fill("nobody")
        expect(page.get_by_text("No games match these filters.")).to_be_visible()
        page.get_by_label("Opponent").fill("greedy")
        expect(rows).to_have_count(1)
        page.get_by_label("Rated or casual").select_option("Rated")
        expect(page.get_by_text("0 games")).to_be_visible()
        page.get_by_role("button", name="Clear filters").click()
        expect(rows).to_have_count(3)
        page.get_by_label("State").select_option("Finished")
        expect(rows).to_have_count(1)
        rows.get_by_role("link").click()
        expect(page).to_have_url(re.compile(rf"/table/{tables.over}/result(#step-\d+)?$"))
        page.go_back()
        expect(page.get_by_label("State")).to_have_value("finished")
        page.get_by_label("State").select_option("Waiting for players")
        rows.get_by_role("link", name="open seats").click()
        expect(page).to_have_url(re.compile(rf"/table/{tables.open}$"))


def test_whose_turn_it_is_and_further_pages(visit: Visit, server: Server) -> None:
    table, (anna, bruno) = start(server, 2, options={"start_player": "2"}, clock={"kind": "days", "days": 2})
    for _ in range(20):
        anna.make_table(public=False)
    with anna.watch(table) as stream:
        stream.ask("say", text="Your turn!")  # the latest change
    waiting, moving = visit(), visit(**PHONE)
    waiting.become(anna)
    moving.become(bruno)
    for visitor, words in ((waiting, "Bruno to move"), (moving, "Your turn")):
        visitor.open("/games")
        row = visitor.page.get_by_role("main").get_by_role("link", name=words)
        expect(row).to_contain_text(re.compile(r"(2 d 0 h|1 d 23 h|47:\d\d|48:00)"))
        expect(row).to_have_attribute("href", f"/table/{table}")
    pages = waiting.page.get_by_role("navigation", name="Pages")
    expect(pages).to_contain_text("Page 1 of 2")
    pages.get_by_role("button", name="Next").click()
    expect(pages).to_contain_text("Page 2 of 2")
    expect(waiting.page.get_by_role("main").get_by_role("listitem")).to_have_count(1)
    assert not axe.violations(waiting.page)


def test_a_newcomer_has_no_games(visit: Visit) -> None:
    newcomer = visit()
    newcomer.open("/games")
    expect(newcomer.page.get_by_text("You haven't played here yet.")).to_be_visible()
