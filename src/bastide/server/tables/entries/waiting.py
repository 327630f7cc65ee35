"""Entries from the waiting room: invitations by name, and tables that never start."""

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from bastide.server.tables.entries.base import Entry
from bastide.server.tables.lines import Line
from bastide.server.tables.waiting import Invitee

if TYPE_CHECKING:
    from bastide.server.tables.live import LiveTable


class Invited(Entry, tag="invited", frozen=True):
    """A person was invited by name. If they don't get the invitation, nobody at the table learns it."""

    person: str
    name: str
    by: str
    delivered: bool = True

    def fold(self, table: "LiveTable") -> None:
        table.room = table.room.with_invitee(self.person, Invitee(self.name, self.delivered))
        table.tell(Line("table-invited", {"name": self.name}))


class Declined(Entry, tag="declined", frozen=True):
    """A person declined an invitation."""

    person: str

    def fold(self, table: "LiveTable") -> None:
        invitee = replace(table.room.invited[self.person], declined=True)
        table.room = table.room.with_invitee(self.person, invitee)
        table.tell(Line("table-declined", {"name": invitee.name}))


class Cancelled(Entry, tag="cancelled", frozen=True):
    """The host cancelled the table before the start."""

    def fold(self, table: "LiveTable") -> None:
        table.room = replace(table.room.without_invitees(), cancelled=True)
        table.tell(Line("table-cancelled", {}))


class CalledOff(Entry, tag="called-off", frozen=True):
    """A tournament decided the game before it began: it won't be played here."""

    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        table.room = replace(table.room.without_invitees(), cancelled=True)
        table.tell(Line("table-called-off", {}))
