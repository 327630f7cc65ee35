"""The route for what is known about the bots' strength."""

import json
from functools import cache
from importlib.resources import files

from fastapi import APIRouter
from pydantic import BaseModel

from bastide.server.http.dependencies import REFUSALS

router = APIRouter(prefix="/api", responses=REFUSALS)


class MeasuredBot(BaseModel):
    """A bot's strength in a game, from contests between the bots."""

    game: str
    bot: str
    version: int
    rating: int
    interval: list[int]
    """Between which the rating is, with 95 % confidence."""
    score: float
    """Its mean points against another bot."""
    solo_score: float | None
    """Its mean points alone, in a game for one player."""
    seconds_per_turn: float
    games: int


class BotFacts(BaseModel):
    """How strong the bots are, the best of each game first."""

    ladder: list[MeasuredBot]


@router.get("/bots")
async def bots() -> BotFacts:
    """The bots' ladder; empty if none was made."""
    return BotFacts(ladder=_ladder())


@cache
def _ladder() -> list[MeasuredBot]:
    file = files("bastide.bots") / "ladder.json"
    rows = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return [MeasuredBot(**row) for row in rows]
