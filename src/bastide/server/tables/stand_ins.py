"""Stand-ins and clocks after every entry: clocks start and stop, and what a closed phase hid shows when it is over."""

from typing import TYPE_CHECKING

from bastide.server.tables.lines import Line

if TYPE_CHECKING:
    from bastide.server.tables.live import LiveTable


def bot_plays(seat: int) -> Line:
    """The line that tells of a stand-in."""
    return Line("table-bot-plays", {"player": seat})


def let_bot_play(table: "LiveTable", number: int, bot: str, line: Line, *, left: bool) -> None:
    """Let a bot play on, and tell so. That a player was too slow in a closed phase shows to the others when it is over.

    A request to abandon the game goes with a player who is seen to go: those who must agree are others now.
    """
    seat = table.seats[number]
    seat.stand_in = bot
    seat.left = left
    table.asked_to_undo = None
    table.wanted.pop(number, None)
    if table.clocks is not None and not left and table.state.closed_phase is not None:
        table.tell(line, only=(number,))
        return
    seat.shown_stand_in = bot
    table.abandoning = None
    if table.clocks is not None:
        table.clocks.show_away(number, table.at)
    table.tell(line)


def settle(live: "LiveTable", phase: int | None) -> None:
    """After an entry: start and stop the clocks, and if a closed phase or the game is over, show what it hid."""
    if live.match is None:
        return
    if live.state.closed_phase is not None and live.state.closed_phase == phase and not live.ended_early:
        _run_clocks(live)
        return
    for number, seat in enumerate(live.seats):
        if seat.shown_stand_in != seat.stand_in:
            seat.shown_stand_in = seat.stand_in
            live.abandoning = None
            live.tell(bot_plays(number), only=[viewer for viewer in live.streams if viewer != number])
    _run_clocks(live)
    if live.clocks is not None:
        live.clocks.show()


def _run_clocks(live: "LiveTable") -> None:
    if live.clocks is not None:
        live.clocks.settle(live.at, live.to_act, live.deciders(), live.turns)
