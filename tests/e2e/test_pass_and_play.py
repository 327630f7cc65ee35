"""Two people at one device: a screen hides the hands between turns."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor

NAMES = ("Anna", "Bruno")


def curtain(visitor: Visitor, name: str) -> None:
    """Expect that the device must be passed on, with nobody's hand in the page."""
    page = visitor.page
    expect(page.get_by_role("heading", name=f"{name}'s turn")).to_be_visible()
    expect(page.get_by_role("button", name=f"I'm {name}. Show the table")).to_be_focused()
    expect(page.get_by_role("grid")).to_have_count(0)
    assert "Your next card" not in page.content()
    assert not re.search("draws a terrain card", page.content()), "the log tells what was drawn"


def test_pass_and_play(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.open("/new/kingdom-builder")
    page.get_by_role("combobox", name="Seat 2").select_option("On this device")
    page.get_by_role("textbox", name="Name for seat 2").fill("Bruno")
    page.get_by_role("button", name="Create table").click()
    anna.introduce("Anna", "Create table")

    lift = page.get_by_role("button", name=re.compile("^I'm .+\\. Show the table$"))
    for _ in range(3):
        expect(lift).to_be_visible()
        name = re.fullmatch("I'm (.+)\\. Show the table", lift.inner_text())[1]  # type: ignore[index]
        seat, other = NAMES.index(name), NAMES[1 - NAMES.index(name)]
        curtain(anna, name)
        lift.click()
        expect(page.get_by_text(re.compile(f"^{name} must build 3"))).to_be_visible()
        mine = anna.frames("update", seat=seat)[-1]["view"]["players"]
        assert mine[1 - seat]["card"] is None
        shown = page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=other)
        assert shown.get_by_role("img", name="Hidden terrain card").count() == mine[1 - seat]["has_card"]
        assert anna.play_turn()
        curtain(anna, other)
    expect(page.get_by_role("log", name="Log")).to_have_count(0)
