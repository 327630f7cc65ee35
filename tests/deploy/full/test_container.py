"""The steps of the Containerfile run here, in an empty folder, and what they make serves a game to another user."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.deploy.containerfile import ROOT, Step, stages
from tests.packages import network_variables
from tests.servers import free_port

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


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    folder = Path(tempfile.mkdtemp(prefix="bastide-image-"))
    folder.chmod(0o755)
    (folder / "data").mkdir(mode=0o777)
    (folder / "data").chmod(0o777)
    image = Image(folder)
    try:
        for stage in stages():
            image.build(stage)
        yield image
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def someone() -> dict[str, object]:
    """Return how to run a process as the image does: not as root."""
    *_, last = stages()
    (user,) = (step.rest for step in last if step.word == "USER")
    number, _, group = user.partition(":")
    return {"user": int(number), "group": int(group), "extra_groups": []} if os.geteuid() == 0 else {}


def only(word: str) -> Step:
    *_, last = stages()
    (step,) = (step for step in last if step.word == word)
    return step


@contextmanager
def served(image: Image) -> Iterator[str]:
    """Start what the image starts; give its address."""
    port = str(free_port())
    image.variables["BASTIDE_PORT"] = port
    command = [image.here(word) for word in (*only("ENTRYPOINT").words(), *only("CMD").words())]
    server = subprocess.Popen(command, cwd=image.workdir, env=image.variables, start_new_session=True, **someone())  # type: ignore[call-overload]
    try:
        deadline = time.monotonic() + 60
        while not is_healthy(image):
            assert server.poll() is None and time.monotonic() < deadline, "the server doesn't answer"
            time.sleep(0.2)
        yield f"http://127.0.0.1:{port}"
        stop = signal.Signals[only("STOPSIGNAL").rest]
        server.send_signal(stop)
        assert server.wait(30) in (0, -stop)  # it drains, and then ends by the signal
    finally:
        server.kill()
        server.wait()


def is_healthy(image: Image) -> bool:
    """Ask as the image's health check asks."""
    _, _, check = only("HEALTHCHECK").rest.partition("CMD ")
    command = [image.here(word) for word in Step("CMD", check).words()]
    return subprocess.run(command, env=image.variables, capture_output=True, check=False).returncode == 0


def test_the_image_serves_pages_and_a_game_to_anyone_but_root(image: Image) -> None:
    with served(image) as address:
        page = httpx.get(address)
        assert page.status_code == 200 and "<script" in page.text
        game = [sys.executable, str(ROOT / "docs/examples/bot.py"), address]
        result = subprocess.run(game, capture_output=True, text=True, check=True, timeout=120)
        assert result.stdout.startswith("[")
        (database,) = (image.folder / "data").glob("*.sqlite")
        if os.geteuid() == 0:
            assert database.stat().st_uid == someone()["user"]


def test_the_image_can_use_postgresql_and_redis(image: Image) -> None:
    python = image.here("/opt/bastide/bin/python")
    subprocess.run([python, "-c", "import psycopg, redis, opentelemetry.sdk"], check=True)


def test_the_image_has_no_installer(image: Image) -> None:
    assert not list(Path(image.here("/opt/bastide/bin")).glob("pip*"))
