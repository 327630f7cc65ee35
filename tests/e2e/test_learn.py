"""A newcomer learns a game by clicking what glows, and then plays it."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.measures import sticks_out
from tests.e2e.visitor import Visitor, place_of

LESSONS = [("Kingdom Builder", 14), ("Troyes Dice", 15), ("Feuville", 14), ("Tournay", 14), ("Peek", 4)]
"""The drawn boards, and a toy that is played in words."""


def at_step(visitor: Visitor, number: int, steps: int) -> None:
    """Wait until the lesson has reached a step."""
    expect(visitor.page.get_by_text(f"Step {number} of {steps}")).to_be_visible()


def do_what_is_asked(visitor: Visitor) -> None:
    """Click what glows on the board, or the button that says what the lesson asks for."""
    asked = visitor.page.locator("p").filter(has_text="Your turn:").inner_text().removeprefix("Your turn:").strip()
    button = visitor.page.get_by_role("button", name=asked, exact=True)
    visitor.lit.or_(visitor.usable).or_(button).first.click()


@pytest.mark.parametrize(("game", "steps"), LESSONS)
def test_a_whole_lesson_by_clicking_the_board(visit: Visit, game: str, steps: int) -> None:
    anna = visit()
    anna.open()
    anna.page.get_by_role("region", name=game, exact=True).get_by_role("link", name="Learn").click()
    on = anna.page.get_by_role("button", name="Next")
    help_ = anna.page.get_by_role("button", name="Do it for me")
    for step in range(1, steps):
        at_step(anna, step, steps)
        if help_.count():
            do_what_is_asked(anna)
        else:
            on.click()
    at_step(anna, steps, steps)
    anna.page.get_by_role("button", name="Play now").click()
    anna.introduce("Anna", "Start game", "Play bots")
    expect(anna.page).to_have_url(re.compile("/table/"))


def test_a_click_elsewhere_gets_a_hint_and_keys_turn_the_pages(visit: Visit) -> None:
    ben = visit(locale="de-DE")
    ben.open("/rules/kingdom-builder")
    ben.page.get_by_role("link", name="Spielend lernen").click()
    expect(ben.page.get_by_text("Schritt 1 von 14")).to_be_visible()
    ben.page.keyboard.press("ArrowRight")
    ben.page.keyboard.press("ArrowRight")
    expect(ben.page.get_by_text("Schritt 3 von 14")).to_be_visible()
    ben.hex("15.10").click()
    expect(ben.page.get_by_text("Noch nicht. Zuerst: Eine Siedlung auf 7.14 bauen. Folge dem")).to_be_visible()
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("heading", level=1).click()
    ben.page.keyboard.press("ArrowLeft")
    expect(ben.page.get_by_text("Schritt 2 von 14")).to_be_visible()


def test_on_a_phone_by_tapping_with_the_card_in_sight(visit: Visit) -> None:
    carla = visit(**PHONE)
    carla.open("/learn/kingdom-builder")
    for _ in range(2):
        carla.page.get_by_role("button", name="Next").tap()
    place = place_of(carla.lit)
    carla.hex(place).tap()
    expect(carla.page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()
    carla.hex(place).tap()
    at_step(carla, 4, 14)
    assert sticks_out(carla.page) <= 0
    expect(carla.page.get_by_role("button", name="Do it for me")).to_be_in_viewport()


def test_on_a_phone_what_is_brought_into_view_does_not_end_up_behind_the_card(visit: Visit) -> None:
    emil = visit(**PHONE)
    emil.open("/learn/tournay")
    emil.page.get_by_role("button", name="Next").tap()
    emil.page.get_by_role("button", name="Draw", exact=True).tap()
    deck, card = emil.page.locator('[data-move="draw yellow-1"]'), emil.page.locator(".card-place")

    def is_above() -> bool:
        upper, lower = deck.bounding_box(), card.bounding_box()
        return upper is not None and lower is not None and upper["y"] + upper["height"] <= lower["y"]

    emil.wait_until(is_above)


def test_a_game_without_a_tutorial_says_so_and_leads_to_its_rules(visit: Visit) -> None:
    dora = visit()
    dora.watch.forgive(r"status of 404 .*/tutorial")
    dora.open("/learn/sealed-bids")
    expect(dora.page.get_by_text("This game has no tutorial yet")).to_be_visible()
    expect(dora.page.get_by_role("link", name="Rules").last).to_be_visible()
