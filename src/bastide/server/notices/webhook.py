"""Webhooks: notices as JSON to an address of the person's own, signed with a secret that they share with us."""

import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass
from http import HTTPStatus

import httpx
from sqlalchemy import Connection, delete, select, update

from bastide.server.errors import RequestError
from bastide.server.notices.channel import Undeliverable
from bastide.server.notices.notice import WEBHOOK, Notice, NoticeText
from bastide.server.notices.outgoing import Outgoing, RefusedAddress
from bastide.server.store import schema
from bastide.server.store.statements import upsert
from bastide.server.store.writer import Writer
from bastide.server.tables.service import TableService

VERSION = 1
MOST_FAILURES = 10
"""How many failures in a row switch a webhook off."""
SIGNATURE = "bastide-signature"

_webhooks = schema.webhooks


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where a person's notices go."""

    url: str
    secret: str
    failures: int = 0
    off: bool = False


class WebhookChannel:
    """Sends notices to people's webhooks. One that fails again and again is switched off."""

    name = WEBHOOK

    def __init__(self, tables: TableService, writer: Writer, outgoing: Outgoing) -> None:
        self._tables = tables
        self._writer = writer
        self._outgoing = outgoing

    async def send(self, notice: Notice, text: NoticeText) -> None:
        """Send a notice, if the person has a webhook that isn't switched off."""
        webhook = await self._tables.read(lambda connection: find(connection, notice.person))
        if webhook is None or webhook.off:
            return
        try:
            status = await self._post(webhook, notice, text)
        except RefusedAddress as reason:
            await self._count(notice.person, webhook, works=False)
            raise Undeliverable(str(reason)) from None
        except (OSError, httpx.HTTPError):
            await self._count(notice.person, webhook, works=False)
            raise
        works = HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES
        await self._count(notice.person, webhook, works=works)
        if not works:
            raise ConnectionError(f"status {status}")

    async def test(self, notice: Notice, text: NoticeText) -> None:
        """Send a notice now, and switch the webhook on again if that works; raises `RequestError` if it doesn't."""
        webhook = await self._tables.read(lambda connection: find(connection, notice.person))
        if webhook is None:
            raise RequestError("no-webhook", status=404)
        try:
            status = await self._post(webhook, notice, text)
        except RefusedAddress:
            raise RequestError("address-refused", status=422) from None
        except (OSError, httpx.HTTPError):
            status = 0
        if not HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
            raise RequestError("webhook-failed")
        await self._count(notice.person, webhook, works=True)

    async def _post(self, webhook: Webhook, notice: Notice, text: NoticeText) -> int:
        now = int(self._tables.entropy.now())
        body = document(notice, text, now)
        headers = {"content-type": "application/json", SIGNATURE: signature(webhook.secret, now, body)}
        return await self._outgoing.post(webhook.url, body, headers)

    async def _count(self, person: str, webhook: Webhook, *, works: bool) -> None:
        if works and not webhook.failures and not webhook.off:
            return
        await self._writer.write(lambda connection: _count(connection, person, webhook, works=works))


def document(notice: Notice, text: NoticeText, now: int) -> bytes:
    """Return the body of a request, as `docs/play.md` describes it."""
    return json.dumps(
        {
            "version": VERSION,
            "kind": notice.kind,
            "title": text.title,
            "body": text.body,
            "link": text.link,
            "table": notice.table,
            "game": notice.game,
            "sent": now,
        },
        ensure_ascii=False,
    ).encode()


def signature(secret: str, now: int, body: bytes) -> str:
    """Return the header that signs a request: the time, and an HMAC-SHA256 of the time and the body."""
    signed = hmac.new(secret.encode(), f"{now}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={now},v1={signed}"


def new_secret() -> str:
    """Return a new secret to share with a person."""
    return secrets.token_urlsafe(32)


def find(connection: Connection, person: str) -> Webhook | None:
    """Return a person's webhook."""
    row = connection.execute(select(_webhooks).where(_webhooks.c.person == person)).one_or_none()
    return None if row is None else Webhook(row.url, row.secret, row.failures, row.off)


def write(connection: Connection, person: str, url: str, secret: str) -> None:
    """Store a person's webhook."""
    upsert(connection, _webhooks, {"person": person}, {"url": url, "secret": secret, "failures": 0, "off": False})


def remove(connection: Connection, person: str) -> None:
    """Forget a person's webhook."""
    connection.execute(delete(_webhooks).where(_webhooks.c.person == person))


def _count(connection: Connection, person: str, webhook: Webhook, *, works: bool) -> None:
    """Count a failure, or start again. If the person has set another one meanwhile, that isn't concerned."""
    mine = update(_webhooks).where(_webhooks.c.person == person, _webhooks.c.secret == webhook.secret)
    if works:
        connection.execute(mine.values(failures=0, off=False))
        return
    failures = _webhooks.c.failures + 1
    connection.execute(mine.values(failures=failures, off=failures >= MOST_FAILURES))
