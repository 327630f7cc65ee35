"""What the log tells of gains and bonuses, line by line, and that only the player reads it (TD-19, TD-25 to TD-41)."""

import copy
from typing import Any

from bastide.games.troyes_dice import TroyesDice
from tests.games.troyes_dice.table import Table, half_day
from tests.rules import rule


def box(linked: list[int], track_bonuses: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a box whose sheet has other linked resources and other bonuses of citizen tracks."""
    components: dict[str, Any] = copy.deepcopy(dict(TroyesDice.shipped_components()))
    components["sheet"]["resources"]["linked"] = linked
    components["sheet"]["citizens"]["track_bonuses"] = track_bonuses
    return components


def alone(table: Table) -> list[str]:
    """Return what the first player read of their own steps, as nobody else did (TD-19)."""
    assert table.log(1) == table.log(None) == []
    assert {event.arguments["player"] for event in table.heard} == {0}
    return table.log(0)


@rule("TD-29", "TD-34")
def test_a_building_its_gain_and_its_link() -> None:
    """The fourth column has the value 1, the sixth the value 3."""
    table = half_day("1r 2w! 3y 4r", "fortress c", numbering="4 5 6 1 2 3", players=2)
    assert alone(table.play("die 1", "prestige")) == [
        "Player 1 chooses die 1, a red 1.",
        "Player 1 builds the Fortress in column D (1).",
        "Player 1 gains 1 yellow citizen.",
        "Player 1 gains 1 yellow citizen.",
    ]
    table.play("die 3", "work", by=1)
    assert table.log(1)[2:] == ["Player 2 builds the City Hall in column F (3).", "Player 2 gains 2 yellow citizens."]
    assert table.log(0) == []


@rule("TD-32", "TD-30")
def test_a_building_without_a_gain() -> None:
    """A Cathedral, and a Great Hall that no die of its colour helps."""
    for dice, building in (("1w 2y! 3y 4r", "Cathedral"), ("1y 2w! 3w 4w", "Great Hall")):
        table = half_day(dice, players=2).play("die 1", "prestige")
        assert alone(table)[1:] == [f"Player 1 builds the {building} in column A (1)."]


@rule("TD-26", "TD-27")
def test_resources_a_citizen_and_what_the_track_has_no_room_for() -> None:
    table = half_day("1w 2y! 3y 4w", circled="3 3 16", players=2).play("die 4", "resources")
    assert alone(table)[2:] == [
        "Player 1 gains 2 knowledge.",
        "Player 1 gains 1 white citizen.",
        "The knowledge track is full: 2 lost.",
    ]
    exactly = half_day("1w 2y! 3y 4w", circled="3 3 14", players=2).play("die 4", "resources")
    assert alone(exactly)[2:] == ["Player 1 gains 4 knowledge.", "Player 1 gains 1 white citizen."]


@rule("TD-25")
def test_a_die_without_value_brings_nothing_and_the_log_says_so() -> None:
    """Ruling Q9."""
    table = half_day("1y-4 2w! 3r 4r", players=2).play("die 1", "resources")
    assert alone(table)[1:] == ["Player 1 gains 0 deniers."]


@rule("TD-39", "TD-40")
def test_a_bonus_and_the_building_it_brings() -> None:
    """The second citizen of the Palace waits for the building of the first."""
    table = half_day("1r 2w! 3y 4r", citizens="5 6 6", players=2).play("die 1", "work")
    assert alone(table)[1:] == [
        "Player 1 builds the Count’s Palace in column A (1).",
        "Player 1 gains 1 red citizen.",
        "Citizen 6 on the red track brings a bonus.",
    ]
    assert alone(table.play("build bishopric b")) == [
        "Player 1 builds the Bishopric in column B (2).",
        "Player 1 gains 2 white citizens.",
        "Player 1 gains 1 red citizen.",
    ]


@rule("TD-36", "TD-38")
def test_the_twentieth_citizen_and_one_without_room_that_is_skipped() -> None:
    table = half_day("1w 2y! 3y 4r", citizens="7 20 19", players=2).play("die 1", "work")
    assert alone(table)[2:] == ["Player 1 gains 1 white citizen.", "Citizen 20 on the white track brings a bonus."]
    assert alone(table.play("citizen red")) == ["Player 1 gains 1 red citizen."]
    assert alone(table.play("decline")) == ["Player 1 skips it."]  # the yellow one; then the other white one
    assert alone(table.play("citizen red")) == ["Player 1 gains 1 red citizen."]
    assert (table.citizens(), table.legal()) == ("9 20 20", {"end"})


@rule("TD-36")
def test_citizens_are_lost_when_all_tracks_are_full() -> None:
    table = half_day("1w 2y! 3y 4r", citizens="20 20 20", players=2).play("die 1", "work")
    assert alone(table)[2:] == ["All citizen tracks are full: 2 white citizens lost."]


@rule("TD-41")
def test_a_bonus_lapses_without_a_building() -> None:
    built = "palace bcdef, city-hall abcdef, bishopric abcdef"
    table = half_day("1r 2w! 3y 4r", built, citizens="10 11 11", players=2).play("die 1", "work")
    assert alone(table)[2:] == [
        "Player 1 gains 1 red citizen.",
        "Citizen 11 on the red track brings a bonus.",
        "No building is left for this bonus.",
        "Player 1 gains 1 red citizen.",
        "Player 1 gains 2 red citizens.",  # of the link
    ]


@rule("TD-27", "TD-36")
def test_tracks_of_a_corrected_box_may_end_without_citizen_and_bonus() -> None:
    """All that has no room is lost at once, and what had room is told before."""
    table = half_day("1r 2w! 3y 4r", circled="16 3 3", components=box([6, 12], []), players=2)
    assert alone(table.play("die 4", "resources"))[2:] == [
        "Player 1 gains 2 influence.",
        "The influence track is full: 2 lost.",
    ]
    table = half_day("1r 2w! 3y 4r", citizens="19 20 20", components=box([6], []), players=2).play("die 1", "work")
    assert alone(table)[2:] == ["Player 1 gains 1 red citizen.", "All citizen tracks are full: 1 red citizen lost."]
    table = half_day("2y 3w! 4r 5r", citizens="19 7 20", components=box([6], []), players=2).play("die 1", "prestige")
    # Four red citizens of the Great Hall: one has room, for each of three the player chooses a track.
    for move in ("citizen yellow", "decline", "citizen yellow"):
        assert table.legal() == {"citizen yellow", "decline"}
        table.play(move)
    assert (table.citizens(), table.legal()) == ("20 9 20", {"end"})
