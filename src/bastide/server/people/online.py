"""Who uses the site now, for their friends to see. Each process stores it now and then, for all of its requests."""

import asyncio
import logging

from bastide.server.entropy import Entropy
from bastide.server.store import relations
from bastide.server.store.writer import Writer

EVERY_SECONDS = 20.0
_logger = logging.getLogger("bastide.server")


class Online:
    """The people whose requests came to this process lately."""

    def __init__(self, writer: Writer, entropy: Entropy) -> None:
        self._writer = writer
        self._entropy = entropy
        self._there: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start storing."""
        self._task = asyncio.create_task(self._store_on())

    async def stop(self) -> None:
        """Stop storing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def note(self, person: str) -> None:
        """A person is there."""
        self._there.add(person)

    async def store(self) -> None:
        """Store who was there since the last time."""
        there, self._there = sorted(self._there), set()
        now = self._entropy.now()
        if there:
            await self._writer.write_alone(lambda connection: relations.note_seen(connection, there, now))

    async def _store_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.store()
            except Exception:
                _logger.exception("could not store who is online; trying again")
