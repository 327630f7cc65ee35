"""Entries about games that the table ends."""

from typing import TYPE_CHECKING, ClassVar

from bastide.server.tables.entries.base import Entry
from bastide.server.tables.lines import Line

if TYPE_CHECKING:
    from bastide.server.tables.live import LiveTable

NO_PROGRESS, TOO_LONG = "no-progress", "too-long"


class CalledOff(Entry, tag="called-off", frozen=True):
    """A tournament decided the game before it began: it won't be played here."""

    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        table.called_off = True
        table.tell(Line("table-called-off", {}))


class EndedEarly(Entry, tag="ended-early", frozen=True):
    """The table ended the game as it stands: after `plies` without progress, or because it has so many."""

    reason: str
    plies: int
    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        table.ended_early = self.reason
        table.rated = False
        table.asked_to_undo = None
        table.wanted = {}
        table.tell(Line(f"table-ended-{self.reason}", {"plies": self.plies}))
