"""Whether a transaction was committed, although the connection broke before the database could say so.

Each transaction of a writer puts the next number into the writer's row. PostgreSQL's own numbers of transactions don't
tell: after a crash, it gives those of lost ones to others. SQLite runs in our process: its commits don't get lost.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, text

LOCK_SECONDS = 0.05
"""How long to wait for a transaction that may still be going on, before asking again."""
DAYS = 30
"""How long the row of a writer that has ended is kept."""

_NOW = "EXTRACT(EPOCH FROM now())"
_TAKE = text(
    f"INSERT INTO receipts (writer, number, at) VALUES (:writer, 1, {_NOW}) "
    "ON CONFLICT (writer) DO UPDATE SET number = receipts.number + 1, at = excluded.at RETURNING number"
)
# To write the row oneself is to wait for whoever is writing it, even for the first time.
_ASK = text(
    f"INSERT INTO receipts (writer, number, at) VALUES (:writer, 0, {_NOW}) "
    "ON CONFLICT (writer) DO UPDATE SET number = receipts.number RETURNING number"
)
_CLEAN = text(f"DELETE FROM receipts WHERE at < {_NOW} - {DAYS} * 86400")


@dataclass(frozen=True, slots=True)
class Receipt:
    """What tells a transaction from all others."""

    writer: str
    number: int


def take(connection: Connection, writer: str) -> Receipt | None:
    """Return the receipt of the transaction on a connection, if there may be a need for it."""
    if connection.dialect.name != "postgresql":
        return None
    number = connection.execute(_TAKE, {"writer": writer}).scalar_one()
    if number == 1:
        connection.execute(_CLEAN)
    return Receipt(writer, number)


def was_committed(connection: Connection, receipt: Receipt) -> bool:
    """Whether a transaction was committed. Raise a transient error while that isn't settled."""
    connection.execute(text(f"SET LOCAL lock_timeout = '{round(1000 * LOCK_SECONDS)}ms'"))
    number: int = connection.execute(_ASK, {"writer": receipt.writer}).scalar_one()
    return number >= receipt.number
