"""Whose turn it is, and whose turn runs out soon: found in the database, so that no move waits for it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, exists, or_, select

from bastide.server.notices import choices
from bastide.server.notices.notice import TURN, WARNING, Notice, table_path
from bastide.server.notices.queue import owes, unseen
from bastide.server.notices.quiet import Quiet, best_time
from bastide.server.store import schema
from bastide.server.store.statements import among
from bastide.server.tables import clocks
from bastide.server.tables.clocks import DAY, Bank, Clock, Days
from bastide.server.tables.live import RUNNING, LiveTable

RECENT_SECONDS = 2 * DAY
"""How long ago a turn may have begun: nobody is told of older ones, as after a long outage."""
FAST_SECONDS = 1800
"""Time banks below this are for people who play now: nobody is told that it is their turn."""
MOST_LOOKED_AT, MOST_AT_ONCE = 2000, 200
"""How many rows are read, newest first, and how many people are told in one round."""
HOUR = 3600.0
HERE_SECONDS = 15.0
"""A person who was connected this recently is still there."""

_tables, _seats, _notices = schema.tables, schema.seats, schema.notices
_at_table = _seats.c.table == _tables.c.id
_plays = and_(_tables.c.status == "running", _seats.c.person.is_not(None), _seats.c.stand_in.is_(None))


def turns(connection: Connection, now: float, delay: float) -> list[Notice]:
    """Return notices for those whose turn has come at a table that they haven't been at since."""
    told = exists().where(
        _notices.c.table == _tables.c.id, _notices.c.person == _seats.c.person, _notices.c.kind == TURN, unseen()
    )
    away = or_(_seats.c.seen.is_(None), _seats.c.seen < _tables.c.waiting)
    query = (
        select(_tables.c.id, _tables.c.game, _tables.c.clock, _seats.c.person)
        .join(_seats, _at_table)
        .where(_tables.c.changed > now - RECENT_SECONDS, _plays, owes(), away, _with_others(), ~told)
        .where(_tables.c.waiting <= now - delay)
        .order_by(_tables.c.waiting.desc())
        .limit(MOST_LOOKED_AT)
    )
    rows = [row for row in connection.execute(query) if not _is_fast(clocks.read(row.clock))][:MOST_AT_ONCE]
    around = _seats_of(connection, {row.id for row in rows})
    found: dict[tuple[str, str], Notice] = {}
    for row in rows:
        args = {"others": _others(around[row.id], row.person)}
        notice = Notice(row.person, TURN, row.id, row.game, "notice-turn", args, table_path(row.id))
        found[row.person, row.id] = notice  # of somebody with two seats as well
    return list(found.values())


def _with_others() -> ColumnElement[bool]:
    """Whether somebody else plays at a table: nobody is told of games that only they and bots play."""
    other = _seats.alias()
    return exists().where(other.c.table == _tables.c.id, other.c.person != _seats.c.person)


def waiting(connection: Connection, person: str) -> list[str]:
    """Return the tables where it is a person's turn."""
    query = select(_tables.c.id).join(_seats, _at_table).where(_seats.c.person == person, _plays, owes()).distinct()
    return list(connection.execute(query.order_by(_tables.c.id).limit(MOST_AT_ONCE)).scalars())


def _is_fast(clock: Clock | None) -> bool:
    return isinstance(clock, Bank) and clock.seconds < FAST_SECONDS


def _seats_of(connection: Connection, tables: set[str]) -> Mapping[str, list[Row[Any]]]:
    found: defaultdict[str, list[Row[Any]]] = defaultdict(list)
    query = select(_seats).where(among(connection, _seats.c.table, tables)).order_by(_seats.c.table, _seats.c.seat)
    for row in connection.execute(query):
        found[row.table].append(row)
    return found


def _others(seats: Sequence[Row[Any]], person: str) -> str:
    """Name the other people at a table."""
    return ", ".join(seat.name or "" for seat in seats if seat.person not in (None, person))


# Turns that run out


def lead(clock: Days) -> float:
    """Return how long before the end of a turn its player is warned: a quarter of it, and a day at most."""
    return min(DAY, clock.days * DAY / 4)


def running_out(connection: Connection, now: float, earliest: float) -> list[str]:
    """Return the tables where a turn may have to be warned of now; `warnings` knows exactly.

    `earliest`: the stored end of a turn may be that long ago, because outages that aren't in its log yet add time.
    """
    told = exists().where(
        _notices.c.table == _tables.c.id,
        _notices.c.person == _seats.c.person,
        _notices.c.kind == WARNING,
        _notices.c.at > _tables.c.waiting,
    )
    away = or_(_seats.c.seen.is_(None), _seats.c.seen < now - HERE_SECONDS)
    query = (
        select(_tables.c.id, _tables.c.clock, _tables.c.due, _seats.c.person)
        .join(_seats, _at_table)
        .where(_tables.c.due <= now + 2 * DAY, _tables.c.due > earliest, _plays, owes(), away, ~told)
        .order_by(_tables.c.due)
        .limit(MOST_LOOKED_AT)
    )
    rows = connection.execute(query).all()
    near = [row for row in rows if row.due <= now + _lead(row.clock) + DAY]  # a day for quiet hours before it
    ripe = [row.id for row in near if _warn_at(row.due, _lead(row.clock), quiet_of(connection, row.person)) <= now]
    return list(dict.fromkeys(ripe))[:MOST_AT_ONCE]


def _lead(clock: str) -> float:
    found = clocks.read(clock)
    return lead(found) if isinstance(found, Days) else 0.0


def _warn_at(until: float, early: float, quiet: Quiet | None) -> float:
    """Return when to warn of a turn that ends at `until`, not later than an hour before."""
    return best_time(until - early, until - min(HOUR, early), quiet)


def quiet_of(connection: Connection, person: str) -> Quiet | None:
    """Return a person's quiet hours."""
    return choices.read(connection, person).quiet


def warnings(live: LiveTable, now: float, quiet: Mapping[str, Quiet | None]) -> list[Notice]:
    """Return notices for those whose turn runs out soon, by the clocks of the table."""
    if live.status != RUNNING or live.clocks is None or not isinstance(live.clocks.clock, Days):
        return []
    found = []
    early = lead(live.clocks.clock)
    for number in live.to_act:
        seat, until = live.seats[number], live.clocks.seats[number].until()
        if seat.person is None or seat.player is not None or until is None or until <= now:
            continue
        if _warn_at(until, early, quiet.get(seat.person)) > now:
            continue
        args = {"hours": str(max(1, round((until - now) / HOUR)))}
        table = live.facts.id
        once = f"turn {live.turns[number]}"
        found.append(
            Notice(seat.person, WARNING, table, live.facts.game, "notice-warning", args, table_path(table), once)
        )
    return found
