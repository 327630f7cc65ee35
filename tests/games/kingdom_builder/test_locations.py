"""What the eight location tiles do (KB-36 to KB-46)."""

import pytest

from tests.games.kingdom_builder.table import OTHER_FOUR, WITH_HARBOR, land, position
from tests.rules import rule


@rule("KB-36")
def test_oracle_builds_on_the_terrain_of_the_card() -> None:
    table = position(OTHER_FOUR, settlements={0: "3.8"}, tiles={0: "oracle@3.7"}, card="grass", owed=0)
    assert table.play("oracle").targets() == "2.8"  # adjacent if possible
    table = position(OTHER_FOUR, settlements={0: "3.8"}, tiles={0: "oracle@3.7"}, card="canyon", owed=0)
    assert table.play("oracle").targets() == land("canyon", board=OTHER_FOUR)


@rule("KB-37")
def test_farm_builds_on_grass_whatever_the_card() -> None:
    table = position(settlements={0: "10.17"}, tiles={0: "farm@11.17"}, card="desert")
    assert table.play("farm").targets() == "9.16 9.17 10.18"  # adjacent if possible
    table = position(settlements={0: "12.17"}, tiles={0: "farm@11.17"}, card="desert")
    assert table.play("farm").targets() == land("grass")


@rule("KB-38")
def test_oasis_builds_on_desert_whatever_the_card() -> None:
    table = position(settlements={0: "17.6"}, tiles={0: "oasis@17.5"}, card="grass")
    assert table.play("oasis").targets() == "17.7 18.7"  # adjacent if possible
    table = position(settlements={0: "12.6"}, tiles={0: "oasis@12.7"}, card="grass")
    assert table.play("oasis").targets() == land("desert")


@rule("KB-39")
def test_tower_builds_on_every_buildable_hex_of_the_edge() -> None:
    """19 hexes above, 14 below, 13 on the left, 16 on the right; the others are water and mountains."""
    table = position(OTHER_FOUR, settlements={0: "13.16"}, tiles={0: "tower@13.15"})
    edge = table.play("tower").targets().split()
    assert len(edge) == 19 + 14 + 13 + 16
    assert {"0.0", "0.19", "1.19", "2.19", "10.0", "19.19", "19.1"} <= set(edge)
    assert not {"0.5", "5.0", "12.19", "19.0", "1.1", "18.18"} & set(edge)


@rule("KB-39")
def test_at_the_edge_all_terrains_together_force_adjacency() -> None:
    table = position(OTHER_FOUR, settlements={0: "13.16 1.10"}, tiles={0: "tower@13.15"})
    assert table.play("tower").targets() == "0.10 0.11"  # canyon and desert
    assert table.refused("build 0.0").rule == "KB-12"
    assert table.refused("build 1.11").rule == "KB-39"  # beside 1.10, but not at the edge


@rule("KB-40")
@pytest.mark.parametrize(
    ("line", "ends"),
    [
        ("2.1 2.2 2.3", "2.0 2.4"),
        ("3.4 4.5 5.5", "2.4 6.6"),
        ("7.8 8.8 9.7", "6.9 10.7"),
        ("8.7-8.10", "8.6 8.11"),  # longer than three
        ("2.0 2.1 2.2 2.4", "2.3"),  # a gap is the end of the part that has three
        ("2.4 2.5 2.6", "2.3"),  # the other end is a mountain
        ("4.2 4.3 4.4", "4.1 4.5"),  # two of the three stand on water
    ],
)
def test_tavern_builds_at_the_ends_of_a_straight_line(line: str, ends: str) -> None:
    table = position(WITH_HARBOR, settlements={0: line + " 6.1"}, tiles={0: "tavern@6.2"}, lost={0: "17.16"})
    assert table.play("tavern").targets() == ends


@rule("KB-40")
@pytest.mark.parametrize("line", ["2.1 2.2", "2.1 2.2 2.4", "3.4 4.5 4.6", "8.7 8.8 9.8"])
def test_pairs_gaps_and_bends_are_not_a_line(line: str) -> None:
    table = position(settlements={0: line + " 6.1"}, tiles={0: "tavern@6.2"})
    assert table.refused("tavern").rule == "KB-25"


@rule("KB-40")
def test_the_line_is_of_own_settlements_and_its_end_free() -> None:
    table = position(settlements={0: "2.1 2.2 2.3 6.1", 1: "2.4 8.7-8.9"}, tiles={0: "tavern@6.2"})
    assert table.play("tavern").targets() == "2.0"


@rule("KB-25", "KB-40")
@pytest.mark.parametrize(
    ("line", "others"),
    [
        ("2.1 2.2 2.3", "2.0 2.4"),
        ("2.4 2.5 2.6", "2.3"),  # the other end is a mountain
        ("2.0 2.1 2.2", "2.3"),  # the other end would be off the board
    ],
)
def test_tavern_needs_a_free_end(line: str, others: str) -> None:
    settlements = {0: line + " 6.1", 1: others}
    table = position(WITH_HARBOR, settlements=settlements, tiles={0: "tavern@6.2"}, lost={0: "17.16"}, owed=0)
    assert "tavern" not in table.legal()


@rule("KB-41")
def test_barn_moves_a_settlement_to_the_terrain_of_the_card() -> None:
    table = position(OTHER_FOUR, settlements={0: "6.13 0.0"}, tiles={0: "barn@6.12"}, card="forest", owed=0)
    assert table.play("barn").targets() == "0.0 6.13"
    assert table.play("from 0.0").targets() == "7.12 7.13"  # adjacent if possible
    table.play("to 7.12")
    assert (table.settlements(0), table.supply(0)) == ("6.13 7.12", 38)


@rule("KB-41")
def test_barn_goes_anywhere_on_the_terrain_if_nothing_is_adjacent() -> None:
    table = position(OTHER_FOUR, settlements={0: "6.13 0.0 0.1"}, tiles={0: "barn@6.12"}, card="desert", owed=0)
    assert table.play("barn").targets() == "0.0 0.1 6.13"
    assert table.play("from 0.0").targets() == land("desert", board=OTHER_FOUR)


@rule("KB-42")
def test_harbor_moves_a_settlement_onto_water() -> None:
    table = position(OTHER_FOUR, settlements={0: "16.6 14.5"}, tiles={0: "harbor@17.6"}, card="desert", owed=0)
    assert table.play("harbor", "from 16.6").targets() == "13.4 14.4"  # adjacent if possible
    assert table.refused("to 15.5").rule == "KB-42"
    assert table.play("to 14.4").settlements(0) == "14.4 14.5"


@rule("KB-42")
def test_harbor_goes_anywhere_on_water_if_nothing_is_adjacent() -> None:
    table = position(OTHER_FOUR, settlements={0: "16.7 0.0"}, tiles={0: "harbor@17.6"}, owed=0)
    assert table.play("harbor", "from 16.7").targets() == land("water", board=OTHER_FOUR)


@rule("KB-43")
def test_paddock_moves_exactly_two_hexes_in_a_straight_line() -> None:
    """Ruling 9; 4.2 is water."""
    table = position(settlements={0: "4.4 2.17"}, tiles={0: "paddock@2.18"}, owed=0)
    assert table.play("paddock", "from 4.4").targets() == "2.3 2.5 4.6 6.3 6.5"
    for too_near_too_far_or_askew in ("4.5", "3.4", "4.7", "2.4"):
        assert table.refused(f"to {too_near_too_far_or_askew}").rule == "KB-43"


@rule("KB-43")
@pytest.mark.parametrize(
    ("source", "over", "target"),
    [
        ("4.4", "castle 3.3", "2.3"),
        ("6.1", "location 6.2", "6.3"),
        ("5.2", "water 5.3", "5.4"),
        ("0.5", "mountain 1.5", "2.6"),
        ("8.8", "grass 8.9", "8.10"),  # with a settlement of another player
        ("8.8", "grass 8.7", "8.6"),  # with an own settlement
    ],
)
def test_paddock_jumps_over_anything(source: str, over: str, target: str) -> None:
    table = position(settlements={0: f"{source} 8.7 2.17", 1: "8.9"}, tiles={0: "paddock@2.18"}, owed=0)
    terrain, middle = over.split()
    assert table.terrain(middle) == terrain
    assert f"to {target}" in table.play("paddock", f"from {source}").legal()


@rule("KB-43")
def test_paddock_need_not_land_next_to_an_own_settlement() -> None:
    table = position(settlements={0: "8.8 8.9 2.17"}, tiles={0: "paddock@2.18"}, owed=0)
    assert table.play("paddock", "from 8.8").targets() == "6.9 8.6 8.10 10.7 10.9"


@rule("KB-43")
def test_paddock_stays_on_the_board_and_takes_no_place() -> None:
    table = position(settlements={0: "0.0 0.2 2.17"}, tiles={0: "paddock@2.18"}, owed=0)
    assert table.play("paddock", "from 0.0").targets() == "2.1"


@rule("KB-44")
def test_a_lifted_settlement_does_not_count_for_adjacency() -> None:
    """Ruling 2: 16.6 touches the water 17.5, but it is lifted, and 0.0 touches none."""
    table = position(OTHER_FOUR, settlements={0: "16.6 0.0"}, tiles={0: "harbor@17.6"}, owed=0)
    assert table.play("harbor", "from 16.6").targets() == land("water", board=OTHER_FOUR)


@rule("KB-44")
def test_a_lifted_settlement_leaves_a_free_hex_that_may_force_adjacency() -> None:
    """Ruling 2: 5.1, 5.2, 6.3 and 7.2 fill a field of canyon, so the Barn can't take any of them away."""
    board = "tavern barn oasis farm"
    own = "5.1 5.2 6.3 7.2"
    table = position(board, settlements={0: own + " 7.12"}, tiles={0: "barn@6.12"}, card="canyon", owed=0)
    assert table.play("barn").targets() == "7.12"
    assert table.play("from 7.12").targets() == land("canyon", but=own, board=board)


@rule("KB-44")
def test_a_settlement_beside_the_last_hex_of_a_field_leaves_it_to_the_others() -> None:
    """Ruling 2: only 6.3 touches the free 7.2; when it is lifted, its own hex is the one beside 5.2."""
    own = "5.1 5.2 6.3 7.12"
    board = "tavern barn oasis farm"
    table = position(board, settlements={0: own}, tiles={0: "barn@6.12"}, card="canyon", owed=0)
    assert table.play("barn").targets() == "5.1 5.2 7.12"
    assert table.play("from 5.1").targets() == "7.2"


@rule("KB-45")
def test_a_settlement_does_not_go_back_to_where_it_came_from() -> None:
    """Ruling 3."""
    table = position(OTHER_FOUR, settlements={0: "6.13 0.0"}, tiles={0: "barn@6.12"}, card="forest", owed=0)
    table.play("barn", "from 6.13")
    assert table.targets() == land("forest", but="6.13", board=OTHER_FOUR)
    assert table.refused("to 6.13").rule == "KB-45"


@rule("KB-46")
def test_a_settlement_built_this_turn_can_be_moved() -> None:
    table = position(settlements={0: "2.17"}, tiles={0: "paddock@2.18"}, card="flowers", owed=1)
    assert table.play("build 3.17", "paddock").targets() == "2.17 3.17"


@rule("KB-46")
def test_a_settlement_moved_this_turn_can_be_moved_again() -> None:
    tiles = {0: "paddock@2.18 paddock@6.11"}
    table = position(settlements={0: "2.17 6.10 8.8"}, tiles=tiles, owed=0)
    table.play("paddock", "from 8.8", "to 10.9").play("paddock", "from 10.9", "to 12.8")
    assert table.settlements(0) == "2.17 6.10 12.8"


@rule("KB-46", "KB-42")
def test_harbor_moves_from_water_to_water() -> None:
    """Ruling 8."""
    table = position(OTHER_FOUR, settlements={0: "16.6 14.5 14.4"}, tiles={0: "harbor@17.6"}, owed=0)
    assert table.play("harbor", "from 14.4").targets() == "13.4 17.5"


@rule("KB-46", "KB-43")
def test_paddock_moves_from_water_but_never_onto_it() -> None:
    """Ruling 8: two steps from the water 14.2 are land on five sides and the water 14.0."""
    tiles = {"tiles": {0: "paddock@2.18"}, "lost": {0: "17.16"}}  # the Harbor that took it there
    table = position(WITH_HARBOR, settlements={0: "14.2 2.17"}, **tiles, owed=0)
    assert table.play("paddock", "from 14.2").targets() == "12.1 12.3 14.4 16.1 16.3"
    assert table.refused("to 14.0").rule == "KB-10"


@rule("KB-46")
def test_only_own_settlements_are_moved() -> None:
    table = position(settlements={0: "2.17", 1: "8.8"}, tiles={0: "paddock@2.18"}, owed=0)
    assert table.play("paddock").refused("from 8.8").rule == "KB-46"
