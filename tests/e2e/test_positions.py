"""Positions in the browser: opened from a file, and continued from any page that shows one."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import ARTEFACTS, DESK, PHONE, Visit
from tests.e2e.measures import sticks_out
from tests.e2e.test_learn import at_step
from tests.e2e.visitor import Visitor
from tests.e2e.watch import NO_SUCH_THING
from tests.server.client import Client
from tests.server.http.test_positions import KINGDOM, middle

SCREENS: dict[str, dict[str, Any]] = {"desk": {"viewport": DESK}, "phone": PHONE}


def open_file(visitor: Visitor, text: str) -> None:
    """Open a file with the button in the lobby."""
    visitor.open()
    visitor.page.get_by_role("link", name="Open a saved game").click()
    file = {"name": "position.json", "mimeType": "application/json", "buffer": text.encode()}
    visitor.page.get_by_label("File").set_input_files(file)
    visitor.page.get_by_role("button", name="Open").click()


def play_on(visitor: Visitor, seat: str | None = None) -> None:
    """Continue from the position shown."""
    visitor.page.get_by_role("button", name="Play on from here").click()
    dialog = visitor.page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_contain_text("The new game will be unrated.")
    if seat is not None:
        dialog.get_by_label("Your seat").select_option(label=seat)
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(visitor.page).to_have_url(re.compile(r"/table/\w+$"))
    expect(visitor.page.get_by_text("unrated", exact=True)).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_a_position_from_a_file_is_shown_and_played_on(visit: Visit, screen: dict[str, Any]) -> None:
    anna = visit(**screen)
    anna.become(Client(anna.server, "Anna"))
    open_file(anna, "\ufeff" + json.dumps(KINGDOM))
    page = anna.page
    expect(page.get_by_role("heading", level=1, name="Kingdom Builder position")).to_be_visible()
    for place, owner in (("3.4", "Player 1"), ("3.5", "Player 1"), ("8.8", "Player 2")):
        expect(anna.hex(place)).to_have_accessible_name(re.compile(f"{owner}'s settlement"))
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(page.get_by_role("region", name="Points")).to_contain_text("Player 2")
    assert sticks_out(page) <= 0
    page.screenshot(path=ARTEFACTS / f"position-{page.viewport_size['width']}.png", full_page=True)  # type: ignore[index]
    play_on(anna)
    anna.expect_turn()
    expect(anna.settlements("Anna")).to_have_count(2)
    anna.lit.first.click() if screen is not PHONE else anna.lit.first.tap()


def test_playing_the_other_side_of_a_position(visit: Visit) -> None:
    anna = visit()
    anna.become(Client(anna.server, "Anna"))
    open_file(anna, json.dumps(KINGDOM))
    play_on(anna, "Player 2")
    expect(anna.settlements("Anna")).to_have_count(1)
    anna.expect_turn()  # after the bot's


@pytest.mark.parametrize(
    ("game", "title"), [("troyes-dice", "Troyes Dice"), ("tournay", "Tournay"), ("feuville", "Feuville")]
)
def test_positions_of_all_games(visit: Visit, game: str, title: str) -> None:
    anna = visit()
    anna.become(Client(anna.server, "Anna"))
    open_file(anna, json.dumps(middle(game)))
    expect(anna.page.get_by_role("heading", level=1, name=f"{title} position")).to_be_visible()
    play_on(anna)


def test_a_file_that_is_not_a_position_says_why(visit: Visit) -> None:
    anna = visit()
    anna.become(Client(anna.server, "Anna"))
    anna.watch.forgive(NO_SUCH_THING)
    open_file(anna, json.dumps({**KINGDOM, "game": "chess"}))
    expect(anna.page.get_by_role("alert")).to_contain_text("There is no game 'chess'")


def test_a_lesson_leads_on_to_a_game(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.become(Client(anna.server, "Anna"))
    anna.open("/learn/kingdom-builder")
    on, help_ = (anna.page.get_by_role("button", name=name) for name in ("Next", "Do it for me"))
    for step in range(1, 14):
        at_step(anna, step, 14)
        expect(anna.page.get_by_role("button", name="Play on from here")).to_be_visible()
        on.or_(help_).click()
    at_step(anna, 14, 14)
    built = anna.settlements("Anna").count()
    assert built > 0
    anna.page.screenshot(path=ARTEFACTS / f"lesson-{anna.page.viewport_size['width']}.png")  # type: ignore[index]
    assert sticks_out(anna.page) <= 0
    play_on(anna)
    anna.expect_turn()
    assert anna.settlements("Anna").count() >= built


def test_a_newcomer_can_leave_a_lesson_at_any_step(visit: Visit) -> None:
    anna = visit()
    anna.open("/learn/kingdom-builder")
    at_step(anna, 1, 14)
    anna.page.get_by_role("button", name="Play on from here").click()
    dialog = anna.page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("textbox", name="Your name").fill("Anna")
    dialog.get_by_role("button", name="Continue").click()
    dialog.get_by_role("button", name="Play on", exact=True).click()
    anna.expect_turn()
