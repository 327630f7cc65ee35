"""The six skills (FV-46 to FV-51)."""

import pytest

from tests.games.feuville.table import FULL, START, position
from tests.rules import rule


@rule("FV-46")
def test_the_first_example_of_the_rulebook() -> None:
    """4 + 3 = 7 gives 7 and 3."""
    table = position(dice="1 5", players=3).play("skill entertainer", drawn="4").play("roll", drawn="3").play("stop")
    assert [table.points(seat) for seat in range(3)] == [7, 3, 3]


@rule("FV-46")
def test_the_second_example_of_the_rulebook() -> None:
    """4 + 4 + 5 = 13 gives nothing and 3."""
    table = position(dice="1 5", players=3, player=1)
    table.play("skill entertainer", drawn="4").play("roll", drawn="4").play("roll", drawn="5")
    assert [table.points(seat) for seat in range(3)] == [3, 0, 3]
    assert table.offers("skill") == "mayor"  # beyond ten the rolling is over


@rule("FV-46")
def test_exactly_ten() -> None:
    table = position(dice="1 5").play("skill entertainer", drawn="6").play("roll", drawn="4")
    assert (table.points(0), table.points(1)) == (10, 0)
    assert "roll" not in table.legal()  # K15


@rule("FV-46")
def test_one_roll_at_least() -> None:
    """K15."""
    table = position(dice="1 5").play("skill entertainer", drawn="2")
    assert table.step == "entertainer 2"
    assert {"roll", "stop"} <= table.legal()


@rule("FV-47")
def test_the_thief_takes_tiles_and_decrees_but_no_fairy_tiles() -> None:
    """K17: evaluated decrees neither."""
    store, charms = {1: "1w, griffin-3"}, {1: "fire-protection"}
    table = position(dice="2 5", store=store, charms=charms, evaluated={1: "guard-1"}).play("skill thief")
    assert table.legal() == {"steal next 1", "steal next 2", "pass"}
    table.play("steal next 2")
    assert (table.hand, table.store(1)) == ("griffin-3", ["1w", None])
    assert table.legal() == {"evaluate hand", "store"}


@rule("FV-47", "FV-57")
def test_a_protected_piece_cannot_be_stolen() -> None:
    table = position(dice="2 5", store={1: "1w protected, griffin-3"}).play("skill thief")
    assert table.offers("steal") == "next 2"
    assert position(dice="2 5", store={1: "1w protected"}).play("skill thief").step == "main"


@rule("FV-47")
def test_the_thief_with_full_storage_makes_room_as_usual() -> None:
    """K16."""
    table = position(dice="2 5", store={0: "1g, 2f", 2: "1w"}, players=3).play("skill thief", "steal second 1")
    assert table.legal() >= {"build -1", "build +1", "replace 1", "replace 2", "build 1 +1"}
    assert table.play("replace 1").store() == ["1w", "2f"]


@rule("FV-48")
def test_a_publicans_round() -> None:
    towns = {1: "0: start | +1: 1w 2w", 2: START}
    table = position(board=FULL, dice="3 5", players=3, town=towns).play("skill publican")
    table.play("sky thief", "store")
    assert table.asked == 1
    table.play("tower entertainer")
    assert table.legal() == {"build 0"}  # must be built at once
    table.play("build 0")
    assert table.asked == 2
    assert table.offers("sky") == ""  # no tower to put it on
    table.play("wall mayor", "build -1")
    assert (table.asked, table.step) == (0, "publican 3")
    table.play("tower magician", "store")
    assert (table.store(), table.step) == (["3os", "2>"], "main")


@rule("FV-48")
def test_players_who_can_build_nothing_get_nothing() -> None:
    towns = {1: "0: start 2f 3oo", 2: START}
    table = position(board={"tower": "2w 2s 2g"}, dice="3 5", players=3, town=towns).play("skill publican", "pass")
    assert table.asked == 2  # player 1 has no wall without a tower


@rule("FV-48")
def test_others_may_not_store() -> None:
    table = position(board=FULL, dice="3 5").play("skill publican", "pass", "wall thief")
    assert table.legal() == {"build -1", "build +1"}
    assert table.refused("store") == "FV-48 must-build"


@rule("FV-48")
def test_a_row_emptied_in_the_round_is_refilled_before_the_next_choice() -> None:
    table = position(board={"wall": "1w"}, dice="3 5").play("skill publican")
    table.play("wall entertainer", drawn="1g 1n 1< 1> 1ng 1ws").play("store")
    assert table.asked == 1
    assert table.offers("wall") == "entertainer thief publican architect mayor magician"


@rule("FV-49")
def test_the_architect_fills_all_gaps_and_takes_any_tile() -> None:
    board = {"wall": "1w . 1g 1f 1n 1<w", "tower": "2f 2s 2w 2g 2< .", "sky": "3og 3os 3of 3oo 3oog 3oof"}
    table = position(board=board, dice="4 5").play("skill architect", drawn="1> 2>")
    assert (table.row("wall"), table.row("tower")) == ("1w 1> 1g 1f 1n 1<w", "2f 2s 2w 2g 2< 2>")
    assert len(table.offers("sky").split()) == 6
    assert table.play("sky thief").hand == "3os"


@rule("FV-49", "FV-14")
def test_the_refill_is_not_a_choice_but_the_tile_is() -> None:
    board = {**FULL, "wall": "1w . 1g 1f 1n 1<w"}
    table = position(board=board, dice="4 5").play("skill architect", drawn="1>").play("pass")
    assert table.offers("skill") == "mayor"


@rule("FV-50")
def test_the_mayor_takes_any_decree_of_the_row() -> None:
    """K18: no town evaluation."""
    table = position(decrees="guard-1 guard-2 . star-1 star-2 star-3", used="decree publican").play("skill mayor")
    assert table.offers("decree") == "entertainer thief architect mayor magician" and "pass" in table.legal()
    assert table.play("decree magician", "store").store() == ["star-3", None]


BURNT = "-1: 1w burnt | 0: start | +1: 1g 2f burnt | +2: 1n burnt"


@rule("FV-51", "FV-68")
def test_the_magician_repairs_two_columns_and_gives_one_fairy_tile() -> None:
    table = position(town={0: BURNT}, dice="6 3").play("skill magician")
    assert table.legal() == {"repair -1", "repair +1", "repair +2", "charm 1", "charm 2", "charm 3", "pass"}
    table.play("repair +1", "repair -1")
    assert table.legal() == {"charm 1", "charm 2", "charm 3", "pass"}
    table.play("charm 3", drawn="prestige-5")
    assert (table.step, table.points()) == ("main", 4)
    assert table.town() == "-1: 1w | 0: start | +1: 1g 2f | +2: 1n burnt"


@rule("FV-51")
def test_leaving_ruins_on_purpose_still_gives_one_fairy_tile() -> None:
    """K19: judged when the skill is chosen."""
    table = position(town={0: "0: start | +1: 1g burnt"}, dice="6 3").play("skill magician", "repair +1")
    table.play("charm 1", drawn="prestige-5")
    assert table.step == "main"


@rule("FV-51")
@pytest.mark.parametrize(("edition", "number"), [("german", 2), ("english", 1), ("french", 1), ("dutch", 1)])
def test_fairy_tiles_when_nothing_is_burnt(edition: str, number: int) -> None:
    """J1; K20: the second one is chosen when the slot of the first is refilled."""
    table = position(dice="6 3", edition=edition).play("skill magician")
    for _ in range(number):
        table.play("charm 1", drawn="prestige-5")
    assert (table.step, table.points()) == ("main", {1: 3, 2: 8}[number])


@rule("FV-51")
def test_a_burnt_tower_on_the_starting_tile_counts_as_burnt() -> None:
    """K35."""
    assert position(town={0: "0: start 2f burnt"}, dice="6 3").play("skill magician").step == "magician 2 1"
    assert position(dice="6 3").play("skill magician").step == "magician 0 2"
