"""Whether a transaction was committed, although the connection broke before the database could say so.

PostgreSQL numbers its transactions and remembers what became of each. SQLite runs in our process: its commits don't get
lost on the way.
"""

from sqlalchemy import Connection, text

_TAKE = text("SELECT CAST(pg_current_xact_id() AS text)")
_ASK = text("SELECT pg_xact_status(CAST(:receipt AS xid8))")


def take(connection: Connection) -> str | None:
    """Return the number of the transaction on a connection, if there may be a need for it."""
    return connection.execute(_TAKE).scalar_one() if connection.dialect.name == "postgresql" else None


def was_committed(connection: Connection, receipt: str) -> bool | None:
    """Whether a transaction was committed; `None` while that isn't settled."""
    status = connection.execute(_ASK, {"receipt": receipt}).scalar_one()
    return None if status == "in progress" else status == "committed"
