"""Every reason why a move is refused, with its rule and what an interface can point at."""

import re
from pathlib import Path

from bastide.games.kingdom_builder import KingdomBuilder
from tests.games.kingdom_builder.table import OTHER_FOUR, Table, crowd, land, position
from tests.rules import rule
from tests.words.usage import uses


def why(table: Table, move: str | int, by: int | None = None) -> str:
    """Return rule and key of a refusal."""
    refusal = table.refused(move, by)
    return f"{refusal.rule} {refusal.key}"


@rule("KB-48")
def test_after_the_end() -> None:
    assert why(position(over=True), "end") == "KB-48 game-over"
    assert why(position(over=True), "end", by=-1) == "KB-48 game-over"  # nobody is on turn, and -1 is nobody


@rule("KB-8")
def test_out_of_turn() -> None:
    assert why(position(), "build 3.4", by=1) == "KB-8 not-your-turn"


@rule("KB-8")
def test_a_number_that_is_not_a_move() -> None:
    assert why(position(), 99_999) == "KB-8 no-such-move"
    assert why(position(), -1) == "KB-8 no-such-move"


@rule("KB-9")
def test_ending_before_all_is_built() -> None:
    assert why(position(settlements={0: "3.4"}, owed=2), "end") == "KB-9 must-build"
    assert position(settlements={0: "3.4"}, owed=2).refused("end").arguments == {"owed": 2}
    assert position(settlements={0: land("forest", 39)}).refused("end").arguments == {"owed": 1}  # their last (KB-15)


@rule("KB-9")
def test_building_more_than_three() -> None:
    assert why(position(settlements={0: "3.5"}, owed=0), "build 3.4") == "KB-9 all-built"


@rule("KB-15")
def test_building_with_an_empty_supply() -> None:
    assert why(position(settlements={0: land("forest", 40)}), "build 3.4") == "KB-15 supply-empty"


@rule("KB-21")
def test_a_tile_once_chosen_is_used() -> None:
    table = position(settlements={0: "10.17 2.17"}, tiles={0: "farm@11.17 paddock@2.18"}, owed=0)
    table.play("paddock")
    for move in ("end", "farm", "build 10.18", "to 10.15"):
        assert why(table, move) == "KB-21 finish-tile"
    table.play("from 10.17")
    assert why(table, "from 2.17") == "KB-21 finish-tile"


@rule("KB-21")
def test_a_tile_that_builds_moves_nothing() -> None:
    table = position(settlements={0: "10.17"}, tiles={0: "farm@11.17"}, owed=0)
    assert why(table.play("farm"), "from 10.17") == "KB-21 finish-tile"


@rule("KB-21")
def test_moving_without_a_tile() -> None:
    table = position(settlements={0: "10.17"})
    assert why(table, "from 10.17") == "KB-21 choose-moving-tile"
    assert why(table, "to 10.15") == "KB-21 choose-moving-tile"


@rule("KB-21")
def test_a_tile_that_the_player_does_not_hold() -> None:
    assert why(position(), "farm") == "KB-21 tile-not-held"
    assert str(position().refused("oasis")).startswith("You have no oasis tile.")


@rule("KB-21")
def test_a_tile_that_was_used_this_turn() -> None:
    table = position(settlements={0: "10.17"}, tiles={0: "farm@11.17"}, owed=0).play("farm", "build 10.18")
    assert why(table, "farm") == "KB-21 tile-used"


@rule("KB-23")
def test_a_tile_that_was_gained_this_turn() -> None:
    table = position(settlements={0: "10.19"}, card="grass", owed=1).play("build 10.18")
    assert why(table, "farm") == "KB-23 tile-just-gained"
    table.next_turn().play("farm")
    assert why(table.play(f"build {table.targets().split()[0]}"), "farm") == "KB-21 tile-used"


@rule("KB-21", "KB-23")
def test_of_two_equal_tiles_one_used_and_one_gained_this_turn() -> None:
    """The rule of the tile held at the start of the turn: it would be ready if it had not been used."""
    table = position(settlements={0: "10.17 15.10"}, tiles={0: "farm@11.17"}, card="grass", owed=0)
    assert why(table.play("farm", "build 15.11"), "farm") == "KB-21 tile-used"
    assert table.tiles(0) == ["farm", "farm"]


@rule("KB-22")
def test_a_tile_between_mandatory_builds() -> None:
    table = position(settlements={0: "10.17"}, tiles={0: "farm@11.17"}, owed=2)
    assert why(table, "farm") == "KB-22 tile-between-builds"


@rule("KB-25")
def test_a_building_tile_with_an_empty_supply() -> None:
    own = "10.17 " + land("forest", 39, but="10.17")
    assert why(position(settlements={0: own}, tiles={0: "farm@11.17"}), "farm") == "KB-25 no-supply"


@rule("KB-25")
def test_a_tile_without_a_target() -> None:
    table = position(settlements={0: "10.17", **crowd("grass")}, tiles={0: "farm@11.17"}, players=3, card="desert")
    assert why(table, "farm") == "KB-25 tile-without-target"


@rule("KB-25")
def test_lifting_a_settlement_without_a_target() -> None:
    table = position(settlements={0: "0.0 2.17", 1: "0.2 2.1"}, tiles={0: "paddock@2.18"}, owed=0)
    assert why(table.play("paddock"), "from 0.0") == "KB-25 settlement-without-target"


@rule("KB-10")
def test_building_and_landing_on_unbuildable_terrain() -> None:
    table = position(settlements={0: "2.17 4.4"}, tiles={0: "paddock@2.18"})
    assert why(table, "build 0.3") == "KB-10 not-buildable"
    assert why(table.play("paddock", "from 4.4"), "to 4.2") == "KB-10 not-buildable"


@rule("KB-11")
def test_building_and_landing_on_a_settlement() -> None:
    table = position(settlements={0: "2.17 4.4", 1: "4.6"}, tiles={0: "paddock@2.18"})
    assert why(table, "build 4.6") == "KB-11 occupied"
    assert why(table.play("paddock", "from 4.4"), "to 4.6") == "KB-11 occupied"


@rule("KB-12")
def test_building_apart_from_own_settlements() -> None:
    table = position(settlements={0: "3.6"}, card="grass")
    assert why(table, "build 8.8") == "KB-12 must-touch-own"
    assert table.refused("build 8.8").arguments == {"hex": "8.8", "near": ("3.5", "4.6")}


@rule("KB-12")
def test_landing_apart_from_own_settlements() -> None:
    table = position(OTHER_FOUR, settlements={0: "16.6 14.5"}, tiles={0: "harbor@17.6"}, owed=0)
    assert table.play("harbor", "from 16.6").refused("to 17.5").arguments["near"] == ("13.4", "14.4")


@rule("KB-9", "KB-36", "KB-37", "KB-38", "KB-41", "KB-42")
def test_the_wrong_terrain() -> None:
    assert why(position(card="grass"), "build 0.0") == "KB-9 wrong-terrain"
    farm = position(settlements={0: "10.17"}, tiles={0: "farm@11.17"}, card="desert").play("farm")
    assert why(farm, "build 10.16") == "KB-37 wrong-terrain"
    oasis = position(settlements={0: "12.6"}, tiles={0: "oasis@12.7"}).play("oasis")
    assert why(oasis, "build 12.5") == "KB-38 wrong-terrain"
    settlements, tiles = {0: "3.8 6.13 16.6"}, {0: "oracle@3.7 barn@6.12 harbor@17.6"}
    for moves, move, reason in (
        (("oracle",), "build 0.3", "KB-36 wrong-terrain"),
        (("barn", "from 3.8"), "to 0.3", "KB-41 wrong-terrain"),
        (("harbor", "from 3.8"), "to 0.3", "KB-42 wrong-terrain"),
    ):
        table = position(OTHER_FOUR, settlements=settlements, tiles=tiles, card="grass")
        assert why(table.play(*moves), move) == reason


@rule("KB-39")
def test_the_tower_away_from_the_edge() -> None:
    table = position(OTHER_FOUR, settlements={0: "13.16"}, tiles={0: "tower@13.15"}).play("tower")
    assert why(table, "build 12.16") == "KB-39 not-at-edge"


@rule("KB-40")
def test_the_tavern_away_from_the_ends_of_a_line() -> None:
    table = position(settlements={0: "2.1-2.3 6.1"}, tiles={0: "tavern@6.2"}).play("tavern")
    assert why(table, "build 1.2") == "KB-40 not-at-line-end"


@rule("KB-43")
def test_the_paddock_one_step_away() -> None:
    table = position(settlements={0: "4.4 2.17"}, tiles={0: "paddock@2.18"}).play("paddock", "from 4.4")
    assert why(table, "to 4.5") == "KB-43 not-two-steps"


@rule("KB-45")
def test_landing_on_the_starting_hex() -> None:
    table = position(settlements={0: "4.4 2.17"}, tiles={0: "paddock@2.18"}).play("paddock", "from 4.4")
    assert why(table, "to 4.4") == "KB-45 same-hex"


@rule("KB-46")
def test_lifting_anything_but_an_own_settlement() -> None:
    table = position(settlements={0: "2.17", 1: "8.8"}, tiles={0: "paddock@2.18"}).play("paddock")
    assert why(table, "from 8.8") == "KB-46 not-own-settlement"
    assert why(table, "from 8.9") == "KB-46 not-own-settlement"


def test_every_refusal_of_the_game_is_produced_here() -> None:
    keys = {use.key.removeprefix("refusal-") for use in uses(KingdomBuilder) if use.key.startswith("refusal-")}
    assert set(re.findall(r'"KB-\d+ ([a-z-]+)"', Path(__file__).read_text("utf-8"))) == keys
