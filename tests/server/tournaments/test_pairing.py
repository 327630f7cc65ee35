"""Pairings: the published Berger tables, the rules of the Dutch system, brackets, and larger tables."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from bastide.server.tournaments import bracket, groups, pairing, rounds
from bastide.server.tournaments.model import ELIMINATION, ROUND_ROBIN, SWISS, Game, Tournament
from tests.server.tournaments.playing import after_round, favourite_wins, on_paper

# FIDE Handbook, C.05 (General Regulations for Competitions), annex 1: Details of Berger Table.
BERGER = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
}


@pytest.mark.parametrize("entrants", BERGER)
def test_round_robins_follow_the_published_berger_tables(entrants: int) -> None:
    for number, line in enumerate(BERGER[entrants], 1):
        published = sorted([int(one) for one in pair.split("-")] for pair in line.split())
        assert sorted(pairing.berger(range(1, entrants + 1), number)) == published


def test_with_an_odd_number_everybody_has_one_bye() -> None:
    """The published tables say: whoever would meet the highest number has no opponent."""
    drawn = [pairing.berger([10, 20, 30, 40, 50], number) for number in range(1, 6)]
    assert [pairs[-1] for pairs in drawn] == [[10], [40], [20], [50], [30]]
    assert len({frozenset(pair) for pairs in drawn for pair in pairs if len(pair) == 2}) == 10


def test_the_first_swiss_round_pairs_the_upper_half_with_the_lower() -> None:
    """FIDE Handbook, C.04.3: 1 meets the first of the lower half, and who begins alternates from board to board."""
    assert pairing.dutch(on_paper(SWISS, 8)) == [[1, 5], [6, 2], [3, 7], [8, 4]]


@pytest.mark.parametrize("entrants", [7, 8, 11])
@pytest.mark.parametrize("seed", range(3))
def test_a_swiss_tournament_keeps_the_basic_rules(entrants: int, seed: int) -> None:
    """FIDE Handbook, C.04.1: nobody meets twice, at most one bye, and nobody begins three times running.

    (Except in the last round, where that is allowed for those at the top.)
    """
    dice = random.Random(seed)
    tournament = on_paper(SWISS, entrants, number=4)
    for _ in range(4):
        tournament = after_round(tournament, lambda game: dice.choice([[1, 2], [2, 1], [1, 1]]))
        everyone = Counter(one for game in tournament.games_of(tournament.round) for one in game.entrants)
        assert everyone == dict.fromkeys(range(1, entrants + 1), 1)
    assert max(pairing.times_met(tournament).values()) == 1
    assert max(pairing.byes(tournament).values(), default=0) <= 1
    for number in range(1, entrants + 1):
        began = [game.entrants[0] == number for game in tournament.games if number in game.entrants and game.was_played]
        began = began[:-1]
        assert not any(one == two == three for one, two, three in zip(began, began[1:], began[2:], strict=False))


def test_winners_meet_winners() -> None:
    tournament = after_round(on_paper(SWISS, 8), favourite_wins)
    assert {frozenset(pair) for pair in pairing.dutch(tournament)} == {
        frozenset(pair) for pair in ((1, 4), (2, 3), (5, 8), (6, 7))
    }  # 1 and 3 have begun, 2 and 4 have not: nobody should begin twice


def test_if_everybody_has_met_a_swiss_round_repeats_as_little_as_it_can() -> None:
    """Four played three rounds, so all have met. Two more rounds need two repeats, of different pairs."""
    tournament = replace(on_paper(SWISS, 4, number=3), rounds=5)
    for _ in range(5):
        tournament = after_round(tournament, favourite_wins)
    assert sorted(pairing.times_met(tournament).values()) == [1, 1, 2, 2, 2, 2]


def test_the_bracket_keeps_favourites_apart() -> None:
    assert bracket.seeded(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    assert bracket.seeded(16) == [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]


@pytest.mark.parametrize(("entrants", "boards"), [(2, 1), (3, 2), (5, 4), (6, 4), (8, 4)])
def test_byes_go_to_the_top_seeds(entrants: int, boards: int) -> None:
    first = bracket.first_boards(entrants)
    byes = [seeds[0] for seeds in first if len(seeds) == 1]
    assert len(first) == boards and sorted(byes) == list(range(1, 2 * boards - entrants + 1))


def test_if_favourites_win_the_first_two_seeds_meet_in_the_final() -> None:
    tournament = on_paper(ELIMINATION, 6)
    while tournament.round < tournament.rounds:
        tournament = after_round(tournament, favourite_wins)
    met = [[set(game.entrants) for game in tournament.games_of(number)] for number in (1, 2, 3)]
    assert met == [[{1}, {4, 5}, {2}, {3, 6}], [{1, 4}, {2, 3}], [{1, 2}]]
    assert bracket.winners(tournament, 3) == {1: 1}


def test_after_a_draw_the_seats_are_exchanged_and_then_the_better_seed_goes_on() -> None:
    tournament = after_round(on_paper(ELIMINATION, 2), lambda game: [1, 1])
    first, second = tournament.games
    assert (first.leg, second.leg) == (1, 2) and second.entrants == first.entrants[::-1]
    assert bracket.winners(tournament, 1) == {1: 1}
    assert bracket.has_lost_in(tournament, 2) == 1


@pytest.mark.parametrize(
    ("entrants", "size", "least", "sizes", "byes"),
    [(8, 4, 2, [4, 4], 0), (7, 4, 2, [4, 3], 0), (5, 4, 3, [4], 1), (9, 4, 2, [3, 3, 3], 0), (5, 3, 3, [3], 2)],
)
def test_larger_tables_are_as_full_as_possible(
    entrants: int, size: int, least: int, sizes: list[int], byes: int
) -> None:
    assert groups.table_sizes(entrants, size, least) == (sizes, byes)


def test_larger_tables_avoid_repeats() -> None:
    """Neighbours in the standings sit together, unless they have met."""
    tournament = on_paper(SWISS, 16, size=4, number=3)
    tournament = after_round(tournament, favourite_wins)
    assert [set(game.entrants) for game in tournament.games] == [
        {1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16},
    ]  # fmt: skip
    tournament = after_round(tournament, favourite_wins)
    assert max(pairing.times_met(tournament).values()) == 1
    assert set(tournament.games_of(2)[0].entrants) == {1, 5, 9, 13}


def test_larger_elimination_tables_are_equally_strong() -> None:
    assert groups.by_seed(range(1, 9), [4, 4]) == [[1, 4, 5, 8], [2, 3, 6, 7]]
    assert groups.by_seed(range(1, 8), [4, 3]) == [[1, 4, 5, 7], [2, 3, 6]]
    tournament = on_paper(ELIMINATION, 9, size=4)
    assert tournament.rounds == 2
    for _ in range(2):
        tournament = after_round(tournament, favourite_wins)
    assert set(tournament.games[-1].entrants) == {1, 2, 3} and bracket.winners(tournament, 2) == {1: 1}


def test_whoever_has_begun_least_begins() -> None:
    tournament = on_paper(ELIMINATION, 8)
    for _ in range(2):
        tournament = after_round(tournament, favourite_wins)
    begun = Counter(game.entrants[0] for game in tournament.games_of(1))
    for game in tournament.games_of(2):
        first, second = game.entrants
        assert begun[first] <= begun[second]


@pytest.mark.parametrize(
    ("format_", "entrants", "wanted", "number"),
    [
        (SWISS, 8, 0, 3),
        (SWISS, 9, 0, 4),
        (SWISS, 4, 9, 3),
        (SWISS, 5, 9, 5),
        (ROUND_ROBIN, 5, 0, 5),
        (ELIMINATION, 5, 0, 3),
    ],
)
def test_the_number_of_rounds(format_: str, entrants: int, wanted: int, number: int) -> None:
    assert rounds.number_of_rounds(format_, entrants, 2, 2, wanted) == number


def test_lots_are_the_same_for_the_same_seed() -> None:
    def first(tournament: Tournament) -> list[Game]:
        return rounds.next_round(tournament, 2)

    assert first(on_paper(ELIMINATION, 8)) == first(on_paper(ELIMINATION, 8))
