"""Feuville at its drawn board: a first turn by clicking what glows, with the points of a decree previewed."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.measures import assert_pinned, in_sight, small_targets, sticks_out
from tests.e2e.visitor import PATIENCE, POSSIBLE, Visitor
from tests.server.client import Client
from tests.server.process import Server


@pytest.fixture
def table(server: Server) -> tuple[Client, str]:
    """A table where both seats are Anna's, and nothing has been taken from the board yet."""
    owner = Client(server, "Anna")
    table = owner.make_table(["me", "me:Bruno"], game="feuville")
    for seat in range(2):
        owner.open_nonce(table, seat)
    return owner, table


def sit_down(visitor: Visitor, table: tuple[Client, str]) -> None:
    """Open the table for the player who begins."""
    owner, name = table
    visitor.become(owner)
    visitor.open(f"/table/{name}")
    visitor.page.get_by_role("button", name=re.compile("^I'm .+\\. Show the table$")).click()
    expect(visitor.page.locator(".fv .person.can")).to_have_count(2)


def column_of_a_die(visitor: Visitor) -> str:
    """Return a person whose die is not used yet."""
    skill = visitor.page.locator("[data-move^=skill].can").first.get_attribute("data-move")
    assert skill is not None
    return skill.removeprefix("skill ")


def move(visitor: Visitor, text: str) -> Locator:
    """Return the element on the board that makes a move."""
    return visitor.page.locator(f'.fv [data-move="{text}"]')


def test_the_board_waits_until_it_knows_what_moves_are_called(visit: Visit, server: Server) -> None:
    """On a slow line the position comes first: until the list of games is there, every label would be a bare key."""
    owner = Client(server, "Anna")
    table = owner.make_table(["me", "bot:greedy"], game="feuville")
    owner.open_nonce(table)
    anna = visit()
    held: list[Route] = []
    anna.page.route(re.compile(r"/api/games(\?|$)"), lambda route: held.append(route))
    anna.become(owner)
    with anna.page.expect_event("websocket") as opened:
        anna.open(f"/table/{table}")
    opened.value.wait_for_event("framereceived", timeout=PATIENCE)
    anna.page.wait_for_timeout(1000)  # time enough to draw it too early; passing does not depend on it
    expect(anna.page.locator(".fv")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(anna.page.locator(".fv.board")).to_be_visible()


def test_a_first_turn_with_the_points_of_a_decree(visit: Visit, table: tuple[Client, str]) -> None:
    anna = visit()
    sit_down(anna, table)
    page = anna.page
    expect(page.get_by_text("Edition: German")).to_be_visible()

    person = column_of_a_die(anna)
    wall = move(anna, f"wall {person}")
    expect(wall).to_have_accessible_name(re.compile(f"{POSSIBLE}$"))
    wall.click()
    places = page.get_by_role("button", name=re.compile(r"Build the tile in column"))
    expect(places).to_have_count(2)
    places.last.click()
    expect(page.get_by_role("button", name=re.compile(r"^Column \+1: wall"))).to_be_visible()
    expect(move(anna, f"wall {person}").locator(".die.used")).to_be_visible()

    person = column_of_a_die(anna)
    decree = move(anna, f"decree {person}")
    expect(decree).to_have_accessible_name(re.compile(r"worth \d+ points? now, legal now$"))
    decree.hover()
    expect(page.locator(".popover")).to_contain_text(
        re.compile(r"worth \d+ points? now|You don't meet its condition yet")
    )
    decree.click()
    page.get_by_role("button", name="Store it").click()
    expect(anna.log.get_by_text(re.compile("stores a piece"))).to_be_visible()
    expect(page.locator(".fv [data-space='1']")).to_have_accessible_name(re.compile(r"worth \d+ points? now"))
    expect(anna.end).to_be_enabled()


def test_an_illegal_target_says_why(visit: Visit, table: tuple[Client, str]) -> None:
    anna = visit()
    sit_down(anna, table)
    anna.page.locator(".fv [data-move^='skill']:not(.can)").first.click()
    expect(anna.page.get_by_role("alert")).to_contain_text("You have no unused die for the")


def test_on_a_phone_the_board_and_your_town_are_in_sight_and_a_second_tap_confirms(
    visit: Visit, table: tuple[Client, str]
) -> None:
    anna = visit(**PHONE)
    sit_down(anna, table)
    page = anna.page
    person = column_of_a_die(anna)
    wall, town = move(anna, f"wall {person}"), page.locator(".fv [data-town='0'], .fv [data-town='1']").first
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    assert in_sight(wall) and in_sight(move(anna, f"decree {person}")) and in_sight(town)
    assert_pinned(page)

    wall.tap()
    expect(confirm).to_be_visible()
    expect(wall).to_have_attribute("data-chosen", "")
    assert in_sight(town)
    wall.tap()
    place = move(anna, "build +1")
    expect(place).to_be_visible()
    assert in_sight(place), "the town has all the space, and what is in hand is in the tray"
    assert not small_targets(page)
    place.tap()
    confirm.tap()
    expect(page.get_by_role("button", name=re.compile(r"^Column \+1: wall"))).to_be_visible()
    assert sticks_out(page) <= 0
