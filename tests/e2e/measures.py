"""Sizes and places on the screen. A page moves for a moment after a click, so each is looked at until it is right."""

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import FloatRect, Locator, Page, expect

Seen = TypeVar("Seen")

FINGERTIP = 40
"""Pixels that a finger can hit."""

SETTLED = 5.0
"""Seconds after which a page is as it will stay, also on a busy machine."""

_SMALL = """() => [...document.querySelectorAll('button, a[href], [role=tab], [role=button], [data-move].can')]
  .filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width && height && Math.min(width, height) < 39.5 && !target.closest('p, .unseen, .skip');
  })
  .map((target) => {
    const { width, height } = target.getBoundingClientRect();
    return `${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`;
  })"""


def settled(page: Page, look: Callable[[], Seen], is_right: Callable[[Seen], bool]) -> Seen:
    """Look until what is seen is right, or the page has had its time; return what was seen last."""
    deadline = time.monotonic() + SETTLED
    while not is_right(seen := look()) and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    return seen


def box_of(thing: Locator) -> FloatRect:
    """Return where a visible thing is on the screen."""
    expect(thing).to_be_visible()
    box = thing.bounding_box()
    assert box is not None
    return box


def smaller_side(thing: Locator) -> float:
    """Return a thing's width or height; what can be tapped grows to at least a fingertip."""

    def look() -> float:
        box = box_of(thing)
        return min(box["width"], box["height"])

    return settled(thing.page, look, lambda side: side >= FINGERTIP)


def small_targets(page: Page) -> list[str]:
    """Return what a finger can hardly hit. Cells of a drawn map or sheet don't count: a tap magnifies them."""

    def look() -> list[str]:
        small: list[str] = page.evaluate(_SMALL)
        return small

    return settled(page, look, lambda small: not small)


def sticks_out(page: Page) -> int:
    """Return by how many pixels the page is wider than the screen."""
    script = "document.scrollingElement.scrollWidth - innerWidth"
    return settled(page, lambda: int(page.evaluate(script)), lambda excess: excess <= 0)


def beyond_the_edge(thing: Locator) -> float:
    """Return by how many pixels a thing reaches beyond the right edge of the screen; not above 0 if it doesn't."""
    script = "element => element.getBoundingClientRect().right - document.documentElement.clientWidth"
    return settled(thing.page, lambda: float(thing.evaluate(script)), lambda excess: excess <= 0)


def in_sight(thing: Locator) -> bool:
    """Return whether a thing is on the screen as a whole, and not below the tray."""
    page = thing.page
    confirming = page.get_by_role("alertdialog", name="Make this move?")
    tray = page.get_by_role("group", name="Actions").or_(confirming).first

    def look() -> bool:
        box, lower, width = box_of(thing), box_of(tray), page.evaluate("innerWidth")
        inside = box["x"] >= -1 and box["x"] + box["width"] <= width + 1
        return bool(inside and box["y"] >= 0 and box["y"] + box["height"] <= lower["y"] + 1)

    return settled(page, look, bool)


def assert_pinned(page: Page) -> None:
    """Check that the actions stay at the lower edge of the screen, wherever the page is scrolled to."""
    actions = page.get_by_role("group", name="Actions")

    def look() -> float:
        box = box_of(actions)
        return abs(box["y"] + box["height"] - page.evaluate("innerHeight"))

    for place in (200, 0):
        page.evaluate(f"scrollTo(0, {place})")
        assert settled(page, look, lambda distance: distance <= 1) <= 1
