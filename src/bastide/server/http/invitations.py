"""Routes about invitations by name to tables that wait for players."""

from fastapi import APIRouter
from pydantic import BaseModel

from bastide.server.http.bodies import Body, Name
from bastide.server.http.dependencies import REFUSALS, Player, ServicesDep, TableId, Watcher
from bastide.server.http.tables import TableFacts, TableRow, table_facts
from bastide.server.people import invitations
from bastide.server.services import Services
from bastide.server.store.people import Person

router = APIRouter(prefix="/api", responses=REFUSALS)


class Invitation(BaseModel):
    """An invitation that waits for your answer. To accept, take one of the table's open seats."""

    table: TableRow
    by: str
    """Who invited you."""
    at: float


class InvitedName(Body):
    """The name of an account."""

    name: Name


@router.get("/invitations")
async def my_invitations(person: Watcher, services: ServicesDep) -> list[Invitation]:
    """The invitations that wait for your answer, the latest first."""
    return await invitations_to(services, person)


async def invitations_to(services: Services, person: Person) -> list[Invitation]:
    """Return the invitations that wait for a person's answer."""
    now = services.entropy.now()
    rows = await services.tables.read(lambda connection: invitations.received(connection, person.id, now))
    return [Invitation(table=TableRow(**row["table"]), by=row["by"], at=row["at"]) for row in rows]


@router.get("/invitations/names")
async def names_to_invite(person: Watcher, services: ServicesDep) -> list[str]:
    """Whom you might invite: your friends, then accounts that you have played with, the latest first."""
    return await services.invitations.suggested(person.id)


@router.post("/tables/{table}/invitations", status_code=201)
async def invite(table: TableId, wanted: InvitedName, person: Player, services: ServicesDep) -> TableFacts:
    """Invite an account by its name. The host may before the start, and everybody who has a seat there."""
    return table_facts(await services.invitations.invite(person, table, wanted.name), person)


@router.delete("/tables/{table}/invitation")
async def decline(table: TableId, person: Player, services: ServicesDep) -> TableFacts:
    """Decline an invitation. The table learns it."""
    return table_facts(await services.invitations.decline(person, table), person)
