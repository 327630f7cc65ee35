"""Removes, once a day, what guests left behind, if the server is told to."""

import asyncio
import logging
from collections import Counter

from bastide.server.entropy import Entropy
from bastide.server.store import pruning
from bastide.server.store.writer import Writer

EVERY_SECONDS = pruning.DAY
PAUSE_SECONDS = 0.1
"""Between two transactions, for everybody else's."""
_logger = logging.getLogger("bastide.server")


class Pruner:
    """Prunes after `days`; never if that is 0."""

    def __init__(self, writer: Writer, entropy: Entropy, days: int) -> None:
        self._writer = writer
        self._entropy = entropy
        self._days = days
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Prune now, and then daily."""
        if self._days:
            self._task = asyncio.create_task(self._prune_on())

    async def stop(self) -> None:
        """Stop after the current transaction."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _prune_on(self) -> None:
        while True:
            try:
                await self._prune()
            except Exception:
                _logger.exception("could not prune; trying again tomorrow")
            await asyncio.sleep(EVERY_SECONDS)

    async def _prune(self) -> None:
        policy = pruning.Policy(self._entropy.now() - self._days * pruning.DAY)
        removed: pruning.Removed = Counter()
        while some := await self._writer.write(lambda connection: pruning.remove_some(connection, policy)):
            removed += some
            await asyncio.sleep(PAUSE_SECONDS)
        if removed:
            _logger.info("pruned %s", ", ".join(f"{count} {kind}" for kind, count in removed.items()))
