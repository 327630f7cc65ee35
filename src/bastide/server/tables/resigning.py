"""Resigning, and abandoning a game by agreement. Like `commands`, each function decides."""

from collections.abc import Sequence

from bastide.server.errors import RequestError
from bastide.server.tables.abandoning import MOST_REQUESTS, who_must_agree
from bastide.server.tables.commands import must_run
from bastide.server.tables.entries import AbandonAnswered, AbandonAsked, Entry, Resigned
from bastide.server.tables.live import LiveTable
from bastide.server.tables.timeouts import stand_in_for


def resign(live: LiveTable, seat: int) -> Sequence[Entry]:
    """Give the game up. With two players, or if no other person plays, it ends; otherwise a bot plays on."""
    must_run(live)
    if live.seats[seat].resigned:
        raise RequestError("already-resigned")
    goes_on = len(live.seats) > 2 and bool(who_must_agree(live) - {seat})
    return [Resigned(seat, stand_in_for(live) if goes_on else None)]


def ask_abandon(live: LiveTable, seat: int) -> Sequence[Entry]:
    """Ask the others to abandon the game. Without other people it ends at once."""
    must_run(live)
    chair = live.seats[seat]
    if live.abandoning is not None:
        raise RequestError("already-asked-to-abandon")
    if seat not in who_must_agree(live):
        raise RequestError("bot-plays")
    asked = AbandonAsked(seat)
    mine = {number for number, other in enumerate(live.seats) if other.person == chair.person}
    if who_must_agree(live) <= mine:
        return [asked, AbandonAnswered(seat, agreed=True)]
    if chair.abandon_requests >= MOST_REQUESTS:
        raise RequestError("asked-too-often", most=MOST_REQUESTS)
    if chair.abandon_asked_at == chair.decisions:
        raise RequestError("asked-this-turn")
    return [asked]


def answer_abandon(live: LiveTable, seat: int, agreed: bool) -> Sequence[Entry]:
    """Agree to abandon the game, or decline; the player who asked may withdraw the request."""
    must_run(live)
    asked = live.abandoning
    if asked is None or seat not in who_must_agree(live) or (agreed and seat in asked.agreed):
        raise RequestError("nothing-asked")
    return [AbandonAnswered(seat, agreed)]
