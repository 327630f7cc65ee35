"""One run: parties play, faults strike one after the other, and everything is checked."""

import asyncio
import math
import multiprocessing
import re
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from tests.faults.checker import Violation
from tests.faults.cluster import Cluster
from tests.faults.faults import Fault, all_faults
from tests.faults.party import GAMES, Findings, Party, Setting

TO_GO_ON = 10.0
"""Seconds within which play must go on at every table after a fault, on a machine that is quick enough."""
STARTING_SECONDS = 300.0
QUIET_SECONDS = 4.0
"""The time before the first fault, in which the machine's speed is measured."""
QUIET_GAP = 2.0
"""The longest time that a program at any table should wait for news without a fault."""
QUICK_START = 2.0
"""Seconds in which a process should load the server."""
PATIENCE = 3.0
"""Seconds after which a program gives up a connection that doesn't answer."""
TOGETHER = 0.15
"""How likely a second fault joins one."""


@dataclass
class Struck:
    """A fault that struck: when it began and ended, and the seconds until play went on at every table."""

    name: str
    kind: str
    began: float
    ended: float
    recovery: float | None = None

    def report(self) -> dict[str, Any]:
        """Return it for the report."""
        return {
            "fault": self.name,
            "lasted": round(self.ended - self.began, 3),
            "play went on after": None if self.recovery is None else round(self.recovery, 3),
        }


@dataclass
class Report:
    """What a run found."""

    seed: int
    struck: list[Struck] = field(default_factory=list)
    violations: list[Violation] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    ended: Counter[str] = field(default_factory=Counter)
    """How often a part ended by itself."""
    bound: float = TO_GO_ON
    slowness: float = 1.0
    seconds: float = 0.0

    def add(self, findings: Findings) -> None:
        """Count a table's findings."""
        self.violations += findings.violations
        self.counts += findings.counts

    def recoveries(self) -> list[float]:
        """The seconds until play went on, sorted."""
        return sorted(struck.recovery for struck in self.struck if struck.recovery is not None)

    def _by_fault(self) -> dict[str, list[float]]:
        """The seconds until play went on by fault, with the numbers of processes left out."""
        times: defaultdict[str, list[float]] = defaultdict(list)
        for struck in self.struck:
            times[re.sub(r" \d", "", struck.name)].append(math.inf if struck.recovery is None else struck.recovery)
        return times

    def report(self) -> dict[str, Any]:
        """Return it as JSON values."""
        return {
            "seed": self.seed,
            "seconds": round(self.seconds, 1),
            "faults": len(self.struck),
            "by fault": {name: spread(times) for name, times in sorted(self._by_fault().items())},
            "bound": round(self.bound, 2),
            "slowness": round(self.slowness, 2),
            "play went on": spread(self.recoveries()),
            "counts": dict(sorted(self.counts.items())),
            "ended by themselves": dict(sorted(self.ended.items())),
            "violations": [str(violation) for violation in self.violations],
            "slowest": [
                struck.report()
                for struck in sorted(self.struck, key=lambda struck: struck.recovery or 1e9, reverse=True)[:10]
            ],
        }


def spread(times: Sequence[float]) -> dict[str, float | None]:
    """Return how many times there are, and how they are spread; `None` where play didn't go on in time."""
    ordered = sorted(times)
    shares = (("median", 0.5), ("p90", 0.9), ("p99", 0.99), ("worst", 1.0)) if ordered else ()
    found = {name: ordered[min(len(ordered) - 1, int(len(ordered) * share))] for name, share in shares}
    return {"count": len(ordered), **{name: round(x, 2) if math.isfinite(x) else None for name, x in found.items()}}


Tell: TypeAlias = Callable[[Struck, Report], None]
"""Takes each fault, once play goes on after it."""


@dataclass(frozen=True)
class Plan:
    """What a run consists of."""

    faults: int
    seed: int
    tables: int = 6
    """Tables in play at once."""
    only: Sequence[str] = ()
    """Parts of the names of the faults that may strike; all if there are none."""
    moves: int = 120
    """The moves after which a table comes to rest and is checked, if the game isn't over by then."""
    bound: float | None = None
    """Seconds within which play must go on, if not by the speed of the machine."""
    to_first_violation: bool = False


class MovedOn:
    """Whether play has gone on everywhere since a moment.

    A place counts once it has: when its table is over, the next one may take its time to be made.
    """

    def __init__(self, parties: Sequence[Party | None], moment: float) -> None:
        self.waiting: dict[int, Party | None] = dict(enumerate(parties))
        """The tables where play hasn't gone on yet, by place."""
        self._parties = parties
        self._moment = moment

    def __call__(self) -> bool:
        self.waiting = {
            place: party
            for place in self.waiting
            if (party := self._parties[place]) is None or not party.moved_on_since(self._moment)
        }
        return not self.waiting


class Run:
    """Parties at some tables, and the faults that strike meanwhile."""

    def __init__(self, cluster: Cluster, plan: Plan, faults: Sequence[Fault] | None = None) -> None:
        """`faults`: those that may strike, if not all that the cluster knows."""
        self.report = Report(plan.seed)
        self._cluster = cluster
        self._plan = plan
        self._faults = [
            fault
            for fault in (all_faults(cluster) if faults is None else faults)
            if not plan.only or any(part in fault.name for part in plan.only)
        ]
        self._rng = Random(plan.seed)
        self._nemesis = Random(plan.seed)
        """Chooses the faults: programs, which draw when they have time, must not change its choice."""
        self._parties: list[Party | None] = [None] * plan.tables
        self._calm_since = time.monotonic()
        self._striking = False
        self._stopping = False

    async def carry_out(self, tell: Tell) -> Report:
        """Let the faults strike; return what was found."""
        began = time.monotonic()
        load = await asyncio.to_thread(seconds_to_load)
        self._slow_down(load / QUICK_START)
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(1, mp_context=context) as checks:
            setting = Setting(
                self._cluster.endpoints,
                self._cluster.database,
                self._rng,
                PATIENCE * self.report.slowness,
                self._plan.moves,
                checks,
                self._calm_seconds,
                lambda: self.report.bound,
            )
            lanes = [asyncio.create_task(self._lane(setting, number)) for number in range(self._plan.tables)]
            await self._until(self._moved_on(time.monotonic()), STARTING_SECONDS)
            if self._plan.bound is None:
                await self._measure_speed()
            while not self._is_enough():
                await self._strike(tell)
                for lane in lanes:
                    if lane.done():
                        lane.result()  # raises what went wrong with the run itself
            await self._finish(lanes)
        self.report.seconds = time.monotonic() - began
        return self.report

    def _is_enough(self) -> bool:
        if self._plan.to_first_violation and self.report.violations:
            return True
        return len(self.report.struck) >= self._plan.faults

    def _calm_seconds(self) -> float:
        return 0.0 if self._striking else time.monotonic() - self._calm_since

    async def _lane(self, setting: Setting, number: int) -> None:
        """One table after the other."""
        made = number
        while not self._stopping:
            party = Party(setting, made, GAMES[made % len(GAMES)])
            self._parties[number] = party
            self.report.add(await party.run())
            made += self._plan.tables
        self._parties[number] = None

    async def _measure_speed(self) -> None:
        """Play without faults; on a busy machine everything may take longer by the factor that is found here."""
        began, longest = time.monotonic(), 0.0
        while (now := time.monotonic()) < began + QUIET_SECONDS:
            await asyncio.sleep(0.05)
            for party in self._parties:
                for program in party.programs if party is not None and not party.resting else ():
                    if not program.over:
                        longest = max(longest, now - max(program.progress, began))
        self._slow_down(longest / QUIET_GAP)

    def _slow_down(self, slowness: float) -> None:
        """Allow for a machine that is slower by a factor than one that is quick enough."""
        self.report.slowness = max(self.report.slowness, slowness)
        self.report.bound = self._plan.bound or TO_GO_ON * self.report.slowness

    async def _strike(self, tell: Tell) -> None:
        chosen = [self._nemesis.choice(self._faults)]
        if self._nemesis.random() < TOGETHER:
            chosen.append(self._nemesis.choice(self._faults))
        self._striking = True
        struck = await asyncio.gather(*(self._befall(fault) for fault in chosen))
        await self._revive()
        self._striking, self._calm_since = False, time.monotonic()
        moved_on = self._moved_on(self._calm_since)
        gone_on = await self._until(moved_on, self.report.bound)
        for each in struck:
            each.recovery = gone_on
            self.report.struck.append(each)
            if gone_on is None:
                late = ", ".join(str(party) for party in moved_on.waiting.values())
                detail = f"not within {self.report.bound:.1f} s after “{each.name}”: {late}"
                self.report.violations.append(Violation("play did not go on", "*", detail))
            tell(each, self.report)

    async def _revive(self) -> None:
        """Start again what has ended by itself, as a supervisor does, and keep count of it."""
        for part in self._cluster.parts:
            if await part.revive():
                self.report.ended[part.name] += 1

    async def _befall(self, fault: Fault) -> Struck:
        rng = Random(self._nemesis.getrandbits(64))
        began = time.monotonic()
        await fault.strike(rng)
        return Struck(fault.name, fault.kind, began, time.monotonic())

    def _moved_on(self, moment: float) -> "MovedOn":
        return MovedOn(self._parties, moment)

    async def _until(self, condition: Callable[[], bool], seconds: float) -> float | None:
        """Return after how many seconds a condition is met, if within so many."""
        began = time.monotonic()
        while not condition():
            if time.monotonic() - began > seconds:
                return None
            await asyncio.sleep(0.05)
        return time.monotonic() - began

    async def _finish(self, lanes: Sequence[asyncio.Task[None]]) -> None:
        self._stopping = True
        for party in self._parties:
            if party is not None:
                party.stop()
        await asyncio.gather(*lanes)


def seconds_to_load() -> float:
    """Return how long a new process takes to load the server."""
    began = time.monotonic()
    subprocess.run([sys.executable, "-c", "import bastide.server.run"], check=True)
    return time.monotonic() - began
