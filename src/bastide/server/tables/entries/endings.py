"""Entries about games that end before their end: by the table, by a resignation, or abandoned by agreement."""

from typing import TYPE_CHECKING, ClassVar

from bastide.core.journal import BY_AGREEMENT, RESIGNED
from bastide.server.tables.abandoning import AbandonRequest, who_must_agree
from bastide.server.tables.entries.base import Entry
from bastide.server.tables.lines import Line
from bastide.server.tables.stand_ins import let_bot_play

if TYPE_CHECKING:
    from bastide.server.tables.live import LiveTable


def _end(table: "LiveTable", reason: str) -> None:
    """End the game as it stands."""
    table.ended_early = reason
    table.asked_to_undo = table.abandoning = None
    table.wanted = {}
    table.points = None  # other ranks, perhaps


class EndedEarly(Entry, tag="ended-early", frozen=True):
    """The table ended the game as it stands: after `plies` without progress, or because it has so many."""

    reason: str
    plies: int
    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        _end(table, self.reason)
        table.rated = False
        table.tell(Line(f"table-ended-{self.reason}", {"plies": self.plies}))


class Resigned(Entry, tag="resigned", frozen=True):
    """A seat's owner gave the game up: it ends or, if others play on, `bot` takes over for good."""

    seat: int
    bot: str | None = None
    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        table.seats[self.seat].resigned = True
        line = Line("table-resigned", {"player": self.seat})
        if self.bot is None:
            _end(table, RESIGNED)
            table.ended_by = self.seat
            table.tell(line)
        else:
            let_bot_play(table, self.seat, self.bot, line, left=True)


class AbandonAsked(Entry, tag="abandon-asked", frozen=True):
    """A seat asks all others to abandon the game: it would end without a result."""

    seat: int
    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        seat = table.seats[self.seat]
        seat.abandon_requests += 1
        seat.abandon_asked_at = seat.decisions
        own = frozenset(number for number, other in enumerate(table.seats) if other.person == seat.person)
        table.abandoning = AbandonRequest(self.seat, own)
        table.tell(Line("table-abandon-asked", {"player": self.seat}))


class AbandonAnswered(Entry, tag="abandon-answered", frozen=True):
    """A seat agreed, declined or withdrew its own request; when the last one agrees, the game ends."""

    seat: int
    agreed: bool
    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        asked = table.abandoning
        assert asked is not None
        if not self.agreed:
            table.abandoning = None
            key = "table-abandon-withdrawn" if self.seat == asked.seat else "table-abandon-declined"
            table.tell(Line(key, {"player": self.seat}))
            return
        agreed = asked.agreed | {self.seat}
        if who_must_agree(table) <= agreed:
            _end(table, BY_AGREEMENT)
            table.rated = False
            table.tell(Line("table-abandoned", {}))
            return
        table.abandoning = AbandonRequest(asked.seat, agreed, asked.has_moved)
        table.tell(Line("table-abandon-agreed", {"player": self.seat}))
