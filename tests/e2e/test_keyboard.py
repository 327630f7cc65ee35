"""Everything without a mouse."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit

_FOCUS = """() => {
  const element = document.activeElement;
  return [element.getAttribute('role') ?? element.tagName.toLowerCase(),
          element.getAttribute('aria-label') ?? element.innerText ?? ''].map((part) => part.trim());
}"""


def focus(page: Page) -> tuple[str, str]:
    """Return the role and the name of the focused element."""
    role, name = page.evaluate(_FOCUS)
    return role, name


def tab_to(page: Page, role: str, name: str, key: str = "Tab") -> None:
    """Press Tab until something has the focus."""
    passed = []
    for _ in range(80):
        page.keyboard.press(key)
        passed.append(focus(page))
        if passed[-1][0] == role and re.search(name, passed[-1][1]):
            return
    raise AssertionError(f"Tab never comes to the {role} “{name}”, only to {passed}")


def expect_focus(page: Page, role: str, name: str) -> str:
    """Wait until something has the focus; return its name."""
    page.wait_for_function(
        f"([role, name]) => (([r, n]) => r === role && RegExp(name).test(n))(({_FOCUS})())", arg=[role, name]
    )
    return focus(page)[1]


def test_a_turn_from_the_lobby_on_with_keys_only(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.open()
    expect(page.get_by_role("button", name="Play a bot").first).to_be_visible()
    page.keyboard.press("Tab")
    expect_focus(page, "a", "^Skip to content$")
    page.keyboard.press("Enter")
    card = page.get_by_role("region", name="Kingdom Builder", exact=True)
    tab_to(page, "button", "^Play a bot$")
    while not card.evaluate("card => card.contains(document.activeElement)"):
        tab_to(page, "button", "^Play a bot$")
    page.keyboard.press("Enter")
    name = page.get_by_role("textbox", name="Your name")
    expect(name).to_be_visible()
    if not name.evaluate("field => field === document.activeElement"):
        tab_to(page, "input", "")
    page.keyboard.press("Control+a")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    anna.expect_turn()

    tab_to(page, "gridcell", r"^\d+\.\d+, ")
    _, start = focus(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    row, column = map(int, start.split(",")[0].split("."))
    expect_focus(page, "gridcell", rf"^{row + 1}\.{column + 1},")
    for number in range(1, 4):
        page.keyboard.press("n")
        place = expect_focus(page, "gridcell", "legal now")
        page.keyboard.press("i")
        expect(page.locator(".popover")).to_contain_text(f"Build a settlement on {place.split(',')[0]}")
        page.keyboard.press("Enter")
        expect(page.locator(".popover")).to_have_count(0)
        expect(anna.settlements("Anna")).to_have_count(number)
        expect_focus(page, "gridcell", "")  # it stays on the board
        expect(anna.something_to_do).to_be_visible()
    expect(anna.end).to_be_enabled()
    tab_to(page, "button", "^End turn$", key="Shift+Tab")
    page.keyboard.press("Enter")
    expect(anna.log.get_by_text("Anna ends their turn.")).to_be_visible()
    anna.expect_turn()


def test_looking_back_and_the_panels_with_keys_only(visit: Visit) -> None:
    anna = visit()
    anna.sit_down()
    anna.expect_turn()
    anna.build()
    page = anna.page
    tab_to(page, "input", "^Timeline$")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Reviewing")).to_be_visible()
    expect(anna.settlements("Anna")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(anna.settlements("Anna")).to_have_count(1)

    tab_to(page, "tab", "^Log$")
    page.keyboard.press("ArrowRight")
    expect_focus(page, "tab", "^Chat$")
    page.keyboard.press("ArrowRight")
    expect_focus(page, "tab", "^Moves$")
    tab_to(page, "button", "^Build a settlement on ")
    page.keyboard.press("Enter")
    expect(anna.settlements("Anna")).to_have_count(2)
