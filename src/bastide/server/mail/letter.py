"""A mail: what it says, and its form on the wire."""

import html
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP as ON_THE_WIRE
from email.utils import format_datetime

SITE = "Bastide"
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_HEADER_NAME = re.compile(r"[A-Za-z][A-Za-z-]*")
_LONGEST_SUBJECT = 150


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail to one person: plain text, in paragraphs with an empty line between them."""

    to: str
    subject: str
    text: str
    headers: Mapping[str, str] = field(default_factory=dict)
    language: str = "en"


def compose(letter: Letter, *, sender: str, mail: str, now: float, site_url: str) -> EmailMessage:
    """Return a letter as it is sent, in plain text and in HTML. `mail` is its id, the same at each attempt."""
    message = EmailMessage(policy=ON_THE_WIRE)
    message["From"] = Address(SITE, addr_spec=sender)
    message["To"] = Address(addr_spec=letter.to)
    message["Subject"] = one_line(letter.subject)[:_LONGEST_SUBJECT]
    message["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    message["Message-ID"] = f"<{mail}@{sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    for name, value in letter.headers.items():
        if not _HEADER_NAME.fullmatch(name) or name in message:
            raise ValueError(f"{name!r} can't be a header of a mail")
        message[name] = one_line(value)
    message.set_content(letter.text)
    message.add_alternative(_page(letter, site_url), subtype="html")
    message["Content-Language"] = letter.language  # last: until now it would have been that of a part
    return message


def one_line(text: str) -> str:
    """Return a text without line breaks, so that what people write can't add a header."""
    return _CONTROL.sub(" ", text).strip()


def _page(letter: Letter, site_url: str) -> str:
    """Return a letter as HTML. Only our own links can be followed."""
    link = re.compile(re.escape(html.escape(site_url)) + r"/\S*")
    paragraphs = [html.escape(part) for part in letter.text.strip().split("\n\n")]
    written = [link.sub(r'<a href="\g<0>">\g<0></a>', part).replace("\n", "<br>") for part in paragraphs]
    body = "\n".join(f"<p>{part}</p>" for part in written)
    return f'<!doctype html>\n<html lang="{letter.language}">\n<body>\n{body}\n</body>\n</html>\n'
