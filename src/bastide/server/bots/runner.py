"""Runs the bots at tables: in worker processes, at a pace that people can follow, and resumes them after a restart."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from bastide.bots.random import RandomBot
from bastide.server import metrics, telemetry
from bastide.server.bots.turns import Plan, Turn
from bastide.server.errors import RequestError
from bastide.server.jobs import Job, Jobs
from bastide.server.tables import commands
from bastide.server.tables.entries import Entry
from bastide.server.tables.live import RUNNING, LiveTable
from bastide.server.tables.service import TableService

MOST_WOKEN = 16
"""How many bots a starting server lets think at a time."""
OVERTAKEN = ("stale", "not-running")
"""Refusals of a bot's move that came too late: another process made it, the table went back, or the owner returned."""

_logger = logging.getLogger(__name__)


class BotRunner:
    """Moves the bots of all tables in memory. Another process doing the same is harmless."""

    def __init__(self, tables: TableService, jobs: Jobs, pace: float) -> None:
        self._tables = tables
        self._jobs = jobs
        self._pace = pace
        self._awake = False
        self._thinking: dict[Turn, asyncio.Task[None]] = {}
        self._plans: dict[tuple[str, int], Plan] = {}
        """What each bot planned for its turn and has not played yet."""
        self._hurried: dict[str, asyncio.Event] = {}
        self._fewer = asyncio.Event()

    @property
    def thinking(self) -> int:
        """How many bots think, or wait for their pace."""
        return len(self._thinking)

    def start(self) -> None:
        """Let bots think from now on."""
        self._awake = True

    async def stop(self) -> None:
        """Stop; the bots go on when a process loads their tables again."""
        self._awake = False
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)

    def look_at(self, live: LiveTable) -> None:
        """Let every bot think that owes a decision at a table."""
        if live.status != RUNNING or live.is_archive() or not self._awake:
            self._hurried.pop(live.facts.id, None)
            for seat in range(len(live.seats)):
                self._plans.pop((live.facts.id, seat), None)
            return
        to_act = live.state.to_act
        for seat in to_act:
            bot = live.seats[seat].player
            turn = Turn.of(live, seat)
            if bot is None:
                self._plans.pop((turn.table, seat), None)
            elif turn not in self._thinking:
                move = self._planned(live, turn, bot)
                position = turn.imagined(live) if move is None else ""
                task = asyncio.get_running_loop().create_task(self._think(turn, bot, position, move))
                self._thinking[turn] = task
                task.add_done_callback(partial(self._thought, turn))
        if all(live.seats[seat].player is None for seat in to_act):
            self._hurried.pop(live.facts.id, None)  # people think at their own pace again

    def _planned(self, live: LiveTable, turn: Turn, bot: str) -> str | None:
        """Return the next move of the line that a bot is playing; `None` if it has to plan."""
        plan = self._plans.get((turn.table, turn.seat))
        move = None if plan is None else plan.next_move(live, turn, bot)
        if plan is not None and (move is None or plan.ends_at(turn)):
            self._plans.pop((turn.table, turn.seat), None)
        return move

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

    async def _think(self, turn: Turn, bot: str, position: str, move: str | None) -> None:
        """Make a bot's next move: the one that it planned, or the first of a new plan."""
        try:
            choosing = self._plan(turn, bot, position) if move is None else asyncio.sleep(0, move)
            chosen, _ = await asyncio.gather(choosing, self._pause(turn.table))
            await self.move(turn, chosen)
        except Exception as error:
            if not isinstance(error, RequestError) or error.key not in OVERTAKEN:
                _logger.exception("bot %s could not move at table %s, seat %d", bot, turn.table, turn.seat)

    async def _plan(self, turn: Turn, bot: str, position: str) -> str:
        """Let a bot plan its turn, or take a random move if the bot fails; return the first move."""
        try:
            moves = await self._ask(turn, bot, position)
        except Exception:
            _logger.exception("bot %s failed at table %s, seat %d: chance chooses instead", bot, turn.table, turn.seat)
            moves = await self._ask(turn, RandomBot.name, position)
        if len(moves) > 1:
            self._plans[turn.table, turn.seat] = Plan(turn, bot, tuple(moves))
        return moves[0]

    async def _ask(self, turn: Turn, bot: str, position: str) -> list[str]:
        given = {"position": position, "player": turn.seat, "bot": bot, "seed": turn.seed()}
        began = time.perf_counter()
        with telemetry.span("turn", table=turn.table, bot=bot):
            moves: list[str] = await self._jobs.run(Job("turn", given))
        metrics.bot_turns.observe(time.perf_counter() - began)
        return moves

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
