"""The drawn table of Troyes Dice: half days played by clicking what glows, the sheets of the others, a phone."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.measures import FINGERTIP, beyond_the_edge, small_targets, smaller_side
from tests.e2e.visitor import POSSIBLE, Visitor
from tests.e2e.wording import raw_texts
from tests.server.client import Client
from tests.server.process import Server

HALF_DAYS = 2


def sit_down(visitor: Visitor, server: Server, *others: str, preset: str = "first-game") -> Locator:
    """Open a new table and return the grid of your own sheet."""
    owner = Client(server, "Anna")
    table = owner.make_table(["me", *others], game="troyes-dice", preset=preset)
    owner.open_nonce(table)
    visitor.become(owner)
    visitor.open(f"/table/{table}")
    sheet = visitor.page.get_by_role("grid", name="Anna's score sheet")
    expect(sheet).to_be_visible()
    return sheet


def dice(visitor: Visitor) -> Locator:
    """Return the dice on the wheel that can be chosen."""
    return visitor.page.get_by_role("group", name="Wheel").get_by_role("button", name=POSSIBLE)


def lit(sheet: Locator) -> Locator:
    """Return the places of the sheet that can be chosen."""
    return sheet.get_by_role("gridcell", name=POSSIBLE)


def end(visitor: Visitor) -> Locator:
    """Return the button of the panel that ends your part."""
    return visitor.page.get_by_role("group", name="Your choices").get_by_role("button", name="Done for this")


def choose_die(visitor: Visitor, sheet: Locator, number: int) -> None:
    """Choose a die on the wheel, and pay for it on the sheet if it may be paid in any resource."""
    expect(dice(visitor).first).to_be_visible()
    dice(visitor).nth(number % dice(visitor).count()).click()
    work = visitor.page.get_by_role("button", name=re.compile("^Build work building"))
    pay = visitor.page.get_by_role("button", name="Pay 1 influence")
    expect(work.or_(pay).first).to_be_visible()
    if pay.is_visible():
        lit(sheet).first.click()
        expect(work).to_be_visible()


def test_half_days_are_played_on_the_board_alone(visit: Visit, server: Server) -> None:
    anna = visit()
    sheet = sit_down(anna, server)
    page = anna.page
    expect(page.get_by_role("tablist", name="Score sheets")).to_have_count(0)

    page.get_by_role("group", name="Wheel").get_by_role("button", name="black die").click()
    expect(page.get_by_text("You can't choose the black die. Choose a transparent one.")).to_be_visible()

    for half_day in range(HALF_DAYS):
        choose_die(anna, sheet, half_day)
        assert not raw_texts(page)
        track = sheet.get_by_role("gridcell", name=re.compile(rf"circled, {POSSIBLE}$"))
        before = track.get_attribute("aria-label")
        resource = str(before).split(":")[0]
        # A preview says what it would bring; a bonus citizen may come with it.
        page.mouse.move(2, 2)  # it may rest there since it paid for the die
        track.hover()
        expect(page.locator(".popover")).to_contain_text(re.compile(rf"\+\d {resource}"))
        track.click()
        expect(end(anna)).to_be_visible()
        expect(sheet.get_by_role("gridcell", name=re.compile(f"^{resource}: "))).not_to_have_accessible_name(
            str(before)
        )
        end(anna).click()
    expect(page.get_by_text(f"{HALF_DAYS + 1} / 16")).to_be_visible()

    choose_die(anna, sheet, 0)
    building = sheet.get_by_role("gridcell", name=re.compile(rf"column [A-F] \(\d\), {POSSIBLE}$")).first
    name = str(building.get_attribute("aria-label")).removesuffix(f", {POSSIBLE}")
    building.click()
    expect(end(anna)).to_be_visible()
    expect(sheet.get_by_role("gridcell", name=f"{name}, built", exact=True)).to_be_visible()
    assert not violations(page)


def test_the_sheets_of_the_others_are_a_click_away(visit: Visit, server: Server) -> None:
    anna = visit()
    sheet = sit_down(anna, server, "bot:greedy")
    page = anna.page
    choose_die(anna, sheet, 0)
    page.get_by_role("tab", name=re.compile("Bot Greedy")).click()
    other = page.get_by_role("grid", name="Bot Greedy's score sheet")
    expect(other).to_be_visible()
    expect(lit(other)).to_have_count(0)
    expect(other.get_by_role("gridcell", name=re.compile("^deniers: 3 left"))).to_be_visible()

    # The next player sees their own sheet again, and the other's choices once both have ended.
    page.get_by_role("button", name="Gain resources").click()
    expect(sheet).to_be_visible()
    end(anna).click()
    expect(dice(anna).first).to_be_visible()
    page.get_by_role("button", name="View Bot Greedy's sheet").click()
    expect(other).to_be_visible()
    traces = re.compile(r", built$|: [1-9]\d* of 20$|: [0-9]+ left, ([4-9]|1\d) of 18 circled$")
    expect(other.get_by_role("gridcell", name=traces).first).to_be_visible()
    assert not raw_texts(page)


def test_on_a_phone_the_first_tap_says_what_the_second_does(visit: Visit, server: Server) -> None:
    anna = visit(**PHONE)
    sheet = sit_down(anna, server, preset="banquets-and-raids")
    page = anna.page
    page.get_by_role("button", name=re.compile("^Number the columns in increasing order")).tap()
    page.get_by_role("button", name="Confirm").tap()
    end(anna).tap()
    die = dice(anna).first
    die.tap()
    do_it = page.get_by_role("button", name="Confirm")
    expect(do_it).to_be_visible()
    expect(dice(anna).first).to_be_visible()
    die.tap()
    expect(dice(anna)).to_have_count(0)
    expect(do_it).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^(Banquet|Raid) "))).to_have_count(3)
    assert beyond_the_edge(sheet) <= 0
    assert not small_targets(page)

    # A place on the sheet is too small for a finger: the tap magnifies it.
    place = lit(sheet).first
    place.tap()
    expect(do_it).to_be_visible()
    assert smaller_side(place) >= FINGERTIP
    do_it.tap()
    expect(do_it).to_have_count(0)
    assert beyond_the_edge(sheet) <= 0
