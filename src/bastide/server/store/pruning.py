"""Removes what guests left behind: tables without an account, idle for long, and then guests who have nothing left."""

from collections import Counter
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import Column, ColumnElement, Connection, Table, and_, case, delete, exists, false, func, or_, select

from bastide.server.store import people, schema

DAY = 24 * 3600.0
DAYS = 30
"""After how many days without a move, a message or a visit a table expires, unless told otherwise."""
SLOWEST_TURN = 30 * DAY
"""How long a turn may take if the clock counts days: such tables expire that much later."""
TABLES_AT_ONCE = 20
GUESTS_AT_ONCE = 200
"""How much one transaction removes: players wait for it at most some tens of milliseconds."""

UNFINISHED, UPLOADS, FINISHED, GUESTS = "unfinished", "uploads", "finished", "guests"
Removed: TypeAlias = Counter[str]
"""How many of each kind."""

_tables, _seats, _people = schema.tables, schema.seats, schema.people
_at_its_seats = _seats.c.table == _tables.c.id
_has_seats = exists().where(_at_its_seats)
_PRIVATE = (schema.sessions, schema.settings)
"""What a guest who has nothing else may be removed with."""


@dataclass(frozen=True, slots=True)
class Policy:
    """What expires: idle since before a time; finished games only if told so."""

    before: float
    finished: bool = False

    def kinds(self) -> dict[str, ColumnElement[bool]]:
        """Return which tables expire, by kind."""
        unfinished = _tables.c.status.in_(("open", "sealing", "running", "void"))
        old = and_(self._is_idle(), _without_accounts(), ~exists().where(schema.reports.c.table == _tables.c.id))
        return {
            UNFINISHED: and_(old, _has_seats, unfinished),
            UPLOADS: and_(old, ~_has_seats),
            FINISHED: and_(old, _has_seats, _tables.c.status == "over") if self.finished else false(),
        }

    def _is_idle(self) -> ColumnElement[bool]:
        days = _tables.c.clock.startswith('{"kind":"days"')
        before = case((days, self.before - SLOWEST_TURN), else_=self.before)
        return and_(_tables.c.changed < before, ~exists().where(_at_its_seats, _seats.c.seen >= before))


def _without_accounts() -> ColumnElement[bool]:
    """Whether neither the host nor a player has an account."""
    seated = exists().where(_at_its_seats, _people.c.id == _seats.c.person, _people.c.name_key.is_not(None))
    hosting = exists().where(_people.c.id == _tables.c.host, _people.c.name_key.is_not(None))
    return ~or_(seated, hosting)


def count(connection: Connection, policy: Policy) -> Removed:
    """Count the tables that expire. Which guests have nothing left then isn't known yet."""
    query = select(func.count()).select_from(_tables)
    return Counter(
        {kind: connection.execute(query.where(which)).scalar_one() for kind, which in policy.kinds().items()}
    )


def remove_some(connection: Connection, policy: Policy) -> Removed:
    """Remove a few of what expires; return how many of each kind, none if nothing is left."""
    for kind, which in policy.kinds().items():
        query = select(_tables.c.id).where(which).order_by(_tables.c.id).limit(TABLES_AT_ONCE)
        found = list(connection.execute(query).scalars())
        if found:
            _remove_tables(connection, found)
            return Counter({kind: len(found)})
    query = select(_people.c.id).where(_has_nothing(policy)).order_by(_people.c.id).limit(GUESTS_AT_ONCE)
    guests = list(connection.execute(query).scalars())
    if guests:
        for part in _PRIVATE:
            connection.execute(delete(part).where(part.c.person.in_(guests)))
        connection.execute(delete(_people).where(_people.c.id.in_(guests)))
        people.note_change(connection)
    return Counter({GUESTS: len(guests)} if guests else {})


def _remove_tables(connection: Connection, ids: list[str]) -> None:
    """Remove tables with everything that refers to them, directly or through their results."""
    for part in reversed(schema.metadata.sorted_tables):
        for column in _referring(part, _tables, schema.results):
            connection.execute(delete(part).where(column.in_(ids)))
    connection.execute(delete(_tables).where(_tables.c.id.in_(ids)))


def _has_nothing(policy: Policy) -> ColumnElement[bool]:
    """Whether a guest came long ago and nothing of theirs is left."""
    owned = [
        exists().where(column == _people.c.id)
        for part in schema.metadata.sorted_tables
        if part not in _PRIVATE
        for column in _referring(part, _people)
    ]
    recent = exists().where(schema.sessions.c.person == _people.c.id, schema.sessions.c.created >= policy.before)
    return and_(_people.c.name_key.is_(None), _people.c.created < policy.before, ~or_(recent, *owned))


def _referring(part: Table, *targets: Table) -> list[Column[str]]:
    """The columns of a part that refer to others."""
    return [column for column in part.c if any(key.column.table in targets for key in column.foreign_keys)]
