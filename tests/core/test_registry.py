"""Games are found by their entry points, in whatever package they live."""

import re
from importlib.metadata import distribution
from typing import Any

import pytest

import bastide_toys
from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.errors import BadOption, UnknownGame
from bastide.games.kingdom_builder import KingdomBuilder
from bastide_toys.peek import Peek


def test_games_of_another_package_are_found() -> None:
    points = distribution("bastide_toys").entry_points.select(group="bastide.games")
    assert set(points.names) == {"interrupt", "peek", "sealed-bids"}
    assert registry.games()["peek"] is Peek
    assert Peek.__module__.startswith(bastide_toys.__name__)


def test_games_are_listed_by_name_beside_those_of_the_house() -> None:
    assert registry.games()["kingdom-builder"] is KingdomBuilder
    assert list(registry.games()) == sorted(registry.games())
    assert all(kind.name == name for name, kind in registry.games().items())


@pytest.mark.parametrize("name", ["sealed-bids", "Sealed Bids", "sealed_bids", "  SEALED   bids "])
def test_case_and_spacing_do_not_matter(name: str) -> None:
    assert registry.find(name).name == "sealed-bids"


@pytest.mark.parametrize("name", ["sealed-bid", "", "bastide_toys.peek:Peek"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    listed = ", ".join(list(registry.games())[:-1]) + f", or {list(registry.games())[-1]}"
    with pytest.raises(UnknownGame, match=re.escape(f"There is no game '{name}'; installed are {listed}.")):
        registry.make(name)


def test_a_preset_is_taken_and_options_go_over_it() -> None:
    assert registry.make("peek").settings == {"looks": 2}
    assert registry.make("peek", preset="short-sighted").settings == {"looks": 1}
    assert registry.make("peek", preset="short-sighted", options={"looks": "2"}).settings == {"looks": 2}


def test_an_unknown_preset_or_option_is_refused_with_those_there_are() -> None:
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
def test_what_is_no_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match=f"2 players at least, 3 at most; got {players}"):
        registry.make("peek").start(players, SeededChance(1))
