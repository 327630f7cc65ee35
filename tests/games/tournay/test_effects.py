"""What buildings do (TY-10, TY-39 to TY-48; rulings A18 to A21, A32)."""

import json
from typing import Any

import pytest

from bastide.games.tournay import Tournay
from tests.games.tournay.table import position
from tests.rules import rule


def box(card: str, *effects: Any) -> Any:
    """Return the box with other effects of a card."""
    components = json.loads(json.dumps(Tournay.shipped_components()))
    parts = components["cards"]["cards"] + components["expansion"]["expansion"]
    next(entry for entry in parts if entry["id"] == card)["effect"] = list(effects)
    return components


@rule("TY-39")
def test_gain() -> None:
    for card, gain in (("market-1", 5), ("market-2", 6), ("hospital-1", 4), ("hospital-2", 5)):
        assert position(district={0: f"c3: {card}"}).play("activate c3").deniers() == 6 + gain


@rule("TY-40")
def test_recruit_for_the_printed_price() -> None:
    table = position(district={0: "c3: monastery-1"}).play("activate c3")
    assert (table.deniers(), table.plaza()) == (3, "yy ww rr")  # one on the building, a new one on the Plaza
    assert table.slot("c3") == "monastery-1 +white"
    assert position(district={0: "c3: barracks-2"}).play("activate c3").deniers() == 4
    assert position(district={0: "c3: barracks-1"}, deniers={0: 3}).play("activate c3").deniers() == 0
    poor = position(district={0: "c3: barracks-1"}, deniers={0: 2}).play("activate c3")
    assert (poor.deniers(), poor.plaza()) == (2, "yy ww r")
    none = position(district={0: "c3: barracks-1"}, plaza={0: "rrrrr"}).play("activate c3")
    assert (none.deniers(), none.plaza()) == (6, "rrrr")  # the supply is empty


@rule("TY-41")
def test_use_a_free_building_of_another_player() -> None:
    other = "b3: market-1 | c3: market-2 +gray | d3: farmhouse-1 # | c2: hospital-1 | c4: port-2"
    table = position(district={0: "c3: port-1", 1: other}).play("activate c3")
    assert table.deniers() == 11  # the only one that is yellow, free and not a Port
    assert table.slot("b3", 1) == "market-1"
    assert table.slot("c3") == "port-1 +yellow"


@rule("TY-41")
def test_the_second_level_may_use_an_occupied_but_never_a_damaged_one() -> None:
    other = "b3: market-1 | c3: market-2 +gray | d3: farmhouse-1 #"
    table = position(district={0: "c3: port-2", 1: other}).play("activate c3")
    assert table.offers("visit") == "next b3 next c3"
    assert table.refused("visit next d3") == "TY-41 cannot-visit"
    assert table.play("visit next c3").deniers() == 12


@rule("TY-41")
def test_buildings_of_all_other_players_are_offered_by_their_distance() -> None:
    others = {0: "b3: market-1 | c3: residence-1", 2: "d3: farmhouse-1"}
    table = position(3, district={1: "c3: port-1", **others}, turn={"player": 1}, plaza={0: "", 1: "y"})
    table.play("activate c3")
    assert table.legal() == {"visit next d3", "visit second b3", "visit second c3"}
    assert table.play("visit second b3").deniers(1) == 11


@rule("TY-41", "TY-10")
@pytest.mark.parametrize(
    ("colour", "slots"), [("yellow", "b3"), ("white", "c3"), ("red", "c2 d3"), ("any", "b3 c2 c3 d3")]
)
def test_a_port_of_a_corrected_box_may_be_for_another_colour(colour: str, slots: str) -> None:
    components = box("port-2", {"kind": "use_other_building", "colour": colour, "may_be_occupied": True})
    other = "b3: market-1 | c3: hospital-1 | d3: fort-1 | c2: barracks-1 +red | b2: arsenal-1 # | b4: port-1"
    table = position(district={0: "c3: port-2", 2: other}, players=3, components=components).play("activate c3")
    if len(slots.split()) > 1:
        assert table.legal() == {f"visit second {slot}" for slot in slots.split()}
    else:
        assert "visits" in table.heard()  # the only one


@rule("TY-41")
def test_whose_characters_see_it_and_who_profits() -> None:
    table = position(
        district={0: "c3: port-1 | c2: alderman-1", 1: "c3: farmhouse-1 | c2: alderman-2"}, plaza={0: "y"}
    ).play("activate c3")
    assert table.deniers() == 6 + 7 + 1  # seven empty slots of the own district, and the own alderman
    assert table.deniers(1) == 6


@rule("TY-44")
def test_lying_citizens_stand_up_those_on_buildings_stay() -> None:
    table = position(
        district={0: "c3: hospital-1 | c2: bishop-2 | b3: market-1 +yellow"}, plaza={0: "w"}, lying={0: "rr y"}
    )
    table.play("activate c3")
    assert (table.plaza(), table.lying()) == ("y rr", "")
    assert table.slot("b3") == "market-1 +yellow" and table.slot("c3") == "hospital-1 +white"


@rule("TY-45")
def test_an_event_with_a_coin_is_taken_at_no_further_cost() -> None:
    table = position(district={0: "c3: fort-1"}, queue="drought:2 fire heresy:1").play("activate c3")
    assert table.legal() == {"fight 1", "fight 3"}
    assert table.refused("fight 2") == "TY-45 cannot-take-event"
    table.play("fight 1", drawn="siege")
    assert (table.deniers(), table.ramparts(), table.queue()) == (6, (1, 0), "siege:0 fire:0 heresy:1")
    second = position(district={0: "c3: fort-2"}, queue="drought:2 fire heresy").play("activate c3", drawn="siege")
    assert second.deniers() == 8  # the level II version takes the coins
    assert position(district={0: "c3: fort-1"}).play("activate c3").ramparts() == (0, 0)  # no coin, no event


@rule("TY-46")
def test_an_event_without_a_coin() -> None:
    table = position(district={0: "c3: watchtower-1"}, queue="drought:2 fire heresy").play("activate c3")
    assert table.legal() == {"fight 2", "fight 3"}
    table.play("fight 3", drawn="siege")
    assert table.ramparts() == (1, 0)


@rule("TY-47")
def test_every_event_of_the_queue_can_be_triggered() -> None:
    """The Great Gathering is the first of all events in the box."""
    table = position(district={0: "c3: ballista-1"}, queue="fire great-gathering -", event_deck=[], built={1: 13}).play(
        "activate c3"
    )
    assert table.legal() == {"trigger 1", "trigger 2", "trigger 1+2"}
    table = position(
        district={0: "c3: ballista-2", 1: "c3: market-1"}, queue="fire great-gathering heresy", ramparts={1: 1}
    ).play("activate c3")
    assert table.offers("trigger") == "1 1+2 1+2+3 1+3 2 2+3 3"
    table.play("trigger 1+2")
    assert table.steps() == ["turn action-done", "activated c3 -", "events 2 1", "suffer 1 1 0 1", "shelter 1 1 1"]


@rule("TY-48")
def test_deniers_per_slot() -> None:
    district = "c3: farmhouse-1 | c2: fort-1 lawyer-1 | b3: market-1 +gray"
    assert position(district={0: district}).play("activate c3").deniers() == 6 + 6  # empty ones
    filled = district.replace("farmhouse-1", "farmhouse-2")
    assert position(district={0: filled}).play("activate c3").deniers() == 6 + 3  # those that hold a card


@rule("TY-10")
def test_a_gray_symbol_is_a_colour_of_the_players_choice() -> None:
    """The level II Priest: buildings of any colour."""
    table = position(district={0: "c3: priest-2 | c2: market-1 +yellow | b3: fort-1 +red | d3: hospital-1 +white"})
    assert table.offers("activate") == "b3 c2 d3"
