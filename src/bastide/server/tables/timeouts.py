"""What players can do about timeouts and absent players, and leaving. Like `commands`, each function decides.

In a closed phase nobody may find out who is done already. Everything there is decided by the clocks as shown to all,
and a bot silently takes over only seats that really still owe a decision.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bastide.bots import stand_in
from bastide.server.errors import RequestError
from bastide.server.tables.clocks import Clocks, SeatClock
from bastide.server.tables.commands import chair_of, must_run
from bastide.server.tables.entries import BotWanted, Entry, LeftTable, StoodIn, TimedOut, TimeGiven, TookBack
from bastide.server.tables.live import LiveTable

ABSENT_SECONDS = 600.0
"""At a table without clocks, a player disconnected for this long counts as absent."""
STALLED_SECONDS = 1800.0
"""At a table without clocks, a connected player who makes the others wait this long can be replaced, too."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """For how many seconds a player has been disconnected, and the others have waited for their decision."""

    away: float
    waited: float

    @property
    def stalls(self) -> bool:
        """Whether the player is there, but doesn't move."""
        return self.away <= ABSENT_SECONDS and self.waited > STALLED_SECONDS

    @property
    def is_missing(self) -> bool:
        """Whether a bot may play for them at a table without clocks."""
        return self.away > ABSENT_SECONDS or self.stalls


def claim_time(live: LiveTable, seat: int, now: float) -> Sequence[Entry]:
    """Establish that a seat ran out of time. Any viewer may claim it; it is recorded once."""
    return _establish(_clock_over(live, seat, now), seat, now)


def give_time(live: LiveTable, seat: int, by: int, now: float) -> Sequence[Entry]:
    """Give more time to a player who ran out of it."""
    _another(seat, by)
    clocks = _clock_over(live, seat, now)
    return [*_establish(clocks, seat, now), TimeGiven(seat, by, clocks.clock.extra())]


def let_bot_play(live: LiveTable, seat: int, by: int, now: float, missing: Mapping[int, Attendance]) -> Sequence[Entry]:
    """Let a bot replace a player who ran out of time or, without clocks, is missing and everybody else agrees."""
    _another(seat, by)
    if live.facts.clock is None:
        return _for_absent(live, seat, by, missing)
    clocks = _clock_over(live, seat, now)
    if not clocks.seats[seat].is_over(now):
        return []  # in a closed phase: the seat is done already, and nobody is told
    return [*_establish(clocks, seat, now), StoodIn(seat, stand_in_for(live))]


def take_back(live: LiveTable, seat: int) -> Sequence[Entry]:
    """Take your seat back from the bot that plays there."""
    must_run(live)
    if live.seats[seat].stand_in is None:
        raise RequestError("not-replaced")
    if live.seats[seat].resigned:
        raise RequestError("already-resigned")
    return [TookBack(seat)]


def leave(live: LiveTable, seat: int) -> Sequence[Entry]:
    """Leave the running game; a bot plays on."""
    must_run(live)
    if live.seats[seat].left:
        raise RequestError("already-left")
    return [LeftTable(seat, stand_in_for(live))]


def stand_in_for(live: LiveTable) -> str:
    """The bot that takes seats over at a table."""
    return stand_in(type(live.game))


def _for_absent(live: LiveTable, seat: int, by: int, missing: Mapping[int, Attendance]) -> Sequence[Entry]:
    must_run(live)
    _played_by_owner(live, seat)
    if seat not in live.owed_by(by):
        raise RequestError("not-waiting")
    if seat not in missing:
        minutes = round(ABSENT_SECONDS / 60)
        raise RequestError("not-absent", minutes=minutes)
    agreed = live.wanted.get(seat, set())
    wish = [] if by in agreed else [BotWanted(seat, by, stalled=missing[seat].stalls)]
    # Everyone present must agree. In a closed phase, a player who seems to stall may be done already.
    absent = {other for other, how in missing.items() if not how.stalls}
    others = set(live.deciders()) - absent - {seat}
    return [*wish, StoodIn(seat, stand_in_for(live))] if others <= agreed | {by} else wish


def _clock_over(live: LiveTable, seat: int, now: float) -> Clocks:
    """Return the table's clocks, if all can see that a seat's clock has run out."""
    must_run(live)
    _played_by_owner(live, seat)
    if live.clocks is None:
        raise RequestError("no-clock")
    if not live.clocks.shown[seat].is_over(now):
        raise RequestError("time-left", seconds=_seconds(live.clocks.shown[seat], now))
    return live.clocks


def _seconds(clock: SeatClock, now: float) -> int:
    until = clock.until()
    return round(clock.left if until is None else max(0.0, until - now))


def _establish(clocks: Clocks, seat: int, now: float) -> list[Entry]:
    clock = clocks.seats[seat]
    return [TimedOut(seat)] if clock.is_over(now) and not clock.out else []


def _another(seat: int, by: int) -> None:
    if seat == by:
        raise RequestError("own-seat", status=403)


def _played_by_owner(live: LiveTable, seat: int) -> None:
    chair = chair_of(live, seat)
    if chair.bot or chair.shown_stand_in:
        raise RequestError("bot-already")
