"""Reading and writing mail: addresses, the links that were sent to them, and the queue of what waits to be sent."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from bastide.server.store.people import digest
from bastide.server.store.schema import addresses, mail_links, outbox, people, settings

CONFIRM, RESET = "confirm", "reset"
"""What a link is for."""
MOST_ACCOUNTS = 5
"""How many accounts with the same address get a mail if that address asks for a new password."""
MOST_WAITING = 5000
"""How many mails may wait to be sent."""


# Addresses


@dataclass(frozen=True, slots=True)
class Address:
    """A person's address."""

    person: str
    name: str
    """What the person is called."""
    address: str
    notices: bool
    language: str
    """The language to write in, unless the settings name one."""
    settings: str | None
    """The person's settings, as JSON."""


def address_of(connection: Connection, person: str, *, confirmed: bool = True) -> Address | None:
    """Return the address of a person that is in force, or the one that waits to be confirmed."""
    query = (
        select(addresses, people.c.nickname, settings.c.chosen)
        .join(people, people.c.id == addresses.c.person)
        .outerjoin(settings, settings.c.person == addresses.c.person)
        .where(addresses.c.person == person, addresses.c.confirmed.is_(confirmed), people.c.gone.is_(False))
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    return Address(row.person, row.nickname, row.address, row.notices, row.language, row.chosen)


def put_pending(connection: Connection, person: str, address: str, key: str, language: str, now: float) -> None:
    """Store an address that is to be confirmed, instead of another one that was."""
    remove_pending(connection, person)
    row = {"person": person, "confirmed": False, "address": address, "key": key, "language": language, "at": now}
    connection.execute(insert(addresses).values(**row))


def remove_pending(connection: Connection, person: str) -> None:
    """Remove the address that waits to be confirmed, with its links."""
    connection.execute(delete(addresses).where(addresses.c.person == person, addresses.c.confirmed.is_(False)))
    end_links(connection, person, CONFIRM)


def confirm(connection: Connection, person: str, notices: bool, now: float) -> None:
    """Put the address that waited in force, instead of the one so far. Links that were sent to that one end."""
    connection.execute(delete(addresses).where(addresses.c.person == person, addresses.c.confirmed.is_(True)))
    connection.execute(
        update(addresses).where(addresses.c.person == person).values(confirmed=True, notices=notices, at=now)
    )
    end_links(connection, person, CONFIRM)
    end_links(connection, person, RESET)


def remove_addresses(connection: Connection, person: str) -> None:
    """Remove everything about a person's addresses, including mail that waits to be sent there."""
    for part in (addresses, mail_links, outbox):
        connection.execute(delete(part).where(part.c.person == person))


def want_notices(connection: Connection, person: str, *, wanted: bool) -> None:
    """Choose whether a person gets notices by mail."""
    connection.execute(update(addresses).where(addresses.c.person == person).values(notices=wanted))


def accounts_with(connection: Connection, name_key: str, address_key: str) -> Sequence[str]:
    """Return the accounts with a confirmed address that go by a name, or whose address it is."""
    query = (
        select(people.c.id)
        .join(addresses, addresses.c.person == people.c.id)
        .where(addresses.c.confirmed.is_(True), people.c.password.is_not(None))
    )
    named = connection.execute(query.where(people.c.name_key == name_key)).scalars().all()
    if named:
        return named
    same = query.where(addresses.c.key == address_key).order_by(addresses.c.at.desc()).limit(MOST_ACCOUNTS)
    return connection.execute(same).scalars().all()


# Links


def add_link(connection: Connection, secret: str, to: Address, purpose: str, now: float, lasting: float) -> None:
    """Store a link's digest; those that have expired are removed."""
    connection.execute(delete(mail_links).where(mail_links.c.until <= now))
    row = {"person": to.person, "purpose": purpose, "address": to.address, "until": now + lasting}
    connection.execute(insert(mail_links).values(digest=digest(secret), **row))


def link(connection: Connection, secret: str, purpose: str, now: float) -> Row[Any] | None:
    """Return a link that is in force."""
    mine = (mail_links.c.digest == digest(secret), mail_links.c.purpose == purpose, mail_links.c.until > now)
    return connection.execute(select(mail_links).where(*mine)).one_or_none()


def use_link(connection: Connection, secret: str, purpose: str, now: float) -> Row[Any] | None:
    """Return a link and end it: of two who use it at the same time, one gets it."""
    found = link(connection, secret, purpose, now)
    used = delete(mail_links).where(mail_links.c.digest == digest(secret))
    return found if found is not None and connection.execute(used).rowcount == 1 else None


def end_links(connection: Connection, person: str, purpose: str) -> None:
    """End all of a person's links for a purpose."""
    connection.execute(delete(mail_links).where(mail_links.c.person == person, mail_links.c.purpose == purpose))


# The queue


def queue(connection: Connection, row: dict[str, Any]) -> bool:
    """Add a mail to the queue; return whether there was room."""
    if connection.execute(select(func.count()).select_from(outbox)).scalar_one() >= MOST_WAITING:
        return False
    connection.execute(insert(outbox).values(**row))
    return True


def first_due(connection: Connection, now: float) -> Row[Any] | None:
    """Return the mail whose turn it is."""
    query = select(outbox).where(outbox.c.next_at <= now).order_by(outbox.c.next_at, outbox.c.id).limit(1)
    return connection.execute(query).one_or_none()


def take(connection: Connection, due: Row[Any], until: float) -> bool:
    """Take a mail until a time, to send it; return whether no other process was first."""
    mine = update(outbox).where(outbox.c.id == due.id, outbox.c.next_at == due.next_at)
    return connection.execute(mine.values(next_at=until, attempts=outbox.c.attempts + 1)).rowcount == 1


def postpone(connection: Connection, mail: str, until: float) -> None:
    """Try a mail again later."""
    connection.execute(update(outbox).where(outbox.c.id == mail).values(next_at=until))


def remove(connection: Connection, mail: str) -> None:
    """Remove a mail from the queue."""
    connection.execute(delete(outbox).where(outbox.c.id == mail))
