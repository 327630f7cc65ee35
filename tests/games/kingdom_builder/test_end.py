"""The end of the game and the winner (KB-47 to KB-50)."""

from tests.games.kingdom_builder.table import land, position
from tests.rules import rule

ALL_BUT_ONE = "10.17 2.17 " + land("forest", 37, but="10.17")


@rule("KB-47")
def test_the_last_settlement_of_the_supply_triggers_the_end() -> None:
    table = position(settlements={0: land("forest", 38)}, card="grass")
    table.play(f"build {table.targets().split()[0]}")
    assert not table.last_round
    table.play(f"build {table.targets().split()[0]}")
    assert table.last_round


@rule("KB-47")
def test_a_tile_can_build_the_last_settlement() -> None:
    table = position(settlements={0: ALL_BUT_ONE}, tiles={0: "farm@11.17"}, owed=0)
    assert table.play("farm", "build 10.18").last_round


@rule("KB-48")
def test_the_player_who_triggers_the_end_completes_their_turn() -> None:
    table = position(settlements={0: ALL_BUT_ONE}, tiles={0: "farm@11.17 paddock@2.18"}, owed=0)
    table.play("farm", "build 10.18")
    assert table.legal() == {"paddock", "end"}
    assert not table.play("end").is_over


@rule("KB-48")
def test_the_round_ends_to_the_right_of_the_start_player() -> None:
    """Ruling 12: after player 2 only player 0 has a turn; start player 1 had theirs."""
    table = position(settlements={2: land("forest", 39)}, players=3, player=2, start_player=1)
    assert table.finish_turn().on_turn == 0
    assert table.finish_turn().is_over
    assert table.legal() == set()


@rule("KB-48")
def test_if_the_start_player_triggers_the_end_all_others_have_a_turn() -> None:
    table = position(settlements={1: land("forest", 39)}, players=3, player=1, start_player=1)
    assert [table.finish_turn().on_turn, table.finish_turn().on_turn] == [2, 0]
    assert table.finish_turn().is_over


@rule("KB-48")
def test_the_right_neighbour_of_the_start_player_ends_the_game_at_once() -> None:
    table = position(settlements={0: land("forest", 39)}, players=3, player=0, start_player=1)
    assert table.finish_turn().is_over


@rule("KB-19", "KB-48")
def test_no_card_is_drawn_for_a_turn_that_will_not_come() -> None:
    """Ruling 13."""
    table = position(settlements={0: land("forest", 39)}, card="grass")
    table.finish_turn(drawn="")
    assert (table.hand(0), table.discards()) == (None, {"grass": 1})


@rule("KB-49")
def test_gold_comes_from_the_three_cards_and_the_castles() -> None:
    table = position(settlements={0: "3.4"}, cards="hermits miners lords", over=True)
    assert table.gold(0) == {"hermits": 1, "miners": 0, "lords": 48, "castles": 3}
    assert table.gold(1) == {"hermits": 0, "miners": 0, "lords": 42, "castles": 0}


@rule("KB-49")
def test_a_castle_left_before_the_end_pays_nothing() -> None:
    own = "2.17 4.4 " + land("forest", 37)
    table = position(settlements={1: own}, tiles={1: "paddock@2.18"}, player=1, card="desert")
    table.play("paddock", "from 4.4", "to 4.6").finish_turn()
    assert table.is_over
    assert table.gold(1)["castles"] == 0


@rule("KB-49")
def test_settlements_left_in_the_supply_cost_nothing() -> None:
    table = position(settlements={0: "3.4", 1: land("forest", 40)}, over=True)
    assert table.supply(0) == 39
    assert sum(table.gold(0).values()) == 2 + 3  # a line and a castle


@rule("KB-50")
def test_most_gold_wins() -> None:
    table = position(settlements={0: "3.4", 1: "8.8", 2: "7.14"}, players=3, over=True)
    assert [sum(table.gold(seat).values()) for seat in range(3)] == [5, 2, 6]
    assert table.state.ranking() == [2, 3, 1]


@rule("KB-50")
def test_equal_gold_shares_the_victory() -> None:
    table = position(settlements={0: "4.4", 1: "8.8", 2: "7.14"}, players=3, over=True)
    assert [sum(table.gold(seat).values()) for seat in range(3)] == [6, 2, 6]
    assert table.state.ranking() == [1, 3, 1]
