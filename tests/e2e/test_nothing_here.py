"""Addresses that don't exist: programs get an error, people get a page."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.places import Tables

NOWHERE = ["/nowhere", "/nowhere/at/all?x=1", "/rules/no-such-game", "/table/0000000000", "/table/NO-ID/result"]


def test_an_unknown_address_shows_that_nothing_is_there(visit: Visit) -> None:
    anna = visit()
    anna.watch.forgive(r"status of 4(04|22) ")
    for path in NOWHERE:
        answer = anna.page.goto(anna.server.url + path)
        assert answer is not None and answer.status == 404, path
        expect(anna.page.get_by_role("heading", level=1, name="Page not found")).to_be_visible()
        expect(anna.page).to_have_title("Page not found – Bastide")
    anna.page.get_by_role("link", name="Back to lobby").last.click()
    expect(anna.page.locator("[data-game=kingdom-builder]")).to_be_visible()


def test_every_link_of_the_lobby_leads_somewhere(visit: Visit, tables: Tables) -> None:
    anna = visit()
    anna.become(tables.owner)
    anna.open()
    expect(anna.page.locator('a[href^="/table/"]').first).to_be_visible()
    links = {link.get_attribute("href") or "" for link in anna.page.locator('a[href^="/"]').all()}
    assert len(links) > 5
    for link in links:
        assert anna.page.request.get(anna.server.url + re.sub("#.*", "", link)).status == 200, link
