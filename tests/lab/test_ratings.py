"""Ratings from contests."""

import pytest

from bastide.lab.ratings import Meeting, fit, rate


def test_ten_victories_to_one_are_400_points() -> None:
    ratings = fit({("a", "b"): (10000, 1000)}, "b")
    assert ratings["a"] == pytest.approx(400, abs=0.5)
    assert ratings["b"] == 0


def test_ratings_add_up_along_a_chain() -> None:
    ratings = fit({("a", "b"): (7500, 2500), ("b", "c"): (7500, 2500)}, "c")
    assert ratings["a"] == pytest.approx(2 * ratings["b"], abs=0.5)


def test_contradicting_contests_are_balanced() -> None:
    """a beats b, b beats c, and c beats a, each as often: all are equal."""
    ratings = fit({("a", "b"): (70, 30), ("b", "c"): (70, 30), ("c", "a"): (70, 30)}, "a")
    assert ratings == pytest.approx({"a": 0, "b": 0, "c": 0}, abs=0.01)


def test_a_bot_that_never_lost_has_a_finite_rating() -> None:
    (rating, anchor) = (rate([Meeting(("a", "b"), [2.0] * 50, [2] * 50)], "b")[bot] for bot in "ab")
    assert 900 < rating.value < 1000
    assert (anchor.value, anchor.low, anchor.high) == (0, 0, 0)


def test_intervals_narrow_with_more_deals_and_repeat() -> None:
    few, many = (rate([Meeting(("a", "b"), [2.0, 1.0, 0.0, 2.0] * n, [2] * 4 * n)], "b")["a"] for n in (5, 50))
    assert few.value == pytest.approx(many.value, abs=10)
    assert few.low < many.low < many.value < many.high < few.high
    assert rate([Meeting(("a", "b"), [2.0, 1.0, 0.0, 2.0] * 5, [2] * 20)], "b")["a"] == few


def test_bots_without_a_link_to_the_anchor_are_not_rated() -> None:
    meetings = [Meeting(("a", "b"), [1.0], [2]), Meeting(("c", "d"), [1.0], [2])]
    assert set(rate(meetings, "b")) == {"a", "b"}
