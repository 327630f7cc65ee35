"""Positions: what may be left out, and what cannot be."""

import re
from pathlib import Path
from typing import Any

import pytest

from bastide.core import positions
from bastide.core.errors import BadPosition
from tests.games.kingdom_builder.table import hexes, land
from tests.rules import rule

BOARD = ["tavern", "paddock", "oasis", "farm"]
LEAST: dict[str, Any] = {
    "game": "kingdom-builder", "board": BOARD, "cards": ["fishermen", "knights", "merchants"],
    "players": [{"settlements": ["10.17"], "tiles": ["11.17"]}, {"settlements": ["8.8"], "card": "desert"}],
    "turn": {"player": 0, "card": "grass"},
}  # fmt: skip
ALL = hexes(land("forest", 40))


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    written = positions.read(LEAST).position()
    assert written["turn"] == {
        "player": 0, "card": "grass", "owed": 3, "begun": False, "uses": {"farm": 1}, "tile": None, "from": None
    }  # fmt: skip
    assert (written["players"][0]["supply"], written["players"][0]["taken"]) == (39, ["11.17"])
    assert written["draw_pile"] == {"grass": 4, "flowers": 5, "forest": 5, "canyon": 5, "desert": 4}
    assert positions.read(written).position() == written


def test_the_example_of_the_documentation() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    state = positions.loads(re.findall(r"```json\n(.*?)```", page.partition("## Kingdom Builder")[2], re.DOTALL)[0])
    assert [state.game.moves.text(move) for move in state.legal_moves(0)] == ["build 4.4", "build 4.5", "build 4.6"]


@rule("KB-23")
def test_a_tile_that_was_gained_in_the_turn_is_not_ready() -> None:
    gained = {**LEAST, "turn": {"player": 0, "card": "grass", "owed": 1, "gained": ["11.17"]}}
    written = positions.read(gained).position()
    assert (written["turn"]["uses"], written["turn"]["gained"]) == ({}, ["11.17"])


def players(*settlements: list[str], cards: str = "forest") -> dict[str, Any]:
    """Seats with these settlements; all but the first hold a card, if there is one."""
    hands = [None, *cards.split()]
    return {
        "players": [
            {"settlements": own, "card": hands[seat] if seat < len(hands) else None}
            for seat, own in enumerate(settlements)
        ]
    }


@pytest.mark.parametrize(
    ("change", "words"),
    [
        pytest.param({"board": [*BOARD[:3], "tavern turned"]}, "four different quadrants", id="a quadrant twice"),
        pytest.param(players(["20.0"], []), "'20.0' is no hex; hexes are called row.column", id="off the board"),
        pytest.param(players(["8.8"], ["8.8"]), "Two settlements stand on 8.8", id="two on a hex"),
        pytest.param(players(["0.3"], []), "No settlement can stand on 0.3", id="on a mountain"),
        pytest.param(players([*ALL, "8.8"], []), "41 settlements on the board", id="more than forty"),
        pytest.param(players([], [], cards=""), "Player 2 must hold a terrain card", id="no card in hand"),
        pytest.param(
            {**players(ALL, [], [], cards=""), "turn": {"player": 1, "card": "grass"}},
            "Player 3 must hold a terrain card",
            id="no card in hand in the last round",
        ),
        pytest.param({"last_round": True}, "last round if and only if", id="the last round too early"),
        pytest.param({"start_player": 2}, "only 2 players", id="a start player who is not there"),
        pytest.param({"discards": {"grass": 5}}, "grass cards do not add up", id="six grass cards"),
        pytest.param({"tiles_on_board": {"11.17": 2}}, "tiles of 11.17 do not add up", id="three tiles"),
        pytest.param({"turn": {"player": 0, "card": "grass", "owed": 4}}, "At most 3 builds", id="four builds"),
        pytest.param(
            {"turn": {"player": 0, "card": "grass", "owed": 2, "begun": False}}, "'begun' does not fit", id="one made"
        ),
        pytest.param(
            {"turn": {"player": 0, "card": "grass", "owed": 3, "begun": True}}, "'begun' does not fit", id="none made"
        ),
        pytest.param(
            {"turn": {"player": 0, "card": "grass", "uses": {"farm": 2}}}, "more uses than tiles", id="used too often"
        ),
        pytest.param(
            {"turn": {"player": 0, "card": "grass", "gained": ["15.12"]}}, "never took", id="gained and not taken"
        ),
        pytest.param({"turn": {"player": 0, "card": "grass", "from": "10.17"}}, "No tile can be moving", id="lifted"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        positions.read({**LEAST, **change})


@rule("KB-48")
def test_in_the_last_round_only_those_who_still_play_hold_a_card() -> None:
    last = {**LEAST, **players(ALL, [], [], cards=""), "turn": {"player": 2, "card": "grass"}}
    state = positions.read(last)
    assert state.position()["last_round"]
    assert state.to_act == (2,)
