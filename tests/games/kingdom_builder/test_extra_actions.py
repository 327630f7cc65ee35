"""When location tiles may be used (KB-21 to KB-25). What each of them does is in test_locations."""

from random import Random

import pytest

from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.games.kingdom_builder.locations import TILES
from bastide.games.kingdom_builder.moves import END, TILE
from bastide.games.kingdom_builder.state import NONE
from tests.games.kingdom_builder.table import FIRST_GAME, OTHER_FOUR, crowd, land, position
from tests.rules import rule
from tests.seeds import seeds


@rule("KB-21")
def test_a_tile_is_used_once_per_turn() -> None:
    table = position(settlements={0: "10.17"}, tiles={0: "farm@11.17"}, owed=0)
    assert table.play("farm", "build 10.18").legal() == {"end"}
    assert "farm" in table.tiles(0)


@rule("KB-21")
def test_using_a_tile_is_optional() -> None:
    table = position(settlements={0: "10.17"}, tiles={0: "farm@11.17"}, owed=0)
    assert table.legal() == {"farm", "end"}


@rule("KB-21")
def test_a_tile_counts_as_used_when_its_action_is_done() -> None:
    """Ruling 10."""
    table = position(settlements={0: "10.17"}, tiles={0: "farm@11.17"}, owed=0)
    assert table.play("farm").uses() == {"farm": 1}
    assert table.play("build 10.18").uses() == {}


@rule("KB-21")
def test_only_held_tiles_can_be_used() -> None:
    settlements, tiles = {0: "10.17", 1: "12.6"}, {1: "oasis@12.7"}
    assert position(settlements=settlements, tiles=tiles, owed=0).legal() == {"end"}


@rule("KB-22")
@pytest.mark.parametrize("order", [("farm", "oasis"), ("oasis", "farm")])
def test_tiles_are_used_in_any_order(order: tuple[str, str]) -> None:
    table = position(settlements={0: "10.17 17.6"}, tiles={0: "farm@11.17 oasis@17.5"}, owed=0)
    build = {"farm": "build 10.18", "oasis": "build 17.7"}
    for tile in order:
        table.play(tile, build[tile])
    assert table.legal() == {"end"}


@rule("KB-22")
def test_each_tile_is_used_before_or_after_the_mandatory_action() -> None:
    table = position(settlements={0: "10.17 17.6"}, tiles={0: "farm@11.17 oasis@17.5"}, card="canyon")
    assert {"farm", "oasis"} <= table.legal()
    table.play("farm", "build 10.18", "build 16.6", "build 16.7", "build 15.6")
    assert table.legal() == {"oasis", "end"}


@rule("KB-22")
def test_no_tile_is_used_between_the_mandatory_builds() -> None:
    table = position(settlements={0: "10.17"}, tiles={0: "farm@11.17"}, card="forest")
    for build in ("build 10.16", "build 10.15"):
        assert table.play(build).refused("farm").rule == "KB-22"
    assert "farm" in table.play("build 11.16").legal()


@rule("KB-22")
def test_a_redraw_does_not_part_the_mandatory_builds() -> None:
    settlements = {0: "3.6 10.17", **crowd("grass", but="3.5 16.10")}
    table = position(settlements=settlements, tiles={0: "farm@11.17"}, players=3, card="grass", owed=3)
    table.play("build 3.5").play("build 16.10", drawn="forest")
    assert table.refused("farm").rule == "KB-22"


@rule("KB-23")
def test_a_tile_is_not_used_in_the_turn_in_which_it_was_gained() -> None:
    table = position(settlements={0: "12.19"}, card="flowers")
    table.play("build 12.18", "build 13.19")
    assert table.tiles(0) == ["farm"]
    table.play(f"build {table.targets().split()[0]}")
    assert table.legal() == {"end"}
    assert table.refused("farm").rule == "KB-23"
    assert "farm" in table.next_turn().legal()


@rule("KB-23")
def test_nor_is_one_gained_by_an_extra_action() -> None:
    """Ruling 7."""
    table = position(settlements={0: "12.6 2.16"}, tiles={0: "oasis@12.7"}, owed=0)
    table.play("oasis", "build 2.17")
    assert table.tiles(0) == ["oasis", "paddock"]
    assert table.refused("paddock").rule == "KB-23"


@rule("KB-24")
def test_all_tiles_are_ready_again_in_the_next_turn() -> None:
    tiles = {0: "farm@11.17 oasis@17.5"}
    table = position(settlements={0: "10.17 17.6"}, tiles=tiles, used="farm oasis", owed=0)
    assert table.legal() == {"end"}
    assert table.next_turn().uses() == {"farm": 1, "oasis": 1}


@rule("KB-25", "KB-37", "KB-38")
@pytest.mark.parametrize(
    ("board", "own", "tile", "terrain"),
    [
        (FIRST_GAME, "10.17", "farm@11.17", "grass"),
        (FIRST_GAME, "12.6", "oasis@12.7", "desert"),
    ],
)
def test_without_a_free_hex_the_action_is_void(board: str, own: str, tile: str, terrain: str) -> None:
    table = position(board, settlements={0: own, **crowd(terrain, board=board)}, tiles={0: tile}, players=3, owed=0)
    assert table.legal() == {"end"}
    assert table.refused(tile.partition("@")[0]).rule == "KB-25"


@rule("KB-25", "KB-42")
def test_without_free_water_the_harbor_is_void() -> None:
    one, other = crowd("water", board=OTHER_FOUR).values()
    table = position(
        OTHER_FOUR, settlements={0: f"16.6 {one}", 1: other}, tiles={0: "harbor@17.6"}, lost={1: "17.6"}, owed=0
    )
    assert table.legal() == {"end"}
    assert table.refused("harbor").rule == "KB-25"


@rule("KB-25")
def test_with_an_empty_supply_players_can_move_but_not_build() -> None:
    own = "10.17 2.17 " + land("forest", 38, but="10.17")
    table = position(settlements={0: own}, tiles={0: "farm@11.17 paddock@2.18"})
    assert table.supply(0) == 0
    assert table.legal() == {"paddock", "end"}
    assert table.refused("farm").rule == "KB-25"


@rule("KB-25")
@pytest.mark.parametrize("seed", seeds(10))
def test_the_tiles_on_offer_are_those_with_a_target(seed: int) -> None:
    """Listing moves takes a first look at each tile; choosing one finds all that it can do."""
    rng, chance = Random(seed), SeededChance(seed)
    state = make("kingdom-builder").start(2, chance)
    while state.to_act:
        moves = state.legal_moves(state.player)
        if state.tile == NONE:
            usable = [tile for tile in range(len(TILES)) if state.is_ready(tile) and state.tile_targets(tile)]
            assert [move - TILE for move in moves if TILE <= move < END] == usable
        state.play(state.player, rng.choice(moves), chance)


@rule("KB-25")
def test_only_settlements_with_a_target_can_be_lifted() -> None:
    """Every hex two steps from 0.0 is taken, so only 2.17 can jump."""
    table = position(settlements={0: "0.0 2.17", 1: "0.2 2.1"}, tiles={0: "paddock@2.18"}, owed=0)
    assert table.play("paddock").legal() == {"from 2.17"}
