"""The rulebook's worked examples, retold in the rules (`## Examples`), come out in the engine."""

from bastide.core.registry import find
from bastide.words import full_rules
from tests.games.tournay.table import position
from tests.rules import rule

MADELINE, NELL, JUSTINE, AUDE = range(4)


def test_the_rules_tell_these_examples() -> None:
    notes = {section.heading: section.notes for section in full_rules(find("tournay"))}["Examples"]
    told = {note.title for note in notes}
    assert told == {
        "Playing a card",
        "Drawing",
        "A Town Crier",
        "Fighting an event",
        "Earning deniers",
        "Final scoring",
    }


@rule("TY-13", "TY-14", "TY-15", "TY-16")
def test_playing_a_card() -> None:
    district = "c3: farmhouse-1 | c2: mint | b3: priest-1 | d3: monastery-1 | c4: fort-2"
    table = position(district={0: district}, hand={0: "market-1"}).play("play market-1")
    assert table.deniers() == 5
    empty, yellow, others = {"b2", "d2", "b4", "d4"}, {"c3", "c2"}, {"b3", "d3", "c4"}
    assert set(table.offers("place").split()) == empty | yellow | others
    for slot in yellow:
        stacked = position(district={0: district}, hand={0: "market-1"}).play("play market-1", f"place {slot}")
        assert len(stacked.slot(slot).split()) == 2
    for slot in others:
        replaced = position(district={0: district}, hand={0: "market-1"}).play("play market-1", f"place {slot}")
        assert replaced.slot(slot) == "market-1"


@rule("TY-21", "TY-25", "TY-27")
def test_drawing() -> None:
    table = position(
        turn={"player": NELL},
        plaza={NELL: "w", MADELINE: "w"},
        lying={NELL: "", MADELINE: ""},
        decks={"white-2": "?9 hospital-2^"},
    )
    table.play("draw white-2", "use own", "use next").play("look", drawn="prior-2 bridge-2").play("keep prior-2")
    assert (table.deniers(NELL), table.deniers(MADELINE)) == (4, 8)
    assert (table.lying(NELL), table.lying(MADELINE)) == ("w", "w")
    assert (table.hand(NELL), table.face_up("white-2")) == ("prior-2", "bridge-2")
    assert table.bottom("white-2", NELL) == "hospital-2"


@rule("TY-29", "TY-30", "TY-31", "TY-32")
def test_a_town_crier() -> None:
    table = position(
        players=4,
        turn={"player": NELL},
        plaza={MADELINE: "yyy", NELL: "yy", JUSTINE: "yy r", AUDE: "yy"},
        lying={},
        deniers={NELL: 2},
        ramparts={JUSTINE: 1},
        queue="kings-visit:1 battle-of-courtrai:2 battle-of-bouvines",
    )
    table.play("draw red-1", "use next", drawn="crier fort-1 knight-1")
    table.play("keep fort-1")
    assert table.queue() == "kings-visit:2 battle-of-courtrai:3 battle-of-bouvines:1"
    assert table.asked == JUSTINE  # the only one with a rampart
    table.play("rampart")
    assert (table.hand(NELL), table.face_up("red-1")) == ("fort-1", "knight-1")
    assert table.ramparts(JUSTINE) == (0, 1)
    assert table.deniers(JUSTINE) == 6 + 2 + 2 * 2  # lent a citizen; most red twice, as she owns the only red citizen
    assert [table.plaza(seat) for seat in range(4)] == ["", "", "yy", ""]  # Courtrai three times, not for Justine


@rule("TY-35", "TY-36")
def test_fighting_an_event() -> None:
    table = position(queue="kings-visit:1 heresy:1 battle-of-bouvines:1", plaza={0: "yy"}, lying={0: ""})
    table.play("combat 3", drawn="fire")
    assert (table.deniers(), table.plaza(), table.lying()) == (4, "y", "y")
    assert table.ramparts() == (1, 0)


@rule("TY-37")
def test_earning_deniers() -> None:
    assert position(plaza={0: "rr"}, lying={0: ""}).play("earn red 1").deniers() == 6 + 2
    assert position(plaza={0: "rr"}, lying={0: ""}).play("earn red 2").deniers() == 6 + 4


@rule("TY-61", "TY-62")
def test_final_scoring() -> None:
    table = position(
        district={
            0: "b2: prior-1 | c2: market-2 | d2: fort-1 | b3: library-1 | c3: saint-brice | d3: hospital-1"
            " | c4: porte-de-la-vigne",
            1: "b2: bridge-1 | c2: market-1 | d2: residence-1 | b3: belfry | c3: lawyer-2 | d3: monastery-2"
            " | b4: fort-2 | c4: porte-de-la-vigne | d4: mint",
        },
        plaza={0: "rrrr", 1: "r"},
        lying={0: "", 1: ""},
        deniers={0: 4, 1: 12},
    )
    buildings = ("saint-brice", "belfry", "porte-de-la-vigne", "mint")
    points = [table.points(0), table.points(1)]
    assert [points[0][building] for building in buildings] == [1 * 4, 1 * 2, 4 * 2, 1 * 1]
    assert [points[1][building] for building in buildings] == [2 * 2, 2 * 4, 1 * 2, 3 * 2]
