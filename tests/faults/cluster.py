"""What the faults strike: the parts of a cluster, the links between them, their disk and their wall clocks."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from tests.faults.forks import ForkedServer, Template
from tests.faults.link import HOST, Link
from tests.faults.program import Endpoint
from tests.server.process import Server

DISK_MEGABYTES = 64
FAKETIME = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1")


class Part(Protocol):
    """A process that can be killed, frozen and restarted."""

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
            "NO_FAKE_STAT": "1",
        }


class Disk:
    """A small file system in memory, which can be filled. Mounting one takes root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    def fill(self) -> None:
        """Leave no room."""
        with suppress(OSError), self._filler.open("wb", buffering=0) as file:
            while True:
                file.write(b"\0" * 4096)

    def clear(self) -> None:
        """Make room again."""
        self._filler.unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk | None]:
    """Mount a small disk, if this user may."""
    folder.mkdir(parents=True, exist_ok=True)
    if os.geteuid() != 0 or sys.platform != "linux":
        yield None
        return
    size = f"size={DISK_MEGABYTES}m"
    if subprocess.run(["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder)], capture_output=True).returncode:
        yield None  # a container without that right
        return
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@dataclass
class Cluster:
    """Everything that can fail, by name."""

    database: str
    """The database as the checker reaches it: without a link."""
    endpoints: list[Endpoint] = field(default_factory=list)
    parts: dict[str, Part] = field(default_factory=dict)
    links: list[Link] = field(default_factory=list)
    clocks: dict[str, WallClock] = field(default_factory=dict)
    disk: Disk | None = None

    def clock_of(self, name: str, file: Path) -> dict[str, str]:
        """Give a process a wall clock that can be moved, if libfaketime is installed; return the variables for it."""
        if not FAKETIME.exists():
            return {}
        self.clocks[name] = WallClock(file)
        return self.clocks[name].surroundings()

    async def link_clients(self, servers: dict[str, Server]) -> None:
        """Put a link before each server."""
        for name, server in servers.items():
            link = Link(f"clients to {name}", lambda server=server: (HOST, server.port))  # type: ignore[misc]
            await link.start()
            self.links.append(link)
            self.endpoints.append(Endpoint(name, link.port))


@contextmanager
def sqlite_servers(
    folder: Path, count: int = 2, broken: str | None = None
) -> Iterator[tuple[Cluster, dict[str, Server]]]:
    """Start server processes on one SQLite file, broken on purpose by a function if one is named."""
    with small_disk(folder / "disk") as disk, ExitStack() as at_the_end:
        data = folder / "disk" / "data"
        cluster = Cluster(f"sqlite:///{data / 'bastide.sqlite'}", disk=disk)
        servers: dict[str, Server] = {}
        for number in range(1, count + 1):
            name = f"server {number}"
            template = Template(cluster.clock_of(name, folder / f"clock-{number}"), broken)
            at_the_end.callback(template.close)
            # The log goes beside the disk that is filled.
            servers[name] = ForkedServer(data, template, folder / f"server-{number}.log", bot_pace=0)
        for server in servers.values():
            at_the_end.callback(server.kill)
            server.start()
        cluster.parts |= servers
        yield cluster, servers
