"""Citizens and actions (TY-7, TY-9, TY-12, TY-21 to TY-25, TY-33 to TY-38, TY-66; ruling A40)."""

from tests.games.tournay.table import position
from tests.rules import rule


@rule("TY-7", "TY-22")
def test_where_citizens_are() -> None:
    table = position(district={0: "c3: market-1"}).play("activate c3")
    assert (table.plaza(), table.lying(), table.slot("c3")) == ("y ww rr", "", "market-1 +yellow")
    owned = table.state.view(0)["players"][0]["owned"]
    assert owned == {"yellow": 2, "white": 2, "red": 2}  # wherever they are
    table.play("end", "gather", "end", "earn yellow 1")
    assert (table.plaza(), table.lying()) == ("ww rr", "y")


@rule("TY-21", "TY-22")
def test_citizens_of_others_cost_two_deniers_paid_to_their_owner() -> None:
    table = position(plaza={0: "r", 1: "r"}).play("draw red-1")
    assert table.legal() == {"use own", "use next"}
    table.play("use next", drawn="fort-1 arsenal-1")
    assert (table.deniers(), table.deniers(1)) == (4, 8)
    assert (table.plaza(1), table.lying(1)) == ("", "r")  # beside its own Plaza, still its owner's
    assert table.plaza() == "r"


@rule("TY-21")
def test_one_action_may_mix_citizens_of_several_owners() -> None:
    table = position(3, plaza={0: "w", 1: "w", 2: "w"}, deniers={0: 4})
    table.play("draw white-3")
    assert table.offers("use") == "next own second"
    table.play("use second", "use own")
    assert table.legal() == {"use next"}
    table.play("use next", drawn="cathedral saint-brice")
    assert [table.deniers(seat) for seat in range(3)] == [0, 8, 8]


@rule("TY-21")
def test_a_citizen_is_offered_only_if_the_rest_can_be_had_too() -> None:
    table = position(3, plaza={0: "w", 1: "ww", 2: "w"}, deniers={0: 3})
    assert table.offers("draw").split() == ["white-1", "white-2"]  # a third one could not be paid for
    table.play("draw white-2")
    assert table.legal() == {"use own", "use next", "use second"}
    table.play("use next", drawn="hospital-2 prior-2")  # then only the player's own is left, and it is used
    assert (table.plaza(), table.lying(), table.deniers()) == ("", "w", 1)


@rule("TY-23")
def test_lenders_of_citizens_are_not_asked() -> None:
    table = position(plaza={0: "", 1: "y"}).play("draw yellow-1", "use next", drawn="market-1 port-1")
    assert table.asked == 0


@rule("TY-24")
def test_five_actions_and_gathering_is_always_possible() -> None:
    table = position(district={0: "c3: market-1"}, queue="drought:1 fire plague")
    starts = {text.split()[0] for text in table.legal()}
    assert starts == {"draw", "activate", "combat", "earn", "gather"}
    assert position(plaza={0: ""}, deniers={0: 0}).legal() == {"gather"}
    assert table.refused("recruit yellow") == "TY-66 only-advanced"


@rule("TY-25")
def test_one_two_or_three_citizens_open_a_deck() -> None:
    table = position(plaza={0: "y ww rrr"}, deniers={0: 0})
    assert table.offers("draw").split() == ["red-1", "red-2", "red-3", "white-1", "white-2", "yellow-1"]
    assert table.refused("draw yellow-2") == "TY-25 too-few-citizens"
    table.play("draw white-2", drawn="hospital-2 bridge-2")
    assert table.lying() == "ww"


@rule("TY-33")
def test_an_own_citizen_goes_onto_the_building() -> None:
    table = position(district={0: "c3: market-1 | c2: fort-1"}, plaza={0: "y"}).play("activate c3")
    assert table.slot("c3") == "market-1 +yellow" and table.deniers() == 11
    assert table.refused("activate c3") == "TY-11 action-done"
    empty = position(district={0: "c3: market-1"}, plaza={0: "w"})
    assert empty.refused("activate c3") == "TY-33 too-few-citizens"
    assert empty.refused("activate b3") == "TY-33 nothing-there"


@rule("TY-33")
def test_another_players_citizen_leaves_a_gray_one() -> None:
    table = position(district={0: "c3: market-1"}, plaza={0: "", 1: "y"}).play("activate c3", "use next")
    assert table.slot("c3") == "market-1 +gray"
    assert (table.deniers(), table.deniers(1)) == (9, 8)
    assert (table.plaza(1), table.lying(1)) == ("", "y")


@rule("TY-9", "TY-33")
def test_only_a_free_building_is_activated() -> None:
    district = "b3: market-1 +gray | c3: market-1 # | d3: farmhouse-1 | c2: port-1 +yellow"
    table = position(district={0: district}, plaza={0: "yy"})
    assert table.offers("activate") == "d3"
    assert table.refused("activate b3") == "TY-33 not-free"
    assert table.refused("activate c3") == "TY-56 is-damaged"


@rule("TY-33")
def test_a_building_whose_effect_can_do_nothing_may_be_activated() -> None:
    table = position(district={0: "c3: residence-1 | c2: alderman-1"}, deniers={0: 0}).play("activate c3")
    assert table.plaza() == "y ww rr"  # no money for a citizen
    assert table.deniers() == 1  # but characters react (ruling A32)


@rule("TY-34")
def test_characters_and_prestige_buildings_are_never_activated() -> None:
    table = position(district={0: "c3: alderman-1 | c2: mint"})
    assert table.offers("activate") == ""
    assert table.refused("activate c3") == "TY-34 not-for-citizens"
    assert table.refused("activate c2") == "TY-34 not-for-citizens"


@rule("TY-35", "TY-36")
def test_the_rulebooks_example_of_a_combat() -> None:
    table = position(queue="drought plague battle-of-bouvines:1")
    table.play("combat 3", drawn="heresy")  # one yellow citizen, 1 denier and 1 for the coin
    assert table.deniers() == 4 and table.lying() == "y"
    assert table.ramparts() == (1, 0)
    assert table.queue() == "drought:0 plague:0 heresy:0"


@rule("TY-35")
def test_an_event_that_takes_deniers_needs_two_citizens_and_no_money() -> None:
    table = position(queue="drought:3 plague:1 heresy", plaza={0: "yy w"}, deniers={0: 0})
    assert table.offers("combat") == "1"
    assert table.refused("combat 2") == "TY-35 cannot-fight"
    assert table.refused("combat 3") == "TY-35 no-coin"
    table.play("combat 1", drawn="fire")
    assert table.lying() == "yy" and table.deniers() == 0


@rule("TY-35")
def test_the_price_is_paid_before_citizens_are_borrowed() -> None:
    poor = position(queue="heresy:2 drought plague", plaza={0: "", 1: "w"}, deniers={0: 4})
    assert poor.offers("combat") == ""  # 3 for the bank and 2 for the citizen
    table = position(queue="heresy:2 drought plague", plaza={0: "", 1: "w"}, deniers={0: 5})
    table.play("combat 1", "use next", drawn="fire")
    assert (table.deniers(), table.deniers(1)) == (0, 8)


@rule("TY-36")
def test_an_empty_event_deck_leaves_the_place_empty() -> None:
    table = position(queue="heresy:1 drought plague", built={0: 6, 1: 6}).play("combat 1")
    assert table.queue() == "- drought:0 plague:0"
    table.play("end", "gather", "end")
    assert table.refused("combat 1") == "TY-35 no-event"


@rule("TY-37")
def test_earning_with_own_citizens_of_one_colour() -> None:
    table = position(plaza={0: "yyy r", 1: "rr"})
    assert table.offers("earn") == "red 1 yellow 1 yellow 2 yellow 3"
    assert table.refused("earn red 2") == "TY-37 earn-own-only"
    table.play("earn yellow 2")
    assert (table.deniers(), table.plaza(), table.lying()) == (10, "y r", "yy")


@rule("TY-38")
def test_gathering_brings_all_citizens_back_and_clears_the_district() -> None:
    district = "b3: market-1 +yellow | c3: market-1 +gray | d3: fort-1 #"
    table = position(district={0: district, 1: "c3: hospital-1 #"}, plaza={0: "w"}, lying={0: "rr"}).play("gather")
    assert (table.plaza(), table.lying()) == ("y w rr", "")
    assert [table.slot(slot) for slot in ("b3", "c3", "d3")] == ["market-1", "market-1", "fort-1"]
    assert table.slot("c3", 1) == "hospital-1 #"  # only the own district


@rule("TY-12")
def test_at_most_four_cards_at_the_end_of_the_turn() -> None:
    table = position(hand={0: "market-1 market-1 fort-1 port-1"}, ramparts={0: 2}).play("gather")
    assert table.legal() == {"rampart", "return market-1", "return fort-1", "return port-1"}
    assert table.refused("end") == "TY-12 hand-limit"
    table.play("return fort-1")
    assert table.legal() == {"rampart", "return market-1", "return port-1"}
    table.play("rampart")
    assert table.legal() == {"end"}
    assert table.ramparts() == (1, 1)
    assert table.refused("rampart") == "TY-12 hand-small-enough"
    assert table.hand() == "market-1 market-1 port-1"


@rule("TY-66")
def test_recruiting_in_the_advanced_game() -> None:
    options = {"advanced": True}
    table = position(plaza={0: "r"}, deniers={0: 5}, options=options)
    before = table.supply().count("r")
    table.play("recruit red")
    assert (table.plaza(), table.lying(), table.deniers()) == ("r", "r", 0)
    assert table.supply().count("r") == before - 1
    borrowed = position(plaza={0: "", 1: "r"}, deniers={0: 7}, options=options).play("recruit red", "use next")
    assert (borrowed.plaza(), borrowed.deniers(), borrowed.deniers(1)) == ("r", 0, 8)
    poor = position(plaza={0: "", 1: "r"}, deniers={0: 6}, options=options)
    assert poor.refused("recruit red") == "TY-66 cannot-recruit"
    empty = position(plaza={0: "rrrrrrr"}, deniers={0: 9}, lying={1: ""}, options=options)
    assert empty.refused("recruit red") == "TY-66 supply-empty"
