"""Work that is done now and then by one server for all: whoever takes the round does it."""

from sqlalchemy import Connection, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bastide.server.store import schema

_rounds = schema.rounds


def is_due(connection: Connection, name: str, now: float, every: float) -> bool:
    """Whether a round is to be done. This only reads, so it may be asked often."""
    last = connection.execute(select(_rounds.c.at).where(_rounds.c.name == name)).scalar_one_or_none()
    return last is None or last <= now - every


def take(connection: Connection, name: str, now: float, every: float) -> bool:
    """Take a round; return whether it is ours: of several servers, one gets it."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(_rounds).values(name=name, at=0.0).on_conflict_do_nothing())
    mine = update(_rounds).where(_rounds.c.name == name, _rounds.c.at <= now - every)
    return connection.execute(mine.values(at=now)).rowcount == 1
