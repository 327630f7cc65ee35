"""A real SMTP server for the tests, which keeps all mail; with TLS and a password if wanted."""

import datetime
import re
import ssl
import time
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Self

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.servers import free_port

HOST = "127.0.0.1"
SENDER = "bastide@example.org"
USER, PASSWORD = "bastide", "hunter2 smtp"
PATIENCE = 30.0


class Postbox:
    """Takes mail until the test is over. `refuse` may answer a recipient with a status instead."""

    def __init__(self, certificate: "Certificate | None" = None) -> None:
        self.raw: list[bytes] = []
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.encrypted: list[bool] = []
        self.refuse: Callable[[str], str | None] = lambda _: None
        secure: dict[str, Any] = {}
        if certificate is not None:
            secure = {"tls_context": certificate.context(), "require_starttls": True, "auth_required": True}
            secure["authenticator"] = _authenticate
        self.port = free_port()
        self._controller = Controller(self, HOST, self.port, **secure)

    def options(self) -> dict[str, Any]:
        """Return the options of a server that sends its mail here."""
        return {"smtp_host": HOST, "smtp_port": self.port, "smtp_security": "none", "mail_sender": SENDER}

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    # As aiosmtpd calls it

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        refusal = self.refuse(address)
        if refusal is None:
            envelope.rcpt_tos.append(address)
        return refusal or "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.raw.append(envelope.content)
        self.recipients += envelope.rcpt_tos
        self.encrypted.append(session.ssl is not None)
        self.mails.append(message)
        return "250 OK"

    # For tests

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail, recipient in zip(self.mails, self.recipients, strict=True) if recipient == address]

    def wait(self, address: str, number: int = 1) -> EmailMessage:
        """Return the mail with this number to an address, as soon as it has come."""
        deadline = time.monotonic() + PATIENCE
        while len(self.to(address)) < number:
            assert time.monotonic() < deadline, f"only {len(self.to(address))} mails for {address}"
            time.sleep(0.02)
        return self.to(address)[number - 1]


def text_of(mail: EmailMessage, kind: str = "plain") -> str:
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def link_in(mail: EmailMessage, page: str) -> str:
    """Return the link to a page in a mail."""
    found = re.search(rf"http\S+/{page}#\S+", text_of(mail))
    assert found is not None, text_of(mail)
    return found[0]


def secret_in(mail: EmailMessage, page: str) -> str:
    return link_in(mail, page).partition("#")[2]


def _authenticate(_: SMTP, __: Session, ___: Envelope, ____: str, given: Any) -> AuthResult:
    assert isinstance(given, LoginPassword)
    right = (given.login, given.password) == (USER.encode(), PASSWORD.encode())
    return AuthResult(success=right, handled=False)


class Certificate:
    """A certificate of 127.0.0.1, signed by itself."""

    def __init__(self, folder: Path) -> None:
        self.file, self._key_file = folder / "certificate.pem", folder / "key.pem"
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
        now = datetime.datetime.now(datetime.UTC)
        made = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HOST))]), critical=False)
            .sign(key, hashes.SHA256())
        )
        self.file.write_bytes(made.public_bytes(serialization.Encoding.PEM))
        plain = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        self._key_file.write_bytes(key.private_bytes(*plain))

    def context(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.file, self._key_file)
        return context
