"""Points by rank, tie-breaks, and ties that stay."""

from dataclasses import replace
from fractions import Fraction

from bastide.server.tournaments.games import decided, unplayed
from bastide.server.tournaments.model import (
    BYE,
    ELIMINATION,
    FINISHED,
    PLAYED,
    ROUND_ROBIN,
    SWISS,
    Game,
    Place,
    Tournament,
    points_by_rank,
)
from bastide.server.tournaments.standings import standings
from tests.server.tournaments.playing import after_round, favourite_wins, on_paper


def game(round_: int, board: int, *entrants: int, ranks: tuple[int, ...] = ()) -> Game:
    played = Game(round_, board, tuple(Place(one) for one in entrants))
    return decided(played, PLAYED, ranks or tuple(range(1, len(entrants) + 1)), ())


def ranked(tournament: Tournament) -> list[tuple[int, int]]:
    return [(row.rank, row.entrant) for row in standings(tournament)]


def test_points_go_in_even_steps_and_ties_share() -> None:
    def points(*ranks: int, out: tuple[int, ...] = ()) -> list[float]:
        places = decided(Game(1, 1, tuple(Place(one) for one in range(len(ranks)))), PLAYED, ranks, out).places
        return [round(one / 12, 2) for one in points_by_rank(places)]

    assert points(1, 2) == [1, 0] and points(1, 1) == [0.5, 0.5]
    assert points(2, 1, 3) == [0.5, 1, 0] and points(1, 1, 3) == [0.75, 0.75, 0]
    assert points(1, 2, 3, 4) == [1, 0.67, 0.33, 0] and points(1, 2, 2, 4) == [1, 0.5, 0.5, 0]
    assert points(1, 2, out=(0,)) == [0, 1]  # whoever forfeits loses, whatever the table says
    assert points(1, 2, out=(0, 1)) == [0, 0]
    assert points(1, 2, 3, 4, out=(1,)) == [1, 0, 0.67, 0.33]


def test_in_a_round_robin_the_game_between_two_decides_first() -> None:
    tournament = replace(
        on_paper(ROUND_ROBIN, 4),
        round=3,
        games=(
            game(1, 1, 2, 1), game(1, 2, 3, 4), game(2, 1, 1, 3), game(2, 2, 4, 2), game(3, 1, 1, 4), game(3, 2, 2, 3),
        ),
    )  # fmt: skip
    rows = standings(tournament)
    assert ranked(tournament) == [(1, 2), (2, 1), (3, 3), (4, 4)]
    assert [float(row.points) for row in rows] == [2, 2, 1, 1]
    assert [row.tie_breaks[0] for row in rows] == [1, 0, 1, 0]


def test_if_three_beat_each_other_in_a_circle_they_share_a_place() -> None:
    tournament = replace(
        on_paper(ROUND_ROBIN, 3), round=3, games=(game(1, 1, 1, 2), game(2, 1, 2, 3), game(3, 1, 3, 1))
    )
    assert ranked(tournament) == [(1, 1), (1, 2), (1, 3)]


def test_buchholz_counts_what_opponents_achieved() -> None:
    """1 and 2 have two points each; the opponents of 2 have done better."""
    tournament = replace(
        on_paper(SWISS, 6, number=2),
        round=2,
        games=(
            game(1, 1, 1, 4), game(1, 2, 2, 5), game(1, 3, 3, 6),
            game(2, 1, 1, 6), game(2, 2, 2, 3), game(2, 3, 5, 4),
        ),
    )  # fmt: skip
    rows = {row.entrant: row for row in standings(tournament)}
    assert rows[1].tie_breaks[0] == 0 and rows[2].tie_breaks[0] == 2  # 3 has one point, 5 has one
    assert ranked(tournament)[:2] == [(1, 2), (2, 1)]
    assert rows[2].tie_breaks[1] == 2  # Sonneborn-Berger: both were beaten
    assert rows[3].tie_breaks[:2] == (2, 0)  # met 6 and 2; beat 6, who has nothing


def test_a_round_without_an_opponent_counts_with_ones_own_points() -> None:
    bye = Game(1, 2, (Place(3, 1),), decided=BYE)
    absent = unplayed(Game(2, 1, (Place(3), Place(1))), {1})
    tournament = replace(on_paper(SWISS, 3, number=2), round=2, games=(game(1, 1, 1, 2), bye, absent))
    (row,) = [row for row in standings(tournament) if row.entrant == 3]
    assert (row.points, row.tie_breaks[0], row.tie_breaks[1]) == (2, 4, 4)
    assert row.tie_breaks[3] == 0  # no game was won at a table


def test_at_larger_tables_an_opponent_counts_for_their_share() -> None:
    tournament = replace(on_paper(SWISS, 3, size=3, number=1), round=1, games=(game(1, 1, 1, 2, 3),))
    rows = {row.entrant: row for row in standings(tournament)}
    assert rows[1].tie_breaks[:2] == (Fraction(1, 4), Fraction(1, 4))
    assert rows[2].tie_breaks[:2] == (Fraction(1, 2), 0)


def test_in_an_elimination_it_counts_how_far_one_came() -> None:
    tournament = on_paper(ELIMINATION, 6)
    while tournament.round < tournament.rounds:
        tournament = after_round(tournament, favourite_wins)
    assert ranked(replace(tournament, status=FINISHED)) == [(1, 1), (2, 2), (3, 3), (3, 4), (5, 5), (5, 6)]
