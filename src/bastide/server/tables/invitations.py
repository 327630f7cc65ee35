"""Invitations by name, as the invited people find them. They follow from the tables' logs."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, insert, or_, update

from bastide.server.store import schema
from bastide.server.tables.entries import Cancelled, Declined, Entry, Invited, Sat, Started

_invitations = schema.invitations
_REMOVE = delete(_invitations).where(_invitations.c.table == bindparam("of_table"))


def follow(connection: Connection, table: str, written: Sequence[Entry], now: float) -> None:
    """Store and remove invitations as new entries of a table's log say, in their transaction."""
    for entry in written:
        if isinstance(entry, Invited) and entry.delivered:
            row = {"table": table, "person": entry.person, "by": entry.by, "at": now}
            connection.execute(insert(_invitations).values(row))
        elif isinstance(entry, (Sat, Declined)) and entry.person is not None:
            connection.execute(_REMOVE.where(_invitations.c.person == entry.person), {"of_table": table})
        elif isinstance(entry, (Started, Cancelled)):
            connection.execute(_REMOVE, {"of_table": table})


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """A guest's invitations are the account's now. Only accounts are invited by name."""
    by_guest = _invitations.c.by == guest
    connection.execute(delete(_invitations).where(by_guest, _invitations.c.person == account))
    connection.execute(update(_invitations).where(by_guest).values(by=account))


def forget(connection: Connection, people: Sequence[str]) -> None:
    """Delete all invitations from and to people."""
    theirs = or_(_invitations.c.person.in_(people), _invitations.c.by.in_(people))
    connection.execute(delete(_invitations).where(theirs))
