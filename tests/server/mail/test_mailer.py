"""The queue of mail: sent once, by whichever process, tried again later, given up in the end."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from bastide.server import metrics
from bastide.server.config import Config
from bastide.server.mail import mailer
from bastide.server.services import Services
from bastide.server.store import mail, schema
from bastide.words import LocalizedError
from tests.server.inside import with_services
from tests.server.postbox import PASSWORD, SENDER, USER, Certificate, Postbox, text_of

ANNA = "anna@example.org"


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    with Postbox() as postbox:
        yield postbox


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(20):
        while not await holds():
            await asyncio.sleep(0.02)


async def waiting(services: Services) -> int:
    """How many mails are in the queue."""
    count = select(func.count()).select_from(schema.outbox)
    return int(await services.tables.read(lambda connection: connection.execute(count).scalar_one()))


async def emptied(services: Services) -> None:
    async def empty() -> bool:
        return await waiting(services) == 0

    await until(empty)


async def outcome(kind: str, number: int = 1) -> None:
    """Wait until so many mails have had an outcome."""

    async def reached() -> bool:
        return metrics.mails[kind] >= number

    await until(reached)


@pytest.fixture(autouse=True)
def fresh_counts() -> None:
    metrics.mails.clear()


def test_a_mail_goes_out_in_plain_text_and_html(tmp_path: Path, postbox: Postbox) -> None:
    async def send(services: Services) -> None:
        await services.mailer.send(ANNA, "Grüße", "Schönen Tag\n\n御機嫌よう", {"X-Test": "yes"})
        await emptied(services)

    with_services(tmp_path / "data", send, **postbox.options())
    (message,) = postbox.to(ANNA)
    assert (message["Subject"], message["From"], message["X-Test"]) == ("Grüße", f"Bastide <{SENDER}>", "yes")
    assert text_of(message) == "Schönen Tag\n\n御機嫌よう\n"
    assert "<p>御機嫌よう</p>" in text_of(message, "html")
    assert postbox.raw[0].isascii()
    assert metrics.mails == {"sent": 1}


def test_with_starttls_and_a_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certificate = Certificate(tmp_path)
    password = tmp_path / "password"
    password.write_text(PASSWORD + "\n")

    async def send(services: Services) -> None:
        await services.mailer.send(ANNA, "Hello", "Hello")
        await emptied(services)

    async def fail(services: Services) -> None:
        await services.mailer.send(ANNA, "Hello", "Hello")
        await outcome("retried")

    with Postbox(certificate) as postbox:
        secure = {**postbox.options(), "smtp_security": "starttls", "smtp_user": USER}
        with_services(tmp_path / "strange", fail, **secure, smtp_password_file=password)  # nobody vouches for it
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate.file))
        with_services(tmp_path / "data", send, **secure, smtp_password_file=password)
        metrics.mails.clear()
        with_services(tmp_path / "wrong", fail, **secure, smtp_password="not this one")
        metrics.mails.clear()
        with_services(tmp_path / "open", fail, **{**secure, "smtp_security": "none"}, smtp_password=PASSWORD)
    assert (len(postbox.mails), postbox.encrypted) == (1, [True])


def test_a_server_without_starttls_gets_nothing_in_the_clear(tmp_path: Path, postbox: Postbox) -> None:
    async def fail(services: Services) -> None:
        await services.mailer.send(ANNA, "Hello", "Hello")
        await outcome("retried")

    with_services(tmp_path / "data", fail, **{**postbox.options(), "smtp_security": "starttls"})
    assert postbox.mails == []


def test_a_mail_is_tried_again_and_stays_the_same(
    tmp_path: Path, postbox: Postbox, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ids = []

    def refuse(_: str) -> str | None:
        ids.append(len(ids))
        return f"451 {ANNA} is busy" if len(ids) < 3 else None

    postbox.refuse = refuse

    async def send(services: Services) -> None:
        await services.mailer.send(ANNA, "Hello", "Hello")
        for attempt, wait in enumerate(mailer.WAITS[:2], 1):
            await outcome("retried", attempt)
            await until(partial(_is_postponed, services, wait))
            services.entropy.advance(services.entropy.now() + wait + 1)
            services.mailer.look()
        await emptied(services)

    with_services(tmp_path / "data", send, **postbox.options())
    assert len(postbox.to(ANNA)) == 1 and len(ids) == 3
    assert metrics.mails == {"retried": 2, "sent": 1}
    said = [record.getMessage() for record in caplog.records if record.name != "mail.log"]  # the test's own server
    assert any("tried again later" in line and "451" in line for line in said)
    assert not any(ANNA in line for line in said)


async def _is_postponed(services: Services, wait: float) -> bool:
    query = select(schema.outbox.c.next_at)
    next_at = await services.tables.read(lambda connection: connection.execute(query).scalar_one())
    return bool(next_at - services.entropy.now() < wait + 1)


def test_what_is_refused_for_good_or_too_old_is_given_up(tmp_path: Path, postbox: Postbox) -> None:
    postbox.refuse = lambda address: "550 unknown" if address == ANNA else "451 busy"

    async def send(services: Services) -> None:
        await services.mailer.send(ANNA, "Hello", "Hello")
        await emptied(services)
        assert metrics.mails == {"failed": 1}
        await services.mailer.send("berta@example.org", "Hello", "Hello")
        await outcome("retried")
        services.entropy.advance(services.entropy.now() + mailer.USEFUL_SECONDS)
        services.mailer.look()
        await emptied(services)
        assert metrics.mails == {"failed": 2, "retried": 1}

    with_services(tmp_path / "data", send, **postbox.options())
    assert postbox.mails == []


def test_a_mail_that_cannot_be_written_stops_no_other(tmp_path: Path, postbox: Postbox) -> None:
    async def send(services: Services) -> None:
        await services.mailer.queue("no-such-kind", {})
        await services.mailer.send(ANNA, "Hello", "Hello", {"From": "stranger@example.org"})
        await services.mailer.send(ANNA, "Hello", "Hello")
        await emptied(services)

    with_services(tmp_path / "data", send, **postbox.options())
    assert len(postbox.mails) == 1 and metrics.mails == {"failed": 2, "sent": 1}


def test_the_queue_is_bounded(tmp_path: Path, postbox: Postbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "MOST_WAITING", 2)

    async def fill(services: Services) -> None:
        await services.mailer.stop()
        for _ in range(3):
            await services.mailer.send(ANNA, "Hello", "Hello")
        assert await waiting(services) == 2

    with_services(tmp_path / "data", fill, **postbox.options())


def test_two_servers_on_one_database_send_each_mail_once(tmp_path: Path, postbox: Postbox) -> None:
    many = 20

    async def send(services: Services) -> None:
        other = Services(replace(services.config, alone=False))
        await other.open()
        try:
            for number in range(many):
                await (services, other)[number % 2].mailer.send(f"p{number}@example.org", "Hello", "Hello")
            for one in (services, other):
                one.mailer.look()
            await emptied(services)
        finally:
            await other.close()

    with_services(tmp_path / "data", send, alone=False, **postbox.options())
    assert sorted(postbox.recipients) == sorted(f"p{number}@example.org" for number in range(many))


def test_of_two_who_see_the_same_mail_one_takes_it(tmp_path: Path, postbox: Postbox) -> None:
    async def take(services: Services) -> None:
        await services.mailer.stop()
        await services.mailer.send(ANNA, "Hello", "Hello")
        now = services.entropy.now()
        due = await services.tables.read(lambda connection: mail.first_due(connection, now))
        assert due is not None
        taken = [await services.writer.write(lambda connection: mail.take(connection, due, now + 9)) for _ in range(2)]
        assert taken == [True, False]

    with_services(tmp_path / "data", take, **postbox.options())


def test_what_a_dead_process_had_taken_is_sent_by_another(tmp_path: Path, postbox: Postbox) -> None:
    async def take(services: Services) -> None:
        await services.mailer.stop()
        await services.mailer.send(ANNA, "Hello", "Hello")
        now = services.entropy.now()
        due = await services.tables.read(lambda connection: mail.first_due(connection, now))
        assert due is not None
        until = now + mailer.LEASE_SECONDS
        await services.writer.write(lambda connection: mail.take(connection, due, until))

    async def go_on(services: Services) -> None:
        services.entropy.advance(services.entropy.now() + mailer.LEASE_SECONDS + 5)
        services.mailer.look()
        await emptied(services)

    with_services(tmp_path / "data", take, **postbox.options())
    assert postbox.mails == []
    with_services(tmp_path / "data", go_on, **postbox.options())
    assert len(postbox.mails) == 1


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"smtp_host": "mail.example.org"}, "no-mail-sender"),
        ({"smtp_host": "mail.example.org", "mail_sender": "Bastide <x>"}, "bad-mail-sender"),
        ({"smtp_host": "h", "mail_sender": SENDER, "public_url": "play.example.org"}, "bad-public-url"),
        ({"smtp_host": "h", "mail_sender": SENDER, "smtp_password_file": Path("/nowhere/at/all")}, "cannot-use"),
    ],
)
def test_what_is_wrong_with_the_configuration_is_said_at_the_start(
    tmp_path: Path, options: dict[str, Any], key: str
) -> None:
    with pytest.raises(LocalizedError) as error:
        Services(Config(tmp_path / "data", **options))
    assert error.value.key == key
    assert not (tmp_path / "data" / "bastide.sqlite").exists()


@pytest.mark.parametrize(
    ("options", "url"),
    [
        ({}, "http://127.0.0.1:8017"),
        ({"host": "::1", "port": 80}, "http://[::1]:80"),
        ({"host_names": ("*", "play.example.org"), "behind_tls": True}, "https://play.example.org"),
        ({"host_names": ("play.example.org",)}, "http://play.example.org:8017"),
        ({"public_url": "https://example.org/games/", "host_names": ("other",)}, "https://example.org/games"),
    ],
)
def test_where_links_lead(tmp_path: Path, options: dict[str, Any], url: str) -> None:
    assert Config(tmp_path, **options).site_url() == url
