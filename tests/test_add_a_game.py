"""docs/add-a-game.md followed to the letter: its files become a package, which is installed and played."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_commands import bastide
from tests.server.client import Client, play_out, started
from tests.server.process import Server

PAGE = (Path(__file__).parents[1] / "docs" / "add-a-game.md").read_text("utf-8").partition("## Texts")[0]
FILE = re.compile(r"^`([\w/.]+)` (?:[^\n]+\n)+\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)


def commands(block: int = 0) -> list[list[str]]:
    """Return what the page asks the reader to type, first to play and then to check the game."""
    return [shlex.split(line) for line in COMMANDS.findall(PAGE)[block].splitlines()]


def write_files(folder: Path) -> None:
    """Write the page's files."""
    files = FILE.findall(PAGE)
    assert len(files) == 8
    for name, text in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Install the page's files as the page says; return where to find the game and Bastide."""
    folder = tmp_path_factory.mktemp("pig")
    write_files(folder / "source")
    offline = ["--no-deps", "--no-build-isolation"]  # the build's own packages are here
    command = [sys.executable, "-m", *commands()[0], *offline, "--quiet", "--target", str(folder / "installed")]
    subprocess.run(command, cwd=folder / "source", check=True, timeout=120)
    return os.pathsep.join([str(folder / "installed"), "src"])


def test_the_game_is_listed(path: str) -> None:
    listed = bastide(*commands()[1][1:], PYTHONPATH=path)
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "pig  Pig  (2–6)" in listed.stdout
    assert "--option goal=…  Goal (50). How many points win the game" in listed.stdout


def test_the_game_is_played_in_the_terminal(path: str) -> None:
    typed = "end\nwhy end\n" + "roll\nend\n" * 200
    played = bastide(*commands()[2][1:], "--seed", "1", typed=typed, PYTHONPATH=path)
    assert played.returncode == 0, played.stderr
    assert "Roll the die at least once before you end your turn." in played.stdout
    assert re.search(r"Player 1 rolls \d\.", played.stdout)
    assert "The game is over." in played.stdout and "wins." in played.stdout
    german = bastide(*commands()[2][1:], typed="end\nquit\n", lang="de", PYTHONPATH=path).stdout
    assert "Würfle mindestens einmal, bevor du deinen Zug beendest." in german


def test_its_rules_and_refusals_are_read(path: str) -> None:
    assert "PG-2  Roll the die as often as you like." in bastide("rules", "pig", PYTHONPATH=path).stdout


def test_the_game_is_played_on_a_server(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", path)
    with Server(tmp_path / "data", bot_pace=0) as server:
        with started(server, game="pig", preset="short") as table:
            refused = table.on_turn().move("end")
            assert (refused["type"], refused["key"], refused["rule"]) == ("refused", "roll-first", "PG-3")
            play_out(table.streams, lambda update: update["moves"][-1])
        http = Client(server).http
        (pig,) = [game for game in http.get("/api/games").json() if game["name"] == "pig"]
        assert (pig["title"], pig["bots"]) == ("Pig", ["random", "search"])
        assert "refusal-busted = You rolled a 1" in http.get("/api/games/pig/texts/en").text
        assert "refusal-busted = Du hast" in http.get("/api/games/pig/texts/de").text


def checked(arguments: list[str], path: str) -> subprocess.CompletedProcess[str]:
    """Run the page's pytest in the folder of its files."""
    folder = Path(path.partition(os.pathsep)[0]).parent / "source"
    env = {**os.environ, "PYTHONPATH": path.partition(os.pathsep)[0]}
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=280)


def test_the_game_passes_the_conformance_suite(path: str) -> None:
    extra, store, check = commands(1)
    assert extra == ["pip", "install", "bastide[testing]"]  # `make test` has installed what it names
    first = checked(store, path)
    assert first.returncode == 0, first.stdout + first.stderr
    assert "not checked" not in first.stdout and "skipped" not in first.stdout
    assert re.search(r"\d{2} passed", first.stdout)
    again = checked([*check, "-k", "stored"], path)
    assert again.returncode == 0 and "4 passed" in again.stdout, again.stdout


def without(key: str, path: str, folder: Path) -> str:
    """Install the game without one of its texts; return where to find it."""
    installed, _, others = path.partition(os.pathsep)
    shutil.copytree(installed, folder / "broken")
    for file in (folder / "broken" / "bastide_pig" / "text").glob("*.ftl"):
        text = re.sub(rf"^{key} = .*\n(    .*\n)*", "", file.read_text("utf-8"), flags=re.MULTILINE)
        file.write_text(text, "utf-8")
    return os.pathsep.join([str(folder / "broken"), others])


@pytest.mark.parametrize("key", ["game-title", "option-goal", "preset-short"])
def test_a_missing_text_is_named_and_the_other_games_are_listed(path: str, tmp_path: Path, key: str) -> None:
    listed = bastide("games", PYTHONPATH=without(key, path, tmp_path))
    assert (listed.returncode, listed.stderr) == (
        0,
        f"pig has no text '{key}' in the language 'en'; add it to text/en.ftl.\n",
    )
    assert "troyes-dice  Troyes Dice" in listed.stdout and "pig  Pig" not in listed.stdout


def test_a_missing_text_is_named_in_the_readers_language(path: str, tmp_path: Path) -> None:
    listed = bastide("games", lang="de", PYTHONPATH=without("game-title", path, tmp_path))
    assert listed.stderr == "Es fehlt der Text „game-title“ von pig in der Sprache „en“; er gehört in text/en.ftl.\n"


def test_a_missing_text_in_play_is_one_sentence(path: str, tmp_path: Path) -> None:
    played = bastide(*commands()[2][1:], typed="moves\nquit\n", PYTHONPATH=without("move-roll", path, tmp_path))
    assert played.returncode == 2
    assert played.stderr == "pig has no text 'move-roll' in the language 'en'; add it to text/en.ftl.\n"
