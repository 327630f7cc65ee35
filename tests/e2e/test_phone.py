"""On a phone: nothing sticks out sideways, a turn is played by tapping, the board zooms and pans."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.places import PLACES, Place, Tables
from tests.e2e.visitor import place_of

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def sticks_out(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.scrollingElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_no_page_scrolls_sideways(visit: Visit, tables: Tables, place: Place, locale: str) -> None:
    anna = visit(**PHONE, locale=locale)
    anna.become(tables.owner)
    place.visit(anna, tables)
    assert anna.page.evaluate("innerWidth") == PHONE["viewport"]["width"], "the page is zoomed out to fit"  # type: ignore[index]
    assert sticks_out(anna.page) <= 0
    tabs = anna.page.get_by_role("tab")
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        assert sticks_out(anna.page) <= 0


def test_a_turn_by_tapping(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = anna.page
    anna.open()
    page.get_by_role("region", name="Kingdom Builder", exact=True).get_by_role("button", name="Play now").tap()
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Start the game").tap()
    anna.expect_turn()

    for number in range(1, 4):
        target = anna.lit.first
        place = place_of(target)
        target.tap()
        expect(page.get_by_text(f"Build a settlement on {place}")).to_be_visible()
        expect(page.get_by_text("Tap again to do it.")).to_be_visible()
        assert anna.settlements("Anna").count() == number - 1, "the first tap only shows"
        anna.hex(place).tap()
        expect(anna.settlements("Anna")).to_have_count(number)
    expect(anna.end).to_be_enabled()
    anna.end.tap()
    anna.expect_turn()
    assert sticks_out(page) <= 0
    page.get_by_role("tab", name="Log").tap()
    expect(anna.log.get_by_text("Anna ends the turn.")).to_be_visible()


def test_the_board_zooms_and_pans(visit: Visit, tables: Tables) -> None:
    anna = visit(**PHONE)
    anna.become(tables.owner)
    anna.open(f"/table/{tables.running}")
    page = anna.page
    grid = page.get_by_role("grid")
    expect(grid).to_be_visible()
    small = width_of(page)
    everything = page.get_by_role("button", name="Show the whole board")
    expect(everything).to_be_disabled()
    page.get_by_role("button", name="Zoom in").tap()
    page.get_by_role("button", name="Zoom in").tap()
    anna.wait_until(lambda: width_of(page) > 2 * small)
    assert sticks_out(page) <= 0

    middle = place_in_view(page)
    touch = anna.context.new_cdp_session(page)
    box = page.get_by_role("button", name="Zoom in").bounding_box()
    assert box is not None
    finger = {"x": 180, "y": box["y"] - 150}
    touch.send(
        "Input.synthesizeScrollGesture", {**finger, "xDistance": -120, "yDistance": 0, "gestureSourceType": "touch"}
    )
    anna.wait_until(lambda: place_in_view(page) > middle)
    assert page.evaluate("scrollX") == 0, "the board scrolls, not the page"

    everything.tap()
    anna.wait_until(lambda: width_of(page) == small)
    touch.send("Input.synthesizePinchGesture", {**finger, "scaleFactor": 2, "gestureSourceType": "touch"})
    anna.wait_until(lambda: width_of(page) > 1.5 * small)
    assert page.evaluate("visualViewport.scale") == 1, "the board zooms, not the page"


def width_of(page: Page) -> float:
    """How wide the board is drawn."""
    box = page.get_by_role("grid").bounding_box()
    assert box is not None
    return box["width"]


def place_in_view(page: Page) -> float:
    """How far the board is scrolled to its right end."""
    box = page.get_by_role("grid").bounding_box()
    assert box is not None
    return -box["x"]
