"""Stand-ins and clocks after every entry: clocks start and stop, and what a closed phase hid shows when it is over."""

from typing import TYPE_CHECKING

from bastide.server.tables.lines import Line

if TYPE_CHECKING:
    from bastide.server.tables.live import LiveTable


def bot_plays(seat: int) -> Line:
    """The line that tells of a stand-in."""
    return Line("table-bot-plays", {"player": seat})


def settle(live: "LiveTable", phase: int | None) -> None:
    """After an entry: start and stop the clocks, and if a closed phase is over, show what it hid."""
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
        live.clocks.settle(live.at, live.to_act, live.deciders(), live.turns)
