"""Banquets & Raids: the tiles in play and what each side does (TD-48 to TD-51)."""

import copy

import pytest

from bastide.games.troyes_dice import TroyesDice
from tests.games.troyes_dice.table import deal, half_day, sheet
from tests.rules import rule

NINE = (
    "red  yellow-white white  white  red-yellow red  red-white white  yellow  red-yellow yellow  "
    "yellow-white yellow  red-white red"
)
RICH = "12 12 12"


@rule("TD-48")
def test_three_tiles_lie_beside_the_plazas_of_one_colour() -> None:
    table = deal(drawn=f"{NINE} 6 1 8 4", preset="banquets-and-raids")
    assert table.state.position()["tiles"] == [
        {"place": 0, "tile": 6, "side": "banquet"},  # red
        {"place": 2, "tile": 8, "side": "banquet"},  # white
        {"place": 5, "tile": 1, "side": "banquet"},  # yellow
    ]
    drawn = [request for request in table.requests if request.name == "banquet tile"]
    assert [sum(request.weights) for request in drawn] == [8, 7, 6]


@rule("TD-48")
def test_tiles_may_be_chosen() -> None:
    table = deal(drawn=f"{NINE} 4", banquets_and_raids=True, tiles="2 7 5")
    assert {entry["place"]: entry["tile"] for entry in table.state.position()["tiles"]} == {0: 2, 5: 7, 2: 5}
    assert deal(preset="standard").tiles() == ""


@rule("TD-49")
def test_a_tile_serves_everyone_who_chooses_its_die() -> None:
    table = half_day("1r 2w! 3y 4y+2", players=2)
    for player in (0, 1):
        assert table.play("die 4", by=player).left(player) == "3 3 3"
    assert "banquet 2" in table.tiles()  # not used up


@rule("TD-49")
def test_tiles_change_neither_the_event_nor_what_halls_count() -> None:
    """A black die on raid 4 attacks with its rolled value, and dice at raids 4 and 7 are available."""
    table = half_day("1r 2w!-4 3y 4r", number=5, sheets=[sheet(struck="white b")])
    assert table.state.view(None)["attacks"] == [{"value": 2, "colour": "white"}]
    hall = half_day("1y 2w! 3r-4 4r").play("die 1", "prestige")
    assert hall.circled() == "9 3 3"
    assert half_day("1y 2w! 3r-7 4r").play("die 1", "prestige").circled() == "9 3 3"


@rule("TD-49")
def test_a_black_die_on_raid_4_strikes_by_its_rolled_value() -> None:
    table = half_day("1y 2w! 3y 4w", number=4, ahead="y r-4 y").close(rolled="1 5 6 3")
    assert table.struck() == "red c"


@rule("TD-50")
def test_a_tile_turns_with_its_plaza_and_never_back() -> None:
    table = half_day("1r 2w!+3 3y 4r", number=1)
    assert "banquet 3" in table.tiles()
    table.play("die 1", "resources")
    assert "banquet 3" in table.tiles()  # not before the end of the half day
    table.close(rolled="1 2 3 4")
    assert "raid 3" in table.tiles()
    raid = half_day("1r 2w!-3 3y 4r", number=1).close(rolled="1 2 3 4")
    assert "raid 3" in raid.tiles()


@rule("TD-50")
def test_a_tile_whose_plaza_stands_keeps_its_side() -> None:
    table = half_day("1r+3 2w! 3y 4r", number=1).close(rolled="1 2 3 4")
    assert "banquet 3" in table.tiles()


# Tile 1


@rule("TD-51")
def test_banquet_1_halves_the_price_of_a_value() -> None:
    """Ruling Q7: an odd distance costs half of it, rounded up."""
    for value, left in (("2", "2 3 3"), ("3", "2 3 3"), ("4", "1 3 3"), ("5", "1 3 3"), ("6", "0 3 3")):
        assert half_day("1r+1 2w! 3y 4r").play("die 1", f"value {value}").left() == left


@rule("TD-51")
def test_raid_1_fixes_the_value() -> None:
    table = half_day("1r-1 2w! 3y 4r", circled=RICH).play("die 1")
    assert table.offers("value") == ""
    assert table.why("value 2") == "TD-51 value-fixed"
    assert table.offers("colour") == "white yellow"


# Tile 2


@rule("TD-51")
def test_banquet_2_makes_the_die_free() -> None:
    for dice, die in (("1r 2w! 3y+2 4r", "die 3"), ("1r 2w! 3y 4r+2", "die 4"), ("1w! 2r+2 3y 4r", "die 2")):
        table = half_day(dice, spent="3 3 3")
        assert die in table.legal()
        assert table.play(die).stage() == "acting"


@rule("TD-51")
@pytest.mark.parametrize(
    ("dice", "moves", "left"),
    [
        ("1r-2 2w! 3y 4r", ["die 1"], "3 2 3"),
        ("1w! 2r-2 3y 4r", ["die 2", "pay influence"], "2 2 3"),
        ("1w! 2r-2 3y 4r", ["die 2", "pay deniers"], "3 1 3"),
        ("1r 2w! 3y-2 4r", ["die 3"], "3 1 3"),
        ("1r 2w! 3y 4r-2", ["die 4"], "3 0 3"),
    ],
)
def test_raid_2_costs_a_denier_more(dice: str, moves: list[str], left: str) -> None:
    assert half_day(dice).play(*moves).left() == left


@rule("TD-51", "TD-20")
def test_a_surcharge_must_be_paid_besides_the_sector() -> None:
    table = half_day("1w! 2r-2 3y 4r", spent="3 2 3")  # one denier pays the surcharge or the sector, not both
    assert table.legal() == {"die 3"}
    assert table.why("die 2") == "TD-20 cannot-pay"


# Tile 3


@rule("TD-51")
def test_banquet_3_gives_one_of_each_resource_for_a_cathedral() -> None:
    table = half_day("1w+3 2r! 3y 4r").play("die 1", "prestige")
    assert (table.built(), table.circled()) == ("cathedral a", "4 4 4")
    assert half_day("1w+3 2r! 3y 4r").play("die 1", "work").circled() == "3 3 3"
    changed = half_day("1w+3 2r! 3y 4r").play("die 1", "colour red", "prestige")
    assert changed.circled() == "3 3 3"


@rule("TD-51")
def test_raid_3_costs_a_knowledge_more() -> None:
    assert half_day("1w-3 2r! 3y 4r").play("die 1").left() == "3 3 2"
    assert half_day("1w-3 2r! 3y 4r", spent="0 0 3").legal() == {"die 3", "die 4"}


# Tile 4


@rule("TD-51")
def test_banquet_4_gives_one_more_citizen_for_a_work_building() -> None:
    assert half_day("1w+4 2r! 3y 4r").play("die 1", "work").citizens() == "0 0 3"
    assert half_day("1w+4 2r! 3y 4r").play("die 1", "colour red", "work").citizens() == "3 0 0"
    assert half_day("1r+4 2w! 3y 4r").play("die 1", "prestige").citizens() == "1 0 0"


@rule("TD-51")
@pytest.mark.parametrize(
    ("colour", "prestige", "work"), [("r", "1 0 0", "3 0 0"), ("y", "0 0 0", "0 3 0"), ("w", "0 0 0", "0 0 3")]
)
def test_banquet_4_is_for_the_work_buildings_of_all_colours(colour: str, prestige: str, work: str) -> None:
    for action, citizens in (("prestige", prestige), ("work", work)):
        table = half_day(f"1{colour}+4 2y! 3w 4y").play("die 1", action)
        assert (table.citizens(), table.legal()) == (citizens, {"end"})


@rule("TD-51")
@pytest.mark.parametrize(
    ("colour", "prestige", "work"), [("r", "2 0 0", "2 0 0"), ("y", "0 1 0", "0 2 0"), ("w", "0 0 1", "0 0 2")]
)
def test_a_banquet_of_a_corrected_box_may_be_for_all_prestige_buildings(colour: str, prestige: str, work: str) -> None:
    components = copy.deepcopy(dict(TroyesDice.shipped_components()))
    components["banquets"]["tiles"][3]["banquet"]["built_with_it"]["kind"] = "prestige"
    for action, citizens in (("prestige", prestige), ("work", work)):
        table = half_day(f"1{colour}+4 2y! 3w 4y", components=components).play("die 1", action)
        assert table.citizens() == citizens


@rule("TD-51")
def test_raid_4_makes_the_value_zero() -> None:
    """Ruling Q9."""
    table = half_day("1y 2w! 5r-4 6r", circled=RICH).play("die 3")
    assert {"resources", "prestige", "work"} & table.legal() == {"resources"}
    assert table.why("prestige") == "TD-51 value-zero"
    assert table.offers("value") == "1 2 3 4 5 6"
    assert table.refused("work").arguments == {}
    assert half_day("1y 2w! 5r-4 6r", circled=RICH).play("die 3", "value 5").left() == "7 11 12"
    nothing = half_day("1y 2w! 5r-4 6r").play("die 3", "resources")
    assert (nothing.circled(), nothing.legal()) == ("3 3 3", {"end"})


# Tile 5


@rule("TD-51")
def test_banquet_5_changes_the_colour_for_one_knowledge() -> None:
    table = half_day("1r+5 2w! 3y 4r", spent="0 0 2").play("die 1", "colour yellow")
    assert table.left() == "3 3 0"


@rule("TD-51")
def test_raid_5_fixes_the_colour() -> None:
    table = half_day("1r-5 2w! 3y 4r", circled=RICH).play("die 1")
    assert table.offers("colour") == ""
    assert table.why("colour white") == "TD-51 colour-fixed"
    assert "value 2" in table.legal()


# Tile 6


@rule("TD-51")
def test_banquet_6_gives_two_more_citizens_for_a_fortress() -> None:
    table = half_day("1r+6 2w! 3y 4r").play("die 1", "prestige")
    assert table.legal() == {"citizen red", "citizen yellow", "citizen white"}
    table.play("citizen red")
    assert table.legal() == {"citizen yellow", "citizen white"}
    assert (table.play("citizen white").citizens(), table.legal()) == ("2 0 1", {"end"})
    other = half_day("1r+6 2w! 3y 4r").play("die 1", "prestige", "citizen yellow")
    assert (other.citizens(), other.legal()) == ("2 1 0", {"end"})  # the red one follows


@rule("TD-51", "TD-40")
def test_the_extra_comes_between_own_gain_and_link() -> None:
    table = half_day("1r+6 2w! 3y 4r", "fortress b", citizens="13 0 0").play("die 1", "prestige")
    assert table.citizens() == "14 0 0"
    table.play("citizen red")
    assert table.stage() == "building"  # the fifteenth
    table.play("build cathedral c", "citizen yellow")
    assert table.citizens() == "16 1 0"  # and the link


@rule("TD-51")
def test_banquet_6_is_for_fortresses_only() -> None:
    assert half_day("1r+6 2w! 3y 4r").play("die 1", "work").citizens() == "2 0 0"
    assert half_day("1r+6 2w! 3y 4r").play("die 1", "colour white", "prestige").citizens() == "0 0 0"


@rule("TD-51")
def test_raid_6_costs_an_influence_more() -> None:
    assert half_day("1w-6 2r! 3y 4r").play("die 1").left() == "2 3 3"
    table = half_day("1w! 2r-6 3y 4r").play("die 2", "pay influence")
    assert table.left() == "1 3 3"


# Tile 7


@rule("TD-51")
def test_banquet_7_counts_one_more_die_for_a_hall() -> None:
    table = half_day("1y+7 2w! 3r 4r").play("die 1", "prestige")
    assert (table.circled(), table.legal()) == ("12 3 3", {"end"})
    assert half_day("1y+7 2r! 3y 4w").play("die 1", "prestige").circled() == "6 3 3"  # even if there is none
    changed = half_day("1r+7 2w! 3y 4y").play("die 1", "colour yellow", "prestige")
    assert changed.circled() == "9 3 3"  # ruling Q14: the red plaza, and one more


@rule("TD-51")
def test_raid_7_forbids_prestige_buildings() -> None:
    table = half_day("1r-7 2w! 3y 4r").play("die 1")
    assert {"resources", "prestige", "work"} & table.legal() == {"resources", "work"}
    assert table.why("prestige") == "TD-51 no-prestige"


# Tile 8


@rule("TD-51")
def test_banquet_8_lets_the_black_die_be_chosen() -> None:
    table = half_day("1r 2w!+8 3y 4r", number=5)
    view = table.state.view(None)
    assert view["attacks"] == [] and not any(plaza["destroyed"] for plaza in view["plazas"])
    assert view["available"] == {"red": 2, "yellow": 1, "white": 1}  # ruling Q11
    assert table.legal() == {"die 1", "die 2", "die 3", "die 4"}
    table.play("die 2", "pay deniers", "work")
    assert (table.built(), table.left()) == ("bishopric b", "3 2 3")


@rule("TD-51", "TD-30")
def test_banquet_8_as_the_other_editions_word_it() -> None:
    """The black die is ignored and may be used as a transparent one: it counts only for the player who uses it."""
    dice, other = "1y 2w!+8 3y 5y", {"banquet_8": "usable"}
    for options, white in (({}, 1), (other, 0)):
        table = half_day(dice, number=5, circled="3 3 3", options=options)
        assert table.state.view(0)["attacks"] == []
        assert table.legal() == {"die 1", "die 2", "die 3", "die 4"}
        assert table.state.view(0)["available"]["white"] == white
        assert table.play("die 4", "prestige").circled() == f"3 3 {3 + 3 * white}"  # a Great Hall for white dice
    chosen = half_day(dice, number=5, circled="6 3 3", citizens="1 0 0", options=other)
    chosen.play("die 2", "pay influence", "value 5", "colour yellow")
    assert chosen.state.view(0)["available"] == {"red": 0, "yellow": 3, "white": 1}
    assert chosen.play("prestige").circled() == "6 3 6"
    beside = half_day("1y 2w!+8 3w 5y", number=5, options=other)
    assert beside.state.view(0)["available"]["white"] == 1
    assert beside.play("die 2", "pay influence").state.view(0)["available"]["white"] == 2
    by_bonus = half_day(dice, number=5, citizens="0 0 13", options=other).play("die 2", "pay influence", "work")
    assert by_bonus.play("build great-hall e").circled() == "3 3 6"


@rule("TD-51")
def test_banquet_8_attacks_nothing_and_turns_after_the_half_day() -> None:
    table = half_day("1y 2w! 3y 4w", number=4, ahead="y r+8 y", players=2).close(rolled="1 5 6 3")
    assert (table.struck(0), table.struck(1)) == ("", "")
    assert "shelters-black-die" in table.told(None) and "destroys-plaza" not in table.told(None)
    plazas = [table.plaza(place) for place in range(9)]
    assert "banquet 8" in table.tiles()
    table.close(rolled="1 1 2 6")
    assert [table.plaza(place) for place in range(9)] == plazas  # none was destroyed
    assert "raid 8" in table.tiles()


@rule("TD-51")
def test_banquet_8_is_patient() -> None:
    """Another die on it does nothing."""
    table = half_day("1r+8 2w! 3y 4r", number=5).close(rolled="1 2 3 4")
    assert "banquet 8" in table.tiles()


@rule("TD-51")
def test_raid_8_makes_a_second_black_die() -> None:
    """Ruling Q12: two plazas out, two attacks, two usable dice, and the halls do not count it."""
    table = half_day("1r 2w! 3y-8 4r", number=5)
    view = table.state.view(None)
    assert [die["usable"] for die in view["dice"]] == [True, False, False, True]
    assert view["available"] == {"red": 2, "yellow": 0, "white": 0}
    assert view["attacks"] == [{"value": 2, "colour": "white"}, {"value": 3, "colour": "yellow"}]
    assert sum(plaza["destroyed"] for plaza in view["plazas"]) == 2
    assert table.why("die 3") == "TD-51 raided-die"


@rule("TD-51", "TD-15", "TD-16")
def test_raid_8_strikes_too_and_a_fortress_spares() -> None:
    sheets = [sheet(), sheet("fortress a"), sheet("fortress c"), sheet("fortress ac")]
    table = half_day("1y 2w! 3y 4w", number=4, ahead="r-8 w y", sheets=sheets).close(rolled="1 5 6 3")
    assert [table.struck(player) for player in range(4)] == ["red a, white c", "white c", "red a", ""]


@rule("TD-51", "TD-42")
def test_raid_8_stays_a_raid() -> None:
    table = half_day("1y 2w! 3y-8 4r").close(rolled="1 2 3 4")
    assert "raid 8" in table.tiles()


@rule("TD-51", "TD-15")
def test_before_day_three_raid_8_only_destroys() -> None:
    table = half_day("1y 2w! 3y 4w", number=1, ahead="r-8 w y").close(rolled="1 5 6 3")
    assert table.struck() == ""
    assert table.told(None).count("destroys-plaza") == 2


@rule("TD-51")
def test_the_black_die_on_raid_8_attacks_once() -> None:
    """Ruling Q13."""
    table = half_day("1r 2w!-8 3y 4r", number=5)
    assert table.state.view(None)["attacks"] == [{"value": 2, "colour": "white"}]
    assert table.legal() == {"die 1", "die 3", "die 4"}


@rule("TD-51", "TD-21")
def test_relief_looks_at_real_prices() -> None:
    """Ruling Q10: a surcharge on the free sector, and only two usable dice."""
    table = half_day("1r-6 2w! 3y 4r", spent="3 3 0")
    assert table.legal() == {"relief"}
    assert half_day("1r 2w! 3y 4r", spent="3 3 0").legal() == {"die 1"}
    assert half_day("1w! 2r+2 3y 4r", spent="3 3 3").legal() == {"die 2"}
    assert half_day("1w! 2r-8 3y 4r", spent="0 3 0").legal() == {"relief"}


@rule("TD-51")
def test_no_tile_applies_to_bonus_buildings() -> None:
    """Ruling Q8."""
    table = half_day("1r+4 2w! 3y 4r", citizens="5 6 6").play("die 1", "work", "build bishopric a")
    assert table.citizens() == "8 6 8"  # three for the Palace, two for the Bishopric
    raid = half_day("1r-7 2w! 3y 4r", citizens="13 0 0").play("die 1", "work")
    assert "build great-hall a" in raid.legal()
    hall = half_day("1y+7 2w! 3r 4r", citizens="0 0 0").play("die 1", "prestige")
    assert hall.circled() == "12 3 3"
    by_bonus = half_day("1w+7 2y! 3r 4r", citizens="0 0 13").play("die 1", "work", "build great-hall a")
    assert by_bonus.circled() == "9 3 3"
