"""What the steps of the Containerfile make, in a folder instead of an image."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.deploy.containerfile import ROOT, Step, stages
from tests.packages import network_variables
from tests.servers import STARTING_SECONDS

SYSTEM = "/usr/local/bin:/usr/bin:/bin"
"""Where the steps find Python and Node: as in the image, not in a home that others can't read."""
NEEDS_ROOT = ("apt-get ", "useradd ")
"""Steps that change the whole system; what they bring is here already."""


class Image:
    """A folder in the place of an image: every absolute path that the steps name lies in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workdir = folder
        self.variables = {"PATH": SYSTEM, "HOME": str(folder), "LANG": "C.UTF-8", **network_variables()}

    def here(self, text: str) -> str:
        """Return a command or a path with the image's folders in it."""
        for name in ("/opt/bastide", "/src", "/data"):
            text = text.replace(name, f"{self.folder}{name}")
        return text

    def build(self, steps: list[Step]) -> None:
        """Carry out the instructions of a stage."""
        for step in steps:
            if step.word == "WORKDIR":
                self.workdir = Path(self.here(step.rest))
                self.workdir.mkdir(parents=True, exist_ok=True)
            elif step.word == "COPY" and not step.rest.startswith("--from"):
                self._copy(*step.words())
            elif step.word == "ENV":
                self.variables |= dict(pair.split("=", 1) for pair in self.here(step.rest).split())
            elif step.word == "RUN" and not step.rest.startswith(NEEDS_ROOT):
                subprocess.run(["sh", "-ec", self.here(step.rest)], cwd=self.workdir, env=self.variables, check=True)

    @contextmanager
    def runs(self, arguments: Sequence[str] | None = None, **variables: str) -> Iterator[subprocess.Popen[bytes]]:
        """Start what the image starts, or its command with other arguments; in the end, stop it as the image says."""
        words = [*only("ENTRYPOINT").words(), *(arguments or only("CMD").words())]
        environment = self.variables | variables
        process = subprocess.Popen(  # type: ignore[call-overload]
            [self.here(word) for word in words],
            cwd=self.workdir,
            env=environment,
            start_new_session=True,
            **someone(),
        )
        try:
            yield process
            stop = signal.Signals[only("STOPSIGNAL").rest]
            process.send_signal(stop)
            assert process.wait(30) in (0, -stop)  # it drains, and then ends by the signal
        finally:
            process.kill()
            process.wait()

    def wait_until_healthy(self, process: subprocess.Popen[bytes], port: int) -> None:
        """Ask as the image's health check asks, until the server there answers."""
        _, _, check = only("HEALTHCHECK").rest.partition("CMD ")
        command = [self.here(word) for word in Step("CMD", check).words()]
        environment = self.variables | {"BASTIDE_PORT": str(port)}
        deadline = time.monotonic() + STARTING_SECONDS
        while subprocess.run(command, env=environment, capture_output=True, check=False).returncode:
            assert process.poll() is None and time.monotonic() < deadline, "the server doesn't answer"
            time.sleep(0.2)

    def _copy(self, *names: str) -> None:
        *sources, target = names
        for source in sources:
            place = self.workdir / target / (Path(source).name if len(sources) > 1 or target.endswith("/") else "")
            for file in tracked(source):
                copy = place if file == source else place / Path(file).relative_to(source)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / file, copy)


def tracked(name: str) -> list[str]:
    """Return the files that a fresh clone has under a name."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", name],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [file for file in listed.split("\0") if file and (ROOT / file).is_file()]


def someone() -> dict[str, object]:
    """Return how to run a process as the image does: not as root."""
    *_, last = stages()
    (user,) = (step.rest for step in last if step.word == "USER")
    number, _, group = user.partition(":")
    return {"user": int(number), "group": int(group), "extra_groups": []} if os.geteuid() == 0 else {}


def only(word: str) -> Step:
    """Return the one instruction of the image that begins so."""
    *_, last = stages()
    (step,) = (step for step in last if step.word == word)
    return step
