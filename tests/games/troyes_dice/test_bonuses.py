"""Citizens and the bonuses they bring (TD-35 to TD-41)."""

import pytest

from tests.games.troyes_dice.table import half_day
from tests.rules import rule


@rule("TD-35")
def test_citizens_go_to_the_track_of_their_colour() -> None:
    assert half_day("1r 2w! 3y 4r", citizens="1 2 2").play("die 1", "work").citizens() == "3 2 2"


@rule("TD-36")
def test_a_citizen_without_room_may_go_to_another_track() -> None:
    table = half_day("1r 2w! 3y 4r", citizens="20 4 4").play("die 1", "work")
    assert table.legal() == {"citizen yellow", "citizen white", "decline"}
    table.play("citizen yellow")
    assert table.legal() == {"citizen yellow", "citizen white", "decline"}  # each is decided separately
    table.play("citizen white")
    assert (table.citizens(), table.legal()) == ("20 5 5", {"end"})


@rule("TD-36")
def test_such_a_citizen_may_be_declined() -> None:
    """Ruling Q6."""
    table = half_day("1r 2w! 3y 4r", citizens="20 4 4").play("die 1", "work", "decline", "citizen white")
    assert table.citizens() == "20 4 5"


@rule("TD-36")
def test_it_counts_for_the_bonuses_of_the_other_track() -> None:
    table = half_day("1r 2w! 3y 4r", citizens="20 14 4").play("die 1", "work", "citizen yellow")
    assert table.citizens() == "20 15 4"
    assert set(table.offers("build").split()[::2]) == {"fortress", "cathedral"}


@rule("TD-36")
def test_only_tracks_with_room_are_offered() -> None:
    table = half_day("1r 2w! 3y 4r", citizens="20 20 4").play("die 1", "work")
    assert table.legal() == {"citizen white", "decline"}
    assert table.why("citizen red") == table.why("citizen yellow") == "TD-36 citizens-full"
    assert table.why("end") == "TD-36 citizen-first"


@rule("TD-36")
def test_with_all_tracks_full_citizens_are_lost() -> None:
    table = half_day("1r 2w! 3y 4r", citizens="20 20 20").play("die 1", "work")
    assert (table.citizens(), table.legal()) == ("20 20 20", {"end"})
    assert "loses-citizens" in table.told(0)


@rule("TD-37")
@pytest.mark.parametrize(
    ("dice", "citizens", "rows"),
    [
        ("1r 2w! 3y 4r", "13 0 0", {"great-hall", "cathedral"}),
        ("1y 2w! 3y 4r", "0 14 0", {"fortress", "cathedral"}),
        ("1w 2y! 3y 4r", "0 0 13", {"fortress", "great-hall"}),
    ],
)
def test_the_fifteenth_citizen_builds_a_prestige_building(dice: str, citizens: str, rows: set[str]) -> None:
    """Ruling Q2: in any column."""
    table = half_day(dice, citizens=citizens).play("die 1", "work")
    assert table.stage() == "building"
    assert table.legal() == {f"build {row} {column}" for row in rows for column in "abcdef"}
    assert table.why("end") == table.why("build palace b") == "TD-37 bonus-building"


@rule("TD-37")
def test_the_building_has_its_usual_effects_and_costs_nothing() -> None:
    table = half_day("1y 2w! 3y 4r", "fortress b", citizens="0 13 0").play("die 1", "work", "build fortress a")
    assert (table.citizens(), table.left()) == ("2 15 0", "3 3 3")  # its own citizen, and the link's
    table = half_day("1y 2w! 3y 4r", "cathedral bc", citizens="0 13 0").play("die 1", "work", "build cathedral a")
    assert table.sheet()["favours"]["hugues-de-payns"] == 2


@rule("TD-37", "TD-40")
def test_a_hall_from_a_bonus_counts_the_dice_of_the_half_day() -> None:
    table = half_day("1r 2w! 3y 4r", citizens="13 0 0").play("die 1", "work", "build great-hall a")
    assert table.circled() == "9 3 3"  # two red dice
    assert table.citizens() == "16 0 0"  # and the sixth influence brings a citizen


@rule("TD-38")
@pytest.mark.parametrize(
    ("dice", "before", "first", "then"),
    [
        ("1r 2w! 3y 4r", "18 0 0", "citizen white", "20 1 1"),
        ("1y 2w! 3y 4r", "0 18 0", "citizen red", "1 20 1"),
        ("1w 2y! 3y 4r", "0 0 18", "citizen yellow", "1 1 20"),
    ],
)
def test_the_twentieth_citizen_brings_one_of_each_other_colour(dice: str, before: str, first: str, then: str) -> None:
    table = half_day(dice, citizens=before).play("die 1", "work")
    assert len(table.legal()) == 2 and first in table.legal()
    assert table.why("end") == "TD-38 citizen-first"
    table.play(first)  # the other one follows
    assert (table.citizens(), table.legal()) == (then, {"end"})


@rule("TD-38")
def test_one_of_two_citizens_may_have_no_room() -> None:
    table = half_day("1r 2w! 3y 4r", citizens="18 20 4").play("die 1", "work", "citizen yellow")
    assert table.legal() == {"citizen white", "decline"}
    table.play("decline")
    assert (table.citizens(), table.legal()) == ("20 20 5", {"end"})


@rule("TD-39")
def test_three_of_each_citizen_bring_one_of_each_resource() -> None:
    table = half_day("1r 2w! 3y 4r", citizens="2 3 7").play("die 1", "prestige")
    assert (table.circled(), table.citizens()) == ("4 4 4", "3 3 7")
    assert half_day("1r 2w! 3y 4r", citizens="2 2 7").play("die 1", "prestige").circled() == "3 3 3"


@rule("TD-39")
def test_column_bonuses_come_once() -> None:
    table = half_day("1r 2w! 3y 4r", citizens="3 3 3").play("die 1", "work")
    assert (table.circled(), table.citizens()) == ("3 3 3", "5 3 3")


@rule("TD-39")
@pytest.mark.parametrize("place", [6, 11])
def test_six_and_eleven_of_each_citizen_build_a_work_building(place: int) -> None:
    citizens = f"{place - 1} {place} {place + 1}"
    table = half_day("1r 2w! 3y 4r", citizens=citizens).play("die 1", "prestige")
    assert table.legal() == {
        f"build {row} {column}" for row in ("palace", "city-hall", "bishopric") for column in "abcdef"
    }
    assert table.why("build fortress b") == "TD-39 bonus-building"
    table.play("build bishopric c")
    assert table.built() == "fortress a, bishopric c"
    assert table.citizens() == f"{place} {place} {place + 3}"


@rule("TD-40")
def test_a_bonus_comes_before_the_next_symbol() -> None:
    """Two citizens of a Palace: the first is the sixth, so that the bonus building comes before the second."""
    table = half_day("1r 2w! 3y 4r", "palace b", citizens="5 6 6").play("die 1", "work")
    assert table.citizens() == "6 6 6"
    table.play("build city-hall c")
    # Two yellow ones of the City Hall, the second red one, two red ones of the link.
    assert table.citizens() == "9 8 6"


@rule("TD-40")
def test_own_gain_before_link() -> None:
    """The building's own citizens reach 15 and build; the link's two come afterwards."""
    table = half_day("1r 2w! 3y 4r", "palace b", citizens="13 0 0").play("die 1", "work")
    assert table.citizens() == "15 0 0"
    table.play("build cathedral a")
    assert table.citizens() == "17 0 0"


@rule("TD-34", "TD-40")
def test_the_link_of_a_bonus_building_comes_before_the_next_symbol() -> None:
    """The sixth red citizen builds a Bishopric, whose link brings the fifteenth white one before the seventh red."""
    table = half_day("1r 2w! 3y 4r", "bishopric e", citizens="5 6 11").play("die 1", "work", "build bishopric f")
    assert table.citizens() == "6 6 15"
    table.play("build fortress a")
    assert (table.citizens(), table.legal()) == ("8 6 15", {"end"})  # of the Fortress, then of the Palace


@rule("TD-40")
def test_bonuses_chain() -> None:
    chain = half_day("1r 2w! 3y 4r", citizens="10 11 14").play("die 1", "prestige")
    assert chain.citizens() == "11 11 14"
    chain.play("build bishopric a")  # the fifteenth white citizen
    assert set(chain.offers("build").split()[::2]) == {"fortress", "great-hall"}
    chain.play("build great-hall b")  # 2 red citizens for each of two red dice, up to the fifteenth
    assert chain.citizens() == "15 11 15"
    assert set(chain.offers("build").split()[::2]) == {"great-hall", "cathedral"}
    chain.play("build cathedral f")  # only now comes the second citizen of the Bishopric
    assert (chain.citizens(), chain.legal()) == ("15 11 16", {"end"})


@rule("TD-40")
def test_the_order_of_resources_is_asked_where_it_matters() -> None:
    table = half_day("1r 2w! 3y 4r", circled="5 3 3", citizens="2 3 3").play("die 1", "prestige")
    assert table.offers("take") == "deniers influence knowledge"
    assert table.why("end") == "TD-40 resource-order"
    table.play("take knowledge")
    assert (table.circled(), table.offers("take")) == ("5 3 4", "deniers influence")
    table.play("take influence")  # no linked symbol is left, so the last one follows
    assert (table.circled(), table.citizens(), table.legal()) == ("6 4 4", "4 3 3", {"end"})


@rule("TD-39", "TD-40")
def test_the_second_citizen_of_a_work_building_comes_after_the_resources_of_the_first() -> None:
    at_once = half_day("1r 2w! 3y 4r", citizens="2 3 7").play("die 1", "work")
    assert (at_once.circled(), at_once.citizens(), at_once.legal()) == ("4 4 4", "4 3 7", {"end"})
    table = half_day("1r 2w! 3y 4r", circled="5 3 3", citizens="2 3 3").play("die 1", "work")
    assert table.citizens() == "3 3 3"
    table.play("take deniers", "take influence")
    assert (table.circled(), table.citizens(), table.legal()) == ("6 4 4", "5 3 3", {"end"})


@rule("TD-40", "TD-27")
def test_a_full_track_has_no_part_in_the_order() -> None:
    table = half_day("1r 2w! 3y 4r", circled="18 5 3", citizens="2 3 3").play("die 1", "prestige")
    assert table.offers("take") == "deniers knowledge"
    assert table.why("take influence") == "TD-27 track-full"
    table = half_day("1r 2w! 3y 4r", circled="18 5 18", citizens="2 3 3").play("die 1", "prestige")
    assert (table.circled(), table.citizens()) == ("18 6 18", "3 4 3")
    table = half_day("1r 2w! 3y 4r", circled="5 18 18", citizens="2 3 3").play("die 1", "prestige")
    assert (table.circled(), table.citizens(), table.legal()) == ("6 18 18", "4 3 3", {"end"})


@rule("TD-36", "TD-37", "TD-38", "TD-40", "TD-51")
def test_each_choice_has_its_name() -> None:
    orders = half_day("1r 2w! 3y 4r", circled="5 3 3", citizens="2 3 3").play("die 1", "prestige")
    assert orders.stage() == "resource-order"
    assert half_day("1r 2w! 3y 4r", citizens="14 0 0").play("die 1", "work").stage() == "building"
    twentieth = half_day("1r 2w! 3y 4r", citizens="19 20 0").play("die 1", "work")
    assert twentieth.stage() == "citizen-order"
    assert twentieth.play("citizen yellow").stage() == "overflow"  # the yellow track is full
    banquet = half_day("1r+6 2w! 3y 4r").play("die 1", "prestige")
    assert banquet.stage() == "citizen-order"
    assert banquet.play("citizen red").stage() == "citizen"  # a yellow or a white one, not both


@rule("TD-40")
def test_no_bonus_is_due_in_between() -> None:
    table = half_day("1r 2w! 3y 4r").play("die 1")
    for move in ("take influence", "citizen red", "build palace a", "decline"):
        assert table.why(move) == "TD-40 no-bonus-due"


@rule("TD-41")
def test_a_bonus_building_must_be_free() -> None:
    table = half_day("1r 2w! 3y 4r", "palace bc", struck="white a", citizens="5 6 6").play("die 1", "prestige")
    assert {"build palace b", "build palace c", "build bishopric a"} & table.legal() == set()
    assert table.why("build palace b") == "TD-41 bonus-stands"
    assert table.why("build bishopric a") == "TD-41 bonus-blocked"
    assert len(table.legal()) == 18 - 3


@rule("TD-41")
def test_a_bonus_without_a_building_lapses() -> None:
    table = half_day("1r 2w! 3y 4r", "palace bcdef, city-hall abcdef", struck="white abcdef", citizens="5 6 6").play(
        "die 1", "work"
    )
    assert (table.citizens(), table.legal()) == ("9 6 6", {"end"})  # 2 of the last Palace, 2 of its link
    assert "bonus-lapses" in table.told(0)


@rule("TD-41")
def test_a_bonus_building_can_be_declined_only_in_the_german_rules() -> None:
    """Ruling Q3."""
    table = half_day("1r 2w! 3y 4r", citizens="5 6 6").play("die 1", "prestige")
    assert table.why("decline") == "TD-39 bonus-building"
    german = {"bonus_buildings_may_be_declined": True}
    table = half_day("1r 2w! 3y 4r", citizens="5 6 6", options=german).play("die 1", "prestige")
    assert "decline" in table.legal()
    table.play("decline")
    assert (table.built(), table.legal()) == ("fortress a", {"end"})
