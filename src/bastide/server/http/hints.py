"""The route for hints."""

from fastapi import APIRouter
from pydantic import BaseModel

from bastide.server.errors import RequestError
from bastide.server.http.dependencies import REFUSALS, Player, SeatNumber, ServicesDep, TableId

router = APIRouter(prefix="/api", responses=REFUSALS)


class HintReason(BaseModel):
    """A reason: the text `part-<part>` of the game, and how much better the move is in that respect."""

    part: str
    gain: float


class Hint(BaseModel):
    """What a strong bot would do, from what you may know."""

    decision: int
    """The decision that it is for, as in the last update."""
    moves: list[str]
    """The moves to make until chance or another player intervenes."""
    reasons: list[HintReason]
    """The strongest first; there may be none."""


@router.post("/tables/{table}/seats/{seat}/hint")
async def hint(table: TableId, seat: SeatNumber, person: Player, services: ServicesDep) -> Hint:
    """Ask for a hint when you are to move, at a table that allows hints."""
    if not services.sessions.hints.allows(person.id):
        raise RequestError("too-many-hints", status=429)
    decision, advice = await services.hints.hint(table, seat, person.id)
    return Hint(decision=decision, **advice)
