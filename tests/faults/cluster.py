"""What the faults strike: the parts of a cluster, the links between them, their disk and their wall clocks."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from tests.faults.link import Link
from tests.faults.program import Endpoint
from tests.server.process import environment

DISK_MEGABYTES = 256
PAGE = 4096
PRELOADED = Path(__file__).with_name("preloaded")
FAKETIME = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)


class Process(Protocol):
    """A process that can be killed, frozen and restarted."""

    @property
    def running(self) -> bool:
        """Whether it was started and hasn't ended."""

    def start(self) -> None:
        """Start it and wait until it answers."""

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""

    def kill(self) -> None:
        """Kill it with kill -9."""

    def freeze(self) -> None:
        """Stop it with SIGSTOP."""

    def thaw(self) -> None:
        """Let it go on with SIGCONT."""


class Part:
    """A part of the cluster: a process and its supervisor."""

    def __init__(self, name: str, process: Process) -> None:
        self.name = name
        self.process = process
        self.lock = asyncio.Lock()
        """One fault of a part at a time."""

    async def start(self) -> None:
        """Start it, again and again, as a supervisor does: it may need another part that is away now."""
        while True:
            try:
                await asyncio.to_thread(self.process.start)
                return
            except AssertionError:
                await asyncio.sleep(0.2)

    async def revive(self) -> bool:
        """Start it again if it has ended by itself; return whether it had."""
        async with self.lock:
            if self.process.running:
                return False
            await asyncio.to_thread(self.process.kill)  # what is left of it
            await self.start()
            return True


class WallClock:
    """The wall clock of one of our processes, moved with libfaketime. The monotonic clock stays right."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.move(0)

    def move(self, seconds: float) -> None:
        """Let it differ from the real time by so much."""
        draft = self._file.with_suffix(".draft")
        draft.write_text(f"{seconds:+.0f}\n")
        draft.replace(self._file)

    def surroundings(self) -> dict[str, str]:
        """The variables that make a process use it."""
        return {
            "LD_PRELOAD": str(FAKETIME),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "FAKETIME_FORCE_MONOTONIC_FIX": "0",  # or else a thread that waits for the interpreter keeps a core busy
            "NO_FAKE_STAT": "1",
            "PYTHONPATH": os.pathsep.join([str(PRELOADED), environment()["PYTHONPATH"]]),
        }


class Disk:
    """A folder for the database, on a small file system of its own if it can be filled."""

    def __init__(self, folder: Path, *, small: bool) -> None:
        self.folder = folder
        self.small = small
        self._filler = folder / "filler"

    def fill(self) -> None:
        """Leave no room."""
        with suppress(OSError), self._filler.open("wb", buffering=0) as file:
            while True:
                file.write(b"\0" * PAGE)

    def clear(self) -> None:
        """Make room again."""
        self._filler.unlink(missing_ok=True)


@contextmanager
def small_disk() -> Iterator[Disk]:
    """Mount a file system in memory, if this user may: that takes root. Any user can read what others put there."""
    folder = Path(tempfile.mkdtemp(prefix="bastide-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_MEGABYTES}m,mode=755", "tmpfs", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True).returncode == 0
    try:
        folder.chmod(0o755)  # PostgreSQL has a user of its own
        yield Disk(folder, small=mounted)
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
        shutil.rmtree(folder)


@dataclass
class Cluster:
    """Everything that can fail."""

    database: str
    """The database as the checker reaches it: without a link."""
    disk: Disk
    endpoints: list[Endpoint] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    clocks: dict[str, WallClock] = field(default_factory=dict)

    def clock_of(self, name: str, file: Path) -> dict[str, str]:
        """Give a process a wall clock that can be moved, if libfaketime is installed; return the variables for it."""
        if FAKETIME is None:
            return {}
        self.clocks[name] = WallClock(file)
        return self.clocks[name].surroundings()
