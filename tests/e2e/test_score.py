"""On a phone, with the box on the table: a position is set up by tapping, counted, shared and played on."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.measures import FINGERTIP, smaller_side, sticks_out
from tests.e2e.visitor import Visitor

IMPOSSIBLE = r"status of 422 .*/api/score$"
THUMB = 36
"""The width of a hex that a thumb hits, in pixels."""


def points(visitor: Visitor, player: int, source: str) -> Locator:
    """Return a player's points from one source, in the table of all reasons."""
    name = re.compile(rf"^Player {player}, {source}: ")
    return visitor.page.get_by_role("region", name="Points").get_by_role("button", name=name)


def choose(visitor: Visitor, player: int) -> None:
    """Choose the player to whom the next taps belong."""
    players = visitor.page.get_by_role("group", name="Players")
    players.get_by_role("button", name=re.compile(rf"^Player {player} ")).tap()


def at(visitor: Visitor, place: str) -> Locator:
    """Return a place on the board."""
    return visitor.page.locator(f'[data-place="{place}"]')


def width(element: Locator) -> float:
    box = element.bounding_box()
    return box["width"] if box else 0.0


def play_on(visitor: Visitor) -> None:
    """Continue from the position, as a newcomer who gives a name first."""
    visitor.page.get_by_role("button", name="Play on from here").tap()
    dialog = visitor.page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("textbox", name="Your name").fill("Anna")
    dialog.get_by_role("button", name="Continue").tap()
    dialog.get_by_role("button", name="Play on", exact=True).tap()
    expect(visitor.page).to_have_url(re.compile(r"/table/\w+$"))


def test_kingdom_builder_is_counted_shared_and_played_on(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = anna.page
    anna.watch.forgive(IMPOSSIBLE)
    anna.open()
    page.get_by_role("region", name="Kingdom Builder", exact=True).get_by_role("link", name="Scorer").tap()
    page.get_by_role("button", name="Workers").tap()  # in place of Fishermen
    at(anna, "5.5").tap()  # too small for a thumb: the map is magnified
    anna.wait_until(lambda: width(at(anna, "5.5")) > THUMB)
    for place in ("5.5", "6.5", "6.6"):
        at(anna, place).tap()
        expect(at(anna, place)).to_have_accessible_name(re.compile("Player 1's settlement"))
    choose(anna, 2)
    at(anna, "7.7").tap()
    expect(points(anna, 1, "Knights")).to_have_text("4")
    expect(points(anna, 1, "Workers")).to_have_text("1")
    expect(points(anna, 2, "Knights")).to_have_text("2")
    at(anna, "6.7").tap()  # a location: player 2 takes its tile
    expect(at(anna, "6.7")).to_have_accessible_name(re.compile("1 tile left"))
    assert sticks_out(page) <= 0

    at(anna, "7.8").tap()
    at(anna, "3.3").tap()  # a castle
    expect(page.get_by_role("alert")).to_contain_text("No settlement can stand on 3.3")
    page.get_by_role("button", name="Undo").tap()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(points(anna, 2, "Knights")).to_have_text("4")

    shared = page.get_by_role("textbox", name="Link to this position").input_value()
    friend = visit()
    friend.page.goto(shared)
    expect(friend.settlements("Player 1")).to_have_count(3)
    expect(points(friend, 1, "Knights")).to_have_text("4")
    friend.page.goto("about:blank")
    friend.page.goto(shared[:-9])
    expect(friend.page.get_by_role("alert")).to_contain_text("This link is damaged or incomplete.")
    friend.page.goto("about:blank")
    friend.page.goto(shared.replace("kingdom-builder", "tournay"))
    expect(friend.page.get_by_role("alert")).to_contain_text("This link shows a position of another game.")

    at(anna, "3.3").tap()  # impossible, so a reload finds the last possible position
    page.reload()
    expect(anna.settlements("Player 2")).to_have_count(2)
    page.get_by_text("Options and playing on", exact=True).tap()
    page.get_by_role("button", name="Player 1 to move").tap()
    page.reload()  # no tap is too late
    expect(page.get_by_role("button", name="Player 1 to move")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Analyse").tap()
    expect(page.get_by_role("progressbar", name="Analysing")).to_be_visible()
    play_on(anna)
    anna.expect_turn()
    expect(anna.settlements("Anna")).to_have_count(3)


def test_a_sheet_of_troyes_dice_is_counted_with_what_is_wrong_on_it_and_played_on(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = anna.page
    anna.open("/score/troyes-dice")
    for place in ("fortress a", "red a", "palace a"):
        assert smaller_side(at(anna, place)) >= FINGERTIP, place
    for place in ("fortress a", "fortress b", "cathedral a"):
        at(anna, place).tap()
    expect(points(anna, 1, "Hugues de Payns")).to_have_text("2")
    doubt = page.get_by_text("Counted, but check this")
    doubt.tap()
    expect(page.get_by_text("has brought at least 3")).to_be_visible()
    page.get_by_role("textbox", name="red citizens").fill("2")
    page.get_by_role("button", name="red citizens: one more").tap()
    page.get_by_role("button", name="deniers: spent: one more").tap()
    expect(points(anna, 1, "Citizens")).to_have_text("3")
    expect(points(anna, 1, "deniers")).to_have_text("1")
    expect(doubt).to_have_count(0)
    assert sticks_out(page) <= 0
    expect(page).to_have_url(re.compile(r"#1\."))

    page.reload()
    expect(points(anna, 1, "Hugues de Payns")).to_have_text("2")
    page.get_by_text("Options and playing on", exact=True).tap()
    page.get_by_role("button", name="Everyone to move").tap()  # in the last half day, unless another is chosen
    expect(page.get_by_label("Half day")).to_have_value("16")
    play_on(anna)
    fortress = page.get_by_role("gridcell", name=re.compile(r"^Fortress, column A \(1\), built"))
    expect(fortress).to_be_visible()
