"""Routes that score and analyse a position. You don't have to be signed in, and nothing is stored."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from bastide import words
from bastide.server.bots.scorer import MOST_POSITION
from bastide.server.errors import RequestError, language_of
from bastide.server.http.analyses import Expected
from bastide.server.http.bodies import Body
from bastide.server.http.dependencies import REFUSALS, ServicesDep
from bastide.server.http.hints import HintReason
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
    """Score a position."""
    if not services.sessions.scoring.allows(client_of(request.scope)):
        raise RequestError("too-many-scores", status=429)
    text, doubt = await services.scorer.score(wanted.position)
    reason = json.dumps(None if doubt is None else words.error(doubt, language_of(request)))
    return Response(f'{text[:-1]},"doubt":{reason}}}', media_type="application/json")


class AnalysedPosition(PositionText):
    """A position, and the seat to analyse it for: one that owes a decision there."""

    player: Annotated[int, Field(ge=0, le=15)]


class Outlook(BaseModel):
    """What a position promises: the line of the strongest level, and the average result of games played on by bots."""

    player: int
    level: str
    moves: list[str]
    """The line until chance or another player intervenes."""
    reasons: list[HintReason]
    bot: str
    """The bot that played all seats."""
    games: int
    """How many games it played on."""
    expected: Expected


@router.post("/score/analysis")
async def analyse(wanted: AnalysedPosition, request: Request, services: ServicesDep) -> Outlook:
    """Analyse a position. This takes some seconds."""
    if not services.sessions.analyses.allows(client_of(request.scope)):
        raise RequestError("too-many-analyses", status=429)
    return Outlook.model_validate(await services.scorer.foresee(wanted.position, wanted.player))
