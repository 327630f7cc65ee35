"""What a finished table reveals, for clients that kept its commitment and their nonces."""

from fastapi import APIRouter
from pydantic import BaseModel

from bastide.server.http.dependencies import REFUSALS, ServicesDep, TableId
from bastide.server.http.problems import nothing_here

router = APIRouter(prefix="/api", responses=REFUSALS)


class ContributionFacts(BaseModel):
    """A seat's nonce, the hash sent beforehand, and who drew it: `player` or `server`."""

    hash: str
    nonce: str
    by: str


class FairnessFacts(BaseModel):
    """The secret of a finished game, and every nonce. Compare them with what you kept from before the game."""

    table: str
    commitment: str
    secret: str
    seats: list[ContributionFacts]
    given_plies: int | None
    """How many plies come from another game, whose chance was not this table's; `None` if there is no such game."""


@router.get("/tables/{table}/fairness")
async def fairness(table: TableId, services: ServicesDep) -> FairnessFacts:
    """The secret and the nonces that a finished game's chance came from. An uploaded game has none."""
    live = await services.tables.finished(table)
    if live.is_archive():
        raise nothing_here()
    return FairnessFacts.model_validate(live.revealed().to_json())
