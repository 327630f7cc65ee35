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
    stand_in: bool = False  # a bot made it for the seat's owner


class Undone(msgspec.Struct, tag="undone", frozen=True):
    """A seat withdrew its own last `steps` moves."""

    seat: int
    steps: int


class UndoAsked(msgspec.Struct, tag="undo-asked", frozen=True):
    """A seat asks all others to go back, so that only the first `kept` moves stand."""

    seat: int
    kept: int | None = None  # without it, as in entries from before: to before its last move of any kind


class UndoAnswered(msgspec.Struct, tag="undo-answered", frozen=True):
    """A seat agreed or declined; when the last one agrees, the table goes back."""

    seat: int
    agreed: bool


class AutomaticSet(msgspec.Struct, tag="automatic-set", frozen=True):
    """A seat wants forced decisions made for it: `off`, `forced`, or `forced-and-end`."""

    seat: int
    mode: str


class Said(msgspec.Struct, tag="said", frozen=True):
    """Chat: at the table, or among the spectators. Whose it was matters when somebody wants to be forgotten."""

    name: str
    text: str
    seat: int | None = None
    person: str | None = None


class TimedOut(msgspec.Struct, tag="time-out", frozen=True):
    """The time of a seat is over, by the stored times up to this entry's own."""

    seat: int


class TimeGiven(msgspec.Struct, tag="time-given", frozen=True):
    """The seat `by` would rather wait, and gives another whose time is over some more."""

    seat: int
    by: int
    seconds: float


class BotWanted(msgspec.Struct, tag="bot-wanted", frozen=True):
    """The seat `by` wants a bot to play for another who is absent."""

    seat: int
    by: int


class StoodIn(msgspec.Struct, tag="bot-plays", frozen=True):
    """From now on a bot plays for a seat's owner, who may take the seat back at any time."""

    seat: int
    bot: str


class TookBack(msgspec.Struct, tag="taken-back", frozen=True):
    """A seat's owner plays again."""

    seat: int


class LeftTable(msgspec.Struct, tag="left", frozen=True):
    """A seat's owner left while the game was running; a bot plays on."""

    seat: int
    bot: str


class ServerAway(msgspec.Struct, tag="server-away", frozen=True):
    """No server was there from the time `since` until `until`, or this entry's own time: nobody pays for that."""

    since: float
    until: float | None = None  # entries from before have none, and nobody was told of them


class Rematched(msgspec.Struct, tag="rematch", frozen=True):
    """The seat `seat` asked for the same game once more: `table` is where it is played."""

    seat: int
    table: str


class OfferedAgain(msgspec.Struct, tag="offered-again", frozen=True):
    """Somebody who sits here came back to a table that the lobby did not show any more; now it does."""


class Handed(msgspec.Struct, tag="handed", frozen=True):
    """A guest signed in: what was the guest's at this table is the account's now."""

    giver: str
    taker: str


class Forgotten(msgspec.Struct, tag="forgotten", frozen=True):
    """Somebody is gone: these ids are nobody's now, and their names were taken out of the entries before."""

    people: tuple[str, ...]


class Unreadable(msgspec.Struct, tag="unreadable", frozen=True):
    """Stands for an entry that this server cannot read; it is never written."""

    reason: str


Entry: TypeAlias = (
    Sat
    | Stood
    | Opened
    | Started
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | AutomaticSet
    | Said
    | TimedOut
    | TimeGiven
    | BotWanted
    | StoodIn
    | TookBack
    | LeftTable
    | ServerAway
    | Rematched
    | OfferedAgain
    | Handed
    | Forgotten
    | Unreadable
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
