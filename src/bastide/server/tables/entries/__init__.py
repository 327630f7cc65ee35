"""The entries of a table's log. A table is the fold of its row and these; nothing else is kept.

To add an entry, declare a subclass of `Entry` in a module of this package: its fields, its tag and how it is folded.
"""

from functools import reduce
from operator import or_

import msgspec

from bastide.server.tables.entries.absence import (
    BotWanted,
    LeftTable,
    ServerAway,
    StoodIn,
    TimedOut,
    TimeGiven,
    TookBack,
)
from bastide.server.tables.entries.base import Entry, Unreadable
from bastide.server.tables.entries.endings import AbandonAnswered, AbandonAsked, EndedEarly, Resigned
from bastide.server.tables.entries.moves import AutomaticSet, Moved, UndoAnswered, UndoAsked, Undone
from bastide.server.tables.entries.people import Forgotten, Handed, OfferedAgain, Rematched, Renamed, Said
from bastide.server.tables.entries.seating import Opened, Sat, Started, Stood
from bastide.server.tables.entries.waiting import CalledOff, Cancelled, Declined, Invited

__all__ = [
    "AbandonAnswered",
    "AbandonAsked",
    "AutomaticSet",
    "BotWanted",
    "CalledOff",
    "Cancelled",
    "Declined",
    "EndedEarly",
    "Entry",
    "Forgotten",
    "Handed",
    "Invited",
    "LeftTable",
    "Moved",
    "OfferedAgain",
    "Opened",
    "Rematched",
    "Renamed",
    "Resigned",
    "Said",
    "Sat",
    "ServerAway",
    "Started",
    "Stood",
    "StoodIn",
    "TimeGiven",
    "TimedOut",
    "TookBack",
    "UndoAnswered",
    "UndoAsked",
    "Undone",
    "Unreadable",
    "read",
    "write",
]

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(reduce(or_, Entry.__subclasses__()))


def write(entry: Entry) -> str:
    """Return an entry as the log keeps it."""
    return msgspec.json.encode(entry).decode()


def read(text: str) -> Entry:
    """Return an entry from the log; one that can't be read concerns its table only."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError as error:
        return Unreadable(str(error))
