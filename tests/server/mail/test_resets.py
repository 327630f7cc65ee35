"""A forgotten password: a link by mail, the same answer for everyone, and an end to all sessions."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from bastide.server.mail.resets import RESET_SECONDS
from bastide.server.services import Services
from bastide.server.store import mail, schema
from bastide.server.store.people import Person
from tests.server.client import Client
from tests.server.database import opened
from tests.server.inside import at_another_place, refused_with, with_services
from tests.server.mail.site import Site, give, new_mail_address
from tests.server.people.test_accounts import (
    PASSWORD,
    account,
    assert_revoked,
    browser,
    closed_with,
    new_name,
    refusal,
)
from tests.server.postbox import Postbox, link_in, secret_in, text_of

FRESH = "a new password"


def test_a_new_password_ends_every_session_token_and_socket(site: Site) -> None:
    anna, address = site.with_address()
    token = anna.post("/api/tokens", {"name": "program", "scopes": ["watch"]})["token"]
    elsewhere = browser(site.server, anna.nickname)
    table = anna.make_table()
    socket = elsewhere.watch(table)
    assert site.forgot(anna.nickname.upper()).status_code == 202
    mail = site.postbox.wait(address, 2)
    assert anna.nickname in text_of(mail) and link_in(mail, "reset").startswith(f"{site.server.url}/reset#")
    secret = secret_in(mail, "reset")
    with opened(site.server) as database:
        assert secret not in database.everything()
    answer = site.reset(secret, FRESH)
    assert (answer.status_code, answer.json()) == (200, {"name": anna.nickname})
    for client in (anna, elsewhere):
        assert refusal(client.http.get("/api/me")) == (401, "who-are-you")
    assert closed_with(socket) == "who-are-you"
    assert_revoked(site.server, token)
    old = Client(site.server).http.post("/api/session", json={"name": anna.nickname, "password": PASSWORD})
    assert refusal(old) == (403, "wrong-password")
    assert browser(site.server, anna.nickname, FRESH).get("/api/me")["account"]
    assert site.postbox.wait(address, 3)["Subject"] == "Your password was changed"
    assert refusal(site.reset(secret)) == (404, "bad-link")
    assert secret not in site.server.log() and address not in site.server.log()


def test_the_answer_is_the_same_for_every_name(site: Site) -> None:
    anna, address = site.with_address()
    unconfirmed, pending = account(site.server), new_mail_address()
    give(unconfirmed, pending)
    site.postbox.wait(pending)
    without = account(site.server)
    typed = (anna.nickname, address.upper(), unconfirmed.nickname, pending, without.nickname, "nobody", "x@example.org")
    answers = [site.forgot(name) for name in typed]
    assert {(answer.status_code, answer.text) for answer in answers} == {(202, "null")}
    for number in (2, 3):
        assert site.postbox.wait(address, number)["Subject"] == "Choose a new password"
    assert len(site.postbox.to(pending)) == 1


def test_a_limit_says_nothing_about_a_name_either(site: Site) -> None:
    anna, address = site.with_address()
    for name in (anna.nickname, new_name("Nobody")):
        assert [site.forgot(name).status_code for _ in range(7)] == [202] * 5 + [429] * 2
    site.postbox.wait(address, 4)
    other, _ = site.with_address(address)  # comes later than anything that still waits
    assert len([mail for mail in site.postbox.to(address) if mail["Subject"] == "Choose a new password"]) == 3
    assert other.nickname != anna.nickname


def test_all_accounts_with_an_address_get_a_link(site: Site) -> None:
    """A family may share an address; each link is for one account."""
    anna, address = site.with_address()
    berta, _ = site.with_address(address)
    before = len(site.postbox.to(address))
    site.forgot(address)
    mails = [site.postbox.wait(address, before + number) for number in (1, 2)]
    for client in (anna, berta):
        (mail,) = [mail for mail in mails if client.nickname in text_of(mail)]
        assert site.reset(secret_in(mail, "reset"), FRESH).json() == {"name": client.nickname}


def test_a_link_ends_with_its_address_and_with_the_password(site: Site) -> None:
    anna, address = site.with_address()
    site.forgot(anna.nickname)
    secret = secret_in(site.postbox.wait(address, 2), "reset")
    anna.put("/api/account/password", {"old": PASSWORD, "new": FRESH})
    assert site.postbox.wait(address, 3)["Subject"] == "Your password was changed"
    assert refusal(site.reset(secret)) == (404, "bad-link")
    site.forgot(anna.nickname)
    secret = secret_in(site.postbox.wait(address, 4), "reset")
    give(anna, other := new_mail_address(), FRESH)
    site.confirm(secret_in(site.postbox.wait(other), "confirm"))
    assert refusal(site.reset(secret)) == (404, "bad-link")


def test_one_kind_of_link_is_not_another(site: Site) -> None:
    anna, address = account(site.server), new_mail_address()
    give(anna, address)
    secret = secret_in(site.postbox.wait(address), "confirm")
    assert refusal(site.reset(secret)) == (404, "bad-link")
    short = site.visitor().post("/api/account/reset", json={"secret": secret, "password": "short"})
    assert short.status_code == 422
    site.confirm(secret)


# Looking inside


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    with Postbox() as postbox:
        yield postbox


async def with_address(services: Services) -> Person:
    guest = await services.accounts.new_guest("Anna")
    anna = await services.accounts.register(guest, "Anna", PASSWORD, at_another_place(services))

    def confirm(connection: object) -> None:
        mail.put_pending(connection, anna.id, "anna@example.org", "anna@example.org", "en", 0.0)  # type: ignore[arg-type]
        mail.confirm(connection, anna.id, True, 0.0)  # type: ignore[arg-type]

    await services.writer.write(confirm)
    return anna


def test_asking_is_the_same_work_whether_the_name_exists_or_not(tmp_path: Path, postbox: Postbox) -> None:
    """The request only queues; who is meant is looked up later, when nobody waits for the answer."""

    async def ask(services: Services) -> None:
        await with_address(services)
        await services.mailer.stop()
        for typed in ("Anna", "anna@example.org", "Nobody", "nobody@example.org"):
            await services.resets.ask(typed, "192.0.2.1", "en")
        query = select(schema.outbox.c.kind, schema.outbox.c.person, schema.outbox.c.attempts)
        rows = await services.tables.read(lambda connection: connection.execute(query).all())
        assert [tuple(row) for row in rows] == [("forgot", None, 0)] * 4

    with_services(tmp_path / "data", ask, **postbox.options())


def test_a_link_expires_and_of_two_who_use_it_one_succeeds(tmp_path: Path, postbox: Postbox) -> None:
    async def secret(services: Services, number: int) -> str:
        await services.resets.ask("Anna", "192.0.2.1", "en")
        return secret_in(await asyncio.to_thread(postbox.wait, "anna@example.org", number), "reset")

    async def reset(services: Services) -> None:
        await with_address(services)
        first = await secret(services, 1)
        services.entropy.advance(services.entropy.now() + RESET_SECONDS + 1)
        with refused_with("bad-link"):
            await services.resets.set_password(first, FRESH)
        second = await secret(services, 2)
        tries = (services.resets.set_password(second, f"{FRESH} {number}") for number in range(2))
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert [result for result in done if result == "Anna"] == ["Anna"]

    with_services(tmp_path / "data", reset, **postbox.options())
