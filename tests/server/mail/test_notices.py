"""Notices by mail: to who wants them, each with a link that ends them."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bastide.server.notices import choices
from bastide.server.notices.choices import Choices
from bastide.server.notices.notice import Notice, NoticeText
from bastide.server.services import Services
from bastide.server.tournaments.notices import FINISHED_NOTICE
from tests.server.inside import refused_with, with_services
from tests.server.mail.site import Site
from tests.server.mail.test_mailer import emptied, waiting
from tests.server.mail.test_resets import with_address
from tests.server.people.test_accounts import refusal
from tests.server.postbox import Postbox, link_in, text_of

ANNA = "anna@example.org"
TEXT = NoticeText("It's your turn", "Berta moved in Tournay.", "https://elsewhere.example/table/abcd")


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    with Postbox() as postbox:
        yield postbox


def turn(person: str) -> Notice:
    return Notice(person, "turn", "abcd", "tournay", "notice-turn", {}, "/table/abcd")


def test_a_notice_can_be_ended_with_one_click(tmp_path: Path, postbox: Postbox) -> None:
    async def tell(services: Services) -> None:
        anna = await with_address(services)
        await services.mail_channel.send(turn(anna.id), TEXT)
        mail = await asyncio.to_thread(postbox.wait, ANNA)
        site = services.config.site_url()
        assert mail["Subject"] == "It's your turn"
        assert "Berta moved in Tournay." in text_of(mail) and f"{site}/table/abcd" in text_of(mail)
        assert "elsewhere" not in text_of(mail)  # links lead to the site that the operator named
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert re.search(rb"^List-Unsubscribe: <http\S+>\r$", postbox.raw[0], re.MULTILINE)  # not cut or encoded
        token = mail["List-Unsubscribe"].strip("<>").removeprefix(f"{site}/api/unsubscribe?token=")
        assert link_in(mail, "unsubscribe") == f"{site}/unsubscribe#{token}"

        with refused_with("bad-link"):
            await services.addresses.unsubscribe(token + "x")
        await services.mailer.stop()
        await services.mail_channel.send(turn(anna.id), TEXT)
        assert await waiting(services) == 1
        await services.addresses.unsubscribe(token)
        await services.mail_channel.send(turn(anna.id), TEXT)
        assert await waiting(services) == 1  # and this one isn't sent any more:
        services.mailer._stopping.clear()
        services.mailer.start()
        await emptied(services)
        await services.addresses.want_notices(anna.id, wanted=True)
        await services.mail_channel.send(turn(anna.id), TEXT)
        await asyncio.to_thread(postbox.wait, ANNA, 2)
        await services.addresses.remove(anna)
        await services.mail_channel.send(turn(anna.id), TEXT)
        await emptied(services)

    with_services(tmp_path / "data", tell, **postbox.options())
    assert [mail["Subject"] for mail in postbox.mails] == [
        "It's your turn",
        "It's your turn",
        "Your e-mail address was removed",
    ]


def test_what_the_server_tells_arrives_by_mail_unless_switched_off(tmp_path: Path, postbox: Postbox) -> None:
    async def tell(services: Services) -> None:
        anna = await with_address(services)
        over = Notice(
            anna.id, "tournament", None, "tournay", FINISHED_NOTICE, {"tournament": "Spring cup"}, "/tournament/1"
        )
        await services.notices.tell(over)
        await services.notices.send_due()
        mail = await asyncio.to_thread(postbox.wait, ANNA)
        assert mail["Subject"] == "Tournament"
        assert "Spring cup is over" in text_of(mail)
        assert f"{services.config.site_url()}/tournament/1" in text_of(mail)

        silent = Choices({"tournament": ["mail"]})
        await services.writer.write(lambda connection: choices.write(connection, anna.id, silent, "en", ""))
        await services.notices.tell(msgspec.structs.replace(over, path="/tournament/2"))
        await services.notices.send_due()
        assert await waiting(services) == 0

    with_services(tmp_path / "data", tell, **postbox.options())
    assert len(postbox.mails) == 1


def test_a_server_without_smtp_offers_no_mail(tmp_path: Path, postbox: Postbox) -> None:
    async def look(services: Services) -> None:
        assert ("mail" in services.notices.channels) == services.mailer.configured

    with_services(tmp_path / "without", look)
    with_services(tmp_path / "with", look, **postbox.options())


def test_without_smtp_or_address_nothing_is_queued(tmp_path: Path, postbox: Postbox) -> None:
    async def tell(services: Services) -> None:
        guest = await services.accounts.new_guest("Berta")
        await services.mail_channel.send(turn(guest.id), TEXT)
        assert await waiting(services) == 0

    async def tell_without(services: Services) -> None:
        anna = await with_address(services)
        await services.mail_channel.send(turn(anna.id), TEXT)
        await services.addresses.tell(anna.id, "password-changed")
        assert await waiting(services) == 0

    with_services(tmp_path / "data", tell, **postbox.options())
    with_services(tmp_path / "other", tell_without)


def test_opening_the_link_changes_nothing_and_posting_needs_no_sign_in(site: Site) -> None:
    anna, _ = site.with_address()
    token = _token(site, anna.id)
    seen = site.visitor().get(f"/api/unsubscribe?token={token}")
    assert (seen.status_code, seen.headers["location"]) == (303, f"/unsubscribe#{token}")
    assert anna.get("/api/account/address")["notices"]
    form = {"List-Unsubscribe": "One-Click"}
    assert site.visitor().post(f"/api/unsubscribe?token={token}", data=form).status_code == 204
    assert not anna.get("/api/account/address")["notices"]
    assert anna.put("/api/account/address/notices", {"notices": True})["notices"]
    assert refusal(site.visitor().post("/api/unsubscribe?token=forged", data=form)) == (404, "bad-link")


def _token(site: Site, person: str) -> str:
    """Return the token in a person's notices, from another process with the same key."""
    found: list[str] = []

    async def ask(services: Services) -> None:
        found.append(services.addresses.unsubscribe_token(person))

    with_services(site.server.data, ask, alone=False)
    return found[0]
