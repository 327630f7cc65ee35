"""What the log tells of effects, line by line (TY-39 to TY-51): who does what, to whom and with how much."""

from tests.games.tournay.table import Table, position
from tests.rules import rule

EXPANSION = {"expansion": "replace"}


def second(players: int = 2, *, plaza: str, lying: str = "", **more: object) -> Table:
    """Return a turn of the second player, so that nothing is theirs by accident; the others' citizens lie."""
    people = {"plaza": {0: "", 1: plaza}, "lying": {0: "yy ww rr", 1: lying}}
    return position(players, turn={"player": 1}, options=EXPANSION, **people, **more)  # type: ignore[arg-type]


@rule("TY-41")
def test_a_port_in_the_third_district() -> None:
    table = second(3, district={1: "c3: port-2", 0: "b2: market-1 +gray"}, plaza="y")
    assert table.play("activate c3").log() == [
        "Player 2 activates Port II on c3.",
        "Player 2 uses Player 1's Market I.",
        "Player 2 gains 5 deniers.",
    ]


@rule("TY-44", "TY-51")
def test_lying_citizens_that_stand_up() -> None:
    district = {1: "c3: hospital-1 | c2: bishop-2"}
    table = second(district=district, plaza="w", lying="rr y").play("activate c3")
    assert table.log()[2:] == ["Player 2's Bishop II reacts.", "3 of Player 2's citizens stand up."]
    none = second(district=district, plaza="w", lying="").play("activate c3")
    assert none.log()[2:] == ["Player 2's Bishop II reacts.", "Player 2 has no citizens to stand up."]


@rule("TY-40")
def test_recruiting_for_the_printed_price() -> None:
    table = second(district={1: "c3: monastery-2"}, plaza="w").play("activate c3")
    assert table.log()[1:] == ["Player 2 recruits a white citizen for 2 deniers."]
    assert (table.deniers(0), table.deniers(1), table.plaza(1)) == (6, 4, "w")


@rule("TY-47")
def test_the_events_that_a_building_triggers() -> None:
    table = second(district={1: "c3: ballista-2"}, plaza="r", queue="heresy drought plague:1")
    assert table.play("activate c3", "trigger 2+3").log()[1:] == [
        "Player 2 triggers Drought and Plague.",
        "Drought now has 1 coin.",
        "Drought strikes once.",
        "Player 1 loses 1 denier.",
        "Plague now has 2 coins.",
        "Plague strikes 2 times.",
        "Player 1 loses 2 deniers.",
    ]


@rule("TY-67")
def test_lordship_names_a_colour_and_the_others_pay() -> None:
    others = {0: "c3: hospital-1 | c2: market-1", 2: "c3: library-1 | c2: monastery-1"}
    table = second(3, district={1: "c3: lordship-1", **others}, plaza="r")
    assert table.play("activate c3", "colour white").log()[1:] == [
        "Player 2 names white.",
        "Player 3 pays Player 2 2 deniers.",
        "Player 1 pays Player 2 1 denier.",
    ]


@rule("TY-50", "TY-51")
def test_a_second_building_or_none() -> None:
    district = {1: "c3: hospital-1 | c2: monk-1 | b2: market-1"}
    table = second(district=district, plaza="ww").play("activate c3", "activate b2")
    assert table.log()[1:] == [
        "Player 2 gains 4 deniers.",
        "Player 2's Monk I reacts.",
        "Player 2 activates Market I on b2.",
        "Player 2 gains 5 deniers.",
    ]
    passed = second(district=district, plaza="ww").play("activate c3", "pass")
    assert passed.log()[2:] == ["Player 2's Monk I reacts.", "Player 2 passes."]


@rule("TY-56", "TY-67")
def test_a_catapult_strikes_the_others_clockwise() -> None:
    others = {0: "c3: market-1 | c2: prior-1", 2: "b3: hospital-1 | c3: fort-1 +red"}
    table = second(3, district={1: "c3: catapult-1", **others}, plaza="r").play("activate c3")
    assert table.log()[1:] == ["Player 3's Hospital I on b3 is damaged."]  # their only free card
    assert table.play("damage c2").log()[2:] == ["Player 1's Prior I on c2 is damaged."]
