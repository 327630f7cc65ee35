"""Notices by mail, for people who have confirmed an address and want them."""

from bastide import words
from bastide.server.mail import wording
from bastide.server.mail.addresses import Addresses
from bastide.server.mail.letter import Letter
from bastide.server.mail.mailer import Content, Mailer
from bastide.server.notices.notice import Notice, NoticeText
from bastide.server.store import mail
from bastide.server.store.mail import Address
from bastide.server.tables.service import TableService

NOTICE = "notice"


class MailChannel:
    """Sends notices to people's addresses, each with a link that ends them (RFC 8058)."""

    name = "mail"

    def __init__(self, tables: TableService, mailer: Mailer, addresses: Addresses) -> None:
        self._tables = tables
        self._mailer = mailer
        self._addresses = addresses
        mailer.writes(NOTICE, self._letter)

    async def send(self, notice: Notice, text: NoticeText) -> None:
        """Queue a notice, if its person wants it by mail."""
        if self._mailer.configured and await self._address(notice.person) is not None:
            said = {"title": text.title, "body": text.body, "path": notice.path}
            await self._mailer.queue(NOTICE, {"person": notice.person, **said}, notice.person)

    async def _address(self, person: str) -> Address | None:
        """Return where a person wants notices."""
        to = await self._tables.read(lambda connection: mail.address_of(connection, person))
        return to if to is not None and to.notices else None

    async def _letter(self, content: Content) -> Letter | None:
        to = await self._address(content["person"])
        if to is None:  # removed, or unsubscribed, meanwhile
            return None
        site, token = self._mailer.site_url, self._addresses.unsubscribe_token(to.person)
        language = wording.language_of(to)
        footer = words.say("mail-notice-footer", language, {"name": to.name})
        parts = (content["body"], f"{site}{content['path']}", f"—\n{footer}\n{site}/unsubscribe#{token}\n")
        headers = {
            "List-Unsubscribe": f"<{site}/api/unsubscribe?token={token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        return Letter(to.address, content["title"], "\n\n".join(parts), headers, language)
