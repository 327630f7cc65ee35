"""The entries of a table's log. A table is the fold of its row and these; nothing else is kept."""

from typing import TypeAlias

import msgspec


class Sat(msgspec.Struct, tag="sat", frozen=True):
    """Somebody took a seat, or sat down anew; `hash` promises a nonce."""

    seat: int
    name: str
    hash: str
    person: str | None = None
    bot: str | None = None
    nonce: str | None = None  # a bot's is the server's, and known to it at once


class Stood(msgspec.Struct, tag="stood", frozen=True):
    """Somebody left before the start."""

    seat: int


class Opened(msgspec.Struct, tag="opened", frozen=True):
    """A player kept the promise and opened the nonce."""

    seat: int
    nonce: str


class Started(msgspec.Struct, tag="started", frozen=True):
    """All nonces are in, and the game was set up with these outcomes, by these rules and component data."""

    outcomes: tuple[str, ...]
    rules: str | None = None
    digest: str | None = None


class Moved(msgspec.Struct, tag="moved", frozen=True):
    """A seat made a move, itself or automatically, and chance said this."""

    seat: int
    move: str
    outcomes: tuple[str, ...] = ()
    automatic: bool = False


class Undone(msgspec.Struct, tag="undone", frozen=True):
    """A seat withdrew its own last `steps` moves."""

    seat: int
    steps: int


class UndoAsked(msgspec.Struct, tag="undo-asked", frozen=True):
    """A seat asks all others to go back to before its last move."""

    seat: int


class UndoAnswered(msgspec.Struct, tag="undo-answered", frozen=True):
    """A seat agreed or declined; when the last one agrees, the table goes back."""

    seat: int
    agreed: bool


class AutomaticSet(msgspec.Struct, tag="automatic-set", frozen=True):
    """A seat wants forced decisions made for it: `off`, `forced`, or `forced-and-end`."""

    seat: int
    mode: str


class Said(msgspec.Struct, tag="said", frozen=True):
    """Chat: at the table, or among the spectators."""

    name: str
    text: str
    seat: int | None = None


class Unreadable(msgspec.Struct, tag="unreadable", frozen=True):
    """Stands for an entry that this server cannot read; it is never written."""

    reason: str


Entry: TypeAlias = (
    Sat | Stood | Opened | Started | Moved | Undone | UndoAsked | UndoAnswered | AutomaticSet | Said | Unreadable
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    """An entry as the log keeps it."""
    return msgspec.json.encode(entry).decode()


def read(text: str) -> Entry:
    """An entry from the log; one that cannot be read concerns its table only."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError as error:
        return Unreadable(str(error))
