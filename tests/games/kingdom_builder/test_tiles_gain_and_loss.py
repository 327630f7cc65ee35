"""How location tiles come and go (KB-26 to KB-35)."""

from tests.games.kingdom_builder.table import position
from tests.rules import rule

TWO_FARMS = "farm@11.17 farm@15.12 paddock@2.18"


@rule("KB-26")
def test_building_next_to_a_location_takes_a_tile_at_once() -> None:
    table = position(settlements={0: "12.19"}, card="flowers")
    table.play("build 12.18")
    assert table.tiles(0) == ["farm"]
    assert table.left_on("11.17") == 1


@rule("KB-26")
def test_building_with_a_tile_gains_one_as_well() -> None:
    table = position(settlements={0: "10.17 14.11"}, tiles={0: "farm@11.17"}, owed=0)
    assert table.play("farm", "build 15.11").tiles(0) == ["farm", "farm"]


@rule("KB-27")
def test_moving_next_to_a_location_gains_a_tile() -> None:
    table = position(settlements={0: "2.17 10.15"}, tiles={0: "paddock@2.18"}, owed=0)
    table.play("paddock", "from 10.15", "to 10.17")
    assert table.tiles(0) == ["farm", "paddock"]
    assert table.left_on("11.17") == 1


@rule("KB-28")
def test_a_location_gives_each_player_one_tile() -> None:
    table = position(settlements={0: "10.17"}, tiles={0: "farm@11.17"}, card="grass")
    table.play("build 10.18")
    assert table.tiles(0) == ["farm"]
    assert table.left_on("11.17") == 1


@rule("KB-29")
def test_two_equal_tiles_come_from_the_two_locations_of_a_kind() -> None:
    table = position(settlements={0: "10.17 14.11"}, tiles={0: "farm@11.17"}, card="grass")
    assert table.play("build 14.12").tiles(0) == ["farm", "farm"]


@rule("KB-29")
def test_each_of_two_equal_tiles_is_used_once() -> None:
    """Ruling 11."""
    table = position(settlements={0: "10.17 14.12"}, tiles={0: "farm@11.17 farm@15.12"}, owed=0)
    table.play("farm", "build 9.16")
    assert table.legal() == {"farm", "end"}
    assert table.play("farm", "build 9.17").legal() == {"end"}
    assert table.next_turn().uses() == {"farm": 2}


@rule("KB-30")
def test_a_location_without_tiles_gives_none() -> None:
    settlements, tiles = {0: "12.19", 1: "10.17", 2: "10.18"}, {1: "farm@11.17", 2: "farm@11.17"}
    table = position(settlements=settlements, tiles=tiles, players=3, card="flowers")
    assert table.left_on("11.17") == 0
    assert table.play("build 12.18").tiles(0) == []


@rule("KB-30")
def test_a_castle_gives_no_tile() -> None:
    """Ruling 15."""
    table = position(settlements={0: "3.5"}, card="grass")
    assert table.play("build 3.4").tiles(0) == []


@rule("KB-31")
def test_a_tile_goes_when_the_last_neighbour_leaves() -> None:
    table = position(settlements={0: "10.17 12.17 2.17"}, tiles={0: "farm@11.17 paddock@2.18"}, owed=0)
    table.play("paddock", "from 10.17", "to 10.15")
    assert "farm" in table.tiles(0)  # 12.17 still touches it
    table.next_turn().play("paddock", "from 12.17", "to 14.16")
    assert "farm" not in table.tiles(0)


@rule("KB-31")
def test_a_settlement_that_still_touches_the_location_keeps_the_tile() -> None:
    table = position(settlements={0: "10.17 2.17"}, tiles={0: "farm@11.17 paddock@2.18"}, owed=0)
    assert "farm" in table.play("paddock", "from 10.17", "to 12.18").tiles(0)


@rule("KB-31")
def test_settlements_of_others_keep_no_tile() -> None:
    table = position(settlements={0: "10.17 2.17", 1: "10.18"}, tiles={0: "farm@11.17 paddock@2.18"}, owed=0)
    assert "farm" not in table.play("paddock", "from 10.17", "to 10.15").tiles(0)


@rule("KB-31")
def test_a_tile_is_lost_used_or_not() -> None:
    settlements, tiles = {0: "10.17 2.17"}, {0: "farm@11.17 paddock@2.18"}
    unused = position(settlements=settlements, tiles=tiles, owed=0)
    assert unused.play("paddock", "from 10.17", "to 10.15").legal() == {"end"}
    used = position(settlements=settlements, tiles=tiles, used="farm", owed=0)
    assert used.play("paddock", "from 10.17", "to 10.15").tiles(0) == ["paddock"]


@rule("KB-31")
def test_building_there_again_in_the_same_turn_saves_no_tile() -> None:
    """Ruling 6."""
    table = position(settlements={0: "10.17 2.17 9.17"}, tiles={0: "farm@11.17 paddock@2.18"}, card="grass")
    table.play("paddock", "from 10.17", "to 10.15").play("build 10.18", "build 10.19", "build 11.18")
    assert table.tiles(0) == ["paddock"]


@rule("KB-32")
def test_a_lost_tile_leaves_the_game() -> None:
    table = position(settlements={0: "10.17 2.17"}, tiles={0: "farm@11.17 paddock@2.18"}, owed=0)
    assert table.play("paddock", "from 10.17", "to 10.15").left_on("11.17") == 1


@rule("KB-33")
def test_a_lost_tile_is_never_replaced_by_another_of_its_location() -> None:
    table = position(settlements={0: "12.19"}, lost={0: "2.18 11.17"}, card="flowers")
    assert table.left_on("11.17") == 1
    assert table.play("build 12.18").tiles(0) == []


@rule("KB-33")
def test_moving_back_regains_no_tile() -> None:
    table = position(settlements={0: "10.17 2.17"}, tiles={0: "farm@11.17 paddock@2.18"}, owed=0)
    table.play("paddock", "from 10.17", "to 10.15")
    table.next_turn().play("paddock", "from 10.15", "to 10.17")
    assert table.tiles(0) == ["paddock"]


@rule("KB-34")
def test_of_two_equal_tiles_the_used_one_is_given_up() -> None:
    """Ruling 5."""
    table = position(settlements={0: "10.17 14.12 2.17"}, tiles={0: TWO_FARMS}, used="farm", owed=0)
    table.play("paddock", "from 10.17", "to 10.15")
    assert table.uses() == {"farm": 1}
    assert table.legal() == {"farm", "end"}


@rule("KB-34")
def test_of_two_unused_equal_tiles_one_is_left() -> None:
    table = position(settlements={0: "10.17 14.12 2.17"}, tiles={0: TWO_FARMS}, owed=0)
    assert table.play("paddock", "from 10.17", "to 10.15").uses() == {"farm": 1}


@rule("KB-34")
def test_of_two_equal_tiles_the_one_gained_this_turn_is_given_up() -> None:
    table = position(settlements={0: "10.17 14.11 2.17"}, tiles={0: "farm@11.17 paddock@2.18"}, card="grass", owed=1)
    table.play("build 14.12", "paddock", "from 10.17", "to 10.15")
    assert table.tiles(0) == ["farm", "paddock"]
    assert table.uses() == {"farm": 1}


@rule("KB-34")
def test_a_tile_gained_this_turn_does_not_stand_in_for_a_used_one() -> None:
    tiles = {0: "farm@11.17 paddock@2.18"}
    table = position(settlements={0: "10.17 14.11 2.17"}, tiles=tiles, used="farm", card="grass", owed=1)
    table.play("build 14.12", "paddock", "from 10.17", "to 10.15")
    assert table.tiles(0) == ["farm", "paddock"]
    assert table.uses() == {}


@rule("KB-35")
def test_a_move_from_one_location_to_its_twin_loses_before_it_gains() -> None:
    """The other way round the Tavern of 6.7 would save the use of the one of 6.2."""
    board = "tavern barn oasis farm"
    table = position(board, settlements={0: "7.2 6.5 6.13"}, tiles={0: "tavern@6.2 barn@6.12"}, card="forest", owed=0)
    table.play("barn", "from 7.2", "to 6.6")
    assert table.tiles(0) == ["barn", "tavern"]
    assert table.uses() == {}
