"""The event: destroyed plazas, attacks from day 3, Fortresses, blocked buildings (TD-14 to TD-18)."""

import pytest

from tests.games.troyes_dice.table import half_day, sheet
from tests.rules import rule


@rule("TD-14")
def test_the_black_die_cannot_be_chosen() -> None:
    table = half_day("1r 3w! 3y 6r", circled="9 9 9")
    assert table.legal() == {"die 1", "die 3", "die 4"}
    assert table.why("die 2") == "TD-14 black-die"


@rule("TD-14")
def test_a_plaza_is_destroyed_from_the_first_half_day_on() -> None:
    table = half_day("1r 3w! 3y 6r", number=1)
    assert [plaza["place"] for plaza in table.state.view(None)["plazas"] if plaza["destroyed"]] == [2]
    assert table.state.view(None)["available"] == {"red": 2, "yellow": 1, "white": 0}


@rule("TD-15")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_no_square_is_struck_before_day_three(number: int) -> None:
    table = half_day(number=number).close(rolled="1 5 6 3")
    assert table.struck() == ""
    assert table.state.view(None)["attacks"] == []


@rule("TD-15")
@pytest.mark.parametrize("number", range(5, 17))
def test_in_each_half_day_from_day_three_a_square_is_struck(number: int) -> None:
    table = half_day("1y 2w! 3y 4r", number=number - 1, ahead="y r y", players=2).close(rolled="1 5 6 3")
    assert table.state.half_day == number
    assert table.struck(0) == table.struck(1) == "red c"
    assert table.state.view(None)["attacks"] == [{"value": 3, "colour": "red"}]


@rule("TD-15")
@pytest.mark.parametrize(("ahead", "struck"), [("y r y", "red"), ("y y y", "yellow"), ("y w y", "white")])
def test_value_and_colour_of_the_struck_square(ahead: str, struck: str) -> None:
    for rolled, numbering, column in (
        ("1 5 6 3", "1 2 3 4 5 6", "c"),
        ("1 5 6 5", "1 2 3 4 5 6", "e"),
        ("1 5 6 3", "4 5 6 1 2 3", "f"),
    ):
        table = half_day("1y 2w! 3y 4r", number=4, ahead=ahead, numbering=numbering).close(rolled=rolled)
        assert table.struck() == f"{struck} {column}"


@rule("TD-15")
@pytest.mark.parametrize(("value", "column"), list(zip(range(1, 7), "defabc", strict=True)))
def test_each_value_strikes_the_column_that_bears_it(value: int, column: str) -> None:
    table = half_day("1r 2w! 3y 4y", number=4, ahead="r r r r", numbering="4 5 6 1 2 3")
    assert table.close(rolled=f"1 3 6 {value}").struck() == f"red {column}"


@rule("TD-15")
def test_striking_a_struck_square_does_nothing() -> None:
    table = half_day("1y 2w! 3y 4r", number=4, ahead="y w y", struck="white c").close(rolled="1 5 6 3")
    assert table.struck() == "white c"
    assert "strikes" not in table.told(0)


@rule("TD-15", "TD-17")
def test_the_example_of_the_rulebook() -> None:
    """On day 4 a black 3 attacks the white plaza; the Cathedral of column 3 is not built, the Bishopric is."""
    table = half_day("1y 2w! 3y 4r", "bishopric c", number=6, ahead="y w y").close(rolled="1 3 6 3")
    assert table.state.view(None)["day"] == 4
    assert table.struck() == "white c"
    assert {row: columns for row, columns in table.sheet()["blocked"].items() if columns} == {"cathedral": ("c",)}
    assert table.built() == "bishopric c"


@rule("TD-16")
@pytest.mark.parametrize("ahead", ["y r y", "y y y", "y w y"])
def test_a_fortress_spares_its_column_whatever_the_colour(ahead: str) -> None:
    table = half_day("1y 2w! 3y 4r", number=4, ahead=ahead, sheets=[sheet("fortress c"), sheet("fortress b")])
    table.close(rolled="1 5 6 3")
    assert table.struck(0) == ""
    assert table.struck(1)[-1] == "c"
    assert table.told(None).count("fortress-spares") == table.told(None).count("strikes") == 1


@rule("TD-16")
def test_a_fortress_built_in_the_half_day_before_spares() -> None:
    table = half_day("1y 3r 3y 4w!", number=4, ahead="y w y", players=2)
    table.play("die 2", "pay influence", "prestige").close(rolled="1 5 6 3")
    assert (table.struck(0), table.struck(1)) == ("", "white c")


@rule("TD-16")
def test_a_fortress_built_in_the_same_half_day_comes_too_late() -> None:
    table = half_day("1y 2w! 3y 4r", number=4, ahead="y y w").close(rolled="1 6 6 3")
    assert table.struck() == "yellow c"  # when the half day opened
    table = half_day("1y 2y! 2r 4r", number=5, struck="yellow b").play("die 3", "prestige")
    assert (table.built(), table.struck()) == ("fortress b", "yellow b")


@rule("TD-17")
def test_a_struck_square_blocks_both_buildings_of_its_colour() -> None:
    table = half_day("1r 2w! 3y 4r", struck="red a").play("die 1")
    assert {"prestige", "work"} & table.legal() == set()
    assert table.why("prestige") == table.why("work") == "TD-17 blocked"


@rule("TD-17")
def test_existing_buildings_stay_and_count() -> None:
    table = half_day(over=True, built="cathedral a, fortress ab", struck="red a, white a")
    assert table.points() == {"hugues-de-payns": 2, "influence": 1, "deniers": 1, "knowledge": 1}
    late = half_day("1r 2w! 3y 4r", "fortress a", struck="red a", number=5).play("die 1")
    assert late.why("prestige") == "TD-28 stands"
    assert late.why("work") == "TD-17 blocked"


@rule("TD-17")
def test_a_struck_square_blocks_bonuses_and_links() -> None:
    table = half_day("1r 2w! 3y 4r", struck="red b", citizens="5 6 6").play("die 1", "work")
    assert "palace b" not in table.offers("build")
    assert "palace c" in table.offers("build")
    assert table.why("build palace b") == "TD-41 bonus-blocked"


@rule("TD-18")
def test_a_struck_square_leaves_resources_and_other_colours_alone() -> None:
    table = half_day("1r 2w! 3y 4r", struck="red a", circled="3 3 9").play("die 1")
    assert "resources" in table.legal()
    table.play("colour white")
    assert {"prestige", "work"} <= table.legal()
    table.play("work")
    assert table.built() == "bishopric a"


@rule("TD-18")
def test_the_fortress_of_a_struck_column_can_be_built_and_restores_nothing() -> None:
    table = half_day("1r 2w! 3y 4r", struck="white a").play("die 1", "prestige")
    assert table.built() == "fortress a"
    assert table.struck() == "white a"
    table.close(rolled="1 5 6 3")
    later = half_day("1w 2r! 3y 4r", "fortress a", struck="white a", number=9).play("die 1")
    assert later.why("prestige") == "TD-17 blocked"
