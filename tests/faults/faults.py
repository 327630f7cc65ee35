"""The faults: what each does, how long it lasts, and how it ends."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random

from tests.faults.cluster import Cluster, Disk, Part, WallClock
from tests.faults.link import Link

DOWN = (0.0, 1.5)
"""Seconds that a killed part stays down."""
FROZEN = (0.3, 6.0)
BROKEN = (0.2, 4.0)
DELAYS = (0.02, 0.2)
FULL = (0.5, 2.0)
LEAPS = (-86_400 * 3, -3600, -20, 20, 3600, 86_400 * 3)
LEAP_LASTS = (1.5, 4.0)


class Fault(ABC):
    """One fault. After `strike` it is over, and play must go on."""

    kind: str
    """Such as `kill`."""

    def __init__(self, target: str) -> None:
        self.target = target

    @property
    def name(self) -> str:
        """Such as `kill server 1`."""
        return f"{self.kind} {self.target}"

    @abstractmethod
    async def strike(self, rng: Random) -> None:
        """Begin, last for a while, end."""


class PartFault(Fault):
    """A fault of a process."""

    def __init__(self, part: Part) -> None:
        super().__init__(part.name)
        self.part = part

    async def strike(self, rng: Random) -> None:
        async with self.part.lock:
            await self.befall(rng)

    @abstractmethod
    async def befall(self, rng: Random) -> None:
        """Begin, last for a while, end."""


class Kill(PartFault):
    """kill -9, then a restart."""

    kind = "kill"

    async def befall(self, rng: Random) -> None:
        await asyncio.to_thread(self.part.process.kill)
        await asyncio.sleep(rng.uniform(*DOWN))
        await self.part.start()


class Freeze(PartFault):
    """SIGSTOP, then SIGCONT."""

    kind = "freeze"

    async def befall(self, rng: Random) -> None:
        self.part.process.freeze()
        await asyncio.sleep(rng.uniform(*FROZEN))
        self.part.process.thaw()


class Restart(PartFault):
    """An orderly stop, then a start."""

    kind = "restart"

    async def befall(self, rng: Random) -> None:
        await asyncio.to_thread(self.part.process.stop)
        await asyncio.sleep(rng.uniform(*DOWN))
        await self.part.start()


class LinkFault(Fault):
    """A fault of the connections between two parts."""

    def __init__(self, kind: str, link: Link, begin: Callable[[Random], None]) -> None:
        super().__init__(link.name)
        self.kind = kind
        self._link = link
        self._begin = begin

    async def strike(self, rng: Random) -> None:
        self._begin(rng)
        await asyncio.sleep(rng.uniform(*BROKEN))
        self._link.heal()


class FillDisk(Fault):
    """No room on the database's disk."""

    kind = "fill"

    def __init__(self, disk: Disk, parts: Sequence[Part]) -> None:
        super().__init__("disk")
        self._disk = disk
        self._parts = parts

    async def strike(self, rng: Random) -> None:
        await asyncio.to_thread(self._disk.fill)
        await asyncio.sleep(rng.uniform(*FULL))
        self._disk.clear()
        for part in self._parts:  # PostgreSQL ends if it can't write its log
            await part.revive()


class MoveClock(Fault):
    """A wall clock leaps, and later leaps back."""

    kind = "move clock of"

    def __init__(self, target: str, clocks: list[WallClock]) -> None:
        super().__init__(target)
        self._clocks = clocks

    async def strike(self, rng: Random) -> None:
        seconds = rng.choice(LEAPS)
        for clock in self._clocks:
            clock.move(seconds)
        await asyncio.sleep(rng.uniform(*LEAP_LASTS))
        for clock in self._clocks:
            clock.move(0)


def all_faults(cluster: Cluster) -> list[Fault]:
    """Return every fault that can strike this cluster."""
    faults: list[Fault] = []
    for part in cluster.parts:
        faults += [kind(part) for kind in (Kill, Freeze, Restart)]
    for link in cluster.links:
        faults += [
            LinkFault("cut", link, lambda _, link=link: link.cut()),  # type: ignore[misc]
            LinkFault("stall", link, lambda _, link=link: link.stall()),  # type: ignore[misc]
            LinkFault("half-open", link, lambda _, link=link: link.half_open()),  # type: ignore[misc]
            LinkFault("slow", link, lambda rng, link=link: link.slow_down(rng.uniform(*DELAYS))),  # type: ignore[misc]
        ]
    faults += [MoveClock(name, [clock]) for name, clock in cluster.clocks.items()]
    if len(cluster.clocks) > 1:
        faults.append(MoveClock("all processes", list(cluster.clocks.values())))
    if cluster.disk.small:
        faults.append(FillDisk(cluster.disk, cluster.parts))
    return faults
