"""What each person wants to be told, by which channel, when not, and in which language."""

import json

import msgspec
from sqlalchemy import Connection, select

from bastide import words
from bastide.server.notices.notice import CHANNELS, KINDS
from bastide.server.notices.quiet import Quiet
from bastide.server.store import private, schema
from bastide.server.store.statements import upsert
from bastide.words.languages import FALLBACK

_choices = schema.notice_choices


class Choices(msgspec.Struct, frozen=True):
    """What a person has chosen. At first everything goes to every channel that they set up."""

    off: dict[str, list[str]] = {}
    """For each kind of notice, the channels that don't carry it."""
    quiet: Quiet | None = None

    def channels(self, kind: str) -> tuple[str, ...]:
        """Return the channels that carry notices of a kind."""
        return tuple(channel for channel in CHANNELS if channel not in self.off.get(kind, ()))


class Reader(msgspec.Struct, frozen=True):
    """A person as notices are written for them."""

    choices: Choices
    language: str
    origin: str
    """The server's address as they know it; empty if that isn't known."""


def read(connection: Connection, person: str) -> Choices:
    """Return what a person has chosen."""
    row = connection.execute(select(_choices.c.chosen).where(_choices.c.person == person)).one_or_none()
    return Choices() if row is None else _decoded(row.chosen)


def reader(connection: Connection, person: str) -> Reader:
    """Return a person's choices with their language: as in their settings, or that of their browser."""
    row = connection.execute(select(_choices).where(_choices.c.person == person)).one_or_none()
    kept = private.settings(connection, person)
    language = None if kept is None else json.loads(kept).get("language")
    if language not in words.LANGUAGES:
        language = FALLBACK if row is None else row.language
    return Reader(Choices() if row is None else _decoded(row.chosen), language, "" if row is None else row.origin)


def write(connection: Connection, person: str, choices: Choices, language: str, origin: str) -> None:
    """Store what a person chooses."""
    values = {"chosen": msgspec.json.encode(choices).decode(), "language": language, "origin": origin[:200]}
    upsert(connection, _choices, {"person": person}, values)


def arrive(connection: Connection, person: str, language: str, origin: str) -> None:
    """Keep the language and the server's address of a browser in which somebody sets up a channel."""
    write(connection, person, read(connection, person), language, origin)


def _decoded(text: str) -> Choices:
    """Return stored choices, without kinds and channels that this version doesn't know."""
    found = msgspec.json.decode(text, type=Choices)
    off = {kind: [one for one in channels if one in CHANNELS] for kind, channels in found.off.items() if kind in KINDS}
    return msgspec.structs.replace(found, off=off)
