"""Which entries of the logs hold a person's name or words, and indexes, so that deleting an account needs no scan."""

import json
from collections.abc import Iterator
from typing import Any

from alembic import op
from sqlalchemy import Column, Connection, ForeignKey, Integer, String, Table, column, or_, select, table

revision = "0008"
down_revision = "0007"

_log = table("log", column("table"), column("seq"), column("entry"))
AT_ONCE = 1000


def upgrade() -> None:
    """Add them, and find the entries of older logs."""
    named = op.create_table(
        "named",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("seq", Integer, primary_key=True),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_people_merged_into", "people", ["merged_into"])
    op.create_index("ix_ratings_holder", "ratings", ["holder"])
    _fill(op.get_bind(), named)


def _fill(connection: Connection, named: Table) -> None:
    rows: list[dict[str, Any]] = []
    for row in _naming(connection):
        rows.append(row)
        if len(rows) == AT_ONCE:
            connection.execute(named.insert(), rows)
            rows = []
    if rows:
        connection.execute(named.insert(), rows)


def _naming(connection: Connection) -> Iterator[dict[str, Any]]:
    """Yield the entries in which somebody sat down or chatted. Old chat without an id goes by seat."""
    who = or_(_log.c.entry.contains('"type":"sat"'), _log.c.entry.contains('"type":"said"'))
    sitting: dict[tuple[str, int], str | None] = {}
    for at_table, seq, text in connection.execute(select(_log).where(who).order_by(_log.c.table, _log.c.seq)).all():
        entry = json.loads(text)
        person = entry.get("person")
        if entry["type"] == "sat":
            sitting[at_table, entry["seat"]] = person
        elif entry["type"] == "said":
            person = person or sitting.get((at_table, entry.get("seat")))
        if person is not None and entry["type"] in ("sat", "said"):
            yield {"person": person, "table": at_table, "seq": seq}
