"""PettingZoo: every seat is an agent. `tests/lab_full` runs PettingZoo's own tests on all games."""

import contextlib
import io
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test

from bastide.lab.pettingzoo import env, parallel_env

KB = "kingdom-builder"
TD = "troyes-dice"


def test_pettingzoo_accepts_the_environments() -> None:
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")  # of a finished game
        api_test(env(KB, render_mode="ansi"), num_cycles=20)
        parallel_api_test(parallel_env(TD, 3), num_cycles=20)


def test_agents_play_to_the_end_and_share_the_rewards() -> None:
    table = env(KB, 3, reward="score")
    table.reset(seed=4)
    rewards = {}
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        if over:
            rewards[agent] = reward
        else:
            assert table.unwrapped.observation_spec.named(seen["observation"])["on_turn"][0]
        table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
    points = [score.total for score in table.unwrapped.position.scores()]
    assert rewards == {f"player_{seat}": own - (sum(points) - own) / 2 for seat, own in enumerate(points)}


def test_an_illegal_action_loses_and_says_why() -> None:
    table = env(KB, 2)
    table.reset(seed=1)
    loser = table.agent_selection
    with pytest.warns(UserWarning, match="loses by an illegal action"):
        table.step(int(table.last()[0]["action_mask"].argmin()))
    assert table.infos[loser]["illegal_action"].endswith("(KB-9)")
    assert table.rewards == {agent: -1.0 if agent == loser else 1.0 for agent in table.agents}
    assert all(table.terminations.values())


def test_a_game_is_cut_after_so_many_cycles() -> None:
    table = env(KB, 2, max_cycles=3)
    table.reset(seed=1)
    steps = 0
    for agent in table.agent_iter():
        over = table.truncations[agent]
        steps += not over
        table.step(None if over else table.action_space(agent).sample())
    assert steps == 6


def test_all_decide_at_once_in_a_closed_phase_and_wait_outside() -> None:
    table = parallel_env(TD, 3)
    seen, _ = table.reset(seed=2)
    wait = len(table.game.moves)
    waiting = [agent for agent in table.agents if seen[agent]["action_mask"][wait]]
    assert len(waiting) == 2  # the crier numbers the columns alone
    assert all(np.flatnonzero(seen[agent]["action_mask"]).tolist() == [wait] for agent in waiting)
    while table.position.closed_phase is None:
        table.step({agent: table.action_space(agent).sample() for agent in table.agents})
    assert table.position.to_act == (0, 1, 2)
    rewards: dict[str, float] = {}
    while table.agents:
        _, rewards, over, _, _ = table.step({agent: table.action_space(agent).sample() for agent in table.agents})
    assert over == dict.fromkeys(table.possible_agents, True)
    assert sum(rewards.values()) == pytest.approx(0)


def test_a_game_without_closed_phases_is_not_parallel() -> None:
    with pytest.raises(ValueError, match="kingdom-builder has no closed phases: use `env`"):
        parallel_env(KB)


def test_all_who_make_an_illegal_action_at_once_lose() -> None:
    table = parallel_env(TD, 3)
    seen, _ = table.reset(seed=2)
    wrong = {agent: int(seen[agent]["action_mask"].argmin()) for agent in table.agents[:2]}
    with pytest.warns(UserWarning, match="loses by an illegal action"):
        _, rewards, over, _, infos = table.step({"player_2": int(seen["player_2"]["action_mask"].argmax()), **wrong})
    assert rewards == {"player_0": -1, "player_1": -1, "player_2": 1}
    assert all(over.values())
    assert ["illegal_action" in info for info in infos.values()] == [True, True, False]


def test_a_game_cannot_be_cut_before_it_begins() -> None:
    with pytest.raises(ValueError, match="`max_cycles` is at least 1"):
        env(KB, max_cycles=0)
