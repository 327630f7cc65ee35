"""Hints: what a bot would do in a player's place, and why."""

import asyncio
import logging
from typing import Any

from bastide.server.bots.turns import Turn
from bastide.server.errors import RequestError
from bastide.server.jobs import Job, Jobs, abilities
from bastide.server.tables import commands
from bastide.server.tables.live import LiveTable
from bastide.server.tables.service import TableService

MOST_KEPT = 500
_logger = logging.getLogger(__name__)


class HintGiver:
    """Gives hints. Asking again about the same decision returns the same hint."""

    def __init__(self, tables: TableService, jobs: Jobs) -> None:
        self._tables = tables
        self._jobs = jobs
        self._given: dict[Turn, asyncio.Task[Any]] = {}

    async def hint(self, table: str, seat: int, person: str) -> tuple[int, Any]:
        """Return the seat's decision and the advice for it, from what the player there may know."""
        live = await self._tables.table(table)
        turn = _asking(live, seat, person)
        if turn not in self._given:
            while len(self._given) >= MOST_KEPT:
                del self._given[next(iter(self._given))]
            given = {"position": turn.imagined(live), "player": turn.seat, "seed": turn.seed()}
            job = Job("hint", given, turn.key("hint"), person, needs=abilities.to_advise(type(live.game)))
            self._given[turn] = self._tables.begin(self._think(turn, job))
        return turn.decision, await asyncio.shield(self._given[turn])

    async def _think(self, turn: Turn, job: Job) -> Any:
        try:
            return await self._jobs.run(job)
        except Exception:
            _logger.exception("no hint at table %s, seat %d", turn.table, turn.seat)
            self._given.pop(turn, None)
            raise RequestError("no-hint", status=503) from None


def _asking(live: LiveTable, seat: int, person: str) -> Turn:
    """Return the decision that a person asks about, or raise why there is no hint for it."""
    chair = commands.own(live, seat, person)
    if not live.facts.hints:
        raise RequestError("hints-off", status=403)
    commands.must_run(live)
    if chair.stand_in is not None:
        raise RequestError("bot-plays")
    if seat not in live.state.to_act:
        raise RequestError("hint-not-your-turn")
    return Turn.of(live, seat)
