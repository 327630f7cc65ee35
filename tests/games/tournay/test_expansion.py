"""Cards of the expansion (TY-67, TY-68; C3, C4; rulings A34 to A38, A45, A48, A52)."""

from typing import Any

import pytest

from bastide.core import positions
from tests.games.tournay.table import Table, position
from tests.games.tournay.test_effects import box
from tests.rules import rule

EXPANSION = {"expansion": "replace"}


def table_with(players: int = 2, **more: object) -> Table:
    return position(players, options=EXPANSION, **more)  # type: ignore[arg-type]


@rule("TY-67")
def test_buildings_that_count_citizens_see_them_after_payment() -> None:
    plaza = {0: "yyy ww rr"}
    assert table_with(district={0: "c3: inn-1"}, plaza=plaza).play("activate c3").deniers() == 6 + 8  # two pairs
    assert table_with(district={0: "c3: brewery-1"}, plaza=plaza).play("activate c3").deniers() == 6 + 6
    lying = table_with(district={0: "c3: brewery-2"}, plaza=plaza, lying={0: "ww r"}).play("activate c3")
    assert lying.deniers() == 6 + 6
    bakery = table_with(district={0: "c3: bakery-2"}, plaza=plaza).play("activate c3")
    assert bakery.legal() == {"colour white", "colour red"}
    assert bakery.refused("colour yellow") == "TY-10 not-that-colour"
    assert bakery.play("colour red").deniers() == 10


@rule("TY-67", "TY-7")
def test_the_citizens_counted_are_those_of_the_player_on_turn() -> None:
    people = {"plaza": {0: "y", 1: "yyy ww rrrr", 2: "w"}, "lying": {0: "r", 1: "y rr", 2: "yy"}}

    def deniers(card: str, *moves: str) -> int:
        table = table_with(3, district={1: f"c3: {card}"}, turn={"player": 1}, **people)
        return table.play("activate c3", "use own", *moves).deniers(1) - 6

    assert deniers("inn-1") == 2 * 4  # two yellow ones are left for four red ones
    assert deniers("brewery-1") == 2 + 2 + 4
    assert deniers("brewery-2") == 2 * (1 + 2)
    assert deniers("bakery-2", "colour white") == 2 * 2
    assert deniers("bakery-2", "colour red") == 2 * 4


@rule("TY-67")
def test_a_corrected_box_may_count_other_citizens() -> None:
    def deniers(effect: dict[str, Any], *moves: str) -> int:
        table = position(
            district={0: "c3: market-1"}, components=box("market-1", effect), plaza={0: "yyy ww r"}, lying={0: "y rrr"}
        )
        return table.play("activate c3", *moves).deniers() - 6

    two = {"colours": ["white", "red"], "amount": 3}
    assert deniers({"kind": "deniers_per_citizen", "where": "plaza", **two}) == 3 * (2 + 1)
    assert deniers({"kind": "deniers_per_citizen", "where": "lying", **two}) == 3 * (0 + 3)
    one = {"kind": "deniers_per_citizen_of_one_colour", "choose_from": ["yellow", "red"], "where": "lying", "amount": 3}
    assert deniers(one, "colour yellow") == 3 and deniers(one, "colour red") == 9


@rule("TY-67")
def test_the_abbey_turns_up_three_cards_and_takes_two() -> None:
    table = table_with(district={0: "c3: abbey-1"}, decks={"white-1": "?8 library-1^"})
    table.play("activate c3", drawn="inn-1 fort-1")
    assert table.legal() == {"keep inn-1", "keep library-1", "keep fort-1"}
    table.play("keep fort-1")
    assert table.legal() == {"keep inn-1", "keep library-1"}
    table.play("keep library-1")
    assert table.hand() == "library-1 fort-1" and table.face_up("yellow-1") == "inn-1"
    assert table.state.view(1)["players"][0]["hand"][0]["card"] == "library-1"  # all were turned up


@rule("TY-67")
def test_a_crier_turned_up_by_the_abbey_comes_at_once() -> None:
    table = table_with(district={0: "c3: abbey-1"}, queue="drought great-procession kings-visit", ramparts={0: 1})
    table.play("activate c3", drawn="crier")
    assert table.asked == 0 and table.legal() == {"rampart", "pass"}  # before anything else is turned up
    table.play("rampart", drawn="inn-1 library-1 fort-1")
    assert table.offers("keep") == "fort-1 inn-1 library-1"


@rule("TY-25", "TY-67")
def test_a_deck_whose_crier_was_its_last_card_is_drawn_from_no_more() -> None:
    others = "arsenal-1 ballista-1 barracks-1 catapult-1 expansion-knight-1 fort-1 knight-1 lawyer-1 lordship-1"
    table = table_with(district={0: "c3: abbey-1"}, hand={1: others}, plaza={0: "r w", 1: "r"})
    assert "draw red-1" in table.legal()
    table.play("activate c3", drawn="inn-1 library-1 crier").play("end")
    assert table.asked == 1 and "earn red 1" in table.legal() and "draw red-1" not in table.legal()


@rule("TY-67")
def test_monk_and_templar_let_a_second_building_be_activated() -> None:
    district = "c3: hospital-1 | c2: monk-1 | b2: market-1 | d2: port-1 # | b3: templar-1 | b4: fort-1"
    table = table_with(district={0: district}, plaza={0: "www"}, queue="drought:1 fire heresy").play("activate c3")
    assert table.legal() == {"react b3", "react c2"}
    table.play("react c2")
    assert table.legal() == {"activate b2", "pass"}
    table.play("activate b2")
    assert table.slot("b2") == "market-1 +white" and table.deniers() == 6 + 4 + 5
    assert table.legal() == {"activate b4", "pass"}  # then the templar, with a citizen of its own
    table.play("activate b4", drawn="siege")
    assert table.slot("b4") == "fort-1 +white" and table.ramparts() == (1, 0) and table.plaza() == ""
    alone = table_with(district={0: "c3: hospital-1 | c2: monk-1 | b2: market-1"}, plaza={0: "w"}).play("activate c3")
    assert alone.legal() == {"end"}  # no second white citizen


@rule("TY-67")
def test_a_chain_reaches_its_own_colours_only() -> None:
    """The Library at the corner of the grid is white, the Monk waits for yellow ones."""
    corner = "a1: library-1 | b1: monk-1 | c1: hospital-1 | c2: market-1 | c3: fort-1"
    assert table_with(district={0: corner}, plaza={0: "ww"}).play("activate c1").legal() == {"end"}
    any_colour = {"kind": "chain_activation", "card_colour": "white", "activate": "any", "with_citizen": "white"}
    around = "c3: hospital-1 | c2: prior-1 | b2: market-1 | d2: fort-1 | c4: library-1 | b3: port-1"
    table = position(district={0: around}, components=box("prior-1", any_colour), plaza={0: "ww"})
    assert table.play("activate c3").legal() == {"activate b2", "activate c4", "activate d2", "pass"}


@rule("TY-67")
def test_a_second_building_may_be_declined_or_use_a_neighbours_citizen() -> None:
    district = {0: "c3: hospital-1 | c2: monk-1 | b2: market-1"}
    table = table_with(district=district, plaza={0: "w", 1: "w"}).play("activate c3", "use own")
    table.play("activate b2")
    assert table.legal() == {"use next"}
    assert table.play("use next").slot("b2") == "market-1 +gray"
    assert table_with(district=district).play("activate c3", "pass").legal() == {"end"}


@rule("TY-67")
def test_the_catapult_damages_a_free_card_in_every_other_district() -> None:
    others = {1: "c3: market-1 | c2: prior-1 | d3: mint", 2: "c3: fort-1 +red"}
    table = table_with(3, district={0: "c3: catapult-1", **others}, plaza={0: "r"}, ramparts={1: 1})
    table.play("activate c3")
    assert table.asked == 0 and table.offers("damage") == "c2 c3"
    assert table.state.view(0)["turn"]["target"] == 1  # type: ignore[index]
    table.play("damage c2")
    assert table.slot("c2", 1) == "prior-1 #" and table.slot("c3", 2) == "fort-1 +red"
    assert table.ramparts(1) == (1, 0)  # not an event, so no rampart helps (ruling A52)


@rule("TY-67")
def test_a_catapult_asks_nobody_about_an_only_card() -> None:
    """Wherever it lies: here at the corner of the grid."""
    other = "a1: market-1 | b1: port-1 +gray | c1: residence-1 +gray | c2: barn-1 +gray | c3: mint"
    table = table_with(district={0: "c3: catapult-1", 1: other}).play("activate c3")
    assert table.slot("a1", 1) == "market-1 #" and table.legal() == {"end"}


@rule("TY-67")
def test_a_catapult_of_a_corrected_box_may_damage_two_buildings() -> None:
    two = {"kind": "damage_each_other", "count": 2, "card_types": ["building"]}
    others = {1: "c3: market-1 | c2: port-1 | b3: residence-1 | d3: prior-1", 2: "c3: hospital-1", 3: "c3: fort-1"}
    table = position(4, district={0: "c3: arsenal-1", **others}, components=box("arsenal-1", two), plaza={0: "r"}).play(
        "activate c3"
    )
    assert table.offers("damage") == "b3 c2 c3"
    table.play("damage c2")
    assert table.offers("damage") == "b3 c3"
    table.play("damage b3")
    assert [table.slot(slot, 1) for slot in ("c3", "c2", "b3", "d3")] == [
        "market-1", "port-1 #", "residence-1 #", "prior-1",
    ]  # fmt: skip
    assert (table.slot("c3", 2), table.slot("c3", 3)) == ("hospital-1 #", "fort-1 #")  # one only
    assert table.legal() == {"end"}


@rule("TY-67", "TY-32")
def test_an_occupied_catapult_protects_from_one_event_of_a_crier() -> None:
    table = table_with(
        queue="drought plague brigands", district={1: "c3: catapult-1 +gray"}, plaza={0: "r"}, ramparts={1: 1}
    ).play("draw red-1", drawn="crier fort-1 arsenal-1")
    table.play("keep fort-1")
    assert table.asked == 1 and table.legal() == {"rampart", "shelter", "pass"}
    table.play("shelter")
    assert table.legal() == {"rampart", "pass"}  # once per crier
    table.play("rampart")
    assert table.deniers(1) == 5 and table.deniers() == 3
    free = table_with(queue="drought plague brigands", district={1: "c3: catapult-1"}, plaza={0: "r"})
    free.play("draw red-1", drawn="crier fort-1 arsenal-1").play("keep fort-1")
    assert free.asked == 0


@rule("TY-67", "TY-47")
def test_a_catapult_does_not_protect_from_triggered_events() -> None:
    table = table_with(queue="drought plague brigands", district={0: "c3: ballista-1", 1: "c3: catapult-1 +gray"})
    table.play("activate c3", "trigger 1")
    assert table.asked == 0 and table.deniers(1) == 5  # ruling A38


@rule("TY-67")
def test_lordship_taxes_buildings_of_a_colour() -> None:
    others = {1: "c3: market-1 | c2: port-1 # | d3: architect-1 | b3: mint", 2: "c3: hospital-1"}
    table = table_with(3, district={0: "c3: lordship-1", **others}, deniers={1: 1}).play("activate c3")
    assert table.legal() == {"colour yellow", "colour white", "colour red"}
    table.play("colour yellow")
    assert [table.deniers(seat) for seat in range(3)] == [7, 0, 6]  # two buildings, but only one denier


@rule("TY-67")
def test_the_richest_pay_to_the_audience_hall() -> None:
    hall = {0: "c3: audience-hall-2"}
    table = table_with(3, district=hall, deniers={0: 9, 1: 9, 2: 9}).play("activate c3")
    assert [table.deniers(seat) for seat in range(3)] == [15, 6, 6]  # not to themselves
    own = table_with(3, district=hall, deniers={0: 10, 1: 9, 2: 9}).play("activate c3")
    assert [own.deniers(seat) for seat in range(3)] == [10, 9, 9]
    poor = table_with(district=hall, deniers={0: 0, 1: 2}).play("activate c3")
    assert [poor.deniers(seat) for seat in range(2)] == [2, 0]


@rule("TY-67")
def test_the_knight_fights_with_the_second_fourth_and_sixth_citizen() -> None:
    district = "c3: expansion-knight-1 | c2: fort-1 | b3: arsenal-1 +gray | d3: market-1 +yellow"
    table = table_with(district={0: district}, plaza={0: "r"}, queue="drought:1 fire:1 heresy").play("activate c2")
    table.play("fight 1", drawn="siege plague")  # the Fort itself
    assert table.ramparts() == (2, 0)  # and then the Knight: a gray and a red citizen in its row and column
    assert table.heard().count("reacts") == 1 and table.queue().split()[0] == "siege:0"


@rule("TY-67")
def test_the_knight_counts_red_and_gray_citizens_only_and_even_numbers_only() -> None:
    for on_b3, on_d3, fights in (("+white", "", 0), ("+gray", "", 1), ("+gray", "+red", 0)):
        district = f"c3: expansion-knight-1 | c2: barracks-1 | b3: hospital-1 {on_b3} | d3: fort-1 {on_d3}"
        table = table_with(district={0: district}, plaza={0: "r"}, queue="drought:1 fire heresy")
        table.play("activate c2", drawn="siege" if fights else "")
        assert table.ramparts() == (fights, 0), on_b3
    second = "c3: expansion-knight-2 | c2: barracks-1 | b3: hospital-1 +gray"
    table = table_with(district={0: second}, plaza={0: "r"}, deniers={0: 0}, queue="drought:3 fire heresy")
    assert table.play("activate c2", drawn="siege").deniers() == 3  # level II takes the coins


@rule("TY-67")
@pytest.mark.parametrize(
    ("b3", "d3", "c4", "fights"),
    [
        ("", "", "", 0),
        ("+gray", "", "", 1),
        ("+gray +red", "", "", 0),
        ("+gray +red", "+red", "", 1),
        ("+gray +red", "+gray", "+red", 0),
        ("+gray +red", "+red +red", "+gray", 1),
        ("+gray +red", "+red +red", "+gray +gray", 0),
    ],
)
def test_the_knight_fights_with_the_second_the_fourth_and_the_sixth_citizen(
    b3: str, d3: str, c4: str, fights: int
) -> None:
    """A Priest II has let two citizens stand on each building of the Knight's row and column."""
    reach = f"b3: fort-2 {b3} | d3: barracks-2 {d3} | c4: ballista-2 {c4}"
    district = f"c3: expansion-knight-1 | c2: barracks-1 | {reach}"
    table = position(
        options={"expansion": "mix"}, district={0: district}, plaza={0: "r"}, lying={1: ""}, deniers={0: 0},
        queue="drought:1 fire heresy",
    )  # fmt: skip
    table.play("activate c2", drawn="siege" if fights else "")
    assert table.ramparts() == (fights, 0)


@rule("TY-67")
def test_the_knight_neither_counts_citizens_elsewhere_nor_notices_white_ones() -> None:
    elsewhere = "c3: expansion-knight-1 | c2: barracks-1 | b2: fort-1 +gray"
    table = table_with(district={0: elsewhere}, plaza={0: "r"}, deniers={0: 0}, queue="drought:1 fire heresy")
    assert table.play("activate c2").ramparts() == (0, 0)  # the gray one is not in its row or column
    white = "c3: expansion-knight-1 | c2: hospital-1 | b3: fort-1 +red | d3: arsenal-1 +gray"
    table = table_with(district={0: white}, plaza={0: "w"}, queue="drought:1 fire heresy")
    assert table.play("activate c2").ramparts() == (0, 0)  # there are two, but neither has just come
    gray = "c3: expansion-knight-1 | c2: barracks-1 | b3: fort-1 +red"
    table = table_with(district={0: gray}, plaza={0: "", 1: "r"}, deniers={0: 2}, queue="drought:1 fire heresy")
    assert table.play("activate c2", "use next", drawn="siege").ramparts() == (1, 0)


@rule("TY-50")
def test_no_chain_activates_a_building_twice_in_one_action() -> None:
    """Two Monks reach the Market, which a Priest II lets be activated twice: that takes two actions (ruling A37)."""
    table = position(
        options={"expansion": "mix"},
        district={0: "c3: hospital-1 | b3: monk-1 | c2: monk-2 | d2: priest-2 | b2: market-1"},
        plaza={0: "y wwww"}, lying={1: ""},
    )  # fmt: skip
    table.play("activate c3", "react b3")
    assert table.legal() == {"activate b2", "pass"}
    table.play("activate b2")
    assert table.deniers() == 6 + 4 + 5
    assert table.legal() == {"end"}  # the second Monk has nothing to offer
    table.play("end", "gather", "end")
    assert "b2" in table.offers("activate").split()  # in an action of its own


@rule("TY-50")
def test_what_was_activated_in_an_action_is_part_of_the_position() -> None:
    table = position(
        options={"expansion": "mix"},
        district={0: "c3: hospital-1 | b3: monk-1 | c2: monk-2 | d2: priest-2 | b2: market-1 | c4: market-1"},
        plaza={0: "y wwww"}, lying={1: ""},
    )  # fmt: skip
    table.play("activate c3", "react b3", "activate b2")
    document = table.state.position()
    assert document["turn"]["activated"] == ["b2"]  # the steps name c3
    assert table.legal() == Table(positions.read(document)).legal() == {"activate c4", "pass"}
    assert "activated" not in table.play("pass").state.position()["turn"]


@rule("TY-50")
def test_games_begun_before_go_on_as_they_were() -> None:
    table = position(
        options={"expansion": "mix"},
        rules="1",
        district={0: "c3: hospital-1 | b3: monk-1 | c2: monk-2 | d2: priest-2 | b2: market-1"},
        plaza={0: "y wwww"}, lying={1: ""},
    )  # fmt: skip
    table.play("activate c3", "react b3", "activate b2")
    assert table.legal() == {"activate b2", "pass"}
