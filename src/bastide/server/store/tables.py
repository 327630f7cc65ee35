"""Reading and writing tables, seats and logs. Each function takes a connection and does one thing."""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, and_, bindparam, case, func, insert, or_, select, update

from bastide.server import clocks, entries
from bastide.server.entries import Entry
from bastide.server.live import LiveTable
from bastide.server.parts import Facts
from bastide.server.store import schema

# The statements that every move needs are put together once.
_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.last_seq == bindparam("before"))
    .values({name: bindparam(f"new_{name}") for name in ("last_seq", "status", "to_act")})
    .values(changed=func.coalesce(bindparam("new_changed"), schema.tables.c.changed))
)
_WRITE = insert(schema.log)


OFFERED_SECONDS, OFFERED_SECONDS_BY_DAYS = 3600.0, 7 * 24 * 3600.0
"""For how long the lobby shows a table where nobody is and nothing happens; longer where each turn may take days."""

_WHO_PLAYS = entries.Sat | entries.Stood | entries.StoodIn | entries.TookBack | entries.LeftTable


class Conflict(Exception):
    """Another process wrote to the same table first: fold what it wrote and decide again."""


def create(connection: Connection, facts: Facts, now: float, rematch_of: str | None = None) -> None:
    """A new table without anybody at it; raises `Conflict` if there is a rematch already."""
    if rematch_of is not None and find_rematch(connection, rematch_of) is not None:
        raise Conflict(rematch_of)
    connection.execute(
        insert(schema.tables).values(
            id=facts.id,
            game=facts.game,
            options=json.dumps(facts.options),
            components=None if facts.components is None else json.dumps(facts.components),
            given=facts.given,
            host=facts.host,
            public=facts.public,
            status="open",
            secret=facts.secret,
            clock=clocks.write(facts.clock),
            rematch_of=rematch_of,
            created=now,
            changed=now,
        )
    )
    for seat in range(facts.seats):
        connection.execute(insert(schema.seats).values(table=facts.id, seat=seat))


def append(connection: Connection, after: LiveTable, before: int, written: Sequence[Entry], now: float) -> None:
    """Adds entries behind number `before`, or raises `Conflict`; `after` is the table's preview with just them."""
    table = after.facts.id
    advanced = connection.execute(
        _ADVANCE,
        {
            "table": table,
            "before": before,
            "new_last_seq": before + len(written),
            # What nobody else may notice, such as a step in a closed phase, moves the table in no list.
            "new_changed": now if after.streams[None] else None,
            "new_status": after.status,
            "new_to_act": ",".join(str(seat) for seat in after.state.to_act) if after.match is not None else "",
        },
    )
    if advanced.rowcount != 1:
        raise Conflict(table)
    connection.execute(
        _WRITE,
        [
            {"table": table, "seq": before + number, "at": now, "entry": entries.write(entry)}
            for number, entry in enumerate(written, 1)
        ],
    )
    if any(isinstance(entry, _WHO_PLAYS) for entry in written):
        for number, seat in enumerate(after.seats):
            connection.execute(
                update(schema.seats)
                .where(schema.seats.c.table == table, schema.seats.c.seat == number)
                .values(person=seat.person, bot=seat.bot, name=seat.name, stand_in=seat.stand_in)
            )


def add(connection: Connection, table: str, entry: Entry, now: float) -> int:
    """Adds an entry that changes nothing about the game, wherever the log has got to; gives its number."""
    mine = schema.tables.c.id == table
    connection.execute(update(schema.tables).where(mine).values(last_seq=schema.tables.c.last_seq + 1))
    seq = connection.execute(select(schema.tables.c.last_seq).where(mine)).scalar_one()
    connection.execute(insert(schema.log).values(table=table, seq=seq, at=now, entry=entries.write(entry)))
    return int(seq)


def exists(connection: Connection, table: str) -> bool:
    """Whether there is such a table."""
    return bool(connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).first())


def facts(connection: Connection, table: str) -> Facts | None:
    """A table's row."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    count = len(connection.execute(select(schema.seats.c.seat).where(schema.seats.c.table == table)).all())
    return Facts(
        row.id,
        row.game,
        json.loads(row.options),
        None if row.components is None else json.loads(row.components),
        row.given,
        row.host,
        row.public,
        row.secret,
        count,
        clocks.read(row.clock),
    )


def log_after(connection: Connection, table: str, seq: int) -> list[tuple[int, Entry, float]]:
    """The entries of a table behind number `seq`, each with its number and its stored time."""
    rows = connection.execute(
        select(schema.log.c.seq, schema.log.c.entry, schema.log.c.at)
        .where(schema.log.c.table == table, schema.log.c.seq > seq)
        .order_by(schema.log.c.seq)
    )
    return [(row.seq, entries.read(row.entry), row.at) for row in rows]


def written_after(connection: Connection, last_id: int) -> list[Row[Any]]:
    """Which tables were written to behind row `last_id` of all logs: rows of id, table and seq."""
    columns = (schema.log.c.id, schema.log.c.table, schema.log.c.seq)
    return list(connection.execute(select(*columns).where(schema.log.c.id > last_id).order_by(schema.log.c.id)))


def last_written(connection: Connection) -> int:
    """The newest row of all logs."""
    return connection.execute(select(schema.log.c.id).order_by(schema.log.c.id.desc()).limit(1)).scalar() or 0


def waiting_for_bots(connection: Connection) -> list[str]:
    """Tables in play where a bot is to move, at its own seat or standing in; the last ones that changed come first."""
    query = (
        select(schema.tables.c.id, schema.tables.c.to_act, schema.seats.c.seat)
        .where(
            schema.tables.c.status == "running",
            or_(schema.seats.c.bot.is_not(None), schema.seats.c.stand_in.is_not(None)),
        )
        .join(schema.seats, schema.seats.c.table == schema.tables.c.id)
        .order_by(schema.tables.c.changed.desc(), schema.tables.c.id)
    )
    rows = connection.execute(query)
    return list(dict.fromkeys(row.id for row in rows if str(row.seat) in row.to_act.split(",")))


def _offered(now: float) -> ColumnElement[bool]:
    """Whether the lobby shows a table: a public one to join or watch where somebody is, or was not long ago.

    Decided from stored times whenever somebody asks. A timer would have to run in just one process, and to survive it;
    this way all processes agree, nothing is written while nobody is there, and who comes back finds all as it was.
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
    """What the lobby shows, or the tables where `person` sits, newest first."""
    query = select(schema.tables, _offered(now).label("offered"))
    query = query.order_by(schema.tables.c.changed.desc()).limit(limit)
    if person is None:
        query = query.where(_offered(now))
    else:
        mine = select(schema.seats.c.table).where(schema.seats.c.person == person)
        query = query.where(or_(schema.tables.c.id.in_(mine), schema.tables.c.host == person))
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


def find_rematch(connection: Connection, table: str) -> str | None:
    """The table that was made for playing `table` once more, if there is one."""
    query = select(schema.tables.c.id).where(schema.tables.c.rematch_of == table)
    return connection.execute(query).scalars().first()
