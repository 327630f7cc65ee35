"""What can be done in the waiting room besides sitting down: invite people by name, decline, cancel the table."""

from collections.abc import Sequence

from bastide.server.errors import RequestError
from bastide.server.tables.commands import must_wait
from bastide.server.tables.entries import Cancelled, Declined, Entry, Invited
from bastide.server.tables.live import LiveTable
from bastide.server.tables.waiting import MOST_INVITED


def invite(live: LiveTable, person: str, name: str, by: str, *, delivered: bool = True) -> Sequence[Entry]:
    """Invite a person by name. The host may, and everybody who has a seat."""
    must_wait(live)
    if live.facts.tournament is not None:
        raise RequestError("tournament-seat")
    if by != live.facts.host and not _sits(live, by):
        raise RequestError("not-at-table", status=403)
    if person == by:
        raise RequestError("invited-yourself", status=422)
    if _sits(live, person):
        raise RequestError("already-seated", name=name)
    if person in live.room.invited:
        raise RequestError("has-declined" if live.room.invited[person].declined else "already-invited", name=name)
    if all(seat.taken for seat in live.seats):
        raise RequestError("no-open-seat")
    if len(live.room.invited) >= MOST_INVITED:
        raise RequestError("too-many-invited", most=MOST_INVITED)
    return [Invited(person, name, by, delivered)]


def decline(live: LiveTable, person: str) -> Sequence[Entry]:
    """Decline an invitation."""
    must_wait(live)
    if not live.room.awaits(person):
        raise RequestError("not-invited", status=404)
    return [Declined(person)]


def cancel(live: LiveTable, person: str) -> Sequence[Entry]:
    """Let the host cancel a table before the start. Only a tournament calls its games off."""
    must_wait(live)
    if person != live.facts.host or live.facts.tournament is not None:
        raise RequestError("host-only", status=403)
    return [Cancelled()]


def _sits(live: LiveTable, person: str) -> bool:
    return any(seat.person == person for seat in live.seats)
