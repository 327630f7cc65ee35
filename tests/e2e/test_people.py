"""Accounts, player pages, leaderboards, private notes and reports, in real browsers."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.conftest import Visit
from tests.e2e.places import Tables
from tests.e2e.visitor import Visitor
from tests.server.client import Client
from tests.server.process import Server

PASSWORD = "old bridge 1247"


def make_account(visitor: Visitor, name: str) -> None:
    """Turn a guest, or a new visitor, into an account."""
    visitor.open("/account")
    card = visitor.page.get_by_role("region", name="Create account")
    card.get_by_role("textbox", name="Name").fill(name)
    card.get_by_label("Password").fill(PASSWORD)
    card.get_by_role("button", name="Create account").click()
    expect(visitor.page.get_by_role("heading", level=1, name=name)).to_be_visible()


def sign_in(visitor: Visitor, name: str, password: str = PASSWORD) -> None:
    visitor.open("/account")
    card = visitor.page.get_by_role("region", name="Sign in")
    card.get_by_role("textbox", name="Name").fill(name)
    card.get_by_label("Password").fill(password)
    card.get_by_role("button", name="Sign in").click()


@contextmanager
def settings_kept(visitor: Visitor) -> Iterator[None]:
    """Wait until the server has saved the settings chosen inside."""
    with visitor.page.expect_response(lambda answer: answer.request.method == "PUT" and "settings" in answer.url):
        yield


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(visit: Visit, server: Server) -> None:
    guest = Client(server, "Berta")
    table = guest.make_table(["me", "bot:random"])
    guest.open_nonce(table)
    home = visit()
    home.become(guest)
    make_account(home, "Berta of Toul")
    expect(home.page.get_by_text("No finished games yet.")).to_be_visible()
    assert not axe.violations(home.page)
    berta = Client(server, "Berta of the programs")
    berta.post("/api/session", {"name": "Berta of Toul", "password": PASSWORD})
    names = ("notebook", "old bot", "other bot")
    token, *_ = [berta.post("/api/tokens", {"name": name, "scopes": ["play"]})["token"] for name in names]
    home.page.get_by_role("button", name="Settings").click()
    with settings_kept(home):
        home.page.get_by_label("Theme").select_option("dark")
    home.page.keyboard.press("Escape")

    away = visit()
    for window in (home, away):
        window.watch.forgive(r"status of (403|409) .*/api/session$")  # with a wrong password, and two seats
    sign_in(away, "berta of toul", "not this one")
    expect(away.page.get_by_role("alert")).to_be_visible()
    sign_in(away, "berta of toul")
    expect(away.page.get_by_role("heading", level=1, name="Berta of Toul")).to_be_visible()
    expect(away.page.locator("html")).to_have_attribute("data-theme", "dark")
    away.open()
    away.page.get_by_role("region", name="Waiting for you").get_by_role("link").first.click()
    expect(away.page).to_have_url(re.compile(table))

    away.open("/account")
    programs = away.page.get_by_role("group", name="Programs")
    programs.get_by_role("checkbox", name="Keep notebook").check()
    programs.get_by_role("button", name="Revoke old bot").click()
    expect(programs.get_by_role("listitem")).to_have_count(2)
    assert not axe.violations(away.page)
    away.page.get_by_role("button", name="Sign out everywhere").click()
    expect(away.page.get_by_role("region", name="Sign in")).to_be_visible()
    home.open("/account")
    expect(home.page.get_by_role("button", name="Sign out everywhere")).to_have_count(0)
    expect(home.page.get_by_role("region", name="Sign in")).to_be_visible()

    guest.http.cookies.clear()
    guest.post("/api/guests", {"nickname": "Two in one"})
    sharing = guest.make_table(["me", "open"])
    Client(server, token=token).sit(sharing, 1)
    home.become(guest)
    sign_in(home, "Berta of Toul")
    expect(home.page.get_by_role("alert")).to_contain_text("One person can't play two seats")
    expect(home.page.get_by_role("link", name="Go to the table")).to_have_attribute("href", f"/table/{sharing}")
    home.page.get_by_role("button", name="Leave the guest’s seat and sign in").click()
    expect(home.page.get_by_role("heading", level=1, name="Berta of Toul")).to_be_visible()
    home.open("/account")
    expect(home.page.get_by_role("group", name="Programs").get_by_role("listitem")).to_have_count(1)
    home.page.get_by_role("button", name="Delete account").click()
    dialog = home.page.get_by_role("dialog")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete permanently").click()
    expect(home.page.get_by_role("heading", level=1, name="Come in and build a town")).to_be_visible()
    sign_in(home, "Berta of Toul")
    expect(home.page.get_by_role("alert")).to_be_visible()


def test_a_newcomer_creates_an_account_before_the_first_game(visit: Visit) -> None:
    newcomer = visit()
    make_account(newcomer, "Cecily")
    newcomer.open("/account")
    expect(newcomer.page.get_by_role("heading", level=1, name="Cecily's account")).to_be_visible()


def test_alone_means_alone(visit: Visit) -> None:
    """Troyes Dice can be played alone; the choice survives a reload, with an account too."""
    anna = visit()
    make_account(anna, "Drogo")
    anna.open()
    card = anna.page.get_by_role("region", name="Troyes Dice")
    asked = anna.page.get_by_role("dialog", name="Play bots: Troyes Dice")
    card.get_by_role("button", name="Play a bot").click()
    with settings_kept(anna):
        asked.get_by_role("combobox", name="against").select_option("nobody (solo)")
    anna.page.reload()
    card.get_by_role("button", name="Play a bot").click()
    expect(asked.get_by_role("combobox", name="against")).to_have_value("0")
    asked.get_by_role("button", name="Start game").click()
    expect(anna.page.get_by_role("button", name="Leave game")).to_be_visible()
    expect(anna.page.get_by_text("Bot")).to_have_count(0)


def test_pages_of_players_and_ladders(visit: Visit, tables: Tables) -> None:
    anna = visit()
    anna.become(tables.owner)
    anna.open("/me")
    page = anna.page
    expect(page.get_by_role("region", name="Kingdom Builder")).to_contain_text("Games")
    page.get_by_role("region", name="Finished games").get_by_role("link", name="Kingdom Builder").first.click()
    expect(page).to_have_url(re.compile(rf"/table/{tables.over}/result"))
    page.get_by_role("navigation", name="Main menu").get_by_role("link", name="Ladder").click()
    page.get_by_label("Show").select_option("Bots")
    expect(page.get_by_role("table").or_(page.get_by_text("No bots yet")).first).to_be_visible()
    assert not axe.violations(page)


def test_notes_are_kept_into_the_replay_and_nobody_else_sees_them(visit: Visit, tables: Tables) -> None:
    anna = visit()
    anna.become(tables.owner)
    anna.open(f"/table/{tables.over}/result")
    field = anna.page.get_by_role("textbox", name="Private notes")
    expect(field).to_be_editable()
    field.fill("Take the Barn earlier.")
    expect(anna.page.get_by_text("Saved. Only you can read your notes.")).to_be_visible()
    anna.page.reload()
    expect(field).to_have_value("Take the Barn earlier.")
    other = visit()
    other.open(f"/table/{tables.over}/result")
    expect(other.page.get_by_role("slider", name="Timeline")).to_be_visible()
    expect(other.page.get_by_role("textbox", name="Private notes")).to_have_count(0)


def test_a_problem_is_reported(visit: Visit, tables: Tables) -> None:
    anna = visit()
    anna.become(tables.owner)
    anna.open(f"/table/{tables.running}")
    anna.page.get_by_role("button", name="Report a problem").click()
    dialog = anna.page.get_by_role("dialog", name="Report a problem")
    dialog.get_by_role("textbox").fill("My castle gave no gold.")
    dialog.get_by_role("button", name="Send report").click()
    expect(dialog.get_by_role("status")).to_contain_text("Your report number is")


def test_every_step_of_a_replay_has_an_address(visit: Visit, tables: Tables) -> None:
    anna = visit()
    anna.become(tables.owner)
    anna.open(f"/table/{tables.over}/result#step-5-as-0")
    step = anna.page.get_by_text(re.compile(r"^Step 5 of \d+"))
    expect(step).to_be_visible()
    expect(anna.page.get_by_label("View as")).to_have_value("0")
    anna.page.get_by_role("heading", level=1).click()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page).to_have_url(re.compile("#step-6-as-0$"))
    expect(anna.page.get_by_label("Link to this step")).to_have_value(re.compile("#step-6-as-0$"))
    anna.page.get_by_label("Speed").select_option("Fast")
    anna.page.get_by_role("button", name="Play backwards").click()
    expect(anna.page).to_have_url(re.compile("#step-0-as-0$"))  # where it stops by itself
