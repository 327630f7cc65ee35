"""Characters (TY-49 to TY-52, TY-68; rulings A20, A22, A23, A41, A47, A49)."""

from tests.games.tournay.table import position
from tests.rules import rule


@rule("TY-49", "TY-51")
def test_characters_see_their_row_and_column_across_gaps() -> None:
    table = position(district={0: "b2: alderman-1 | d2: market-1 | b4: market-1 | d4: port-1"}, plaza={0: "yyy"})
    assert table.play("activate d2").deniers() == 12  # same row, a gap between
    table.play("end", "gather", "end", "activate b4", "use own", "end", "gather", "end")
    assert table.deniers() == 18  # same column
    table.play("activate d4", "use own")
    assert table.deniers() == 18  # neither


@rule("TY-51")
def test_a_character_gives_its_effect_after_that_of_the_building() -> None:
    table = position(district={0: "c3: hospital-1 | c2: prior-1 | d3: prior-2 | b3: lawyer-1"}, plaza={0: "w"})
    table.play("activate c3")
    assert table.deniers() == 6 + 4 + 2 + 3  # the lawyer waits for red ones
    assert table.heard().index("gains") < table.heard().index("reacts")
    cannot = position(district={0: "c3: barracks-1 | c2: lawyer-1"}, deniers={0: 2}).play("activate c3")
    assert (cannot.deniers(), cannot.plaza()) == (4, "yy ww r")  # too late to pay for the recruit (ruling A40)


@rule("TY-51")
def test_a_character_damaged_meanwhile_stays_silent() -> None:
    """Ruling A49: the crier comes with the effect, and the fire takes the alderman."""
    table = position(district={0: "c3: barn-1 | c2: alderman-1"}, queue="fire great-procession kings-visit")
    table.play("activate c3", drawn="market-2 crier port-2").play("keep port-2")
    assert table.slot("c2") == "alderman-1 #"
    assert "reacts" not in table.heard()


@rule("TY-50")
def test_a_second_activation_as_a_second_action() -> None:
    table = position(district={0: "c3: hospital-1 | c2: priest-1 | d3: fort-1"}, plaza={0: "www r", 1: ""})
    table.play("activate c3", "end", "gather", "end")
    assert "activate c3" in table.legal()
    table.play("activate c3")
    assert table.slot("c3") == "hospital-1 +white +white" and table.deniers() == 14
    table.play("end", "gather", "end")
    assert table.refused("activate c3") == "TY-33 not-free"  # two at most, until its owner gathers
    table.play("gather", "end", "gather", "end")
    assert "activate c3" in table.legal()


@rule("TY-50")
def test_no_second_activation_without_the_character() -> None:
    occupied = "c3: hospital-1 +white | b2: priest-1"
    assert position(district={0: occupied}).offers("activate") == ""  # not in the row or column
    damaged = "c3: hospital-1 +white | c2: priest-1 #"
    assert position(district={0: damaged}).offers("activate") == ""
    red = "c3: fort-1 +red | c2: priest-1"
    assert position(district={0: red}).offers("activate") == ""  # white ones only


@rule("TY-52")
def test_a_placement_is_seen_after_it_was_paid_for() -> None:
    table = position(district={0: "c3: architect-1 | c2: fort-1"}, hand={0: "market-1"}, deniers={0: 0})
    assert table.refused("play market-1") == "TY-20 too-few-deniers"
    table = position(district={0: "c3: architect-1 | c2: architect-2"}, hand={0: "market-1"}, deniers={0: 1})
    table.play("play market-1", "place c4")
    assert table.deniers() == 3  # both react; stacking and replacing count as well
    stacked = position(district={0: "c3: architect-1 | c2: port-1"}, hand={0: "market-1"}).play(
        "play market-1", "place c2"
    )
    assert stacked.deniers() == 6


@rule("TY-52")
def test_which_kinds_of_card_a_character_waits_for() -> None:
    table = position(district={0: "c3: knight-1 | c2: architect-1"}, hand={0: "alderman-1 mint fort-1"}, deniers={0: 9})
    assert table.play("play alderman-1", "place c4").deniers() == 8  # neither waits for characters
    table.play("gather", "end", "gather", "end", "play mint", "place b3")
    assert table.deniers() == 8 - 5 + 2  # the knight for prestige buildings; the architect is not in reach
    table.play("gather", "end", "gather", "end", "play fort-1", "place d3")
    assert table.deniers() == 5 - 1


@rule("TY-52")
def test_a_character_neither_sees_itself_nor_works_when_covered() -> None:
    table = position(district={0: "c3: market-1"}, hand={0: "architect-1 farmhouse-1"}).play(
        "play architect-1", "place c2"
    )
    assert table.deniers() == 5
    table.play("gather", "end", "gather", "end", "play farmhouse-1", "place c2")
    assert table.deniers() == 4  # covered before it could react (ruling A23)


@rule("TY-51")
def test_the_owner_chooses_the_order_where_it_matters() -> None:
    options = {"expansion": "replace"}
    district = "c3: hospital-1 | c2: prior-1 | b3: monk-1 | b2: market-1"
    table = position(district={0: district}, plaza={0: "w", 1: "w"}, deniers={0: 0}, options=options).play(
        "activate c3"
    )
    assert table.legal() == {"react b3", "react c2"}
    assert table.refused("react b2") == "TY-51 does-not-react"
    table.play("react c2", "activate b2", "use next")
    assert table.deniers() == 4 + 2 - 2 + 5
    quiet = position(district={0: "c3: hospital-1 | c2: prior-1 | b3: bishop-2"}).play("activate c3")
    assert quiet.legal() == {"end"}  # deniers and citizens come to the same in any order


@rule("TY-51", "TY-52", "TY-68")
def test_characters_react_to_what_they_wait_for_and_to_nothing_else() -> None:
    """The Architect and the Knight wait for placements, the Senator for its owner gathering."""
    district = "c3: market-1 | c2: architect-1 | b3: knight-1 | d3: senator-1"
    table = position(district={0: district}, options={"expansion": "replace"}).play("activate c3")
    assert (table.deniers(), table.legal()) == (6 + 5, {"end"})
    assert "reacts" not in table.heard()


@rule("TY-51")
def test_only_characters_that_count_citizens_notice_them() -> None:
    district = "c3: arsenal-1 | c2: lawyer-1 | b3: expansion-knight-1 | d3: fort-1 +red"
    table = position(district={0: district}, options={"expansion": "replace"}, queue="drought:1 fire heresy")
    table.play("activate c3", drawn="fort-2 lawyer-2")
    assert table.steps() == ["turn action-done", "activated c3 b3", "keep red-2 0"]


# Without arrows


@rule("TY-68")
def test_the_senator_pays_when_its_owner_gathers_wherever_it_stands() -> None:
    options = {"expansion": "replace"}
    table = position(district={0: "b2: senator-1 | d4: senator-2 #", 1: "c3: market-1"}, options=options)
    assert table.play("gather").deniers() == 6 + 2 + 3  # the damage is gone by then (ruling A47)
    assert table.play("end", "gather").deniers() == 11  # not when others gather


@rule("TY-68", "TY-37")
def test_the_mercenary_raises_what_soldiers_earn() -> None:
    options = {"expansion": "replace"}
    table = position(district={0: "b2: mercenary-2"}, options=options)
    assert table.play("earn red 2").deniers() == 12
    assert position(district={0: "b2: mercenary-2"}, options=options).play("earn white 2").deniers() == 10
    assert position(district={0: "b2: mercenary-2 #"}, options=options).play("earn red 2").deniers() == 10
