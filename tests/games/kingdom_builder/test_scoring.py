"""Gold (KB-51 to KB-65, KB-69), with the examples of the rulebook."""

import json

import pytest

from bastide.games.kingdom_builder import KingdomBuilder, scoring
from tests.games.kingdom_builder.table import FIRST_GAME, OTHER_FOUR, WITH_HARBOR, position
from tests.rules import rule

LINK = "4.4 5.4 6.5 6.6"
"""One area from the castle 3.3 to the Tavern 6.7."""


def gold(source: str, *settlements: str, board: str = FIRST_GAME, **options: bool) -> list[int]:
    """Return what each player gets from a card or the castles."""
    players = dict(enumerate(settlements)) if len(settlements) > 1 else {0: settlements[0], 1: ""}
    cards = "" if source == "castles" else source
    table = position(board, settlements=players, players=len(players), cards=cards, over=True, **options)
    paid = [table.gold(seat)[source] for seat in players]
    return paid if len(settlements) > 1 else paid[:1]


@rule("KB-51")
def test_castles_pay_once_however_many_settlements_are_there() -> None:
    """The rulebook's example: several settlements at one castle, 3 gold."""
    assert gold("castles", "3.4 4.4 2.3") == [3]


@rule("KB-51")
def test_each_castle_pays_everyone_beside_it() -> None:
    assert gold("castles", "3.4 7.14", "3.2 8.8", "9.8") == [6, 3, 0]


@rule("KB-51")
def test_castles_count_in_every_game() -> None:
    table = position(settlements={0: "3.4"}, cards="lords farmers miners", over=True)
    assert table.gold(0)["castles"] == 3


@rule("KB-52")
def test_fishermen_pay_settlements_beside_water() -> None:
    """The rulebook's example: 1 + 1 + 1 + 0."""
    assert gold("fishermen", "4.4 5.4 7.14 8.8") == [3]


@rule("KB-52")
def test_fishermen_pay_nothing_on_water() -> None:
    """3.0 is on water and has water beside it."""
    assert gold("fishermen", "3.0", board=WITH_HARBOR) == [0]


@rule("KB-53")
def test_merchants_pay_locations_and_castles_that_an_area_links() -> None:
    """The rulebook's example: 4 + 4, and 0 for a location without a link."""
    assert gold("merchants", LINK + " 6.1") == [8]


@rule("KB-53")
def test_merchants_pay_nothing_for_a_gap() -> None:
    assert gold("merchants", LINK.replace("5.4 ", "")) == [0]


@rule("KB-53")
def test_merchants_pay_each_hex_once() -> None:
    """A second area links the Tavern 6.7 with the Paddock 6.11: three hexes, not four."""
    assert gold("merchants", LINK + " 6.8 6.9 6.10") == [12]


@rule("KB-54")
def test_discoverers_pay_each_line_with_a_settlement() -> None:
    assert gold("discoverers", "0.0 0.5 0.19 9.1 19.12") == [3]


@rule("KB-54")
def test_discoverers_name_each_line_and_the_settlements_on_it() -> None:
    table = position(settlements={0: "9.1 0.5 0.0"}, cards="discoverers", over=True)
    named = [one for one in table.state.scores()[0].earnings if one.source == "discoverers"]
    assert [(one.points, one.places, dict(one.details)) for one in named] == [
        (1, ("0.0", "0.5"), {"at": "0"}),
        (1, ("9.1",), {"at": "9"}),
    ]


@rule("KB-55")
def test_hermits_pay_each_area_and_each_single_settlement() -> None:
    assert gold("hermits", "0.0 0.1 0.5 8.8 8.9 9.8") == [3]


@rule("KB-56")
@pytest.mark.parametrize(("area", "pay"), [("8.7-8.10", 2), ("8.7-8.11", 2), ("8.7-8.12", 3), ("8.8", 0)])
def test_citizens_pay_two_settlements_of_the_largest_area(area: str, pay: int) -> None:
    assert gold("citizens", area + " 0.0") == [pay]


@rule("KB-56")
def test_citizens_look_at_one_area_only() -> None:
    assert gold("citizens", "8.7-8.10 0.0 0.1 1.0 1.1") == [2]


@rule("KB-57")
def test_miners_pay_settlements_beside_a_mountain() -> None:
    assert gold("miners", "0.2 1.4 8.8") == [2]


@rule("KB-58")
def test_workers_pay_settlements_beside_a_location_or_castle() -> None:
    assert gold("workers", LINK + " 6.1 0.0") == [3]


@rule("KB-58")
def test_a_location_without_tiles_is_still_one() -> None:
    settlements, tiles = {0: "6.6", 1: "5.6", 2: "5.7"}, {1: "tavern@6.7", 2: "tavern@6.7"}
    table = position(settlements=settlements, tiles=tiles, players=3, cards="workers", over=True)
    assert table.left_on("6.7") == 0
    assert table.gold(0)["workers"] == 1


@rule("KB-59")
def test_knights_pay_two_for_each_settlement_of_the_fullest_line() -> None:
    assert gold("knights", "8.7 8.9 8.16 0.0 0.1 9.1") == [6]


@rule("KB-59")
def test_knights_pay_one_of_several_equal_lines() -> None:
    assert gold("knights", "8.7 8.9 0.0 0.1") == [4]


@rule("KB-60")
def test_lords_pay_the_most_and_the_second_most() -> None:
    """The rulebook's example: 8, 8, 6 and 2 settlements in a sector pay 12, 12, 6 and 0; nobody is elsewhere."""
    eights = "4.4-4.6 5.4 7.6-7.9", "8.4-8.9 9.4 9.5"
    assert gold("lords", *eights, "0.0-0.2 1.0-1.2", "4.0 4.1", lords_zero_ranks=False) == [12, 12, 6, 0]


@rule("KB-60")
def test_lords_pay_in_each_sector() -> None:
    one, two = "0.0 0.1 0.13 10.0 10.10 10.11", "1.0 0.14 0.16 10.1 10.2 12.10"
    assert gold("lords", one, two) == [12 + 6 + 6 + 12, 6 + 12 + 12 + 6]


@rule("KB-60")
def test_lords_pay_all_who_are_second() -> None:
    assert gold("lords", "0.0 0.1", "1.0", "1.1", lords_zero_ranks=False) == [12, 6, 6]


@rule("KB-61")
def test_lords_rank_a_player_without_a_settlement() -> None:
    """Ruling 1: none is second to one, and where all have none all are first."""
    assert gold("lords", "0.0", "") == [12 + 3 * 12, 6 + 3 * 12]


@rule("KB-69")
def test_lords_may_need_a_settlement() -> None:
    """Ruling 1, the other setting."""
    assert gold("lords", "0.0", "", lords_zero_ranks=False) == [12, 0]
    assert gold("lords", "0.0 0.1 0.2", "1.0", "", lords_zero_ranks=False) == [12, 6, 0]


@rule("KB-69")
def test_lords_pay_in_later_sectors_after_one_without_a_settlement() -> None:
    assert gold("lords", "10.10", "0.0", lords_zero_ranks=False) == [12, 12]


@rule("KB-60", "KB-62")
def test_lords_and_farmers_name_the_sector_and_the_settlements_in_it() -> None:
    table = position(settlements={0: "0.0 0.13 0.14 10.0 10.1 10.10 10.11", 1: ""}, cards="lords farmers", over=True)
    earned = {(one.source, dict(one.details).get("at")): one.places for one in table.state.scores()[0].earnings}
    assert earned["lords", "top-right"] == ("0.13", "0.14")
    assert earned["farmers", "top-left"] == ("0.0",)


@rule("KB-53")
def test_merchants_name_both_areas_that_link_a_location() -> None:
    """Two areas of a player reach the Tavern at 6.7; each links it to another place."""
    table = position(settlements={0: LINK + " 6.8 6.9 6.10", 1: ""}, cards="merchants", over=True)
    (tavern,) = [one for one in table.state.scores()[0].earnings if dict(one.details).get("at") == "6.7"]
    assert {"6.6", "6.8"} <= set(tavern.places)


@rule("KB-51")
def test_what_pays_nothing_names_no_hex() -> None:
    table = position(settlements={0: "0.0", 1: ""}, cards="merchants citizens hermits", over=True)
    names = {one.source: one.places for one in table.state.scores()[0].earnings if one.source != "citizens"}
    assert names == {"merchants": (), "hermits": ("0.0",), "castles": ()}
    assert {one.places for one in table.state.scores()[1].earnings} == {()}


@rule("KB-62")
def test_farmers_pay_the_sector_with_the_fewest_settlements() -> None:
    """The rulebook's example: the fewest are 4, at the bottom right, 4 x 3 = 12."""
    five_each = "0.0-0.2 0.5-0.6  0.10-0.14  10.0-10.2 10.5-10.6"
    assert gold("farmers", five_each + " 10.10-10.12 10.15") == [12]


@rule("KB-62")
def test_farmers_pay_one_of_several_equal_sectors() -> None:
    assert gold("farmers", "0.0 0.1 0.13 0.14 10.0 10.10") == [3]


@rule("KB-62")
def test_farmers_need_a_settlement_in_every_sector() -> None:
    assert gold("farmers", "0.0 0.1 0.13 0.14 10.0") == [0]


@rule("KB-63")
@pytest.mark.parametrize(("card", "settlement"), [("fishermen", "4.4"), ("miners", "1.4"), ("workers", "6.6")])
def test_a_settlement_pays_once_however_much_it_touches(card: str, settlement: str) -> None:
    """4.4 touches the water 4.3 and 5.3, 1.4 the mountains 0.4 and 1.5; two locations are never touched."""
    assert gold(card, settlement) == [1]


@rule("KB-52", "KB-56", "KB-57", "KB-58")
@pytest.mark.parametrize(("card", "pay"), [("fishermen", 2), ("citizens", 1), ("miners", 1), ("workers", 2)])
def test_a_card_of_another_box_pays_more_each_time(card: str, pay: int) -> None:
    """4.4 and 5.4 touch water and are two of an area, 1.4 touches a mountain, 4.4 and 6.6 a castle and a location."""
    components = json.loads(json.dumps(KingdomBuilder.shipped_components()))
    for scoring_card in components["cards"]["scoring"]:
        scoring_card["gold"] = [3 * gold for gold in scoring_card["gold"]]
    settlements = {0: "4.4 5.4 1.4 6.6"}
    assert position(settlements=settlements, cards=card, over=True).gold(0)[card] == pay
    table = position(settlements=settlements, cards=card, over=True, components=components)
    assert table.gold(0)[card] == 3 * pay


@rule("KB-64")
def test_areas_cross_the_borders_of_sectors() -> None:
    assert gold("hermits", "9.9 10.10 9.10") == [1]


@rule("KB-64")
def test_neighbours_of_even_and_odd_lines_make_areas() -> None:
    """Odd lines lie half a hex to the right: 8.8 touches 9.7 and 9.8, 9.8 touches 8.8 and 8.9."""
    assert gold("hermits", "8.8 9.7") == [1]
    assert gold("hermits", "9.8 8.9") == [1]
    assert gold("hermits", "8.8 9.9") == [2]
    assert gold("hermits", "9.8 8.7") == [2]


@rule("KB-64")
def test_a_line_crosses_the_whole_board() -> None:
    assert gold("knights", "8.0 8.9 8.10 8.19") == [8]
    assert gold("discoverers", "8.0 8.9 8.10 8.19") == [1]


@rule("KB-64")
def test_a_sector_is_a_quadrant() -> None:
    """The corners of the four quadrants where they meet."""
    assert gold("farmers", "9.9 9.10 10.9 10.10") == [3]
    assert gold("farmers", "9.9 9.10 10.9 10.8") == [0]


@rule("KB-65")
def test_water_under_a_settlement_is_still_water() -> None:
    """The only water beside 16.6 is 17.5."""
    assert gold("fishermen", "16.6", "17.5", board=OTHER_FOUR) == [1, 0]


@rule("KB-65")
@pytest.mark.parametrize(
    ("source", "settlements", "pay"),
    [
        ("castles", "4.3", 3),
        ("merchants", "4.3 5.3 6.4 6.5 6.6", 8),
        ("discoverers", "4.3", 1),
        ("hermits", "4.3", 1),
        ("citizens", "4.2 4.3", 1),
        ("miners", "3.14", 1),
        ("workers", "4.3", 1),
        ("knights", "4.2 4.3", 4),
        ("farmers", "4.3 0.15 14.0 13.14", 3),
        ("fishermen", "4.3 4.2 6.4", 0),
    ],
)
def test_a_settlement_on_water_counts_for_all_but_fishermen(source: str, settlements: str, pay: int) -> None:
    assert gold(source, settlements, board=WITH_HARBOR) == [pay]


@rule("KB-65")
def test_a_settlement_on_water_counts_for_lords() -> None:
    assert gold("lords", "4.3", "", board=WITH_HARBOR, lords_zero_ranks=False) == [12, 0]


@rule("KB-49")
def test_the_breakdown_names_each_card_each_castle_and_what_earned_the_gold() -> None:
    area = ("3.4", "4.3", "4.4", "5.4", "5.5", "6.6")
    settlements = {0: " ".join(area) + " 12.6"}
    table = position(WITH_HARBOR, settlements=settlements, cards="hermits knights merchants", over=True)
    earnings = table.state.scores()[0].earnings
    assert [(one.source, one.points, one.rule, one.places, dict(one.details)) for one in earnings] == [
        ("hermits", 1, "KB-55", area, {}),
        ("hermits", 1, "KB-55", ("12.6",), {}),
        ("knights", 4, "KB-59", ("4.3", "4.4"), {"at": "4"}),
        ("merchants", 4, "KB-53", ("3.3", *area), {"at": "3.3"}),
        ("merchants", 4, "KB-53", (*area, "6.7"), {"at": "6.7"}),
        ("castles", 3, "KB-51", ("3.3", "3.4", "4.3", "4.4"), {"at": "3.3"}),
    ]


@rule("KB-61")
def test_a_running_game_shows_no_gold_of_lords_for_a_sector_that_nobody_has_settled() -> None:
    """At the end an empty sector pays everyone."""
    running = position(settlements={0: "0.0"}, cards="lords hermits miners")
    assert [running.gold(seat)["lords"] for seat in range(2)] == [12, 6]
    assert position(cards="lords hermits miners").gold(0)["lords"] == 0
    ended = position(settlements={0: "0.0"}, cards="lords hermits miners", over=True)
    assert [ended.gold(seat)["lords"] for seat in range(2)] == [48, 42]
    assert running.state.ranking() == ended.state.ranking() == [1, 2]


@rule("KB-61")
def test_what_bots_see_in_a_position_does_not_depend_on_what_is_shown() -> None:
    """An empty sector is worth the same to all, so nobody gains by being first there."""
    before = position(cards="lords hermits miners")
    assert scoring.gold(before.state, 0) == scoring.gold(before.state, 1) == 48
