"""A table with its programs: they play for a while, come to rest, and are checked against the log."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import TypeVar

import httpx
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from bastide.server.store.database import open_engine
from tests.faults.checker import Violation, check
from tests.faults.history import REFUSED, History
from tests.faults.program import Endpoint, Program
from tests.faults.truth import BOT, MissingTable, Standing, read_standing, read_truth
from tests.server.client import NAMES, Client

ResultT = TypeVar("ResultT")
GAMES = ("kingdom-builder", "troyes-dice", "tournay", "feuville")
BOTS = ("random", "greedy")
RETRY_SECONDS = 0.3
LOOK_SECONDS = 0.25
CLOCK = {"kind": "bank", "seconds": 3600, "increment": 60}


@dataclass
class Findings:
    """What checking a table found, and how much there was to check."""

    violations: list[Violation] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class Setting:
    """What the parties of a run share."""

    endpoints: Sequence[Endpoint]
    database: str
    rng: Random
    patience: float
    moves: int
    """The moves after which a table comes to rest."""
    checks: Executor
    """Folds logs elsewhere: the programs must not wait for it."""
    calm_seconds: Callable[[], float]
    """How long no fault has been going on."""
    bound: Callable[[], float]
    """How long play may take to go on after a fault."""


class Party:
    """One table from its making to its check."""

    def __init__(self, setting: Setting, number: int, game: str) -> None:
        self.setting = setting
        self.game = game
        self.programs: list[Program] = []
        self.resting = False
        self.told_all = False
        """Whether the table is at rest and everybody has been told everything."""
        self.trouble = ""
        """Why the table couldn't be made when that was last tried."""
        self._began = time.monotonic()
        self._number = number
        self._rng = Random(setting.rng.getrandbits(64))
        self._stop = False

    def __str__(self) -> str:
        if self.resting:
            return f"{self.game} (at rest)"
        if self.programs:
            return f"{self.game} (in play)"
        return (
            f"{self.game} (being made for {time.monotonic() - self._began:.1f} s{self.trouble and f': {self.trouble}'})"
        )

    def moved_on_since(self, moment: float) -> bool:
        """Whether everybody was shown something new since a time, or at a table at rest, has been told everything."""
        if self.told_all:
            return True
        if self.resting or not self.programs:
            return False
        return all(program.over or program.progress > moment for program in self.programs)

    def stop(self) -> None:
        """Come to rest soon."""
        self._stop = True

    async def run(self) -> Findings:
        """Play, come to rest, check."""
        history = await self._sit_down()
        try:
            return await self._play(history)
        except MissingTable:
            return Findings([Violation("acknowledged but lost", history.table, "the table itself")])

    async def _play(self, history: History) -> Findings:
        tasks = [asyncio.create_task(program.run()) for program in self.programs]
        try:
            while not (self._stop or self._is_done()):
                await asyncio.sleep(LOOK_SECONDS)
                for task in tasks:
                    if task.done():
                        task.result()  # raises what went wrong with the program itself
            self.resting = True
            for program in self.programs:
                program.playing = False
            await self._come_to_rest(history)
        finally:
            for program in self.programs:
                program.ended = True
            await asyncio.wait(tasks, timeout=self.setting.patience + 2)
            for task in tasks:
                task.cancel()
        return await self._in_other_process(judge, history)

    def _is_done(self) -> bool:
        moves = sum(program.moves for program in self.programs)
        return moves >= self.setting.moves or all(program.over for program in self.programs)

    # Making the table

    async def _sit_down(self) -> History:
        while True:
            try:
                table, clients = await asyncio.to_thread(self._make_table)
                break
            except (AssertionError, httpx.HTTPError) as error:  # a fault is on: try again with a new table
                self.trouble = f"{type(error).__name__}: {error}"
                await asyncio.sleep(RETRY_SECONDS)
        history = History(table)
        players = [(seat, client, 1.0) for seat, client in enumerate(clients)]
        second_tab = self._rng.choice([(seat, client, 0.2) for seat, client, _ in players])
        for viewer, client, keenness in [*players, second_tab, (None, clients[0], 0.0)]:
            headers = {
                "cookie": f"bastide={client.http.cookies['bastide']}",
                "x-forwarded-for": client.http.headers["x-forwarded-for"],
            }
            rng = Random(self._rng.getrandbits(64))
            name = f"{client.nickname} {len(self.programs)} of {self._number}"
            self.programs.append(
                Program(history, viewer, headers, self.setting.endpoints, rng, self.setting.patience, name, keenness)
            )
            client.http.close()
        return history

    def _make_table(self) -> tuple[str, list[Client]]:
        rng, endpoints = self._rng, self.setting.endpoints
        people, bots = rng.choice([(2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0)])
        clients = [Client(rng.choice(endpoints), name, patience=self.setting.patience) for name in NAMES[:people]]
        seats = ["me"] + ["open"] * (people - 1) + [f"bot:{rng.choice(BOTS)}" for _ in range(bots)]
        clock = CLOCK if rng.random() < 0.3 else None
        table = clients[0].make_table(seats, self.game, public=False, clock=clock)
        for seat, client in enumerate(clients[1:], 1):
            client.sit(table, seat)
        for seat, client in enumerate(clients):
            client.open_nonce(table, seat)
        return table, clients

    # The end

    async def _come_to_rest(self, history: History) -> None:
        """Wait until everybody has been told everything, and look at the table once more from the beginning.

        If that takes longer than play may take to go on, the check says who wasn't told.
        """
        looked_at: Standing | None = None
        began = time.monotonic()
        while True:
            standing = await self._in_other_process(standing_of, history.table)
            history.due = standing.lengths
            if not self._is_at_rest(standing):
                await asyncio.sleep(LOOK_SECONDS)
            elif standing == looked_at:
                self.told_all = True
                return
            else:
                looked_at = standing
                await asyncio.gather(*(program.look_again() for program in self.programs))
            if min(self.setting.calm_seconds(), time.monotonic() - began) > self.setting.bound():
                return

    def _is_at_rest(self, standing: Standing) -> bool:
        """Whether nothing is under way any more, and everybody has been told everything."""
        return not standing.bots_turn and all(
            program.at_rest and program.number == standing.lengths[program.viewer] for program in self.programs
        )

    async def _in_other_process(self, function: Callable[..., ResultT], *arguments: object) -> ResultT:
        """Call a function on the database, again and again while the database doesn't answer."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                return await loop.run_in_executor(self.setting.checks, function, self.setting.database, *arguments)
            except DBAPIError:
                await asyncio.sleep(RETRY_SECONDS)


@lru_cache(1)
def _engine(database: str) -> Engine:
    return open_engine(database, writes=False)


def standing_of(database: str, table: str) -> Standing:
    """Return how far a table has got."""
    return read_standing(_engine(database), table)


def judge(database: str, history: History) -> Findings:
    """Check a table's history against its log."""
    truth = read_truth(_engine(database), history.table)
    findings = Findings(check(history, truth))
    counts = findings.counts
    counts["tables"] += 1
    counts["connections"] += len(history.connections)
    counts["frames"] += sum(len(connection.shown) for connection in history.connections)
    counts["entries"] += len(truth.seqs)
    counts["words"] += len(truth.said)
    counts["bots' moves"] += sum(done.by == BOT for done in truth.done)
    for _, sent in history.sent():
        counts[f"{sent.command.kind} {sent.answer}"] += 1
        if sent.answer == REFUSED:
            counts[f"refused: {sent.key}"] += 1
    return findings
