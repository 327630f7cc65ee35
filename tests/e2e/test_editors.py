"""The editors of Feuville's town and Tournay's district, on a phone: set up by tapping, counted, shared, played on."""

import json
import re
import zlib
from base64 import urlsafe_b64decode
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.measures import sticks_out
from tests.e2e.test_score import choose, play_on, points


def shared(page: Page) -> Any:
    """Return the position in the address."""
    _, _, packed = page.url.partition("#1.")
    return json.loads(zlib.decompress(urlsafe_b64decode(packed + "=="), wbits=-zlib.MAX_WBITS)) if packed else {}


def test_a_town_of_feuville_is_counted_shared_and_played_on(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = anna.page
    anna.open("/score/feuville")
    town = page.locator("[data-town='0']")
    # A left corner tower, a gate with a house and a right corner tower: one tap a tile, column by column.
    for tile in ("1<w", "2<f", "3oos", "1ng", "2sg", "3og", "1>g", "2>s"):
        page.locator(f'[data-piece="{tile}"]').tap()
    expect(town.get_by_role("button", name="Column +2, sky: sky (1 cloud, mighty griffin)")).to_be_visible()
    expect(page.locator('[data-place="+3 sky"]')).to_have_attribute("aria-pressed", "true")
    # Decrees score the town as it stands; grass and the coat of arms come with them.
    page.get_by_role("button", name="Score Mighty Griffin ×3: 12 points").tap()
    page.get_by_role("button", name="Score Town Evaluation: 12 points").tap()
    page.get_by_role("button", name="Score little Town District: 5 points").tap()
    page.get_by_role("button", name="Entertainer: one more").tap()
    expect(points(anna, 1, "Status symbols")).to_have_text("12")
    expect(points(anna, 1, "Town Evaluation")).to_have_text("12")
    expect(points(anna, 1, "little Town District")).to_have_text("5")
    expect(points(anna, 1, "Entertainer")).to_have_text("1")
    expect(points(anna, 2, "The king's mercy")).to_have_text("7")
    assert sticks_out(page) <= 0
    # What doesn't fit is counted and pointed out.
    page.locator('[data-place="+3 tower"]').tap()
    page.get_by_role("button", name="Remove", exact=True).tap()
    doubt = page.get_by_text("Counted, but check this")
    expect(doubt).to_be_visible()
    page.get_by_role("button", name="Undo").tap()
    expect(doubt).to_have_count(0)
    anna.wait_until(lambda: shared(page)["players"][0]["town"]["+3"] == "1>g 2>s")

    page.reload()
    expect(points(anna, 1, "Town Evaluation")).to_have_text("12")
    page.get_by_text("Options and playing on", exact=True).tap()
    page.get_by_role("button", name="Player 1 to move").tap()
    page.get_by_role("button", name="Deal the rest of the board").tap()
    expect(page.get_by_role("group", name="Fairy").get_by_role("button")).to_have_count(3)
    play_on(anna)
    expect(page.locator("[data-town='0']").get_by_role("button", name=re.compile(r"^Column \+3"))).to_be_visible()


def card(page: Page, colour: str, level: str, name: str) -> None:
    """Tap a card of a deck."""
    page.get_by_role("group", name="Colour").get_by_role("button", name=colour).tap()
    page.get_by_role("group", name="Level").get_by_role("button", name=level, exact=True).tap()
    page.locator(f'[data-card="{name}"]').tap()


def set_deniers(page: Page, number: int) -> None:
    field = page.get_by_role("textbox", name="Deniers")
    field.fill(str(number))
    field.press("Enter")


def test_a_district_of_tournay_is_counted_shared_and_played_on(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = anna.page
    anna.open("/score/tournay")
    card(page, "yellow", "I", "market-1")
    card(page, "yellow", "I", "residence-1")
    card(page, "yellow", "III", "mint")
    page.locator('[data-slot="b2"]').tap()
    card(page, "yellow", "I", "barn-1")  # onto the Market: printed points of covered cards count too
    expect(page.locator('[data-slot="b2"]')).to_have_accessible_name("b2: Barn I, Market I")
    expect(page.locator('[data-card="mint"]')).to_have_count(0)
    # A Priest lets a second citizen join the first (TY-50); the third tap clears the card.
    page.locator('[data-slot="b2"]').tap()
    for after in (1, 2, 0, 1, 2):
        page.get_by_role("button", name=re.compile("^[0-2] yellow citizens?$")).tap()
        expect(page.get_by_role("button", name=re.compile(f"^{after} yellow citizens?$"))).to_be_visible()
    set_deniers(page, 9)
    page.get_by_role("button", name="Ramparts built: one more").tap()
    expect(points(anna, 1, "Mint")).to_have_text("4")
    expect(points(anna, 1, "Printed on cards")).to_have_text("2")
    expect(points(anna, 1, "Ramparts")).to_have_text("1")
    choose(anna, 2)
    card(page, "white", "I", "hospital-1")
    set_deniers(page, 4)
    expect(points(anna, 2, "Mint")).to_have_text("1")
    assert sticks_out(page) <= 0
    anna.wait_until(lambda: shared(page)["players"][1]["deniers"] == 4)
    assert shared(page)["players"][0]["district"]["b2"]["citizens"] == {"yellow": 2}

    page.reload()
    expect(points(anna, 1, "Mint")).to_have_text("4")
    page.get_by_text("Options and playing on", exact=True).tap()
    page.get_by_role("button", name="Player 1 to move").tap()
    page.get_by_role("button", name="Add a card").tap()
    page.get_by_role("dialog").get_by_role("button", name="Unknown card").tap()
    play_on(anna)
    expect(page.locator("[data-district='0'] [data-slot]")).to_have_count(3)
