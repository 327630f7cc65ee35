"""sb3-contrib's MaskablePPO learns from our environments."""

from typing import Any

import gymnasium
import pytest

import bastide.lab.gymnasium  # noqa: F401 - registers the games

torch = pytest.importorskip("torch")
sb3_contrib = pytest.importorskip("sb3_contrib")
vec_env = pytest.importorskip("stable_baselines3.common.vec_env")

GAME = "bastide/TroyesDice-v0"
STEPS = 12_288
DEALS = 100


@pytest.mark.timeout(900)
def test_a_little_training_beats_random_more_often() -> None:
    torch.set_num_threads(1)
    games = vec_env.DummyVecEnv([lambda: gymnasium.make(GAME, reward="score", seat=None) for _ in range(16)])
    learner = sb3_contrib.MaskablePPO(
        "MlpPolicy",
        vec_env.VecNormalize(games, norm_obs=False, gamma=1.0),
        n_steps=128,
        batch_size=256,
        n_epochs=6,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128]},
        seed=1,
        device="cpu",
    )
    before = share_of_wins(learner)
    learner.learn(STEPS)
    assert share_of_wins(learner) > before + 0.1


def share_of_wins(learner: Any) -> float:
    """Play the same deals against random opponents; a tie counts half."""
    torch.manual_seed(0)
    env = gymnasium.make(GAME, seat=None)
    wins = 0.0
    for deal in range(DEALS):
        seen, info = env.reset(seed=deal)
        over = False
        while not over:
            action, _ = learner.predict(seen, action_masks=info["action_mask"])
            seen, reward, over, _, info = env.step(action)
        wins += (reward + 1) / 2
    return wins / DEALS
