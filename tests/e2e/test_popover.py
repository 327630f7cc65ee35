"""The popover explains things where they are, by mouse, finger and keyboard, in every game, and goes away again."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.visitor import Visitor

THINGS = {
    "kingdom-builder": ("[data-source]", "[data-about=hex][aria-label*='tiles left']", r"KB-\d+"),
    "troyes-dice": ("[data-place='fortress a']", "[data-place='character palace']", r"TD-\d+"),
    "feuville": ("[data-about=thief]", ".decree > [data-about]", r"FV-\d+"),
    "tournay": (".events > [data-about]", ".deck[data-about]", r"TY-\d+"),
}
"""By game: two things on the board that explain themselves, and the rules they lead to."""
ILLEGAL = {
    "kingdom-builder": "[role=gridcell][aria-label*='tiles left']",
    "troyes-dice": "[data-place='great-hall b']",
    "feuville": ".persons [data-text]:not([data-legal])",
    "tournay": ".market [data-text]:not([data-legal])",
}
UNREACHED = """() => {
  const reached = new Set(document.querySelectorAll('.board [tabindex="0"], .players [tabindex="0"]'));
  for (const thing of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      thing.focus();
      thing.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      reached.add(document.activeElement);
    }
  }
  document.activeElement.blur();
  return [...document.querySelectorAll('[data-about]:not([role=gridcell], [aria-hidden=true])')]
    .filter((thing) => thing.getBoundingClientRect().width > 0 && !reached.has(thing))
    .map((thing) => thing.dataset.about);
}"""
"""The things of the page that neither Tab nor the arrow keys lead to; a grid's own keys are tested with the grid."""


def popover(page: Page) -> Locator:
    """Return the one popover of the page."""
    return page.locator(".popover")


def assert_beside(thing: Locator, page: Page) -> None:
    """Check that the popover covers neither the thing nor the edge of the screen."""
    size = page.viewport_size
    one, other = thing.bounding_box(), popover(page).bounding_box()
    assert size and one and other
    across = other["x"] >= one["x"] + one["width"] or other["x"] + other["width"] <= one["x"]
    down = other["y"] >= one["y"] + one["height"] or other["y"] + other["height"] <= one["y"]
    assert across or down, "it is beside the thing"
    assert other["x"] >= 0 and other["x"] + other["width"] <= size["width"]
    assert other["y"] >= 0 and other["y"] + other["height"] <= size["height"]


def sit_down(anna: Visitor, game: str) -> Page:
    """Start a game against bots and wait for the board."""
    anna.sit_down(game=game)
    expect(anna.page.locator(THINGS[game][0]).first).to_be_visible()
    expect(anna.page).to_have_title(re.compile("^● "))
    return anna.page


@pytest.mark.parametrize("game", THINGS)
def test_by_mouse_and_keyboard(visit: Visit, game: str) -> None:
    page = sit_down(visit(), game)
    first, second, rule = THINGS[game]
    thing = page.locator(first).first
    thing.hover()
    expect(popover(page)).to_be_visible()
    expect(popover(page).get_by_role("link", name=re.compile(rf"^Rule {rule}$"))).to_be_visible()
    assert_beside(thing, page)
    page.mouse.move(2, 2)
    expect(popover(page)).to_have_count(0)

    other = page.locator(second).first
    other.focus()
    page.keyboard.press("i")
    expect(popover(page)).to_be_visible()
    assert_beside(other, page)
    page.keyboard.press("Escape")
    expect(popover(page)).to_have_count(0)
    expect(other).to_be_focused()
    page.keyboard.press("i")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("listitem").filter(has_text=re.compile(rf"^\s*{rule}")).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(popover(page)).to_have_count(0)

    fact = page.locator(".players [data-about]").first
    fact.hover()
    expect(popover(page).get_by_role("link", name=re.compile(rf"^Rule {rule}$"))).to_be_visible()
    assert_beside(fact, page)
    page.mouse.move(2, 2)
    expect(popover(page)).to_have_count(0)

    page.locator(ILLEGAL[game]).first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(popover(page)).to_have_count(0)
    assert page.evaluate(UNREACHED) == []


def test_by_finger(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = sit_down(anna, "tournay")
    deck, event = page.locator(".deck[data-about]").first, page.locator(".events > [data-about]").first
    hold(anna, deck)
    expect(popover(page)).to_contain_text(re.compile(r"Drawing here takes \d \w+ citizens?"))
    assert_beside(deck, page)
    expect(page.get_by_role("button", name="Confirm", exact=True)).to_have_count(0)

    page.get_by_role("button", name="What's this?").tap()
    event.tap()
    expect(popover(page)).to_contain_text("coins")
    assert_beside(event, page)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("status").or_(page.locator(".status")).first.tap()
    expect(popover(page)).to_have_count(0)


def hold(visitor: Visitor, thing: Locator) -> None:
    """Press a thing with a finger until it explains itself, and lift the finger."""
    box = thing.bounding_box()
    assert box
    fingers = visitor.context.new_cdp_session(visitor.page)
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(popover(visitor.page)).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
