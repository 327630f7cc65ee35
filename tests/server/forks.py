"""A process that has loaded the `bastide` command and forks it on demand: a restart takes a moment, not seconds.

`python -m tests.server.forks [module:function]` calls the function first, which may break the server on purpose. Each
line of its input is an order; it answers with the process id.
"""

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

from tests.server.process import ROOT, Server, Setting, environment
from tests.server.undying_server import die_with_parent

LOADED = (
    "bastide.cli",
    "bastide.server.run",
    "bastide.server.run_worker",
    "sqlalchemy.dialects.sqlite",
    "sqlalchemy.dialects.postgresql.psycopg",
    "alembic.command",
)


@dataclass
class Forked:
    """A forked process, with what `Server` uses of `Popen`."""

    pid: int

    def poll(self) -> int | None:
        """Return 0 if it has ended."""
        return None if Path(f"/proc/{self.pid}").exists() else 0

    def wait(self, timeout: float = 60.0) -> int:
        """Wait until it has ended."""
        deadline = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired(["fork"], timeout)
            time.sleep(0.005)
        return 0

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal, unless it has ended."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)


class Template:
    """The process that forks others."""

    def __init__(self, surroundings: dict[str, str], broken: str | None = None) -> None:
        command = [sys.executable, "-m", "tests.server.forks", *([broken] if broken else [])]
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**environment(), **surroundings},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )

    def fork(self, arguments: Sequence[str], log: Path) -> Forked:
        """Run `bastide` with these arguments."""
        assert self._process.stdin is not None and self._process.stdout is not None
        order = {"arguments": list(arguments), "log": str(log)}
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, "the process to fork from has ended"
        return Forked(int(answer))

    def close(self) -> None:
        """End it, with all that it forked."""
        self._process.kill()
        self._process.wait()


class ForkedServer(Server):
    """`bastide serve`, forked."""

    def __init__(self, data: Path, template: Template, log: Path, **options: Setting) -> None:
        super().__init__(data, **options)
        self._template = template
        self._log = log

    def _spawn(self) -> Forked:  # type: ignore[override]
        return self._template.fork(self._command()[1:], self._log)


class ForkedWorker:
    """`bastide worker`, forked."""

    STARTING_SECONDS = 60.0

    def __init__(self, data: Path, template: Template, log: Path) -> None:
        self._data = data
        self._template = template
        self._log = log
        self._process: Forked | None = None

    @property
    def running(self) -> bool:
        """Whether it was started and hasn't ended."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it and wait until it says something."""
        said = self._log.stat().st_size if self._log.exists() else 0
        self._process = self._template.fork(["worker", "--language", "en", "--data", str(self._data)], self._log)
        deadline = time.monotonic() + self.STARTING_SECONDS
        while not self._log.exists() or self._log.stat().st_size == said:
            assert self.running and time.monotonic() < deadline, "no worker"
            time.sleep(0.02)

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait()
            self.kill()

    def kill(self) -> None:
        """Kill it with kill -9, including its bots' processes."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Stop it with SIGSTOP."""
        assert self._process is not None
        with suppress(ProcessLookupError):  # it has ended by itself
            os.killpg(self._process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on with SIGCONT."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGCONT)


def main() -> None:
    """Fork until the input ends."""
    for module in LOADED:
        importlib.import_module(module)
    if len(sys.argv) > 1:
        module, _, function = sys.argv[1].partition(":")
        getattr(importlib.import_module(module), function)()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel reaps them
    life, held = os.pipe()
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if not child:
            os.close(held)
            run(order["arguments"], order["log"], life)
        print(child, flush=True)


def run(arguments: list[str], log: str, life: int) -> None:
    """Be the `bastide` command, in a session of its own."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    Thread(target=die_with_parent, args=(life,), daemon=True).start()
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, target in ((nothing, 0), (file, 1), (file, 2)):
        os.dup2(source, target)
    sys.stdin = open(0)  # noqa: SIM115 (the orders were read through the old one)
    sys.argv = ["bastide", *arguments]
    from bastide.cli import main as bastide

    bastide()
    os._exit(0)


if __name__ == "__main__":
    main()
