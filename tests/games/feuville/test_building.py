"""Taking, storing and building tiles, and refilling the rows (FV-15 to FV-27)."""

import pytest

from tests.games.feuville.table import FULL, position
from tests.rules import rule

WALLS = "1w 1w 1g 1f 1gg 1sf 1sg 1wf 1wg 1wg 1ws 1ww 1n 1nf 1ng 1nw 1nw 1nw 1< 1< 1<w 1<w 1<g 1<s 1> 1> 1>w 1>w 1>f 1>g"
"""All 30 of the box."""


@rule("FV-15")
def test_a_tile_of_the_dies_column_if_there_is_one() -> None:
    table = position(board={"wall": "1g . 1w", "tower": "2f", "sky": ". . . . 3oo"}, dice="3 5")
    takes = {move for move in table.legal() if move.split()[0] in ("wall", "tower", "sky")}
    assert takes == {"wall publican", "sky mayor"}
    assert table.play("wall publican").row("wall") == "1g . . . . ."


@rule("FV-16")
def test_a_taken_tile_is_built_or_stored_but_not_thrown_away() -> None:
    """K30."""
    table = position(board=FULL, dice="3 5").play("wall publican")
    assert table.legal() == {"build -1", "build +1", "store"}
    assert table.refused("pass") == "FV-16 place-piece-first"
    assert table.play("store").store() == ["1f", None]


@rule("FV-17")
@pytest.mark.parametrize("pieces", ["1w, 2f", "guard-1, guard-2", "1w, guard-1"])
def test_two_spaces_for_tiles_and_decrees_in_any_mix(pieces: str) -> None:
    table = position(board=FULL, dice="3 5", store={0: pieces}).play("wall publican")
    assert table.refused("store") == "FV-18 storage-full"
    assert table.store() == pieces.split(", ")


@rule("FV-18")
def test_a_third_piece_takes_the_place_of_another_which_leaves_the_game() -> None:
    table = position(board=FULL, dice="3 5", store={0: "1w, 2w"}).play("wall publican")
    table.play("replace 2")
    assert (table.store(), table.removed()) == (["1w", "1f"], ["2w"])


@rule("FV-18", "FV-43")
def test_nothing_is_discarded_while_there_is_room() -> None:
    table = position(board=FULL, dice="3 5", store={0: "1w"}).play("wall publican")
    assert table.refused("replace 1") == "FV-18 storage-has-room"


@rule("FV-19")
def test_built_tiles_stay() -> None:
    table = position(town={0: "0: start | +1: 1w"}, store={0: "1g"})
    assert table.refused("build 1 +1") == "FV-19 place-taken"
    assert table.refused("build 1 0") == "FV-19 place-taken"


@rule("FV-20")
def test_columns_grow_from_the_bottom_up() -> None:
    town = {0: "-1: 1w 2f | 0: start | +1: 1g 2w 3oo"}
    assert position(town=town, store={0: "2s"}).offers("build 1") == "0"
    assert position(town=town, store={0: "3og"}).offers("build 1") == "-1"
    assert position(town=town, store={0: "2s"}).refused("build 1 +2") == "FV-20 in-the-air"


@rule("FV-21")
def test_a_wall_goes_to_an_end_of_the_town() -> None:
    table = position(town={0: "-1: 1w | 0: start | +1: 1g"}, store={0: "1n"})
    assert table.offers("build 1") == "-2 +2"
    assert table.refusal("build 1 +4") == ("FV-21", "wall-at-the-ends", {"column": "+4", "near": ("-2", "+2")})


@rule("FV-22")
def test_a_town_is_three_high_and_of_any_width() -> None:
    complete = {0: "0: start 2f 3oo"}
    assert position(town=complete, store={0: "3og"}).offers("build 1") == ""
    walls = WALLS.split()
    walls.remove("1>g")
    town = " | ".join(["0: start", *(f"+{column}: {wall}" for column, wall in enumerate(walls, 1))])
    table = position(town={0: town}, store={0: "1>g"})
    assert table.offers("build 1") == "-1 +30"  # all 30 walls of the box on one side
    assert table.play("build 1 +30").column("+30") == "1>g"


@rule("FV-23")
def test_any_tower_on_any_wall_and_any_sky_on_any_tower() -> None:
    town = {0: "-1: 1>w | 0: start | +1: 1n | +2: 1w"}
    assert position(town=town, store={0: "2<f"}).offers("build 1") == "-1 0 +1 +2"


@rule("FV-24", "FV-67")
def test_nothing_is_built_on_ruins() -> None:
    town = {0: "-1: 1w burnt | 0: start | +1: 1g 2f burnt"}
    assert position(town=town, store={0: "2s"}).offers("build 1") == "0"
    assert position(town=town, store={0: "3og"}).offers("build 1") == ""
    assert position(town=town, store={0: "2s"}).refused("build 1 -1") == "FV-24 on-a-ruin"


@rule("FV-67")
def test_a_burnt_town_can_be_widened() -> None:
    town = {0: "-1: 1w burnt | 0: start | +1: 1g burnt"}
    assert position(town=town, store={0: "1n"}).offers("build 1") == "-2 +2"


@rule("FV-25")
def test_the_starting_tile_is_a_wall() -> None:
    """K4: its column can be a district and lie in a townscape."""
    table = position(store={0: "2f, 3oo"}, decrees="guard-1 guard-2 small-district star-1 star-2 star-3")
    table.play("build 1 0", "build 2 0", "decree publican", "evaluate hand", "district 0")
    assert (table.points(), table.column("0")) == (5, "start 2f 3oo grass")


@rule("FV-26")
def test_single_gaps_stay_open() -> None:
    table = position(board={"wall": "1w . 1g", "tower": "2f"}, dice="3 5").play("wall publican", "store")
    assert table.row("wall") == "1w . . . . ."


@rule("FV-26")
def test_an_empty_row_is_refilled_at_once_from_the_left() -> None:
    table = position(board={"wall": ". . 1w"}, dice="3 5")
    table.play("wall publican", drawn="1g 1n 1< 1> 1ng 1ws")
    assert table.row("wall") == "1g 1n 1< 1> 1ng 1ws"
    assert table.hand == "1w"  # K32: the row first, then the tile in the hand


@rule("FV-26")
@pytest.mark.parametrize("edition", ["french", "dutch"])
def test_an_empty_row_waits_for_the_end_of_the_turn(edition: str) -> None:
    table = position(board={"wall": ". . 1w", "tower": "2f", "sky": "3oo"}, dice="3 5", edition=edition)
    table.play("wall publican", "store", "skill mayor")
    assert table.row("wall") == ". . . . . ."
    table.play("end", drawn="1g 1n 1< 1> 1ng 1ws guard-1 guard-2 guard-3 star-1 star-2 star-3 1 2")
    assert table.row("wall") == "1g 1n 1< 1> 1ng 1ws"


@rule("FV-26", "FV-48")
def test_in_a_publicans_round_a_row_is_refilled_at_once_in_every_edition() -> None:
    board = {"wall": ". . 1w", "tower": "2f", "sky": "3oo"}
    table = position(board=board, dice="3 5", edition="french").play("skill publican")
    table.play("wall publican", drawn="1g 1n 1< 1> 1ng 1ws")
    assert table.row("wall") == "1g 1n 1< 1> 1ng 1ws"


@rule("FV-26", "FV-48")
def test_a_row_empty_before_the_round_waits_and_the_second_tile_still_counts_as_in_it() -> None:
    """K32, K43."""
    board = {"tower": "2f 2w", "sky": ". . 3oo"}
    table = position(board=board, dice="3 5", edition="dutch").play("skill publican", "pass")
    assert table.asked == 1
    table.play("pass")
    table.play("sky publican", drawn="3og 3os 3of 3oog 3oof 3ooo")
    assert (table.row("wall"), table.row("sky")) == (". . . . . .", "3og 3os 3of 3oog 3oof 3ooo")


def _used_up(*keep: str) -> str:
    walls = (
        "1w 1w 1g 1f 1gg 1sf 1sg 1wf 1wg 1wg 1ws 1ww 1n 1nf 1ng 1nw 1nw 1nw 1< 1< 1<w 1<w 1<g 1<s 1> 1> 1>w 1>w 1>f 1>g"
    )
    left = walls.split()
    for wall in keep:
        left.remove(wall)
    return " ".join(left)


@rule("FV-27")
def test_a_short_pile_fills_from_the_left_and_then_the_row_stays_empty() -> None:
    """K5."""
    table = position(board={"wall": ". . 1w"}, dice="3 5", removed=_used_up("1w", "1g", "1f"))
    table.play("wall publican", drawn="1g 1f")
    assert (table.row("wall"), table.left("wall")) == ("1g 1f . . . .", 0)


@rule("FV-27")
def test_with_an_empty_pile_the_game_goes_on() -> None:
    table = position(board={"wall": ". . 1w"}, dice="3 5", removed=_used_up("1w"))
    table.play("wall publican", "build +1")
    assert table.row("wall") == ". . . . . ."
    assert "skill mayor" in table.legal()
