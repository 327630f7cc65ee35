"""`bastide worker` in a process, to be stopped, killed and frozen."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

from tests.server.process import ROOT, STARTING_SECONDS, STOPPING_SECONDS, Setting, environment

READY = "takes jobs from the database"


class WorkerProcess:
    """`bastide worker` with these options (`processes=2`). With a `runner`, a module of the tests takes its place."""

    def __init__(self, log: Path, *, runner: str | None = None, **options: Setting) -> None:
        self._log = log
        self._runner = runner
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The id of the process, which is also that of the group it shares with its children."""
        assert self._process is not None, "the worker is not running"
        return self._process.pid

    def log(self) -> str:
        """Everything the process has written, over all its starts."""
        return self._log.read_text("utf-8") if self._log.exists() else ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start it, and wait until it takes jobs."""
        said_before, deadline = len(self.log()), time.monotonic() + STARTING_SECONDS
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command(), cwd=ROOT, env=environment(), stdout=log, stderr=log, start_new_session=True
            )
        while READY not in self.log()[said_before:]:
            assert self._process.poll() is None and time.monotonic() < deadline, f"no worker:\n{self.log()}"
            time.sleep(0.02)

    def stop(self) -> int:
        """Ask it to end, as an operator would; return its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(STOPPING_SECONDS)

    def kill(self) -> None:
        """Kill it with kill -9, including its children: nothing can clean up."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def _command(self) -> list[str]:
        if self._runner is not None:
            return [sys.executable, "-m", self._runner, json.dumps(self._options)]
        options = [f"--{name.replace('_', '-')}={value}" for name, value in self._options.items()]
        return [str(Path(sys.executable).with_name("bastide")), "worker", "--language=en", *options]
