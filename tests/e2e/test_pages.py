"""Every page on every kind of screen, in light and dark, in every language; a picture of each is kept."""

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from bastide.words import negotiate
from tests.e2e import axe
from tests.e2e.conftest import ARTEFACTS, DESK, PHONE, WIDE, Visit
from tests.e2e.measures import sticks_out
from tests.e2e.places import PLACES, Place, Tables
from tests.e2e.test_looks import moving
from tests.e2e.visitor import Visitor
from tests.e2e.watch import NOWHERE
from tests.e2e.wording import raw_texts, untranslated
from tests.seeds import SOAK

GAMES = {"feuville", "kingdom-builder", "tournay", "troyes-dice"}
DARK = {"color_scheme": "dark"}


@dataclass(frozen=True)
class Look:
    """A screen with a language.

    Two of them see every page, with axe and pictures: colours and sizes are the same in all languages. The others take
    turns: every page is seen in four or five languages, and each language on every second page.
    """

    language: str
    screen: dict[str, Any]
    places: tuple[Place, ...] = PLACES
    """When soaking, all."""

    @property
    def thorough(self) -> bool:
        """Whether axe looks at every page, and pictures are kept."""
        return self.places is PLACES


SOME, OTHERS = PLACES[::2], PLACES[1::2]
LOOKS = {
    "desk-light": Look("en-GB", {"viewport": DESK}),
    "desk-dark": Look("fr-FR", {"viewport": DESK, **DARK}, OTHERS),
    "phone-dark": Look("de-DE", {**PHONE, **DARK}),
    "phone-light": Look("zh-TW", PHONE, OTHERS),
    "desk": Look("ja-JP", {"viewport": DESK}, SOME),
    "phone": Look("es-ES", PHONE, SOME),
    "wide": Look("nl-NL", {"viewport": WIDE}, OTHERS),
}
TAB = "[role=tablist], [role=tabpanel]"


@pytest.mark.parametrize("name", LOOKS)
def test_all_pages(visit: Visit, tables: Tables, name: str) -> None:
    look = LOOKS[name]
    anna = visit(**look.screen, locale=look.language)
    anna.become(tables.owner)
    anna.watch.forgive(NOWHERE)
    page = anna.page
    language = negotiate([look.language])
    complaints = []
    for place in PLACES if SOAK else look.places:
        place.visit(anna, tables)
        expect(page.locator("html")).to_have_attribute("lang", language)
        anna.wait_until(lambda: not untranslated(page, language), lambda: str(untranslated(page, language)))
        if look.thorough or SOAK:
            keep_picture(page, f"{place.name}-{name}-{language}")
        found = [*what_is_wrong(page), *(axe.violations(page) if look.thorough else []), *moving(page)]
        tabs = page.get_by_role("tab")
        for number in range(1, tabs.count()):
            tabs.nth(number).click()
            found += [*what_is_wrong(page), *untranslated(page, language)]
            found += axe.violations(page, TAB) if look.thorough else []
        complaints += [f"{place.name}: {complaint}" for complaint in found]
    assert not complaints, "\n".join(complaints)


def what_is_wrong(page: Page) -> list[str]:
    """Return visible keys, and how far the page overflows the screen."""
    excess = sticks_out(page)
    wrong = [f"raw text: {text}" for text in raw_texts(page)]
    return wrong + ([f"the page is {excess} pixels too wide"] if excess > 0 else [])


def keep_picture(page: Page, name: str) -> None:
    """Save the page as it is now."""
    ARTEFACTS.mkdir(exist_ok=True)
    page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    page.screenshot(path=ARTEFACTS / f"{name}.png")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_dialogs_and_notices(visit: Visit, tables: Tables, scheme: str) -> None:
    anna = visit(color_scheme=scheme)
    page = anna.page

    def check(name: str) -> None:
        keep_picture(page, f"{name}-{scheme}")
        complaints = [*what_is_wrong(page), *axe.violations(page, "dialog, [role=dialog], [role=alert]")]
        assert not complaints, "\n".join(complaints)

    anna.open()
    page.get_by_role("button", name="Play a bot").first.click()
    expect(page.get_by_role("dialog", name="Play bots")).to_be_visible()
    check("play-a-bot")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Find an opponent").first.click()
    expect(page.get_by_role("dialog", name="Find an opponent")).to_be_visible()
    check("find-an-opponent")

    anna.become(tables.owner)
    anna.open(f"/table/{tables.running}")
    water = page.get_by_role("gridcell", name=", water").first
    water.click()
    expect(page.get_by_role("alert")).to_be_visible()
    check("refusal")
    water.click()  # the notice goes by itself
    page.get_by_role("alert").get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog", name="Rules").get_by_role("listitem").first).to_be_visible()
    check("rule")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    check("settings")


def test_a_wide_screen_is_used(visit: Visit, tables: Tables) -> None:
    anna = visit(viewport=WIDE)
    anna.become(tables.owner)
    anna.open(f"/table/{tables.running}")
    anna.wait_until(lambda: box_of(anna)["height"] > 0.7 * WIDE["height"])
    height = "document.scrollingElement.scrollHeight"
    anna.wait_until(lambda: anna.page.evaluate(height) <= WIDE["height"], lambda: "that all is seen at once")


def test_the_lobby_shows_all_games_above_the_fold(visit: Visit) -> None:
    shown = {"width": 1440, "height": 900}
    for locale in ("en-GB", "de-DE"):
        anna = visit(viewport=shown, locale=locale)
        anna.page.route("**/api/games?*", without_toys)
        anna.open()
        cards = anna.page.locator("[data-game]")
        expect(cards).to_have_count(len(GAMES))
        if locale == "de-DE":
            expect(cards.get_by_text("Drache")).to_be_visible()  # the games' own texts are there
        boxes = [card.bounding_box() for card in cards.all()]
        assert all(box is not None and box["y"] + box["height"] <= shown["height"] for box in boxes), boxes
        assert sticks_out(anna.page) <= 0


def without_toys(route: Route) -> None:
    """Answer with the shipped games only."""
    answer = route.fetch()
    route.fulfill(response=answer, json=[game for game in answer.json() if game["name"] in GAMES])


def test_the_board_stays_where_it_is_during_a_turn(visit: Visit) -> None:
    anna = visit()
    anna.sit_down()
    anna.expect_turn()
    before = box_of(anna)
    for _ in range(3):
        anna.build()
        assert box_of(anna) == before


def box_of(visitor: Visitor) -> dict[str, float]:
    """Return where the board is drawn, and how large."""
    box = visitor.page.get_by_role("grid").bounding_box()
    assert box is not None
    return dict(box)
