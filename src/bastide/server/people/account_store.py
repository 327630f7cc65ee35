"""Reading and writing accounts: names and passwords, merging a guest into an account, deleting an account."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, Table, delete, or_, select, update

from bastide.server.lookalikes import skeleton
from bastide.server.people.names import name_key
from bastide.server.store import mail, moderation, people, relations, schema, tournaments
from bastide.server.store.database import take_turns
from bastide.server.tables import entries, invitations, log
from bastide.server.tables.entries import Entry, Forgotten, Handed, Invited, Renamed, Said, Sat

NOBODY = ""
"""The name of a deleted account."""
SILENCE = "…"
"""What replaces their chat."""
GUEST_MARK = " (2)"
"""What follows the name of a guest after an account took it. Names of accounts have no brackets."""
_ENDED = ("over", "cancelled")


class NameTaken(Exception):
    """An account has that name already, or one that looks like it."""


class Gone(Exception):
    """The person was merged into an account, or deleted, at this very moment."""


class TwoSeats(Exception):
    """Merging would give one person two seats of an unfinished game at these tables."""

    def __init__(self, tables: Sequence[str]) -> None:
        super().__init__(*tables)
        self.tables = tuple(tables)


@dataclass(frozen=True, slots=True)
class Credentials:
    """The person of an account, and their password's hash."""

    person: str
    password: str


def credentials(connection: Connection, name: str) -> Credentials | None:
    """Return the account of that name."""
    row = connection.execute(select(schema.people).where(schema.people.c.name_key == name_key(name))).one_or_none()
    return None if row is None or row.password is None else Credentials(row.id, row.password)


def password_of(connection: Connection, person: str) -> str | None:
    """Return the hash of a person's password."""
    return connection.execute(select(schema.people.c.password).where(schema.people.c.id == person)).scalar()


def set_password(connection: Connection, person: str, password: str) -> None:
    """Set a new password. Links to choose another one end."""
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(password=password))
    mail.end_links(connection, person, mail.RESET)


def register(connection: Connection, person: str, name: str, password: str) -> None:
    """Turn a guest into an account; raises `NameTaken` or `Gone`."""
    _take_name(connection, person, name)
    set_password(connection, person, password)


def sign_out_others(connection: Connection, person: str, session: str | None, tokens: Collection[str]) -> None:
    """End a person's sessions but one, and their tokens except those with these ids."""
    people.end_sessions(connection, person, but=session)
    people.end_tokens(connection, person, but=tokens)


def stop_push(connection: Connection, person: str) -> None:
    """Stop notices to all of a person's browsers: some may be others' now. A browser still signed in comes back."""
    connection.execute(delete(schema.push_devices).where(schema.push_devices.c.person == person))


# Names


def rename(connection: Connection, person: str, nickname: str, *, account: bool) -> None:
    """Change a nickname; raises `NameTaken` if another account has it or one that looks like it, or `Gone`."""
    if account:
        _take_name(connection, person, nickname)
    else:
        check_free(connection, nickname, person)
        _set_name(connection, person, nickname=nickname)


def check_free(connection: Connection, name: str, person: str | None = None) -> None:
    """Raise `NameTaken` if an account, other than the person's own, has a name or one that looks like it."""
    alike = or_(schema.people.c.name_key == name_key(name), schema.people.c.skeleton == skeleton(name))
    taken = select(schema.people.c.id).where(schema.people.c.name_key.is_not(None), alike)
    if any(owner != person for owner in connection.execute(taken).scalars()):
        raise NameTaken(name)


def _take_name(connection: Connection, person: str, name: str) -> None:
    """Give an account a name. Guests who go by it get a mark behind theirs that no account's name can have."""
    take_turns(connection, "names")
    check_free(connection, name, person)
    _set_name(connection, person, nickname=name, name_key=name_key(name))
    alike = {skeleton(form) for form in (name, name.lower(), name.upper())}
    guests = (schema.people.c.name_key.is_(None), schema.people.c.gone.is_(False))
    connection.execute(
        update(schema.people)
        .where(schema.people.c.skeleton.in_(alike), *guests)
        .values(nickname=schema.people.c.nickname + GUEST_MARK, skeleton=schema.people.c.skeleton + GUEST_MARK)
    )


def _set_name(connection: Connection, person: str, **names: str) -> None:
    mine = update(schema.people).where(schema.people.c.id == person, schema.people.c.gone.is_(False))
    if connection.execute(mine.values(skeleton=skeleton(names["nickname"]), **names)).rowcount != 1:
        raise Gone(person)
    people.note_change(connection)


def replace_name(connection: Connection, person: str, old: str, new: str, now: float) -> None:
    """Replace a person's name wherever tables show it. Names of others on their device stay."""
    concerned = sorted({*_tables_of(connection, [person]), *_named_at(connection, [person])})
    for table in concerned:  # first the new entries: they lock the tables
        log.add(connection, table, Renamed((person,)), now)

    def renamed(entry: Entry) -> Entry:
        is_meant = isinstance(entry, (Sat, Said, Invited)) and entry.name == old
        return msgspec.structs.replace(entry, name=new) if is_meant else entry

    _rewrite(connection, [person], renamed)
    mine = (schema.seats.c.person == person, schema.seats.c.name == old)
    connection.execute(update(schema.seats).where(*mine).values(name=new))


# Merging


def hand_over(
    connection: Connection, guest: str, account: str, now: float, left: Collection[str] = ()
) -> dict[str, int]:
    """Merge a guest into an account; return the new length of each table's log. Raises `TwoSeats`.

    The guest's seats at the tables in `left`, where a bot plays on for good, stay behind. End the guest's sessions and
    tokens: only a person who knows the password may use the account, and only programs that they admitted.
    """
    concerned = [table for table in _tables_of(connection, [guest]) if table not in left]
    written = {table: log.add(connection, table, Handed(guest, account), now) for table in concerned}
    # Checked with the tables locked, so that the account can't sit down there meanwhile.
    if shared := [table for table in unfinished_with_both(connection, guest, account) if table not in left]:
        raise TwoSeats(shared)
    for part, key, column in ((schema.seats, "table", "person"), (schema.tables, "id", "host")):
        mine = (part.c[column] == guest, part.c[key].not_in(list(left)))
        connection.execute(update(part).where(*mine).values({column: account}))
    for part in (schema.reports, schema.standings):
        connection.execute(update(part).where(part.c.person == guest).values(person=account))
    _move_unless_there(connection, schema.notes, "table", guest, account)
    invitations.hand_over(connection, guest, account)
    relations.hand_over(connection, guest, account)
    moderation.hand_over(connection, guest, account)
    tournaments.hand_over(connection, guest, account)
    # The browser where the guest signs in goes on being told.
    connection.execute(update(schema.push_devices).where(schema.push_devices.c.person == guest).values(person=account))
    for part in (schema.settings, schema.notices, schema.notice_choices, schema.webhooks):
        connection.execute(delete(part).where(part.c.person == guest))
    _leave_behind(connection, guest, merged_into=account)
    return written


def unfinished_with_both(connection: Connection, guest: str, account: str) -> list[str]:
    """Return the tables whose game isn't over and where both have a seat."""
    seats = schema.seats
    others = select(seats.c.table).where(seats.c.person == account)
    query = (
        select(seats.c.table)
        .join(schema.tables, schema.tables.c.id == seats.c.table)
        .where(seats.c.person == guest, seats.c.table.in_(others), schema.tables.c.status.not_in(_ENDED))
    )
    return list(connection.execute(query.distinct().order_by(seats.c.table)).scalars())


def _move_unless_there(connection: Connection, part: Table, key: str, guest: str, account: str) -> None:
    """Move rows of the guest to the account where it has none of its own."""
    own = select(part.c[key]).where(part.c.person == account)
    connection.execute(update(part).where(part.c.person == guest, part.c[key].not_in(own)).values(person=account))
    connection.execute(delete(part).where(part.c.person == guest))


def _tables_of(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Return the tables where any of these people sit or are the host."""
    sitting = select(schema.seats.c.table).where(schema.seats.c.person.in_(ids))
    query = select(schema.tables.c.id).where(or_(schema.tables.c.id.in_(sitting), schema.tables.c.host.in_(ids)))
    return sorted(connection.execute(query).scalars())  # locked in the order in which the writer locks them


def _leave_behind(connection: Connection, person: str, merged_into: str | None = None) -> None:
    """Delete everything of a person but the id."""
    mail_parts = (schema.addresses, schema.mail_links, schema.outbox)
    for part in (schema.sessions, schema.tokens, schema.searches, *mail_parts):
        connection.execute(delete(part).where(part.c.person == person))
    connection.execute(update(schema.tables).where(schema.tables.c.host == person).values(network=None))
    connection.execute(
        update(schema.people)
        .where(schema.people.c.id == person)
        .values(
            nickname=NOBODY,
            name_key=None,
            skeleton=None,
            password=None,
            gone=True,
            created=0.0,
            merged_into=merged_into,
        )
    )
    people.note_change(connection)


# Deleting


def unfinished_seats(connection: Connection, person: str) -> list[tuple[str, int]]:
    """Return the seats of a person at tables that aren't over."""
    query = (
        select(schema.seats.c.table, schema.seats.c.seat)
        .join(schema.tables, schema.tables.c.id == schema.seats.c.table)
        .where(schema.seats.c.person == person, schema.tables.c.status.not_in(_ENDED))
        .order_by(schema.seats.c.table, schema.seats.c.seat)
    )
    return [(row.table, row.seat) for row in connection.execute(query)]


def forget(connection: Connection, person: str, now: float) -> dict[str, int]:
    """Delete a person's name and private data. Finished games stay, without the name.

    Returns the new length of each table's log.
    """
    merged = select(schema.people.c.id).where(schema.people.c.merged_into == person)
    ids = [person, *connection.execute(merged).scalars()]
    concerned = {*_tables_of(connection, ids), *_named_at(connection, ids)}
    # First the new entries: they lock the tables.
    written = {table: log.add(connection, table, Forgotten(tuple(ids)), now) for table in sorted(concerned)}
    _remove_names(connection, ids)
    connection.execute(update(schema.seats).where(schema.seats.c.person.in_(ids)).values(name=NOBODY))
    for part in (
        schema.settings,
        schema.notes,
        schema.reports,
        schema.achievements,
        schema.achieved,
        schema.notices,
        schema.notice_choices,
        schema.push_devices,
        schema.webhooks,
    ):
        connection.execute(delete(part).where(part.c.person.in_(ids)))
    relations.forget(connection, ids)
    moderation.forget(connection, ids)
    for part in (schema.ratings, schema.rating_changes):
        connection.execute(delete(part).where(part.c.kind == "people", part.c.holder.in_(ids)))
    invitations.forget(connection, ids)
    tournaments.forget(connection, ids)
    for id_ in ids:
        _leave_behind(connection, id_)
    return written


def _named_at(connection: Connection, ids: Sequence[str]) -> Sequence[str]:
    """Return the tables whose logs name people."""
    named = schema.named.c
    return connection.execute(select(named.table).where(named.person.in_(ids)).distinct()).scalars().all()


def _remove_names(connection: Connection, ids: Sequence[str]) -> None:
    """Remove people's names and chat from all logs, which are folded as before."""
    _rewrite(connection, ids, _without_name)
    connection.execute(delete(schema.named).where(schema.named.c.person.in_(ids)))


def _rewrite(connection: Connection, ids: Sequence[str], change: Callable[[Entry], Entry]) -> None:
    """Change the entries that hold people's names or words."""
    named, own = schema.named, schema.log.c
    at = (named.c.table == own.table) & (named.c.seq == own.seq)
    mine = select(own.id, own.entry).join_from(named, schema.log, at).where(named.c.person.in_(ids))
    for row in connection.execute(mine).all():
        changed = entries.write(change(entries.read(row.entry)))
        connection.execute(update(schema.log).where(own.id == row.id).values(entry=changed))


def _without_name(entry: Entry) -> Entry:
    """Return an entry without its person's name and words."""
    if isinstance(entry, (Sat, Invited)):
        return msgspec.structs.replace(entry, name=NOBODY)
    return msgspec.structs.replace(entry, name=NOBODY, text=SILENCE) if isinstance(entry, Said) else entry
