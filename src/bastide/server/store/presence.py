"""Reading and writing who was there when: people at their seats, and servers at all."""

from collections.abc import Collection

from sqlalchemy import Connection, insert, select, update

from bastide.server.store import schema

_ROW = 1


def last_beat(connection: Connection) -> float | None:
    """When a server was last there, if ever."""
    return connection.execute(select(schema.heartbeat.c.at)).scalar_one_or_none()


def beat(connection: Connection, now: float, here: Collection[tuple[str, int]]) -> None:
    """A server is there at this moment, and so are these seats' owners."""
    before = connection.execute(select(schema.heartbeat.c.at).with_for_update()).scalar_one_or_none()
    if before is None:
        connection.execute(insert(schema.heartbeat).values(id=_ROW, at=now))
    else:
        connection.execute(update(schema.heartbeat).values(at=max(before, now)))
    for table, seat in here:
        place = (schema.seats.c.table == table, schema.seats.c.seat == seat)
        connection.execute(update(schema.seats).where(*place).values(seen=now))


def seen(connection: Connection, table: str) -> dict[int, float | None]:
    """For each seat when its owner was last connected there."""
    columns = (schema.seats.c.seat, schema.seats.c.seen)
    rows = connection.execute(select(*columns).where(schema.seats.c.table == table).order_by(schema.seats.c.seat))
    return {row.seat: row.seen for row in rows}
