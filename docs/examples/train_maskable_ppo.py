"""Train MaskablePPO on Troyes Dice against random play, and write its learning curve.

Run it as `python train_maskable_ppo.py`; it needs `pip install 'bastide[train]'`. Then let it play:
`bastide arena troyes-dice --bots random,greedy,./train_maskable_ppo.py:TrainedBot`.
"""

import argparse
import csv
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

import bastide.lab.gymnasium  # noqa: F401 - registers the games
from bastide.bots import Bot, Sight
from bastide.core.game import Game

ENV = "bastide/TroyesDice-v0"
GAMES_AT_ONCE = 16
ROUND = GAMES_AT_ONCE * 128
"""Steps between two updates of the policy."""
DEALS = 100


class Point(NamedTuple):
    """A point of the learning curve: what the policy does against random play after so many steps."""

    steps: int
    wins: float
    lead: float
    """Its points minus its opponent's, on average."""


def new_learner(seed: int = 1) -> MaskablePPO:
    """Return an untrained policy and the games that it will learn from."""
    games = DummyVecEnv([lambda: gymnasium.make(ENV, reward="score", seat=None)] * GAMES_AT_ONCE)
    return MaskablePPO(
        "MlpPolicy",
        VecNormalize(games, norm_obs=False, gamma=1.0),  # divides the rewards by their spread
        n_steps=ROUND // GAMES_AT_ONCE,
        batch_size=256,
        n_epochs=6,
        learning_rate=1e-3,
        gamma=1.0,  # the only reward comes at the end
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128]},
        seed=seed,
        device="cpu",
    )


def trained(learner: MaskablePPO, steps: int, points: int) -> Iterator[Point]:
    """Train for so many steps and yield the curve, from before the first step on."""
    yield measured(learner)
    for _ in range(points):
        learner.learn(steps // points, reset_num_timesteps=False)
        yield measured(learner)


def measured(learner: MaskablePPO) -> Point:
    """Play the same deals against random play; a tie counts half."""
    torch.manual_seed(0)
    env = gymnasium.make(ENV, reward="score", seat=None)
    leads = []
    for deal in range(DEALS):
        seen, info = env.reset(seed=deal)
        over = False
        while not over:
            action, _ = learner.predict(seen, action_masks=info["action_mask"])
            seen, lead, over, _, info = env.step(action)
        leads.append(lead)
    return Point(learner.num_timesteps, float(np.mean((np.sign(leads) + 1) / 2)), float(np.mean(leads)))


class TrainedBot(Bot):
    """The trained policy as a bot for tables of two; `$BASTIDE_POLICY` says where it is."""

    name = "trained"

    @classmethod
    def plays(cls, game: type[Game]) -> bool:
        return game.name == "troyes-dice"

    def choose(self, sight: Sight) -> int:
        mask = np.zeros(len(sight.game.moves), dtype=np.int8)
        mask[sight.legal] = 1
        action, _ = policy().predict(sight.observe(), action_masks=mask, deterministic=True)
        return int(action)


@cache
def policy() -> MaskablePPO:
    """Return the policy that the last training left."""
    torch.set_num_threads(1)
    return MaskablePPO.load(os.environ.get("BASTIDE_POLICY", "trained/policy.zip"), device="cpu")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=24 * ROUND, help="how long to train (default: %(default)s)")
    parser.add_argument("--points", type=int, default=8, help="points of the curve (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"), help="a folder (default: %(default)s)")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    learner = new_learner(options.seed)
    with (options.out / "curve.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(Point._fields)
        for point in trained(learner, options.steps, options.points):
            curve.writerow(point)
            print(f"{point.steps:>7} steps  {100 * point.wins:5.1f} % wins  {point.lead:+5.1f} points", flush=True)
    learner.save(options.out / "policy.zip")


if __name__ == "__main__":
    main()
