"""The SMTP server that takes our mail."""

import asyncio
import socket
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP as ON_THE_WIRE
from typing import Self
from urllib.parse import urlsplit

import aiosmtplib
from aiosmtplib import SMTPDataError, SMTPException, SMTPRecipientsRefused, SMTPResponseException

from bastide.server.config import NO_TLS, STARTTLS, TLS, Config
from bastide.server.errors import BadValue
from bastide.server.mail import syntax
from bastide.words import LocalizedError

PORTS = {STARTTLS: 587, TLS: 465, NO_TLS: 25}
TIMEOUT_SECONDS = 20.0
FOR_GOOD = 500
"""The first of the status codes that mean: don't try again."""
_LINES = ON_THE_WIRE.clone(cte_type="7bit", max_line_length=998)
"""Long header lines stay whole: a link must not be cut."""


class Undeliverable(Exception):
    """The server will never take this mail."""


class NotNow(Exception):
    """The server can't be reached, or doesn't take the mail now. Says why, without anybody's address."""


@dataclass(frozen=True, slots=True)
class SmtpServer:
    """How to reach it, and as whom."""

    host: str
    port: int
    security: str
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def of(cls, config: Config) -> Self | None:
        """Return the server of a configuration, if it has one; raise `LocalizedError` if something is missing."""
        if not config.smtp_host:
            return None
        if not config.mail_sender:
            raise LocalizedError("no-mail-sender")
        try:
            sender = syntax.address(config.mail_sender)
        except BadValue:
            raise LocalizedError("bad-mail-sender", address=config.mail_sender) from None
        place = urlsplit(config.site_url())
        if place.scheme not in ("http", "https") or not place.hostname or place.query or place.fragment:
            raise LocalizedError("bad-public-url", url=config.public_url)
        port = config.smtp_port or PORTS[config.smtp_security]
        return cls(config.smtp_host, port, config.smtp_security, sender, config.smtp_user, config.mail_password())

    @property
    def domain(self) -> str:
        """The sender's domain."""
        return self.sender.rpartition("@")[2]

    async def deliver(self, message: EmailMessage, to: str) -> None:
        """Hand over a mail; raises `Undeliverable` or `NotNow`."""
        try:
            async with await self._connection() as connection:
                await connection.sendmail(self.sender, [to], message.as_bytes(policy=_LINES))
        except SMTPRecipientsRefused as refused:
            codes = [recipient.code for recipient in refused.recipients]
            raise _given_up(refused, min(codes)) from None
        except SMTPDataError as refused:
            raise _given_up(refused, refused.code) from None
        except (SMTPException, OSError, ValueError) as error:
            raise NotNow(reason_of(error)) from None

    async def check(self) -> None:
        """Connect and sign in, without sending anything; raises `NotNow`."""
        try:
            async with await self._connection() as connection:
                await connection.noop()
        except (SMTPException, OSError, ValueError) as error:
            raise NotNow(reason_of(error)) from None

    async def _connection(self) -> aiosmtplib.SMTP:
        # Reading the system's certificates takes a while, so a thread does it.
        context = None if self.security == NO_TLS else await asyncio.to_thread(ssl.create_default_context)
        return aiosmtplib.SMTP(
            hostname=self.host,
            port=self.port,
            use_tls=self.security == TLS,
            start_tls=self.security == STARTTLS,
            tls_context=context,
            username=self.user or None,
            password=self.password if self.user else None,
            local_hostname=socket.gethostname(),
            timeout=TIMEOUT_SECONDS,
        )


def _given_up(error: SMTPException, code: int) -> Exception:
    return (Undeliverable if code >= FOR_GOOD else NotNow)(f"{type(error).__name__} {code}")


def reason_of(error: Exception) -> str:
    """Return why a connection failed. What servers say may contain an address or a password, so only its code."""
    if isinstance(error, SMTPResponseException):
        return f"{type(error).__name__} {error.code}"
    return type(error).__name__ if isinstance(error, SMTPException) else f"{type(error).__name__}: {error}"
