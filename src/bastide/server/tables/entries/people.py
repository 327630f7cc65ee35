"""Entries about the people around a game: what they say, rematches, and accounts that change hands or are deleted."""

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from bastide.server.tables.entries.base import Entry
from bastide.server.tables.lines import Line

if TYPE_CHECKING:
    from bastide.server.tables.live import LiveTable


class Said(Entry, tag="said", frozen=True):
    """Chat: at the table, or among the spectators. The speaker's id matters when their account is deleted."""

    name: str
    text: str
    seat: int | None = None
    person: str | None = None
    to_all: bool = False  # a spectator's words before the start, when there is nothing to give away
    only_tells = True

    def fold(self, table: "LiveTable") -> None:
        if self.seat is None:
            table.said_by_spectators += 1
        else:
            table.said_by_players += 1
        table.speaker = self.person
        line = Line("table-said", {"name": self.name, "text": self.text, "seat": self.seat})
        table.tell(line, only=(None,) if self.seat is None and not self.to_all else None)


class Rematched(Entry, tag="rematch", frozen=True):
    """The seat `seat` asked for a rematch: `table` is where it is played."""

    seat: int
    table: str

    def fold(self, table: "LiveTable") -> None:
        table.rematch, table.rematch_by = self.table, self.seat
        table.tell(Line("table-rematch", {"player": self.seat}))


class OfferedAgain(Entry, tag="offered-again", frozen=True):
    """A player came back to a table that the lobby no longer showed; now it does."""

    only_tells = True

    def fold(self, table: "LiveTable") -> None:
        table.tell(Line("table-offered-again", {}))


class Handed(Entry, tag="handed", frozen=True):
    """A guest signed in: what was the guest's at this table is the account's now."""

    giver: str
    taker: str

    def fold(self, table: "LiveTable") -> None:
        for seat in table.seats:
            if seat.person == self.giver:
                seat.person = self.taker
        if table.facts.host == self.giver:
            table.facts = replace(table.facts, host=self.taker)
        table.origins = {
            viewer: [
                msgspec.structs.replace(origin, speaker=self.taker) if origin.speaker == self.giver else origin
                for origin in told
            ]
            for viewer, told in table.origins.items()
        }


class Renamed(Entry, tag="renamed", frozen=True):
    """An operator renamed these people: the entries before have the new names."""

    people: tuple[str, ...]

    def fold(self, table: "LiveTable") -> None:
        pass


class Forgotten(Entry, tag="forgotten", frozen=True):
    """An account was deleted: these ids are nobody's now, and their names were taken out of the entries before."""

    people: tuple[str, ...]

    def fold(self, table: "LiveTable") -> None:
        pass
