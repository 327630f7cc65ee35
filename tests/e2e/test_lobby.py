"""The lobby, people first: tables to join with one click, opponents to find, and what waits for you."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import axe
from tests.e2e.conftest import ARTEFACTS, PHONE, Visit
from tests.e2e.measures import sticks_out
from tests.e2e.visitor import Visitor
from tests.server.client import Client

SCREENS: dict[str, dict[str, Any]] = {"desk": {}, "phone": {**PHONE, "color_scheme": "dark"}}
MINUTES = {"kind": "bank", "seconds": 600, "increment": 15}


def open_tables(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Open tables")


def strip(visitor: Visitor) -> Locator:
    """What is seen of a search in real time."""
    return visitor.page.get_by_role("region", name="Search for an opponent")


def find_opponent(visitor: Visitor, pace: str, game: str = "Kingdom Builder") -> None:
    """Look for an opponent, from the lobby."""
    card = visitor.page.get_by_role("region", name=game, exact=True)
    card.get_by_role("button", name="Find an opponent").click()
    dialog = visitor.page.get_by_role("dialog", name="Find an opponent")
    dialog.get_by_role("radio", name=pace).check()
    dialog.get_by_role("button", name="Find an opponent").click()


def expect_game(*visitors: Visitor) -> None:
    """Wait until the game has begun for everybody, at one table."""
    for visitor in visitors:
        expect(visitor.page.get_by_role("grid")).to_be_visible()
    assert len({visitor.table for visitor in visitors}) == 1


def known(visit: Visit, name: str, **screen: Any) -> Visitor:
    """Return a visitor who has a name."""
    visitor = visit(**screen)
    visitor.become(Client(visitor.server, name))
    return visitor


@pytest.mark.parametrize("screen", SCREENS)
def test_an_open_table_is_filtered_found_and_joined(visit: Visit, screen: str) -> None:
    anna, bruno = visit(), visit(**SCREENS[screen])
    host = Client(anna.server, f"Host {screen}")
    anna.become(host)
    bruno.open()
    tables = open_tables(bruno)
    name = f"Join Host {screen}'s Kingdom Builder, 10 min + 15 s, rated"
    expect(
        tables.get_by_role("combobox", name="Game").or_(tables.get_by_role("button", name="Filters")).first
    ).to_be_visible()

    # A new table appears by itself, without moving anything below.
    below = bruno.page.get_by_role("region", name="Feuville")
    before = below.bounding_box()
    table = host.make_table(clock=MINUTES)
    join = tables.get_by_role("button", name=name)
    expect(join).to_be_visible()
    assert below.bounding_box() == before
    card = tables.get_by_role("listitem").filter(has_text=f"Host {screen}")
    for fact in ("Kingdom Builder", "10 min + 15 s", f"Host {screen}", "rated", "1 of 2 free"):
        expect(card).to_contain_text(fact)

    # What doesn't fit is hidden, and the way back is named. The choice outlasts a reload.
    if screen == "phone":
        tables.get_by_role("button", name="Filters").click()
    for filter_, wrong, right in (
        ("Game", "Tournay", "Kingdom Builder"),
        ("Pace", "Days per turn", "Real time"),
        ("Rated or casual", "Casual only", "Rated only"),
        ("Players", "4 players", "2 players"),
    ):
        choice = tables.get_by_role("combobox", name=filter_)
        choice.select_option(wrong)
        expect(join).to_have_count(0)
        choice.select_option(right)
        expect(join).to_be_visible()
    tables.get_by_role("combobox", name="Pace").select_option("Days per turn")
    bruno.page.reload()
    expect(tables.get_by_text("filters.")).to_be_visible()
    bruno.page.screenshot(path=ARTEFACTS / f"lobby-filtered-{screen}.png")
    tables.get_by_role("button", name="Clear filters").click()
    expect(join).to_be_visible()
    assert not axe.violations(bruno.page)

    join.click()
    bruno.introduce(f"Guest {screen}", "Join")
    expect(bruno.page).to_have_url(re.compile(table))
    anna.open(f"/table/{table}")
    expect_game(anna, bruno)
    # Whoever comes now can watch, not join.
    clara = visit()
    clara.open()
    expect(clara.page.get_by_role("region", name="Games to watch").get_by_text(f"Guest {screen}")).to_be_visible()
    expect(open_tables(clara).get_by_role("button", name=name)).to_have_count(0)


def test_a_table_that_closes_under_the_pointer_stays_in_place(visit: Visit) -> None:
    anna = visit()
    host, guest = Client(anna.server, "Yvain"), Client(anna.server, "Ysolde")
    taken = host.make_table(clock={"kind": "bank", "seconds": 300, "increment": 10})
    anna.open()
    join = open_tables(anna).get_by_role("button", name="Join Yvain's Kingdom Builder, 5 min + 10 s, rated")
    join.hover()
    guest.sit(taken, 1)
    gone = open_tables(anna).get_by_role("listitem").filter(has_text="Yvain")
    expect(gone).to_contain_text("no longer open")
    expect(join).to_have_count(0)
    anna.page.mouse.move(5, 5)
    expect(gone).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
def test_two_who_look_for_an_opponent_meet(visit: Visit, screen: str) -> None:
    anna, bruno = visit(), known(visit, "Bruno", **SCREENS[screen])
    game = {"desk": "Kingdom Builder", "phone": "Tournay"}[screen]
    anna.open()
    find = anna.page.get_by_role("region", name=game, exact=True).get_by_role("button", name="Find an opponent")
    find.click()
    asked = anna.page.get_by_role("dialog", name=f"Find an opponent: {game}")
    asked.get_by_role("radio", name="20 min + 30 s").check()
    anna.introduce("Anna", "Find an opponent", f"Find an opponent: {game}")
    expect(strip(anna)).to_contain_text("20 min + 30 s")
    strip(anna).get_by_role("button", name="Cancel").click()
    expect(strip(anna)).to_have_count(0)

    # Who has closed the page isn't waiting any more.
    gone = known(visit, "Gone")
    gone.open()
    find_opponent(gone, "20 min + 30 s", game)
    expect(strip(gone)).to_be_visible()
    bruno.open()
    waiting = bruno.page.get_by_role("region", name=game, exact=True).get_by_role("button", name="1 waiting")
    expect(waiting).to_be_visible()
    gone.page.close()
    expect(waiting).to_have_count(0)
    find_opponent(bruno, "20 min + 30 s", game)
    expect(strip(bruno)).to_contain_text("Looking for an opponent")
    bruno.page.screenshot(path=ARTEFACTS / f"lobby-searching-{screen}.png")
    assert not axe.violations(bruno.page)
    assert sticks_out(bruno.page) <= 0

    find.click()
    expect(asked.get_by_role("radio", name="20 min + 30 s 1 waiting")).to_be_checked()  # it is remembered
    asked.get_by_role("button", name="Find an opponent").click()
    for visitor in (anna, bruno):
        visitor.page.wait_for_url(re.compile("/table/"))
        expect(strip(visitor)).to_have_count(0)
    if game == "Kingdom Builder":
        expect_game(anna, bruno)
    facts = Client(anna.server).facts(anna.table)
    assert (facts["rated"], facts["clock"]["seconds"]) == (True, 1200)
    assert {seat["name"] for seat in facts["seats"]} == {"Anna", "Bruno"}


@pytest.mark.parametrize("screen", SCREENS)
def test_after_a_minute_a_bot_is_offered_and_the_search_goes_on(visit: Visit, screen: str) -> None:
    anna, bruno = known(visit, "Anna", **SCREENS[screen]), known(visit, "Bruno")
    anna.page.clock.install()
    anna.open()
    find_opponent(anna, "5 min + 10 s")
    meanwhile = strip(anna).get_by_role("button", name="Play a bot meanwhile")
    expect(strip(anna)).to_be_visible()
    anna.page.clock.fast_forward(50_000)
    expect(strip(anna)).to_contain_text("0:5")
    expect(meanwhile).to_have_count(0)
    anna.page.clock.fast_forward(12_000)
    expect(meanwhile).to_be_visible()
    anna.page.screenshot(path=ARTEFACTS / f"lobby-bot-offered-{screen}.png")
    assert sticks_out(anna.page) <= 0
    meanwhile.click()
    expect(anna.page.get_by_role("list", name="Players")).to_contain_text("Apprentice")
    expect(meanwhile).to_have_count(0)
    expect(strip(anna)).to_be_visible()
    anna.page.screenshot(path=ARTEFACTS / f"lobby-meanwhile-{screen}.png")
    bots_table = anna.table

    bruno.open()
    find_opponent(bruno, "5 min + 10 s")
    anna.page.wait_for_url(lambda url: "/table/" in url and bots_table not in url)
    expect_game(anna, bruno)


def test_in_days_one_leaves_and_the_game_waits(visit: Visit) -> None:
    anna, bruno = known(visit, "Anna"), known(visit, "Bruno", **PHONE)
    anna.open()
    find_opponent(anna, "3 days")
    cancel = anna.page.get_by_role("button", name="Cancel search: Kingdom Builder, 3 days per turn")
    cancel.click()
    expect(cancel).to_have_count(0)
    find_opponent(anna, "3 days")
    expect(cancel).to_be_visible()
    expect(strip(anna)).to_have_count(0)
    anna.page.close()

    bruno.open()
    find_opponent(bruno, "3 days")
    bruno.page.wait_for_url(re.compile("/table/"))
    table = bruno.table
    anna.page = anna.context.new_page()
    anna.open()
    due = anna.page.get_by_role("region", name="Waiting for you").get_by_role("link", name="Kingdom Builder")
    expect(due).to_contain_text("Ready to start")
    expect(due).to_contain_text("3 days per turn · against Bruno")
    due.click()
    expect_game(anna, bruno)
    assert anna.table == table
