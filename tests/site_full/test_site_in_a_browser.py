"""The built site on a real server, in a real browser, under the server's content security policy.

Each visitor's window is watched: a violation of the policy, an error in the console or a request to another host fails
the test. Run `make test-docs`.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from bastide import words
from bastide.server.http.pages import PAGES
from bastide.server.http.site import folder_beside
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.watch import NOWHERE
from tools.site.checking import complaints, read, without_a_place
from tools.site.inventory import modules
from tools.site.rules import our_games

SITE = folder_beside(PAGES)
MODES: list[dict[str, Any]] = [{}, {"color_scheme": "dark"}, PHONE]
PAGES_TO_SEE = [
    "",
    "play",
    "architecture",
    "games/feuville",
    "rules/kingdom-builder/ja",
    "reference/bastide.core.state",
]
PAGES_TO_SEE += ["reference/bastide", "reference/command", "notebooks/first-agent", "_modules/bastide/core/state"]


def test_nothing_is_inline_and_every_link_leads_somewhere() -> None:
    assert complaints(SITE) == []


def test_every_public_name_has_a_place() -> None:
    assert without_a_place(SITE, modules()) == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_rule_is_a_place_to_link_to(language: str) -> None:
    for game in our_games():
        html = (SITE / "rules" / game.name / f"{language}.html").read_text("utf-8")
        assert f'lang="{language}"' in html
        assert [id_ for id_ in words.rules(game, language) if id_ not in read(html).ids] == []


@pytest.mark.parametrize("options", MODES, ids=["desk", "dark", "phone"])
def test_pages_are_shown_as_they_should_be(visit: Visit, options: dict[str, Any]) -> None:
    visitor = visit(**options)
    for path in PAGES_TO_SEE:
        visitor.open(f"/docs/{path}")
        expect(visitor.page.get_by_role("heading", level=1).first).to_be_visible()
        width = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, f"{path} is {width} pixels too wide"
    ground = visitor.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == ("rgb(42, 32, 24)" if "color_scheme" in options else "rgb(253, 247, 230)")


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
def test_search_finds_a_name_of_the_reference(visit: Visit, options: dict[str, Any]) -> None:
    visitor = visit(**options)
    page = visitor.page
    visitor.open("/docs/")
    if options:
        page.locator("label.nav-overlay-icon").click()
    page.get_by_role("textbox", name="Search").fill("imagine")
    page.keyboard.press("Enter")
    page.get_by_role("link", name=re.compile(r"^bastide\.core\.state\.State\.imagine")).click()
    expect(page).to_have_url(
        re.compile(r"/docs/reference/bastide\.core\.state\.html.*#bastide\.core\.state\.State\.imagine$")
    )
    expect(page.locator('[id="bastide.core.state.State.imagine"]')).to_be_in_viewport()


def test_the_readers_theme_is_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/docs/")
    visitor.page.get_by_role("button", name="Toggle Light").last.click()
    expect(visitor.page.locator("body")).to_have_attribute("data-theme", "dark")
    visitor.open("/docs/play")
    expect(visitor.page.locator("body")).to_have_attribute("data-theme", "dark")


def test_a_rule_is_read_in_another_language(visit: Visit) -> None:
    visitor = visit()
    visitor.open("/docs/rules/kingdom-builder/en#KB-12")
    expect(visitor.page.locator("#KB-12")).to_be_in_viewport()
    visitor.page.get_by_role("main").get_by_role("link", name="Deutsch", exact=True).click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    expect(visitor.page.locator("#KB-12")).to_contain_text("KB-12")


def test_the_lobby_leads_to_the_site(visit: Visit) -> None:
    visitor = visit(locale="fr-FR")
    visitor.open()
    visitor.page.get_by_role("link", name="Documentation").click()
    expect(visitor.page).to_have_url(re.compile("/docs/$"))
    expect(visitor.page.get_by_role("heading", name="Bastide")).to_be_visible()


def test_a_page_that_is_not_there_shows_the_clients_own(visit: Visit) -> None:
    visitor = visit()
    visitor.watch.forgive(NOWHERE)
    visitor.open("/docs/nowhere")
    expect(visitor.page.get_by_role("link", name="Bastide")).to_be_visible()
