"""Positions: what may be left out, and what is impossible."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bastide.core import positions
from bastide.core.chance import Recorder, ScriptedChance, SeededChance
from bastide.core.errors import BadPosition
from bastide.core.registry import make
from bastide.games.kingdom_builder import KingdomBuilder
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


def examples() -> list[str]:
    """Return the positions of the documentation."""
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    section = page.partition("## Kingdom Builder")[2].partition("\n## ")[0]
    return re.findall(r"```json\n(.*?)```", section, re.DOTALL)


def test_the_example_of_the_documentation_is_complete() -> None:
    complete, unknown = (json.loads(text) for text in examples())
    state = positions.read(complete)
    assert [state.game.moves.text(move) for move in state.legal_moves(0)] == ["build 4.4", "build 4.5", "build 4.6"]
    written = state.position()
    assert written.keys() | {"components"} >= complete.keys() >= written.keys()
    assert complete["turn"].keys() - {"gained"} == written["turn"].keys()
    for text in ("discards", "removed"):
        complete[text] = {**dict.fromkeys(written[text], 0), **complete[text]}
    del complete["turn"]["gained"]
    assert written == complete
    assert positions.read(unknown).to_act == (0,)


def test_every_field_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    section = page.partition("## Kingdom Builder")[2].partition("\n## ")[0]
    table = {
        word for line in section.splitlines() if line.startswith("| `") for word in re.findall(r"`([\w.]+)`", line)
    }
    named = {word.removeprefix("turn.") for word in table}
    (complete, _) = (json.loads(text) for text in examples())
    assert {*complete, *complete["turn"], *complete["players"][0]} - {"game", "players", "player"} <= named


UNKNOWN: dict[str, Any] = {
    **LEAST,
    "players": [{"settlements": ["10.17"]}, {"settlements": ["8.8"]}, {"settlements": ["3.4"], "card": "?"}],
    "turn": {"player": 0, "card": "grass"},
}


@rule("KB-5")
def test_unknown_cards_are_dealt_from_those_that_are_nowhere_else() -> None:
    game = make("kingdom-builder")
    chance = Recorder(ScriptedChance("desert", "canyon"))
    written = game.from_position({**UNKNOWN, "discards": {"desert": 4}}, chance).position()
    assert [player["card"] for player in written["players"]] == [None, "desert", "canyon"]
    assert written["draw_pile"] == {"grass": 4, "flowers": 5, "forest": 5, "canyon": 4, "desert": 0}
    assert [(one.name, one.weights, one.seen_by) for one in chance.requests] == [
        ("terrain card", (4, 5, 5, 5, 1), (1,)),
        ("terrain card", (4, 5, 5, 5, 0), (2,)),
    ]
    again = [positions.read(UNKNOWN).position() for _ in range(2)]
    assert again[0] == again[1], "without a chance a fixed seed deals"


@rule("KB-5")
def test_a_listed_draw_pile_leaves_the_other_cards_to_the_unknown_hands() -> None:
    pile = {"draw_pile": {"grass": 4, "flowers": 5, "forest": 4, "canyon": 4, "desert": 5}}
    hands = {player["card"] for player in positions.read({**UNKNOWN, **pile}).position()["players"]}
    assert hands == {None, "forest", "canyon"}
    with pytest.raises(BadPosition, match="3 terrain cards are neither listed nor in the draw pile, but 2 hands"):
        positions.read({**UNKNOWN, "draw_pile": {**pile["draw_pile"], "desert": 4}})


@rule("KB-5")
def test_unknown_cards_are_dealt_as_they_are_imagined() -> None:
    """By frequency: a card of five is as likely in an unknown hand as in an imagined one."""
    chance = SeededChance(4)
    document = {**UNKNOWN, "discards": {"grass": 4, "flowers": 5, "forest": 5, "canyon": 4}}
    game = make("kingdom-builder")
    dealt = Counter(game.from_position(document, chance).position()["players"][1]["card"] for _ in range(600))
    state = game.from_position(document, chance)
    imagined = Counter(state.imagine(0, chance).position()["players"][1]["card"] for _ in range(600))
    assert set(dealt) == set(imagined) == {"canyon", "desert"}
    assert dealt["canyon"] == pytest.approx(100, abs=40) and imagined["canyon"] == pytest.approx(100, abs=40)


def test_a_position_brings_its_own_components() -> None:
    """A quadrant with other letters, fewer settlements: the position says so, and so does what it writes."""
    own = json.loads(json.dumps(KingdomBuilder.shipped_components()))
    tavern = next(entry for entry in own["quadrants"]["quadrants"] if entry["id"] == "tavern")
    tavern["rows"] = ["d" * 10, *tavern["rows"][1:]]
    own["cards"]["settlements"] = 20
    state = positions.read({**LEAST, "components": own})
    assert state.view(0)["legend"][state.view(0)["terrain"][3]] == "desert"
    written = state.position()
    assert (written["components"], written["players"][0]["supply"]) == (own, 19)
    assert positions.read(json.loads(positions.dumps(state))) == state


@rule("KB-23")
def test_a_tile_that_was_gained_in_the_turn_is_not_ready() -> None:
    gained = {**LEAST, "turn": {"player": 0, "card": "grass", "owed": 1, "gained": ["11.17"]}}
    written = positions.read(gained).position()
    assert (written["turn"]["uses"], written["turn"]["gained"]) == ({}, ["11.17"])


def players(*settlements: list[str], cards: str = "forest") -> dict[str, Any]:
    """Return seats with these settlements; all but the first hold a card, if there is one."""
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
        pytest.param(players(["20.0"], []), "'20.0' is not a hex; write row.column", id="off the board"),
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
def test_impossible_positions_are_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        positions.read({**LEAST, **change})


@rule("KB-48")
def test_in_the_last_round_only_those_who_still_play_hold_a_card() -> None:
    last = {**LEAST, **players(ALL, [], [], cards=""), "turn": {"player": 2, "card": "grass"}}
    state = positions.read(last)
    assert state.position()["last_round"]
    assert state.to_act == (2,)
