"""Playing a card: where it may go, what it costs (TY-8 to TY-20; rulings A1 to A5, A23 to A26)."""

import copy

import pytest

from bastide.games.tournay import Tournay
from tests.games.tournay.table import NINE, full, position
from tests.rules import rule

PLAY_EXAMPLE = {0: "b2: farmhouse-1 | c2: prior-2 | c3: mint | d3: fort-2 | c4: monastery-1"}
"""A district like that of the rulebook's example: five cards, two of them yellow."""


@rule("TY-11", "TY-13")
def test_first_a_card_if_wanted_then_one_action() -> None:
    table = position(hand={0: "market-1 fort-1"})
    assert "end" not in table.legal()
    assert table.refused("end") == "TY-11 action-first"
    table.play("play market-1")
    assert table.deniers() == 5  # paid before it is placed
    table.play("place c3")
    assert table.refused("play fort-1") == "TY-11 card-played"
    table.play("gather")
    assert table.refused("play fort-1") == "TY-11 action-done"
    assert table.refused("gather") == "TY-11 action-done"
    table.play("end")
    assert table.asked == 1
    position(hand={0: "market-1"}).play("gather", "end")  # no card need be played


@rule("TY-14")
def test_the_first_card_goes_to_the_middle_of_the_grid() -> None:
    assert position(hand={0: "market-1"}).play("play market-1").offers("place") == "c3"


@rule("TY-14")
def test_cards_touch_along_a_side() -> None:
    table = position(district={0: "c3: fort-1"}, hand={0: "market-1"}).play("play market-1")
    assert table.offers("place") == "b3 c2 c3 c4 d3"
    assert table.refused("place b2") == "TY-14 bad-slot"


@rule("TY-8", "TY-14")
def test_the_frame_of_three_by_three_floats_until_cards_fix_it() -> None:
    two = position(district={0: "c3: fort-1 | d3: fort-1"}, hand={0: "market-1"}).play("play market-1")
    assert two.offers("place") == "b3 c2 c3 c4 d2 d3 d4 e3"
    three = position(district={0: "c3: fort-1 | d3: fort-1 | e3: ballista-1"}, hand={0: "market-1"})
    assert three.play("play market-1").offers("place") == "c2 c3 c4 d2 d3 d4 e2 e3 e4"  # not b3
    nine = position(
        district={
            0: full(
                *[
                    "fort-1",
                    "fort-1",
                    *["lawyer-1"] * 2,
                    "arsenal-1",
                    "ballista-1",
                    "barracks-1",
                    "knight-1",
                    "watchtower-1",
                ]
            )
        },
        hand={0: "market-1"},
    )
    assert nine.play("play market-1").offers("place") == " ".join(sorted(NINE))


@rule("TY-15", "TY-16", "TY-20")
def test_the_rulebooks_example_of_playing_a_market() -> None:
    table = position(district=PLAY_EXAMPLE, hand={0: "market-1"}).play("play market-1")
    assert table.deniers() == 5
    slots = table.offers("place").split()
    assert {"b2", "c3", "c2", "d3", "c4"} <= set(slots)  # two yellow ones to stack on, three others to replace
    assert len(slots) == 9  # and the four empty ones of the frame
    stacked = position(district=PLAY_EXAMPLE, hand={0: "market-1"}).play("play market-1", "place c3")
    assert stacked.slot("c3") == "mint market-1"
    replaced = position(district=PLAY_EXAMPLE, hand={0: "market-1"}).play("play market-1", "place d3")
    assert replaced.slot("d3") == "market-1"
    assert replaced.bottom("red-2") == "fort-2"


@rule("TY-16")
def test_a_whole_stack_is_replaced_top_card_first() -> None:
    table = position(district={0: "c3: fort-1 fort-2 lawyer-1"}, hand={0: "market-1"}).play("play market-1", "place c3")
    assert table.slot("c3") == "market-1"
    places = table.state.position()["decks"]["red-1"]["places"]
    assert [place and place["card"] for place in places[:3]] == ["fort-1", "lawyer-1", None]
    assert table.bottom("red-2") == "fort-2"
    assert table.face_up("red-1") is None


@rule("TY-8", "TY-15")
def test_only_the_top_card_of_a_stack_works() -> None:
    table = position(
        district={0: "c3: market-1 port-1 | b3: architect-1 alderman-1"}, plaza={0: "y"}, hand={0: "fort-1"}
    )
    table.play("play fort-1", "place c2")  # the covered architect doesn't react to it
    assert table.deniers() == 5
    table.play("activate c3")  # the port, which finds no building; the alderman reacts
    assert table.deniers() == 6


@rule("TY-17")
def test_an_occupied_slot_may_be_built_over() -> None:
    table = position(district={0: "c3: market-1 +yellow +gray"}, plaza={0: "y"}, hand={0: "farmhouse-1"})
    table.play("play farmhouse-1", "place c3")
    assert table.slot("c3") == "market-1 farmhouse-1"
    assert table.lying() == "y"
    damaged = position(district={0: "c3: market-1 #"}, hand={0: "fort-1"}).play("play fort-1", "place c3")
    assert damaged.slot("c3") == "fort-1"


@rule("TY-18")
def test_no_two_prestige_buildings_of_one_name_but_any_other_cards() -> None:
    table = position(district={0: "c3: mint market-1 | c2: market-1"}, hand={0: "mint farmhouse-1"}, deniers={0: 20})
    assert table.refused("play mint") == "TY-18 has-that-one"  # the covered one counts
    assert "play farmhouse-1" in table.legal()
    gone = position(district={0: "c3: mint"}, hand={0: "mint fort-1"}, deniers={0: 20})
    gone.play("play fort-1", "place c3", "gather", "end", "gather", "end")
    assert "play mint" in gone.legal()  # a replaced one does not


@rule("TY-19")
def test_placing_activates_nothing() -> None:
    table = position(hand={0: "market-1"}).play("play market-1", "place c3")
    assert table.deniers() == 5 and table.plaza() == "yy ww rr"


@rule("TY-20")
def test_deniers_go_to_the_bank() -> None:
    table = position(hand={0: "belfry market-2"}, deniers={0: 4})
    assert table.refused("play belfry") == "TY-20 too-few-deniers"
    table.play("play market-2", "place c3")
    assert table.deniers() == 1 and table.deniers(1) == 6


@rule("TY-20")
def test_two_deniers_and_a_card_of_the_hand() -> None:
    table = position(hand={0: "city-hall fort-1"}).play("play city-hall")
    assert table.deniers() == 4
    assert table.legal() == {"return fort-1"}  # it cannot pay for itself
    table.play("return fort-1", "place c3")
    assert table.hand() == "" and table.slot("c3") == "city-hall"
    assert table.bottom("red-1", 0) == "fort-1" and table.bottom("red-1", 1) is None  # face down
    assert position(hand={0: "city-hall"}).refused("play city-hall") == "TY-20 cannot-pay"


@rule("TY-20")
def test_two_deniers_and_a_card_of_the_district() -> None:
    table = position(
        district={0: "b3: market-1 +yellow | c3: fort-1 lawyer-1 | d3: mint"}, hand={0: "city-hall"}, plaza={0: ""}
    )
    table.play("play city-hall")
    assert table.offers("remove") == "b3 c3 d3"
    table.play("remove c3")
    assert table.slot("c3") == "fort-1"  # the card below works again
    assert table.bottom("red-1") == "lawyer-1"
    table.play("place c3")
    assert table.slot("c3") == "city-hall"


@rule("TY-20")
def test_a_gap_may_be_left_and_the_place_is_judged_afterwards() -> None:
    table = position(district={0: "b3: market-1 +yellow | c3: fort-1 | d3: mint"}, hand={0: "city-hall"}, plaza={0: ""})
    table.play("play city-hall", "remove c3")
    assert table.slot("c3") == "" and table.lying() == ""
    assert table.offers("place") == "b2 b3 b4 c3 d2 d3 d4"
    first = position(district={0: "c3: fort-1"}, hand={0: "city-hall"}).play("play city-hall", "remove c3")
    assert first.offers("place") == "c3"  # the district is empty: it counts as the first card
    over = position(district={0: "c3: market-1 +yellow | d3: fort-1"}, hand={0: "city-hall"}, plaza={0: ""})
    assert over.play("play city-hall", "remove c3").lying() == "y"


@rule("TY-18", "TY-20")
def test_the_other_building_of_the_same_name_may_pay() -> None:
    table = position(district={0: "c3: city-hall | c2: fort-1"}, hand={0: "city-hall market-1"}).play("play city-hall")
    assert table.legal() == {"remove c3"}
    assert table.refused("remove c2") == "TY-18 has-that-one"
    assert table.refused("return market-1") == "TY-18 has-that-one"


@rule("TY-14", "TY-20")
def test_a_district_moves_on_its_grid_when_a_card_has_left() -> None:
    table = position(district={0: "c3: fort-1 | d3: mint | e3: market-1"}, hand={0: "city-hall"})
    table.play("play city-hall", "remove c3")
    assert "shifts-district" in table.heard()
    assert (table.slot("c3"), table.slot("d3")) == ("mint", "market-1")
    assert {"b3", "e3"} <= set(table.offers("place").split())  # it can grow to both sides


@rule("TY-20")
def test_a_citizen_from_anywhere() -> None:
    table = position(district={0: "c3: market-1 +yellow"}, hand={0: "cloth-hall"}, plaza={0: "y"}, lying={0: "yy"})
    table.play("play cloth-hall")
    assert table.deniers() == 6
    assert table.legal() == {"give plaza", "give lying", "give c3"}
    before = table.supply().count("y")
    table.play("give c3", "place c2")
    assert table.slot("c3") == "market-1" and table.supply().count("y") == before + 1
    last = position(hand={0: "cloth-hall"}, plaza={0: "y"}).play("play cloth-hall", "give plaza", "place c3")
    assert last.plaza() == ""  # even the last one
    assert position(hand={0: "cloth-hall"}, plaza={0: "ww"}).refused("play cloth-hall") == "TY-20 cannot-pay"


@rule("TY-20")
def test_a_rampart_is_not_an_activity_card() -> None:
    assert position(hand={0: "city-hall"}, ramparts={0: 2}).refused("play city-hall") == "TY-20 cannot-pay"


@rule("TY-16")
def test_a_returned_card_under_an_empty_deck_is_its_only_card() -> None:
    hand = "arsenal-1 ballista-1 barracks-1 fort-1 knight-1 lawyer-1 lawyer-1 watchtower-1"
    table = position(
        district={0: "c3: fort-1"}, hand={0: "market-1", 1: hand}, decks={"red-1": "crier"}, plaza={0: "r", 1: ""}
    )
    assert table.refused("draw red-1") == "TY-25 deck-empty"
    table.play("play market-1", "place c3")
    assert table.face_up("red-1") is None
    table.play("draw red-1")
    assert table.hand() == "fort-1"


@rule("TY-20")
@pytest.mark.parametrize(
    ("rules", "option", "cost", "points"),
    [("2", "rulebook", 5, 4), ("2", "online", 20, 8), ("1", "rulebook", 20, 4), ("1", "online", 20, 8)],
)
def test_the_cathedral_has_the_numbers_of_one_source(rules: str, option: str, cost: int, points: int) -> None:
    """Conflict C2; games begun before keep the pair of numbers that they were played with."""
    options = {"cathedral_points": option}
    table = position(hand={0: "cathedral"}, deniers={0: cost}, options=options, rules=rules)
    assert table.state.view(0)["printed"]["cards"]["cathedral"]["cost"] == {"deniers": cost}
    table.play("play cathedral", "place c3")
    assert table.deniers() == 0 and table.points() == {"cathedral": points}
    poor = position(hand={0: "cathedral"}, deniers={0: cost - 1}, options=options, rules=rules)
    assert poor.refused("play cathedral") == "TY-20 too-few-deniers"


@rule("TY-1")
def test_the_cathedrals_cost_is_marked_where_it_is_ours() -> None:
    for option, marked in (("rulebook", {"cost"}), ("online", set())):
        table = position(hand={0: "cathedral"}, options={"cathedral_points": option})
        assert set(table.state.view(0)["printed"]["cards"]["cathedral"]["reconstructed"]) == marked


@rule("TY-20")
def test_a_card_without_a_cost_is_free() -> None:
    components = copy.deepcopy(Tournay.shipped_components())
    next(entry for entry in components["cards"]["cards"] if entry["id"] == "fort-1")["cost"] = {}
    table = position(hand={0: "fort-1"}, deniers={0: 0}, components=components)
    assert table.play("play fort-1", "place c3").deniers() == 0
