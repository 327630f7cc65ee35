"""Records finished games: each is counted once, by whichever process sees its end first, and can be recomputed."""

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from bastide.core.errors import BastideError
from bastide.server.errors import RequestError
from bastide.server.people import result_store
from bastide.server.people.results import UNFOLDABLE, Outcome, outcome
from bastide.server.store.database import take_turns
from bastide.server.store.writer import Writer
from bastide.server.tables import log
from bastide.server.tables.live import OVER, LiveTable
from bastide.server.tables.service import TableService

MOST_KNOWN = 10_000
_logger = logging.getLogger(__name__)


class ResultRecorder:
    """Records what follows from finished games: results, ratings, achievements."""

    def __init__(self, tables: TableService, writer: Writer) -> None:
        self._tables = tables
        self._writer = writer
        self._counted: set[str] = set()
        self._catching_up: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start counting, in the background, the games that weren't counted before the last stop."""
        self._catching_up = asyncio.get_running_loop().create_task(self._catch_up())

    async def stop(self) -> None:
        """Stop; the rest is counted after the next start."""
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)

    def look_at(self, live: LiveTable) -> None:
        """Start counting a game that is over."""
        if live.status == OVER and not live.is_archive() and live.facts.id not in self._counted:
            self._tables.begin(self.count(live))

    async def count(self, live: LiveTable) -> None:
        """Count a finished game; on return it is counted, here or by another process."""
        table = live.facts.id
        if table in self._counted:
            return
        ended = outcome(live)
        try:
            await self._writer.write_alone(lambda connection: result_store.record(connection, ended))
        except IntegrityError:  # another process was first
            _logger.info("table %s was counted elsewhere", table)
        if len(self._counted) >= MOST_KNOWN:
            self._counted.clear()
        self._counted.add(table)

    async def count_all(self, finished: Sequence[str]) -> None:
        """Count these finished games."""
        await self._count_each(await self._tables.read(lambda connection: result_store.uncounted(connection, finished)))

    async def _catch_up(self) -> None:
        await self._count_each(await self._tables.read(result_store.unsettled))

    async def _count_each(self, finished: Sequence[str]) -> None:
        for table in finished:
            try:
                live = await self._tables.table(table)
            except RequestError:  # its game isn't installed now
                continue
            await self.count(live)

    async def rebuild_achievements(self, person: str, games: Sequence[str]) -> None:
        """Recompute a person's achievements in these games."""
        for game in games:
            try:
                await self._rebuild(person, game)
            except RequestError:  # the game isn't installed; `bastide ratings` can do it later
                _logger.warning("the achievements of %s in %s could not be put together", person, game)

    async def _rebuild(self, person: str, game: str) -> None:
        counted = await self._tables.read(
            lambda connection: result_store.counted_for_achievements(connection, person, game)
        )
        ended = [(outcome(await self._tables.table(table)), seat) for table, seat in counted]
        await self._writer.write_alone(
            lambda connection: result_store.rebuild_achievements(connection, person, game, ended)
        )


def recompute(reading: Engine, writing: Engine) -> int:
    """Recompute all results, ratings and achievements from the logs; return the number of games."""
    with reading.begin() as connection:
        outcomes = {table: _outcome(connection, table) for table in result_store.finished(connection)}
    with writing.begin() as connection:
        take_turns(connection, result_store.RESULTS)  # a server counts what ends from now on after us
        for table in result_store.finished(connection):
            if table not in outcomes:  # it ended meanwhile
                outcomes[table] = _outcome(connection, table)
        result_store.start_again(connection, [table for table, ended in outcomes.items() if ended is None])
        for ended in outcomes.values():
            if ended is not None:
                result_store.record(connection, ended)
        for game in result_store.games(connection):
            result_store.rerate(connection, game)
    return len(outcomes)


def _outcome(connection: Connection, table: str) -> Outcome | None:
    """Return the outcome of a game, or `None` if it can't be folded now."""
    facts = log.facts(connection, table)
    assert facts is not None
    try:
        live = LiveTable.make(facts)
    except BastideError:  # the game is not installed, or has changed
        return None
    for number, entry, at in log.log_after(connection, table, 0):
        live.apply(number, entry, at)
    ended = outcome(live)
    return None if ended.unrated == UNFOLDABLE else ended
