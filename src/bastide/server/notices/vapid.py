"""The key with which this server signs web push (VAPID, RFC 8292). All servers on a database share it."""

from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from bastide.core.errors import system_reason
from bastide.server.store import schema
from bastide.words import LocalizedError

VALID_SECONDS = 12 * 3600
CONTACT = "mailto:operator@localhost"
"""Some push services refuse messages without a contact; this one says nothing."""
_NAME = "vapid"


class PushKey:
    """The private key, and the contact of the operator."""

    def __init__(self, pem: str, contact: str = "") -> None:
        key = serialization.load_pem_private_key(pem.encode(), password=None)
        if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
            raise ValueError("not a P-256 key")
        self._vapid = Vapid02(key)
        self._contact = contact or CONTACT
        point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public: str = b64urlencode(point)
        """The public key, as browsers want it."""

    def headers(self, endpoint: str, now: float) -> Mapping[str, str]:
        """Return the headers that sign a message to an endpoint."""
        scheme, place, *_ = urlsplit(endpoint)
        claims = {"aud": f"{scheme}://{place}", "exp": int(now) + VALID_SECONDS, "sub": self._contact}
        signed: Mapping[str, str] = self._vapid.sign(claims)
        return signed


def new_key() -> str:
    """Return a new private key, as PEM."""
    return str(
        ec.generate_private_key(ec.SECP256R1())
        .private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        .decode()
    )


def shared_key(connection: Connection, fresh: str) -> str:
    """Return the key of the database. The first server that starts stores a fresh one."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(schema.server_keys).values(name=_NAME, value=fresh).on_conflict_do_nothing())
    return str(
        connection.execute(select(schema.server_keys.c.value).where(schema.server_keys.c.name == _NAME)).scalar()
    )


def configured_key(file: Path, contact: str) -> PushKey:
    """Return the key of a file; raises `LocalizedError` if there is none in it."""
    try:
        return PushKey(file.read_text("ascii"), contact)
    except (OSError, ValueError, TypeError) as error:
        reason = system_reason(error) if isinstance(error, OSError) else "not a P-256 private key in PEM"
        raise LocalizedError("cannot-use", file=str(file), reason=reason) from None
