"""Invitations by name: sending, answering and finding them, and whom to suggest."""

from typing import Any

from sqlalchemy import Connection, select

from bastide.server.errors import RequestError
from bastide.server.notices import notice
from bastide.server.notices.dispatcher import Notices
from bastide.server.people import players
from bastide.server.people.quotas import Quotas
from bastide.server.people.relations import Relations
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

    def __init__(self, tables: TableService, quotas: Quotas, relations: Relations, notices: Notices) -> None:
        self._tables = tables
        self._quotas = quotas
        self._relations = relations
        self._notices = notices

    async def invite(self, by: Person, table: str, name: str) -> LiveTable:
        """Invite the account of that name to a table."""
        self._quotas.invite(by)
        row = await self._tables.read(lambda connection: players.find(connection, name))
        if row is None:
            raise RequestError("no-such-player", status=404)
        # If one of them has blocked the other, the invitation isn't delivered, and neither learns it.
        delivered = not await self._relations.blocked_between(by.id, row.id)
        live = await self._tables.command(
            table, lambda live: hosting.invite(live, row.id, row.nickname, by.id, delivered=delivered)
        )
        if delivered:
            self._notices.tell(notice.invited(row.id, by.nickname, table, live.facts.game))
        return live

    async def decline(self, person: Person, table: str) -> LiveTable:
        """Decline an invitation."""
        return await self._tables.command(table, lambda live: hosting.decline(live, person.id))

    async def suggested(self, person: str) -> list[str]:
        """Return the names of accounts to invite: friends, then those whom a person has played with lately."""
        friends = await self._relations.friends(person)
        known = [*friends, *await self._relations.recent_opponents(person)]
        blocked = await self._relations.blocked_by(person)
        names = dict.fromkeys(one.name for one in known if one.account and one.id not in blocked)
        return list(names)[:MOST_SUGGESTED]


def received(connection: Connection, person: str, now: float) -> list[dict[str, Any]]:
    """Return the invitations that wait for a person's answer, the latest first."""
    invitations = schema.invitations
    query = (
        select(schema.tables.c.id, invitations.c.at, schema.people.c.nickname.label("by"))
        .join(invitations, invitations.c.table == schema.tables.c.id)
        .join(schema.people, schema.people.c.id == invitations.c.by)
        .where(invitations.c.person == person, schema.tables.c.status == OPEN)
        .order_by(invitations.c.at.desc())
        .limit(MOST_SHOWN)
    )
    rows = connection.execute(query).all()
    tables = lobby.described(connection, [row.id for row in rows], person, now)
    return [{"table": table, "by": row.by, "at": row.at} for row, table in zip(rows, tables, strict=True)]
