"""The queue of notices in the database. All servers send from it; each notice is claimed by one of them at a time."""

from collections.abc import Collection
from dataclasses import dataclass

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    String,
    and_,
    cast,
    delete,
    exists,
    insert,
    literal,
    or_,
    select,
    true,
    update,
)

from bastide.server.notices.notice import INVITED, PAIRED, TURN, WARNING, Notice
from bastide.server.store import schema
from bastide.server.store.database import take_turns

LEASE_SECONDS = 120.0
"""How long a server that has claimed a notice may take to send it. Afterwards another one does."""
KEPT_SECONDS = 60 * 24 * 3600.0
"""How long notices are kept that nobody has seen."""
LONGEST_ARGUMENT = 200

_notices, _tables, _seats = schema.notices, schema.tables, schema.seats


@dataclass(frozen=True, slots=True)
class Queued:
    """A notice that this server has claimed."""

    id: int
    notice: Notice
    at: float
    attempts: int
    channels: tuple[str, ...] | None
    """Those it still goes to; `None` if it wasn't sent yet."""


def add(connection: Connection, notice: Notice, now: float) -> bool:
    """Queue a notice, unless its person has one like it that they haven't seen; return whether it was added."""
    take_turns(connection, "notices")
    known = connection.execute(select(schema.people.c.id).where(schema.people.c.id == notice.person)).first()
    if known is None or connection.execute(select(_notices.c.id).where(_like(notice)).limit(1)).first() is not None:
        return False
    args = {name: value[:LONGEST_ARGUMENT] for name, value in notice.args.items()}
    connection.execute(
        insert(_notices).values(
            person=notice.person,
            kind=notice.kind,
            table=notice.table,
            game=notice.game,
            key=notice.key,
            args=msgspec.json.encode(args).decode(),
            path=notice.path,
            once=notice.once,
            at=now,
            due=now,
            attempts=0,
        )
    )
    return True


def _like(notice: Notice) -> ColumnElement[bool]:
    """Whether a notice tells the same and hasn't been seen, or must not be told twice."""
    same = [_notices.c.person == notice.person, _notices.c.kind == notice.kind, _notices.c.once == notice.once]
    if notice.table is not None:
        same.append(_notices.c.table == notice.table)
    else:
        same.append(_notices.c.path == notice.path)
    return and_(*same) if notice.once else and_(*same, unseen())


def unseen() -> ColumnElement[bool]:
    """Whether a person hasn't seen what a notice is about: they haven't been at the table since."""
    there = exists().where(
        _seats.c.table == _notices.c.table, _seats.c.person == _notices.c.person, _seats.c.seen >= _notices.c.at
    )
    return and_(_notices.c.seen.is_(None), ~there)


def waits(connection: Connection, now: float) -> bool:
    """Whether a notice could be sent now. This is asked often, and only reads."""
    return connection.execute(select(_notices.c.id).where(_free(now)).limit(1)).first() is not None


def _free(now: float) -> ColumnElement[bool]:
    return and_(_notices.c.due <= now, or_(_notices.c.claimed.is_(None), _notices.c.claimed <= now))


def claim(connection: Connection, now: float, most: int) -> list[Queued]:
    """Claim some notices that are due, for as long as sending may take."""
    found = connection.execute(select(_notices).where(_free(now)).order_by(_notices.c.due, _notices.c.id).limit(most))
    claimed = []
    for row in found.all():
        mine = update(_notices).where(_notices.c.id == row.id, _free(now)).values(claimed=now + LEASE_SECONDS)
        if connection.execute(mine).rowcount != 1:
            continue  # another server was first
        args = msgspec.json.decode(row.args, type=dict[str, str])
        notice = Notice(row.person, row.kind, row.table, row.game, row.key, args, row.path, row.once)
        left = None if row.channels is None else tuple(row.channels.split())
        claimed.append(Queued(row.id, notice, row.at, row.attempts, left))
    return claimed


def put_back(connection: Connection, queued: Queued, due: float, channels: Collection[str] | None) -> None:
    """Send a notice later: after quiet hours, or again to the channels that failed, which counts as an attempt."""
    attempts = queued.attempts + (channels is not None)
    left = queued.channels if channels is None else channels
    values = {"due": due, "claimed": None, "attempts": attempts, "channels": None if left is None else " ".join(left)}
    connection.execute(update(_notices).where(_notices.c.id == queued.id).values(values))


def finish(connection: Connection, queued: Queued) -> None:
    """A notice has been sent, or can't be. It stays until it is seen, so that nobody is told twice."""
    done = {"due": None, "claimed": None, "channels": ""}
    connection.execute(update(_notices).where(_notices.c.id == queued.id).values(done))


def forget(connection: Connection, queued: Queued) -> None:
    """Drop a notice that is no longer true. If part of it was sent, keep it, so that the person isn't told again."""
    if queued.channels is None and not queued.notice.once:
        connection.execute(delete(_notices).where(_notices.c.id == queued.id))
    else:
        finish(connection, queued)


def is_true(connection: Connection, queued: Queued) -> bool:
    """Whether a notice is still true, and its person hasn't seen what it is about."""
    wanted = and_(_notices.c.id == queued.id, unseen(), _holds(queued.notice))
    return connection.execute(select(_notices.c.id).where(wanted)).first() is not None


def _holds(notice: Notice) -> ColumnElement[bool]:
    """Whether what a notice tells is still so."""
    table = _tables.c.id == notice.table
    if notice.kind in (TURN, WARNING):
        mine = (_seats.c.table == notice.table, _seats.c.person == notice.person, _seats.c.stand_in.is_(None))
        return exists().where(table, _tables.c.status == "running", *mine, owes())
    if notice.kind == INVITED:
        return exists().where(table, _tables.c.status.in_(("open", "sealing")))
    if notice.kind == PAIRED:
        return exists().where(table, _tables.c.status.in_(("open", "sealing", "running")))
    return true()


def owes() -> ColumnElement[bool]:
    """Whether a seat owes a decision."""
    between = literal(",")
    return (between + _tables.c.to_act + between).contains(between + cast(_seats.c.seat, String) + between)


def mark_seen(connection: Connection, person: str, table: str, now: float) -> None:
    """A person has opened a table."""
    mine = (_notices.c.person == person, _notices.c.table == table, _notices.c.seen.is_(None))
    connection.execute(update(_notices).where(*mine).values(seen=now))


def has_unseen(connection: Connection, person: str, table: str) -> bool:
    """Whether opening a table would mark anything as seen."""
    mine = (_notices.c.person == person, _notices.c.table == table, _notices.c.seen.is_(None))
    return connection.execute(select(_notices.c.id).where(*mine).limit(1)).first() is not None


def clear(connection: Connection, now: float) -> None:
    """Remove notices from long ago."""
    connection.execute(delete(_notices).where(_notices.c.at < now - KEPT_SECONDS))
