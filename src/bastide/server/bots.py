"""Bots at tables: they think in other processes, at a pace that people can follow, and go on after a restart."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context

from bastide.bots import Sight, make_bot
from bastide.core import positions
from bastide.core.chance import SeededChance
from bastide.server.frames import Refused
from bastide.server.live import RUNNING, LiveTable

_logger = logging.getLogger(__name__)


def choose(position: str, player: int, bot: str, seed: int) -> str:
    """A bot's move, from a position as its seat imagines it. Runs in another process, which never sees the truth."""
    state = positions.loads(position)
    move = make_bot(bot, type(state.game), seed).choose(Sight(state, player))
    return state.game.moves.text(move)


class BotRunner:
    """Moves the bots of all tables that this process knows. That another process does the same is harmless."""

    def __init__(self, move: Callable[[str, int, int, str], Awaitable[None]], processes: int, pace: float) -> None:
        self._move = move
        self._pace = pace
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        self._hurried: dict[str, asyncio.Event] = {}

    def start(self) -> None:
        """Gets the processes ready."""
        self._pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))

    async def stop(self) -> None:
        """Lets go of everything; the bots go on when a process looks at their tables again."""
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def look_at(self, live: LiveTable) -> None:
        """Sets every bot of a table thinking that owes a decision."""
        if live.status != RUNNING or self._pool is None:
            self._hurried.pop(live.facts.id, None)
            return
        to_act = live.state.to_act
        for seat in to_act:
            chair = live.seats[seat]
            turn = (live.facts.id, seat, chair.decisions)
            if chair.bot is None or turn in self._thinking:
                continue
            seed = _seed(*turn)
            # The bot's process gets a world as its seat imagines it, so it cannot know more than a person there.
            position = json.dumps(live.state.imagine(seat, SeededChance(seed)).position())
            task = asyncio.get_running_loop().create_task(self._think(turn, chair.bot, position, seed))
            self._thinking[turn] = task
            task.add_done_callback(partial(self._thought, turn))
        if all(live.seats[seat].bot is None for seat in to_act):
            self._hurried.pop(live.facts.id, None)  # people think at their own pace again

    def _thought(self, turn: tuple[str, int, int], _: asyncio.Task[None]) -> None:
        self._thinking.pop(turn, None)

    def skip(self, table: str) -> None:
        """People do not want to wait: the bots play on at full speed until a person is to move."""
        self._hurried.setdefault(table, asyncio.Event()).set()

    async def _think(self, turn: tuple[str, int, int], bot: str, position: str, seed: int) -> None:
        table, seat, decision = turn
        assert self._pool is not None
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._pool, choose, position, seat, bot, seed)
        hurried = self._hurried.setdefault(table, asyncio.Event())
        with suppress(TimeoutError):  # nobody is in a hurry, and the pace has passed
            await asyncio.wait_for(hurried.wait(), self._pace)
        try:
            await self._move(table, seat, decision, await thought)
        except Refused as refused:
            if refused.key not in ("stale", "not-running"):  # another process has moved the bot already
                raise
        except Exception:
            _logger.exception("bot %s could not move at table %s, seat %d", bot, table, seat)
            raise


def _seed(table: str, seat: int, decision: int) -> int:
    """The same in every process, so that all of them choose the same move."""
    return int.from_bytes(hashlib.sha256(f"{table}|{seat}|{decision}".encode()).digest()[:8], "big")
