"""Every legal place can be named, wherever a district is on its grid (TY-14, TY-20, TY-59).

Legal places are worked out here from the words of the rule on a table without edges.
"""

from collections.abc import Iterable
from typing import TypeAlias

import pytest

from bastide.core import positions
from bastide.core.chance import SeededChance
from bastide.games.tournay.grid import NAMES
from tests.games.tournay.table import Table, position
from tests.rules import rule
from tests.seeds import seeds

Spot: TypeAlias = tuple[int, int]
COLUMNS, ROWS = "abcde", "12345"
CARDS = ("market-1", "farmhouse-1", "port-1", "hospital-1", "library-1", "prior-1", "fort-1", "arsenal-1", "knight-1")
FIRST = (2, 2)
"""c3, where the first card of a district is placed."""
LAST_TURN = {"player": 1, "steps": ["turn action-done"]}


def spots(names: Iterable[str]) -> set[Spot]:
    return {(COLUMNS.index(name[0]), ROWS.index(name[1])) for name in names}


def from_corner(places: Iterable[Spot], district: Iterable[Spot]) -> set[Spot]:
    """Return places counted from the top left corner of a district, which stay the same when both move."""
    left, top = min(x for x, _ in district), min(y for _, y in district)
    return {(x - left, y - top) for x, y in places}


def allowed(district: set[Spot]) -> set[Spot]:
    """R14: onto a filled slot or beside one, never more than three columns or rows."""
    beside = {(x + right, y + down) for x, y in district for right, down in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return {spot for spot in district | beside if _spans_three(district | {spot})}


def _spans_three(district: set[Spot]) -> bool:
    xs, ys = [x for x, _ in district], [y for _, y in district]
    return max(xs) - min(xs) < 3 and max(ys) - min(ys) < 3


def any_district(choice: SeededChance) -> set[str]:
    """Return one to nine slots, somewhere on the grid."""
    left, top = choice.below(3), choice.below(3)
    frame = [COLUMNS[left + x] + ROWS[top + y] for y in range(3) for x in range(3)]
    return {frame.pop(choice.below(len(frame))) for _ in range(1 + choice.below(9))}


def written(names: Iterable[str]) -> str:
    return " | ".join(f"{name}: {card}" for name, card in zip(sorted(names), CARDS, strict=False))


def lies_on(table: Table) -> set[Spot]:
    return spots(table.state.position()["players"][0]["district"])


@rule("TY-14")
@pytest.mark.parametrize("seed", seeds(60))
def test_a_card_may_go_wherever_the_rule_says(seed: int) -> None:
    names = any_district(SeededChance(seed))
    table = position(district={0: written(names)}, hand={0: "market-2"}).play("play market-2")
    here = lies_on(table)
    assert from_corner(here, here) == from_corner(spots(names), spots(names))
    assert from_corner(spots(table.offers("place").split()), here) == from_corner(allowed(here), here)


@rule("TY-14", "TY-20")
@pytest.mark.parametrize("seed", seeds(60))
def test_so_it_may_after_a_card_of_the_district_has_paid(seed: int) -> None:
    choice = SeededChance(seed)
    names = any_district(choice)
    table = position(district={0: written(names)}, hand={0: "city-hall"}).play("play city-hall")
    pays = sorted(table.offers("remove").split())
    table.play(f"remove {pays[choice.below(len(pays))]}")
    here = lies_on(table)
    if here:
        assert from_corner(spots(table.offers("place").split()), here) == from_corner(allowed(here), here)
    else:
        assert table.offers("place") == "c3"


@rule("TY-14", "TY-20", "TY-59")
@pytest.mark.parametrize("seed", seeds(60))
def test_a_last_card_may_go_wherever_some_payment_lets_it(seed: int) -> None:
    names = any_district(SeededChance(seed))
    table = position(district={0: written(names)}, hand={0: "city-hall"}, last_round=True, turn=LAST_TURN)
    table.play("end").play("play city-hall", by=0)
    here = lies_on(table)
    assert from_corner(here, here) == from_corner(spots(names), spots(names))
    rightly = {(pays, spot) for pays in here for spot in (allowed(here - {pays}) if len(here) > 1 else {FIRST})}
    offered = set()
    for place in table.offers("place", 0).split():
        then = Table(table.state.copy()).play(f"place {place}", "end", by=0)
        offered |= {(pays, *spots([place])) for pays in spots(then.offers("remove").split())}
    assert offered == rightly


@rule("TY-14", "TY-59")
@pytest.mark.parametrize("names", ["a3 b3 c3", "c3 d3 e3", "c1 c2 c3", "c3 c4 c5", "b3 c3 d3", "c2 c3 c4"])
@pytest.mark.parametrize("steps", [["turn action-done"], ["last"]])
def test_three_in_a_row_have_eleven_places_for_a_last_card(names: str, steps: list[str]) -> None:
    turn = {"player": None if steps == ["last"] else 1, "steps": steps}
    table = position(district={0: written(names.split())}, hand={0: "city-hall"}, last_round=True, turn=turn)
    if steps != ["last"]:
        table.play("end")
    table.play("play city-hall", by=0)
    assert len(table.offers("place", 0).split()) == 11
    assert lies_on(table) == spots("b3 c3 d3".split() if names[0] != names[3] else "c2 c3 c4".split())


@rule("TY-14")
@pytest.mark.parametrize("slot", ["a1", "e5", "c1", "a3"])
def test_a_lone_card_written_at_the_edge_lies_in_the_middle(slot: str) -> None:
    table = position(district={0: f"{slot}: market-1"}, hand={0: "fort-1"})
    assert "b" <= lone(table)[0] <= "d" and "2" <= lone(table)[1] <= "4"
    assert len(table.play("play fort-1").offers("place").split()) == 5


def lone(table: Table) -> str:
    (slot,) = table.state.position()["players"][0]["district"]
    return str(slot)


@rule("TY-14")
def test_a_district_that_comes_to_the_edge_later_moves_then() -> None:
    table = position(district={0: "c2: market-1"}, hand={0: "fort-1 fort-2"})
    table.play("play fort-1", "place c1", "gather", "end", "gather", "end")
    assert table.play("play fort-2").offers("place") == "b2 b3 c1 c2 c3 c4 d2 d3"
    assert (table.slot("c2"), table.slot("c3")) == ("fort-1", "market-1")


@rule("TY-14", "TY-51")
def test_waiting_questions_move_with_the_district() -> None:
    steps = ["turn action-done", "activated a1 -", "use yellow 1 a1"]
    table = position(district={0: "a1: market-1"}, plaza={0: "y"}, turn={"player": 0, "steps": steps})
    document = table.state.position()
    assert document["turn"]["steps"] == [step.replace("a1", lone(table)) for step in steps]
    assert table.state.activated == 1 << NAMES.index(lone(table))


@rule("TY-59")
def test_a_slot_chosen_for_a_last_card_moves_with_the_district() -> None:
    document = position(
        district={0: "a3: market-1 | b3: port-1 | c3: farmhouse-1"},
        hand={0: "city-hall", 1: "fort-1"},
        last_round=True,
        turn={"player": None, "steps": ["last"]},
    ).state.position()
    assert set(document["players"][0]["district"]) == {"b3", "c3", "d3"}
    document["players"][0] |= {
        "district": {"a3": {"cards": ["market-1"]}, "b3": {"cards": ["port-1"]}, "c3": {"cards": ["farmhouse-1"]}},
        "last": {"card": "city-hall", "slot": "d3"},
    }
    table = Table(positions.read(document)).play("end", by=0).play("end", by=1)
    assert table.legal() == {"remove b3"}  # e3 is only within three columns if the one that was a3 pays
