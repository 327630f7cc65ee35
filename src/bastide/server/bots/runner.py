"""Runs the bots at tables: in worker processes, at a pace that people can follow, and resumes them after a restart."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bastide.bots.random import RandomBot
from bastide.server import metrics, telemetry
from bastide.server.bots.turns import Plan, Turn, beneficiary
from bastide.server.errors import RequestError
from bastide.server.jobs import Job, Jobs, abilities
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
        self._planning: dict[tuple[str, int], Turn] = {}
        """The decision for which each bot makes a plan."""
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
            self._stop_planning(live, [])
            return
        to_act = live.state.to_act
        turns = [Turn.of(live, seat) for seat in to_act if live.seats[seat].player is not None]
        self._stop_planning(live, turns)
        for turn in turns:
            self._let_think(live, turn)
        for seat in to_act:
            if live.seats[seat].player is None:
                self._plans.pop((live.facts.id, seat), None)
        if not turns:
            self._hurried.pop(live.facts.id, None)  # people think at their own pace again

    def _let_think(self, live: LiveTable, turn: Turn) -> None:
        """Let a bot make its next move, unless it thinks already."""
        bot, watched = live.seats[turn.seat].player, self._tables.is_watched(turn.table)
        assert bot is not None
        if turn in self._thinking:
            if watched:
                self._jobs.prioritize(turn.key("turn", bot))
            return
        chosen: str | Job | None = self._planned(live, turn, bot)
        if chosen is None:
            chosen = _job(live, turn, bot, watched)
            self._planning[turn.table, turn.seat] = turn
        task = asyncio.get_running_loop().create_task(self._think(turn, bot, chosen))
        self._thinking[turn] = task
        task.add_done_callback(partial(self._thought, turn))

    def _stop_planning(self, live: LiveTable, turns: Sequence[Turn]) -> None:
        """Stop bots that plan for other decisions than these: a move was taken back, or a player returned."""
        for seat in range(len(live.seats)):
            turn = self._planning.get((live.facts.id, seat))
            if turn is not None and turn not in turns:
                self._thinking[turn].cancel()
                del self._planning[turn.table, turn.seat]

    def _end_planning(self, turn: Turn) -> None:
        if self._planning.get((turn.table, turn.seat)) == turn:
            del self._planning[turn.table, turn.seat]

    def _planned(self, live: LiveTable, turn: Turn, bot: str) -> str | None:
        """Return the next move of the line that a bot is playing; `None` if it has to plan."""
        plan = self._plans.get((turn.table, turn.seat))
        move = None if plan is None else plan.next_move(live, turn, bot)
        if plan is not None and (move is None or plan.ends_at(turn)):
            self._plans.pop((turn.table, turn.seat), None)
        return move

    def _thought(self, turn: Turn, _: asyncio.Task[None]) -> None:
        self._thinking.pop(turn, None)
        self._end_planning(turn)
        self._fewer.set()

    async def have_room(self) -> None:
        """Wait until few enough bots are thinking."""
        while len(self._thinking) >= MOST_WOKEN:
            self._fewer.clear()
            await self._fewer.wait()

    def skip(self, table: str) -> None:
        """Let the bots play at full speed until a person is to move."""
        self._hurried.setdefault(table, asyncio.Event()).set()

    async def _think(self, turn: Turn, bot: str, chosen: str | Job) -> None:
        """Make a bot's next move: the one that it planned, or the first of a new plan."""
        try:
            choosing = self._plan(turn, bot, chosen) if isinstance(chosen, Job) else asyncio.sleep(0, chosen)
            move, _ = await asyncio.gather(choosing, self._pause(turn.table))
            self._end_planning(turn)  # from here on, the move decides what is too late
            await self.move(turn, move)
        except Exception as error:
            if not isinstance(error, RequestError) or error.key not in OVERTAKEN:
                _logger.exception("bot %s could not move at table %s, seat %d", bot, turn.table, turn.seat)

    async def _plan(self, turn: Turn, bot: str, job: Job) -> str:
        """Let a bot plan its turn, or take a random move if the bot fails; return the first move."""
        try:
            moves = await self._ask(turn, job)
        except Exception:
            _logger.exception("bot %s failed at table %s, seat %d: chance chooses instead", bot, turn.table, turn.seat)
            moves = await self._ask(turn, _at_random(turn, job))
        if len(moves) > 1:
            self._plans[turn.table, turn.seat] = Plan(turn, bot, tuple(moves))
        return moves[0]

    async def _ask(self, turn: Turn, job: Job) -> list[str]:
        began = time.perf_counter()
        with telemetry.span("turn", table=turn.table, seat=turn.seat):
            moves: list[str] = await self._jobs.run(job)
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


def _job(live: LiveTable, turn: Turn, bot: str, watched: bool) -> Job:
    """Return the job to plan a bot's turn, from what its seat may know now."""
    given = {"position": turn.imagined(live), "player": turn.seat, "bot": bot, "seed": turn.seed()}
    needs = abilities.to_play(type(live.game), bot)
    return Job("turn", given, turn.key("turn", bot), beneficiary(live), watched, needs)


def _at_random(turn: Turn, job: Job) -> Job:
    """Return the same job for a bot that can't fail, and that every worker has."""
    return replace(job, given={**job.given, "bot": RandomBot.name}, key=turn.key("turn", RandomBot.name), needs="")
