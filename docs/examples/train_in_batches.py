"""Train a policy for Kingdom Builder by self-play, thousands of games at once, on one GPU; then let it play.

Run it as `python train_in_batches.py --minutes 20`; it needs `pip install 'bastide[batch]'` and JAX for your GPU. It
writes its weights to `batch_policy.npz` and its learning curve to `batch_policy.csv`. Then let it play:
`bastide arena kingdom-builder --bots random,greedy,novice,./train_in_batches.py:BatchBot`.

Everything happens on the GPU: rules, observations, network and PPO, all compiled into one step. Both seats are played
by the same policy.
"""

import argparse
import csv
import os
import time
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import bastide
from bastide.bots import Bot, Sight
from bastide.core.game import Game

GAME, PLAYERS = "kingdom-builder", 2
WEIGHTS = Path(os.environ.get("BATCH_POLICY", Path(__file__).with_name("batch_policy.npz")))
SIDE, HEXES = 20, 400
KINDS = 3
"""What a move can do with a hex: build there, lift the settlement, or put it down."""
CHANNELS, BLOCKS = 64, 5
GOLD = 20.0
"""The lead that counts as 1."""

Weights = Mapping[str, Any]

# The network, for NumPy and JAX alike: `xp` is one of the two, `convolve` its convolution of 3 × 3 hexes.


def shapes(planes: int, numbers: int, others: int) -> dict[str, tuple[int, ...]]:
    """Return the shape of each weight."""
    found: dict[str, tuple[int, ...]] = {"stem": (9 * (planes + KINDS + 1), CHANNELS), "numbers": (numbers, CHANNELS)}
    for block in range(BLOCKS):
        found |= {f"{block}.first": (9 * CHANNELS, CHANNELS), f"{block}.second": (9 * CHANNELS, CHANNELS)}
        found |= {f"{block}.pooled": (2 * CHANNELS, CHANNELS), f"{block}.bias": (CHANNELS,)}
    found |= {"hexes": (CHANNELS, KINDS), "others": (2 * CHANNELS, others)}
    return found | {"hidden": (2 * CHANNELS, CHANNELS), "value": (CHANNELS, 1)}


def evaluate(xp: Any, convolve: Any, weights: Weights, planes: Any, numbers: Any, mask: Any) -> tuple[Any, Any]:
    """Return a number for each move, and what the player on turn can expect.

    Planes are (positions, rows, columns, planes); illegal moves get a very low number.
    """
    legal = mask[:, : KINDS * HEXES].reshape(-1, KINDS, SIDE, SIDE).transpose(0, 2, 3, 1)
    odd = xp.broadcast_to((xp.arange(SIDE) % 2).reshape(1, SIDE, 1, 1), (*planes.shape[:3], 1))  # shifted rows
    seen = xp.concatenate([planes, legal.astype(planes.dtype), odd.astype(planes.dtype)], axis=-1)
    hexes = convolve(seen, weights["stem"]) + (numbers @ weights["numbers"])[:, None, None]
    for block in range(BLOCKS):
        first = convolve(xp.maximum(hexes, 0), weights[f"{block}.first"])
        bias = _pooled(xp, first) @ weights[f"{block}.pooled"] + weights[f"{block}.bias"]
        hexes = hexes + convolve(xp.maximum(first + bias[:, None, None], 0), weights[f"{block}.second"])
    hexes = xp.maximum(hexes, 0)
    pooled = _pooled(xp, hexes)
    of_hexes = (hexes @ weights["hexes"]).transpose(0, 3, 1, 2).reshape(-1, KINDS * HEXES)
    scores = xp.concatenate([of_hexes, pooled @ weights["others"]], axis=-1)
    value = xp.maximum(pooled @ weights["hidden"], 0) @ weights["value"]
    return xp.where(mask, scores.astype(np.float32), -1e9), value[:, 0].astype(np.float32)


def _pooled(xp: Any, hexes: Any) -> Any:
    return xp.concatenate([hexes.mean(axis=(1, 2)), hexes.max(axis=(1, 2))], axis=-1)


class Layout(NamedTuple):
    """Where an observation has its planes, and by what its numbers are divided."""

    planes: int
    highest: np.ndarray

    @staticmethod
    def of(game: Game) -> "Layout":
        """The layout of a game's observations."""
        fields = game.observation_spec(PLAYERS).fields
        planes = sum(int(np.prod(field.shape)) // HEXES for field in fields if field.shape[-1] == SIDE)
        highest = [np.full(field.shape, field.high) for field in fields if field.shape[-1] != SIDE]
        return Layout(planes, np.concatenate(highest).astype(np.float32))

    def split(self, xp: Any, observations: Any, kind: Any) -> tuple[Any, Any]:
        """Return planes and numbers."""
        planes = observations[:, : self.planes * HEXES].reshape(-1, self.planes, SIDE, SIDE)
        numbers = observations[:, self.planes * HEXES :] / self.highest
        return planes.transpose(0, 2, 3, 1).astype(kind), numbers.astype(kind)


# Playing, with NumPy


class BatchBot(Bot):
    """Plays what the trained policy prefers."""

    name = "batch-policy"

    @classmethod
    def plays(cls, game: type[Game]) -> bool:
        """Kingdom Builder only."""
        return game.name == GAME

    def choose(self, sight: Sight) -> int:
        """Return the move with the highest number."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        layout, weights = trained()
        planes, numbers = layout.split(np, sight.observe()[None], np.float32)
        mask = np.zeros((1, len(sight.game.moves)), bool)
        mask[0, list(sight.legal)] = True
        scores, _ = evaluate(np, convolved, weights, planes, numbers, mask)
        return int(np.argmax(scores))


@cache
def trained() -> tuple[Layout, Weights]:
    """Return the trained weights."""
    with np.load(WEIGHTS) as stored:
        return Layout.of(bastide.make(GAME)), {name: stored[name].astype(np.float32) for name in stored.files}


def convolved(hexes: np.ndarray, weight: np.ndarray) -> np.ndarray:
    """Convolve with NumPy."""
    padded = np.pad(hexes, ((0, 0), (1, 1), (1, 1), (0, 0)))
    parts = [padded[:, row : row + SIDE, column : column + SIDE] for row in range(3) for column in range(3)]
    return np.concatenate(parts, axis=-1) @ weight


# Training, with JAX


class Settings(NamedTuple):
    """How to train."""

    games: int = 4096
    steps: int = 32
    """Moves of each game between two updates."""
    epochs: int = 2
    minibatches: int = 16
    rate: float = 5e-4
    entropy: float = 0.01
    fading: float = 0.95
    """How much of an advantage is credited to the move before (lambda of GAE)."""
    clip: float = 0.2


def train(out: Path, minutes: float, settings: Settings, seed: int) -> None:
    """Train for some minutes, and keep the weights and the curve."""
    import jax
    import jax.numpy as jnp

    from bastide.lab import batch

    env = batch.make(GAME, PLAYERS, reward="score")
    layout = Layout.of(env.game)

    def convolve(hexes: Any, weight: Any) -> Any:
        kernel = weight.reshape(3, 3, -1, weight.shape[-1]).astype(hexes.dtype)
        return jax.lax.conv_general_dilated(hexes, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def judge(weights: Weights, observations: Any, mask: Any) -> tuple[Any, Any]:
        planes, numbers = layout.split(jnp, observations, jnp.bfloat16)
        small = jax.tree.map(lambda weight: weight.astype(jnp.bfloat16), weights)
        return evaluate(jnp, convolve, small, planes, numbers, mask)

    def move(carried: Any, key: Any, weights: Weights) -> tuple[Any, Any]:
        states = carried
        seen, mask, player = states.observation.astype(jnp.int8), states.legal_action_mask, states.current_player
        scores, value = judge(weights, seen, mask)
        action = jax.random.categorical(key, scores)
        chance = jnp.take_along_axis(jax.nn.log_softmax(scores), action[:, None], 1)[:, 0]
        after = env.step_and_begin_anew(states, action)
        reward = jnp.take_along_axis(after.rewards, player[:, None], 1)[:, 0] / GOLD
        turned = jnp.where(after.current_player == player, 1.0, -1.0)  # what is good for one is bad for the other
        follows = jnp.where(after.terminated, 0.0, turned)
        return after, (seen, mask, action, chance, value, reward, follows)

    def advantages(value: Any, reward: Any, follows: Any, last: Any) -> Any:
        def back(carried: Any, one: Any) -> tuple[Any, Any]:
            later, value_after = carried
            value_now, gained, sign = one
            advantage = gained + sign * value_after - value_now + settings.fading * sign * later
            return (advantage, value_now), advantage

        return jax.lax.scan(back, (jnp.zeros_like(last), last), (value, reward, follows), reverse=True)[1]

    def loss(weights: Weights, sample: Any, entropy_weight: Any) -> Any:
        seen, mask, action, chance, advantage, target = sample
        scores, value = judge(weights, seen, mask)
        chances = jax.nn.log_softmax(scores)
        ratio = jnp.exp(jnp.take_along_axis(chances, action[:, None], 1)[:, 0] - chance)
        clipped = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
        scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        policy = -jnp.minimum(ratio * scaled, clipped * scaled).mean()
        entropy = -jnp.where(mask, jnp.exp(chances) * chances, 0.0).sum(-1).mean()
        return policy + 0.5 * ((value - target) ** 2).mean() - entropy_weight * entropy, entropy

    def adam(weights: Weights, moments: Any, gradient: Weights, rate: Any) -> tuple[Weights, Any]:
        count, first, second = moments
        length = jnp.sqrt(sum((part**2).sum() for part in gradient.values()))
        gradient = {name: part * jnp.minimum(1.0, 0.5 / (length + 1e-6)) for name, part in gradient.items()}
        count = count + 1
        first = {name: 0.9 * first[name] + 0.1 * part for name, part in gradient.items()}
        second = {name: 0.999 * second[name] + 0.001 * part**2 for name, part in gradient.items()}
        scale = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
        changed = {name: weights[name] - scale * first[name] / (jnp.sqrt(second[name]) + 1e-8) for name in gradient}
        return changed, (count, first, second)

    @partial(jax.jit, donate_argnums=(0, 1, 2))
    def update(weights: Weights, moments: Any, states: Any, key: Any, left: Any) -> Any:
        """Play, then learn from what was played; `left` is the share of the time that is left."""
        playing, shuffling = jax.random.split(key)
        states, played = jax.lax.scan(
            lambda states, key: move(states, key, weights), states, jax.random.split(playing, settings.steps)
        )
        seen, mask, action, chance, value, reward, follows = played
        _, last = judge(weights, states.observation.astype(jnp.int8), states.legal_action_mask)
        # The value after the last move is that of whoever is on turn then; `follows` turns it if need be.
        advantage = advantages(value, reward, follows, last)
        samples = [
            part.reshape(-1, *part.shape[2:]) for part in (seen, mask, action, chance, advantage, advantage + value)
        ]

        def learn(carried: Any, chosen: Any) -> tuple[Any, Any]:
            weights, moments = carried
            sample = [part[chosen] for part in samples]
            (_, entropy), gradient = jax.value_and_grad(loss, has_aux=True)(weights, sample, settings.entropy * left)
            return adam(weights, moments, gradient, settings.rate * left), entropy

        count = settings.games * settings.steps
        orders = jax.vmap(lambda key: jax.random.permutation(key, count))(jax.random.split(shuffling, settings.epochs))
        (weights, moments), entropy = jax.lax.scan(
            learn, (weights, moments), orders.reshape(settings.epochs * settings.minibatches, -1)
        )
        ended = (follows == 0).sum()
        error = (jnp.where(follows == 0, (reward - value) ** 2, 0.0)).sum() / jnp.maximum(ended, 1)
        return weights, moments, states, (ended, entropy.mean(), error)

    key, first = jax.random.split(jax.random.key(seed))
    sizes = shapes(layout.planes, len(layout.highest), len(env.game.moves) - KINDS * HEXES)
    weights = begin(sizes, seed)
    weights = {name: jnp.asarray(weight) for name, weight in weights.items()}
    nothing = {name: jnp.zeros_like(weight) for name, weight in weights.items()}
    moments = (jnp.float32(0), nothing, jax.tree.map(jnp.copy, nothing))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(first, settings.games))
    began, rows = time.monotonic(), []
    while (spent := time.monotonic() - began) < 60 * minutes:
        key, own = jax.random.split(key)
        left = max(0.05, 1 - spent / (60 * minutes))
        weights, moments, states, said = update(weights, moments, states, own, left)
        ended, entropy, error = (float(part) for part in said)
        moves = (len(rows) + 1) * settings.games * settings.steps
        rows.append((f"{spent:.1f}", moves, int(ended), f"{entropy:.3f}", f"{error:.3f}"))
        if len(rows) % 20 == 1:
            print(f"{spent:6.0f} s, {moves:,} moves, entropy {entropy:.2f}, error {error:.2f}", flush=True)
            keep(out, weights, rows)
    if rows:
        keep(out, weights, rows)


def begin(sizes: Mapping[str, tuple[int, ...]], seed: int) -> dict[str, np.ndarray]:
    """Return the first weights; the last layers begin near nothing, so that all legal moves are equally likely."""
    rng = np.random.default_rng(seed)
    small = {"hexes": 0.01, "others": 0.01, "value": 0.01}
    weights = {}
    for name, size in sizes.items():
        spread = small.get(name, 0.5 if name.endswith("second") else 1.0) * (2 / size[0]) ** 0.5
        weights[name] = (rng.standard_normal(size) * (0.0 if len(size) == 1 else spread)).astype(np.float32)
    return weights


def keep(out: Path, weights: Weights, rows: list[tuple[Any, ...]]) -> None:
    """Write weights and curve."""
    np.savez_compressed(out, **{name: np.asarray(weight, np.float16) for name, weight in weights.items()})
    with out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as curve:
        csv.writer(curve).writerows([("seconds", "moves", "games ended", "entropy", "error of the value"), *rows])


def main() -> None:
    """Train as told."""
    parser = argparse.ArgumentParser(description="Train a policy for Kingdom Builder by self-play in batches.")
    parser.add_argument("--minutes", type=float, default=20.0, help="default: %(default)s")
    parser.add_argument("--games", type=int, default=Settings().games, help="games at once (default: %(default)s)")
    parser.add_argument("--steps", type=int, default=Settings().steps, help="moves between updates")
    parser.add_argument("--minibatches", type=int, default=Settings().minibatches, help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="where the weights go (default: %(default)s)")
    given = parser.parse_args()
    settings = Settings(games=given.games, steps=given.steps, minibatches=given.minibatches)
    train(given.out, given.minutes, settings, given.seed)


if __name__ == "__main__":
    main()
