"""A real server process with its own data folder, to be started, stopped, killed and started again."""

import atexit
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

import httpx

from tests.servers import usual_database

if TYPE_CHECKING:
    from tests.server.forks import Forked, Template

ROOT = Path(__file__).parents[2]
STARTING_SECONDS = 60.0
STOPPING_SECONDS = 60.0
PORT_TAKEN = "address already in use"
Setting = str | int | float | bool | dict[str, str] | dict[str, int]


class Server:
    """`bastide serve` in a process. Options are those of the command (`bot_pace=0`, `alone=True`).

    With a `runner`, a module of the tests takes the command's place and gets the options as JSON: for servers that
    the command cannot start, such as one whose secrets are known beforehand. `surroundings` are further variables of
    its environment; `files` limits how many files it can open. Other servers are forked from a process that has loaded
    the program, which takes a quarter of the time, unless a test has changed the environment.
    """

    news_seconds = 0.0
    """How long clients at other processes may wait for news: there are none."""

    def __init__(
        self,
        data: Path,
        *,
        runner: str | None = None,
        files: int | None = None,
        surroundings: Mapping[str, str] | None = None,
        **options: Setting,
    ) -> None:
        self.data = data
        self._surroundings = surroundings or {}
        self.port = 0
        self._runner = runner
        self._files = files
        self._options = {"database": usual_database(data), **options}
        self._log = data.with_name(data.name + ".log")
        self._process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def url(self) -> str:
        """The address it listens on; the same after a restart."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        """The same for sockets."""
        return f"ws://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.data / "bastide.sqlite"

    @property
    def database_url(self) -> str:
        """The address of the database, of whichever kind."""
        return str(self._options["database"]) or f"sqlite:///{self.database}"

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process is not None, "the server is not running"
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it was started and hasn't ended."""
        return self._process is not None and self._process.poll() is None

    def log(self) -> str:
        """Everything the process has written, over all its starts."""
        return self._log.read_text("utf-8") if self._log.exists() else ""

    # Starting and stopping

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start the process and wait until it answers."""
        port, deadline = self.port, time.monotonic() + STARTING_SECONDS
        while (complaint := self._try_to_start(deadline)) is not None:
            self.kill()
            # Any connection on this machine may happen to have the port just now, and releases it again.
            assert PORT_TAKEN in complaint.lower() and time.monotonic() < deadline, f"no server:\n{complaint}"
            self.port = port

    def _try_to_start(self, deadline: float) -> str | None:
        """Return what the process said if it doesn't answer."""
        said_before = len(self.log())
        self._process = self._spawn()
        while not self._answers(said_before):
            if self._process.poll() is not None or time.monotonic() > deadline:
                return self.log()[said_before:]
            time.sleep(0.02)
        return None

    def _spawn(self) -> "subprocess.Popen[bytes] | Forked":
        """Start the process, without waiting for it."""
        if not (self._runner or self._files or self._surroundings) and _settings() == _AT_FIRST:
            return _template().fork(self._serving()[1:], self._log)
        with self._log.open("ab") as log:
            return subprocess.Popen(
                self._command(),
                cwd=ROOT,
                env={**environment(), **self._surroundings},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def stop(self) -> None:
        """Ask the process to end, as an operator would."""
        if self._process is None:
            return
        self.terminate()
        try:
            self._process.wait(STOPPING_SECONDS)
        finally:
            self.kill()

    def terminate(self) -> None:
        """Tell the process to end, and don't wait for that."""
        assert self._process is not None, "the server is not running"
        self._process.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kill it with kill -9, including the bots' processes: nothing can clean up."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def freeze(self) -> None:
        """Stop it from doing anything while its connections stay open (SIGSTOP)."""
        with suppress(ProcessLookupError):  # it has ended by itself
            os.killpg(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on (SIGCONT)."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGCONT)

    def restart(self) -> None:
        """Start it again on the same folder and port; if it still runs, kill it first."""
        self.kill()
        self.start()

    def _command(self) -> list[str]:
        limited = [] if self._files is None else ["sh", "-c", f'ulimit -n {self._files} && exec "$@"', "sh"]
        return [*limited, *self._serving()]

    def _serving(self) -> list[str]:
        options = {"data": str(self.data), "port": self.port, **self._options}
        if self._runner is not None:
            return [sys.executable, "-m", self._runner, json.dumps(options)]
        arguments: list[str] = []
        for name, value in options.items():
            flag = f"--{name.replace('_', '-')}"
            if value is True:
                arguments.append(flag)
            elif value is not False:
                arguments += [flag, str(value)]
        return [str(Path(sys.executable).with_name("bastide")), "serve", "--language", "en", *arguments]

    def _answers(self, said_before: int) -> bool:
        if not self.port:
            address = re.search(r"Bastide is running at http://[^:]+:(\d+)", self.log()[said_before:])
            if address is None:
                return False
            self.port = int(address[1])
        try:
            return httpx.get(f"{self.url}/api/me", timeout=5).status_code == 401
        except httpx.TransportError:
            return False


def _settings() -> dict[str, str]:
    """The variables that a server may go by."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}


_AT_FIRST = _settings()


@cache
def _template() -> "Template":
    """Return the process that servers are forked from. It ends with this one."""
    from tests.server.forks import Template

    template = Template({})
    atexit.register(template.close)
    return template


def environment() -> dict[str, str]:
    """Return the environment in which a process finds the toys and the tests."""
    named = [path for path in (os.environ.get("PYTHONPATH"),) if path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*named, str(ROOT / "tests" / "toys"), str(ROOT)])}


def bastide(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the `bastide` command."""
    command = [str(Path(sys.executable).with_name("bastide")), *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=120)
