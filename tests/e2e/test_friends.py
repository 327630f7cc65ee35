"""Friends, blocks and reports in two browsers: what one does, and what the other can and can't see of it."""

import itertools
import json
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Locator, expect

from bastide.cli import bastide
from tests.e2e import axe
from tests.e2e.conftest import ARTEFACTS, DESK, PHONE, Visit
from tests.e2e.visitor import Visitor
from tests.server.client import Client, play_out
from tests.server.people.test_accounts import PASSWORD
from tests.server.process import Server

SCREENS: dict[str, dict[str, Any]] = {"desk": {"viewport": DESK}, "phone": {**PHONE, "color_scheme": "dark"}}
_numbers = itertools.count(1)


def somebody(server: Server, visit: Visit, name: str, screen: str) -> tuple[Client, Visitor]:
    """Return a new account, and its browser."""
    client = Client(server, "Guest")
    client.nickname = f"{name} {screen} {next(_numbers)}"
    client.post("/api/account", {"name": client.nickname, "password": PASSWORD})
    visitor = visit(**SCREENS[screen])
    visitor.become(client)
    return client, visitor


def chat(visitor: Visitor) -> Locator:
    """Open the chat at a table; return its lines."""
    visitor.tab("Chat")
    return visitor.page.get_by_role("log", name="Chat").get_by_role("listitem")


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("textbox", name="Message").fill(text)
    visitor.page.get_by_role("textbox", name="Message").press("Enter")


def picture(visitor: Visitor, name: str) -> None:
    """Keep a picture of the page, and check that everybody can use it."""
    ARTEFACTS.mkdir(exist_ok=True)
    visitor.page.screenshot(path=ARTEFACTS / f"{name}.png")
    assert not axe.violations(visitor.page)


@pytest.mark.parametrize("screen", SCREENS)
def test_friends_find_each_other(visit: Visit, server: Server, screen: str) -> None:
    """Anna asks Berta by name; Berta sees a mark in the header, accepts, and both see that the other is online."""
    (anna, at_anna), (berta, at_berta) = [somebody(server, visit, name, screen) for name in ("Anna", "Berta")]
    at_anna.open("/friends")
    at_anna.page.get_by_label("Add a friend by name").fill(berta.nickname.upper())
    at_anna.page.get_by_role("button", name="Add friend").click()
    expect(at_anna.page.get_by_text(f"Request sent to {berta.nickname}.")).to_be_visible()

    at_berta.open("/")
    at_berta.page.get_by_role("link", name="Friends Friend requests").click()
    requests = at_berta.page.get_by_role("region", name="Friend requests")
    picture(at_berta, f"friends-request-{screen}")
    requests.get_by_role("button", name="Accept").click()
    friends = at_berta.page.get_by_role("region", name="Your friends")
    expect(friends.get_by_role("link", name=anna.nickname)).to_be_visible()
    expect(requests).to_have_count(0)

    table = anna.make_table(["me", "bot:random"], public=True)
    anna.open_nonce(table)
    at_anna.open(f"/table/{table}")
    expect(at_anna.page.get_by_role("grid")).to_be_visible()
    playing = friends.get_by_role("listitem").filter(has_text=anna.nickname)
    at_berta.wait_until(lambda: berta.get("/api/friends")["friends"][0]["playing"])
    at_berta.open("/friends")
    expect(playing.get_by_text("Playing now")).to_be_visible()
    picture(at_berta, f"friends-{screen}")
    playing.get_by_role("link", name="Watch").click()
    expect(at_berta.page.get_by_role("grid")).to_be_visible()

    at_berta.open(f"/player/{anna.nickname}")
    at_berta.page.get_by_role("button", name="Remove friend").click()
    expect(at_berta.page.get_by_role("button", name="Add friend")).to_be_visible()
    at_anna.open("/friends")
    expect(at_anna.page.get_by_text("No friends yet.")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_block_hides_tables_and_words_and_a_report_keeps_them(visit: Visit, server: Server, screen: str) -> None:
    """Anna reports what Berta says and blocks her: Berta's words are gone, and so is Anna's table from her lobby."""
    (anna, at_anna), (berta, at_berta) = [somebody(server, visit, name, screen) for name in ("Anna", "Berta")]
    table = anna.make_table(["me", "open"], public=False)
    berta.sit(table, 1)
    for seat, client in enumerate((anna, berta)):
        client.open_nonce(table, seat)
    offered = anna.make_table(["me", "open"], public=True)
    for visitor in (at_anna, at_berta):
        visitor.open(f"/table/{table}")
        expect(visitor.page.get_by_role("grid")).to_be_visible()
    heard, said = chat(at_anna), chat(at_berta)
    say(at_berta, "You play like a donkey.")
    expect(heard).to_have_text([f"{berta.nickname} You play like a donkey."])

    menu = at_anna.page.get_by_role("button", name=f"{berta.nickname}: friend, block, report")
    menu.last.click()  # in the chat; another one is beside the player
    dialog = at_anna.page.get_by_role("dialog", name=berta.nickname)
    dialog.get_by_role("button", name="Report player").click()
    dialog.get_by_label("Reason").select_option("Rude chat")
    dialog.get_by_label("What happened?").fill("Insults.")
    picture(at_anna, f"report-{screen}")
    dialog.get_by_role("button", name="Send report").click()
    expect(dialog.get_by_text("The host of this server will look at it.")).to_be_visible()
    assert [line["text"] for line in kept(server, berta)] == ["You play like a donkey."]

    dialog.get_by_role("button", name="Block").click()
    expect(dialog.get_by_text(f"You have blocked {berta.nickname}.")).to_be_visible()
    at_anna.page.keyboard.press("Escape")
    expect(heard).to_have_text(["No messages yet."])
    say(at_berta, "Hello?")
    expect(said).to_have_count(2)
    say(at_anna, "Your move.")
    expect(heard).to_have_text([f"{anna.nickname} Your move."])
    expect(said).to_have_count(3)
    picture(at_anna, f"blocked-at-table-{screen}")

    at_berta.open("/")
    expect(at_berta.page.get_by_role("heading", level=1)).to_be_visible()
    at_berta.page.wait_for_load_state("networkidle")
    assert at_berta.page.locator(f'a[href="/table/{offered}"]').count() == 0
    at_berta.watch.forgive(r"status of 409 .*/seats/1$")
    at_berta.open(f"/table/{offered}")
    at_berta.page.get_by_role("button", name="Take this seat").click()
    expect(at_berta.page.get_by_text("The game has started. You can watch it.")).to_be_visible()

    at_anna.open("/friends")
    blocked = at_anna.page.get_by_role("region", name="Blocked")
    picture(at_anna, f"friends-blocked-{screen}")
    blocked.get_by_role("button", name="Unblock").click()
    expect(blocked.get_by_text("You have blocked nobody.")).to_be_visible()
    at_berta.open("/")
    expect(at_berta.page.locator(f'a[href="/table/{offered}"]').first).to_be_visible()


def kept(server: Server, about: Client) -> Any:
    """Return the chat in the one report about somebody, as an operator reads it."""
    place = ["--data", str(server.data), "--database", server.database_url, "--json"]
    listed = CliRunner().invoke(bastide, ["admin", "list", "reports", "--about", about.nickname, *place])
    (report,) = json.loads(listed.output)
    shown = CliRunner().invoke(bastide, ["admin", "report", report["id"], *place])
    return json.loads(shown.output)["lines"]


def test_the_result_page_has_the_same_menu(visit: Visit, server: Server) -> None:
    """After the game, Anna asks her opponent to be friends where the standings are."""
    (anna, at_anna), (berta, _) = [somebody(server, visit, name, "desk") for name in ("Anna", "Berta")]
    table = anna.make_table(["me", "open"], public=False)
    berta.sit(table, 1)
    for seat, client in enumerate((anna, berta)):
        client.open_nonce(table, seat)
    with anna.watch(table) as mine, berta.watch(table) as hers:
        play_out([mine, hers], lambda update: update["moves"][0])
    at_anna.open(f"/table/{table}/result")
    standings = at_anna.page.get_by_role("region", name="Standings")
    standings.get_by_role("button", name=f"{berta.nickname}: friend, block, report").click()
    at_anna.page.get_by_role("dialog", name=berta.nickname).get_by_role("button", name="Add friend").click()
    expect(at_anna.page.get_by_role("dialog").get_by_text("Request sent")).to_be_visible()
    assert [one["name"] for one in berta.get("/api/friends")["requests"]] == [anna.nickname]
    at_anna.open("/friends")
    recent = at_anna.page.get_by_role("region", name="Recent opponents")
    expect(recent.get_by_role("link", name=berta.nickname)).to_be_visible()
