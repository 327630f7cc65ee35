"""What the lobby shows, and the tables of one person."""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, and_, case, func, or_, select

from bastide.server.store import schema
from bastide.server.tables.entries import Entry, OfferedAgain
from bastide.server.tables.live import OPEN, LiveTable
from bastide.server.tables.service import TableService

OFFERED_SECONDS, OFFERED_SECONDS_BY_DAYS = 3600.0, 7 * 24 * 3600.0
"""How long the lobby shows an abandoned table; longer if each turn may take days."""


def _offered(now: float) -> ColumnElement[bool]:
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


def is_offered(connection: Connection, table: str, now: float) -> bool:
    """Whether the lobby shows a table."""
    return bool(connection.execute(select(_offered(now)).where(schema.tables.c.id == table)).scalar_one())


def listed(connection: Connection, person: str | None, now: float, limit: int = 100) -> list[dict[str, Any]]:
    """Return what the lobby shows, or the tables of `person`, newest first."""
    query = select(schema.tables, _offered(now).label("offered"))
    query = query.order_by(schema.tables.c.changed.desc()).limit(limit)
    if person is None:
        query = query.where(_offered(now))
    else:
        mine = select(schema.seats.c.table).where(schema.seats.c.person == person)
        own = or_(schema.tables.c.id.in_(mine), schema.tables.c.host == person)
        query = query.where(own, schema.tables.c.status != "void")
    tables = connection.execute(query).all()
    seats = _by_seat(connection, schema.seats, [table.id for table in tables])
    standings = _by_seat(connection, schema.standings, [table.id for table in tables if table.status == "over"])
    return [
        {
            "id": table.id,
            "game": table.game,
            "options": json.loads(table.options),
            "status": table.status,
            "public": table.public,
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
        }
        for table in tables
    ]


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
