"""The tests that Gymnasium and PettingZoo have for environments, on every game and number of players."""

import warnings
from functools import partial
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import bastide.lab.gymnasium  # noqa: F401 - registers the games
from bastide.core.registry import list_games
from bastide.lab.pettingzoo import env, parallel_env

GAMES = [name for name, game in list_games().items() if game.__module__.startswith("bastide.games.")]
TABLES = [(name, players) for name in GAMES for players in (1, 2, 4) if players >= list_games()[name].min_players]
TROYES_DICE = partial(parallel_env, "troyes-dice", 3)


@pytest.fixture(autouse=True)
def strict() -> object:
    """Fail on a warning, but for what we do on purpose."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")  # of a finished game
        warnings.filterwarnings("ignore", "An illegal action")  # Gymnasium tries actions without asking for the mask
        yield


def env_id(game: str) -> str:
    return f"bastide/{game.title().replace('-', '')}-v0"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_turn_by_turn(game: str, players: int) -> None:
    for reward in ("rank", "score"):
        api_test(env(game, players, reward=reward, render_mode="ansi"), num_cycles=1000)
    seed_test(partial(env, game, players), num_cycles=500)


def test_pettingzoo_in_parallel() -> None:
    parallel_api_test(TROYES_DICE(), num_cycles=1000)
    parallel_seed_test(TROYES_DICE, num_cycles=500)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=TROYES_DICE, env=lambda max_cycles: parallel_to_aec(TROYES_DICE(max_cycles=max_cycles))
        )
    )


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium(game: str, players: int) -> None:
    check_env(gymnasium.make(env_id(game), players=players, seat=None, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_with_many_games(game: str) -> None:
    """Gymnasium has no check for these: play, and see that each game ends and begins again."""
    envs = gymnasium.make_vec(env_id(game), 4, vectorization_mode="vector_entry_point", opponents="greedy")
    _, infos = envs.reset(seed=1)
    ended = np.zeros(4, dtype=int)
    while ended.min() < 2:
        seen, rewards, over, _, infos = envs.step(envs.action_space.sample(tuple(infos["action_mask"])))
        assert seen in envs.observation_space
        for row, table in zip(seen, envs.unwrapped.tables, strict=True):
            assert np.array_equal(row, table.state.observe(table.seat))
        assert (over | (rewards == 0)).all()
        ended += over
