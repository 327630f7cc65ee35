"""Refusals: a key and a sentence, in the language of the person who reads it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide import words
from bastide.core.errors import BastideError

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection


class Refused(Exception):
    """A command that cannot be carried out: a key for the reader's language and a sentence in English."""

    def __init__(
        self,
        key: str,
        reason: str,
        *,
        status: int = 409,
        rule: str | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(reason)
        self.key = key
        self.reason = reason
        self.status = status
        self.rule = rule
        self.details = dict(details or {})


class BadValue(BastideError, ValueError):
    """A value that does not fit its field, and why. It ends a sentence, and so has no full stop."""


def in_field(where: str, reason: BadValue) -> BadValue:
    """What is wrong with a field of a request, as a whole sentence."""
    return BadValue("bad-value", "{where}: {reason}.", where=where or "JSON", reason=reason)


def language_of(connection: "HTTPConnection") -> str:
    """The language that a reader's browser or program asks for."""
    return words.accepted(connection.headers.get("accept-language", ""))


def refusal_of(error: BastideError, connection: "HTTPConnection") -> Refused:
    """A file, an option, a move or a field of the request that cannot be taken."""
    key = "bad-value" if isinstance(error, BadValue) else "bad-input"
    return Refused(key, words.error(error, language_of(connection)), status=422)
