"""The waiting room in two browsers, one of them a phone: invitations, chat, removing a player, cancelling."""

import re

from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.measures import small_targets, sticks_out
from tests.e2e.visitor import Visitor
from tests.server.client import Client
from tests.server.process import Server

PASSWORD = "old bridge 1247"
_SHARE = "navigator.share = async (what) => void (window.shared = what)"


def account(server: Server, name: str) -> Client:
    """Return somebody who can be invited by name."""
    client = Client(server, name)
    client.post("/api/account", {"name": name, "password": PASSWORD})
    return client


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("textbox", name="Message").fill(text)
    visitor.page.keyboard.press("Enter")


def assert_comfortable(visitor: Visitor) -> None:
    """Check that everybody can use the page, with a finger too."""
    page = visitor.page
    assert not axe.violations(page)
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        assert not small_targets(page)
    assert sticks_out(page) <= 0


def test_inviting_by_name_chatting_and_cancelling(visit: Visit, server: Server) -> None:
    host, guest = account(server, "Odette"), account(server, "Gaspard")
    declined = host.make_table(["me", "open"], "troyes-dice", public=False)
    table = host.make_table(["me", "open", "open"], public=False, clock={"kind": "days", "days": 2})
    odette, gaspard = visit(color_scheme="dark"), visit(**PHONE)
    odette.become(host)
    gaspard.become(guest)
    odette.watch.forgive(r"status of (404|409) .*/invitations$")

    odette.open(f"/table/{declined}")
    name = odette.page.get_by_role("combobox", name="Invite by name")
    send = odette.page.get_by_role("button", name="Invite", exact=True)
    name.fill("Nobody at all")
    send.click()
    expect(odette.page.get_by_role("alert")).to_contain_text("There is no player with this name.")
    name.fill("gaspard")
    send.click()
    invited = odette.page.get_by_role("list", name="Invited")
    expect(invited.get_by_role("listitem")).to_have_text(re.compile("Gaspard.*invited"))
    expect(odette.page.get_by_role("alert")).to_have_count(0)

    gaspard.open()
    waiting = gaspard.page.get_by_role("region", name="Waiting for you")
    expect(waiting).to_contain_text("Odette invites you")
    assert_comfortable(gaspard)
    waiting.get_by_role("button", name="Decline: Troyes Dice").click()
    expect(waiting).to_have_count(0)
    expect(invited.get_by_role("listitem")).to_have_text(re.compile("Gaspard.*declined"))

    odette.open(f"/table/{table}")
    name.fill("Gaspard")
    send.click()
    expect(invited).to_be_visible()
    gaspard.open(f"/table/{table}")
    expect(gaspard.page.get_by_text("You are invited to this table.")).to_be_visible()
    say(gaspard, "Two days each?")
    chat = odette.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Two days each?")
    gaspard.open()
    waiting.get_by_role("button", name="Accept: Kingdom Builder").click()
    expect(gaspard.page.get_by_role("heading", name="Waiting for 1 more player")).to_be_visible()
    expect(odette.page.get_by_role("button", name="Remove player")).to_be_visible()
    expect(invited).to_have_count(0)
    expect(chat).to_contain_text("Gaspard takes seat 2.")
    say(odette, "As you like <i>it</i>")
    expect(gaspard.page.get_by_role("log", name="Chat")).to_contain_text("As you like <i>it</i>")
    for visitor in (odette, gaspard):
        assert_comfortable(visitor)

    odette.page.get_by_role("button", name="Remove player").click()
    expect(gaspard.page.get_by_text("The host removed you from this table.")).to_be_visible()
    expect(gaspard.page.get_by_role("button", name="Take this seat")).to_have_count(0)
    odette.page.get_by_role("button", name="Cancel table").click()
    asked = odette.page.get_by_role("dialog", name="Cancel this table?")
    asked.get_by_role("button", name="Keep table").click()
    expect(asked).to_have_count(0)
    odette.page.get_by_role("button", name="Cancel table").click()
    asked.get_by_role("button", name="Cancel table").click()
    for visitor in (odette, gaspard):
        expect(visitor.page.get_by_text("The host cancelled this table.")).to_be_visible()
    gaspard.page.get_by_role("link", name="Back to lobby", exact=True).click()
    expect(gaspard.page).to_have_url(re.compile("/$"))


def test_a_link_is_shared_and_shown_as_a_qr_code(visit: Visit, server: Server) -> None:
    host = Client(server, "Odo")
    table = host.make_table(["me", "open"])
    odo, stranger = visit(**PHONE, color_scheme="dark"), visit()
    odo.become(host)
    odo.context.add_init_script(_SHARE)
    odo.open(f"/table/{table}")
    link = odo.page.get_by_role("textbox", name="Invite a friend with this link").input_value()
    expect(odo.page).to_have_title(re.compile("^Kingdom Builder"))  # names of games are there a moment later
    odo.page.get_by_role("button", name="Share").click()
    assert odo.page.evaluate("window.shared") == {"title": "Kingdom Builder – Bastide", "url": link}
    odo.page.get_by_role("button", name="QR code").click()
    dialog = odo.page.get_by_role("dialog", name="QR code")
    expect(dialog.get_by_role("img", name=f"QR code of the link {link}")).to_be_visible()
    expect(dialog.get_by_text(link, exact=True)).to_be_visible()
    assert not axe.violations(odo.page)
    odo.page.keyboard.press("Escape")

    stranger.page.goto(link)
    expect(stranger.page.get_by_text("Take a seat to chat.")).to_be_visible()
    expect(stranger.page.get_by_role("textbox", name="Message")).to_have_count(0)
    expect(stranger.page.get_by_role("combobox", name="Invite by name")).to_have_count(0)
    stranger.page.get_by_role("button", name="Take this seat").click()
    stranger.introduce("Stella", "Take this seat")
    for visitor in (odo, stranger):
        expect(visitor.page.get_by_role("grid")).to_be_visible()
