"""What a person is told."""

from typing import NamedTuple

import msgspec


class Notice(msgspec.Struct, frozen=True):
    """Something that a person wants to know even if they aren't here."""

    person: str
    kind: str
    table: str | None
    game: str | None
    key: str
    args: dict[str, str]
    path: str


class NoticeText(NamedTuple):
    """A notice in the language of the person."""

    title: str
    body: str
    link: str
