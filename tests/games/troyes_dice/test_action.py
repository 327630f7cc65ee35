"""Choosing, paying and changing a die, and the three actions (TD-19 to TD-34)."""

import pytest

from tests.games.troyes_dice.table import half_day, sheet
from tests.rules import rule

RICH = "12 12 12"


@rule("TD-19")
def test_one_of_the_three_dice_must_be_chosen() -> None:
    table = half_day("1r 2w! 3y 4r")
    assert table.legal() == {"die 1", "die 3", "die 4"}
    assert table.why("end") == "TD-19 must-act"
    assert table.why("resources") == table.why("value 3") == "TD-19 choose-die"


@rule("TD-19")
def test_several_players_may_choose_the_same_die() -> None:
    table = half_day("1r 2w! 3y 4r", players=3)
    for player in range(3):
        table.play("die 3", "resources", by=player)
        assert table.circled(player) == "3 6 3"


@rule("TD-19")
def test_a_chosen_die_stays_chosen() -> None:
    table = half_day("1r 2w! 3y 4r").play("die 1")
    assert table.why("die 3") == "TD-19 die-chosen"
    assert table.refused("die 3").arguments == {"die": 1}


@rule("TD-19")
def test_gaining_resources_is_always_possible() -> None:
    table = half_day("1r 2w! 3y 4r", "fortress a, palace a", circled="18 18 18", spent="18 18 18").play("die 1")
    assert table.legal() == {"resources"}


@rule("TD-19")
def test_choices_stay_secret_until_all_have_ended() -> None:
    table = half_day("1r 2w! 3y 4r", players=3)
    table.act("die 1", "prestige", by=1)
    assert table.told(1) == ["chooses-die", "builds", "gains-citizens", "ends-part"]
    assert table.told(0) == table.told(None) == []
    assert table.state.view(0)["players"][1]["buildings"]["fortress"] == ()
    table.close(rolled="1 2 3 4")
    assert {"shows-building", "shows-resources", "shows-citizens"} <= set(table.told(0)) & set(table.told(None))
    assert table.state.view(0)["players"][1]["buildings"]["fortress"] == ("a",)


@rule("TD-20")
def test_what_the_sectors_cost() -> None:
    """The example of the rulebook: red 1 for free, yellow 3 for 1 denier, red 6 for 2 deniers."""
    for die, left in (("die 1", "3 3 3"), ("die 3", "3 2 3"), ("die 4", "3 1 3")):
        assert half_day("1r 3w! 3y 6r").play(die).left() == left


@rule("TD-20")
@pytest.mark.parametrize(("resource", "left"), [("influence", "2 3 3"), ("deniers", "3 2 3"), ("knowledge", "3 3 2")])
def test_the_second_sector_costs_one_resource_of_choice(resource: str, left: str) -> None:
    table = half_day("1w! 2r 3y 4r").play("die 2")
    assert table.legal() == {"pay influence", "pay deniers", "pay knowledge"}
    assert table.why("resources") == table.why("value 3") == "TD-20 pay-first"
    assert table.play(f"pay {resource}").left() == left


@rule("TD-20")
def test_players_pay_only_with_what_they_have() -> None:
    table = half_day("1w! 2r 3y 4r", circled="3 3 3", spent="3 0 3").play("die 2")
    assert table.legal() == {"pay deniers"}
    assert table.why("pay influence") == "TD-20 resource-missing"
    assert table.play("pay deniers").why("pay deniers") == "TD-20 nothing-to-pay"


@rule("TD-20")
def test_spending_strikes_a_circled_symbol_and_frees_no_room() -> None:
    table = half_day("1r 2w! 3y 4r", circled="3 18 3").play("die 4", "resources")
    assert (table.circled(), table.left()) == ("7 18 3", "7 16 3")


@rule("TD-20")
def test_a_die_that_cannot_be_paid_for_is_not_offered() -> None:
    table = half_day("1r 2w! 3y 4r", spent="0 2 0")
    assert table.legal() == {"die 1", "die 3"}
    assert table.why("die 4") == "TD-20 cannot-pay"


@rule("TD-21")
def test_a_player_who_can_pay_for_no_die_gains_one_of_each() -> None:
    table = half_day("1w! 2r 3y 4r", spent="3 3 3")
    assert table.legal() == {"relief"}
    table.play("relief")
    assert (table.circled(), table.left()) == ("4 4 4", "1 1 1")
    assert table.legal() == {"end"}


@rule("TD-21")
@pytest.mark.parametrize("spent", ["2 3 3", "3 2 3", "3 3 2"])
def test_a_single_resource_pays_for_the_second_sector(spent: str) -> None:
    table = half_day("1w! 2r 3y 4r", spent=spent)
    assert "relief" not in table.legal() and "die 2" in table.legal()
    assert table.why("relief") == "TD-21 die-affordable"


@rule("TD-21")
def test_a_free_die_leaves_no_relief() -> None:
    table = half_day("1r 2w! 3y 4r", spent="3 3 3")
    assert table.legal() == {"die 1"}
    assert table.why("relief") == "TD-21 die-affordable"


@rule("TD-21", "TD-26")
def test_relief_brings_linked_citizens_and_their_bonuses() -> None:
    table = half_day("1w! 2r 3y 4r", circled="5 5 4", spent="5 5 4", citizens="2 3 3").play("relief")
    assert table.offers("take") == "deniers influence knowledge"  # the order matters, so it is asked (TD-40)
    table.play("take influence")  # the third red citizen: one of each resource once more
    assert table.citizens() == "3 3 3"
    assert table.offers("take") == "deniers influence knowledge"


@rule("TD-22")
def test_an_influence_changes_the_value_by_one() -> None:
    table = half_day("1r 2w! 3y 4r", circled="3 3 3").play("die 3")
    assert table.offers("value") == "1 2 4 5 6"
    for value, left in (("1", "1 2 3"), ("2", "2 2 3"), ("4", "2 2 3"), ("5", "1 2 3"), ("6", "0 2 3")):
        assert half_day("1r 2w! 3y 4r").play("die 3", f"value {value}").left() == left


@rule("TD-22")
def test_values_do_not_wrap() -> None:
    table = half_day("1r 2w! 3y 4r", circled="4 3 3").play("die 1")
    assert table.offers("value") == "2 3 4 5"  # 6 is five steps away
    assert table.refused("value 6").arguments == {"number": 5, "left": 4}
    assert table.why("value 6") == "TD-22 influence-missing"
    assert half_day("1r 2w! 3y 4r", circled="5 3 3").play("die 1", "value 6").left() == "0 3 3"


@rule("TD-22")
def test_the_value_is_changed_once() -> None:
    table = half_day("1r 2w! 3y 4r", circled=RICH).play("die 1")
    assert table.why("value 1") == "TD-22 same-value"
    assert table.play("value 3").why("value 4") == "TD-22 value-changed"


@rule("TD-23")
def test_two_knowledge_change_the_colour() -> None:
    table = half_day("1r 2w! 3y 4r").play("die 1")
    assert table.offers("colour") == "white yellow"
    assert table.why("colour red") == "TD-23 same-colour"
    table.play("colour white")
    assert table.left() == "3 3 1"
    assert table.why("colour yellow") == "TD-23 colour-changed"
    assert table.play("work").built() == "bishopric a"


@rule("TD-23")
def test_one_knowledge_is_too_little() -> None:
    table = half_day("1r 2w! 3y 4r", spent="0 0 2").play("die 1")
    assert table.offers("colour") == ""
    assert table.why("colour white") == "TD-23 knowledge-missing"


@rule("TD-24", "TD-25", "TD-26")
def test_the_example_of_the_rulebook() -> None:
    """A red 5 for 1 denier, yellow for 2 knowledge, a 6 for 1 influence: 6 deniers and a yellow citizen."""
    table = half_day("1y 2w! 5r 6r").play("die 3", "colour yellow", "value 6")
    assert table.left() == "2 2 1"
    table.play("resources")
    assert (table.circled(), table.left(), table.citizens()) == ("3 9 3", "2 8 1", "0 1 0")


@rule("TD-24")
def test_changes_come_in_either_order_and_serve_every_action() -> None:
    for changes in (("value 2", "colour white"), ("colour white", "value 2")):
        for action, built in (("prestige", "cathedral b"), ("work", "bishopric b"), ("resources", "")):
            table = half_day("1r 2w! 3y 4r").play("die 1", *changes, action)
            assert (table.built(), table.left()[:3]) == (built, "2 3")


@rule("TD-24")
def test_a_change_counts_for_its_player_only() -> None:
    table = half_day("1r 2w! 3y 4r", players=2).play("die 1", "colour white", "value 2")
    table.play("die 1", "resources", by=1)
    assert table.circled(1) == "4 3 3"
    assert table.state.view(None)["dice"][0]["colour"] == "red"


@rule("TD-24")
def test_nothing_is_paid_with_what_the_action_brings() -> None:
    table = half_day("1r 2w! 5w 6y", spent="3 2 3").play("die 3")
    assert table.legal() == {"resources", "prestige", "work"}  # its knowledge comes too late to change the colour
    assert table.play("resources").legal() == {"end"}


@rule("TD-25")
@pytest.mark.parametrize(("die", "circled"), [("die 1", "4 3 3"), ("die 3", "3 6 3"), ("die 4", "3 3 8")])
def test_resources_are_as_many_as_the_value(die: str, circled: str) -> None:
    table = half_day("1r 2w! 3y 5w").play(die, "resources")
    assert table.circled() == circled


@rule("TD-26")
@pytest.mark.parametrize(("circled", "citizens"), [(1, 0), (2, 1), (6, 0), (7, 0), (8, 1), (13, 0), (14, 1), (17, 1)])
def test_the_sixth_twelfth_and_eighteenth_bring_a_citizen(circled: int, citizens: int) -> None:
    table = half_day("1y 2w! 3y 4r", circled=f"{circled} 3 3").play("die 4", "resources")
    assert table.citizens() == f"{citizens} 0 0"


@rule("TD-26")
def test_a_great_gain_passes_two_links() -> None:
    table = half_day("1r 2r 3r 4y!", circled="5 3 5", citizens="0 0 0").play("die 1", "colour yellow", "prestige")
    # The hall of column a: 3 influence for each of three red dice, from 5 to 14.
    assert (table.circled(), table.citizens()) == ("14 3 5", "2 0 0")


@rule("TD-27")
def test_resources_beyond_the_track_are_lost() -> None:
    table = half_day("1y 2w! 3y 4r", circled="16 3 3").play("die 4", "resources")
    assert table.circled() == "18 3 3"
    assert "loses-resources" in table.told(0)
    full = half_day("1y 2w! 3y 4r", circled="18 3 3").play("die 4", "resources")
    assert (full.circled(), full.citizens()) == ("18 3 3", "0 0 0")


@rule("TD-28")
def test_the_prestige_building_of_colour_and_value() -> None:
    for die, built in (("die 1", "fortress a"), ("die 3", "great-hall c"), ("die 4", "cathedral d")):
        assert half_day("1r 2w! 3y 4w").play(die, "prestige").built() == built


@rule("TD-28")
def test_columns_follow_the_numbering() -> None:
    assert half_day("1r 2w! 3y 4w", numbering="4 5 6 1 2 3").play("die 1", "prestige").built() == "fortress d"


@rule("TD-28", "TD-33")
def test_a_building_is_built_once() -> None:
    table = half_day("1r 2w! 3y 4r", "fortress a, palace a").play("die 1")
    assert table.why("prestige") == "TD-28 stands"
    assert table.why("work") == "TD-33 stands"


@rule("TD-29")
def test_what_the_fortresses_bring() -> None:
    for value, citizens in zip(range(1, 7), ["1 0 0", "1 0 0", "0 1 0", "0 1 0", "0 0 1", "0 0 1"], strict=True):
        table = half_day("1r 2w! 3y 4y", circled=RICH).play("die 1")
        if value > 1:
            table.play(f"value {value}")
        assert table.play("prestige").citizens() == citizens
        assert table.sheet()["protected"] == ("abcdef"[value - 1],)


@rule("TD-29", "TD-34")
def test_the_second_fortress_of_a_pair_brings_the_link() -> None:
    """The example of the rulebook: the Fortress of column 1 completes a pair with column 2 and brings two red ones."""
    table = half_day("1r 2w! 3y 4r", "fortress b").play("die 1", "prestige")
    assert (table.left(), table.citizens()) == ("3 3 3", "2 0 0")


@rule("TD-30")
@pytest.mark.parametrize(
    ("column", "circled", "citizens"),
    [
        ("a", "9 3 12", "1 0 0"), ("b", "3 3 12", "4 0 0"),
        ("c", "3 6 12", "0 1 0"), ("d", "3 3 12", "0 2 0"),
        ("e", "3 3 12", "0 0 0"), ("f", "3 3 12", "0 0 0"),
    ],
)  # fmt: skip
def test_what_the_great_halls_bring(column: str, circled: str, citizens: str) -> None:
    """Two red dice, one yellow, no white one: the white one is the black die."""
    numbering = {"a": "3 1 2 4 5 6", "b": "1 3 2 4 5 6", "c": "1 2 3 4 5 6", "d": "1 2 4 3 5 6", "e": "1 2 4 5 3 6"}
    table = half_day("1r 2w! 3y 4r", circled="3 3 12", numbering=numbering.get(column, "1 2 4 5 6 3"))
    table.play("die 3", "prestige")
    assert (table.built(), table.circled(), table.citizens()) == (f"great-hall {column}", circled, citizens)


@rule("TD-30")
def test_the_halls_for_white_dice() -> None:
    """The example of the rulebook: the hall of column 5 with two white dice gives 6 knowledge."""
    table = half_day("1w 2r! 5y 6w").play("die 3", "prestige")
    assert (table.left(), table.circled(), table.citizens()) == ("3 2 9", "3 3 9", "0 0 1")
    table = half_day("1w 2r! 6y 6w").play("die 3", "prestige")
    assert table.citizens() == "0 0 4"


@rule("TD-30")
def test_dice_that_nobody_can_pay_for_count_too() -> None:
    table = half_day("1y 2w! 3r 4r", spent="3 3 0").play("die 1", "prestige")
    assert table.circled() == "9 3 3"


@rule("TD-30")
def test_a_hall_without_dice_is_built_for_nothing() -> None:
    table = half_day("1y 2r! 3y 4w").play("die 1", "prestige")
    assert (table.built(), table.circled(), table.citizens()) == ("great-hall a", "3 3 3", "0 0 0")
    assert table.legal() == {"end"}


@rule("TD-31")
def test_a_changed_die_counts_with_the_colour_of_its_plaza() -> None:
    table = half_day("1r 2w! 3y 4r").play("die 1", "colour yellow", "prestige")
    assert table.circled() == "9 3 3"  # two red dice, the changed one among them
    table = half_day("2w! 3r 3y 4y").play("die 2", "pay deniers", "colour yellow", "prestige")
    assert table.circled() == "3 9 3"  # two yellow dice, not three


@rule("TD-32")
def test_a_cathedral_brings_nothing_at_once() -> None:
    table = half_day("1w 2r! 3y 4r", "cathedral b").play("die 1", "prestige")
    assert (table.circled(), table.citizens()) == ("3 3 3", "0 0 0")


@rule("TD-32")
@pytest.mark.parametrize(("order", "each"), list(enumerate([1, 1, 2, 2, 3, 3])))
def test_multipliers_go_by_the_order_of_building(order: int, each: int) -> None:
    """The example of the rulebook among them: the third Cathedral, in column 1, makes each Fortress worth 2."""
    before = "fbdec"[:order]
    table = half_day("1w 2r! 3y 4r", f"cathedral {before}" if before else "").play("die 1", "prestige")
    assert table.sheet()["favours"]["hugues-de-payns"] == each
    assert table.sheet()["cathedrals"] == (*before, "a")


@rule("TD-32")
def test_the_character_of_each_cathedral() -> None:
    table = half_day(built="cathedral abcdef")
    assert table.sheet()["favours"] == {
        "hugues-de-payns": 1, "isabeau-de-baviere": 1, "thibaut-ii": 2, "jeanne-de-champagne": 2, "urbain-iv": 3,
        "marie-de-champagne": 3,
    }  # fmt: skip


@rule("TD-33")
@pytest.mark.parametrize(
    ("dice", "built", "citizens"),
    [
        ("1r 2w! 3y 4r", "palace a", "2 0 0"),
        ("1y 2w! 3y 4r", "city-hall a", "0 2 0"),
        ("1w 2y! 3y 4r", "bishopric a", "0 0 2"),
    ],
)
def test_work_buildings_bring_two_citizens(dice: str, built: str, citizens: str) -> None:
    table = half_day(dice).play("die 1", "work")
    assert (table.built(), table.citizens()) == (built, citizens)


@rule("TD-33")
def test_the_example_of_a_city_hall() -> None:
    """A yellow 5 for 1 denier: the City Hall of column 5 and two yellow citizens."""
    table = half_day("1r 2w! 5y 6r").play("die 3", "work")
    assert (table.built(), table.left(), table.citizens()) == ("city-hall e", "3 2 3", "0 2 0")


@rule("TD-34")
@pytest.mark.parametrize(
    ("row", "columns", "colour", "action", "circled", "citizens"),
    [
        ("fortress", "ab", "r", "prestige", "3 3 3", "2 0 0"),
        ("fortress", "cd", "r", "prestige", "3 3 3", "0 2 0"),
        ("fortress", "ef", "r", "prestige", "3 3 3", "0 0 2"),
        ("palace", "ab", "r", "work", "3 3 3", "4 0 0"),
        ("palace", "ef", "r", "work", "6 3 3", "3 0 0"),
        ("city-hall", "ab", "y", "work", "3 6 3", "0 3 0"),
        ("city-hall", "cd", "y", "work", "3 3 3", "0 4 0"),
        ("bishopric", "cd", "w", "work", "3 3 6", "0 0 3"),
        ("bishopric", "ef", "w", "work", "3 3 3", "0 0 4"),
    ],
)
def test_each_link(row: str, columns: str, colour: str, action: str, circled: str, citizens: str) -> None:
    """Whichever of the two is built last. Three resources pass the sixth, which brings a citizen."""
    for new, old in (columns, columns[::-1]):
        numbering = list(range(2, 7))
        numbering.insert("abcdef".index(new), 1)
        black = "y" if colour != "y" else "r"
        table = half_day(f"1{colour} 2{black}! 3y 4r", f"{row} {old}", numbering=" ".join(map(str, numbering)))
        table.play("die 1", action)
        assert (table.built(), table.circled(), table.citizens()) == (f"{row} {columns}", circled, citizens)


@rule("TD-34")
@pytest.mark.parametrize(
    ("row", "columns"),
    [
        *((row, pair) for row in ("fortress", "palace", "city-hall", "bishopric") for pair in ("bc", "de")),
        ("palace", "cd"), ("city-hall", "ef"), ("bishopric", "ab"),
        *((row, pair) for row in ("great-hall", "cathedral") for pair in ("ab", "bc", "cd", "de", "ef")),
    ],
)  # fmt: skip
def test_no_other_link_exists(row: str, columns: str) -> None:
    links = half_day().state.view(None)["printed"]["links"]
    assert (row, columns) not in [(link["building"], link["columns"]) for link in links]
    assert len(links) == 9


@rule("TD-34")
def test_a_link_comes_once_though_a_bonus_completes_the_pair() -> None:
    """A Palace whose own citizens bring a bonus, which builds its neighbour: the link comes there, and only there."""
    table = half_day("1r 2w! 3y 4r", citizens="4 6 6").play("die 1", "work")
    assert table.stage() == "building"
    table.play("build palace b")
    assert (table.built(), table.citizens()) == ("palace ab", "10 6 6")  # 2 own, 2 of the bonus, 2 of the link
    assert table.legal() == {"end"}


def test_everyone_sees_the_price_of_each_die() -> None:
    table = half_day("1r 2w! 3y 4r", sheets=[sheet(), sheet()])
    view = table.state.view(None)
    assert [(die["cost"], die["usable"]) for die in view["dice"]] == [
        ({}, True), ({"any": 1}, False), ({"deniers": 1}, True), ({"deniers": 2}, True)
    ]  # fmt: skip
