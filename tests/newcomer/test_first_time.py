"""The first minutes in a fresh clone: `make play` to a finished game, and a sentence for whatever can be missing.

`make test-newcomer` runs it, with an empty home; as root also as another user. After the first run there is no network.
"""

import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.packages import network_variables
from tests.servers import free_port

ROOT = Path(__file__).parents[2]
USER = 54_017
"""The number of a user that has no name, no home and no caches."""
AS_ROOT = os.geteuid() == 0
NEEDED = "bash sh make git awk mkdir rm find touch cat env echo uname sed head tail tr id dirname basename".split()


@dataclass(frozen=True)
class Newcomer:
    """Somebody who has just cloned Bastide."""

    home: Path

    @property
    def clone(self) -> Path:
        """Their clone, in a folder whose name is not plain ASCII and has spaces."""
        return self.home / "Spiele für alle" / "bastide"

    def variables(self, path: str = "/usr/local/bin:/usr/bin:/bin") -> dict[str, str]:
        """Return a clean environment."""
        return {**network_variables(), "HOME": str(self.home), "PATH": path, "LANG": "C.UTF-8", "TERM": "dumb"}

    def make(self, *arguments: str, path: str | None = None, offline: bool = False) -> subprocess.CompletedProcess[str]:
        """Run make in the clone."""
        return subprocess.run(
            [*alone(offline), "make", *arguments],
            cwd=self.clone,
            env=self.variables() if path is None else self.variables(path),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=1500,
            **user(offline),
        )


def alone(offline: bool) -> list[str]:
    """Return what cuts a command off from the network, with a loopback of its own; what it starts ends with it."""
    if not offline:
        return []
    cut = ["unshare", *(() if AS_ROOT else ("--user", "--map-root-user")), "--net", "--pid", "--fork", "--kill-child"]
    drop = f"setpriv --reuid {USER} --regid {USER} --clear-groups" if AS_ROOT else ""
    return [*cut, "sh", "-c", f'ip link set lo up && exec {drop} "$@"', "offline"]


def user(offline: bool = False) -> Mapping[str, object]:
    """Return whom to run as: not root."""
    return {"user": USER, "group": USER, "extra_groups": []} if AS_ROOT and not offline else {}


@pytest.fixture(scope="module")
def newcomer() -> Iterator[Newcomer]:
    home = Path(tempfile.mkdtemp(prefix="bastide-newcomer-"))
    someone = Newcomer(home)
    someone.clone.parent.mkdir()
    try:
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(someone.clone)], check=True)
        if AS_ROOT:
            subprocess.run(["chown", "-R", f"{USER}:{USER}", str(home)], check=True)
        yield someone
    finally:
        shutil.rmtree(home, ignore_errors=True)


def said(run: subprocess.CompletedProcess[str]) -> list[str]:
    """Return what was said, without make's own last line and pip's about folders of this machine."""
    return [line for line in run.stdout.splitlines() if not re.match(r"make: \*\*\* \[|WARNING: Location ", line)]


def programs(folder: Path, *names: str) -> str:
    """Return a folder with nothing but some programs in it, to be the PATH."""
    folder.chmod(0o755)
    for name in names:
        if (found := shutil.which(name, path="/usr/local/bin:/usr/bin:/bin")) is not None:
            # No link: an environment made with Python would remember this folder, which soon goes.
            (folder / name).write_text(f'#!/bin/sh\nexec {found} "$@"\n')
            (folder / name).chmod(0o755)
    return str(folder)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that everybody can read."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


# What is missing is told first, in one sentence. These tests come first: they leave almost nothing behind.


def test_python_is_too_old(newcomer: Newcomer, folder: Path) -> None:
    old = folder / "python3.9"
    old.write_text('#!/bin/sh\nexec /usr/bin/python3 -c "import sys; sys.version_info = (3, 9, 2)\n$2"\n')
    old.chmod(0o755)
    assert said(newcomer.make("play", f"PYTHON={old}")) == [
        f"Bastide needs Python 3.11 or newer, but {old} is 3.9. Choose another with make PYTHON=..."
    ]


def test_python_is_missing(newcomer: Newcomer) -> None:
    assert said(newcomer.make("play", "PYTHON=python3.99")) == [
        "Bastide needs Python 3.11 or newer, but there is no python3.99. "
        "Install it, or choose another with make PYTHON=..."
    ]


@pytest.mark.parametrize("target", ["play", "test"])
def test_node_is_missing(newcomer: Newcomer, folder: Path, target: str) -> None:
    path = programs(folder, *NEEDED, "python3")
    lines = said(newcomer.make(target, path=path))
    assert [line for line in lines if line != "Creating .venv"] == [
        "The browser client needs Node 20.19 or newer, with npm. Install them first."
    ]


def test_the_first_run_is_offline(newcomer: Newcomer) -> None:
    *_, last = said(newcomer.make("play", offline=True))
    assert last == "That could not be installed. The first run needs the internet; run the same command again."


# Then all goes well.


def test_the_first_run_says_what_it_does(newcomer: Newcomer) -> None:
    run = newcomer.make("web")  # which needs all that `make play` needs
    assert run.returncode == 0, run.stdout
    assert [line for line in said(run) if line != "Creating .venv"] == [
        "Installing the browser client's build tools",
        "Installing Bastide",
        "Building the browser client",
    ]


def test_a_game_is_played_even_offline(newcomer: Newcomer) -> None:
    port = free_port()
    # One shell for both: without a network, the loopback is theirs alone.
    script = (
        f'make play ARGS="--port {port} --bot-pace 0" & '
        f"for i in $(seq 300); do sleep 0.2; (: </dev/tcp/127.0.0.1/{port}) 2>/dev/null && break; done; "
        f".venv/bin/python docs/examples/bot.py http://127.0.0.1:{port}"
    )
    run = subprocess.run(
        [*alone(True), "bash", "-c", script],
        cwd=newcomer.clone,
        env=newcomer.variables(),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        **user(offline=True),
    )
    assert run.returncode == 0, run.stderr
    assert f"Bastide is running at http://127.0.0.1:{port}." in run.stdout
    assert re.search(r"^\[\d+, \d+\]$", run.stdout, re.MULTILINE)


def test_the_port_is_taken(newcomer: Newcomer) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert said(newcomer.make("play", f"ARGS=--port {port}")) == [
            f"Can't listen on 127.0.0.1:{port}: address already in use. Choose another --port.",
            'To pass an option: make play ARGS="--port 9000"',
        ]


def test_make_test_says_in_one_sentence_what_it_cannot_install(newcomer: Newcomer, folder: Path) -> None:
    path = programs(folder, *NEEDED, "python3", "node", "npm", "cc", "gcc", "ld", "as")
    run = newcomer.make("test", "BASTIDE_CHROMIUM=/nowhere", path=path)
    assert run.returncode == 2
    *_, last = said(run)
    assert last.startswith("The tests need Chromium or Chrome (or its path in BASTIDE_CHROMIUM)")
    assert "then run make test again" in last and "chromium" in last
