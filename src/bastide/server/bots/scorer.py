"""Positions that somebody sets up, as at the end of a game with the box on the table: scored and analysed in worker
processes, and stored nowhere.

Whatever a client sends is untrusted: a position has a size limit, a worker has a time limit, and few may wait.
"""

import logging
from collections import Counter
from typing import Any

from bastide.core.errors import BadPosition
from bastide.server.errors import RequestError
from bastide.server.jobs import Job, JobFailed, Jobs, Progress, TookTooLong, ignore

MOST_POSITION = 40_000
"""The most characters of a position: several times a full table of any game, without custom components."""
MOST_WAITING, MOST_FORESEEN = 16, 4
"""How many positions may be scored, and analysed, or wait for that at a time."""

_logger = logging.getLogger(__name__)


class Scorer:
    """Scores and analyses positions."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self._waiting: Counter[str] = Counter()

    async def score(self, position: str, client: str = "") -> tuple[str, BadPosition | None]:
        """Return the points and the view of a position as JSON; and why it can't occur, if it can't.

        `client` is the address that asks: workers are shared fairly between them.

        Raise `BastideError` if it can't be shown at all.
        """
        text, doubt = await self._do(Job("score", {"position": position}, person=client), MOST_WAITING)
        return text, doubt

    async def foresee(self, position: str, player: int, client: str = "", progress: Progress = ignore) -> Any:
        """Return what a position promises a player to move and everyone; raise `BastideError` if it can't occur."""
        job = Job("outlook", {"position": position, "player": player}, person=client)
        return await self._do(job, MOST_FORESEEN, progress)

    async def _do(self, job: Job, most: int, progress: Progress = ignore) -> Any:
        if self._waiting[job.kind] >= most:
            raise RequestError("scorer-busy", status=429)
        self._waiting[job.kind] += 1
        try:
            return await self._jobs.run(job, progress)
        except TookTooLong:
            raise RequestError("position-took-too-long", status=422) from None
        except JobFailed:
            _logger.exception("no worker survived a position (%s)", job.kind)
            raise RequestError("position-took-too-long", status=422) from None
        finally:
            self._waiting[job.kind] -= 1
