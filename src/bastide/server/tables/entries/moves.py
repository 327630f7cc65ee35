"""Entries about the game itself: moves, and taking them back."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from bastide.server.tables.entries.base import Entry
from bastide.server.tables.history import Done
from bastide.server.tables.lines import Line

if TYPE_CHECKING:
    from bastide.server.tables.live import LiveTable


class Moved(Entry, tag="moved", frozen=True):
    """A seat made a move, itself or automatically, and chance said this."""

    seat: int
    move: str
    outcomes: tuple[str, ...] = ()
    automatic: bool = False
    stand_in: bool = False  # a bot made it for the seat's owner
    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        table.make_move(self)


def _last_of(seat: int, history: Sequence[Done], end: int) -> int:
    """The place of a seat's last move before the place `end` of a history."""
    return next(index for index in range(end - 1, -1, -1) if history[index].seat == seat)


class Undone(Entry, tag="undone", frozen=True):
    """A seat withdrew its own last `steps` moves."""

    seat: int
    steps: int

    def fold(self, table: "LiveTable") -> None:
        kept = list(table.history)
        index = len(kept)
        for _ in range(self.steps):
            index = _last_of(self.seat, kept, index)
            del kept[index]
        table.go_back(kept)
        table.seats[self.seat].decisions += 1  # so that a doubled click does not go back twice
        table.tell_if_open(self.seat, Line("table-undone", {"player": self.seat, "steps": self.steps}))


class UndoAsked(Entry, tag="undo-asked", frozen=True):
    """A seat asks all others to go back, so that only the first `kept` moves stand."""

    seat: int
    kept: int | None = None  # older entries leave it out: to before its last move of any kind

    def fold(self, table: "LiveTable") -> None:
        table.asked_to_undo, table.agreed = self.seat, {self.seat}
        table.asked_to_keep = _last_of(self.seat, table.history, len(table.history)) if self.kept is None else self.kept
        table.tell(Line("table-undo-asked", {"player": self.seat}))


class UndoAnswered(Entry, tag="undo-answered", frozen=True):
    """A seat agreed or declined; when the last one agrees, the table goes back."""

    seat: int
    agreed: bool

    def fold(self, table: "LiveTable") -> None:
        asking = table.asked_to_undo
        assert asking is not None
        if not self.agreed:
            table.asked_to_undo = None
            table.tell(Line("table-undo-declined", {"player": self.seat}))
            return
        table.agreed.add(self.seat)
        if not set(table.deciders()) <= table.agreed:
            table.tell(Line("table-undo-agreed", {"player": self.seat}))
            return
        kept = table.asked_to_keep
        table.rated = table.rated and not table.unrates(kept)
        table.go_back(table.history[:kept])
        for seat in table.seats:
            seat.decisions += 1  # so that no click from before counts now
        table.tell(Line("table-undone-by-consent", {"player": asking}))


class AutomaticSet(Entry, tag="automatic-set", frozen=True):
    """A seat wants forced decisions made for it: `off`, `forced`, or `forced-and-end`."""

    seat: int
    mode: str

    def fold(self, table: "LiveTable") -> None:
        table.seats[self.seat].automatic = self.mode
        table.tell(Line("table-automatic", {"mode": self.mode}), only=(self.seat,))
