"""Entries about time that runs out, bots that stand in, and players who leave and come back."""

from typing import TYPE_CHECKING, ClassVar

from bastide.server.tables.entries.base import Entry
from bastide.server.tables.lines import Line
from bastide.server.tables.stand_ins import bot_plays, let_bot_play

if TYPE_CHECKING:
    from bastide.server.tables.live import LiveTable


class TimedOut(Entry, tag="time-out", frozen=True):
    """A seat ran out of time, by the stored times up to this entry's own."""

    seat: int
    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        table.must_have_clocks().time_out(self.seat, table.at)
        table.tell_if_open(self.seat, Line("table-time-out", {"player": self.seat}))


class TimeGiven(Entry, tag="time-given", frozen=True):
    """The seat `by` would rather wait, and gives more time to another that ran out of it."""

    seat: int
    by: int
    seconds: float

    def fold(self, table: "LiveTable") -> None:
        table.must_have_clocks().give(self.seat, self.seconds, table.at)
        table.tell(Line("table-time-given", {"by_player": self.by, "player": self.seat}))


class ServerAway(Entry, tag="server-away", frozen=True):
    """No server ran from the time `since` until `until`, or this entry's own time: nobody pays for that."""

    since: float
    until: float | None = None  # older entries have none, and nobody was told of them
    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        clocks = table.must_have_clocks()
        table.excused_until = table.at if self.until is None else self.until
        clocks.skip(self.since, table.excused_until)
        if self.until is not None:
            table.tell(Line("table-server-away", {}))


class BotWanted(Entry, tag="bot-wanted", frozen=True):
    """The seat `by` wants a bot to play for another who is absent, or is there but doesn't move."""

    seat: int
    by: int
    stalled: bool = False

    def fold(self, table: "LiveTable") -> None:
        table.wanted.setdefault(self.seat, set()).add(self.by)
        key = "table-bot-wanted-stalled" if self.stalled else "table-bot-wanted"
        table.tell(Line(key, {"by_player": self.by, "player": self.seat}))


class StoodIn(Entry, tag="bot-plays", frozen=True):
    """From now on a bot plays for a seat's owner, who may take the seat back at any time."""

    seat: int
    bot: str
    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        let_bot_play(table, self.seat, self.bot, bot_plays(self.seat), left=False)


class LeftTable(Entry, tag="left", frozen=True):
    """A seat's owner left while the game was running; a bot plays on."""

    seat: int
    bot: str
    finite: ClassVar[bool] = True

    def fold(self, table: "LiveTable") -> None:
        let_bot_play(table, self.seat, self.bot, Line("table-left", {"player": self.seat}), left=True)


class TookBack(Entry, tag="taken-back", frozen=True):
    """A seat's owner plays again."""

    seat: int

    def fold(self, table: "LiveTable") -> None:
        """If the others did not know of the bot, they don't hear that it went either.

        Only players who were replaced regain time: otherwise leaving and coming back would wind up one's own clock.
        """
        seat = table.seats[self.seat]
        was_shown, was_late = seat.shown_stand_in is not None, not seat.left
        seat.stand_in = seat.shown_stand_in = None
        seat.left = False
        table.waiting_since = table.at
        if table.clocks is not None:
            least = table.clocks.clock.extra() if was_late else 0.0
            table.clocks.come_back(self.seat, least)
            if was_shown:
                table.clocks.show_back(self.seat, least, table.at)
        table.tell(Line("table-taken-back", {"player": self.seat}), only=None if was_shown else (self.seat,))
