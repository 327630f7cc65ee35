"""Two people, one on a phone: rated or casual, asking to abandon, resigning, and what the ratings say afterwards."""

import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e import axe
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.measures import sticks_out
from tests.e2e.test_people import make_account
from tests.e2e.visitor import Visitor
from tests.server.client import Client
from tests.server.people.test_accounts import account
from tests.server.process import Server

DARK_PHONE = {**PHONE, "color_scheme": "dark"}
REQUEST = "Request to abandon the game"


def picture(page: Page, name: str) -> None:
    """Keep a picture to look at, if BASTIDE_PICTURES names a folder."""
    if folder := os.environ.get("BASTIDE_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def meet(anna: Visitor, bruno: Visitor, choice: str) -> None:
    """Let Anna make a table, rated or casual, at which Bruno sits down."""
    anna.open("/new/kingdom-builder")
    anna.page.get_by_role("radio", name="Only people with the link").check()
    expect(anna.page.get_by_role("radio", name="Rated")).to_be_checked()
    anna.page.get_by_role("radio", name=choice).check()
    picture(anna.page, f"new-{choice}")
    anna.page.get_by_role("button", name="Create table").click()
    expect(anna.page.get_by_role("heading", name="Waiting for 1 more player")).to_be_visible()
    bruno.open(f"/table/{anna.table}")
    expect(bruno.page.get_by_role("region", name="Options")).to_contain_text(f"{choice}")
    picture(bruno.page, f"waiting-{choice}")
    bruno.page.get_by_role("button", name="Take this seat").click()
    for visitor in (anna, bruno):
        expect(visitor.page.get_by_role("grid")).to_be_visible()


def test_a_request_is_declined_and_a_resignation_counts(visit: Visit) -> None:
    anna, bruno = visit(), visit(**DARK_PHONE)
    make_account(anna, "Aleidis")
    make_account(bruno, "Bernolf")
    meet(anna, bruno, "Rated")
    expect(anna.page.get_by_text("Rated", exact=True)).to_be_visible()

    anna.page.get_by_role("button", name="Abandon game").click()
    anna.page.get_by_role("dialog", name="Abandon this game?").get_by_role("button", name="Ask the others").click()
    request = bruno.page.get_by_role("alertdialog", name=REQUEST)
    expect(request).to_contain_text("Aleidis suggests abandoning the game: no result, and ratings don't change.")
    picture(bruno.page, "asked-phone")
    picture(anna.page, "asking")
    assert not axe.violations(bruno.page)
    request.get_by_role("button", name="Decline").tap()
    expect(anna.page.get_by_role("alertdialog", name=REQUEST)).to_be_hidden()
    expect(anna.log.get_by_text("Bernolf wants to play on.")).to_be_visible()
    anna.page.get_by_role("button", name="Abandon game").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    expect(anna.page.get_by_text("You can ask again after your next move.")).to_be_visible()

    bruno.tab("Players")
    resign = bruno.page.get_by_role("button", name="Resign")
    resign.tap()
    dialog = bruno.page.get_by_role("dialog", name="Resign this game?")
    expect(dialog).to_contain_text("Aleidis wins and you lose.")
    picture(bruno.page, "resign-phone")
    dialog.get_by_role("button", name="Play on").tap()
    expect(dialog).to_be_hidden()
    resign.focus()
    bruno.page.keyboard.press("Enter")
    dialog.get_by_role("button", name="Resign").focus()
    bruno.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name="Bernolf resigned. Aleidis wins")).to_be_visible()
    picture(anna.page, "over")
    picture(bruno.page, "over-phone")

    for visitor, name in ((anna, "result-resigned"), (bruno, "result-resigned-phone")):
        visitor.page.get_by_role("link", name="Result and replay").click()
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(re.compile("Bernolf resigned. Aleidis wins"))
        meaning = visitor.page.get_by_role("region", name="What it means")
        expect(meaning).to_contain_text(re.compile(r"Aleidis.*Rating 1\d\d\d ± \d+ provisional \+\d+"))
        expect(meaning).to_contain_text(re.compile(r"Bernolf.*Rating 1\d\d\d ± \d+ provisional −\d+"))
        standings = visitor.page.get_by_role("region", name="Standings")
        expect(standings).to_contain_text(re.compile("1.*Aleidis.*2.*Bernolf"))
        assert not axe.violations(visitor.page)
        picture(visitor.page, name)


def test_a_casual_game_is_abandoned_by_agreement(visit: Visit) -> None:
    anna, bruno, clara = visit(color_scheme="dark"), visit(**PHONE), visit()
    make_account(anna, "Adelind")
    make_account(bruno, "Burchard")
    meet(anna, bruno, "Casual")
    clara.open(f"/table/{anna.table}")
    expect(clara.page.get_by_text("Casual", exact=True)).to_be_visible()
    bruno.tab("Players")
    bruno.page.get_by_role("button", name="Abandon game").tap()
    bruno.page.get_by_role("button", name="Ask the others").tap()
    expect(bruno.page.get_by_role("button", name="Withdraw request")).to_be_visible()
    seen = clara.page.get_by_role("alertdialog", name=REQUEST)
    expect(seen).to_contain_text("Burchard suggests abandoning the game. Waiting for answers.")
    expect(seen.get_by_role("button")).to_have_count(0)
    agree = anna.page.get_by_role("alertdialog", name=REQUEST).get_by_role("button", name="Agree")
    agree.focus()
    anna.page.keyboard.press("Enter")
    for visitor in (anna, clara):
        expect(visitor.page.get_by_role("heading", name="Abandoned by agreement")).to_be_visible()
    for visitor, name in ((anna, "result-abandoned"), (bruno, "result-abandoned-phone")):
        visitor.page.get_by_role("link", name="Result and replay").click()
        expect(visitor.page.get_by_role("heading", level=1, name="Abandoned by agreement")).to_be_visible()
        expect(visitor.page.get_by_text("Abandoned by agreement: no result, and ratings don't change.")).to_be_visible()
        expect(visitor.page.get_by_role("button", name="Rematch")).to_be_visible()
        picture(visitor.page, name)
    anna.open("/")
    expect(anna.page.get_by_role("link", name=re.compile("Kingdom Builder.*abandoned"))).to_be_visible()


def resigned(host: Client, loser: Client) -> None:
    """Play a rated game of Kingdom Builder that `loser` gives up at once."""
    table = host.make_table(["me", "open"])
    loser.sit(table, 1)
    host.open_nonce(table, 0)
    loser.open_nonce(table, 1)
    with loser.watch(table) as stream:
        assert stream.ask("resign")["type"] == "accepted"
    host.get(f"/api/tables/{table}/result")


def test_ten_rated_games_give_a_rank_and_a_curve(visit: Visit, server: Server) -> None:
    anna, bruno, clara = (account(server, name) for name in ("Amalberga", "Brunhild", "Chlotar"))
    for game in range(10):
        resigned(*((anna, bruno) if game % 3 else (bruno, anna)))
    resigned(clara, anna)
    for name, options in (("desk", {}), ("phone", DARK_PHONE)):
        visitor = visit(**options)
        visitor.open("/ladder/kingdom-builder")
        page = visitor.page
        ranked = page.get_by_role("table").first
        expect(ranked.get_by_role("row", name=re.compile(r"^\d+ Amalberga 1[56]\d\d ± \d+ 11$"))).to_be_visible()
        expect(ranked).not_to_contain_text("Chlotar")
        expect(page.get_by_role("heading", name="Provisional: fewer than ten rated games")).to_be_visible()
        expect(page.get_by_role("row", name=re.compile(r"^Chlotar 1\d\d\d ± \d+ 1$"))).to_be_visible()
        assert not axe.violations(page)
        picture(page, f"ladder-{name}")
        page.get_by_role("link", name="Amalberga").click()
        chart = page.get_by_role("img", name=re.compile(r"^Rating over 11 games\. From 1\d+ to 1\d+; lowest"))
        expect(chart).to_be_visible()
        expect(page.get_by_text("The band shows how sure each rating is.")).to_be_visible()
        assert not axe.violations(page)
        assert sticks_out(page) <= 0
        picture(page, f"player-{name}")
