"""The route for what is known about the bots' strength."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from bastide.server.http.dependencies import REFUSALS

router = APIRouter(prefix="/api", responses=REFUSALS)


class BotFacts(BaseModel):
    """How strong the bots are."""

    ladder: list[dict[str, Any]]


@router.get("/bots")
async def bots() -> BotFacts:
    """The bots' ladder, from contests between them; empty if none was made."""
    return BotFacts(ladder=_ladder())


@cache
def _ladder() -> Any:
    file = files("bastide.bots") / "ladder.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else []
