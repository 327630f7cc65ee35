"""Forgotten passwords: a link by mail to choose a new one.

Whoever asks gets the same answer after the same work, whether the name or address exists or not: it only goes into the
queue. Who it is, and whether they have a confirmed address, is looked up when its turn comes.
"""

from sqlalchemy import Connection

from bastide.server.errors import RequestError
from bastide.server.mail import wording
from bastide.server.mail.addresses import SECRET_LETTERS, Addresses, bad_link
from bastide.server.mail.letter import Letter
from bastide.server.mail.limits import MailLimits
from bastide.server.mail.mailer import Content, Mailer
from bastide.server.mail.syntax import address_key
from bastide.server.people.accounts import Accounts
from bastide.server.people.names import name_key
from bastide.server.store import mail
from bastide.server.store.mail import RESET
from bastide.server.store.writer import Writer
from bastide.server.tables.service import TableService

RESET_SECONDS = 3600.0
FORGOT = "forgot"
PASSWORD_CHANGED = "password-changed"


class Resets:
    """What people do who have forgotten their password."""

    def __init__(
        self,
        tables: TableService,
        writer: Writer,
        mailer: Mailer,
        limits: MailLimits,
        accounts: Accounts,
        addresses: Addresses,
    ) -> None:
        self._tables = tables
        self._writer = writer
        self._mailer = mailer
        self._limits = limits
        self._accounts = accounts
        self._addresses = addresses
        mailer.writes(FORGOT, self._look_up)
        mailer.writes(RESET, self._link)

    async def ask(self, typed: str, network: str, language: str) -> None:
        """Have a link sent to the account with this name, or to all with this address."""
        if not self._mailer.configured:
            raise RequestError("no-mail")
        self._limits.forgot(address_key(typed) or name_key(typed), network)
        await self._mailer.queue(FORGOT, {"typed": typed, "language": language})

    async def _look_up(self, content: Content) -> Letter | None:
        """Queue a letter for each account that is meant; nothing is sent from here."""
        typed, language = content["typed"], content["language"]
        key = address_key(typed)
        for person in await self._tables.read(lambda connection: mail.accounts_with(connection, name_key(typed), key)):
            if self._limits.may_reset(person):
                await self._mailer.queue(RESET, {"person": person, "language": language}, person)
        return None

    async def _link(self, content: Content) -> Letter | None:
        to = await self._tables.read(lambda connection: mail.address_of(connection, content["person"]))
        if to is None:
            return None
        secret, now = self._tables.entropy.id(SECRET_LETTERS), self._tables.entropy.now()
        await self._writer.write(lambda connection: mail.add_link(connection, secret, to, RESET, now, RESET_SECONDS))
        return wording.letter("reset", to, f"{self._mailer.site_url}/reset#{secret}", language=content["language"])

    async def set_password(self, secret: str, password: str) -> str:
        """Set a new password with a link; end all sessions and tokens. Return the account's name."""
        now = self._tables.entropy.now()
        if await self._tables.read(lambda connection: mail.link(connection, secret, RESET, now)) is None:
            raise bad_link()  # before a password is hashed

        def use(connection: Connection) -> str:
            link = mail.use_link(connection, secret, RESET, now)
            to = None if link is None else mail.address_of(connection, link.person)
            if link is None or to is None or to.address != link.address:
                raise bad_link()
            return to.person

        person, name = await self._accounts.reset_password(use, password)
        await self._addresses.tell(person, PASSWORD_CHANGED)
        return name
