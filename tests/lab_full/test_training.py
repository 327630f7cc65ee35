"""sb3-contrib's MaskablePPO learns from our environments, by the script that the documents show."""

from pathlib import Path

import pytest
import torch

from bastide.lab.round_robin import RoundRobin, play
from bastide.lab.standings import standings
from docs.examples import train_maskable_ppo

STEPS = 12_288
SCRIPT = train_maskable_ppo.__file__


@pytest.mark.timeout(900)
def test_a_little_training_beats_random_more_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch.set_num_threads(1)
    learner = train_maskable_ppo.new_learner()
    before, after = train_maskable_ppo.trained(learner, STEPS, points=1)
    assert (before.steps, after.steps) == (0, STEPS)
    assert after.wins > before.wins + 0.1

    learner.save(tmp_path / "policy.zip")
    monkeypatch.setenv("BASTIDE_POLICY", str(tmp_path / "policy.zip"))
    bots = ("random", f"{SCRIPT}:TrainedBot")
    first, _ = standings(bots, play(RoundRobin.of("troyes-dice", bots, 20), tmp_path))
    assert first.bot == bots[1] and not first.failures
