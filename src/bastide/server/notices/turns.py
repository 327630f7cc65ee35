"""Whose turn it is, and whose turn runs out soon: found in the database, so that no move waits for it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, and_, exists, or_, select

from bastide.server.notices.notice import TURN, WARNING, Notice
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
MOST_AT_ONCE = 200
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
        .where(_tables.c.changed > now - RECENT_SECONDS, _plays, owes(), away, ~told)
        .where(_tables.c.waiting <= now - delay)
        .order_by(_tables.c.waiting)
        .limit(MOST_AT_ONCE)
    )
    rows = [row for row in connection.execute(query) if not _is_fast(clocks.read(row.clock))]
    around = _seats_of(connection, {row.id for row in rows})
    found: dict[tuple[str, str], Notice] = {}
    for row in rows:
        others = _others(around[row.id], row.person)
        if others:
            args = {"others": others}
            found[row.person, row.id] = Notice(
                row.person, TURN, row.id, row.game, "notice-turn", args, table_path(row.id)
            )
    return list(found.values())


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
    """Name the other people at a table; empty if everybody there is the same person, or a bot."""
    return ", ".join(seat.name or "" for seat in seats if seat.person not in (None, person))


def table_path(table: str) -> str:
    """Return the page of a table."""
    return f"/table/{table}"


# Turns that run out


def lead(clock: Days) -> float:
    """Return how long before the end of a turn its player is warned: a quarter of it, and a day at most."""
    return min(DAY, clock.days * DAY / 4)


def running_out(connection: Connection, now: float) -> list[str]:
    """Return the tables where a turn may have to be warned of now; `warnings` knows exactly."""
    told = exists().where(
        _notices.c.table == _tables.c.id,
        _notices.c.person == _seats.c.person,
        _notices.c.kind == WARNING,
        _notices.c.at > _tables.c.waiting,
    )
    away = or_(_seats.c.seen.is_(None), _seats.c.seen < now - HERE_SECONDS)
    query = (
        select(_tables.c.id, _tables.c.clock, _tables.c.due)
        .join(_seats, _at_table)
        .where(_tables.c.due <= now + 2 * DAY, _tables.c.due > now - 2 * DAY, _plays, owes(), away, ~told)
        .order_by(_tables.c.due)
        .limit(MOST_AT_ONCE)
    )
    near = []
    for row in connection.execute(query):
        clock = clocks.read(row.clock)
        if isinstance(clock, Days) and row.due <= now + lead(clock) + DAY:  # a day for quiet hours before it
            near.append(row.id)
    return list(dict.fromkeys(near))


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
        if best_time(until - early, until - min(HOUR, early), quiet.get(seat.person)) > now:
            continue
        args = {"hours": str(max(1, round((until - now) / HOUR)))}
        table = live.facts.id
        once = f"turn {live.turns[number]}"
        found.append(
            Notice(seat.person, WARNING, table, live.facts.game, "notice-warning", args, table_path(table), once)
        )
    return found
