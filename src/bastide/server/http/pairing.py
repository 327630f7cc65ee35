"""Routes about quick pairing: look for an opponent, wait, cancel."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from bastide.server.http.bodies import Body, NonceHash, plain
from bastide.server.http.dependencies import REFUSALS, Host, ServicesDep
from bastide.server.http.tables import WantedClock
from bastide.server.people.pairing_store import Search
from bastide.server.tables.clocks import Clock

router = APIRouter(prefix="/api", responses=REFUSALS)
SearchId = Annotated[str, Path(pattern=r"^[0-9a-z]{4,32}$")]


class NewSearch(Body):
    """What you look for an opponent for. You promise the nonce that you will play with."""

    game: Annotated[str, Field(max_length=40)]
    clock: WantedClock
    """One of the paces that the lobby names."""
    nonce_hash: NonceHash


class SearchFacts(BaseModel):
    """A search for an opponent."""

    id: str
    game: str
    clock: WantedClock
    since: float
    table: str | None
    """Your table, once you have been paired."""


def search_facts(search: Search) -> SearchFacts:
    """Return a search as its owner sees it."""
    return SearchFacts(
        id=search.id, game=search.game, clock=plain(search.clock), since=search.since, table=search.table
    )


@router.post("/pairing", status_code=201)
async def seek(wanted: NewSearch, person: Host, services: ServicesDep) -> SearchFacts:
    """Look for an opponent: whoever looks for the same game at the same pace, with a close rating if there is a choice.

    You have one search in real time, which ends if you stop asking for it; in days, one for each game and pace.
    """
    clock = msgspec.convert(wanted.clock.model_dump(), Clock)
    return search_facts(await services.pairing.seek(person, wanted.game, clock, wanted.nonce_hash))


@router.put("/pairing/{search}")
async def wait(search: SearchId, request: Request, person: Host, services: ServicesDep) -> SearchFacts:
    """Wait some seconds for an opponent, and keep the search going. Ask again until there is a table."""
    return search_facts(await services.pairing.wait(person, search, request.is_disconnected))


@router.delete("/pairing/{search}")
async def cancel(search: SearchId, person: Host, services: ServicesDep) -> SearchFacts:
    """Stop looking. If an opponent was found just before, they wait at the table in the answer."""
    return search_facts(await services.pairing.cancel(person, search))
