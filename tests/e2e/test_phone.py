"""On a phone: you play a turn by tapping, the board zooms and pans, and a finger can hit everything."""

from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.measures import FINGERTIP, box_of, small_targets, smaller_side, sticks_out
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
        assert smaller_side(anna.hex(place)) >= FINGERTIP, "the tap magnifies the map"
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
    box = box_of(page.get_by_role("grid"))
    return box["y"] + box["height"] / 2


def width_of(page: Page) -> float:
    """Return how wide the board is drawn."""
    return box_of(page.get_by_role("grid"))["width"]


def left_of(page: Page) -> float:
    """Return where the left end of the board is, on the screen or beside it."""
    return box_of(page.get_by_role("grid"))["x"]
