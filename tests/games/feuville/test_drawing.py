"""The table in a terminal and in words."""

import re
import unicodedata

import pytest

from bastide import words
from bastide.core.chance import SeededChance
from bastide.core.layout import WIDTH
from bastide.core.registry import make
from bastide.games.feuville import Feuville, drawing, moves
from tests.games.feuville.table import FULL, START, position
from tests.words import usage


def test_everything_on_the_table_is_drawn() -> None:
    town = {0: "-2: 1<w 2<f 3oo grass | -1: 1ng | 0: start 2s coat | +1: 1>w 2> burnt", 1: START}
    table = position(
        board=FULL,
        town=town,
        store={0: "1nw, griffin-3 protected"},
        charms={0: "fire-protection"},
        dice="3 5",
        evaluated={0: "small-district town-evaluation"},
    )
    drawn = drawing.text(table.state.view(0), colour=False, lit=("publican", "-1", "+2"), names=("Anna", "Ben"))
    for part in (
        "1<w",
        "3oo",
        "start",
        "##",
        '""""""',
        "@@@@@@",
        "griffin 3 (!)",
        "fire protection",
        "Anna",
        "[-1]",
        "[+2]",
    ):
        assert part in drawn, part
    assert ">3 publican" in drawn and "[3]" in drawn


def width(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in line)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_nothing_is_drawn_beyond_80_columns(lang: str) -> None:
    game, chance = Feuville(), SeededChance(4)
    state = game.start(4, chance)
    while state.to_act:
        (player,) = state.to_act
        legal = state.legal_moves(player)
        state.play(player, legal[chance.below(len(legal))], chance)
        view = state.view(player)
        lit = {value for move in state.legal_moves(player) for value in game.moves.arguments(move).values()}
        drawn = drawing.text(view, colour=False, lit=lit, label=lambda id_: words.name(game, id_, lang), names=NAMES)
        assert [line for line in drawn.splitlines() if width(line) > WIDTH] == []


def test_a_long_town_goes_on_below() -> None:
    view = position(board=FULL, town={0: START, 1: START}, dice="3 5").state.view(0)
    (start,) = view["players"][0]["town"]
    view["players"][0]["town"] = [start, *({**start, "column": f"+{number}"} for number in range(1, 14))]
    drawn = drawing.text(view, colour=False, lit=("-1", "+14")).splitlines()
    assert all(width(line) <= WIDTH for line in drawn)
    first, second = (next(line for line in drawn if sign in line) for sign in ("+9", "+13"))
    assert first.split() == ["[-1]", "0", *(f"+{column}" for column in range(1, 10))]
    assert second.split() == ["+10", "+11", "+12", "+13", "[+14]"]


NAMES = ("A name of 20 letters", "Ben", "Carla", "Dora")


def test_the_drawing_names_the_edition_and_speaks_the_readers_language() -> None:
    game = make("feuville", preset="dutch")
    state = game.start(2, SeededChance(1))
    drawn = drawing.text(state.view(None), colour=False, label=lambda id_: words.name(game, id_, "de"))
    assert "Ausgabe: Niederländisch" in drawn and "Gaukler" in drawn
    english = drawing.text(state.view(None), colour=False, label=lambda id_: words.name(game, id_, "en")).splitlines()
    rows = english[2:8]  # everything is in its column, even beside the long name of the Travelling Entertainer
    assert {row[english[1].index("wall")] + row[english[1].index("sky")] for row in rows} == {"13"}
    mixed = make("feuville", options={"row_refill": "end-of-turn"}).start(2, SeededChance(1))
    assert "mixed" in drawing.text(mixed.view(None), colour=False)


@pytest.mark.parametrize("colour", [True, False])
def test_every_position_of_a_game_can_be_drawn(colour: bool) -> None:
    game = make("feuville")
    chance = SeededChance(5)
    state = game.start(3, chance)
    while state.to_act:
        assert drawing.text(state.view(None), colour=colour)
        legal = state.legal_moves(state.to_act[0])
        state.play(state.to_act[0], legal[chance.below(len(legal))], chance)
    assert "game over" in drawing.text(state.view(None), colour=colour)


def test_hand_fairy_tile_and_last_round_are_shown() -> None:
    table = position(board=FULL, last_round=True, pile=0, player=2, players=3).play("wall mayor")
    assert "hand: 1>w" in drawing.text(table.state.view(None), colour=False)
    assert "last round" in drawing.text(table.state.view(None), colour=False)
    held = {0: "fire-protection fire-protection"}
    table = position(fairy="great-selection prestige-3 prestige-4", charms=held).play("fairy mayor", "charm 1")
    assert "hand: great selection" in drawing.text(table.state.view(None), colour=False)


def test_the_preview_says_what_each_decree_would_score() -> None:
    town = {0: "0: start 2wf 3oog | +1: 1ws 2sg 3og"}
    worth = position(town=town).state.view(None)["players"][0]["worth"]
    assert worth["guard-3"] == 6 and worth["griffin-2"] == 6 and worth["own-discretion"] == 6
    assert (worth["small-district"], worth["large-district"], worth["splendid-view"]) == (5, 10, 6)
    assert "town-evaluation" not in worth


def test_the_dice_of_the_view_say_what_they_were_used_for() -> None:
    table = position(board=FULL, dice="3 5").play("wall publican", "store")
    turn = table.state.view(None)["turn"]
    assert turn["dice"] == [
        {"value": 3, "person": "publican", "used": "wall publican"},
        {"value": 5, "person": "mayor", "used": None},
    ]
    turn = position(dice="3 5").play("gnome thief").state.view(None)["turn"]
    assert [die["used"] for die in turn["dice"]] == ["gnome thief"] * 2


def test_the_table_of_moves_has_about_600_entries() -> None:
    game = make("feuville")
    assert len(game.moves) == moves.COUNT == 626
    assert game.moves.text(moves.BUILD_STORED + 31) == "build 1 +1"


def test_every_status_and_event_exists() -> None:
    statuses = {text for text in usage.strings(Feuville) if re.fullmatch(r"status-[a-z-]+", text)}
    assert len(statuses) == 21 and "status-over" in statuses
