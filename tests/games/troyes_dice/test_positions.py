"""Positions: what may be left out, and what is impossible."""

import re
from pathlib import Path
from typing import Any

import pytest

from bastide.core import positions
from bastide.core.chance import SeededChance
from bastide.core.errors import BadPosition
from bastide.core.registry import make
from bastide.games.troyes_dice import position
from tests.games.troyes_dice.table import half_day
from tests.rules import rule

PLAZAS = [
    "red/red", "yellow/yellow", "white/white", "red/yellow", "red/yellow", "red/white", "red/white", "yellow/white",
    "yellow/white",
]  # fmt: skip
LEAST: dict[str, Any] = {
    "game": "troyes-dice", "half_day": 3, "plazas": PLAZAS, "dice": [1, 2, 2, 4], "black": 2, "players": [{}]
}  # fmt: skip
TILES = [{"place": place, "tile": place + 1, "side": "banquet"} for place in range(3)]


def test_what_follows_from_a_new_game_may_be_left_out() -> None:
    state = positions.read(LEAST)
    assert state.to_act == (0,)
    written = state.position()
    assert written["numbering"] == [1, 2, 3, 4, 5, 6]
    assert written["players"] == [
        {
            "buildings": {}, "struck": {}, "circled": {"influence": 3, "deniers": 3, "knowledge": 3},
            "spent": {"influence": 0, "deniers": 0, "knowledge": 0}, "citizens": {"red": 0, "yellow": 0, "white": 0},
            "moves": [],
        }
    ]  # fmt: skip
    assert positions.read(written).position() == written


def test_the_example_of_the_documentation() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    example = re.findall(r"```json\n(.*?)```", page.partition("## Troyes Dice")[2], re.DOTALL)[0]
    state = positions.loads(example)
    view = state.view(0)
    # Die 3 is at place 5, which has banquet 1: one influence makes the white 3 a 5, which is above column b.
    assert view["dice"][2]["colour"] == "white"
    assert view["dice"][2]["tile"] == {"tile": 1, "side": "banquet", "id": "banquet-1"}
    sheet = view["players"][0]
    assert (sheet["buildings"]["bishopric"], sheet["citizens"]["white"]) == (("b",), 2)
    assert [track["left"] for track in sheet["resources"].values()] == [4, 2, 3]
    # The second player has ended, and what is struck there follows from the event: the Fortress of column d protects.
    assert state.to_act == (0,)
    assert (view["players"][1]["struck"]["red"], view["players"][1]["struck"]["yellow"]) == (("f",), ())


def test_every_field_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    section = page.partition("## Troyes Dice")[2].partition("\n## ")[0]
    fields = {*position.SHAPE.required, *position.SHAPE.optional, *position._player.optional}
    assert [field for field in sorted(fields) if f"`{field}`" not in section] == []


def test_the_notation_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "play.md").read_text("utf-8")
    notation = page.partition("## Moves in Troyes Dice")[2]
    table = make("troyes-dice").moves
    for kind in table.kinds:
        assert f"`{table.text(table.first(kind.key))}`" in notation, kind.key


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"half_day": 18}, "16 half days"),
        ({"crier": 1}, "only 1 players"),
        ({"numbering": [1, 2, 3]}, "each column has its value"),
        ({"numbering": [1, 2, 3, 4, 6, 5]}, "increase or decrease"),
        ({"half_day": 0, "dice": [], "black": 0, "numbering": [1, 2]}, "the direction gives all others"),
        ({"options": {"numbering": "first-game"}, "numbering": [2, 3, 4, 5, 6, 1]}, "1 to 6 from the left"),
        ({"options": {"numbering": "first-game"}, "half_day": 0, "dice": [], "black": 0}, "numbered beforehand"),
        ({"plazas": [*PLAZAS[:8], "red/red"]}, "not those of the box"),
        ({"tiles": TILES}, "Without Banquets"),
        ({"options": {"banquets_and_raids": True}}, "Three different tiles"),
        (
            {"options": {"banquets_and_raids": True}, "tiles": [*TILES[:2], {**TILES[2], "place": 4}]},
            "beside the three",
        ),
        ({"options": {"banquets_and_raids": True}, "tiles": [*TILES[:2], {**TILES[2], "tile": 1}]}, "Three different"),
        ({"dice": [1, 2, 3]}, "Four dice"),
        ({"black": 0}, "Four dice"),
        ({"dice": [1, 2, 4, 3]}, "ascending"),
        ({"black": 3}, "black die before its equals"),
        ({"half_day": 17}, "only in a half day"),
        ({"players": [{"circled": {"influence": 19}}]}, "the track has 18"),
        ({"players": [{"spent": {"deniers": 4}}]}, "cannot have spent 4 deniers of 3"),
        ({"players": [{"citizens": {"red": 21}}]}, "cannot have 21 red citizens"),
        ({"players": [{"buildings": {"fortress": "ag"}}]}, "letters from a to f"),
        ({"players": [{"buildings": {"fortress": "aa"}}]}, "different letters"),
        ({"players": [{"moves": ["fly"]}]}, "is not a move"),
        ({"players": [{"moves": ["die 2"]}]}, r"cannot have played 'die 2': You can't choose the black die.*TD-14"),
        ({"players": [{"moves": ["die 1", "resources", "end"]}]}, "Someone must still"),
        ({"half_day": 17, "dice": [], "black": 0, "players": [{"moves": ["die 1"]}]}, "only in a half day"),
        ({"players": []}, "a list of 1 to 10"),
        ({"windmill": 1}, "unknown field"),
    ],
)
def test_impossible_positions_are_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        positions.read({**LEAST, **change})


def test_numbering_can_be_under_way() -> None:
    document = {**LEAST, "half_day": 0, "dice": [], "black": 0}
    rolled = positions.read({**document, "numbering": [5]})
    assert [rolled.game.moves.text(move) for move in rolled.legal_moves(0)] == ["increasing", "decreasing"]
    expert = make("troyes-dice", preset="expert").from_position({**document, "numbering": [5, 2]})
    assert len(expert.legal_moves(0)) == 4


@rule("TD-19")
def test_the_part_of_a_player_who_has_ended_may_be_unknown() -> None:
    document = {**LEAST, "half_day": 1, "players": [{"moves": ["die 1"]}, {"moves": None}, {}]}
    game = make("troyes-dice")
    worlds = [game.from_position(document, SeededChance(seed)) for seed in range(40)]
    assert {world.to_act for world in worlds} == {(0, 2)}
    parts = [world.position()["players"][1]["moves"] for world in worlds]
    assert all(part[-1] == "end" for part in parts) and len({tuple(part) for part in parts}) > 5
    assert game.from_position(document) == game.from_position(document)  # without a chance always the same
    views = [world.view(0) for world in worlds]
    assert all(view == views[0] for view in views)  # and player 1 cannot tell them apart
    # Dealt as they are imagined.
    ended = worlds[0]
    imagined = {tuple(ended.imagine(0, SeededChance(seed)).position()["players"][1]["moves"]) for seed in range(40)}
    assert imagined == {tuple(part) for part in parts}


@rule("TD-19")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"players": [{"moves": None}]}, "Someone must still"),
        ({"players": [{"moves": None}, {"moves": ["die 1", "resources", "end"]}]}, "Someone must still"),
        ({"half_day": 17, "dice": [], "black": 0, "players": [{"moves": None}]}, "only in a half day"),
    ],
)
def test_not_everything_may_be_unknown(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        positions.read({**LEAST, **change})


def test_a_part_under_way_is_read_back() -> None:
    built = "palace ce, city-hall bef, bishopric abf, fortress a"  # a sixth red citizen is a bonus building
    tracks = {"circled": "4 4 4", "citizens": "5 6 6", "struck": "white a"}
    table = half_day("1w! 2r 3y 4r", built, number=11, players=2, **tracks).play("die 2", "pay knowledge")
    table.play("value 4", "work")
    assert table.stage() == "building"
    again = positions.loads(positions.dumps(table.state))
    assert again.position() == table.state.position()
    assert again.legal_moves(0) == table.state.legal_moves(0)
    assert again.view(1) == table.state.view(1)
