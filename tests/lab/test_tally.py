"""Intervals over deals, and times per turn."""

import json
import random

import pytest

from bastide.lab.tally import Deal, Mean, Tally, Times, wilson


def shares(*wins: float, games: int = 2) -> Mean:
    mean = Mean()
    for won in wins:
        mean.add(won, games)
    return mean


def test_wilson_interval_of_a_textbook() -> None:
    assert wilson(0.9, 10) == pytest.approx((0.5958, 0.9821), abs=1e-4)


def test_games_of_a_deal_that_go_alike_count_once() -> None:
    """Whoever gets the better deal wins both games: 50 deals tell as much as 50 games."""
    assert shares(*[2, 0] * 25).share_interval() == pytest.approx(wilson(0.5, 50), abs=0.003)


def test_independent_games_count_fully() -> None:
    assert shares(*[2, 1, 1, 0] * 25).share_interval() == pytest.approx(wilson(0.5, 200), abs=0.002)


def test_no_more_than_the_games_are_counted() -> None:
    """Whoever moves first always wins: the shares don't vary, but we don't claim to be certain."""
    assert shares(*[1] * 100).share_interval() == wilson(0.5, 200)


def test_a_bot_that_won_everything_may_still_lose() -> None:
    assert shares(*[2] * 100).share_interval() == wilson(1.0, 100)
    assert shares(2).share_interval() == wilson(1.0, 1)


def test_mean_has_the_interval_of_its_deals() -> None:
    points = shares(100, 110, 90, 100)
    assert points.value == 50
    assert points.interval() == pytest.approx((50 - 1.96 * 2.0412, 50 + 1.96 * 2.0412), abs=1e-3)
    assert shares(100).interval() is None


def test_intervals_hold_in_about_95_of_100_contests() -> None:
    """A bot that wins 70 of 100 games, in deals of which some suit it and some don't."""
    rng = random.Random(5)
    held = 0
    for _ in range(400):
        chances = [rng.choice((0.5, 0.9)) for _ in range(60)]
        won = [(rng.random() < chance) + (rng.random() < chance) for chance in chances]
        low, high = shares(*won).share_interval()
        held += low <= 0.7 <= high
    assert 0.93 <= held / 400 <= 0.98


def test_times_are_kept_to_about_one_percent() -> None:
    times = Times()
    for milliseconds in range(1, 1001):
        times.add(milliseconds / 1000)
    assert times.mean == pytest.approx(0.5005)
    assert times.quantile(0.99) == pytest.approx(0.99, rel=0.011)
    assert times.quantile(1.0) == times.longest == 1.0


def test_a_deal_travels_through_a_file() -> None:
    deal = Deal([2, 2], [91, 70], [1.5, 0.5], [Times(), Times()], games=2, turns=40, decisions=90, forced=7, capped=1)
    deal.times[1].add(0.25)
    assert Deal.from_plain(json.loads(json.dumps(deal.to_plain()))) == deal
    tally = Tally(["a", "b"])
    tally.add(deal)
    tally.add(deal)
    assert tally.report(1.0)["mean_scores"] == [45.5, 35.0]
    assert tally.report(1.0)["capped"] == 2
