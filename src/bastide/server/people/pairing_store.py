"""Reading and writing searches for an opponent.

A person has one search in real time, and in days one for each game and pace: `slot` tells them apart. So nobody can be
paired twice for the same search, whichever processes do it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, or_, select, update

from bastide.server.people.pairing import DAYS_LEASE_SECONDS, LEASE_SECONDS, Seeker, is_live, lease
from bastide.server.people.ratings import PEOPLE, Skill
from bastide.server.store import schema
from bastide.server.store.statements import upsert
from bastide.server.tables import clocks
from bastide.server.tables.clocks import Clock
from bastide.server.tables.log import Conflict

MOST_COMPARED = 200
"""How many waiting people are compared: those who have waited longest."""
KEPT_SECONDS = 3600.0
"""How long a search that was paired, or fell silent, is kept for its owner to ask about."""
LIVE = "live"

_searches = schema.searches


@dataclass(frozen=True, slots=True)
class Search:
    """A search for an opponent; `table` once there is one."""

    id: str
    game: str
    clock: Clock
    since: float
    table: str | None = None


@dataclass(frozen=True, slots=True)
class Demand:
    """How many people look for a game at a pace."""

    game: str
    clock: Clock
    people: int


def slot(game: str, clock: Clock) -> str:
    """Return what a person can search for only once at a time."""
    return LIVE if is_live(clock) else f"{game} {clocks.write(clock)}"


def begin(connection: Connection, person: str, search: Search, nonce_hash: str) -> None:
    """Store a search, in place of one that it excludes. Old ones are deleted."""
    _clean(connection, search.since)
    values = {
        "id": search.id,
        "game": search.game,
        "clock": clocks.write(search.clock),
        "nonce_hash": nonce_hash,
        "since": search.since,
        "seen": search.since,
        "table": None,
    }
    upsert(connection, _searches, {"person": person, "slot": slot(search.game, search.clock)}, values)


def renew(connection: Connection, person: str, search: str, seen: float) -> bool:
    """Set when the last sign of life was; return whether the search exists."""
    mine = (_searches.c.id == search, _searches.c.person == person)
    return connection.execute(update(_searches).where(*mine).values(seen=seen)).rowcount == 1


def find(connection: Connection, person: str, search: str) -> Search | None:
    """Return a person's search by its id."""
    query = select(_searches).where(_searches.c.id == search, _searches.c.person == person)
    row = connection.execute(query).one_or_none()
    return None if row is None else _search(row)


def end(connection: Connection, person: str, search: str) -> None:
    """Delete a search, unless it has found somebody."""
    mine = (_searches.c.id == search, _searches.c.person == person, _searches.c.table.is_(None))
    connection.execute(delete(_searches).where(*mine))


def claim(connection: Connection, seekers: Sequence[Seeker], clock: Clock, table: str, now: float) -> None:
    """Give two searches their table; raises `Conflict` if either has one, was ended or has expired meanwhile."""
    for seeker in sorted(seekers, key=lambda seeker: seeker.search):  # in one order, so that nobody blocks another
        waiting = (_searches.c.id == seeker.search, _searches.c.table.is_(None), _searches.c.seen > now - lease(clock))
        if connection.execute(update(_searches).where(*waiting).values(table=table)).rowcount != 1:
            raise Conflict(seeker.search)


def waiting(connection: Connection, game: str, clock: Clock, now: float) -> list[Seeker]:
    """Return everybody who waits for a game at a pace, the longest first."""
    query = (
        select(_searches, schema.people.c.nickname, schema.ratings.c.mu, schema.ratings.c.sigma)
        .join(schema.people, schema.people.c.id == _searches.c.person)
        .outerjoin(
            schema.ratings,
            (schema.ratings.c.game == _searches.c.game)
            & (schema.ratings.c.kind == PEOPLE)
            & (schema.ratings.c.holder == _searches.c.person),
        )
        .where(_searches.c.game == game, _searches.c.clock == clocks.write(clock), _is_waiting(now))
        .order_by(_searches.c.since, _searches.c.id)
        .limit(MOST_COMPARED)
    )
    return [
        Seeker(
            row.id,
            row.person,
            row.nickname,
            row.nonce_hash,
            row.since,
            Skill() if row.mu is None else Skill(row.mu, row.sigma),
        )
        for row in connection.execute(query)
    ]


def of_person(connection: Connection, person: str, now: float) -> list[Search]:
    """Return what a person waits for."""
    query = select(_searches).where(_searches.c.person == person, _is_waiting(now)).order_by(_searches.c.since)
    return [_search(row) for row in connection.execute(query)]


def demands(connection: Connection, but: str | None, now: float) -> list[Demand]:
    """Return how many people wait, and for what, besides `but`."""
    columns = (_searches.c.game, _searches.c.clock)
    query = select(*columns, func.count().label("people")).where(_is_waiting(now))
    query = query.group_by(*columns).order_by(*columns)
    if but is not None:
        query = query.where(_searches.c.person != but)
    return [Demand(row.game, _clock(row.clock), row.people) for row in connection.execute(query)]


def _is_waiting(now: float) -> ColumnElement[bool]:
    live = _searches.c.slot == LIVE
    in_time = or_(
        and_(live, _searches.c.seen > now - LEASE_SECONDS), and_(~live, _searches.c.seen > now - DAYS_LEASE_SECONDS)
    )
    return and_(_searches.c.table.is_(None), in_time)


def _clean(connection: Connection, now: float) -> None:
    """Delete searches that nobody asks about any more."""
    paired = and_(_searches.c.table.is_not(None), _searches.c.seen < now - KEPT_SECONDS)
    silent = and_(_searches.c.slot == LIVE, _searches.c.seen < now - KEPT_SECONDS)
    connection.execute(delete(_searches).where(or_(paired, silent, _searches.c.seen < now - DAYS_LEASE_SECONDS)))


def _search(row: Row[Any]) -> Search:
    return Search(row.id, row.game, _clock(row.clock), row.since, row.table)


def _clock(text: str) -> Clock:
    clock = clocks.read(text)
    assert clock is not None
    return clock
