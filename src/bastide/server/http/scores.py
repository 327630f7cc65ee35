"""The route that scores a position."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from bastide import words
from bastide.server.bots.scorer import MOST_POSITION
from bastide.server.errors import RequestError, language_of
from bastide.server.http.bodies import Body
from bastide.server.http.dependencies import REFUSALS, ServicesDep
from bastide.server.people.limits import client_of

router = APIRouter(prefix="/api", responses=REFUSALS)


class PositionText(Body):
    """A position, as the text of its file."""

    position: Annotated[str, Field(max_length=MOST_POSITION)]


class ScoredPosition(BaseModel):
    """What a position is worth to everyone, with every reason, and how it looks to a spectator."""

    scores: list[dict[str, Any]]
    view: dict[str, Any]
    to_act: list[int]
    """The seats that owe a decision; none if the game is over there."""
    doubt: str | None
    """Why no game leads to the position, if it can be shown all the same: one can't play on from it."""


@router.post("/score", response_model=ScoredPosition)
async def score(wanted: PositionText, request: Request, services: ServicesDep) -> Response:
    """Score a position. You don't have to be signed in, and nothing is stored."""
    if not services.sessions.scoring.allows(client_of(request.scope)):
        raise RequestError("too-many-scores", status=429)
    text, doubt = await services.scorer.score(wanted.position)
    reason = json.dumps(None if doubt is None else words.error(doubt, language_of(request)))
    return Response(f'{text[:-1]},"doubt":{reason}}}', media_type="application/json")
