"""Observations: named numbers in one row, for each viewer."""

import subprocess
import sys

import numpy as np
import pytest

import bastide
from bastide.core.chance import SeededChance
from bastide.core.errors import NotOffered
from bastide.core.game import Game
from bastide.core.observation import Field, ObservationSpec, own_seat_first

SPEC = ObservationSpec(1, 2, (Field("map", (2, 3), "places"), Field("points", (2,), "points", low=-5, high=40)))


def test_fields_lie_one_after_another() -> None:
    row = SPEC.empty()
    row[:] = range(8)
    named = SPEC.named(row)
    assert named["map"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert named["points"].tolist() == [6, 7]
    assert SPEC.named(SPEC.empty(5))["map"].shape == (5, 2, 3)


def test_bounds_are_those_of_the_fields() -> None:
    low, high = SPEC.bounds()
    assert low.tolist() == [0, 0, 0, 0, 0, 0, -5, -5]
    assert high.tolist() == [1, 1, 1, 1, 1, 1, 40, 40]


def test_a_viewer_sees_their_own_seat_first() -> None:
    assert own_seat_first(4, 2) == (2, 3, 0, 1)
    assert own_seat_first(3, None) == (0, 1, 2)


def test_a_mask_marks_the_legal_moves_and_nothing_else() -> None:
    state = bastide.make("kingdom-builder").start(2, SeededChance(1))
    player = state.to_act[0]
    out = np.ones(len(state.game.moves), dtype=np.int8)
    assert np.flatnonzero(state.legal_mask(player, out)).tolist() == state.legal_moves(player)
    assert not state.legal_mask(1 - player).any()


@pytest.mark.parametrize("wrong", [np.zeros(5, dtype=np.int16), np.zeros(10466, dtype=np.float32)])
def test_an_array_that_does_not_fit_is_refused(wrong: np.ndarray) -> None:  # type: ignore[type-arg]
    state = bastide.make("kingdom-builder").start(2, SeededChance(1))
    with pytest.raises(ValueError, match="10466 numbers of type int16"):
        state.observe(0, wrong)


def test_a_game_without_observations_says_so(toy: Game) -> None:
    with pytest.raises(NotOffered, match="can't be observed as numbers yet"):
        toy.observation_spec()
    with pytest.raises(NotOffered, match="doesn't say how large"):
        toy.limits(2)


@pytest.fixture
def toy() -> Game:
    return bastide.make("interrupt")


def test_the_rules_need_no_numpy() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "import bastide\n"
        "for name in bastide.list_games():\n"
        "    game = bastide.make(name)\n"
        "    chance = bastide.SeededChance(1)\n"
        "    state = game.start(game.min_players, chance)\n"
        "    state.play(state.to_act[0], state.legal_moves(state.to_act[0])[0], chance)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
