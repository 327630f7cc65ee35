"""Switching the language."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.wording import untranslated


def test_switching_to_german_needs_no_reload(visit: Visit) -> None:
    anna = visit()
    anna.sit_down()
    anna.expect_turn()
    anna.build()
    anna.leave_a_mark()
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(page.get_by_role("combobox", name="Sprache")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page).to_have_title("● Du bist dran – Kingdom Builder")
    expect(page.get_by_role("button", name="Zug beenden")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Baue noch 2 Siedlungen auf "))).to_be_visible()
    expect(page.get_by_role("log").get_by_text(re.compile("^Anna baut eine Siedlung auf"))).to_be_visible()
    expect(page.get_by_role("gridcell", name="Siedlung von Anna")).to_have_count(1)
    expect(page.get_by_role("gridcell", name="'s settlement")).to_have_count(0)
    page.get_by_role("gridcell", name="jetzt möglich").first.click()
    expect(page.get_by_role("gridcell", name="Siedlung von Anna")).to_have_count(2)
    page.get_by_role("gridcell", name=re.compile(", Wasser$")).first.click()
    expect(page.get_by_role("alert")).to_contain_text("Wasser")
    anna.wait_until(lambda: not untranslated(page, "de"), lambda: str(untranslated(page, "de")))
    assert not anna.was_reloaded()

    page.reload()
    expect(page.get_by_role("gridcell", name="Siedlung von Anna")).to_have_count(2)

    # What only the server can say is in the language of the page, which is not the browser's.
    anna.watch.forgive(r"status of 422 .*/api/journals$")
    anna.open("/upload")
    page.get_by_label("Datei").set_input_files({"name": "odd.json", "mimeType": "application/json", "buffer": b"{"})
    page.get_by_role("button", name="Ansehen").click()
    expect(page.get_by_role("alert")).to_contain_text("ab Zeile 1, Spalte 2 ist sie kein gültiges JSON")
