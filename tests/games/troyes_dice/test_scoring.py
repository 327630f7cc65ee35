"""Points, the winner, and playing alone (TD-45 to TD-47)."""

import pytest

from bastide.core.chance import SeededChance
from bastide.core.registry import make
from tests.games.troyes_dice.table import half_day, sheet
from tests.rules import rule


@rule("TD-45")
def test_the_example_of_the_rulebook() -> None:
    """Four Great Halls at 1, four City Halls at 2, four Cathedrals at 1, two Bishoprics at 2; 2, 2 and 5 resources; 30
    citizens: 54 points."""
    table = half_day(
        over=True,
        built="great-hall abcd, city-hall abcd, cathedral cedf, bishopric ab",
        circled="8 8 8",
        spent="6 6 3",
        citizens="10 12 8",
    )
    assert table.points() == {
        "thibaut-ii": 4, "jeanne-de-champagne": 8, "urbain-iv": 4, "marie-de-champagne": 4, "influence": 1,
        "deniers": 1, "knowledge": 2, "citizens": 30,
    }  # fmt: skip
    assert table.total() == 54


@rule("TD-45")
def test_each_cathedral_scores_its_row() -> None:
    rows = {"fortress": "abcdef", "palace": "abcde", "great-hall": "abcd", "city-hall": "abc", "bishopric": "a"}
    built = ", ".join(f"{row} {columns}" for row, columns in rows.items())
    table = half_day(over=True, built=f"{built}, cathedral fedcba", spent="3 3 3")
    assert table.points() == {
        "hugues-de-payns": 18, "isabeau-de-baviere": 15, "thibaut-ii": 8, "jeanne-de-champagne": 6, "urbain-iv": 6,
        "marie-de-champagne": 1,
    }  # fmt: skip


@rule("TD-32", "TD-45")
def test_ranking_counts_the_multipliers() -> None:
    """Three Cathedrals: the third is worth 2 for each Fortress."""
    late, early = sheet("cathedral bca, fortress bdf"), sheet("cathedral abc, fortress bdf, palace a")
    table = half_day(over=True, sheets=[late, early])
    assert (table.points(0)["hugues-de-payns"], table.points(1)["hugues-de-payns"]) == (6, 3)
    assert table.state.ranking() == [1, 2]


@rule("TD-45")
def test_a_row_without_its_cathedral_scores_nothing() -> None:
    assert half_day(over=True, built="fortress abcdef", spent="3 3 3").points() == {}


@rule("TD-45")
@pytest.mark.parametrize(
    ("circled", "spent", "points"), [("3 3 3", "0 1 2", 2), ("4 5 1", "0 0 0", 4), ("1 1 1", "0 0 0", 0)]
)
def test_pairs_of_equal_resources(circled: str, spent: str, points: int) -> None:
    assert half_day(over=True, circled=circled, spent=spent).total() == points


@rule("TD-45")
def test_a_point_for_each_citizen() -> None:
    table = half_day(over=True, spent="3 3 3", citizens="7 0 20")
    assert table.points() == {"citizens": 27}
    (earning,) = [earning for earning in table.state.scores()[0].earnings if earning.source == "citizens"]
    assert dict(earning.details) == {"red": 7, "yellow": 0, "white": 20}


@rule("TD-45")
def test_points_come_with_their_reasons_in_the_order_of_the_sheet() -> None:
    """The Cathedral of the first column unlocks the Fortresses; nobody scores the Palace."""
    built = "cathedral a, fortress bd, palace c"
    table = half_day(over=True, built=built, circled="4 5 7", spent="1 0 1", citizens="1 2 3")
    earnings = table.state.scores()[0].earnings
    assert [(earning.source, earning.points, earning.places, dict(earning.details)) for earning in earnings] == [
        ("hugues-de-payns", 2, ("fortress b", "fortress d"), {"buildings": 2, "each": 1}),
        ("isabeau-de-baviere", 0, (), {"buildings": 1, "each": 0}),
        ("influence", 1, (), {"unspent": 3}),
        ("thibaut-ii", 0, (), {"buildings": 0, "each": 0}),
        ("jeanne-de-champagne", 0, (), {"buildings": 0, "each": 0}),
        ("deniers", 2, (), {"unspent": 5}),
        ("urbain-iv", 0, (), {"buildings": 1, "each": 0}),
        ("marie-de-champagne", 0, (), {"buildings": 0, "each": 0}),
        ("knowledge", 3, (), {"unspent": 6}),
        ("citizens", 6, (), {"red": 1, "yellow": 2, "white": 3}),
    ]
    assert {earning.rule for earning in earnings} == {"TD-45"}


@rule("TD-46")
def test_most_points_win_and_ties_share() -> None:
    table = half_day(over=True, sheets=[sheet(citizens="4 0 0"), sheet(citizens="2 9 0"), sheet(citizens="0 0 4")])
    assert table.state.ranking() == [2, 1, 2]
    shared = half_day(over=True, sheets=[sheet(citizens="4 0 0"), sheet(citizens="0 4 0"), sheet()])
    assert shared.state.ranking() == [1, 1, 3]


@rule("TD-47")
def test_a_game_alone() -> None:
    chance, choice = SeededChance(3), SeededChance(4)
    state = make("troyes-dice").start(1, chance)
    while state.to_act:
        legal = state.legal_moves(0)
        state.play(0, legal[choice.below(len(legal))], chance)
    assert state.is_over and state.ranking() == [1]
    assert state.scores()[0].total > 0


def test_quick_points_agree_with_their_reasons() -> None:
    chance, choice = SeededChance(5), SeededChance(6)
    state = make("troyes-dice").start(3, chance)
    while state.to_act:
        player = state.to_act[0]
        legal = state.legal_moves(player)
        state.play(player, legal[choice.below(len(legal))], chance)
        totals = [score.total for score in state.scores()]
        assert state.ranking() == [1 + sum(other > total for other in totals) for total in totals]
        shown = state.view(player)["players"][player]
        assert shown["score"] == state.scores()[player].by_source()
        assert shown["points"] == totals[player]
