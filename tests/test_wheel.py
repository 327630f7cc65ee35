"""The installed wheel works by itself: no Node, no checkout."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the commands in an empty environment with only the wheel and what it requires."""
    folder = tmp_path_factory.mktemp("wheel")
    run = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(run, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv")
    lend_what_is_required(next((folder / "venv/lib").glob("python*/site-packages")))
    programs = folder / "venv/bin"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(programs / "python")]
    for command in (["install", "--quiet", "--no-index", "--no-deps", str(wheel)], ["check"]):
        subprocess.run([*pip, *command], check=True, capture_output=True)
    return programs


def lend_what_is_required(site: Path) -> None:
    """Put what `make setup` has installed from the locked requirements into another environment, and nothing else."""
    locked = (ROOT / "requirements/play.txt").read_text("utf-8")
    for name in re.findall(r"^([\w.-]+)==", locked, re.MULTILINE):
        try:
            installed = metadata.distribution(name)
        except metadata.PackageNotFoundError:  # for another system; `pip check` tells if one is missed
            continue
        for file in installed.files or []:
            if ".." not in file.parts:
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(str(file.locate()), site / file)


def alone(programs: Path) -> dict[str, str]:
    """Return an environment in which no Node can be found."""
    return {"PATH": str(programs), "HOME": os.environ.get("HOME", "/"), "LANG": "en"}


@contextmanager
def serving(programs: Path, data: Path) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(programs / "bastide"), "serve", "--port", str(port), "--data", str(data), "--bot-pace", "0"]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, env=alone(programs), cwd=data, stdout=quiet, stderr=quiet)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                httpx.get(f"{address}/api/games", timeout=5)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(60)


def test_the_command_plays(programs: Path, tmp_path: Path) -> None:
    command = [str(programs / "bastide"), "simulate", "kingdom-builder", "--games", "3", "--bots", "greedy,random"]
    result = subprocess.run(command, env=alone(programs), cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "3 games of kingdom-builder" in result.stdout


def test_the_server_has_its_pages_and_a_game_is_played_on_it(programs: Path, tmp_path: Path) -> None:
    with serving(programs, tmp_path) as address:
        page = httpx.get(address)
        assert page.status_code == 200, "run make web first: the wheel carries the built client"
        assert "<!doctype html>" in page.text.lower()
        example = [sys.executable, str(ROOT / "docs/examples/bot.py"), address]
        result = subprocess.run(example, capture_output=True, text=True, check=True, timeout=120)
        assert result.stdout.startswith("[")
