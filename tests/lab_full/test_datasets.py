"""Datasets of every game, and PyTorch reading them."""

from pathlib import Path

import numpy as np
import pytest
import torch

from bastide.core.registry import list_games
from bastide.lab.datasets import open_dataset
from bastide.lab.datasets.making import make_dataset
from bastide.lab.datasets.plan import Plan
from bastide.lab.round_robin import RoundRobin

GAMES = [name for name, game in list_games().items() if game.__module__.startswith("bastide.games.")]
SMALL = 200
"""Bytes that a position takes at most: its observation alone has thousands of numbers."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_positions_of_every_game_are_small_and_within_bounds(game: str, players: int, tmp_path: Path) -> None:
    files = make_dataset(Plan(RoundRobin.of(game, ["greedy", "random"], 4, players=players)), tmp_path)
    assert sum(file.size for file in files) < SMALL * sum(file.positions for file in files)
    dataset = open_dataset(tmp_path)
    low, high = dataset.spec.bounds()
    for batch in dataset.batch(512):
        assert (batch["observation"] >= low).all() and (batch["observation"] <= high).all()
        assert batch["mask"][np.arange(len(batch["move"])), batch["move"]].all()


@pytest.mark.parametrize("workers", [0, 2])
def test_pytorch_gets_every_position_once(workers: int, tmp_path: Path) -> None:
    make_dataset(Plan(RoundRobin.of("troyes-dice", ["greedy"], 4), shard_games=1), tmp_path)
    dataset = open_dataset(tmp_path).shuffle(1)
    loader = torch.utils.data.DataLoader(dataset.torch(64), batch_size=None, num_workers=workers)
    seen = []
    for batch in loader:
        assert batch["observation"].dtype == torch.int16 and batch["mask"].shape[1] == dataset.facts["moves"]
        assert batch["value"].dtype == torch.float32 and isinstance(batch["bot"], list)
        seen += zip(batch["game"].tolist(), batch["decision"].tolist(), strict=True)
    assert len(set(seen)) == len(seen) == len(dataset)


def test_a_network_learns_from_it(tmp_path: Path) -> None:
    """A little imitation: a linear policy finds greedy's moves more often than before, on deals it has not seen."""
    make_dataset(Plan(RoundRobin.of("troyes-dice", ["greedy"], 24), shard_games=2), tmp_path)
    learn, test = open_dataset(tmp_path).select("observation", "mask", "move").split(0.25)
    torch.manual_seed(1)
    policy = torch.nn.Linear(learn.spec.size, learn.facts["moves"])
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)

    def logits(batch: dict[str, torch.Tensor]) -> torch.Tensor:
        return policy(batch["observation"].float()).masked_fill(batch["mask"] == 0, -1e9)

    def share_found() -> float:
        (batch,) = test.torch(len(test))
        with torch.no_grad():
            return (logits(batch).argmax(1) == batch["move"]).float().mean().item()

    before = share_found()
    for epoch in range(4):
        for batch in learn.shuffle(epoch).torch(128):
            optimizer.zero_grad()
            torch.nn.functional.cross_entropy(logits(batch), batch["move"].long()).backward()
            optimizer.step()
    assert share_found() > before + 0.1
