"""Reading and writing who was there when: people at their seats, and servers at all."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, insert, select, update

from bastide.server.store import schema

_ROW = 1


@dataclass(frozen=True, slots=True)
class Outage:
    """No server was there from one time to another."""

    since: float
    until: float


def beat(connection: Connection, now: float, here: Collection[tuple[str, int]], outage: float) -> None:
    """A server is there at this moment, and so are these seats' owners; if none was for `outage` seconds, that ends."""
    before = connection.execute(select(schema.heartbeat.c.at).with_for_update()).scalar_one_or_none()
    if before is None:
        connection.execute(insert(schema.heartbeat).values(id=_ROW, at=now))
    else:
        connection.execute(update(schema.heartbeat).values(at=max(before, now)))
        if now - before > outage:
            connection.execute(insert(schema.outages).values(since=before, until=now))
    if here:
        mine = (schema.seats.c.table == bindparam("at_table"), schema.seats.c.seat == bindparam("at_seat"))
        seats = [{"at_table": table, "at_seat": seat} for table, seat in here]
        connection.execute(update(schema.seats).where(*mine).values(seen=now), seats)


def outages(connection: Connection) -> list[Outage]:
    """All times without a server, in order."""
    rows = connection.execute(select(schema.outages).order_by(schema.outages.c.since))
    return [Outage(row.since, row.until) for row in rows]


def seen(connection: Connection, table: str) -> dict[int, float | None]:
    """For each seat when its owner was last connected there."""
    columns = (schema.seats.c.seat, schema.seats.c.seen)
    rows = connection.execute(select(*columns).where(schema.seats.c.table == table).order_by(schema.seats.c.seat))
    return {row.seat: row.seen for row in rows}
