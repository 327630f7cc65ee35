"""What an earlier version stored still loads, leads to the same end, and can be played on."""

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bastide.core import positions
from bastide.core.journal import Journal
from tests.server.client import Client
from tests.server.process import Server
from tests.stored import read, versions
from tests.stored.write import GAMES, ending

WRITTEN = [(folder, name) for folder in versions() for name in GAMES]


@pytest.mark.parametrize(("folder", "name"), WRITTEN, ids=lambda value: value if isinstance(value, str) else value.name)
def test_journals_and_positions_lead_to_the_same_end(folder: Path, name: str) -> None:
    games = read(folder / f"{name}.json.gz")
    assert len(games) >= 8
    for game in games:
        journal = Journal.loads(game["journal"])
        same_end(ending(journal), game["end"])
        middle = journal.fold(game["middle"]["ply"])
        written = as_written(game["middle"]["position"], middle.game.rules_version)
        assert positions.read(written).position() == middle.position()


def same_end(now: dict[str, Any], then: dict[str, Any]) -> None:
    """Check that points, ranks and final position are those stored; later versions may add fields."""
    assert now["scores"] == then["scores"]
    assert now["ranking"] == then["ranking"]
    added = {"rules", "options", "components"}  # the game itself is compared by its journal
    assert {field: now["position"][field] for field in then["position"] if field not in added} == {
        field: value for field, value in then["position"].items() if field not in added
    }


def as_written(position: dict[str, Any], rules: str) -> dict[str, Any]:
    """Return a stored position with the rules version that its game was played by."""
    return {**position, "rules": rules}


@pytest.mark.parametrize("folder", versions(), ids=lambda folder: folder.name)
def test_a_database_is_read_and_its_games_go_on(folder: Path, tmp_path: Path) -> None:
    expected = read(folder / "database.json.gz")
    data = tmp_path / "data"
    data.mkdir()
    shutil.copy(folder / "database.sqlite", data / "bastide.sqlite")
    with Server(data, bot_pace=0) as server:
        anna = Client(server, "Anna", token=expected["token"])
        for table in expected["tables"]:
            facts = anna.facts(table["id"])
            assert facts["frozen"] is None
            assert facts["status"] == table["status"]
            if "journal" in table:
                assert record(anna.journal(table["id"])) == record(table["journal"])
            if "view" in table:
                goes_on(anna, table)


def record(text: str) -> Journal:
    """Return a journal without its digest, and with options added later, which a server fills in."""
    journal = Journal.loads(text)
    return replace(journal, header=replace(journal.header, digest="", options=journal.header.make().settings))


def goes_on(anna: Client, table: dict[str, Any]) -> None:
    """Check that a game in progress is as it was left, and make a few more moves."""
    with anna.watch(table["id"], 0) as stream:
        stream.until(lambda update: bool(update.get("moves")))
        assert stream.now["moves"] == table["moves"]
        shown = {field: stream.now["view"][field] for field in table["view"]}
        assert {field: shown[field] for field in shown if field != "printed"} == {
            field: value for field, value in table["view"].items() if field != "printed"
        }
        for _ in range(3):
            stream.until(lambda update: bool(update.get("moves")) or update["status"] == "over")
            if stream.now["status"] != "over":
                stream.played(stream.now["moves"][0])
