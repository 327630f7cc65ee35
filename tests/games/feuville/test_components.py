"""Component data is checked, positions too, and the editions are what they should be."""

import json
import re
from typing import Any

import pytest

from bastide.core.chance import SeededChance
from bastide.core.errors import BadComponents, BadPosition
from bastide.core.registry import make
from bastide.games.feuville import Feuville
from bastide.games.feuville.editions import EDITIONS
from tests.games.feuville.table import position
from tests.rules import rule


def changed(change: Any) -> dict[str, Any]:
    box: dict[str, Any] = json.loads(json.dumps(Feuville.shipped_components()))
    change(box)
    return box


@rule("FV-1")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda box: box["tiles"]["tiles"][0].update(clouds=1), "W01 has clouds but is not a sky"),
        (lambda box: box["tiles"]["tiles"][30].update(gate=True), "T01 has a gate but is not a wall"),
        (lambda box: box["tiles"]["tiles"][60].update(corner="left"), "S01 is a sky or a gate"),
        (lambda box: box["tiles"]["tiles"][0].update(back="start"), "which only skies have"),
        (lambda box: box["tiles"]["tiles"][60].update(back="I"), "needs 6 skies with the start back"),
        (lambda box: box["tiles"]["tiles"][0].update(symbols=["dragon"]), "must be guard, star, flag, or griffin"),
        (lambda box: box["tiles"].update(tiles=box["tiles"]["tiles"][25:]), "needs 6 to 60 tiles of the kind wall"),
        (lambda box: box["tiles"]["tiles"][1].update(tile="W01"), "tiles.tiles has W01 twice"),
        (
            lambda box: box["tiles"]["tiles"].append({**box["tiles"]["tiles"][0], "tile": "W31"}),
            "tiles.tiles needs 18 to 90 tiles, not 91",
        ),
        (
            lambda box: [tile.update(symbols=["griffin"] * 4) for tile in box["tiles"]["tiles"]],
            "shows the symbol griffin more than 250 times",
        ),
        (lambda box: box["decrees"]["decrees"].reverse(), "must be in the order"),
        (lambda box: box["decrees"].update(removed_unseen=30), "fewer than are removed and laid out"),
        (lambda box: box["decrees"]["decrees"][-1].update(number=3), "a town evaluation for each of 4 players"),
        (lambda box: box["fairy"]["fairy"][0].update(points=9), "as many points as its id says"),
        (lambda box: box["fairy"]["fairy"].append(box["fairy"]["fairy"][0]), "has an id twice"),
        (
            lambda box: box["fairy"].update(fairy=[{"id": "great-selection", "number": 2, "rule": ""}]),
            "at least 3 tiles",
        ),
        (lambda box: box.update(more={}), "unknown field 'more'"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_the_reason(change: Any, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        make("feuville", components=changed(change))


@rule("FV-1")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda box: box["tiles"]["tiles"].pop(), "tiles.tiles: 89 in this file, 90 in the box"),
        (lambda box: box["tiles"]["tiles"].pop(30), r"tiles.tiles \(tower\): 29 in this file, 30 in the box"),
        (lambda box: box["decrees"]["decrees"][0].update(number=2), "decrees.decrees: 31 in this file, 30 in the box"),
        (lambda box: box["decrees"].update(removed_unseen=6), "decrees.removed_unseen: 6 in this file, 7 in the box"),
        (lambda box: box["decrees"].update(neutral_grass=15), "decrees.neutral_grass: 15 in this file, 16 in the box"),
        (lambda box: box["fairy"]["fairy"][0].update(number=1), "fairy.fairy: 17 in this file, 18 in the box"),
    ],
)
def test_other_numbers_than_in_the_box_are_played_with_and_mentioned(change: Any, reason: str) -> None:
    game = make("feuville", components=changed(change))
    assert any(re.match(reason, str(warning)) for warning in game.component_warnings())
    game.start(2, SeededChance(1))


@rule("FV-1")
def test_the_box_itself_is_nothing_to_mention() -> None:
    assert make("feuville").component_warnings() == []
    halves = changed(lambda box: box["tiles"]["tiles"][70].update(symbols=["guard"]))
    assert make("feuville", components=halves).component_warnings() == []


@rule("FV-1")
def test_errors_name_the_tile() -> None:
    with pytest.raises(BadComponents, match=r"W04\.symbols"):
        make("feuville", components=changed(lambda box: box["tiles"]["tiles"][3].update(symbols="guard")))
    nameless = changed(lambda box: box["tiles"]["tiles"][3].pop("tile") and box["tiles"]["tiles"][3].update(clouds=1))
    with pytest.raises(BadComponents, match=r"tiles.tiles\[3\] \(wall\) has clouds but is not a sky"):
        make("feuville", components=nameless)


@rule("FV-1")
def test_a_corrected_file_can_be_played_with() -> None:
    box = changed(lambda box: box["tiles"]["tiles"][0].update(symbols=["griffin", "griffin"]))
    table = position(town={0: "0: start | +1: 1<gg"}, store={0: "griffin-1"}, components=box)
    assert table.play("evaluate 1").points() == 2
    assert table.state.position()["components"] == box


@rule("FV-1", "FV-21")
def test_a_box_with_other_shares_of_walls_and_skies_can_be_played_with() -> None:
    """Only the 30 towers are in the rulebook: the other 60 tiles need not be halved."""

    def more_walls(box: dict[str, Any]) -> None:
        for tile in box["tiles"]["tiles"][70:76]:
            del tile["clouds"]
            tile["kind"] = "wall"

    table = position(components=changed(more_walls))
    assert (table.left("wall"), table.left("sky")) == (36, 18)


@rule("FV-26", "FV-37", "FV-51", "FV-53", "FV-57", "FV-63")
def test_the_editions() -> None:
    """Section J."""
    german = {
        "magician_fairy_when_nothing_burnt": 2,
        "row_refill": "at-once",
        "cloud_columns_may_burn": True,
        "discarded_fairy_tile": "supply",
        "spent_theft_protection": "supply",
        "evaluation_grass_scope": "town",
        "tower_gaps": "any",
        "start_player_ends_at_once": True,
        "mercy_on_tie": "all",
        "decrees_any_time": False,
        "fairy_and_evaluation": True,
        "thief_makes_room": True,
    }
    english = {**german, "magician_fairy_when_nothing_burnt": 1, "cloud_columns_may_burn": False}
    waiting = {**english, "row_refill": "end-of-turn", "discarded_fairy_tile": "removed"}
    dutch = {**waiting, "tower_gaps": "one"}
    french = {**waiting, "spent_theft_protection": "removed", "evaluation_grass_scope": "evaluated-columns"}
    literal = {**german, "decrees_any_time": True, "fairy_and_evaluation": False, "thief_makes_room": False}
    wanted = {"german": german, "english": english, "french": french, "dutch": dutch, "literal": literal}
    assert {name: make("feuville", preset=name).settings for name in Feuville.presets} == wanted
    assert make("feuville").settings == german


def test_the_table_shows_its_edition() -> None:
    for edition in EDITIONS:
        assert position(edition=edition).state.view(None)["edition"] == edition
    assert position(edition="dutch", mercy_on_tie="nobody").state.view(None)["edition"] == "dutch"
    assert position(edition="literal").state.view(None)["edition"] == "german"  # to the letter, but the same book
    assert position(edition="dutch", row_refill="at-once").state.view(None)["edition"] is None


USED = "fairy publican, skill mayor"


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"town": {0: "-1: 1w | +1: 1g"}}, "one row of columns with column 0"),
        ({"town": {0: "0: start | +2: 1g"}}, "one row of columns"),
        ({"town": {0: "0: start 3oo"}}, "wall, tower, sky from below"),
        ({"town": {0: "0: start | +1: burnt 1w"}}, "wall, tower, sky from below"),
        ({"town": {0: "0: start burnt"}}, "never burns"),
        ({"town": {0: "0: start coat | +1: 1w coat"}}, "only one coat of arms"),
        ({"town": {0: "0: start | +1: 1www"}}, "no tile '1www'"),
        ({"town": {0: "0: start | +1: 1gg | +2: 1gg"}}, "'1gg' do not add up"),
        ({"board": {"wall": "2f"}}, "is not a wall"),
        ({"store": {0: "guard-1", 1: "guard-1"}}, "guard-1 do not add up"),
        (
            {"charms": {0: "fire-protection", 1: "fire-protection"}, "fairy": " ".join(["fire-protection"] * 3)},
            "add up",
        ),
        ({"hand": "1w"}, "in the hand if and only if"),
        ({"steps": "publican 0"}, "first of the steps"),
        ({"steps": "main, dance"}, "not a step"),
        ({"used": "wall thief"}, "No die can have been used"),
        ({"used": "a nap"}, "No die can have been used"),
        ({"steps": "main, thief, mayor", "dice": "2 3", "used": "skill thief"}, "'mayor' cannot wait there"),
        ({"steps": "main, fairy, coat", "used": "fairy mayor"}, "'coat' cannot wait there"),
        ({"steps": "main, thief, clouds 1", "dice": "2 3", "used": "skill thief"}, "'clouds 1' cannot wait there"),
        ({"steps": "main, person thief"}, "'person thief' cannot wait there"),
        ({"steps": "main, dragon 0 0"}, "'dragon 0 0' cannot wait there"),
        ({"steps": "main, evaluate 0"}, "'evaluate 0' cannot wait there"),
        ({"steps": "main, evaluate 1", "store": {0: "1w"}}, "'evaluate 1' cannot wait there"),
        ({"steps": "main, evaluate 1", "store": {0: "guard-1"}}, "'evaluate 1' cannot wait there"),
        ({"steps": "main, hand 1 freely", "hand": "1w"}, "'hand 1 freely' cannot wait there"),
        ({"steps": "main, hand 1 outside", "hand": "1w"}, "'hand 1 outside' cannot wait there"),
        ({"steps": "main, selection 1, hand 1 must-build", "hand": "1w"}, "cannot wait there"),
        ({"steps": "main, publican 1, hand 1 must-build", "hand": "guard-1"}, "cannot wait there"),
        (
            {"steps": "finish, selection 0, evaluate 1", "store": {0: "small-district"}, "used": USED},
            "cannot wait there",
        ),
        ({"charm": "fire-protection", "steps": "main, charm"}, "'charm' cannot wait there"),
        ({"named": "0"}, "gave the columns 0"),
        ({"named": "+1", "dice": "4 4", "steps": "main, dragon 0 1"}, "gave the columns"),
        ({"player": 3}, "only 2 players"),
        ({"evaluated": {0: "town-evaluation town-evaluation"}}, "only once"),
        ({"steps": "finish", "used": USED}, "The turn is over"),
        ({"steps": "finish"}, "both dice are used"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(wanted: Any, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        position(**wanted)


def test_piles_decrees_supply_and_grass_must_add_up() -> None:
    document = position().state.position()
    for field, value in (
        ("neutral_grass", 3),
        ("decrees_left", 3),
        ("hidden_decrees", {}),
        ("supply", {}),
        ("removed", ["1gg", "1gg"]),
    ):
        with pytest.raises(BadPosition):
            make("feuville").from_position({**document, field: value})
    with pytest.raises(BadPosition, match="does not fit"):
        make("feuville").from_position({**document, "colour": "red"})
