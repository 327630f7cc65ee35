"""Every reason why a move is refused, with its rule."""

import re
from pathlib import Path

from bastide.games.feuville import Feuville
from tests.games.feuville.table import FULL, position
from tests.rules import rule
from tests.words.usage import uses

THREE = "theft-protection great-selection fire-protection"
DRAGON = "main, dragon 0 0"


@rule("FV-10", "FV-76")
def test_who_and_when() -> None:
    assert position(over=True).refused("end", by=-1) == "FV-76 game-over"
    assert position().refused("skill mayor", by=1) == "FV-10 not-asked"
    assert position().refused(9999) == position().refused(-1) == "FV-10 no-such-move"


@rule("FV-12", "FV-13", "FV-59")
def test_dice() -> None:
    table = position(board={"wall": "1w . . . 1g"}, dice="3 5")
    assert table.refused("end") == "FV-13 dice-left"
    assert table.refused("wall entertainer") == "FV-12 no-such-die"
    assert table.refused("skill thief") == table.refused("decree thief") == "FV-12 no-such-die"
    assert table.refused("tower mayor") == "FV-15 slot-empty"
    assert table.refused("decree mayor") == "FV-28 no-decree-there"
    table.play("gnome thief")
    assert table.refused("end") == "FV-59 choose-for-gnome"
    assert table.refused("skill mayor") == "FV-59 gnome-elsewhere"


@rule("FV-14", "FV-16", "FV-29", "FV-46", "FV-47", "FV-52", "FV-60", "FV-68")
def test_answers_to_questions_not_asked() -> None:
    table = position()
    for move in ("build +1", "evaluate hand", "store", "replace 1"):
        assert table.refused(move) == "FV-16 nothing-in-hand"
    assert table.refused("burn 0") == table.refused("shield") == "FV-60 no-dragon"
    assert table.refused("repair 0") == "FV-68 no-repair"
    assert table.refused("coat 0") == "FV-37 no-coat-now"
    for move in ("district 0", "view low 0", "symbol flag"):
        assert table.refused(move) == "FV-29 choose-decree-first"
    for move in ("charm 1", "keep", "swap great-selection"):
        assert table.refused(move) == "FV-52 no-charm-now"
    assert table.refused("steal next 1") == "FV-47 no-thief"
    assert table.refused("roll") == table.refused("stop") == "FV-46 no-entertainer"
    assert table.refused("pass") == "FV-14 nothing-to-pass"


@rule("FV-16", "FV-29", "FV-46", "FV-47", "FV-48", "FV-49", "FV-50", "FV-51", "FV-52", "FV-53", "FV-56", "FV-70")
def test_another_question_comes_first() -> None:
    assert position(board=FULL).play("wall mayor").refused("end") == "FV-16 place-piece-first"
    complete = {0: "0: start 2f 3oo"}
    table = position(store={0: "small-district"}, town=complete).play("evaluate 1")
    assert table.refused("end") == "FV-29 finish-evaluation"
    burnt = {0: "-1: 1w burnt | 0: start 2f"}
    assert position(town=burnt, store={0: "3oo"}).play("build 1 0").refused("end") == "FV-70 repair-or-pass"
    assert position(dice="1 5").play("skill entertainer", drawn="2").refused("pass") == "FV-46 roll-or-stop"
    assert position(dice="2 5", store={1: "1w"}).play("skill thief").refused("end") == "FV-47 steal-or-pass"
    assert position(board=FULL).play("skill publican").refused("end") == "FV-48 take-or-pass"
    assert position(board=FULL).play("skill publican", "pass", "wall mayor").refused("pass") == "FV-48 must-build"
    assert position(board=FULL, dice="4 5").play("skill architect").refused("end") == "FV-49 take-or-pass"
    assert (
        position(decrees="guard-1 guard-2 guard-3 star-1 star-2 star-3").play("skill mayor").refused("end")
        == "FV-50 decree-or-pass"
    )
    assert position(dice="6 5").play("skill magician").refused("end") == "FV-51 magic-or-pass"
    assert position().play("fairy mayor").refused("pass") == "FV-52 choose-charm"
    full = {0: "fire-protection fire-protection"}
    table = position(fairy=THREE, charms=full).play("fairy mayor", "charm 1")
    assert table.refused("pass") == "FV-53 place-charm"
    great = {1: "great-selection"}
    table = position(board=FULL, dice="4 5", charms=great).play("skill architect")
    assert table.refused("end") == "FV-56 take-or-pass"
    table = position(town={0: "0: start 2f 3og | +1: 1w"}, dice="4 4", steps=DRAGON)
    assert table.refused("end") == "FV-63 name-column"


@rule("FV-17", "FV-18", "FV-57")
def test_player_boards() -> None:
    table = position(board=FULL, store={0: "-, 1w protected"}, charms={0: "theft-protection"})
    assert table.refused("build 1 +1") == table.refused("evaluate 1") == "FV-17 space-empty"
    assert table.refused("protect 1") == "FV-17 space-empty"
    assert table.refused("protect 2") == "FV-57 already-protected"
    assert position(store={0: "1w"}).refused("protect 1") == "FV-57 no-theft-protection"
    assert table.play("wall mayor").refused("replace 2") == "FV-18 storage-has-room"
    full = position(board=FULL, store={0: "guard-1, 1w"}).play("wall mayor")
    assert full.refused("store") == "FV-18 storage-full"


@rule("FV-16", "FV-19", "FV-20", "FV-21", "FV-24", "FV-28")
def test_building_and_evaluating_the_wrong_thing() -> None:
    town = {0: "-1: 1g burnt | 0: start 2f"}
    table = position(town=town, store={0: "guard-1, 1w"})
    assert table.refused("build 1 +1") == "FV-16 not-a-tile"
    assert table.refusal("evaluate 2") == ("FV-28", "not-a-decree", {"tile": "wall"})
    assert table.refused("build 2 0") == "FV-19 place-taken"
    assert table.refused("build 2 +5") == "FV-21 wall-at-the-ends"
    assert position(town=town, store={0: "3oo"}).refused("build 1 -1") == "FV-20 in-the-air"
    assert position(town=town, store={0: "2s"}).refused("build 1 -1") == "FV-24 on-a-ruin"


@rule("FV-31", "FV-32", "FV-34", "FV-39")
def test_decrees_whose_condition_is_not_met() -> None:
    assert position(store={0: "small-district"}).refused("evaluate 1") == "FV-31 no-complete-column"
    assert position(store={0: "large-district"}).refused("evaluate 1") == "FV-32 no-complete-pair"
    assert position(store={0: "splendid-view"}).refused("evaluate 1") == "FV-39 no-view"
    box = Feuville.shipped_components()
    components = {**box, "decrees": {**box["decrees"], "neutral_grass": 0}}
    table = position(store={0: "small-district"}, town={0: "0: start 2f 3oo"}, components=components)
    assert table.refused("evaluate 1") == "FV-34 no-grass-left"


@rule("FV-29", "FV-31", "FV-32", "FV-33", "FV-39", "FV-40")
def test_a_decree_scores_something_else_or_elsewhere() -> None:
    """The refusal names the decree, or the column at fault."""
    town = {0: "-2: 1g 2g 3og grass | -1: 1w | 0: start 2f 3oo | +1: 1f 2s 3oog | +2: 1w 2w 3of grass"}
    decrees = {0: "small-district, large-district"}
    table = position(store=decrees, town=town).play("evaluate 1")
    assert table.refusal("district -1") == ("FV-31", "not-complete", {"column": "-1"})
    assert table.refusal("district +2") == ("FV-33", "has-grass", {"column": "+2"})
    for move in ("view low 0", "symbol flag"):
        assert table.refusal(move) == ("FV-29", "other-decree", {"decree": "small-district"})
    table = position(store=decrees, town=town).play("evaluate 2")
    for column in ("-2", "+2"):
        assert table.refusal(f"district {column}") == ("FV-32", "pair-not-complete", {"column": column})
    assert table.refusal("district +1") == ("FV-33", "has-grass", {"column": "+2"})  # the right one of the pair
    table = position(store={0: "splendid-view"}, town=town).play("evaluate 1")
    assert table.refusal("view high -2") == ("FV-39", "no-view-there", {"column": "-2"})
    assert table.refusal("district 0") == ("FV-29", "other-decree", {"decree": "splendid-view"})
    table = position(store={0: "own-discretion"}, town=town).play("evaluate 1")
    assert table.refusal("view low 0") == ("FV-29", "other-decree", {"decree": "own-discretion"})


@rule("FV-33", "FV-35", "FV-37", "FV-52", "FV-54")
def test_fairy_and_town_evaluation() -> None:
    scape = "-1: 1<w 2<f | 0: start | +1: 1n 2g 3og grass | +2: 1>w 2> | +3: 1f"
    table = position(town={0: scape}, edition="french").play("evaluation mayor")
    assert table.refused("end") == "FV-37 choose-coat"
    assert table.refusal("coat +1") == ("FV-33", "has-grass", {"column": "+1"})
    assert table.refusal("coat +3") == ("FV-37", "outside-the-stretch", {"column": "+3"})
    assert table.refusal("coat +9") == ("FV-37", "no-such-column", {"column": "+9"})
    assert table.play("coat 0").refused("evaluation publican") == "FV-37 evaluated-before"
    everywhere = "-1: 1<w 2<f 3og grass | 0: start 2w 3oo grass | +1: 1n 2s 3oog grass | +2: 1>w 2> 3of grass"
    assert position(town={0: everywhere}).refused("evaluation mayor") == "FV-37 grass-everywhere"
    scored = everywhere + " | +3: 1f"
    assert position(town={0: scored}, edition="french").refused("evaluation mayor") == "FV-37 grass-on-stretch"
    assert position().refused("evaluation mayor") == "FV-35 no-townscape"
    table = position(board=FULL).play("wall publican", "store")
    assert table.refused("gnome thief") == "FV-59 gnome-needs-both"
    few = {
        **Feuville.shipped_components(),
        "fairy": {"fairy": [{"id": "fire-protection", "number": 3, "rule": "FV-58"}]},
    }
    held = {1: "fire-protection fire-protection"}
    table = position(fairy="fire-protection . .", charms=held, components=few).play("fairy mayor")
    assert table.refused("charm 2") == "FV-54 no-open-charm"
    assert table.play("charm 1").refused("fairy publican") == "FV-52 fairy-once"


@rule("FV-48", "FV-51", "FV-53", "FV-57", "FV-67")
def test_skills() -> None:
    table = position(board=FULL).play("skill publican", "pass")
    assert table.refused("sky mayor") == "FV-48 cannot-build-it"
    burnt = {0: "-1: 1w burnt | 0: start | +1: 1g burnt | +2: 1n burnt"}
    table = position(town=burnt, dice="6 5").play("skill magician")
    assert table.refused("repair 0") == "FV-67 not-burnt"
    table.play("repair -1", "repair +1")
    assert table.refused("repair +2") == "FV-51 two-repairs"
    table = position(town=burnt, dice="6 5").play("skill magician").play("charm 1", drawn="prestige-5")
    assert table.refused("charm 1") == "FV-51 no-more-charms"
    table = position(dice="2 5", store={1: "1w protected, 1g"}).play("skill thief")
    assert table.refused("steal next 1") == "FV-57 is-protected"
    assert table.refused("steal third 1") == "FV-47 nothing-to-steal"
    held = {0: "theft-protection fire-protection"}
    table = position(fairy=THREE, charms=held, store={0: "1w"}).play("fairy mayor", "charm 2")
    assert table.refused("keep") == "FV-53 charm-spaces-full"
    assert table.refused("swap great-selection") == "FV-53 charm-not-held"
    assert table.play("protect 1").refused("swap fire-protection") == "FV-53 charm-has-room"


@rule("FV-58", "FV-61", "FV-63")
def test_dragon() -> None:
    town = {0: "0: start 2f 3og | +1: 1w | +2: 1g"}
    table = position(town=town, dice="4 4", steps=DRAGON)
    assert table.refused("shield") == "FV-58 no-fire-protection"
    assert table.refused("burn +3") == "FV-61 no-such-column"
    assert table.play("burn +1").refused("burn +1") == "FV-63 already-named"
    more = {0: "0: start 2f 3og | +1: 1w | +2: 1g | +3: 1n 2s"}
    table = position(town=more, charms={0: "fire-protection"}, dice="4 4", steps=DRAGON).play("burn +1")
    assert table.refused("shield") == "FV-58 shield-too-late"
    table = position(town={0: "-1: 1n | 0: start 2f 3oog | +1: 1w | +2: 1g"}, dice="4 4", steps=DRAGON, edition="dutch")
    assert table.refused("burn 0") == "FV-63 clouds-protect"


@rule("FV-10", "FV-29", "FV-35", "FV-47", "FV-52")
def test_to_the_letter() -> None:
    """The preset `literal`, and the Dutch towers."""
    stored = {0: "guard-1, small-district"}
    table = position(dice=None, store=stored, edition="literal")
    assert table.refused("wall publican") == "FV-10 roll-first"
    assert table.refused("evaluate 2") == "FV-31 no-complete-column"
    scape = "-1: 1<w 2<f | 0: start 2s | +1: 1n | +2: 1>w 2>"
    table = position(town={0: scape}, edition="literal").play("evaluation mayor", "coat 0")
    assert table.refused("fairy publican") == "FV-52 fairy-or-evaluation"
    table = position(town={0: scape}, edition="literal").play("fairy mayor").play("charm 1", drawn="prestige-3")
    assert table.refused("evaluation publican") == "FV-52 fairy-or-evaluation"
    full = {0: "2w, 2g", 1: "3og, 1w"}
    table = position(dice="2 5", store=full, edition="literal").play("skill thief")
    assert table.refused("steal next 1") == "FV-47 no-room-for-loot"
    assert table.play("steal next 2").refused("replace 1") == "FV-47 loot-needs-room"
    towers = "-1: 1<w 2<f | 0: start | +1: 1n | +2: 1>w 2>"
    assert position(town={0: towers}, edition="dutch").refused("evaluation mayor") == "FV-35 towers-missing"


def test_every_refusal_of_the_game_is_produced_here() -> None:
    keys = {use.key.removeprefix("refusal-") for use in uses(Feuville) if use.key.startswith("refusal-")}
    assert set(re.findall(r'"FV-\d+(?: |", ")([a-z-]+)"', Path(__file__).read_text("utf-8"))) == keys
