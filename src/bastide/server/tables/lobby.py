"""What the lobby shows, and the tables of one person."""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, Table, and_, case, func, or_, select

from bastide.server.store import schema
from bastide.server.store.relations import BLOCK
from bastide.server.tables.entries import Entry, OfferedAgain
from bastide.server.tables.live import CANCELLED, OPEN, LiveTable
from bastide.server.tables.service import TableService

OFFERED_SECONDS, OFFERED_SECONDS_BY_DAYS = 3600.0, 7 * 24 * 3600.0
"""How long the lobby shows an abandoned table; longer if each turn may take days."""


def offered(now: float) -> ColumnElement[bool]:
    """Whether the lobby shows a table: a public one to join or watch with players present, now or recently.

    Worked out from stored times on each request. A timer would have to run in just one process, and survive it. This
    way all processes agree, and players who come back find everything as it was.
    """
    lasting = case((schema.tables.c.clock.startswith('{"kind":"days"'), OFFERED_SECONDS_BY_DAYS), else_=OFFERED_SECONDS)
    here = select(func.max(schema.seats.c.seen)).where(schema.seats.c.table == schema.tables.c.id).scalar_subquery()
    return and_(
        schema.tables.c.public.is_(True),
        schema.tables.c.status.in_(("open", "running")),
        or_(schema.tables.c.changed > now - lasting, func.coalesce(here, 0.0) > now - lasting),
    )


def _blocked_there(person: str) -> ColumnElement[bool]:
    """Whether a block stands between a person and the host or a player of a table."""
    theirs, ours = schema.relations.alias(), schema.relations.alias()
    there = select(theirs.c.person.label("person")).where(theirs.c.other == person, theirs.c.kind == BLOCK)
    back = select(ours.c.other.label("person")).where(ours.c.person == person, ours.c.kind == BLOCK)
    between = there.union_all(back).subquery()
    blocked = select(between.c.person)
    seated = select(schema.seats.c.table).where(schema.seats.c.person.in_(blocked))
    return or_(schema.tables.c.host.in_(blocked), schema.tables.c.id.in_(seated))


def is_offered(connection: Connection, table: str, now: float) -> bool:
    """Whether the lobby shows a table."""
    return bool(connection.execute(select(offered(now)).where(schema.tables.c.id == table)).scalar_one())


def listed(
    connection: Connection, person: str | None, now: float, limit: int = 100, *, mine: bool = False
) -> list[dict[str, Any]]:
    """Return what the lobby shows to `person`, or the person's own tables, newest first.

    Open tables of people who have blocked the person, or whom the person has blocked, aren't shown.
    """
    query = select(schema.tables.c.id).order_by(schema.tables.c.changed.desc()).limit(limit)
    if mine:
        sitting = select(schema.seats.c.table).where(schema.seats.c.person == person)
        query = query.where(or_(schema.tables.c.id.in_(sitting), schema.tables.c.host == person))
        query = query.where(schema.tables.c.status != CANCELLED)
    else:
        query = query.where(offered(now))
        if person is not None:
            query = query.where(or_(schema.tables.c.status != OPEN, ~_blocked_there(person)))
    return described(connection, connection.execute(query).scalars().all(), person if mine else None, now)


def described(connection: Connection, ids: Sequence[str], person: str | None, now: float) -> list[dict[str, Any]]:
    """Return tables as lists show them to a person: with their seats, and the result of a finished game."""
    rows = {row.id: row for row in connection.execute(_rows(now).where(schema.tables.c.id.in_(ids)))}
    tables = [rows[table] for table in ids]
    seats = _by_seat(connection, schema.seats, ids)
    standings = _by_seat(connection, schema.standings, [table.id for table in tables if table.status == "over"])
    return [
        {
            "id": table.id,
            "game": table.game,
            "options": json.loads(table.options),
            "status": table.status,
            "public": table.public,
            "rated": _counts(table, seats[table.id]),
            "host": {"name": table.host_name, "mu": table.mu, "sigma": table.sigma, "games": table.games},
            "clock": None if table.clock is None else json.loads(table.clock),
            "created": table.created,
            "changed": table.changed,
            "offered": table.offered,
            "your_turn": person is not None
            and any(
                seat.person == person and seat.stand_in is None and str(seat.seat) in table.to_act.split(",")
                for seat in seats[table.id]
            ),
            "seats": [
                {"kind": "bot" if seat.bot else "person" if seat.person else "open", "name": seat.name, "bot": seat.bot}
                for seat in seats[table.id]
            ],
            "result": [{"rank": one.rank, "points": one.points, "left": one.left} for one in standings[table.id]]
            or None,
            "early": table.early,
        }
        for table in tables
    ]


def _rows(now: float) -> Select[Any]:
    """Tables with their hosts, the hosts' ratings in those games, and how a finished game counted."""
    rated = (schema.ratings.c.game == schema.tables.c.game) & (schema.ratings.c.kind == "people")
    results = schema.results.c
    return (
        select(schema.tables, offered(now).label("offered"), schema.people.c.nickname.label("host_name"))
        .add_columns(schema.ratings.c.mu, schema.ratings.c.sigma, schema.ratings.c.games)
        .add_columns(results.table.label("counted"), results.unrated, results.early)
        .join(schema.people, schema.people.c.id == schema.tables.c.host)
        .outerjoin(schema.ratings, rated & (schema.ratings.c.holder == schema.tables.c.host))
        .outerjoin(schema.results, results.table == schema.tables.c.id)
    )


def _counts(table: Row[Any], seats: Sequence[Row[Any]]) -> bool:
    """Whether a table counts for the ratings as it stands. What happens in its game may still change that."""
    if table.counted is not None:
        return table.unrated is None
    people = [seat.person for seat in seats if seat.bot is None]
    known = [person for person in people if person is not None]
    return (
        bool(table.rated)
        and not table.hints
        and table.components is None
        and table.given is None
        and len(known) == len(set(known))
        and (len(people) > 1 if people else len({seat.bot for seat in seats}) > 1)
    )


def _by_seat(connection: Connection, part: Table, tables: Sequence[str]) -> Mapping[str, list[Row[Any]]]:
    """The rows of each table, in the order of its seats."""
    found: defaultdict[str, list[Row[Any]]] = defaultdict(list)
    for row in connection.execute(select(part).where(part.c.table.in_(tables)).order_by(part.c.table, part.c.seat)):
        found[row.table].append(row)
    return found


async def offer_again(tables: TableService, live: LiveTable) -> None:
    """A player has opened their table again: if the lobby no longer showed it, show it and say so."""
    if live.status != OPEN or not live.facts.public:
        return
    table, now = live.facts.id, tables.entropy.now()
    if await tables.read(lambda connection: is_offered(connection, table, now)):
        return

    def decide(live: LiveTable) -> Sequence[Entry]:
        # If two players come at once, the first entry is enough.
        return [OfferedAgain()] if live.status == OPEN and live.at < now - OFFERED_SECONDS else []

    await tables.command(table, decide)
