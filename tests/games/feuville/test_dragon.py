"""Dragomir, ruins and repair (FV-60 to FV-70)."""

import pytest

from tests.games.feuville.table import FULL, START, Table, position
from tests.rules import rule

DRAGON = {"dice": "4 4", "steps": "main, dragon 0 0"}
AGAIN = "guard-1 guard-2 guard-3 star-1 star-2 star-3 5 5"
"""The decree row is laid out, and the next player rolls a double."""


def before_a_double(**wanted: object) -> Table:
    """Return a position in which the last player is about to end their turn."""
    return position(player=1, used="fairy publican, skill mayor", **wanted)  # type: ignore[arg-type]


@rule("FV-60")
def test_a_double_wakes_the_dragon_who_attacks_everyone() -> None:
    """K26: clockwise from the roller."""
    town = {0: "0: start 2f 3og | +1: 1w | +2: 1g", 1: "0: start 2w 3of | +1: 1f | +2: 1n"}
    table = before_a_double(town=town).play("end", drawn=AGAIN)
    assert (table.asked, table.step) == (0, "dragon 0 2")
    table.play("burn +1", "burn +2")
    assert (table.asked, table.step) == (1, "dragon 1 2")
    table.play("burn +2").play("burn +1", drawn="1 2")
    assert (table.asked, table.step, table.on_turn) == (0, "main", 0)


@rule("FV-61")
def test_all_columns_count_and_visible_clouds_only() -> None:
    """Unfinished columns, the starting column and ruins count; clouds on turned skies don't."""
    town = {0: "-1: 1w 2f 3ooo burnt | 0: start 2w 3oog | +1: 1g"}
    table = position(town=town, **DRAGON)
    assert table.step == "dragon 0 1"
    assert table.legal() == {"burn -1", "burn 0", "burn +1"}


@rule("FV-62")
def test_example_a_as_many_clouds_as_columns_protect_the_town() -> None:
    town = "-1: 1<w 2<f 3osg | 0: start 2sf 3os | +1: 1nw 2wf 3oog | +2: 1>w 2>f 3og"
    table = before_a_double(town={0: town}).play("end", drawn=f"{AGAIN} 1 2")
    assert table.town() == town
    assert {"player": 0} in table.events("town-is-safe")


@rule("FV-63")
def test_example_b_two_columns_burn() -> None:
    """Five columns, three clouds: the owner chooses which."""
    town = "-1: 1< 2< 3of | 0: start 2f 3oos | +1: 1w 2s | +2: 1g 2w | +3: 1n"
    table = position(town={0: town}, **DRAGON)
    assert table.step == "dragon 0 2"
    table.play("burn +3").play("burn +1", drawn="1 2")
    assert table.town() == "-1: 1< 2< 3of | 0: start 2f 3oos | +1: 1w 2s burnt | +2: 1g 2w | +3: 1n burnt"


@rule("FV-63")
def test_the_number_is_fixed_before_clouds_vanish() -> None:
    town = "0: start 2f 3ooo | +1: 1w 2s | +2: 1g | +3: 1n"
    table = position(town={0: town}, **DRAGON)
    assert table.step == "dragon 0 1"
    table.play("burn 0", drawn="1 2")
    assert table.town().count("burnt") == 1


@rule("FV-63")
@pytest.mark.parametrize("edition", ["english", "french", "dutch"])
def test_columns_with_clouds_cannot_burn_in_the_other_editions(edition: str) -> None:
    """J3; German: free choice."""
    town = {0: "-1: 1w 2f 3oog | 0: start 2w | +1: 1g | +2: 1n 2s burnt"}
    assert position(town=town, **DRAGON).offers("burn") == "-1 0 +1 +2"
    table = position(town=town, edition=edition, dice="4 4", steps="main, dragon 0 2")
    assert table.offers("burn") == "0 +1 +2"
    assert table.refused("burn -1") == "FV-63 clouds-protect"


@rule("FV-64")
def test_the_starting_tile_never_burns() -> None:
    town = {0: "0: start 2f | +1: 1w 2w 3og"}
    table = position(town=town, **DRAGON).play("burn 0", drawn="1 2")
    assert table.column("0") == "start 2f burnt"
    assert table.state.burnt[0]  # K35: the column is burnt until repaired ...
    assert position(town={0: "0: start 2f burnt"}, store={0: "3og"}).offers("build 1") == ""


@rule("FV-64")
def test_a_bare_starting_tile_can_be_named_and_loses_nothing() -> None:
    """K35: ... a bare one never is, and can be built on."""
    table = position(town={0: "0: start | +1: 1w 2w 3og"}, store={0: "2f"}, **DRAGON).play("burn 0", drawn="1 2")
    assert table.town() == "0: start | +1: 1w 2w 3og"
    assert table.offers("build 1") == "0"


@rule("FV-64")
def test_at_the_beginning_nobody_is_asked() -> None:
    table = before_a_double().play("end", drawn=f"{AGAIN} 1 2")
    assert (table.step, table.town(0), table.town(1)) == ("main", START, START)


@rule("FV-65")
def test_ruins_may_be_named_again() -> None:
    """K34."""
    town = "-1: 1w burnt | 0: start 2f 3og | +1: 1g"
    table = position(town={0: town}, **DRAGON)
    assert table.step == "dragon 0 2"
    table.play("burn -1").play("burn +1", drawn="1 2")
    assert table.town() == "-1: 1w burnt | 0: start 2f 3og | +1: 1g burnt"


@rule("FV-63")
def test_a_column_is_named_once() -> None:
    table = position(town={0: "-1: 1w | 0: start 2f 3og | +1: 1g"}, **DRAGON).play("burn +1")
    assert table.refused("burn +1") == "FV-63 already-named"


@rule("FV-66")
def test_the_roller_rolls_again_and_another_double_is_another_attack() -> None:
    """K38."""
    table = position(town={0: "0: start 2f 3og | +1: 1g"}, **DRAGON).play("burn +1", drawn="2 2")
    assert table.step == "dragon 0 1"
    table.play("burn +1", drawn="3 4")
    assert (table.step, table.offers("skill")) == ("main", "publican architect")


@rule("FV-67")
def test_ruins_do_not_count() -> None:
    town = {0: "0: start 2f 3og | +1: 1wg 2wg burnt"}
    assert position(town=town, store={0: "griffin-1"}).play("evaluate 1").points() == 1


@rule("FV-68")
def test_a_repaired_column_counts_again_with_its_clouds() -> None:
    town = {0: "0: start 2f 3og | +1: 1wg 2wg 3oo burnt"}
    table = position(town=town, store={0: "griffin-1"}, dice="6 3").play("skill magician", "repair +1", "pass")
    assert (table.state.clouds[0], table.play("evaluate 1").points()) == (3, 3)


@rule("FV-69")
def test_the_gnome_as_magician() -> None:
    town = {0: "-1: 1w burnt | 0: start | +1: 1g burnt | +2: 1n burnt"}
    table = position(town=town, dice="1 2").play("gnome magician", "skill magician", "repair -1", "repair +1")
    assert table.town() == "-1: 1w | 0: start | +1: 1g | +2: 1n burnt"


@rule("FV-70")
def test_repair_by_clouds_step_by_step() -> None:
    """K27: a repaired column may bring clouds of its own."""
    town = {0: "-1: 1w burnt | 0: start 2f | +1: 1g 2s 3ooo burnt | +2: 1n burnt"}
    table = position(town=town, store={0: "3oo"}).play("build 1 0")
    assert table.legal() == {"repair -1", "repair +1", "repair +2", "pass"}  # 2 clouds, 1 unburnt column
    table.play("repair +1")
    assert table.legal() == {"repair -1", "repair +2", "pass"}  # 5 clouds, 2 unburnt columns
    table.play("repair +2", "repair -1")
    assert (table.step, table.state.burnt[0]) == ("main", 0)


@rule("FV-70")
def test_repair_is_optional_and_stops_when_the_numbers_are_equal() -> None:
    town = {0: "-1: 1w burnt | 0: start 2f | +1: 1g burnt"}
    table = position(town=town, store={0: "3oo"}).play("build 1 0", "repair -1")
    assert (table.step, table.column("+1")) == ("main", "1g burnt")
    table = position(town=town, store={0: "3oo"}).play("build 1 0", "pass")
    assert (table.step, table.column("-1")) == ("main", "1w burnt")


@rule("FV-70")
def test_no_repair_without_more_clouds_than_unburnt_columns() -> None:
    town = {0: "-1: 1w burnt | 0: start 2f | +1: 1g"}
    assert position(town=town, store={0: "3oo"}).play("build 1 0").step == "main"
    assert position(town=town, store={0: "3ooo"}).play("build 1 0").step == "clouds 0"


@rule("FV-70")
def test_repair_by_clouds_in_another_players_turn() -> None:
    """K27."""
    town = {1: "-1: 1wg burnt | 0: start 2ss"}
    table = position(board=FULL, town=town, dice="3 5").play("skill publican", "pass", "sky architect", "build 0")
    assert (table.asked, table.step) == (1, "clouds 1")
    assert table.play("repair -1").column("-1", 1) == "1wg"
    assert table.asked == 0


@rule("FV-70")
def test_the_magician_starts_no_repair_by_clouds() -> None:
    """K27: only building a sky does."""
    town = {0: "-1: 1w burnt | 0: start 2f 3ooo burnt | +1: 1g burnt"}
    table = position(town=town, dice="6 3").play("skill magician", "repair 0").play("charm 1", drawn="prestige-5")
    assert table.step == "magician 1 0"
    assert table.play("pass").step == "main"  # three clouds over one column, and no offer
