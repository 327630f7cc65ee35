"""The roll, the dice and the free actions (FV-10 to FV-14)."""

from tests.games.feuville.table import FULL, START, position
from tests.rules import rule


@rule("FV-10", "FV-13")
def test_a_turn_ends_when_both_dice_are_used_and_the_player_says_so() -> None:
    table = position(board=FULL, dice="3 5")
    assert "end" not in table.legal()
    table.play("wall publican", "build +1")
    assert "end" not in table.legal()
    table.play("sky mayor", "store")
    assert table.legal() == {"end"}
    table.play("end")
    assert table.on_turn == 1


@rule("FV-10")
def test_turns_go_clockwise() -> None:
    table = position(board=FULL, players=3, player=2, used="wall publican, decree mayor")
    assert table.play("end").on_turn == 0


@rule("FV-11", "FV-12")
def test_a_die_belongs_to_the_person_with_its_number() -> None:
    table = position(board=FULL, decrees="guard-1 guard-2 guard-3 star-1 star-2 star-3", dice="1 6")
    assert table.offers("wall") == table.offers("tower") == table.offers("sky") == "entertainer magician"
    assert table.offers("decree") == table.offers("skill") == "entertainer magician"
    table = position(dice="2 4")
    assert table.offers("skill") == "thief architect"
    table = position(dice="3 5")
    assert table.offers("skill") == "publican mayor"


@rule("FV-12")
def test_each_die_may_go_to_the_fairy_and_both_to_the_gnome() -> None:
    table = position(dice="3 5")
    assert table.offers("fairy") == "publican mayor"
    assert table.offers("gnome") == "entertainer thief publican architect mayor magician"


@rule("FV-12")
def test_one_die_on_the_fairy_and_the_other_on_the_town_evaluation() -> None:
    town = {0: "-1: 1<w 2< | 0: start | +1: 1n | +2: 1>w 2>"}
    table = position(town=town, dice="3 5")
    table.play("fairy publican").play("charm 1", drawn="prestige-5")
    assert "evaluation mayor" in table.legal()
    assert table.play("evaluation mayor", "coat 0").legal() == {"end"}


@rule("FV-12")
def test_the_second_die_is_decided_when_the_first_is_done() -> None:
    table = position(board=FULL, dice="3 5")
    table.play("wall publican")
    assert "sky mayor" not in table.legal()
    table.play("build +1")
    assert table.offers("sky") == "mayor" and table.offers("skill") == "mayor"


@rule("FV-13")
def test_free_actions_before_between_and_after_the_dice() -> None:
    """K31: also with a piece in the hand."""
    store = {0: "1w, guard-1"}
    table = position(board=FULL, dice="3 5", store=store, charms={0: "theft-protection"})
    free = {"build 1 -1", "build 1 +1", "evaluate 2", "protect 1", "protect 2"}
    assert free <= table.legal()
    table.play("sky publican")
    assert free <= table.legal()  # in the hand
    table.play("replace 2")
    assert {"build 1 -1", "protect 2"} <= table.legal()
    table.play("skill mayor")
    assert table.legal() >= {"build 1 +1", "end"}
    table.play("build 1 +1").play("protect 2")
    assert table.legal() == {"end"}


@rule("FV-13")
def test_no_free_actions_while_the_dragon_is_there() -> None:
    """K1: nothing between a double, the dragon and the new roll."""
    towns = {0: "0: start 2f 3og | +1: 1w 2s | +2: 1g"}
    table = position(town=towns, store={0: "3oo"}, dice="4 4", steps="main, dragon 0 0")
    assert table.step == "dragon 0 2"
    assert all(move.startswith("burn") for move in table.legal())


@rule("FV-13")
def test_no_free_actions_while_another_player_decides() -> None:
    table = position(board=FULL, dice="3 5", store={0: "1w", 1: "1wg"})
    table.play("skill publican", "pass")
    assert table.asked == 1
    assert not any(move.startswith("build") for move in table.legal())
    assert table.refused("build 1 +1", by=0) == "FV-10 not-asked"
    assert table.refused("build 1 +1") == "FV-48 take-or-pass"


@rule("FV-14")
def test_a_skill_without_effect_may_be_chosen() -> None:
    """K3: the thief with nothing to steal, the publican without tiles, the mayor without decrees."""
    assert position(dice="2 3").play("skill thief").offers("skill") == "publican"
    assert position(dice="2 3").play("skill publican").offers("skill") == "thief"
    assert position(dice="5 3").play("skill mayor").offers("skill") == "publican"


@rule("FV-14")
def test_what_a_skill_offers_may_be_declined() -> None:
    table = position(board=FULL, decrees="guard-1 guard-2 guard-3 star-1 star-2 star-3", dice="5 3")
    assert table.play("skill mayor", "pass").hand is None
    table.play("skill publican", "pass")
    assert table.asked == 1
    table.play("pass")
    assert (table.asked, table.step) == (0, "publican 2")
    assert table.play("pass").legal() == {"end"}


@rule("FV-13", "FV-29")
def test_evaluating_with_a_piece_in_the_hand_makes_room() -> None:
    table = position(board=FULL, dice="3 5", store={0: "guard-1, 1w"})
    table.play("wall publican")
    assert table.offers("replace") == "1 2"
    assert "store" in table.play("evaluate 1").legal()


@rule("FV-19")
def test_building_a_stored_tile_makes_room() -> None:
    table = position(board=FULL, dice="3 5", store={0: "guard-1, 1w"})
    assert "store" in table.play("sky publican", "build 2 -1").legal()
    assert table.town() == f"-1: 1w | {START}"
