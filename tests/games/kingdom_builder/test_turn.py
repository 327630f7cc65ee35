"""The turn, the building rules and the terrain cards (KB-8 to KB-20)."""

import pytest

from bastide.core.events import Event
from tests.games.kingdom_builder.table import OTHER_FOUR, crowd, land, position
from tests.rules import rule

GRASS_OF_TWO = {0: land("grass", 22), 1: land("grass", but=land("grass", 22))}


@rule("KB-8")
def test_the_card_in_hand_is_shown_when_the_turn_begins() -> None:
    table = position(hands={1: "desert"})
    assert table.state.view(None)["players"][1]["card"] is None
    table.finish_turn()
    assert table.state.view(None)["turn"]["card"] == "desert"
    assert table.hand(1) is None


@rule("KB-8")
def test_the_mandatory_action_is_done_once() -> None:
    table = position(settlements={0: "3.6"}, card="grass")
    assert table.play("build 3.5", "build 3.4", "build 4.4").legal() == {"end"}


@rule("KB-8")
def test_nobody_else_may_act() -> None:
    refusal = position(players=3).refused("build 3.4", by=2)
    assert (refusal.rule, refusal.key, refusal.arguments) == ("KB-8", "not-your-turn", {"player": 0})


@rule("KB-9")
def test_three_settlements_are_built_one_after_the_other() -> None:
    table = position(settlements={0: "3.6"}, card="grass")
    for build, left, owed in (("build 3.5", 38, 2), ("build 3.4", 37, 1), ("build 4.4", 36, 0)):
        table.play(build)
        assert (table.supply(0), table.owed) == (left, owed)
    assert table.settlements(0) == "3.4 3.5 3.6 4.4"


@rule("KB-9")
def test_the_mandatory_action_cannot_be_declined() -> None:
    table = position(settlements={0: "3.6"}, card="grass")
    for build in ("build 3.5", "build 3.4", "build 4.4"):
        assert table.refused("end").rule == "KB-9"
        table.play(build)
    assert "end" in table.legal()


@rule("KB-9")
@pytest.mark.parametrize("card", ["grass", "flowers", "forest", "canyon", "desert"])
def test_the_mandatory_action_builds_on_the_terrain_of_the_card(card: str) -> None:
    table = position(card=card)
    assert table.targets() == land(card)
    assert table.refused("build 3.4" if card != "grass" else "build 0.0").rule == "KB-9"


@rule("KB-9")
def test_each_of_the_three_is_built_on_that_terrain() -> None:
    table = position(settlements={0: "3.6"}, card="grass")
    assert table.targets() == "3.5 4.6"
    assert table.play("build 3.5").targets() == "3.4 4.5 4.6"
    assert table.play("build 3.4").targets() == "4.4 4.5 4.6"


@rule("KB-10")
@pytest.mark.parametrize(
    ("place", "terrain"), [("3.0", "water"), ("0.3", "mountain"), ("3.3", "castle"), ("6.2", "location")]
)
def test_nothing_is_built_on_water_mountains_castles_and_locations(place: str, terrain: str) -> None:
    refusal = position().refused(f"build {place}")
    assert (refusal.rule, refusal.arguments["terrain"]) == ("KB-10", terrain)


@rule("KB-10")
def test_tiles_do_not_build_on_other_terrain_either() -> None:
    """The line could go on to the mountain 2.7 or the flowers 2.3, and 4.4 jump to the water 4.2."""
    tiles = {0: "tavern@6.2 paddock@2.18"}
    table = position(settlements={0: "2.4-2.6 4.4 6.1 2.17"}, tiles=tiles, owed=0)
    assert table.play("tavern").targets() == "2.3"
    assert table.play("build 2.3", "paddock", "from 4.4").refused("to 4.2").rule == "KB-10"


@rule("KB-11")
def test_a_hex_holds_one_settlement_of_any_player() -> None:
    table = position(settlements={0: "3.6", 1: "3.5"}, card="grass")
    assert table.targets() == "4.6"
    assert table.refused("build 3.5").rule == "KB-11"
    assert table.play("build 4.6").refused("build 4.6").rule == "KB-11"


@rule("KB-12")
def test_builds_go_next_to_an_own_settlement_if_possible() -> None:
    table = position(settlements={0: "3.6"}, card="grass")
    assert table.targets() == "3.5 4.6"
    refusal = table.refused("build 8.8")
    assert (refusal.rule, refusal.arguments["near"]) == ("KB-12", ("3.5", "4.6"))


@rule("KB-13")
def test_without_an_adjacent_hex_any_free_hex_of_the_terrain_will_do() -> None:
    table = position(settlements={0: "0.0"}, card="grass")
    assert table.targets() == land("grass")
    assert table.refused("end").rule == "KB-9"  # a duty in the mandatory action


@rule("KB-13")
def test_going_elsewhere_is_a_choice_in_an_extra_action() -> None:
    table = position(settlements={0: "12.6"}, tiles={0: "oasis@12.7"}, owed=0)
    assert table.legal() == {"oasis", "end"}
    assert table.play("oasis").targets() == land("desert")


@rule("KB-14")
def test_terrain_and_sector_of_an_own_settlement_do_not_matter() -> None:
    """9.9 is grass in the first sector, 10.10 desert in the last."""
    assert position(settlements={0: "9.9"}, card="desert").targets() == "10.10"


@rule("KB-14")
def test_every_own_area_counts_and_the_three_builds_may_be_split() -> None:
    """Ruling 16."""
    table = position(settlements={0: "3.6 7.12"}, card="grass")
    assert table.targets() == "3.5 4.6 7.11"
    assert table.play("build 3.5", "build 7.11", "build 4.6").legal() == {"end"}


@rule("KB-14")
def test_each_build_is_judged_at_its_moment() -> None:
    table = position(settlements={0: "0.0"}, card="grass")
    assert table.play("build 8.8").targets() == "7.7 7.8 8.7 8.9 9.7 9.8"


@rule("KB-14")
def test_settlements_of_others_count_for_nothing() -> None:
    """Ruling 4."""
    assert position(settlements={0: "0.0", 1: "3.6"}, card="grass").targets() == land("grass")
    assert position(settlements={0: "3.6", 1: "3.4 4.5"}, card="grass").targets() == "3.5 4.6"


@rule("KB-14")
def test_nothing_is_adjacent_over_the_edge_of_the_board() -> None:
    """4.19 and 5.0 are flowers at the two ends of neighbouring lines."""
    assert position(settlements={0: "4.19"}, card="flowers").targets() == "3.18 3.19 4.18 5.18 5.19"
    assert position(settlements={0: "5.0"}, card="flowers").targets() == "4.0 4.1 6.1"


@rule("KB-15")
def test_a_player_with_two_settlements_left_builds_two() -> None:
    table = position(settlements={0: land("forest", 38)}, card="grass")
    table.play(f"build {table.targets().split()[0]}")
    assert "end" not in table.legal()
    table.play(f"build {table.targets().split()[0]}")
    assert table.legal() == {"end"}


@rule("KB-15")
def test_a_tile_may_use_up_the_supply_before_the_mandatory_action() -> None:
    own = "10.17 " + land("forest", 38, but="10.17")
    table = position(settlements={0: own}, tiles={0: "farm@11.17"}, card="grass")
    assert table.play("farm", "build 10.18").legal() == {"end"}


@rule("KB-16")
def test_a_card_without_a_free_hex_is_replaced_when_it_is_shown() -> None:
    table = position(settlements=GRASS_OF_TWO, player=1, card="canyon", owed=0, hands={0: "grass"})
    table.play("end", drawn="flowers desert")
    assert (table.hand(1), table.card, table.owed) == ("flowers", "desert", 3)
    assert (table.removed(), table.discards()) == ({"grass": 1}, {"canyon": 1})


@rule("KB-16")
def test_cards_are_replaced_until_one_has_a_free_hex() -> None:
    table = position(settlements=GRASS_OF_TWO, player=1, card="canyon", owed=0, hands={0: "grass"})
    table.play("end", drawn="flowers grass grass desert")
    assert (table.card, table.removed()) == ("desert", {"grass": 3})


@rule("KB-16")
def test_a_card_that_leaves_the_game_does_not_leave_that_of_a_copy() -> None:
    table = position(settlements=GRASS_OF_TWO, player=1, card="canyon", owed=0, hands={0: "grass"})
    copy = table.state.copy()
    table.play("end", drawn="flowers desert")
    assert (table.removed(), copy.position()["removed"]["grass"]) == ({"grass": 1}, 0)


@rule("KB-16")
def test_a_replacing_card_is_shown_to_all() -> None:
    table = position(settlements=GRASS_OF_TWO, player=1, card="canyon", owed=0, hands={0: "grass"})
    table.play("end", drawn="flowers desert")
    assert [request.seen_by for request in table.requests] == [(1,), None]


@rule("KB-16")
def test_the_card_is_replaced_when_a_build_takes_the_last_hex() -> None:
    table = position(settlements={0: "3.6", **crowd("grass", but="3.4 3.5")}, players=3, card="grass")
    table.play("build 3.5").play("build 3.4", drawn="forest")
    assert (table.card, table.removed(), table.discards()) == ("forest", {"grass": 1}, {})


@rule("KB-16")
def test_an_extra_action_that_takes_the_last_hex_replaces_the_card_too() -> None:
    settlements = {0: "10.17", **crowd("grass", but="10.18")}
    table = position(settlements=settlements, tiles={0: "farm@11.17"}, players=3, card="grass")
    table.play("farm").play("build 10.18", drawn="forest")
    assert (table.card, table.owed) == ("forest", 3)


@rule("KB-16")
def test_a_move_to_the_last_hex_replaces_the_card_too() -> None:
    settlements = {0: "6.13", **crowd("grass", but="6.11", board=OTHER_FOUR)}
    table = position(OTHER_FOUR, settlements=settlements, tiles={0: "barn@6.12"}, players=3, card="grass")
    table.play("barn", "from 6.13").play("to 6.11", drawn="forest")
    assert (table.card, table.owed) == ("forest", 3)


@rule("KB-17")
def test_only_the_builds_still_owed_are_made_on_the_new_terrain() -> None:
    table = position(settlements={0: "3.6", **crowd("grass", but="3.4 3.5")}, players=3, card="grass")
    table.play("build 3.5").play("build 3.4", drawn="forest")
    assert (table.owed, table.targets()) == (1, "3.7 4.7")
    table.play("build 3.7")
    assert table.legal() == {"end"}
    assert table.play("end").discards() == {"forest": 1}


@rule("KB-17")
def test_the_builds_lapse_if_no_card_can_be_drawn() -> None:
    settlements = {0: "3.6", **crowd("grass", but="3.5")}
    table = position(settlements=settlements, players=3, card="grass", pile="", discards="")
    told: list[Event] = []
    table.state.listener = told.append
    table.play("build 3.5")
    assert [event.key for event in told] == ["builds", "terrain-full", "builds-lapse"]  # there is nothing to shuffle
    assert (table.card, table.owed, table.legal()) == (None, 0, {"end"})
    assert table.play("end").hand(0) is None  # and they have no card for their next turn


@rule("KB-17")
def test_a_player_without_a_card_owes_no_builds() -> None:
    settlements = {0: "3.6 10.17", **crowd("canyon")}
    table = position(settlements=settlements, tiles={0: "farm@11.17"}, players=3, card=None, pile="", discards="")
    assert table.legal() == {"farm", "end"}


@rule("KB-17")
def test_oracle_and_barn_follow_the_new_card() -> None:
    """Flowers beside 2.7, 3.8 and 6.13 are 3.6 and 6.14."""
    settlements = {0: "3.8 6.13", **crowd("grass", but="2.7", board=OTHER_FOUR)}
    tiles = {0: "oracle@3.7 barn@6.12"}
    table = position(OTHER_FOUR, settlements=settlements, tiles=tiles, players=3, card="grass", owed=3)
    table.play("build 2.7", drawn="flowers").play("build 3.6", "build 4.6")
    assert table.play("oracle").targets() == "4.7 6.14"
    assert table.play("build 4.7", "barn", "from 3.8").targets() == "6.14"


@rule("KB-18")
def test_no_redraw_once_the_mandatory_action_is_done() -> None:
    settlements = {0: "3.8", **crowd("grass", but="2.7 2.8", board=OTHER_FOUR)}
    table = position(OTHER_FOUR, settlements=settlements, tiles={0: "oracle@3.7"}, players=3, card="grass", owed=2)
    table.play("build 2.8", "build 2.7")
    assert (table.card, table.removed()) == ("grass", {})
    assert table.legal() == {"end"}  # the Oracle has no target


@rule("KB-18")
def test_no_redraw_when_a_tile_takes_the_last_hex_after_the_mandatory_action() -> None:
    settlements = {0: "10.17", **crowd("grass", but="10.18")}
    table = position(settlements=settlements, tiles={0: "farm@11.17"}, players=3, card="grass", owed=0)
    assert table.play("farm", "build 10.18").card == "grass"


@rule("KB-18")
def test_no_redraw_when_a_move_takes_the_last_hex_after_the_mandatory_action() -> None:
    settlements = {0: "6.13", **crowd("grass", but="6.11", board=OTHER_FOUR)}
    table = position(OTHER_FOUR, settlements=settlements, tiles={0: "barn@6.12"}, players=3, card="grass", owed=0)
    assert table.play("barn", "from 6.13", "to 6.11").card == "grass"


@rule("KB-19")
def test_the_card_is_discarded_and_a_hidden_one_drawn() -> None:
    table = position(settlements={0: "3.4"}, card="grass", owed=0)
    table.play("end", drawn="desert")
    assert (table.discards(), table.hand(0)) == ({"grass": 1}, "desert")
    assert table.requests[0].seen_by == (0,)


@rule("KB-20")
def test_an_empty_draw_pile_is_made_of_the_discards_with_the_card_just_laid_down() -> None:
    table = position(settlements={0: "3.4"}, card="grass", owed=0, hands={1: "forest"}, pile="")
    table.play("end", drawn="desert")
    assert table.requests[0].weights == (5, 5, 4, 5, 5)  # all but the forest card that the other holds
    assert table.discards() == {}
    assert sum(table.pile().values()) == 23


@rule("KB-20")
def test_the_discards_wait_until_a_card_must_be_drawn() -> None:
    table = position(settlements={0: "3.4"}, card="grass", owed=0, pile="desert", discards="canyon")
    table.play("end", drawn="desert")
    assert (table.pile(), table.discards()) == ({}, {"grass": 1, "canyon": 1})


@rule("KB-20")
def test_a_redraw_makes_a_new_pile_too() -> None:
    settlements = {0: "3.6", **crowd("grass", but="3.5")}
    table = position(settlements=settlements, players=3, card="grass", pile="", discards="canyon")
    table.play("build 3.5", drawn="canyon")
    assert (table.card, table.discards(), table.removed()["grass"]) == ("canyon", {}, 5)
