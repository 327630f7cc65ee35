"""A person's address: confirmed by a link, never shown, changed and removed; and nobody is pestered."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bastide.server.mail.addresses import CONFIRM_SECONDS
from bastide.server.services import Services
from bastide.server.store.people import Person
from tests.server.client import PATIENCE, Client, new_address, start
from tests.server.database import Outside, opened
from tests.server.inside import at_another_place, refused_with, with_services
from tests.server.mail.site import Site, give, new_mail_address
from tests.server.people.test_accounts import PASSWORD, account, new_name, refusal
from tests.server.postbox import Postbox, link_in, secret_in, text_of
from tests.server.process import Server

NOTHING = {"address": None, "pending": None, "notices": False}


def wait_until_forgotten(site: Site, address: str) -> None:
    """Wait until an address is nowhere in the database: the last mail to it leaves the queue after it was sent."""
    deadline = time.monotonic() + PATIENCE
    with opened(site.server) as database:
        while address in database.everything():
            assert time.monotonic() < deadline, database.everything()
            time.sleep(0.05)


def given(client: Client) -> object:
    return client.get("/api/account/address")


def test_an_address_is_confirmed_by_its_link_in_any_browser_and_once(site: Site) -> None:
    anna, address = account(site.server), new_mail_address()
    assert given(anna) == NOTHING
    assert give(anna, f" {address} ") == {"address": None, "pending": address, "notices": False}
    mail = site.postbox.wait(address)
    assert anna.nickname in text_of(mail) and link_in(mail, "confirm").startswith(f"{site.server.url}/confirm#")
    site.confirm(secret_in(mail, "confirm"))
    assert given(anna) == {"address": address, "pending": None, "notices": True}
    for secret in (secret_in(mail, "confirm"), "guessed"):
        again = site.visitor().post("/api/account/address/confirmation", json={"secret": secret})
        assert refusal(again) == (404, "bad-link")


def test_an_address_takes_the_password_and_an_account(site: Site) -> None:
    """Whoever finds a browser that is signed in can't take the account over by mail."""
    anna, address = account(site.server), new_mail_address()
    wrong = anna.http.put("/api/account/address", json={"address": address, "password": "not this one"})
    assert refusal(wrong) == (403, "wrong-password")
    guest = Client(site.server).http.put("/api/account/address", json={"address": address, "password": ""})
    assert refusal(guest) == (409, "no-account")
    program = anna.with_token("watch", "play", "host")
    assert refusal(program.http.get("/api/account/address")) == (403, "scope")
    assert refusal(program.http.put("/api/account/address", json={"address": address, "password": PASSWORD})) == (
        403,
        "scope",
    )
    bad = anna.http.put("/api/account/address", json={"address": "anna", "password": PASSWORD})
    assert (bad.status_code, bad.json()["reason"]) == (422, "address: it is not an e-mail address.")
    assert site.postbox.to(address) == []


def test_a_new_address_is_used_once_it_is_confirmed_and_the_old_one_is_told(site: Site) -> None:
    anna, old = site.with_address()
    anna.put("/api/account/address/notices", {"notices": False})
    new = new_mail_address()
    assert give(anna, new) == {"address": old, "pending": new, "notices": False}
    mail = site.postbox.wait(new)
    assert given(anna) == {"address": old, "pending": new, "notices": False}
    site.confirm(secret_in(mail, "confirm"))
    assert given(anna) == {"address": new, "pending": None, "notices": False}
    told = site.postbox.wait(old, 2)
    assert told["Subject"] == "Your e-mail address was changed" and new not in text_of(told)


def test_only_the_last_address_given_can_be_confirmed(site: Site) -> None:
    anna, first, second = account(site.server), new_mail_address(), new_mail_address()
    give(anna, first)
    secret = secret_in(site.postbox.wait(first), "confirm")
    give(anna, second)
    late = site.visitor().post("/api/account/address/confirmation", json={"secret": secret})
    assert refusal(late) == (404, "bad-link")
    site.confirm(secret_in(site.postbox.wait(second), "confirm"))
    assert given(anna) == {"address": second, "pending": None, "notices": True}


def test_a_removed_address_is_told_and_forgotten(site: Site) -> None:
    anna, address = site.with_address()
    anna.delete("/api/account/address")
    assert given(anna) == NOTHING
    assert site.postbox.wait(address, 2)["Subject"] == "Your e-mail address was removed"
    wait_until_forgotten(site, address)


def test_nobody_else_sees_an_address(site: Site) -> None:
    anna, address = site.with_address()
    table = anna.make_table()
    berta = Client(site.server)
    for path in (
        f"/api/players/{anna.nickname}",
        f"/api/tables/{table}",
        f"/api/tables/{table}/players",
        "/api/tables",
    ):
        answer = berta.http.get(path)
        assert answer.is_success and address not in answer.text
    for path in ("/api/me", "/api/me/page", "/api/me/settings"):
        assert address not in anna.http.get(path).text
    assert "/api/account/address" in site.server.log()
    assert address not in site.server.log()


def test_an_address_goes_with_its_account(site: Site) -> None:
    anna, address = site.with_address()
    give(anna, other := new_mail_address())
    site.postbox.wait(other)
    with opened(site.server) as database:
        assert address in database.everything()
        anna.post("/api/account/deletion", {"password": PASSWORD})
        left = database.everything()
    assert address not in left and other not in left
    secret = secret_in(site.postbox.wait(other), "confirm")
    late = site.visitor().post("/api/account/address/confirmation", json={"secret": secret})
    assert refusal(late) == (404, "bad-link")


def test_mail_is_in_the_language_of_the_settings_or_else_of_the_browser(site: Site) -> None:
    anna, address = account(site.server), new_mail_address()
    anna.http.headers["accept-language"] = "de-AT"
    give(anna, address)
    mail = site.postbox.wait(address)
    assert (mail["Subject"], mail["Content-Language"]) == ("Bestätige deine E-Mail-Adresse", "de")
    assert '<html lang="de">' in text_of(mail, "html")
    anna.put("/api/me/settings", {"language": "fr"})
    site.confirm(secret_in(mail, "confirm"))
    anna.delete("/api/account/address")
    assert site.postbox.wait(address, 2)["Subject"] == "Ton adresse e-mail a été supprimée"


def test_nobody_can_pester_a_stranger(site: Site) -> None:
    """Neither with one account nor with many, from however many networks."""
    stranger = "stranger@example.org"
    answers = []
    for _ in range(5):
        person = account(site.server)
        answers.append(person.http.put("/api/account/address", json={"address": stranger, "password": PASSWORD}))
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert refusal(answers[-1]) == (429, "too-many-mails")
    pest = account(site.server)
    statuses = []
    for _ in range(7):
        pest.http.headers["x-forwarded-for"] = new_address()
        body = {"address": new_mail_address(), "password": PASSWORD}
        statuses.append(pest.http.put("/api/account/address", json=body).status_code)
    assert statuses == [200] * 5 + [429] * 2
    assert len(site.postbox.to(stranger)) <= 3


def test_without_smtp_there_are_no_addresses(server: Server) -> None:
    anna = account(server)
    assert anna.get("/api/mail") == {"configured": False}
    body = {"address": new_mail_address(), "password": PASSWORD}
    assert refusal(anna.http.put("/api/account/address", json=body)) == (409, "no-mail")
    assert refusal(anna.http.post("/api/account/reset-request", json={"name": anna.nickname})) == (409, "no-mail")


# Looking inside


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    with Postbox() as postbox:
        yield postbox


async def registered(services: Services) -> Person:
    guest = await services.accounts.new_guest("Anna")
    return await services.accounts.register(guest, new_name(), PASSWORD, at_another_place(services))


async def wait_for(postbox: Postbox, address: str) -> str:
    """Return the secret of the link that came, while the server goes on."""
    return secret_in(await asyncio.to_thread(postbox.wait, address), "confirm")


def test_a_link_expires(tmp_path: Path, postbox: Postbox) -> None:
    async def confirm(services: Services) -> None:
        anna = await registered(services)
        await services.addresses.give(anna, "anna@example.org", "en")
        secret = await wait_for(postbox, "anna@example.org")
        services.entropy.advance(services.entropy.now() + CONFIRM_SECONDS + 1)
        with refused_with("bad-link"):
            await services.addresses.confirm(secret)

    with_services(tmp_path / "data", confirm, **postbox.options())


def test_a_secret_is_stored_as_a_digest_only(tmp_path: Path, postbox: Postbox) -> None:
    async def look(services: Services) -> None:
        anna = await registered(services)
        await services.addresses.give(anna, "anna@example.org", "en")
        secret = await wait_for(postbox, "anna@example.org")
        with closing(Outside(services.config.database_url())) as database:
            stored = database.everything()
        assert "anna@example.org" in stored and secret not in stored

    with_services(tmp_path / "data", look, **postbox.options())


def test_a_guest_who_signs_in_brings_no_mail_along(site: Site) -> None:
    """Guests have no address; the account keeps its own."""
    anna, address = site.with_address()
    _, (guest, _) = start(site.server)
    guest.post("/api/session", {"name": anna.nickname, "password": PASSWORD})
    assert guest.get("/api/account/address")["address"] == address
