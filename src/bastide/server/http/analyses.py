"""Routes about analyses of finished games."""

from typing import Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel

from bastide.server.bots.analyses import AnalysisStatus
from bastide.server.errors import RequestError
from bastide.server.http.dependencies import REFUSALS, ServicesDep, TableId, Watcher
from bastide.server.http.hints import HintReason

router = APIRouter(prefix="/api", responses=REFUSALS)


class Expected(BaseModel):
    """What each seat could expect: its share of the win, and its points at the end."""

    shares: list[float]
    points: list[float]


class AnalysedTurn(BaseModel):
    """Moves that a player made in a row, and what a bot would have played from what the player could know."""

    player: int
    first: int
    """How many plies came before."""
    moves: list[str]
    line: list[str]
    """The bot's moves until chance or another player intervenes; none if it wasn't asked."""
    reasons: list[HintReason]
    lost: float
    """By how much the bot's line is worth more than the moves played."""
    after: Expected


class Analysis(BaseModel):
    """The analysis of a game."""

    game: str
    level: str
    version: int
    """Of the level."""
    over: bool
    before: Expected
    turns: list[AnalysedTurn]
    turning_points: list[int]
    """The numbers of the turns with the largest swings, counted from 0."""


class AnalysisFacts(BaseModel):
    """The status of a game's analysis, its progress from 0 to 1, and what it says once it is done."""

    status: Literal["none", "running", "done", "failed"]
    progress: float
    analysis: Analysis | None


def _facts(found: AnalysisStatus) -> Response:
    """Return `AnalysisFacts` around the stored text, which may be long."""
    text = f'{{"status":"{found.status}","progress":{found.progress},"analysis":{found.document or "null"}}}'
    return Response(text, media_type="application/json")


@router.get("/tables/{table}/analysis", response_model=AnalysisFacts)
async def analysis(table: TableId, services: ServicesDep) -> Response:
    """The status of a finished or uploaded game's analysis."""
    return _facts(await services.analyses.look(table))


@router.post("/tables/{table}/analysis", response_model=AnalysisFacts)
async def begin_analysis(table: TableId, person: Watcher, services: ServicesDep) -> Response:
    """Begin the analysis of a finished or uploaded game, or find the one that others asked for."""
    found = await services.analyses.look(table)
    if found.status in ("running", "done"):
        return _facts(found)
    if not services.sessions.analyses.allows(person.id):
        raise RequestError("too-many-analyses", status=429)
    return _facts(await services.analyses.begin(table, person.id))
