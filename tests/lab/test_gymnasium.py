"""Gymnasium: one seat against bots, alone and many at once; `tests/lab_full` runs Gymnasium's own checks."""

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bastide.lab.gymnasium  # noqa: F401 - registers the games
from bastide.bots import Sight
from bastide.lab.vector import SeatVectorEnv

KB = "bastide/KingdomBuilder-v0"


def seat_env(**options: Any) -> Any:
    return gymnasium.make(KB, **options).unwrapped


def test_gymnasium_accepts_the_environment() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "An illegal action")  # the check tries actions without asking for the mask
        check_env(seat_env(render_mode="ansi"))


def test_sampled_actions_are_legal_and_the_reward_comes_at_the_end() -> None:
    env = seat_env(players=3, seat=None, reward="score")
    _, info = env.reset(seed=3)
    over, rewards = False, [0.0]
    while not over:
        assert not any(rewards)
        assert info["action_mask"].nonzero()[0].tolist() == env.state.legal_moves(env.seat)
        assert env.action_masks().tolist() == info["action_mask"].tolist()
        _, reward, over, _, info = env.step(env.action_space.sample())
        rewards.append(reward)
    points = [score.total for score in env.state.scores()]
    own = points.pop(env.seat)
    assert rewards[-1] == own - sum(points) / 2
    assert not info["action_mask"].any()


def test_an_illegal_action_loses_and_says_why() -> None:
    env = seat_env()
    _, info = env.reset(seed=1)
    with pytest.warns(UserWarning, match="action mask"):
        _, reward, over, cut, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal_action"].endswith("(KB-9)")


def test_a_game_that_is_over_takes_no_further_action() -> None:
    env = seat_env()
    _, info = env.reset(seed=1)
    with pytest.warns(UserWarning, match="action mask"):
        env.step(int(info["action_mask"].argmin()))
    with pytest.raises(gymnasium.error.ResetNeeded, match="call `reset`"):
        env.step(0)


def test_the_observation_is_what_the_own_seat_sees() -> None:
    env = seat_env(seat=1, options={"start_player": "1"})
    observation, _ = env.reset(seed=5)
    fields = env.observation_spec.named(observation)
    assert fields["on_turn"].tolist() == [1, 0]  # own seat first: the opponent has already played
    assert fields["starts"].tolist() == [0, 1]
    assert fields["supply"].tolist()[1] < 40


def test_opponents_sit_from_the_left_on_and_may_be_functions() -> None:
    asked: list[int] = []

    def last_move(sight: Sight) -> int:
        asked.append(sight.player)
        return sight.legal[-1]

    env = seat_env(players=3, seat=1, opponents=["random", last_move])
    env.reset(seed=2)
    over = False
    while not over:
        _, _, over, _, _ = env.step(env.action_space.sample())
    assert {*asked} == {0}


@pytest.mark.parametrize("choice", [1.5, True, None, "end"])
def test_an_opponent_that_makes_no_legal_move_is_an_error(choice: Any) -> None:
    env = seat_env(opponents=lambda _sight: choice, seat=1, options={"start_player": "1"})
    with pytest.raises(ValueError, match="The opponent in seat 0 made the illegal move"):
        env.reset(seed=1)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"opponents": ["random"], "players": 4}, "list of 3; got 1"),
        ({"opponents": "nobody"}, "No bot 'nobody'"),
        ({"opponents": "run:node bot.mjs"}, "only in `bastide arena`"),
        ({"seat": 2}, "from 0 to 1"),
        ({"reward": "glory"}, "rank or score"),
        ({"players": 9}, "got 9"),
    ],
)
def test_what_cannot_be_played_is_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Exception, match=sentence):
        seat_env(**options)


def test_many_games_go_as_each_would_alone() -> None:
    envs = gymnasium.make_vec(KB, 3, vectorization_mode="vector_entry_point", seat=None)
    assert isinstance(envs, SeatVectorEnv)
    alone = [seat_env(seat=None) for _ in range(3)]
    seen, infos = envs.reset(seed=7)
    expected = [env.reset(seed=7 + number) for number, env in enumerate(alone)]
    over = [False] * 3
    finished = 0
    while finished < 4:
        for number, (observation, info) in enumerate(expected):
            assert np.array_equal(seen[number], observation)
            assert over[number] or np.array_equal(infos["action_mask"][number], info["action_mask"])
        actions = np.array([env.action_space.sample() for env in alone])
        seen, rewards, ended, cut, infos = envs.step(actions)
        for number, env in enumerate(alone):
            if over[number]:  # the next step begins a new game
                expected[number], over[number] = env.reset(), False
                assert rewards[number] == 0
            else:
                observation, reward, over[number], _, info = env.step(actions[number])
                expected[number] = observation, info
                assert rewards[number] == reward
            assert ended[number] == over[number] and not cut[number]
            finished += over[number]


def test_a_game_may_begin_again_in_the_same_step() -> None:
    envs = SeatVectorEnv("kingdom-builder", 2, autoreset_mode="SameStep", max_episode_steps=5)
    seen, infos = envs.reset(seed=1)
    for _ in range(5):
        before = seen
        seen, _, ended, cut, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert cut.all() and not ended.any()
    assert envs.observation_spec.named(seen)["settlements"][:, 0].sum() == 0
    final = envs.observation_spec.named(np.stack(infos["final_obs"]))
    assert (final["settlements"][:, 0].sum(axis=(1, 2)) >= 4).all()
    assert infos["final_info"]["action_mask"].any(axis=1).all()
    assert envs.observation_spec.named(before)["settlements"][:, 0].any()  # a copy: the reset did not overwrite it


def test_seeds_of_many_games_may_be_of_numpy_or_in_a_list() -> None:
    envs = SeatVectorEnv("kingdom-builder", 2)
    first, _ = envs.reset(seed=4)
    for seed in (np.int64(4), [4, 5], np.array([4, 5])):
        again, _ = envs.reset(seed=seed)
        assert np.array_equal(first, again)


def test_a_finished_game_accepts_any_action_until_it_begins_again() -> None:
    envs = SeatVectorEnv("kingdom-builder", 2)
    _, infos = envs.reset(seed=1)
    legal = infos["action_mask"].argmax(axis=1)
    with pytest.warns(UserWarning, match="action mask"):
        _, rewards, ended, _, infos = envs.step(np.array([infos["action_mask"][0].argmin(), legal[1]]))
    assert ended.tolist() == [True, False] and rewards.tolist() == [-1, 0]
    assert infos["_illegal_action"].tolist() == [True, False]
    assert infos["action_mask"][0].all() and not infos["action_mask"][1].all()
    _, rewards, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert not ended.any() and not rewards.any() and not infos["action_mask"][0].all()


def test_whoever_lacks_the_packages_is_told_which_extra_to_install() -> None:
    program = "import sys; sys.modules['gymnasium'] = None; import bastide.lab.gymnasium"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.stderr.splitlines()[-1] == (
        "bastide.core.extras.MissingExtra: This needs the package gymnasium: run pip install 'bastide[lab]'."
    )
