"""Prestige points (TY-61 to TY-64; rulings A15, A31, A42)."""

import pytest

from bastide.games.tournay import scoring
from tests.games.tournay.table import Table, full, position
from tests.rules import rule


def over(players: int = 2, **more: object) -> Table:
    """Return a game that has ended."""
    return position(players, turn=None, **more)  # type: ignore[arg-type]


@rule("TY-61", "TY-62", "TY-63")
def test_the_rulebooks_example_of_the_final_scoring() -> None:
    """Madeline has built Saint-Brice and the Porte de la Vigne, Nell the Belfry, the Porte and the Mint.

    The points per element are those of the example; where its pictures are missing, cards that fit it are taken.
    """
    madeline = "b2: saint-brice | c2: market-1 | d2: hospital-1 | b3: porte-de-la-vigne | c3: lawyer-1"
    nell = full(
        "belfry", "porte-de-la-vigne", "mint", "market-1", "market-2", "prior-1", "library-1", "fort-1", "fort-2"
    )
    table = over(
        district={0: madeline, 1: nell},
        plaza={0: "rrrr", 1: "r"}, lying={1: ""}, deniers={0: 4, 1: 12},
    )  # fmt: skip
    madelines, nells = table.points(0), table.points(1)
    assert madelines["saint-brice"] == 1 * 4 and nells["saint-brice"] == 2 * 2
    assert madelines["belfry"] == 1 * 2 and nells["belfry"] == 2 * 4
    assert madelines["porte-de-la-vigne"] == 4 * 2 and nells["porte-de-la-vigne"] == 1 * 2  # both have built it
    assert madelines["mint"] == 1 * 1 and nells["mint"] == 3 * 2


@rule("TY-61")
@pytest.mark.parametrize(
    ("card", "builder", "other"),
    [
        ("belfry", 4, 2),  # one set of visible cards: yellow, white, red
        ("city-hall", 6, 3),  # three yellow citizens
        ("cloth-hall", 6, 3),  # market, port, alderman
        ("mint", 4, 2),  # 9 deniers: two times four
        ("tour-des-six", 4, 2),  # alderman and prior
        ("cathedral", 4, 0),
        ("la-madeleine", 4, 1),  # the builder has this one besides the other
        ("saint-brice", 4, 2),
        ("saint-jacques", 2, 1),  # the prior
        ("saint-nicolas", 6, 2),  # two sets of citizens
        ("saint-quentin", 4, 2),
        ("pont-des-trous", 6, 2),
        ("porte-de-la-vigne", 10, 5),
        ("tour-d-arras", 4, 2),  # market and port; no character, no red one
        ("tour-henry-viii", 6, 3),  # three ramparts
        ("tour-saint-georges", 2, 1),  # the fort
    ],
)
def test_what_each_prestige_building_counts(card: str, builder: int, other: int) -> None:
    second = "tour-henry-viii" if card == "tour-saint-georges" else "tour-saint-georges"
    mine = full("market-1", "fort-1 lawyer-1 fort-1", "prior-1", "port-1 #", "alderman-1", second)
    people = {"plaza": {0: "yy w r", 1: ""}, "lying": {0: "y w rrrr", 1: ""}}
    rest = {"deniers": {0: 9, 1: 9}, "built": {0: 1, 1: 1}, "ramparts": {0: 2, 1: 2}}
    assert over(district={0: f"{mine} | d4: {card}"}, **people, **rest).points().get(card, 0) == builder
    assert over(district={0: mine, 1: f"c3: {card}"}, **people, **rest).points().get(card, 0) == other


@rule("TY-62")
def test_at_most_twelve_points_from_one_building_and_one_scoring_per_name() -> None:
    table = over(district={0: "c3: city-hall", 1: "c3: city-hall"}, plaza={0: "yyyyyyy", 1: ""}, lying={1: ""})
    assert table.points(0) == {"city-hall": 12}  # not 14, and not twice
    assert table.points(1) == {}


@rule("TY-61")
def test_a_covered_building_does_not_score_and_makes_nobody_its_builder() -> None:
    table = over(district={0: "c3: city-hall market-1", 1: "c3: city-hall"}, plaza={0: "yyy", 1: "y"})
    assert table.points(0) == {"city-hall": 3}  # one of the others (ruling A42)
    assert over(district={0: "c3: city-hall market-1"}, plaza={0: "yyy"}).points(0) == {}


@rule("TY-63", "TY-64")
def test_printed_points_count_on_covered_cards_too() -> None:
    table = over(district={0: "c3: fort-1 lawyer-2 fort-2 | c2: mint"}, deniers={0: 0}, built={0: 3})
    assert table.points(0) == {"printed": 1 + 2 + 1, "ramparts": 3}


@rule("TY-64")
def test_what_has_left_the_district_scores_nothing() -> None:
    table = position(district={0: "c3: fort-1 lawyer-1"}, hand={0: "market-1"})
    assert table.points() == {"printed": 2}
    table.play("play market-1", "place c3")
    assert table.points() == {}


@rule("TY-63")
def test_the_highest_total_wins_and_a_tie_is_shared() -> None:
    assert over(3, built={0: 2, 1: 3, 2: 1}).state.ranking() == [2, 1, 3]
    assert over(3, built={0: 3, 1: 3, 2: 1}).state.ranking() == [1, 1, 3]


@rule("TY-61", "TY-62", "TY-63")
def test_the_points_come_with_their_reasons() -> None:
    """In the order of the box, though the first player has built the last ones; each says who built it where."""
    table = over(
        3,
        district={
            0: "c3: tour-saint-georges | c2: fort-2", 1: "b2: mint | b3: city-hall | c3: lawyer-2", 2: "d4: city-hall"
        },
        plaza={0: "", 1: "yyyyyyy", 2: "yy"}, lying={1: "", 2: ""}, deniers={0: 4, 1: 9, 2: 3},
        built={1: 2, 2: 1}, ramparts={1: 1},
    )  # fmt: skip
    found = [
        [(earning.source, earning.points, earning.rule, earning.places, dict(earning.details)) for earning in earnings]
        for earnings in (score.earnings for score in table.state.scores())
    ]
    assert found == [
        [
            ("city-hall", 0, "TY-61", (), {"number": 0, "each": 1}),
            ("mint", 1, "TY-61", (), {"number": 1, "each": 1}),
            ("tour-saint-georges", 2, "TY-61", ("c3",), {"number": 1, "each": 2}),
            ("printed", 1, "TY-63", (), {}),
            ("ramparts", 0, "TY-63", (), {}),
        ],
        [
            ("city-hall", 12, "TY-61", ("b3",), {"number": 7, "each": 2}),
            ("mint", 4, "TY-61", ("b2",), {"number": 2, "each": 2}),
            ("tour-saint-georges", 1, "TY-61", (), {"number": 1, "each": 1}),
            ("printed", 2, "TY-63", (), {}),
            ("ramparts", 3, "TY-63", (), {}),
        ],
        [
            ("city-hall", 4, "TY-61", ("d4",), {"number": 2, "each": 2}),
            ("mint", 0, "TY-61", (), {"number": 0, "each": 1}),
            ("tour-saint-georges", 0, "TY-61", (), {"number": 0, "each": 1}),
            ("printed", 0, "TY-63", (), {}),
            ("ramparts", 1, "TY-63", (), {}),
        ],
    ]  # fmt: skip
    assert scoring.totals(table.state) == [4, 22, 5]
    assert table.state.ranking() == [3, 1, 2]
    two = over(district={0: "c3: tour-saint-georges", 1: "c3: city-hall"})
    assert [earning.source for earning in two.state.scores()[0].earnings[:2]] == ["city-hall", "tour-saint-georges"]


def test_the_reasons_add_up_to_the_totals() -> None:
    table = over(district={0: "c3: city-hall | c2: fort-1", 1: "c3: mint"}, built={1: 2})
    for score in table.state.scores():
        assert score.total == sum(score.by_source().values())
    (first, *_) = table.state.scores()[0].earnings
    assert (first.source, first.rule, first.places) == ("city-hall", "TY-61", ("c3",))
