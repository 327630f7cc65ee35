"""Reading and writing relations between people: friends, requests, blocks.

A row of kind `friend` says that a person wants to be friends with the other. It is a request until the other has such a
row, too. A row of kind `ignore` hides the other's request for good; only the person's own request takes it away.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, func, insert, or_, select, update

from bastide.server.store import people, schema
from bastide.server.store.statements import among, upsert

FRIEND, IGNORE, BLOCK = "friend", "ignore", "block"
_relations, _people, _seats, _tables = schema.relations, schema.people, schema.seats, schema.tables


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """Somebody whom a person knows, and since when."""

    id: str
    name: str
    account: bool
    at: float


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """When somebody was last there, and where they play now."""

    seen: float
    table: str | None = None
    """The table, if it is public."""
    playing: bool = False


def kinds_between(connection: Connection, person: str, other: str) -> tuple[set[str], set[str]]:
    """Return the kinds of relation from a person to the other, and back."""
    both = (_relations.c.person.in_((person, other)), _relations.c.other.in_((person, other)))
    rows = connection.execute(select(_relations).where(*both)).all()
    return {row.kind for row in rows if row.person == person}, {row.kind for row in rows if row.person == other}


def blocked_between(connection: Connection, one: str, other: str) -> bool:
    """Whether one of two people has blocked the other."""
    there, back = kinds_between(connection, one, other)
    return BLOCK in there | back


def blocked_by(connection: Connection, person: str) -> set[str]:
    """Return the people whom a person has blocked."""
    query = select(_relations.c.other).where(_relations.c.person == person, _relations.c.kind == BLOCK)
    return set(connection.execute(query).scalars())


def blockers_of(connection: Connection, person: str) -> set[str]:
    """Return the people who have blocked a person."""
    query = select(_relations.c.person).where(_relations.c.other == person, _relations.c.kind == BLOCK)
    return set(connection.execute(query).scalars())


def ask(connection: Connection, person: str, other: str, now: float) -> None:
    """Ask the other to be friends, or accept that they asked."""
    _set(connection, person, other, FRIEND, now)
    _remove(connection, person, other, IGNORE)


def part(connection: Connection, person: str, other: str, now: float) -> None:
    """End a friendship, withdraw a request, or ignore the other's from now on."""
    mine, theirs = kinds_between(connection, person, other)
    _remove(connection, person, other, FRIEND)
    if FRIEND in theirs and FRIEND in mine:
        _remove(connection, other, person, FRIEND)
    elif FRIEND in theirs:
        _set(connection, person, other, IGNORE, now)


def block(connection: Connection, person: str, other: str, now: float) -> None:
    """Block somebody: a friendship ends. A request of theirs stays as they know it, and isn't shown."""
    mine, theirs = kinds_between(connection, person, other)
    _remove(connection, person, other, FRIEND)
    if FRIEND in mine and FRIEND in theirs:
        _remove(connection, other, person, FRIEND)
    _set(connection, person, other, BLOCK, now)
    people.note_change(connection)


def unblock(connection: Connection, person: str, other: str, now: float) -> None:
    """Take a block back. What the other asked meanwhile stays unseen."""
    _, theirs = kinds_between(connection, person, other)
    if FRIEND in theirs:
        _set(connection, person, other, IGNORE, now)
    _remove(connection, person, other, BLOCK)
    people.note_change(connection)


def count(connection: Connection, person: str) -> int:
    """How many relations a person has made."""
    return connection.execute(select(func.count()).where(_relations.c.person == person)).scalar_one()


def _set(connection: Connection, person: str, other: str, kind: str, now: float) -> None:
    upsert(connection, _relations, {"person": person, "other": other, "kind": kind}, {"at": now})


def _remove(connection: Connection, person: str, other: str, kind: str) -> None:
    connection.execute(delete(_relations).filter_by(person=person, other=other, kind=kind))


# Lists


def friends(connection: Connection, person: str) -> list[Acquaintance]:
    """Return a person's friends, by name."""
    return _known(connection, _others(person, FRIEND).where(_answered(FRIEND)).order_by(func.lower(_people.c.nickname)))


def asked(connection: Connection, person: str) -> list[Acquaintance]:
    """Return those whom a person asked and who haven't accepted, latest first."""
    return _known(connection, _others(person, FRIEND).where(~_answered(FRIEND)).order_by(_relations.c.at.desc()))


def requests(connection: Connection, person: str) -> list[Acquaintance]:
    """Return those who asked a person and wait for an answer, latest first."""
    query = (
        select(_people, _relations.c.at)
        .join(_relations, _relations.c.person == _people.c.id)
        .where(_relations.c.other == person, _relations.c.kind == FRIEND)
        .where(~_answered(FRIEND), ~_answered(IGNORE), ~_answered(BLOCK))
    )
    return _known(connection, query.order_by(_relations.c.at.desc()).limit(100))


def blocked(connection: Connection, person: str) -> list[Acquaintance]:
    """Return whom a person has blocked, by name."""
    return _known(connection, _others(person, BLOCK).order_by(func.lower(_people.c.nickname)))


def recent_opponents(connection: Connection, person: str, limit: int = 20) -> list[Acquaintance]:
    """Return those who last played with a person, latest first, without those whom the person has blocked."""
    mine, theirs = _seats.alias(), _seats.alias()
    gone = select(_relations.c.other).where(_relations.c.person == person, _relations.c.kind == BLOCK)
    last = func.max(_tables.c.changed).label("at")
    query = (
        select(theirs.c.person, last)
        .select_from(mine)
        .join(theirs, theirs.c.table == mine.c.table)
        .join(_tables, _tables.c.id == mine.c.table)
        .where(mine.c.person == person, theirs.c.person.is_not(None), theirs.c.person != person)
        .where(_tables.c.status.in_(("running", "over")), theirs.c.person.not_in(gone))
        .group_by(theirs.c.person)
        .subquery()
    )
    known = select(_people, query.c.at).join(query, query.c.person == _people.c.id).where(_people.c.gone.is_(False))
    return _known(connection, known.order_by(query.c.at.desc()).limit(limit))


def whereabouts(connection: Connection, ids: Collection[str], since: float) -> dict[str, Whereabouts]:
    """Return where people are who were there after a time."""
    found: dict[str, Whereabouts] = {}
    there = select(_people.c.id, _people.c.seen).where(_people.c.id.in_(ids), _people.c.seen > since)
    for person in connection.execute(there):
        found[person.id] = Whereabouts(person.seen)
    seated = (
        select(_seats.c.person, _seats.c.seen, _tables.c.id, _tables.c.status, _tables.c.public)
        .join(_tables, _tables.c.id == _seats.c.table)
        .where(_seats.c.person.in_(ids), _seats.c.seen > since)
        .order_by(_seats.c.seen, _tables.c.changed)
    )
    for at in connection.execute(seated):
        before = found.get(at.person, Whereabouts(0.0))
        running = at.status == "running"
        table = at.id if running and at.public else before.table
        found[at.person] = Whereabouts(max(before.seen, at.seen), table, before.playing or running)
    return found


def note_seen(connection: Connection, ids: Collection[str], now: float) -> None:
    """Store that people are there."""
    connection.execute(update(_people).where(among(connection, _people.c.id, ids)).values(seen=now))


def _others(person: str, kind: str) -> Select[Any]:
    there = _relations.c.other == _people.c.id
    return (
        select(_people, _relations.c.at)
        .join(_relations, there)
        .where(_relations.c.person == person, _relations.c.kind == kind, _people.c.gone.is_(False))
    )


def _answered(kind: str) -> Any:
    """Whether the other has a relation of this kind back."""
    back = _relations.alias()
    return exists().where(back.c.person == _relations.c.other, back.c.other == _relations.c.person, back.c.kind == kind)


def _known(connection: Connection, query: Select[Any]) -> list[Acquaintance]:
    return [Acquaintance(row.id, row.nickname, row.name_key is not None, row.at) for row in connection.execute(query)]


# Merging and deleting


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """Move a guest's relations to the account that they signed in to."""
    rows = connection.execute(select(_relations).where(_touching([guest]))).all()
    forget(connection, [guest])
    for row in rows:
        person, other = (account if one == guest else one for one in (row.person, row.other))
        known = select(_relations.c.at).filter_by(person=person, other=other, kind=row.kind)
        if person != other and connection.execute(known).first() is None:
            values = {"person": person, "other": other, "kind": row.kind, "at": row.at}
            connection.execute(insert(_relations).values(values))


def forget(connection: Connection, ids: Sequence[str]) -> None:
    """Delete all relations of people, and to them."""
    connection.execute(delete(_relations).where(_touching(ids)))


def _touching(ids: Sequence[str]) -> Any:
    return or_(_relations.c.person.in_(ids), _relations.c.other.in_(ids))
