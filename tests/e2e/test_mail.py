"""An address, a forgotten password and the end of notices, through real mail and real browsers."""

from collections.abc import Iterator

import pytest
from itsdangerous import URLSafeSerializer
from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.test_people import PASSWORD, make_account, sign_in
from tests.e2e.visitor import Visitor
from tests.server.postbox import Postbox, link_in
from tests.server.process import Server

ADDRESS = "hildegard@example.org"
FRESH = "new bridge 1248"
UNSUBSCRIBED = "Unsubscribed. You can turn notices on again on your account page."


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    with Postbox() as postbox:
        yield postbox


@pytest.fixture
def posting(postbox: Postbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends mail."""
    with Server(tmp_path_factory.mktemp("mail") / "data", bot_pace=0, **postbox.options()) as server:
        yield server


def unsubscribe_token(visitor: Visitor, server: Server) -> str:
    """Return the token in somebody's notices."""
    me = visitor.page.request.get(f"{server.url}/api/me").json()["id"]
    key = (server.data / "cookie.key").read_bytes()
    return str(URLSafeSerializer(key.hex(), salt="bastide-unsubscribe").dumps(me))


def follow(visitor: Visitor, link: str, action: str, done: str) -> None:
    """Open a link from a mail and do what it offers."""
    visitor.page.goto(link)
    assert not axe.violations(visitor.page)
    visitor.page.get_by_role("button", name=action).click()
    expect(visitor.page.get_by_role("status")).to_have_text(done)


def test_a_forgotten_password_is_reset_by_mail(visit: Visit, posting: Server, postbox: Postbox) -> None:
    home, away, phone = visit(at=posting), visit(at=posting), visit(at=posting, **PHONE)
    make_account(home, "Hildegard")
    home.open("/account")
    card = home.page.get_by_role("region", name="E-mail address")
    card.get_by_label("E-mail address").fill(ADDRESS)
    card.get_by_label("Current password").fill(PASSWORD)
    card.get_by_role("button", name="Send confirmation link").click()
    expect(card.get_by_role("status")).to_contain_text(f"A link is on its way to {ADDRESS}")
    assert not axe.violations(home.page)
    follow(phone, link_in(postbox.wait(ADDRESS), "confirm"), "Confirm address", "Address confirmed.")
    follow(phone, f"{posting.url}/unsubscribe#{unsubscribe_token(home, posting)}", "Unsubscribe", UNSUBSCRIBED)
    home.page.reload()
    expect(card.get_by_role("status")).to_contain_text(f"{ADDRESS} is confirmed.")
    notices = card.get_by_role("checkbox", name="Send me notices by e-mail")
    expect(notices).not_to_be_checked()
    notices.click()
    expect(notices).to_be_checked()

    sign_in(away, "Hildegard")
    expect(away.page.get_by_role("heading", level=1, name="Hildegard")).to_be_visible()
    home.page.get_by_role("button", name="Sign out", exact=True).click()
    home.page.get_by_role("region", name="Sign in").get_by_role("button", name="Forgot your password?").click()
    dialog = home.page.get_by_role("dialog", name="Forgot your password?")
    for typed in ("nobody@example.org", ADDRESS):
        dialog.get_by_label("Name or e-mail address").fill(typed)
        dialog.get_by_role("button", name="Send link").click()
        expect(dialog.get_by_role("status")).to_contain_text("If there is such an account")
    assert not axe.violations(home.page)

    link = link_in(postbox.wait(ADDRESS, 2), "reset")
    phone.page.goto(link)
    phone.page.get_by_label("New password").fill(FRESH)
    phone.page.get_by_role("button", name="Set password").click()
    expect(phone.page.get_by_role("heading", level=1, name="Hildegard")).to_be_visible()
    assert "reset" not in phone.page.url
    assert postbox.wait(ADDRESS, 3)["Subject"] == "Your password was changed"
    away.page.reload()
    away.open("/account")
    expect(away.page.get_by_role("region", name="Sign in")).to_be_visible()  # the other session is over
    away.watch.forgive(r"status of 404 .*/api/account/reset$")
    away.page.goto(link)
    away.page.get_by_label("New password").fill("yet another one")
    away.page.get_by_role("button", name="Set password").click()
    expect(away.page.get_by_role("alert")).to_contain_text("This link has expired or has already been used.")

    phone.open("/account")
    card = phone.page.get_by_role("region", name="E-mail address")
    card.get_by_role("button", name="Remove address").click()
    expect(card.get_by_role("status")).to_be_empty()
    assert postbox.wait(ADDRESS, 4)["Subject"] == "Your e-mail address was removed"


def test_without_mail_nothing_is_offered(visit: Visit) -> None:
    anna = visit()
    anna.open("/account")
    expect(anna.page.get_by_text("Forgotten passwords can't be recovered.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Forgot your password?")).to_have_count(0)
