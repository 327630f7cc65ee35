"""Values learned backwards: the arithmetic, and a small fit from the first game to the document."""

from typing import Any

import numpy as np
import pytest

from bastide.bots.network import Weights, unpack
from bastide.games.troyes_dice import features
from bastide.lab.fit import Task
from bastide.lab.fit import backwards as backwards_module
from bastide.lab.fit.backwards import both, fit, predict, ridge
from bastide.lab.fit.network import SHARED, SIBLINGS, train, unshared

ROWS = np.array([[float(a), float(b), 7.0] for a in range(4) for b in (0, 1, 4)])


class Quiet:
    """Keeps what a fit notes."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    def begin(self, label: str, total: int) -> None:
        pass

    def advance(self, steps: int = 1) -> None:
        pass

    def note(self, text: str) -> None:
        self.notes.append(text)


def test_a_weak_ridge_finds_the_weights_that_made_the_goals() -> None:
    goals = 5 + 2 * ROWS[:, 0] - 3 * ROWS[:, 1]
    found = ridge(ROWS, goals, np.zeros(4), 1e-9)
    assert found == pytest.approx([5, 2, -3, 0], abs=1e-6)  # the last feature never varies and gets no weight


def test_a_strong_ridge_keeps_to_what_was_known_and_moves_the_constant_only() -> None:
    goals = 10 + 2 * ROWS[:, 0] - 3 * ROWS[:, 1]
    found = ridge(ROWS, goals, np.array([1.0, 2.0, -3.0, 0.0]), 1e12)
    assert found == pytest.approx([10, 2, -3, 0], abs=1e-6)


def test_luck_that_siblings_share_counts_for_little() -> None:
    random = np.random.default_rng(1)
    rows = random.normal(0, 1, (400, 3))
    luck = np.repeat(random.normal(0, 10, 400 // SIBLINGS), SIBLINGS)
    assert np.std(unshared(luck)) == pytest.approx((1 - SHARED) * np.std(luck))
    found = ridge(rows, rows @ np.array([1.0, -2.0, 0.5]) + luck, np.zeros(4), 1e-9)
    assert found[1:] == pytest.approx([1, -2, 0.5], abs=0.25)


def test_a_single_position_says_little_about_a_rare_feature() -> None:
    rows = np.random.default_rng(1).normal(0, 1, (400, 2))
    rows[:, 1] = 0.0
    rows[7, 1] = 1.0
    luck = np.zeros(400)
    luck[7] = 10.0
    assert abs(ridge(rows, luck, np.zeros(3), 15.0)[2]) < 3


def test_units_learn_what_no_weighted_sum_can() -> None:
    random = np.random.default_rng(1)
    rows = random.normal(0, 2, (8000, 3))
    goals = np.abs(rows[:, 0])
    network = train(rows, goals, None, seed=1)
    weights = Weights(
        np.column_stack([np.zeros(3), network.rows]).tolist(), [network.base, *network.start], network.out.tolist()
    )
    assert np.std(goals - predict(weights, rows)) < 0.25 * np.std(goals)
    assert train(rows, goals, None, seed=1).rows.tolist() == network.rows.tolist()  # the seed fixes it


def test_the_mean_of_two_networks_is_one_network() -> None:
    one = Weights([[1.0, 2.0], [3.0, -1.0]], [0.5, 0.1], [2.0])
    other = Weights([[0.0, 1.0], [1.0, 1.0]], [1.5, -1.0], [-1.0])
    rows = np.array([[1.0, 2.0], [0.0, -3.0], [4.0, 1.0]])
    assert predict(both((one, other)), rows) == pytest.approx((predict(one, rows) + predict(other, rows)) / 2)


@pytest.mark.parametrize(("method", "start"), [("backwards", "lookahead.json"), ("network", None)])
def test_a_small_fit_gives_weights_for_every_feature_and_phase(
    method: str, start: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backwards_module, "HELD_OUT", 1)
    monkeypatch.setattr(backwards_module, "FUTURES", 1)
    progress = Quiet()
    document: Any = fit(Task("troyes-dice", method, games=4, rounds=1, seed=3, start=start), progress)
    assert tuple(document["sum"]) == features.NAMES
    phases = unpack(document, features.NAMES)
    assert len(phases) == 16
    assert {len(weights.out) for weights in phases} == ({0} if method == "backwards" else {32})
    assert progress.notes[0].startswith("round 1: 4 games")
    assert progress.notes[-1].startswith("held out: ")
