"""Reading and writing who was there when: people at their seats, and servers at all."""

import json
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, text, update

from bastide.server.store import schema
from bastide.server.store.statements import upsert

_ROW = 1
_SEEN = {
    "sqlite": text(
        'UPDATE seats SET seen = :now WHERE ("table", seat) IN '
        "(SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(:here))"
    ),
    "postgresql": text(
        'UPDATE seats SET seen = :now WHERE ("table", seat) IN '
        "(SELECT pair ->> 0, CAST(pair ->> 1 AS integer) FROM json_array_elements(CAST(:here AS json)) AS pair)"
    ),
}
"""One statement for all seats: there may be thousands."""


@dataclass(frozen=True, slots=True)
class Outage:
    """No server was there from one time to another."""

    since: float
    until: float


def beat(connection: Connection, now: float, here: Collection[tuple[str, int]], outage: float) -> float:
    """A server is there at this moment, and so are these seats' owners; if none was for `outage` seconds, that ends.

    Return the time of the last beat of all servers. It is later than `now` if another server's clock is ahead, or if
    this one's was set back while no server ran.
    """
    before = connection.execute(select(schema.heartbeat.c.at).with_for_update()).scalar_one_or_none()
    if before is None:
        upsert(connection, schema.heartbeat, {"id": _ROW}, {"at": now})
    else:
        connection.execute(update(schema.heartbeat).values(at=max(before, now)))
        if now - before > outage:
            connection.execute(insert(schema.outages).values(since=before, until=now))
    if here:
        connection.execute(_SEEN[connection.dialect.name], {"now": now, "here": json.dumps(list(here))})
    return now if before is None else max(before, now)


def key_print(connection: Connection) -> str | None:
    """The fingerprint of the key with which the last server that started signs cookies."""
    return connection.execute(select(schema.heartbeat.c.key_print)).scalar()


def set_key_print(connection: Connection, fingerprint: str) -> str | None:
    """Store that of a server that starts; return the one before."""
    before = key_print(connection)
    connection.execute(update(schema.heartbeat).values(key_print=fingerprint))
    return before


def outages(connection: Connection) -> list[Outage]:
    """All times without a server, in order."""
    rows = connection.execute(select(schema.outages).order_by(schema.outages.c.since))
    return [Outage(row.since, row.until) for row in rows]


def seen(connection: Connection, table: str) -> dict[int, float | None]:
    """For each seat when its owner was last connected there."""
    columns = (schema.seats.c.seat, schema.seats.c.seen)
    rows = connection.execute(select(*columns).where(schema.seats.c.table == table).order_by(schema.seats.c.seat))
    return {row.seat: row.seen for row in rows}
