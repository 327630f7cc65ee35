"""Invitations by name: sending, answering and finding them, and whom to suggest."""

from typing import Any

from sqlalchemy import Connection, func, select

from bastide.server.errors import RequestError
from bastide.server.people import players
from bastide.server.people.quotas import Quotas
from bastide.server.store import schema
from bastide.server.store.people import Person
from bastide.server.tables import hosting, lobby
from bastide.server.tables.live import OPEN, LiveTable
from bastide.server.tables.service import TableService

MOST_SHOWN = 20
"""How many invitations a person sees at a time, the latest first."""
MOST_SUGGESTED = 50


class Invitations:
    """Lets people invite others to their tables."""

    def __init__(self, tables: TableService, quotas: Quotas) -> None:
        self._tables = tables
        self._quotas = quotas

    async def invite(self, by: Person, table: str, name: str) -> LiveTable:
        """Invite the account of that name to a table."""
        self._quotas.invite(by)
        row = await self._tables.read(lambda connection: players.find(connection, name))
        if row is None:
            raise RequestError("no-such-player", status=404)
        delivered = not await self._is_blocked(by.id, row.id)
        live = await self._tables.command(
            table, lambda live: hosting.invite(live, row.id, row.nickname, by.id, delivered=delivered)
        )
        if delivered:
            await self._tell(row.id, by, live)
        return live

    async def decline(self, person: Person, table: str) -> LiveTable:
        """Decline an invitation."""
        return await self._tables.command(table, lambda live: hosting.decline(live, person.id))

    async def _is_blocked(self, person: str, other: str) -> bool:
        """Whether one of them has blocked the other: then the invitation isn't delivered, and neither learns it."""
        # relations: see people/relations.py. Here goes `return await self._relations.blocked_between(person, other)`.
        return False

    async def _tell(self, person: str, by: Person, live: LiveTable) -> None:
        """Send a notice of the invitation."""
        # notices: see server/notices/notice.py. Here goes
        # `self._notices.tell(notice.invited(person, by.nickname, live.facts.id, live.facts.game))`.


def received(connection: Connection, person: str, now: float) -> list[dict[str, Any]]:
    """Return the invitations that wait for a person's answer, the latest first."""
    invitations = schema.invitations
    query = (
        select(
            schema.tables, lobby.offered(now).label("offered"), invitations.c.at, schema.people.c.nickname.label("by")
        )
        .join(invitations, invitations.c.table == schema.tables.c.id)
        .join(schema.people, schema.people.c.id == invitations.c.by)
        .where(invitations.c.person == person, schema.tables.c.status == OPEN)
        .order_by(invitations.c.at.desc())
        .limit(MOST_SHOWN)
    )
    rows = connection.execute(query).all()
    tables = lobby.described(connection, rows, person)
    return [{"table": table, "by": row.by, "at": row.at} for row, table in zip(rows, tables, strict=True)]


def suggested(connection: Connection, person: str) -> list[str]:
    """Return the names of accounts to invite: those whom a person has played with lately, the latest first."""
    # relations: see people/relations.py. Friends come first, and those who are blocked are left out.
    mine = select(schema.standings.c.table).where(schema.standings.c.person == person)
    query = (
        select(schema.people.c.nickname, func.max(schema.results.c.place).label("last"))
        .join(schema.standings, schema.standings.c.person == schema.people.c.id)
        .join(schema.results, schema.results.c.table == schema.standings.c.table)
        .where(schema.standings.c.table.in_(mine), schema.people.c.id != person, schema.people.c.name_key.is_not(None))
        .group_by(schema.people.c.id, schema.people.c.nickname)
        .order_by(func.max(schema.results.c.place).desc())
        .limit(MOST_SUGGESTED)
    )
    return [row.nickname for row in connection.execute(query)]
