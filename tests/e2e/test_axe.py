"""Axe finds nothing to complain about on any page, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.places import PLACES, Place, Tables
from tests.server.house import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
CALM = {"reduced_motion": "reduce"}


def violations(page: Page) -> str:
    """What axe has found, with the elements."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "async tags => (await axe.run(document, { runOnly: tags, resultTypes: ['violations'] })).violations", TAGS
    )
    return "\n".join(
        f"{violation['id']}: {violation['help']}\n  {node['html'][:300]}\n  {reasons(node)}"
        for violation in found
        for node in violation["nodes"]
    )


def reasons(node: dict[str, Any]) -> str:
    """Why an element is not as it should be."""
    return "; ".join(check["message"] for kind in ("any", "all", "none") for check in node[kind])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_axe_is_content(visit: Visit, tables: Tables, place: Place, scheme: str) -> None:
    anna = visit(color_scheme=scheme, **CALM)
    anna.become(tables.owner)
    place.visit(anna, tables)
    assert not (found := violations(anna.page)), found
    for tab in anna.page.get_by_role("tab").all()[1:]:
        tab.click()
        assert not (found := violations(anna.page)), found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_is_content_with_dialogs_and_notices(visit: Visit, tables: Tables, scheme: str) -> None:
    anna = visit(color_scheme=scheme, **CALM)
    anna.open()
    page = anna.page
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not (found := violations(page)), found

    anna.become(tables.owner)
    anna.open(f"/table/{tables.running}")
    page.get_by_role("gridcell", name=", water").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert not (found := violations(page)), found
    page.get_by_role("alert").get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog", name="Rules").get_by_role("listitem").first).to_be_visible()
    assert not (found := violations(page)), found
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert not (found := violations(page)), found
