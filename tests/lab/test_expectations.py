"""Fitting how the worth of a position turns into results."""

import pytest

from bastide.bots.analysis import LEVEL
from bastide.bots.expectations import FILE, Expectation, Expectations, Sample, expectations_for, fingerprint, shares
from bastide.core.game import Game
from bastide.core.registry import find
from bastide.core.values import read_opponents
from bastide.lab.fit import expectations
from tests.words.catalogue import games


def game(points: int, rival: int) -> expectations.Seen:
    """A made-up game of two turns each: worth tells the final points, and every turn scores half of them."""
    ends = (points, rival)
    won = (1.0, 0.0) if points > rival else (0.0, 1.0)
    turns = [
        ((0, 0), (2, 2)),
        ((points // 2, 0), (1, 2)),
        ((points // 2, rival // 2), (1, 1)),
        ((points, rival // 2), (0, 1)),
    ]
    samples = [Sample(now, tuple(2.0 * end + 5 for end in ends), (0.0, 0.0), left) for now, left in turns]
    return expectations.Seen(samples, Expectation(won, tuple(map(float, ends))))


GAMES = [game(points, rival) for points in range(20, 60, 4) for rival in range(22, 62, 4)]


def test_a_worth_that_tells_the_result_is_believed() -> None:
    fitted = Expectations(expectations.entry(GAMES, GAMES))
    expected = fitted.expect(Sample((0, 0), (2.0 * 50 + 5, 2.0 * 30 + 5), (0.0, 0.0), (2, 2)))
    assert expected.points == pytest.approx((50, 30), abs=4)
    assert expected.shares[0] > 0.95
    assert fitted.turns == 2


def test_with_no_turn_left_points_are_points() -> None:
    base, per_point, per_worth, _ = expectations.entry(GAMES, GAMES)["points"][0]
    assert base + per_point * 40 + per_worth * 85 == pytest.approx(40, abs=1.5)


def test_equal_prospects_are_equal_shares_and_all_add_up_to_one() -> None:
    assert shares([40.0, 40.0], 3.0) == (0.5, 0.5)
    assert sum(shares([40.0, 35.0, 31.0, 12.0], 3.0)) == pytest.approx(1, abs=2e-4)


def test_a_game_is_played_and_looked_at() -> None:
    seen = expectations.play("kingdom-builder", 2, seed=1, number=0)
    assert seen is not None
    assert sum(seen.end.shares) == 1
    assert len(seen.samples) == sum(seen.samples[0].left)


def test_another_number_of_players_uses_the_nearest() -> None:
    assert expectations_for(find("troyes-dice"), 10).turns >= 1


@pytest.mark.parametrize("kind", games().values(), ids=lambda kind: kind.name)
def test_what_ships_was_fitted_to_the_values_that_ship(kind: type[Game]) -> None:
    """If it fails: `python -m bastide.lab.fit GAME --method expectations`, as docs/library.md shows."""
    shipped = read_opponents(kind.__module__, FILE)
    assert shipped["values"] == fingerprint(kind, LEVEL)
    assert shipped["players"].keys() == {str(players) for players in expectations.numbers_of_players(kind)}
