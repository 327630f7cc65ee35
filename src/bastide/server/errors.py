"""Errors as clients get them: a key for programs, a sentence for people, the rule if there is one, and a status."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, NamedTuple

from bastide import words
from bastide.core.errors import Argument, BastideError, IllegalMove, UnknownMove

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection


class RequestError(words.LocalizedError):
    """A request or a command that can't be carried out. The browser has the same words for it, `refusal-<key>`."""

    prefix = "refusal"

    def __init__(self, key: str, /, *, status: int = HTTPStatus.CONFLICT, **details: Argument) -> None:
        super().__init__(key, **details)
        self.status = status


class BadValue(words.LocalizedError, ValueError):
    """Why a value doesn't fit its field. It ends a sentence, so it has no full stop."""


class Problem(NamedTuple):
    """An error as it is sent, over HTTP or over the socket."""

    key: str
    reason: str
    rule: str | None
    details: Mapping[str, Argument]
    status: int


def problem_of(error: BastideError, language: str) -> Problem:
    """Describe an error to a client. What is wrong with a file, an option or a field has the same key for all."""
    reason = words.error(error, language)
    match error:
        case RequestError():
            return Problem(error.key, reason, None, error.arguments, error.status)
        case IllegalMove():
            return Problem(error.key, reason, error.rule, error.arguments, HTTPStatus.CONFLICT)
        case UnknownMove():
            return Problem(error.key, reason, None, {}, HTTPStatus.UNPROCESSABLE_ENTITY)
    key = "bad-value" if isinstance(error, BadValue) else "bad-input"
    return Problem(key, reason, None, {}, HTTPStatus.UNPROCESSABLE_ENTITY)


def in_field(where: str, reason: BadValue) -> BadValue:
    """Return what is wrong with a field of a request, as a whole sentence."""
    return BadValue("bad-value", where=where or "JSON", reason=reason)


def language_of(connection: "HTTPConnection") -> str:
    """Return the language that a client asks for."""
    return words.accepted(connection.headers.get("accept-language", ""))
