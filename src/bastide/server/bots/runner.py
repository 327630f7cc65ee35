"""Runs the bots at tables: in other processes, at a pace that people can follow, and on after a restart."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from bastide.bots.random import RandomBot
from bastide.core.chance import SeededChance
from bastide.server.bots.process import choose, end_with_server
from bastide.server.errors import RequestError
from bastide.server.tables import commands
from bastide.server.tables.entries import Entry
from bastide.server.tables.live import RUNNING, LiveTable
from bastide.server.tables.service import TableService

ATTEMPTS = 3
MOST_WOKEN = 16
"""How many bots a starting server lets think at a time."""
OVERTAKEN = ("stale", "not-running")
"""Refusals of a bot's move that came too late: another process made it, the table went back, or the owner returned."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision that a bot owes. After an undo it is another one."""

    table: str
    seat: int
    decision: int
    withdrawals: int

    def seed(self) -> int:
        """The bot's seed: the same in every process, so that all choose the same move."""
        text = f"{self.table}|{self.seat}|{self.decision}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


class BotRunner:
    """Moves the bots of all tables in memory. Another process doing the same is harmless."""

    def __init__(self, tables: TableService, processes: int, pace: float) -> None:
        self._tables = tables
        self._pace = pace
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: dict[Turn, asyncio.Task[None]] = {}
        self._hurried: dict[str, asyncio.Event] = {}
        self._fewer = asyncio.Event()

    def start(self) -> None:
        """Start the pool of processes."""
        self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=end_with_server)

    async def stop(self) -> None:
        """Stop; the bots go on when a process loads their tables again."""
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def look_at(self, live: LiveTable) -> None:
        """Let every bot think that owes a decision at a table."""
        if live.status != RUNNING or live.is_archive() or self._pool is None:
            self._hurried.pop(live.facts.id, None)
            return
        to_act = live.state.to_act
        for seat in to_act:
            chair = live.seats[seat]
            turn = Turn(live.facts.id, seat, chair.decisions, live.withdrawals)
            if chair.player is None or turn in self._thinking:
                continue
            # The bot gets a position as its seat imagines it, so it can't know more than a person there.
            position = json.dumps(live.state.imagine(seat, SeededChance(turn.seed())).position())
            task = asyncio.get_running_loop().create_task(self._think(turn, chair.player, position))
            self._thinking[turn] = task
            task.add_done_callback(partial(self._thought, turn))
        if all(live.seats[seat].player is None for seat in to_act):
            self._hurried.pop(live.facts.id, None)  # people think at their own pace again

    def _thought(self, turn: Turn, _: asyncio.Task[None]) -> None:
        self._thinking.pop(turn, None)
        self._fewer.set()

    async def have_room(self) -> None:
        """Wait until few enough bots are thinking."""
        while len(self._thinking) >= MOST_WOKEN:
            self._fewer.clear()
            await self._fewer.wait()

    def skip(self, table: str) -> None:
        """Let the bots play at full speed until a person is to move."""
        self._hurried.setdefault(table, asyncio.Event()).set()

    async def _think(self, turn: Turn, bot: str, position: str) -> None:
        try:
            move, _ = await asyncio.gather(self._choose(turn, bot, position), self._pause(turn.table))
            await self.move(turn, move)
        except Exception as error:
            if not isinstance(error, RequestError) or error.key not in OVERTAKEN:
                _logger.exception("bot %s could not move at table %s, seat %d", bot, turn.table, turn.seat)

    async def _choose(self, turn: Turn, bot: str, position: str) -> str:
        """Return a bot's move, or a random one if the bot fails."""
        try:
            return await self._ask(turn, bot, position)
        except Exception:
            _logger.exception("bot %s failed at table %s, seat %d: chance chooses instead", bot, turn.table, turn.seat)
            return await self._ask(turn, RandomBot.name, position)

    async def _ask(self, turn: Turn, bot: str, position: str, attempts: int = ATTEMPTS) -> str:
        """Ask a bot's process; if it was killed, ask another."""
        pool = self._pool
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(pool, choose, position, turn.seat, bot, turn.seed())
        except BrokenProcessPool:
            if attempts == 1:
                raise
            if self._pool is pool:
                _logger.warning("a process of the bots has ended; starting another")
                self.start()
            return await self._ask(turn, bot, position, attempts - 1)

    async def _pause(self, table: str) -> None:
        """Wait for the bots' pace, unless people skip it."""
        hurried = self._hurried.setdefault(table, asyncio.Event())
        with suppress(TimeoutError):
            await asyncio.wait_for(hurried.wait(), self._pace)

    async def move(self, turn: Turn, move: str) -> None:
        """Make a bot's move, unless the table has changed since the bot began to think."""

        def decide(live: LiveTable) -> Sequence[Entry]:
            # The table may have gone back meanwhile, or the seat's owner may have come back.
            if live.withdrawals != turn.withdrawals or live.seats[turn.seat].player is None:
                raise RequestError("stale")
            return commands.move(live, turn.seat, turn.decision, move)

        await self._tables.command(turn.table, decide)
