"""The route of the lobby: everything that its page shows, in one answer."""

from fastapi import APIRouter
from pydantic import BaseModel

from bastide.server.http.bodies import plain
from bastide.server.http.dependencies import REFUSALS, ServicesDep, Visitor
from bastide.server.http.invitations import Invitation, invitations_to
from bastide.server.http.pairing import SearchFacts, search_facts
from bastide.server.http.tables import TableRow, WantedClock, table_rows
from bastide.server.people.pairing import PACES

router = APIRouter(prefix="/api", responses=REFUSALS)


class Demand(BaseModel):
    """How many others look for an opponent, for a game at a pace."""

    game: str
    clock: WantedClock
    people: int


class Lobby(BaseModel):
    """What the lobby shows."""

    tables: list[TableRow]
    """Public tables to join or watch."""
    mine: list[TableRow]
    invitations: list[Invitation]
    searches: list[SearchFacts]
    """Your searches for an opponent."""
    demands: list[Demand]
    paces: list[WantedClock]
    """What you can look for an opponent at."""


@router.get("/lobby")
async def lobby(person: Visitor, services: ServicesDep) -> Lobby:
    """The lobby: public tables, your own, invitations, and who looks for an opponent."""
    demands = await services.pairing.demands(person)
    searches = [] if person is None else await services.pairing.searches_of(person)
    return Lobby(
        tables=await table_rows(services, person, mine=False),
        mine=[] if person is None else await table_rows(services, person, mine=True),
        invitations=[] if person is None else await invitations_to(services, person),
        searches=[search_facts(search) for search in searches],
        demands=[Demand(game=one.game, clock=plain(one.clock), people=one.people) for one in demands],
        paces=[plain(pace) for pace in PACES],
    )
