"""The example that trains in batches: it learns from a few moves, and its bot plays the arena's game."""

import runpy
from pathlib import Path

import numpy as np
import pytest

import bastide
from bastide.bots import Sight

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "train_in_batches.py"


def test_a_policy_is_trained_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = tmp_path / "policy.npz"
    monkeypatch.setenv("BATCH_POLICY", str(weights))
    example = runpy.run_path(str(EXAMPLE))
    few = example["Settings"](games=16, steps=4, epochs=1, minibatches=2)
    example["train"](weights, 0.0, few, seed=1)
    assert not weights.exists(), "no time, no move"
    example["train"](weights, 0.001, few, seed=1)
    with np.load(weights) as stored:
        first = example["begin"]({name: stored[name].shape for name in stored.files}, 1)
        assert any(abs(stored[name] - first[name]).max() > 1e-4 for name in stored.files)
        assert all(np.isfinite(stored[name]).all() for name in stored.files)

    game = bastide.make("kingdom-builder")
    chance = bastide.SeededChance(1)
    state = game.start(2, chance)
    bot = example["BatchBot"](1)
    for _ in range(12):
        player = state.to_act[0]
        move = bot.choose(Sight(state, player))
        assert move in state.legal_moves(player)
        state.play(player, move, chance)
