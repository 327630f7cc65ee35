"""An eighth language needs only texts: with its files in place the command and the server speak it."""

import os
from pathlib import Path

import pytest

import bastide as package
from tests.cli.test_commands import bastide
from tests.server.client import Client
from tests.server.process import Server

TEXTS = {
    "words/text/eo.ftl": "move-end = Fini la vicon\nrefusal-no-such-move = Ne estas tia movo.\n",
    "words/text/errors.eo.ftl": "error-unknown-game = Ne estas ludo '{ $game }'; instalitaj estas { $games-all }.\n",
    "words/text/command.eo.ftl": "command-games = Montri la ludojn.\n",
    "games/kingdom_builder/text/eo.ftl": "game-title = Regnokonstruanto\n",
}


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the path of Bastide with the texts of Esperanto added."""
    folder = tmp_path_factory.mktemp("eighth")
    (shipped,) = package.__path__
    link(Path(shipped), folder / "bastide", {Path(name) for name in TEXTS})
    for name, text in TEXTS.items():
        (folder / "bastide" / name).write_text(text, "utf-8")
    return str(folder)


def link(source: Path, target: Path, added: set[Path]) -> None:
    """Link the entries of a folder from another; create the folders where files will be added."""
    target.mkdir()
    for entry in source.iterdir():
        inside = {Path(*path.parts[1:]) for path in added if path.parts[0] == entry.name and len(path.parts) > 1}
        if inside:
            link(entry, target / entry.name, inside)
        else:
            (target / entry.name).symlink_to(entry, target_is_directory=entry.is_dir())


def test_the_command_speaks_it(path: str) -> None:
    asked = bastide("games", "--language", "eo", PYTHONPATH=path)
    assert (asked.returncode, asked.stderr) == (0, "")
    assert "kingdom-builder  Regnokonstruanto" in asked.stdout
    assert "feuville  Feuville" in asked.stdout  # missing texts are in English
    assert "Montri la ludojn." in bastide("--help", lang="eo", PYTHONPATH=path).stdout
    unknown = bastide("rules", "chess", "-l", "eo", PYTHONPATH=path).stderr
    assert unknown.startswith("Ne estas ludo 'chess'; instalitaj estas feuville,")
    assert " eo," in bastide("games", "-l", "xx", PYTHONPATH=path).stderr
    assert " eo," not in bastide("games", "-l", "xx").stderr


def test_the_server_speaks_it(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([path, str(Path(path).parent)]))
    with Server(tmp_path / "data") as server:
        client = Client(server)
        assert client.http.get("/api/texts/eo").text.startswith("move-end = Fini la vicon")
        titles = {game["name"]: game["title"] for game in client.get("/api/games?language=eo")}
        assert titles["kingdom-builder"] == "Regnokonstruanto"
        unknown = client.http.get("/api/games/chess/rules", headers={"accept-language": "eo-EO, en;q=0.5"})
        assert unknown.json()["reason"].startswith("Ne estas ludo 'chess';")
        assert client.put("/api/me/settings", {"language": "eo"})["language"] == "eo"
        assert client.get("/api/me/settings")["language"] == "eo"
        wrong = client.http.put("/api/me/settings", json={"language": "xx"})
        assert (wrong.status_code, wrong.json()["key"]) == (422, "bad-value")
        assert wrong.json()["reason"] == "language: it must be de, en, eo, es, fr, ja, nl, or zh-Hant."
