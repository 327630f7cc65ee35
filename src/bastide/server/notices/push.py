"""Web push: messages to a person's browsers, encrypted for each of them (RFC 8291), through its push service."""

import asyncio
import hashlib
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection, delete, func, select

from bastide.server.errors import RequestError
from bastide.server.notices.channel import Undeliverable
from bastide.server.notices.notice import PUSH, WARNING, Notice, NoticeText
from bastide.server.notices.outgoing import Outgoing, RefusedAddress
from bastide.server.notices.vapid import PushKey
from bastide.server.store import schema
from bastide.server.store.statements import upsert
from bastide.server.store.writer import Writer
from bastide.server.tables.service import TableService

MOST_DEVICES = 10
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a message for a device that is off."""
POINT_BYTES, AUTH_BYTES = 65, 16
GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
LATER = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.REQUEST_TIMEOUT)

_devices = schema.push_devices


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that a person has registered, by what it told us."""

    endpoint: str
    p256dh: str
    auth: str
    name: str
    created: float = 0.0

    @property
    def id(self) -> str:
        """What the device goes by; its endpoint is a secret of the person."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


class _Answer(NamedTuple):
    """What became of a message to a device."""

    device: Device
    status: int | None
    """`None` if nothing came back."""


class PushChannel:
    """Sends notices to all devices of a person. Those whose subscription has ended are removed."""

    name = PUSH

    def __init__(self, tables: TableService, writer: Writer, outgoing: Outgoing) -> None:
        self._tables = tables
        self._writer = writer
        self._outgoing = outgoing
        self.key: PushKey | None = None
        """Set when the server starts."""

    async def send(self, notice: Notice, text: NoticeText) -> None:
        """Send to each device. If one can't be reached now, all get it again: the same message replaces itself."""
        devices = await self._tables.read(lambda connection: devices_of(connection, notice.person))
        answers = await asyncio.gather(*(self._send_to(device, notice, text) for device in devices))
        gone = [answer.device for answer in answers if answer.status in GONE]
        if gone:
            await self._writer.write(lambda connection: _remove_all(connection, gone))
        if any(_is_temporary(answer.status) for answer in answers):
            raise ConnectionError("a device could not be reached")
        if answers and not any(_is_success(answer.status) for answer in answers):
            raise Undeliverable(", ".join(str(answer.status) for answer in answers))

    async def _send_to(self, device: Device, notice: Notice, text: NoticeText) -> _Answer:
        assert self.key is not None
        body = await asyncio.to_thread(encrypted, device, payload(notice, text))
        headers = {
            **self.key.headers(device.endpoint, self._tables.entropy.now()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "urgency": "high" if notice.kind == WARNING else "normal",
            "topic": _tag(notice)[:32],
        }
        try:
            return _Answer(device, await self._outgoing.post(device.endpoint, body, headers))
        except RefusedAddress:
            return _Answer(device, HTTPStatus.FORBIDDEN)
        except Exception:  # whatever went wrong under way, it may go right later; the dispatcher logs it
            return _Answer(device, None)


def payload(notice: Notice, text: NoticeText) -> bytes:
    """Return what the service worker reads."""
    shown = {"title": text.title, "body": text.body, "path": notice.path, "tag": _tag(notice)}
    return json.dumps(shown, ensure_ascii=False).encode()


def _tag(notice: Notice) -> str:
    """What notices have in common of which the last one is enough; 43 characters of base64url."""
    about = f"{notice.kind} {notice.table or notice.path}"
    return urlsafe_b64encode(hashlib.sha256(about.encode()).digest()).decode().rstrip("=")


def encrypted(device: Device, content: bytes) -> bytes:
    """Encrypt a message for a device, with a new key each time."""
    sealed: bytes = http_ece.encrypt(
        content,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_decoded(device.p256dh),
        auth_secret=_decoded(device.auth),
        version="aes128gcm",
    )
    return sealed


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def check_keys(p256dh: str, auth: str) -> None:
    """Raise `RequestError` unless messages can be encrypted with these keys."""
    try:
        point = _decoded(p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(point) == POINT_BYTES and len(_decoded(auth)) == AUTH_BYTES:
            return
    except (ValueError, Base64Error):
        pass  # refused below
    raise RequestError("bad-subscription", status=422)


def _is_success(status: int | None) -> bool:
    return status is not None and HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES


def _is_temporary(status: int | None) -> bool:
    return status is None or status in LATER or status >= HTTPStatus.INTERNAL_SERVER_ERROR


# The devices


def devices_of(connection: Connection, person: str) -> list[Device]:
    """Return a person's devices, oldest first."""
    query = select(_devices).where(_devices.c.person == person).order_by(_devices.c.created, _devices.c.id)
    return [Device(row.endpoint, row.p256dh, row.auth, row.name, row.created) for row in connection.execute(query)]


def add_device(connection: Connection, person: str, device: Device) -> None:
    """Register a device, or renew it; whoever signed in there before gets nothing more. Raises `RequestError`."""
    others = select(func.count()).where(_devices.c.person == person, _devices.c.id != device.id)
    if connection.execute(others).scalar_one() >= MOST_DEVICES:
        raise RequestError("too-many-devices", most=MOST_DEVICES)
    values = {"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth, "name": device.name}
    upsert(connection, _devices, {"id": device.id}, {"person": person, **values, "created": device.created})


def remove_device(connection: Connection, person: str, device: str) -> bool:
    """Forget a device; return whether it was known."""
    removed = connection.execute(delete(_devices).where(_devices.c.id == device, _devices.c.person == person))
    return removed.rowcount == 1


def _remove_all(connection: Connection, devices: Sequence[Device]) -> None:
    connection.execute(delete(_devices).where(_devices.c.id.in_([device.id for device in devices])))
