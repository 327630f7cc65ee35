"""`bastide worker` in a process, to be stopped, killed and frozen."""

import json
import signal
import sys
from pathlib import Path

from tests.server.process import STOPPING_SECONDS, Setting, environment
from tests.servers import Daemon

READY = "takes jobs from the database"


class WorkerProcess(Daemon):
    """`bastide worker` with these options (`processes=2`). With a `runner`, a module of the tests takes its place."""

    name = "worker"

    def __init__(self, *, runner: str | None = None, **options: Setting) -> None:
        super().__init__()
        self._runner = runner
        self._options = options

    @property
    def pid(self) -> int:
        """The id of the process, which is also that of the group it shares with its children."""
        assert self._process is not None, "the worker is not running"
        return self._process.pid

    def text(self) -> str:
        """Everything the process has written."""
        return self.log.read_text("utf-8")

    def command(self) -> list[str]:
        python = Path(sys.executable)
        where = ["env", f"PYTHONPATH={environment()['PYTHONPATH']}"]
        if self._runner is not None:
            return [*where, str(python), "-m", self._runner, json.dumps(self._options)]
        options = [f"--{name.replace('_', '-')}={value}" for name, value in self._options.items()]
        return [*where, str(python.with_name("bastide")), "worker", "--language=en", *options]

    def answers(self) -> bool:
        return READY in self.text()

    def ended(self) -> int:
        """Ask it to end, as an operator would; return its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(STOPPING_SECONDS)
