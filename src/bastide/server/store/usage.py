"""What people have at once: tables that go on, and what they have stored."""

from sqlalchemy import ColumnElement, Connection, and_, exists, func, select

from bastide.server.store import schema

_UNFINISHED = ("open", "sealing", "running")
_at_its_seats = schema.seats.c.table == schema.tables.c.id
_has_seats = exists().where(_at_its_seats)  # a table without seats shows an upload
_has_people = exists().where(_at_its_seats, schema.seats.c.person.is_not(None), schema.seats.c.stand_in.is_(None))


def hosted_by(person: str) -> ColumnElement[bool]:
    """The tables of a host."""
    return schema.tables.c.host == person


def made_from(network: str) -> ColumnElement[bool]:
    """The tables that were created from a network."""
    return schema.tables.c.network == network


def unfinished(connection: Connection, whose: ColumnElement[bool], since: float) -> int:
    """Count the tables whose game isn't over and where something happened since a time."""
    recent = and_(schema.tables.c.status.in_(_UNFINISHED), schema.tables.c.changed > since)
    return _count(connection, and_(whose, recent, _has_seats))


def played_by_bots(connection: Connection, whose: ColumnElement[bool]) -> int:
    """Count the running games where only bots play."""
    return _count(connection, and_(whose, schema.tables.c.status == "running", _has_seats, ~_has_people))


def stored(connection: Connection, person: str) -> int:
    """Return about how many bytes a person's uploads, component files and notes take."""
    tables = select(func.coalesce(func.sum(schema.tables.c.bytes), 0)).where(hosted_by(person))
    notes = select(func.coalesce(func.sum(func.length(schema.notes.c.text)), 0)).where(schema.notes.c.person == person)
    return int(connection.execute(tables).scalar_one()) + int(connection.execute(notes).scalar_one())


def _count(connection: Connection, where: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.tables).where(where)).scalar_one())
