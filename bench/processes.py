"""The two processes of the server benchmark: the server, and the programs that play at its tables."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bench.load import Order, Outcome

_STARTING_SECONDS = 30.0
_FACTS = Path("/proc")


@dataclass(frozen=True, slots=True)
class Server:
    """The server. Its resources can be read only on Linux; elsewhere they are 0."""

    pid: int
    port: int

    @property
    def url(self) -> str:
        """The address it listens on."""
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """Resident bytes."""
        facts = self._facts("statm").split()
        return int(facts[1]) * os.sysconf("SC_PAGE_SIZE") if facts else 0

    def cpu_seconds(self) -> float:
        """CPU time so far, user and system."""
        facts = self._facts("stat").rpartition(")")[2].split()  # the name before it may hold anything
        return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK") if facts else 0.0

    def _facts(self, kind: str) -> str:
        path = _FACTS / str(self.pid) / kind
        return path.read_text() if path.exists() else ""


@contextmanager
def serving(folder: Path, surroundings: Mapping[str, str] | None = None) -> Iterator[Server]:
    """Run a server on a data folder, once it answers. `surroundings` are further variables of its environment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "bench.serving", str(folder), str(port)]
    process = subprocess.Popen(command, env={**os.environ, **(surroundings or {})})
    try:
        _wait_for(process, port)
        yield Server(process.pid, port)
    finally:
        process.terminate()
        process.wait()


def _wait_for(process: "subprocess.Popen[bytes]", port: int) -> None:
    deadline = time.monotonic() + _STARTING_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise RuntimeError("The server did not start.")


class Load:
    """The programs that play."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def carry_out(self, order: Order) -> Outcome:
        """Send an order and return its outcome."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(order).decode() + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("The programs that play have given up.")
        return msgspec.json.decode(line, type=Outcome)


@contextmanager
def loading() -> Iterator[Load]:
    """Run programs that are ready to play."""
    command = [sys.executable, "-m", "bench.load"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield Load(process)
    finally:
        process.kill()
        process.wait()


def sync_seconds(folder: Path, times: int = 50) -> float:
    """Return the median time to write a little and flush it to the disk."""
    took = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(times):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return sorted(took)[times // 2]
