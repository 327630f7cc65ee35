"""People's addresses: given, confirmed by a link, changed and removed. Nobody else ever sees one."""

from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection

from bastide.server.errors import RequestError
from bastide.server.mail import wording
from bastide.server.mail.letter import Letter
from bastide.server.mail.limits import MailLimits
from bastide.server.mail.mailer import LETTER, Content, Mailer
from bastide.server.mail.syntax import address_key
from bastide.server.store import mail
from bastide.server.store.mail import CONFIRM, Address
from bastide.server.store.people import Person
from bastide.server.store.writer import Writer
from bastide.server.tables.service import TableService

CONFIRM_SECONDS = 24 * 3600.0
SECRET_LETTERS = 40
"""How long the secret of a link is: 198 bits."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a person has given."""

    address: str | None = None
    """The address in force."""
    pending: str | None = None
    """An address that its owner has yet to confirm."""
    notices: bool = False


class Addresses:
    """What people do with their addresses."""

    def __init__(
        self, tables: TableService, writer: Writer, mailer: Mailer, limits: MailLimits, cookie_key: bytes
    ) -> None:
        self._tables = tables
        self._writer = writer
        self._mailer = mailer
        self._limits = limits
        self._unsubscribing = URLSafeSerializer(cookie_key.hex(), salt="bastide-unsubscribe")
        mailer.writes(CONFIRM, self._confirmation)

    async def given(self, person: Person) -> Given:
        """Return what a person has given."""

        def read(connection: Connection) -> Given:
            mine = mail.address_of(connection, person.id)
            pending = mail.address_of(connection, person.id, confirmed=False)
            return Given(
                None if mine is None else mine.address,
                None if pending is None else pending.address,
                mine is not None and mine.notices,
            )

        return await self._tables.read(read)

    async def give(self, person: Person, address: str, language: str) -> None:
        """Send a link to an address; once its owner has opened it, it is in force."""
        if not self._mailer.configured:
            raise RequestError("no-mail")
        if not person.account:
            raise RequestError("no-account")
        mine = await self._tables.read(lambda connection: mail.address_of(connection, person.id))
        if mine is not None and mine.address == address:  # nothing to confirm
            await self._writer.write(lambda connection: mail.remove_pending(connection, person.id))
            return
        key = address_key(address)
        self._limits.give(person.id, person.network, key)
        now = self._tables.entropy.now()

        def job(connection: Connection) -> None:
            mail.put_pending(connection, person.id, address, key, language, now)
            content = {"person": person.id, "address": address}
            if not self._mailer.add(connection, CONFIRM, content, person.id):
                raise RequestError("too-many-mails", status=429)

        await self._writer.write(job)
        self._mailer.look()

    async def _confirmation(self, content: Content) -> Letter | None:
        """Write the letter that asks to confirm an address, unless another one was given meanwhile."""
        person, address = content["person"], content["address"]
        to = await self._tables.read(lambda connection: mail.address_of(connection, person, confirmed=False))
        if to is None or to.address != address:
            return None
        secret, now = self._tables.entropy.id(SECRET_LETTERS), self._tables.entropy.now()
        await self._writer.write(
            lambda connection: mail.add_link(connection, secret, to, CONFIRM, now, CONFIRM_SECONDS)
        )
        return wording.letter("confirm", to, f"{self._mailer.site_url}/confirm#{secret}")

    async def confirm(self, secret: str) -> None:
        """Put an address in force, with the secret that was sent there. The address so far is told."""
        now = self._tables.entropy.now()

        def job(connection: Connection) -> None:
            link = mail.use_link(connection, secret, CONFIRM, now)
            pending = None if link is None else mail.address_of(connection, link.person, confirmed=False)
            if link is None or pending is None or pending.address != link.address:
                raise bad_link()
            before = mail.address_of(connection, link.person)
            mail.confirm(connection, link.person, before is None or before.notices, now)
            if before is not None:
                self._tell(connection, before, "address-changed")

        await self._writer.write(job)
        self._mailer.look()

    async def remove(self, person: Person) -> None:
        """Remove a person's address. The address is told."""

        def job(connection: Connection) -> None:
            before = mail.address_of(connection, person.id)
            mail.remove_addresses(connection, person.id)
            if before is not None:
                self._tell(connection, before, "address-removed")

        await self._writer.write(job)
        self._mailer.look()

    async def tell(self, person: str, key: str) -> None:
        """Tell a person something about their account by mail, if they have given an address."""

        def job(connection: Connection) -> None:
            to = mail.address_of(connection, person)
            if to is not None:
                self._tell(connection, to, key)

        if self._mailer.configured:
            await self._writer.write(job)
            self._mailer.look()

    def _tell(self, connection: Connection, to: Address, key: str) -> None:
        """Queue a letter to an address that may not be the person's any more when it is sent."""
        letter = wording.letter(key, to, f"{self._mailer.site_url}/account")
        content = {"to": letter.to, "subject": letter.subject, "text": letter.text, "language": letter.language}
        self._mailer.add(connection, LETTER, content, to.person)

    # Notices

    async def want_notices(self, person: str, *, wanted: bool) -> None:
        """Choose whether a person gets notices by mail."""
        await self._writer.write(lambda connection: mail.want_notices(connection, person, wanted=wanted))

    def unsubscribe_token(self, person: str) -> str:
        """Return what lets anybody who has a mail end this person's notices, and nothing else."""
        return str(self._unsubscribing.dumps(person))

    async def unsubscribe(self, token: str) -> None:
        """End somebody's notices by mail, for whoever has one of them."""
        try:
            person = str(self._unsubscribing.loads(token))
        except BadSignature:
            raise bad_link() from None
        await self.want_notices(person, wanted=False)


def bad_link() -> RequestError:
    """The refusal of a link that was used, has expired or was never sent; it doesn't say which."""
    return RequestError("bad-link", status=404)
