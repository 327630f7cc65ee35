"""Table rules against games and logs without end. The rules of the games don't know them."""

from collections.abc import Sequence

from bastide.core.journal import NO_PROGRESS, TOO_LONG
from bastide.server.errors import RequestError
from bastide.server.tables.bounds import MOST_ENTRIES, MOST_PLIES, STALL_PLIES
from bastide.server.tables.entries import EndedEarly, Entry
from bastide.server.tables.live import RUNNING, LiveTable


def ending(live: LiveTable) -> list[Entry]:
    """Return the entry that ends a game without progress or with too many plies, if it is time.

    Not in a closed phase, where it would show how many moves the others have made.
    """
    if live.status != RUNNING or live.is_archive() or live.state.closed_phase is not None:
        return []
    if live.idle >= STALL_PLIES:
        return [EndedEarly(NO_PROGRESS, STALL_PLIES)]
    if live.match is not None and len(live.match.journal.plies) >= MOST_PLIES:
        return [EndedEarly(TOO_LONG, MOST_PLIES)]
    return []


def check_room(live: LiveTable, written: Sequence[Entry]) -> None:
    """Raise `RequestError` if the log is full and these entries don't bring the game closer to its end."""
    if live.seq + len(written) > MOST_ENTRIES and not all(entry.finite for entry in written):
        raise RequestError("log-full", most=MOST_ENTRIES)
