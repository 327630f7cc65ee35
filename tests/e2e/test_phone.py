"""On a phone: you play a turn by tapping, the board zooms and pans, and a finger can hit everything."""

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.places import Tables
from tests.e2e.visitor import place_of

_STILL = """() => new Promise((resolve) => {
  let left, frames = 0;
  const look = () => {
    const now = document.querySelector('[role=grid]').getBoundingClientRect().left;
    frames = now === left ? frames + 1 : 0;
    left = now;
    if (frames < 20) requestAnimationFrame(look);
    else resolve();
  };
  look();
})"""
"""Wait until the board has stopped gliding: until then it would swallow a tap."""


_SMALL = """() => [...document.querySelectorAll('button, a[href], [role=tab], [role=button], [data-move].can')]
  .filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width && height && Math.min(width, height) < 39.5 && !target.closest('p, .unseen, .skip');
  })
  .map((target) => {
    const { width, height } = target.getBoundingClientRect();
    return `${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`;
  })"""

FINGERTIP = 40


def small_targets(page: Page) -> list[str]:
    """Return what a finger can hardly hit. Cells of a drawn map or sheet don't count: a tap magnifies them."""
    small: list[str] = page.evaluate(_SMALL)
    return small


def in_sight(thing: Locator) -> bool:
    """Return whether a thing is on the screen as a whole, and not below the tray."""
    box, tray = thing.bounding_box(), thing.page.get_by_role("group", name="Actions").or_(_confirming(thing.page))
    lower = tray.first.bounding_box()
    assert box is not None
    assert lower is not None
    width = thing.page.evaluate("innerWidth")
    inside = box["x"] >= -1 and box["x"] + box["width"] <= width + 1
    return bool(inside and box["y"] >= 0 and box["y"] + box["height"] <= lower["y"] + 1)


def _confirming(page: Page) -> Locator:
    return page.get_by_role("alertdialog", name="Make this move?")


def assert_pinned(page: Page) -> None:
    """Check that the actions stay at the lower edge of the screen, wherever the page is scrolled to."""
    for place in (200, 0):
        page.evaluate(f"scrollTo(0, {place})")
        box = page.get_by_role("group", name="Actions").bounding_box()
        assert box is not None
        assert abs(box["y"] + box["height"] - page.evaluate("innerHeight")) <= 1


def sticks_out(page: Page) -> int:
    """Return by how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.scrollingElement.scrollWidth - innerWidth"))


def test_a_turn_by_tapping(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = anna.page
    anna.open()
    page.get_by_role("region", name="Kingdom Builder", exact=True).get_by_role("button", name="Play a bot").tap()
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Start game").tap()
    anna.expect_turn()

    for number in range(1, 4):
        target = anna.lit.first
        place = place_of(target)
        target.tap()
        expect(page.get_by_text(f"Build a settlement on {place}")).to_be_visible()
        expect(page.get_by_role("button", name="Confirm", exact=True)).to_be_visible()
        assert anna.settlements("Anna").count() == number - 1, "the first tap only shows"
        box = anna.hex(place).bounding_box()
        assert box is not None
        assert box["width"] >= FINGERTIP, "the tap magnifies the map"
        anna.hex(place).tap()
        expect(anna.settlements("Anna")).to_have_count(number)
    expect(anna.end).to_be_enabled()
    assert not small_targets(page)
    anna.end.tap()
    anna.expect_turn()
    assert sticks_out(page) <= 0
    page.get_by_role("tab", name="Log").tap()
    expect(anna.log.get_by_text("Anna ends their turn.")).to_be_visible()


def test_the_board_zooms_and_pans(visit: Visit, tables: Tables) -> None:
    anna = visit(**PHONE)
    anna.become(tables.owner)
    anna.open(f"/table/{tables.running}")
    page = anna.page
    grid = page.get_by_role("grid")
    expect(grid).to_be_visible()
    small = width_of(page)
    everything = page.get_by_role("button", name="Show whole board")
    expect(everything).to_have_count(0)
    page.get_by_role("button", name="Zoom in").tap()
    page.get_by_role("button", name="Zoom in").tap()
    anna.wait_until(lambda: width_of(page) > 2 * small)
    assert sticks_out(page) <= 0

    fingers = anna.context.new_cdp_session(page)
    before = left_of(page)
    height = middle_of_the_board(page)
    touch(fingers, [[(250 - 20 * step, height)] for step in range(7)])
    anna.wait_until(lambda: left_of(page) < before - 60)
    assert page.evaluate("scrollX") == 0, "the board scrolls, not the page"
    page.evaluate(_STILL)

    everything.tap()
    anna.wait_until(lambda: width_of(page) == small)
    height = middle_of_the_board(page)
    touch(fingers, [[(150 - 6 * step, height), (210 + 6 * step, height)] for step in range(7)])
    anna.wait_until(lambda: width_of(page) > 1.5 * small)
    assert page.evaluate("visualViewport.scale") == 1, "the board zooms, not the page"


def touch(fingers: CDPSession, ways: list[list[tuple[float, float]]]) -> None:
    """Put fingers on the screen, move them from place to place, and lift them."""
    for step, places in enumerate(ways):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle_of_the_board(page: Page) -> float:
    """Return a height on the screen at which the board is, after scrolling to the top of the page."""
    page.evaluate("scrollTo(0, 0)")
    box = page.get_by_role("grid").bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


def width_of(page: Page) -> float:
    """Return how wide the board is drawn."""
    box = page.get_by_role("grid").bounding_box()
    assert box is not None
    return box["width"]


def left_of(page: Page) -> float:
    """Return where the left end of the board is, on the screen or beside it."""
    box = page.get_by_role("grid").bounding_box()
    assert box is not None
    return box["x"]
