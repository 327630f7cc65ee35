"""Positions: possible ones are read, impossible ones are refused, and dice not rolled yet are rolled."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide.core import positions
from bastide.core.chance import Recorder, ScriptedChance, SeededChance
from bastide.core.errors import BadPosition
from bastide.core.game import Game
from bastide.core.journal import Journal, Match
from bastide.core.registry import make
from bastide.core.state import State
from bastide.games.feuville import Feuville
from bastide.games.feuville.moves import PERSONS
from tests.games.feuville.recipes import townscapes
from tests.games.feuville.table import Table
from tests.games.feuville.test_against_reference import LoadedDice, any_move
from tests.rules import rule
from tests.seeds import seeds

BARE = {"0": "start"}
SCAPE = {"-1": "1<w 2<f", "0": "start", "+1": "1n", "+2": "1>w 2>"}

GUARDS = {"0": "start", "+1": "1ww", "+2": "1w burnt"}


def document(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a position in a few words: the first player, perhaps the second, and anything else."""
    towns = [{"town": BARE, **player} for player in players]
    return {"game": "feuville", "players": [*towns, *[{"town": BARE}] * (2 - len(towns))], **more}


def turn(**more: Any) -> dict[str, Any]:
    return {"player": 0, "dice": [3, 5], **more}


def evaluated_town(town: dict[str, str], **more: Any) -> dict[str, Any]:
    """Return a town that was evaluated, with the coat of arms in column 0 unless it is elsewhere."""
    coat = {} if any("coat" in column for column in town.values()) else {"0": town["0"] + " coat"}
    return document({"town": {**town, **coat}, "evaluated": {"town-evaluation": 1}}, **more)


def gaps(persons: str) -> list[str | None]:
    """Return a decree row with gaps below these persons."""
    row = ["star-1", "own-discretion", "guard-1", "large-district", "flag-3", "small-district"]
    return [None if person in persons.split() else decree for person, decree in zip(PERSONS, row, strict=True)]


def read(document: dict[str, Any]) -> State:
    return positions.read(json.loads(json.dumps(document)))


# Everything that happens in play is read


def games(seed: int) -> Game:
    """Return every preset, and the box in which townscapes occur."""
    preset = list(Feuville.presets)[seed % len(Feuville.presets)]
    return make("feuville", preset=preset, components=townscapes() if seed % 2 else None)


@pytest.mark.parametrize("seed", seeds(10))
def test_all_positions_met_in_play_are_read(seed: int) -> None:
    game, choice, dice = games(seed), SeededChance(seed), LoadedDice(seed)
    state = game.start(2 + seed % 3, dice)
    while state.to_act:
        written = state.position()
        again = game.from_position(json.loads(json.dumps(written)))
        assert again.position() == written
        (player,) = state.to_act
        assert again.legal_moves(player) == state.legal_moves(player)
        state.play(player, any_move(state, player, choice), dice)
    assert game.from_position(state.position()).position() == state.position()


# Impossible positions


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    # Grass, coat of arms and fire
    (document({"town": {"0": "start coat grass"}}), "one grass tile"),
    (document({"town": {"0": "start 2f 3oo grass grass"}}), "one grass tile"),
    (document({"town": {"0": "start 2f burnt burnt"}}), "burnt once"),
    (document({"town": {"0": "start coat"}}), "coat of arms if and only if"),
    (document({"town": {"0": "start coat"}, "evaluated": {}}), "coat of arms if and only if"),
    (document({"evaluated": {"town-evaluation": 1}}), "coat of arms if and only if"),
    (document({"town": {"0": "start 2f grass"}}), "has grass and is not complete"),
    (document({"town": {"0": "start 2f 3oo grass"}, "evaluated": {}}), "match the scored districts"),
    (document({"evaluated": {"small-district": 1}}), "match the scored districts"),
    (
        document({"town": {"0": "start 2f 3oo grass"}, "evaluated": {"large-district": 1}}),
        "match the scored districts",
    ),
    (
        document(
            {
                "town": {"0": "start 2f 3oo grass", "+1": "1w", "+2": "1g 2s 3og grass"},
                "evaluated": {"large-district": 1},
            }
        ),
        "match the scored districts",
    ),
    (document({"town": {"0": "start 2f 3oo burnt"}}, options={"cloud_columns_may_burn": False}), "cannot burn"),
    # Points
    (document({"points": {"small-district": 5}}), "5 points by small-district"),
    (document({"points": {"symbols": 3}, "evaluated": {}}), "3 points by symbols"),
    (document({"points": {"symbols": 4}, "evaluated": {"guard-3": 1}}), "4 points by symbols"),
    (document({"points": {"symbols": 999}, "evaluated": {"guard-3": 1}}), "999 points by symbols"),
    (document({"points": {"symbols": 4}, "evaluated": {"guard-2": 1}}), "4 points by symbols"),
    (document({"town": GUARDS, "points": {"symbols": 8}, "evaluated": {"guard-2": 1}}), "8 points by symbols"),
    (
        document({"town": GUARDS, "points": {"own-discretion": 12}, "evaluated": {"own-discretion": 1}}),
        "12 points by own",
    ),
    (document({"points": {"splendid-view": 1}, "evaluated": {}}), "1 points by splendid-view"),
    (document({"points": {"splendid-view": 99}, "evaluated": {"splendid-view": 1}}), "99 points"),
    (document({"points": {"own-discretion": 4}, "evaluated": {"own-discretion": 1}}), "4 points by own-discretion"),
    (document({"points": {"fairy": 2}}), "2 points by fairy"),
    (document({"points": {"town-evaluation": 16}}), "16 points by town-evaluation"),
    (
        document({"town": {"0": "start coat"}, "evaluated": {"town-evaluation": 1}, "points": {"town-evaluation": 16}}),
        "16 points by town-evaluation",
    ),
    (
        document(
            {
                "town": {**SCAPE, "0": "start coat"},
                "evaluated": {"town-evaluation": 1},
                "points": {"town-evaluation": 13},
            }
        ),
        "13 points by town-evaluation",
    ),
    (document({"town": {"0": "start coat"}, "evaluated": {"town-evaluation": 1}}), "the townscape is missing"),
    (evaluated_town({**SCAPE, "+1": "1w"}), "the townscape is missing"),  # no gate
    (evaluated_town({**SCAPE, "+2": "1>w"}), "the townscape is missing"),  # half a corner tower
    (evaluated_town({"-1": "1>w 2>", "0": "start", "+1": "1n", "+2": "1<w 2<f"}), "the townscape is missing"),
    (evaluated_town(SCAPE, options={"tower_gaps": "one"}), "the townscape is missing"),
    (
        evaluated_town({**SCAPE, "+3": "1w coat"}, options={"evaluation_grass_scope": "evaluated-columns"}),
        "the townscape is missing",
    ),
    # Dice
    (document(turn=turn(used=["fairy publican", "fairy mayor"])), "used for 'fairy mayor'"),
    (document(turn=turn(used=["wall publican", "gnome thief"])), "used for 'gnome thief'"),
    (document(turn=turn(used=["gnome thief", "gnome mayor"])), "used for 'gnome thief'"),
    (document(turn=turn(used=["gnome thief"])), "used for 'gnome thief'"),
    (document(turn=turn(used=["wall publican", "sky publican"])), "used for 'sky publican'"),
    (document(turn=turn(used=["evaluation mayor"])), "evaluation that was not made"),
    (
        document(turn=turn(used=["fairy mayor", "evaluation publican"]), options={"fairy_and_evaluation": False}),
        "used for 'evaluation publican'",
    ),
    (
        document(turn=turn(used=["decree mayor"]), board={"decree": [None, None, None, None, "guard-1", None]}),
        "used for 'decree mayor'",
    ),
    (document(turn=turn(dice=None, used=["wall publican"])), "used for 'wall publican'"),
    (document(turn=turn(dice=[4, 4], used=["wall architect"])), "used for 'wall architect'"),
    # Questions
    (document(turn=turn(steps=["main", "publican 0"])), "'publican 0' cannot wait"),
    (document(turn=turn(steps=["main", "mayor"], used=["skill publican"])), "'mayor' cannot wait"),
    (document(turn=turn(steps=["main", "fairy"], used=["skill publican"])), "'fairy' cannot wait"),
    (document(turn=turn(steps=["main", "coat"], used=["skill publican"])), "'coat' cannot wait"),
    (document(turn=turn(steps=["main", "selection 0"], used=["skill mayor"])), "'selection 0' cannot wait"),
    (document(turn=turn(steps=["main", "hand 0 freely"], hand="1w")), "'hand 0 freely' cannot wait"),
    (document(turn=turn(steps=["main", "hand 0 freely"], hand="1w", used=["decree mayor"])), "cannot wait"),
    (document(turn=turn(steps=["main", "hand 0 freely"], hand="guard-1", used=["wall mayor"])), "cannot wait"),
    (
        document(turn=turn(steps=["main", "hand 0 room-only"], hand="1w", dice=[2, 5], used=["skill thief"])),
        "cannot wait",
    ),
    (document(turn=turn(steps=["main", "magician 2 2"], dice=[6, 5], used=["skill magician"])), "cannot wait"),
    (document(turn=turn(steps=["main", "charm"], charm="fire-protection", used=["fairy mayor"])), "cannot wait"),
    (document(turn=turn(steps=["main", "roll 0"])), "'roll 0' cannot wait"),
    (document(turn=turn(steps=["main", "roll 0"], dice=None)), "'roll 0' cannot wait"),
    (document(turn=turn(steps=["main", "dragon 0 0"], dice=None)), "'dragon 0 0' cannot wait"),
    (
        document({"store": ["small-district", None]}, turn=turn(steps=["main", "evaluate 1"], dice=[4, 4])),
        "cannot wait",
    ),
    (document({"store": ["griffin-3", None]}, turn=turn(steps=["main", "evaluate 1"])), "'evaluate 1' cannot wait"),
    (
        document(turn=turn(steps=["main", "hand 0 freely", "evaluate 0"], hand="1w", used=["wall mayor"])),
        "'evaluate 0' cannot wait",
    ),
    (
        document(
            turn=turn(steps=["main", "hand 0 freely", "evaluate 0"], hand="griffin-3", used=["decree mayor"]),
            board={"decree": gaps("mayor")},
        ),
        "'evaluate 0' cannot wait",
    ),
    (
        document(
            {"town": {"0": "start 2f 3oo"}, "store": ["small-district", None]},
            {"charms": ["great-selection"]},
            turn=turn(
                steps=["finish", "selection 1", "hand 1 outside", "evaluate 1"],
                hand="1w",
                used=["wall mayor", "wall publican"],
            ),
            options={"row_refill": "end-of-turn"},
        ),
        "'evaluate 1' cannot wait",
    ),
    (document(turn=turn(steps=["finish", "selection 0"])), "both dice are used"),
    (
        document({"town": {"0": "start", "+1": "1w"}}, turn=turn(dice=[4, 4], steps=["main", "dragon 0 1"])),
        "dragon asks",
    ),
    (
        document(
            {"town": {"0": "start", "+1": "1w"}}, turn=turn(dice=[4, 4], steps=["main", "dragon 0 1"], named=["+1"])
        ),
        "dragon asks",
    ),
    # Rows, fairy tiles, the end
    (document(turn=turn(), board={"wall": [None] * 6}), "The row 'wall' cannot be empty: 30 tiles"),
    (document(turn=turn(used=["wall mayor"]), board={"wall": [None] * 6}), "The row 'wall' cannot be empty"),
    (
        document(turn=turn(used=["wall mayor"]), board={"sky": [None] * 6}, options={"row_refill": "end-of-turn"}),
        "The row 'sky' cannot be empty",
    ),
    (
        document(turn=turn(), board={"decree": gaps("thief")}),
        "must be full at the start of a turn: its pile still holds",
    ),
    (document(turn=turn(), board={"decree": [None] * 6}), "The decree row must be full"),
    (document(turn=turn(used=["wall mayor"]), board={"decree": gaps("mayor")}), "The decree row must be full"),
    (document(turn=turn(used=["decree mayor"]), board={"decree": gaps("mayor thief")}), "The decree row must be full"),
    (document(turn=turn(used=["skill mayor"]), board={"decree": gaps("thief mayor")}), "The decree row must be full"),
    (document(turn=turn(used=["gnome thief"] * 2), board={"decree": gaps("mayor")}), "The decree row must be full"),
    (document(turn=turn(used=["gnome mayor"] * 2), board={"decree": gaps("mayor thief")}), "row must be full"),
    (document(turn=turn(), board={"fairy": ["prestige-3", None, "prestige-4"]}), "fairy tile 2 is missing"),
    (document(removed=["prestige-3"]), "never leaves the game"),
    (document(removed=["fire-protection"]), "never leaves the game"),
    (document(removed=["fire-protection"], options={"spent_theft_protection": "removed"}), "never leaves the game"),
    (document(last_round=False), "it was the last round"),
    (document(turn=turn(), last_round=True), "not the last round"),
]


@rule("FV-12", "FV-26", "FV-33", "FV-35", "FV-37", "FV-44", "FV-45", "FV-52", "FV-54", "FV-59", "FV-63", "FV-71")
@pytest.mark.parametrize(("wanted", "reason"), IMPOSSIBLE, ids=lambda value: value if isinstance(value, str) else "")
def test_impossible_positions_are_refused(wanted: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(reason)):
        read(wanted)


POSSIBLE: list[dict[str, Any]] = [
    evaluated_town(SCAPE),
    evaluated_town({"-1": "1<w 2<f burnt", "0": "start", "+1": "1n burnt", "+2": "1>w 2> burnt"}),
    evaluated_town({**SCAPE, "0": "start 2s"}, options={"tower_gaps": "one"}),
    evaluated_town({**SCAPE, "+3": "1w coat"}),
    document({"town": {"0": "start 2f 3oo grass"}}),
    document({"town": {"0": "start 2f 3oo grass", "+1": "1w 2s 3og grass"}, "evaluated": {"large-district": 1}}),
    document({"town": {"0": "start 2f 3oo grass", "+1": "1w 2s 3og grass"}, "evaluated": {"small-district": 2}}),
    document({"town": {"0": "start 2f 3oo burnt grass"}}),
    document({"points": {"fairy": 20, "entertainer": 1}}),
    document({"town": GUARDS, "points": {"symbols": 9}, "evaluated": {"guard-3": 1, "flag-1": 1}}),
    document({"town": GUARDS, "points": {"own-discretion": 9}, "evaluated": {"own-discretion": 1}}),
    document(
        {"town": {**SCAPE, "0": "start coat"}, "evaluated": {"town-evaluation": 1}, "points": {"town-evaluation": 12}}
    ),
    document(
        {
            "town": {**SCAPE, "0": "start 2s coat", "+1": "1n 2w"},
            "evaluated": {"town-evaluation": 1},
            "points": {"town-evaluation": 14},  # a tower came later
        }
    ),
    document(turn=turn(used=["fairy mayor", "skill publican"])),
    document(turn=turn(used=["wall mayor"]), board={"wall": [None] * 6}, options={"row_refill": "end-of-turn"}),
    document(turn=turn(used=["decree mayor", "decree publican"]), board={"decree": gaps("mayor publican")}),
    document(turn=turn(used=["skill mayor", "decree publican"]), board={"decree": gaps("thief publican")}),
    document(turn=turn(used=["gnome thief"] * 2), board={"decree": gaps("thief")}),
    document(turn=turn(used=["gnome mayor"] * 2), board={"decree": gaps("magician")}),
    document(removed=["fire-protection"], options={"discarded_fairy_tile": "removed"}),
    document(removed=["theft-protection"], options={"spent_theft_protection": "removed"}),
]


@rule("FV-31", "FV-37", "FV-45")
@pytest.mark.parametrize("wanted", POSSIBLE)
def test_possible_positions_are_read(wanted: dict[str, Any]) -> None:
    state = read(wanted)
    assert read(state.position()).position() == state.position()


@rule("FV-41", "FV-74")
def test_the_town_evaluation_counts_for_the_mercy() -> None:
    assert [score.total for score in read(evaluated_town(SCAPE)).scores()] == [0, 7]


@rule("FV-31", "FV-32")
def test_left_out_the_districts_are_those_that_the_grass_shows() -> None:
    town = {"0": "start 2f 3oo grass", "+1": "1w 2s 3og grass", "+2": "1g", "+3": "1n 2w 3of grass"}
    player = read(document({"town": town})).position()["players"][0]
    assert player["evaluated"] == {"small-district": 1, "large-district": 1}


@rule("FV-26", "FV-54")
def test_a_row_left_out_stays_left_out() -> None:
    state = read(document(turn=turn(), board={"tower": ["2f", None, None, None, None, None]}))
    assert set(state.position()["board"]) == {"tower"}
    assert read(state.position()).position() == state.position()


# Every field of a real position, changed


Mutation = Callable[[dict[str, Any]], object]


MUTATIONS: dict[str, Mutation] = {
    "two fairy dice": lambda wrong: wrong["turn"].update(used=["fairy publican", "fairy mayor"]),
    "a tile twice": lambda wrong: wrong["board"]["wall"].__setitem__(0, wrong["board"]["wall"][1]),
    "a tile gone": lambda wrong: wrong["board"]["wall"].__setitem__(0, None),
    "a tower among walls": lambda wrong: wrong["board"]["wall"].__setitem__(0, "2f"),
    "a decree gone": lambda wrong: wrong["board"]["decree"].__setitem__(0, None),
    "a fairy tile gone": lambda wrong: wrong["board"]["fairy"].__setitem__(0, None),
    "the last round": lambda wrong: wrong.update(last_round=True),
    "over": lambda wrong: wrong.update(turn=None),
    "a longer pile": lambda wrong: wrong.update(decrees_left=wrong["decrees_left"] + 1),
    "more grass": lambda wrong: wrong.update(neutral_grass=wrong["neutral_grass"] + 1),
    "an unknown player": lambda wrong: wrong.update(start_player=2),
    "grass": lambda wrong: wrong["players"][0]["town"].update({"0": wrong["players"][0]["town"]["0"] + " grass"}),
    "a coat of arms": lambda wrong: wrong["players"][0]["town"].update(
        {"0": wrong["players"][0]["town"]["0"] + " coat"}
    ),
    "a ruin of rock": lambda wrong: wrong["players"][1]["town"].update({"0": "start burnt"}),
    "an evaluation": lambda wrong: wrong["players"][0]["evaluated"].update({"town-evaluation": 1}),
    "a district": lambda wrong: wrong["players"][0]["evaluated"].update({"small-district": 1}),
    "points": lambda wrong: wrong["players"][0]["points"].update({"small-district": 5}),
    "a charm": lambda wrong: wrong["players"][0]["charms"].append("fire-protection"),
    "a piece": lambda wrong: wrong["players"][0].update(store=["guard-1 protected", None]),
    "removed": lambda wrong: wrong["removed"].append("1w"),
    "in the hand": lambda wrong: wrong["turn"].update(hand="1w"),
    "named": lambda wrong: wrong["turn"].update(named=["0"]),
    "a step": lambda wrong: wrong["turn"].update(steps=["main", "mayor"]),
    "no first step": lambda wrong: wrong["turn"].update(steps=["mayor"]),
    "a supply": lambda wrong: wrong.update(supply={}),
    "hidden decrees": lambda wrong: wrong.update(hidden_decrees={}),
    "piles": lambda wrong: wrong["piles"]["wall"]["I"].update({"1w": 9}),
}


@pytest.mark.parametrize("name", MUTATIONS)
def test_a_position_changed_in_one_field_is_refused(name: str) -> None:
    first = make("feuville").start(2, SeededChance(3)).position()
    assert first["turn"]["dice"][0] != first["turn"]["dice"][1]
    wrong = copy.deepcopy(first)
    MUTATIONS[name](wrong)
    assert wrong != first
    with pytest.raises(BadPosition):
        read(wrong)


# Before the roll


@rule("FV-10")
def test_before_the_roll_the_dice_are_rolled() -> None:
    """Left to chance, in the order in which a turn asks for it; without a chance it is always the same."""
    for before in ({"player": 1}, {"player": 1, "dice": None}, {"player": 1, "dice": None, "steps": ["main"]}):
        chance = Recorder(ScriptedChance("2", "6"))
        state = positions.read(document(turn=before), chance=chance)
        assert [(outcome.name, outcome.kind) for outcome in chance.outcomes] == [("die", "2"), ("die", "6")]
        assert state.position()["turn"]["dice"] == [2, 6] and state.to_act == (1,)
    fixed = [read(document(turn={"player": 1})).position() for _ in range(2)]
    assert fixed[0] == fixed[1]


@rule("FV-60", "FV-66")
def test_a_double_brings_the_dragon_before_the_next_roll() -> None:
    town = {"0": "start 2f 3og", "+1": "1w"}
    state = positions.read(document({"town": town}, turn={"player": 0}), chance=ScriptedChance("4", "4"))
    assert state.position()["turn"]["steps"] == ["main", "dragon 0 1"]
    written = document({"town": town}, turn={"player": 0, "dice": [4, 4]})  # a double that was just rolled
    assert read(written).position() == state.position()
    after = document({"town": town}, turn={"player": 0, "dice": [4, 4], "steps": ["main"]})
    assert positions.read(after, chance=ScriptedChance("1", "2")).position()["turn"]["dice"] == [1, 2]


@rule("FV-10", "FV-29")
def test_before_the_roll_to_the_letter_stored_decrees_come_first() -> None:
    stored = {"town": {"0": "start", "+1": "1ww"}, "store": ["guard-2", "1w"]}
    written = document(stored, turn={"player": 0}, options={"decrees_any_time": True})
    table = Table(read(written))
    assert table.legal() == {"evaluate 1", "roll"}
    assert table.state.position()["turn"] == {
        **table.state.position()["turn"],
        "dice": None,
        "steps": ["main", "roll 0"],
    }
    assert read(table.state.position()).position() == table.state.position()
    assert table.play("evaluate 1").points() == 4
    assert table.legal() == {"roll"}
    assert read(table.state.position()).position() == table.state.position()
    assert table.play("roll", drawn="1 2").step == "main"


@rule("FV-10")
def test_a_position_before_the_roll_is_played_on_and_its_journal_folds() -> None:
    game = make("feuville")
    match = Match.begin_from(game, document(turn={"player": 0}), SeededChance(4))
    assert [outcome.name for outcome in match.journal.setup] == ["die", "die"]
    while match.state.to_act:
        (player,) = match.state.to_act
        match.play(player, any_move(match.state, player, SeededChance(len(match.journal.plies))), SeededChance(5))
        if len(match.journal.plies) > 40:
            break
    again = Journal.loads(match.journal.dumps()).fold()
    assert again.position() == match.state.position()


# Tiles that are not in the shipped list


@rule("FV-1")
def test_a_position_brings_its_own_components() -> None:
    box = json.loads(json.dumps(Feuville.shipped_components()))
    box["tiles"]["tiles"][3].update(symbols=["griffin", "griffin", "star"])
    town = {"0": "start", "+1": "1>sgg"}
    with pytest.raises(BadPosition, match="no tile '1>sgg'"):
        read(document({"town": town}))
    state = read(document({"town": town, "store": ["griffin-3", None]}, turn=turn(), components=box))
    assert Table(state).play("evaluate 1").points() == 6
    assert positions.read(state.position()).position()["components"] == box
    outside = positions.read(document({"town": town}), components=box)  # or from a file beside it
    assert outside.position()["components"] == box


# The documentation


def test_the_position_in_the_documentation_is_complete_and_loads() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    (text,) = re.findall(r'```json\n(\{"game": "feuville",.*?)```', page, re.DOTALL)
    written = json.loads(text)
    assert read(written).position() == written
    section = page[page.index("## Feuville") :].partition("\n## ")[0]
    for field in (*written, *written["turn"], *written["board"], *written["players"][0], "rules", "components"):
        assert f"`{field}`" in section or f"`turn.{field}`" in section or f"`board.{field}`" in section, field


def test_a_position_that_no_game_leads_to_is_laid_out_and_scored() -> None:
    game = make("feuville")
    towns = [{"town": {"0": "start"}, "points": {"symbols": 9}}, {"town": {"0": "start"}}]
    document = {"game": "feuville", "players": towns}
    with pytest.raises(BadPosition, match="cannot have scored 9 points"):
        game.from_position(document)
    laid_out = game.lay_out(document)
    assert [score.total for score in laid_out.scores()] == [16, 7]
    assert laid_out.view(None)["players"][0]["points"] == 9
