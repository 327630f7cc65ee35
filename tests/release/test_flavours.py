"""Every flavour of the release, installed by pip into an empty environment and used there (`make test-release`)."""

import json
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import bastide
from tests.packages import LIBRARY, OWN_GAMES, ROOT, Environment
from tests.release.conftest import Flavours
from tests.test_add_a_game import commands, write_files

FLAVOURS = ("play", "server", "lab", "all")
MISSING = {
    "en": "This needs the package {}: run pip install 'bastide[{}]'.\n",
    "fr": "Il manque le paquet {} : lance pip install 'bastide[{}]'.\n",
}


def plays_without_the_network(environment: Environment, folder: Path) -> None:
    done = environment.run("python", str(LIBRARY), cwd=folder)
    assert [line.split()[0] for line in done.stdout.splitlines()] == OWN_GAMES, done.stderr


def succeeds(environment: Environment, *command: str, cwd: Path, lang: str = "en") -> str:
    done = environment.run(*command, cwd=cwd, lang=lang)
    assert done.returncode == 0, done.stderr
    return done.stdout


def lacks(environment: Environment, *command: str, extra: str, cwd: Path, lang: str = "en") -> None:
    """The command ends with one sentence that names the extra."""
    done = environment.run("bastide", *command, cwd=cwd, lang=lang)
    assert (done.returncode, done.stdout) == (2, "")
    sentence = re.escape(MISSING[lang].format("PACKAGE", extra)).replace("PACKAGE", r"\w+")
    assert re.fullmatch(sentence, done.stderr), done.stderr


# The library


def test_the_base_has_no_dependency_and_plays(flavours: Flavours, tmp_path: Path) -> None:
    base = flavours("")
    assert base.pip("list", "--format", "freeze").splitlines() == [f"bastide=={bastide.__version__}"]
    plays_without_the_network(base, tmp_path)
    lacks(base, "play", "tournay", extra="play", cwd=tmp_path)


def test_the_source_distribution_is_built_without_node_and_plays(
    packages: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))  # no Node, no npm
    base = Environment.empty(tmp_path / "base")
    base.pip("install", "--quiet", str(packages[1]))
    plays_without_the_network(base, tmp_path)
    assert next(base.folder.glob("lib/python*/site-packages/bastide/server/pages/index.html")).is_file()


def test_the_source_distribution_has_what_a_developer_needs(packages: tuple[Path, Path]) -> None:
    with tarfile.open(packages[1]) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert {*tracked_files()} <= names
    assert not any(name.startswith(("web/node_modules", "build", ".venv", "web/src/generated")) for name in names)


def test_a_fresh_checkout_builds_its_own_pages(tmp_path: Path) -> None:
    """What `pip install git+…` does once it has cloned: it needs Node, and no package of ours but those it builds with.

    The files are copied, not cloned: pip clones partially, which git can't do from a shallow clone like that of a CI.
    """
    for name in tracked_files():
        (tmp_path / "checkout" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / "checkout" / name)
    environment = Environment.empty(tmp_path / "environment")
    environment.pip("install", "--quiet", str(tmp_path / "checkout"))
    (built,) = environment.folder.glob("lib/python*/site-packages/bastide/server/pages")
    assert files_in(built) == files_in(ROOT / "src/bastide/server/pages")


def tracked_files() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [name for name in listed.split("\0") if name]


def files_in(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# The command line


@pytest.mark.parametrize("extra", FLAVOURS)
def test_the_command_plays_and_shows_rules(flavours: Flavours, extra: str, tmp_path: Path) -> None:
    flavour = flavours(extra)
    assert succeeds(flavour, "bastide", "--version", cwd=tmp_path).startswith(f"bastide {bastide.__version__}, ")
    assert "3 games of feuville" in succeeds(
        flavour, "bastide", "simulate", "feuville", "--games", "3", "--bots", "greedy,random", cwd=tmp_path
    )
    assert "KB-12" in succeeds(flavour, "bastide", "rules", "kingdom-builder", "KB-12", cwd=tmp_path, lang="ja")
    for game in OWN_GAMES:
        assert re.search(r"\w", succeeds(flavour, "bastide", "rules", game, cwd=tmp_path, lang="de"))


def test_a_person_plays_in_the_terminal(flavours: Flavours, tmp_path: Path) -> None:
    play = flavours("play")
    done = subprocess.run(
        [str(play.programs / "bastide"), "play", "kingdom-builder", "--seed", "7", "--preset", "first-game"],
        input="moves\nquit\n",
        env={**play.variables(), "HOME": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and "build" in done.stdout, done.stderr


def test_the_command_line_names_the_other_extras(flavours: Flavours, tmp_path: Path) -> None:
    play = flavours("play")
    for lang in MISSING:
        for command in (["serve"], ["doctor"], ["worker"], ["backup", "copy"], ["admin", "list", "people"]):
            lacks(play, *command, extra="server", cwd=tmp_path, lang=lang)
        for command in (["arena", "tournay", "--bots", "random,greedy"], ["dataset", "tournay", "--bots", "random"]):
            lacks(play, *command, extra="lab", cwd=tmp_path, lang=lang)
    lacks(flavours("server"), "dataset", "tournay", "--bots", "random", extra="lab", cwd=tmp_path)
    lacks(flavours("lab"), "serve", extra="server", cwd=tmp_path)
    assert [*tmp_path.iterdir()] == []


# The server


@contextmanager
def serving(environment: Environment, data: Path) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(environment.programs / "bastide"), "serve", "--port", str(port), "--data", str(data)]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(
        [*command, "--bot-pace", "0"], env=environment.variables(), cwd=data, stdout=quiet, stderr=quiet
    )
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


@pytest.mark.parametrize("extra", ["server", "all"])
def test_the_server_has_its_pages_and_a_game_is_played_on_it(flavours: Flavours, extra: str, tmp_path: Path) -> None:
    flavour = flavours(extra)
    with serving(flavour, tmp_path) as address:
        page = httpx.get(address)
        assert page.status_code == 200 and "<!doctype html>" in page.text.lower()
        for script in re.findall(r'src="(/[^"]+\.js)"', page.text):
            assert httpx.get(address + script).status_code == 200
        example = [sys.executable, str(ROOT / "docs/examples/bot.py"), address]
        result = subprocess.run(example, capture_output=True, text=True, check=True, timeout=120)
        assert result.stdout.startswith("[")
    copy = tmp_path / "copy.sqlite"
    succeeds(flavour, "bastide", "backup", "--data", str(tmp_path), str(copy), cwd=tmp_path)
    assert copy.stat().st_size > 0


# The lab

EPISODE = """
import gymnasium, bastide.lab.gymnasium
for id in ("KingdomBuilder", "TroyesDice", "Tournay", "Feuville"):
    env = gymnasium.make(f"bastide/{id}-v0", opponents="greedy")
    _, info = env.reset(seed=1)
    steps = over = 0
    while not over:
        _, reward, over, _, info = env.step(env.unwrapped.action_space.sample(info["action_mask"]))
        steps += 1
    print(id, steps, reward)
import bastide.lab.pettingzoo, bastide.lab.openspiel, bastide.lab.datasets
"""


@pytest.mark.parametrize("extra", ["lab", "all"])
def test_the_lab_steps_through_episodes_rates_bots_and_makes_datasets(
    flavours: Flavours, extra: str, tmp_path: Path
) -> None:
    lab = flavours(extra)
    episodes = succeeds(lab, "python", "-c", EPISODE, cwd=tmp_path).splitlines()
    assert len(episodes) == len(OWN_GAMES) and all(int(line.split()[1]) > 1 for line in episodes)
    contest = ("troyes-dice", "--bots", "random,greedy", "--games", "4")
    standings = json.loads(succeeds(lab, "bastide", "arena", *contest, "--json", "--out", "arena", cwd=tmp_path))
    assert {row["bot"] for row in standings} == {"random", "greedy"} and (tmp_path / "arena/report.html").is_file()
    dataset = json.loads(succeeds(lab, "bastide", "dataset", *contest, "--json", "--out", "data", cwd=tmp_path))
    assert dataset["games"] == 4 and dataset["positions"] > 4
    shutil.rmtree(tmp_path / "data")


# The conformance suite


def test_an_author_checks_a_game_in_a_package_of_their_own(flavours: Flavours, tmp_path: Path) -> None:
    """docs/add-a-game.md, in an environment with no package but those of the extra."""
    testing = flavours("testing")
    write_files(tmp_path)
    (_, *install), *_ = commands()
    assert install == ["install", "."]
    testing.pip("install", "--quiet", str(tmp_path))
    _, store, check = commands(1)
    assert re.search(r"\d{2} passed", succeeds(testing, *store, cwd=tmp_path))
    again = succeeds(testing, *check, cwd=tmp_path)
    assert re.search(r"\d{2} passed", again) and "skipped" not in again and "not checked" not in again
