"""Routes that score and analyse a position. You don't have to be signed in, and nothing is stored."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from bastide import words
from bastide.core.errors import BastideError
from bastide.server.bots.scorer import MOST_POSITION
from bastide.server.errors import RequestError, language_of
from bastide.server.http.analyses import Expected
from bastide.server.http.bodies import Body
from bastide.server.http.dependencies import REFUSALS, Problem, ServicesDep
from bastide.server.http.hints import HintReason
from bastide.server.http.problems import error_body, request_id
from bastide.server.people.limits import client_of
from bastide.server.services import Services

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
    client = client_of(request.scope)
    if not services.sessions.scoring.allows(client):
        raise RequestError("too-many-scores", status=429)
    text, doubt = await services.scorer.score(wanted.position, client)
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


class OutlookNews(BaseModel):
    """How far an analysis is, from 0 to 1; and at its end what it found, or what went wrong."""

    progress: float
    outlook: Outlook | None = None
    problem: Problem | None = None


STREAM: dict[int | str, dict[str, Any]] = {200: {"content": {"text/event-stream": {}}}}


@router.post("/score/analysis", response_model=OutlookNews, responses=STREAM)
async def analyse(wanted: AnalysedPosition, request: Request, services: ServicesDep) -> Response:
    """Analyse a position. This takes some seconds: the response is a stream of events, and the last one is the end.

    What is refused at once has the status of an error, as everywhere.
    """
    client = client_of(request.scope)
    if not services.sessions.analyses.allows(client):
        raise RequestError("too-many-analyses", status=429)
    news = _analysis(wanted, client, services)
    first = await anext(news)
    headers = {"x-accel-buffering": "no"}  # proxies pass each event on at once
    return StreamingResponse(_events(first, news, request), media_type="text/event-stream", headers=headers)


async def _analysis(wanted: AnalysedPosition, client: str, services: Services) -> AsyncIterator[OutlookNews]:
    """Analyse a position, and tell how far it is until then."""
    shares: asyncio.Queue[float | None] = asyncio.Queue()
    foreseeing = services.scorer.foresee(wanted.position, wanted.player, client, shares.put_nowait)
    task = asyncio.create_task(foreseeing)
    task.add_done_callback(lambda _: shares.put_nowait(None))
    try:
        while (share := await shares.get()) is not None:
            yield OutlookNews(progress=share)
        yield OutlookNews(progress=1.0, outlook=Outlook.model_validate(task.result()))
    finally:
        task.cancel()  # nobody waits any more


async def _events(first: OutlookNews, others: AsyncIterator[OutlookNews], request: Request) -> AsyncIterator[str]:
    """Write news as server-sent events. An error after the first one is news, too."""
    news = first
    while True:
        yield f"data: {news.model_dump_json()}\n\n"
        try:
            news = await anext(others)
        except StopAsyncIteration:
            return
        except BastideError as error:
            body, _ = error_body(error, language_of(request), request_id(request))
            yield f"data: {json.dumps({'progress': 1.0, 'outlook': None, 'problem': body})}\n\n"
            return
