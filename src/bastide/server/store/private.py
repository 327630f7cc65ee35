"""Reading and writing what people keep for themselves: settings, and notes on tables."""

from sqlalchemy import Connection, delete, insert, select

from bastide.server.store import schema


def settings(connection: Connection, person: str) -> str | None:
    """What somebody has chosen, as JSON."""
    return connection.execute(select(schema.settings.c.chosen).where(schema.settings.c.person == person)).scalar()


def set_settings(connection: Connection, person: str, chosen: str) -> None:
    """Keeps what somebody has chosen."""
    connection.execute(delete(schema.settings).where(schema.settings.c.person == person))
    connection.execute(insert(schema.settings).values(person=person, chosen=chosen))


def note(connection: Connection, person: str, table: str) -> tuple[str, float] | None:
    """Somebody's note on a table, and when it was changed."""
    mine = (schema.notes.c.person == person, schema.notes.c.table == table)
    row = connection.execute(select(schema.notes).where(*mine)).one_or_none()
    return None if row is None else (row.text, row.changed)


def set_note(connection: Connection, person: str, table: str, text: str, now: float) -> None:
    """Keeps a note; an empty one is thrown away."""
    mine = (schema.notes.c.person == person, schema.notes.c.table == table)
    connection.execute(delete(schema.notes).where(*mine))
    if text:
        connection.execute(insert(schema.notes).values(person=person, table=table, text=text, changed=now))
