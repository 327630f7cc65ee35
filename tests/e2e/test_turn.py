"""Everything in a turn besides building: undo, restart, ask why not, look ahead and look back."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.trace import TRACED, repainted_tiles
from tests.e2e.visitor import Visitor, place_of

MOST_TILES = 12
"""How many tiles a preview may paint; the map has about nine in each of its layers."""


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    """Anna on her first turn against a bot."""
    visitor = visit()
    visitor.sit_down()
    visitor.expect_turn()
    return visitor


def test_take_back_and_restart_the_turn(anna: Visitor) -> None:
    take_back = anna.page.get_by_role("button", name="Undo", exact=True)
    restart = anna.page.get_by_role("button", name="Restart turn")
    possible = anna.lit.count()
    first = anna.build()
    expect(take_back).to_be_enabled()
    expect(restart).to_be_disabled()

    take_back.click()
    expect(anna.settlements("Anna")).to_have_count(0)
    expect(anna.lit).to_have_count(possible)
    expect(anna.log.get_by_text("Anna undoes 1 move.")).to_be_visible()

    anna.hex(first).click()
    expect(anna.settlements("Anna")).to_have_count(1)
    anna.build()
    expect(restart).to_be_enabled()
    anna.build()
    expect(anna.end).to_be_enabled()
    restart.click()
    expect(anna.settlements("Anna")).to_have_count(0)
    expect(anna.lit).to_have_count(possible)
    expect(anna.log.get_by_text("Anna undoes 3 moves.")).to_be_visible()


def test_an_illegal_hex_says_why_with_the_rule(anna: Visitor) -> None:
    page = anna.page
    page.get_by_role("gridcell", name=re.compile(", water$")).first.click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("You can't build on")
    expect(refusal).to_contain_text("(water)")
    refusal.get_by_role("button", name="Read the rule").click()
    rules = page.get_by_role("dialog", name="Rules")
    entry = rules.locator("li.meant")
    expect(entry).to_be_in_viewport()
    expect(entry).to_contain_text(re.compile(r"^\s*KB-\d+\s+\w{2,}"))
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_be_hidden()
    anna.build()


def test_hovering_over_a_hex_previews_the_move(anna: Visitor) -> None:
    target = anna.lit.nth(anna.lit.count() // 2)
    place = place_of(target)
    before = picture_of(anna.page, target)
    preview(anna, target)
    expect_another_picture(anna, target, before)
    assert not anna.settlements("Anna").count(), "only looking"
    target.click()
    expect(anna.hex(place)).to_have_accessible_name(re.compile("Anna's settlement"))


def test_a_preview_paints_the_hex_and_not_the_whole_map(anna: Visitor, browser: Browser) -> None:
    tiles = []
    for number in range(4):
        anna.page.mouse.move(0, 0)
        expect(anna.page.locator(".popover")).to_have_count(0)  # the one of the last hex may cover the next one
        browser.start_tracing(page=anna.page, categories=TRACED)
        preview(anna, anna.lit.nth(number))
        tiles.append(repainted_tiles(browser.stop_tracing()))
    # The best of four: at times the browser also paints what else is new on the page.
    assert min(tiles) <= MOST_TILES, f"{tiles} tiles are painted again: the whole map, not only the hex"


def preview(anna: Visitor, target: Locator) -> None:
    move = f"build {place_of(target)}"
    target.hover()
    anna.wait_until(lambda: move in [frame["move"] for frame in anna.frames("previewed")])
    anna.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def test_hovering_over_a_log_line_highlights_its_places(anna: Visitor) -> None:
    places = anna.play_turn()
    anna.expect_turn()
    page = anna.page
    line = anna.log.get_by_role("button", name=f"Anna builds a settlement on {places[0]}.")
    veil = page.locator(".veil")  # it dims every hex but the highlighted ones
    far = anna.hex("19.0" if places[0].startswith("0.") else "0.0")
    line.scroll_into_view_if_needed()
    page.get_by_role("tab", name="Log").hover()
    expect(veil).to_have_count(0)
    plain, meant = picture_of(page, far), picture_of(page, anna.hex(places[0]))
    line.hover()
    expect(veil).to_be_visible()
    expect_another_picture(anna, far, plain)
    expect_another_picture(anna, anna.hex(places[0]), meant)
    page.get_by_role("tab", name="Log").hover()
    expect(veil).to_have_count(0)


def test_stepping_back_through_the_game_and_back_to_now(anna: Visitor) -> None:
    first = anna.build()
    second = anna.build()
    possible = anna.lit.count()
    page = anna.page
    mark = page.get_by_text("Reviewing")
    settled = re.compile("Anna's settlement")

    page.get_by_role("button", name="Previous step").click()
    expect(mark).to_be_visible()
    expect(anna.hex(second)).not_to_have_accessible_name(settled)
    expect(anna.hex(first)).to_have_accessible_name(settled)
    expect(anna.lit).to_have_count(0)
    page.get_by_role("button", name="Previous step").click()
    expect(anna.settlements("Anna")).to_have_count(0)

    page.get_by_role("button", name="Next step").click()
    expect(anna.settlements("Anna")).to_have_count(1)
    page.get_by_role("button", name="Now").click()
    expect(mark).to_be_hidden()
    expect(anna.settlements("Anna")).to_have_count(2)
    expect(anna.lit).to_have_count(possible)

    anna.log.get_by_role("button", name=f"Anna builds a settlement on {first}.").click()
    expect(mark).to_be_visible()
    expect(anna.settlements("Anna")).to_have_count(1)
    page.get_by_role("button", name="Now").click()
    anna.build()
    expect(anna.settlements("Anna")).to_have_count(3)


def test_a_scoring_card_tells_its_gold_and_what_it_pays_for(anna: Visitor) -> None:
    cards = anna.page.get_by_role("list", name="Scoring cards").get_by_role("button")
    expect(cards).to_have_count(4)
    anna.build()
    card = cards.first
    name, gold = re.fullmatch(r"(\w+): (-?\d+) gold", card.get_attribute("aria-label") or "").groups()  # type: ignore[union-attr]
    (score,) = [frame["scores"][0]["by_source"] for frame in anna.frames("update")[-1:]]
    assert score[name.lower()] == int(gold)
    card.hover()
    expect(anna.page.locator(".popover")).to_contain_text(re.compile(f"{name}.*gold"))


def test_moves_can_require_confirmation(anna: Visitor) -> None:
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Confirm every move").check()
    page.keyboard.press("Escape")
    target = anna.lit.first
    place = place_of(target)
    target.click()
    question = page.get_by_role("alertdialog", name="Make this move?")
    expect(question).to_contain_text(f"Build a settlement on {place}")
    question.get_by_role("button", name="Cancel").click()
    expect(anna.settlements("Anna")).to_have_count(0)
    anna.hex(place).click()
    question.get_by_role("button", name="Confirm").click()
    expect(anna.settlements("Anna")).to_have_count(1)


def test_moves_can_be_made_from_the_list_in_words(anna: Visitor) -> None:
    anna.tab("Moves")
    moves = anna.page.get_by_role("list", name="Legal moves").get_by_role("button")
    expect(moves).to_have_count(anna.lit.count())
    move = moves.first
    place = move.inner_text().removeprefix("Build a settlement on ")
    move.click()
    expect(anna.hex(place)).to_have_accessible_name(re.compile("Anna's settlement"))


# Pictures


def picture_of(page: Page, hex: Locator) -> bytes:
    """Return a picture of a hex and its surroundings: the cells themselves are invisible, so it clips the page."""
    box = hex.bounding_box()
    assert box is not None
    return page.screenshot(clip={name: box[name] for name in ("x", "y", "width", "height")})  # type: ignore[arg-type, literal-required]


def expect_another_picture(anna: Visitor, hex: Locator, before: bytes) -> None:
    """Wait until something else is drawn there."""
    anna.wait_until(lambda: picture_of(anna.page, hex) != before, lambda: "that anything changed there")
