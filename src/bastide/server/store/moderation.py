"""Reading and writing what operators do: mutes, bans, reports about players, the audit log."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from bastide.server.errors import RequestError
from bastide.server.store import schema
from bastide.server.store.statements import upsert

MUTE, BAN = "mute", "ban"
DAY = 24 * 3600.0
MOST_NETWORK_SECONDS = 30 * DAY
"""How long the address of a banned guest is refused at most: another household may have it by then."""
_restrictions, _networks, _reports, _audit = (
    schema.restrictions,
    schema.banned_networks,
    schema.player_reports,
    schema.audit,
)


# Mutes and bans


@dataclass(frozen=True, slots=True)
class Restriction:
    """What somebody may not do, until when, and why."""

    kind: str
    until: float | None
    reason: str

    def refusal(self) -> RequestError:
        """The refusal that says so."""
        if self.until is None:
            return RequestError("muted" if self.kind == MUTE else "banned", status=403, reason=self.reason)
        until = moment(self.until)
        key = "muted-until" if self.kind == MUTE else "banned-until"
        return RequestError(key, status=403, reason=self.reason, until=until)


def moment(at: float) -> str:
    """Return a time as everybody reads it, wherever they are."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def restriction(connection: Connection, person: str, kind: str, now: float) -> Restriction | None:
    """Return the mute or ban that is in force for a person."""
    query = select(_restrictions).where(_restrictions.c.person == person, _restrictions.c.kind == kind)
    row = connection.execute(query.where(_in_force(now))).one_or_none()
    return None if row is None else Restriction(row.kind, row.until, row.reason)


def check(connection: Connection, person: str, kind: str, now: float) -> None:
    """Raise `RequestError` if a person is muted, or banned."""
    found = restriction(connection, person, kind, now)
    if found is not None:
        raise found.refusal()


def _in_force(now: float) -> Any:
    return or_(_restrictions.c.until.is_(None), _restrictions.c.until > now)


def restrict(connection: Connection, person: str, now: float, new: Restriction) -> None:
    """Mute or ban a person; replaces what was there."""
    values = {"at": now, "until": new.until, "reason": new.reason}
    upsert(connection, _restrictions, {"person": person, "kind": new.kind}, values)


def lift(connection: Connection, person: str, kind: str) -> bool:
    """End a mute or a ban; return whether there was one."""
    if kind == BAN:
        connection.execute(delete(_networks).where(_networks.c.person == person))
    return connection.execute(delete(_restrictions).filter_by(person=person, kind=kind)).rowcount == 1


def ban_networks(connection: Connection, guest: str, now: float, until: float | None) -> int:
    """Refuse new guests from where a guest created tables; return how many networks those are."""
    most = now + MOST_NETWORK_SECONDS
    query = select(schema.tables.c.network).where(schema.tables.c.host == guest, schema.tables.c.network.is_not(None))
    found = connection.execute(query.distinct()).scalars().all()
    for network in found:
        values = {"person": guest, "until": most if until is None else min(until, most)}
        upsert(connection, _networks, {"network": network}, values)
    return len(found)


def check_network(connection: Connection, network: str | None, now: float) -> None:
    """Raise `RequestError` if no new guests may come from a network."""
    query = select(_networks.c.until).where(_networks.c.network == network, _networks.c.until > now)
    until = connection.execute(query).scalar()
    if until is not None:
        raise RequestError("banned-network", status=403, until=moment(until))


# Reports about players


def add_report(connection: Connection, row: Mapping[str, Any], most_a_day: int) -> None:
    """Store a report, up to a few a day for each person."""
    lately = select(func.count()).where(_reports.c.person == row["person"], _reports.c.at > row["at"] - DAY)
    if connection.execute(lately).scalar_one() >= most_a_day:
        raise RequestError("too-many-reports", status=429)
    connection.execute(insert(_reports).values(**row))


def reports(
    connection: Connection, about: str | None = None, *, settled: bool = False, limit: int = 50
) -> list[Row[Any]]:
    """Return reports that wait, or all, about everybody or one person; latest first."""
    by, whom = schema.people.alias(), schema.people.alias()
    query = (
        select(_reports, by.c.nickname.label("by_name"), whom.c.nickname.label("about_name"))
        .join(by, by.c.id == _reports.c.person)
        .join(whom, whom.c.id == _reports.c.about)
    )
    if about is not None:
        query = query.where(_reports.c.about == about)
    if not settled:
        query = query.where(_reports.c.settled.is_(None))
    return list(connection.execute(query.order_by(_reports.c.at.desc()).limit(limit)))


def report(connection: Connection, id_: str) -> Row[Any] | None:
    """Return a report by its id."""
    return connection.execute(select(_reports).where(_reports.c.id == id_)).one_or_none()


def settle(connection: Connection, id_: str, now: float) -> None:
    """Mark a report as done."""
    connection.execute(update(_reports).where(_reports.c.id == id_).values(settled=now))


def entries(connection: Connection, row: Row[Any]) -> list[Row[Any]]:
    """Return the log entries that a report keeps as evidence."""
    numbers = json.loads(row.lines)
    query = select(schema.log.c.seq, schema.log.c.at, schema.log.c.entry)
    query = query.where(schema.log.c.table == row.table, schema.log.c.seq.in_(numbers))
    return list(connection.execute(query.order_by(schema.log.c.seq)))


# The audit log


def note(connection: Connection, row: Mapping[str, Any]) -> None:
    """Add what an operator did."""
    connection.execute(insert(_audit).values(**{**row, "details": json.dumps(row["details"])}))


def audited(
    connection: Connection, person: str | None = None, action: str | None = None, limit: int = 50
) -> list[Row[Any]]:
    """Return what operators did, latest first."""
    query = select(_audit).order_by(_audit.c.id.desc()).limit(limit)
    if person is not None:
        query = query.where(_audit.c.person == person)
    if action is not None:
        query = query.where(_audit.c.action == action)
    return list(connection.execute(query))


# People


def people(
    connection: Connection, now: float, name: str = "", kind: str | None = None, limit: int = 50
) -> list[Row[Any]]:
    """Return people, latest first: those whose name contains something, or who are muted or banned."""
    who = schema.people
    columns = (who.c.id, who.c.nickname, who.c.name_key, who.c.created, who.c.seen)
    query = select(*columns).where(who.c.gone.is_(False)).order_by(who.c.created.desc()).limit(limit)
    if name:
        query = query.where(func.lower(who.c.nickname).contains(name.lower(), autoescape=True))
    if kind is not None:
        restricted = select(_restrictions.c.person).where(_restrictions.c.kind == kind, _in_force(now))
        query = query.where(who.c.id.in_(restricted))
    return list(connection.execute(query))


# Merging and deleting


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """Move to an account what concerns a guest who signed in to it. Of two mutes, the longer one stays."""
    for column in (_reports.c.person, _reports.c.about):
        connection.execute(update(_reports).where(column == guest).values({column.name: account}))
    rows = connection.execute(select(_restrictions).where(_restrictions.c.person == guest)).all()
    connection.execute(delete(_restrictions).where(_restrictions.c.person == guest))
    for row in rows:
        there = select(_restrictions).where(_restrictions.c.person == account, _restrictions.c.kind == row.kind)
        own = connection.execute(there).one_or_none()
        if own is None or (own.until is not None and (row.until is None or row.until > own.until)):
            restrict(connection, account, row.at, Restriction(row.kind, row.until, row.reason))


def forget(connection: Connection, ids: Sequence[str]) -> None:
    """Delete what concerns people, and their names in the audit log."""
    for column in (_reports.c.person, _reports.c.about):
        connection.execute(delete(_reports).where(column.in_(ids)))
    for part in (_restrictions, _networks):
        connection.execute(delete(part).where(part.c.person.in_(ids)))
    connection.execute(update(_audit).where(_audit.c.person.in_(ids)).values(name="", details="{}"))
