"""The frames that the server sends over the socket, version 1. Described for authors of programs in docs/bot-api.md."""

from typing import Any, TypeAlias

import msgspec

from bastide.core.errors import BastideError
from bastide.server.errors import problem_of
from bastide.server.tables.preview import Previewed
from bastide.server.tables.updates import Lines, Update

VERSION = 1


class Welcome(msgspec.Struct, tag="welcome", frozen=True):
    """The first frame: the version, the table, and the seat that you view it as."""

    version: int
    table: str
    game: str
    options: dict[str, Any]
    seat: int | None
    commitment: str
    now: int
    """The server's time, in milliseconds since 1970."""


class Accepted(msgspec.Struct, tag="accepted", frozen=True):
    """The command is committed."""

    decision: int | None = None


class Refusal(msgspec.Struct, tag="refused", frozen=True, omit_defaults=True):
    """The command was not carried out; nothing changed."""

    key: str
    reason: str
    rule: str | None = None
    details: dict[str, Any] = {}
    decision: int | None = None

    @classmethod
    def of(cls, error: BastideError, language: str, decision: int | None = None) -> "Refusal":
        """The frame that tells of an error."""
        key, reason, rule, details, _ = problem_of(error, language)
        return cls(key, reason, rule, dict(details), decision)


class Allowed(msgspec.Struct, tag="allowed", frozen=True):
    """The answer to `why` if the move is allowed."""

    move: str


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """The answer to `ping`."""

    now: int
    """The server's time, in milliseconds since 1970."""


class Closing(msgspec.Struct, tag="closing", frozen=True, omit_defaults=True):
    """Why the server closes the connection."""

    reason: str
    retry: int | None = None
    """After how many milliseconds to reconnect; `None` if that is of no use."""

    @classmethod
    def of(cls, error: BastideError, language: str, retry: int | None = None) -> "Closing":
        """The frame that tells of an error which ends the connection."""
        return cls(problem_of(error, language).reason, retry)


Frame: TypeAlias = Update | Lines | Welcome | Accepted | Refusal | Allowed | Previewed | Pong | Closing


def write(frame: Frame) -> str:
    """Return a frame for the wire."""
    return msgspec.json.encode(frame).decode()
