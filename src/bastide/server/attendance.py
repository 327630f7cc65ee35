"""Folding who is there and who is not: time that runs out, bots that stand in, people who leave and come back."""

from typing import TYPE_CHECKING, TypeAlias

from bastide.core.errors import BadJournal
from bastide.server.entries import BotWanted, LeftTable, ServerAway, StoodIn, TimedOut, TimeGiven, TookBack
from bastide.server.frames import Line

if TYPE_CHECKING:
    from bastide.server.live import LiveTable

About: TypeAlias = TimedOut | TimeGiven | ServerAway | BotWanted | StoodIn | LeftTable | TookBack


def fold(live: "LiveTable", entry: About) -> None:
    """Adds an entry to the table."""
    match entry:
        case BotWanted():
            live.wanted.setdefault(entry.seat, set()).add(entry.by)
            live.tell(Line("table-bot-wanted", {"by_player": entry.by, "player": entry.seat}))
        case StoodIn() | LeftTable():
            _stand_in(live, entry)
        case TookBack():
            _take_back(live, entry.seat)
        case TimedOut() | TimeGiven() | ServerAway():
            _count_time(live, entry)


def _count_time(live: "LiveTable", entry: TimedOut | TimeGiven | ServerAway) -> None:
    if live.clocks is None:
        raise BadJournal("clock-missing", "There is no clock at this table.")
    match entry:
        case TimedOut():
            live.clocks.time_out(entry.seat, live.at)
            live.tell_if_open(entry.seat, Line("table-time-out", {"player": entry.seat}))
        case TimeGiven():
            live.clocks.give(entry.seat, entry.seconds, live.at)
            live.tell(Line("table-time-given", {"by_player": entry.by, "player": entry.seat}))
        case ServerAway():
            live.excused_until = live.at if entry.until is None else entry.until
            live.clocks.skip(entry.since, live.excused_until)
            if entry.until is not None:
                live.tell(Line("table-server-away", {}))


def _stand_in(live: "LiveTable", entry: StoodIn | LeftTable) -> None:
    """A bot plays on. That somebody was too slow in a closed phase shows to the others when it is over."""
    seat = live.seats[entry.seat]
    seat.stand_in = entry.bot
    seat.left = isinstance(entry, LeftTable)
    live.asked_to_undo = None
    live.wanted.pop(entry.seat, None)
    line = Line("table-left", {"player": entry.seat}) if seat.left else bot_plays(entry.seat)
    if live.clocks is None:
        seat.shown_stand_in = entry.bot
        live.tell(line)
    elif seat.left or live.state.closed_phase is None:
        seat.shown_stand_in = entry.bot
        live.clocks.show_away(entry.seat, live.at)
        live.tell(line)
    else:
        live.tell(line, only=(entry.seat,))


def bot_plays(seat: int) -> Line:
    """The line that tells of a bot standing in."""
    return Line("table-bot-plays", {"player": seat})


def _take_back(live: "LiveTable", number: int) -> None:
    """Its owner plays again. If the others did not know of the bot, they do not hear that it went either.

    Only who was replaced finds more time: otherwise leaving and coming back would wind up one's own clock.
    """
    seat = live.seats[number]
    was_shown, was_late = seat.shown_stand_in is not None, not seat.left
    seat.stand_in = seat.shown_stand_in = None
    seat.left = False
    if live.clocks is not None:
        least = live.clocks.clock.extra() if was_late else 0.0
        live.clocks.come_back(number, least)
        if was_shown:
            live.clocks.show_back(number, least, live.at)
    live.tell(Line("table-taken-back", {"player": number}), only=None if was_shown else (number,))


def settle(live: "LiveTable", phase: int | None) -> None:
    """After any entry: clocks start and stop. What the closed phase before it hid shows if that is over now."""
    if live.match is None:
        return
    if live.state.closed_phase is not None and live.state.closed_phase == phase:
        _run_clocks(live)
        return
    for number, seat in enumerate(live.seats):
        if seat.shown_stand_in != seat.stand_in:
            seat.shown_stand_in = seat.stand_in
            live.tell(bot_plays(number), only=[viewer for viewer in live.streams if viewer != number])
    _run_clocks(live)
    if live.clocks is not None:
        live.clocks.show()


def _run_clocks(live: "LiveTable") -> None:
    if live.clocks is not None:
        live.clocks.settle(live.at, live.state.to_act, live.deciders(), live.turns)
