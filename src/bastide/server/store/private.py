"""Reading and writing settings and private notes."""

from sqlalchemy import Connection, delete, insert, select

from bastide.server.store import schema


def settings(connection: Connection, person: str) -> str | None:
    """Return a person's settings, as JSON."""
    return connection.execute(select(schema.settings.c.chosen).where(schema.settings.c.person == person)).scalar()


def set_settings(connection: Connection, person: str, chosen: str) -> None:
    """Store a person's settings."""
    connection.execute(delete(schema.settings).where(schema.settings.c.person == person))
    connection.execute(insert(schema.settings).values(person=person, chosen=chosen))


def note(connection: Connection, person: str, table: str) -> tuple[str, float] | None:
    """Return a person's note on a table, and when it was changed."""
    mine = (schema.notes.c.person == person, schema.notes.c.table == table)
    row = connection.execute(select(schema.notes).where(*mine)).one_or_none()
    return None if row is None else (row.text, row.changed)


def set_note(connection: Connection, person: str, table: str, text: str, now: float) -> None:
    """Store a note; an empty one is deleted."""
    mine = (schema.notes.c.person == person, schema.notes.c.table == table)
    connection.execute(delete(schema.notes).where(*mine))
    if text:
        connection.execute(insert(schema.notes).values(person=person, table=table, text=text, changed=now))
