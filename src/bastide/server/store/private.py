"""Reading and writing settings and private notes."""

from sqlalchemy import Connection, delete, select

from bastide.server.store import schema
from bastide.server.store.statements import upsert


def settings(connection: Connection, person: str) -> str | None:
    """Return a person's settings, as JSON."""
    return connection.execute(select(schema.settings.c.chosen).where(schema.settings.c.person == person)).scalar()


def set_settings(connection: Connection, person: str, chosen: str) -> None:
    """Store a person's settings."""
    upsert(connection, schema.settings, {"person": person}, {"chosen": chosen})


def note(connection: Connection, person: str, table: str) -> tuple[str, float] | None:
    """Return a person's note on a table, and when it was changed."""
    mine = (schema.notes.c.person == person, schema.notes.c.table == table)
    row = connection.execute(select(schema.notes).where(*mine)).one_or_none()
    return None if row is None else (row.text, row.changed)


def set_note(connection: Connection, person: str, table: str, text: str, now: float) -> None:
    """Store a note; an empty one is deleted."""
    mine = {"person": person, "table": table}
    if text:
        upsert(connection, schema.notes, mine, {"text": text, "changed": now})
    else:
        connection.execute(delete(schema.notes).filter_by(**mine))
