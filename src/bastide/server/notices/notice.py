"""A notice: what a person is told who may not be here, and its text in their language."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from bastide import words
from bastide.core import registry
from bastide.core.errors import UnknownGame

TURN, WARNING, INVITED, PAIRED, TOURNAMENT = "turn", "warning", "invited", "paired", "tournament"
KINDS = (TURN, WARNING, INVITED, PAIRED, TOURNAMENT)
"""What people can be told of. Each can be switched off by itself."""
TEST = "test"
"""What a person sends to themselves to try a channel."""

PUSH, WEBHOOK, MAIL = "push", "webhook", "mail"
CHANNELS = (PUSH, WEBHOOK, MAIL)
"""The ways to reach people, by their names."""


class Notice(msgspec.Struct, frozen=True):
    """Something to tell a person. Until they have seen it, they aren't told the same again."""

    person: str
    kind: str
    table: str | None
    game: str | None
    key: str
    """The Fluent key of the sentence; `title` is the game's name, the rest is in `args`."""
    args: dict[str, str]
    path: str
    """The page to open, from the root of the server."""
    once: str = ""
    """If given, the person is told of this (kind, table and path) only once, even if they have seen it since."""


def table_path(table: str) -> str:
    """Return the page of a table."""
    return f"/table/{table}"


def invited(person: str, by: str, table: str, game: str) -> Notice:
    """Return a notice that somebody, by name, invites a person to a table."""
    return Notice(person, INVITED, table, game, "notice-invited", {"by": by}, table_path(table))


def paired(person: str, table: str, game: str) -> Notice:
    """Return a notice that an opponent was found and the table is ready."""
    return Notice(person, PAIRED, table, game, "notice-paired", {}, table_path(table))


class NoticeText(NamedTuple):
    """A notice in the language of the person."""

    title: str
    body: str
    link: str
    """The page to open: an address if the server's is known, otherwise a path."""


def text_of(notice: Notice, language: str, base: str = "") -> NoticeText:
    """Return the text of a notice; `base` is the server's address, such as `https://example.org`."""
    title = words.say(f"notice-title-{notice.kind}", language)
    body = words.say(notice.key, language, _arguments(notice, language))
    return NoticeText(title, body, base.rstrip("/") + notice.path)


def _arguments(notice: Notice, language: str) -> Mapping[str, str]:
    if notice.game is None:
        return notice.args
    try:
        title = words.title(registry.find(notice.game), language)
    except UnknownGame:  # it was uninstalled meanwhile
        title = notice.game
    return {**notice.args, "title": title}
