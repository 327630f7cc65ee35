"""Games are found by their entry points, in any package."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, distribution
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import bastide
import bastide_toys
from bastide import words
from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.errors import BadOption, UnknownGame
from bastide.games.kingdom_builder import KingdomBuilder
from bastide_toys.peek import Peek


def test_games_of_another_package_are_found() -> None:
    points = distribution("bastide_toys").entry_points.select(group="bastide.games")
    assert set(points.names) == {"interrupt", "peek", "sealed-bids"}
    assert registry.list_games()["peek"] is Peek
    assert Peek.__module__.startswith(bastide_toys.__name__)


def test_games_are_listed_by_name_beside_our_own() -> None:
    assert registry.list_games()["kingdom-builder"] is KingdomBuilder
    assert list(registry.list_games()) == sorted(registry.list_games())
    assert all(kind.name == name for name, kind in registry.list_games().items())


@pytest.fixture
def entry_points(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """The installed entry points: none, until a test adds some."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    registry._installed.cache_clear()
    registry._load.cache_clear()
    yield points
    registry._installed.cache_clear()
    registry._load.cache_clear()


OWN_GAMES = ["feuville", "kingdom-builder", "tournay", "troyes-dice"]


def test_our_own_games_are_found_without_installed_metadata(entry_points: list[EntryPoint]) -> None:
    assert list(registry.list_games()) == OWN_GAMES
    assert registry.make("kingdom-builder").name == "kingdom-builder"
    assert all(kind.name == name for name, kind in registry.list_games().items())


def test_other_packages_add_games_where_bastide_has_no_metadata(entry_points: list[EntryPoint]) -> None:
    entry_points.append(EntryPoint("peek", "bastide_toys.peek:Peek", "bastide.games"))
    assert list(registry.list_games()) == sorted([*OWN_GAMES, "peek"])


def test_a_source_tree_on_the_path_is_enough(tmp_path: Path) -> None:
    """In another process, where no metadata of Bastide can be found; everything else it needs comes from this one."""
    copy = tmp_path / "bastide"
    shutil.copytree(Path(bastide.__path__[0]), copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "pages"))
    program = (
        "import importlib.metadata, bastide;"
        "assert not list(importlib.metadata.entry_points(group='bastide.games'));"
        "print(bastide.__version__, bastide.make('tournay').name, *bastide.list_games())"
    )
    run = [sys.executable, "-S", "-c", program]
    result = subprocess.run(run, cwd=tmp_path, env={}, capture_output=True, text=True, check=False)
    assert result.stdout.split() == [bastide.__version__, "tournay", *OWN_GAMES], result.stderr


def test_the_list_can_be_asked_for_again_and_the_package_of_the_games_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        assert "kingdom-builder" in bastide.list_games()
        bastide.make("kingdom-builder")
    assert isinstance(bastide.games, ModuleType)


def test_an_unknown_game_can_be_printed_if_none_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_installed", dict)
    with pytest.raises(UnknownGame) as refused:
        registry.find("chess")
    assert str(refused.value) == "There is no game 'chess'; no games are installed."
    assert words.error(refused.value, "de") == "Das Spiel „chess“ gibt es nicht; es sind keine Spiele installiert."


@pytest.mark.parametrize("name", ["sealed-bids", "Sealed Bids", "sealed_bids", "  SEALED   bids "])
def test_case_and_spacing_do_not_matter(name: str) -> None:
    assert registry.find(name).name == "sealed-bids"


@pytest.mark.parametrize("name", ["sealed-bid", "", "bastide_toys.peek:Peek"])
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    listed = ", ".join(list(registry.list_games())[:-1]) + f", or {list(registry.list_games())[-1]}"
    with pytest.raises(UnknownGame, match=re.escape(f"There is no game '{name}'; choose {listed}.")):
        registry.make(name)


def test_a_preset_is_taken_and_options_go_over_it() -> None:
    assert registry.make("peek").settings == {"looks": 2}
    assert registry.make("peek", preset="short-sighted").settings == {"looks": 1}
    assert registry.make("peek", preset="short-sighted", options={"looks": "2"}).settings == {"looks": 2}


def test_an_unknown_preset_or_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="peek has no preset 'blind'; it has standard or short-sighted"):
        registry.make("peek", preset="blind")
    with pytest.raises(BadOption, match="peek has no option 'eyes'; it has looks"):
        registry.make("peek", options={"eyes": 3})
    with pytest.raises(BadOption, match="Option looks must be 1 or 2; got '3'"):
        registry.make("peek", options={"looks": 3})


def test_a_number_may_stand_for_a_choice_that_is_written_as_text() -> None:
    assert registry.make("kingdom-builder", options={"start_player": 2}).settings["start_player"] == "2"
    with pytest.raises(BadOption, match="Option lords_zero_ranks must be True or False; got '1'"):
        registry.make("kingdom-builder", options={"lords_zero_ranks": 1})


def test_several_names_may_come_as_a_list() -> None:
    options: dict[str, Any] = {"cards": ["lords", "miners", "farmers"]}
    assert registry.make("kingdom-builder", options=options).settings["cards"] == "lords miners farmers"


@pytest.mark.parametrize("players", [0, 9, True, 2.0, "2", None])
def test_an_invalid_player_count_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match=f"2 players at least, 3 at most; got {players}"):
        registry.make("peek").start(players, SeededChance(1))
