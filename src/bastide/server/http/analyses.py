"""Routes about analyses of finished games."""

from typing import Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel

from bastide.server.bots.analyses import AnalysisStatus
from bastide.server.errors import RequestError
from bastide.server.http.dependencies import REFUSALS, ServicesDep, TableId, Watcher

router = APIRouter(prefix="/api", responses=REFUSALS)


class AnalysisFacts(BaseModel):
    """How far the analysis of a game is, from 0 to 1, and what it says once it is done."""

    status: Literal["none", "running", "done", "failed"]
    progress: float
    analysis: dict[str, Any] | None


def _facts(found: AnalysisStatus) -> AnalysisFacts:
    return AnalysisFacts.model_validate(
        {"status": found.status, "progress": found.progress, "analysis": found.document}
    )


@router.get("/tables/{table}/analysis")
async def analysis(table: TableId, services: ServicesDep) -> AnalysisFacts:
    """How far the analysis of a finished or uploaded game is."""
    return _facts(await services.analyses.look(table))


@router.post("/tables/{table}/analysis")
async def begin_analysis(table: TableId, person: Watcher, services: ServicesDep) -> AnalysisFacts:
    """Begin the analysis of a finished or uploaded game, or find the one that others asked for."""
    found = await services.analyses.look(table)
    if found.status in ("running", "done"):
        return _facts(found)
    if not services.sessions.analyses.allows(person.id):
        raise RequestError("too-many-analyses", status=429)
    return _facts(await services.analyses.begin(table))
