"""Trains the network with PyTorch, on a GPU if there is one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from bastide.games.kingdom_builder.hexes import COUNT
from bastide.lab.kingdom.encoding import GLOBALS, PLANES, Positions, neighbour_table
from bastide.lab.kingdom.network import SCALE

ASIDE = 20
"""One game in this many is held out."""
TRUST = 0.7
"""How much of the second round's goal is the first network's own later judgement; the rest is how the game ended."""
LATER = 2
"""How many of a player's turns later that judgement is made."""


@dataclass(frozen=True, slots=True)
class Course:
    """How the network is trained."""

    width: int = 32
    layers: int = 3
    epochs: int = 6
    """In each of two rounds."""
    batch: int = 1024
    rate: float = 2e-3
    seed: int = 1


class HexNetwork(nn.Module):
    """The same as `network.Network`, to be trained."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.layers = course.layers
        for layer in range(course.layers):
            self.add_module(f"conv{layer}", nn.Linear(7 * (course.width if layer else PLANES), course.width))
        self.numbers = nn.Linear(GLOBALS, course.width, bias=False)
        self.head = nn.Linear(2 * course.width + GLOBALS, 64)
        self.out = nn.Linear(64, 1)
        self.register_buffer("neighbours", torch.from_numpy(neighbour_table()), persistent=False)

    def forward(self, planes: Tensor, numbers: Tensor) -> Tensor:
        """Return the gain of each position, in tens of gold."""
        hidden = planes
        for layer in range(self.layers):
            beyond = hidden.new_zeros(hidden.shape[0], 1, hidden.shape[2])
            near = torch.cat([hidden, beyond], 1)[:, self.neighbours, :].flatten(2)
            outcome = getattr(self, f"conv{layer}")(near)
            if layer == 0:
                outcome = outcome + self.numbers(numbers)[:, None, :]
            outcome = torch.relu(outcome)
            hidden = hidden + outcome if layer else outcome
        pooled = torch.cat([hidden.mean(1), hidden.amax(1), numbers], 1)
        answer: Tensor = self.out(torch.relu(self.head(pooled)))[:, 0]
        return answer


class Training:
    """The positions on the device, and a network that learns from them."""

    def __init__(self, positions: Positions, course: Course, note: Callable[[str], None]) -> None:
        self.course = course
        self.note = note
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(course.seed)
        self.static = self._held(positions.static)
        self.moving = self._held(positions.moving)
        self.numbers = self._held(positions.globals)
        self.game = self._held(positions.game.astype(np.int64))
        self.gain = self._held((positions.margin - positions.ahead) / SCALE)
        self.ahead = self._held(positions.ahead / SCALE)
        aside = self.game % ASIDE == 0
        self.test = torch.nonzero(aside)[:, 0]
        self.train = torch.nonzero(~aside)[:, 0]
        self.curves: list[dict[str, float]] = []

    def run(self) -> HexNetwork:
        """Train twice: on how games ended, then also on what the first network thinks a little later."""
        first = self._round(self.gain, "outcome")
        later = self._later(first)
        return self._round((1 - TRUST) * self.gain + TRUST * later, "bootstrapped")

    def _round(self, goals: Tensor, label: str) -> HexNetwork:
        course = self.course
        network = HexNetwork(course)
        network.to(self.device)
        steps = course.epochs * (len(self.train) // course.batch + 1)
        optimizer = torch.optim.AdamW(network.parameters(), lr=course.rate, weight_decay=1e-3)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, course.rate, total_steps=steps)
        for epoch in range(course.epochs):
            total = 0.0
            order = self.train[torch.randperm(len(self.train), device=self.device)]
            for chosen in order.split(course.batch):
                loss = nn.functional.huber_loss(self._answers(network, chosen, turned=True), goals[chosen], delta=2.0)
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                optimizer.step()
                schedule.step()
                total += float(loss.detach()) * len(chosen)
            self._judge(network, label, epoch, total / len(self.train))
        return network

    def _answers(self, network: HexNetwork, chosen: Tensor, turned: bool = False) -> Tensor:
        sets = torch.cat([self.static[self.game[chosen]], self.moving[chosen]], 1)
        shifts = torch.arange(8, device=self.device, dtype=torch.uint8)
        planes = (sets[..., None] >> shifts & 1).flatten(2).float()
        if turned:  # the rules know no top and bottom: half of the boards are turned by 180 degrees
            turn = torch.rand(len(chosen), device=self.device) < 0.5
            planes = torch.where(turn[:, None, None], planes.flip(2), planes)
        planes = torch.cat([planes, planes.new_ones(len(chosen), 1, COUNT)], 1).transpose(1, 2)
        answers: Tensor = network(planes, self.numbers[chosen])
        return answers

    def _all(self, network: HexNetwork) -> Tensor:
        with torch.no_grad():
            every = torch.arange(len(self.game), device=self.device)
            return torch.cat([self._answers(network, chosen) for chosen in every.split(8 * self.course.batch)])

    def _later(self, network: HexNetwork) -> Tensor:
        """Return the gain by what a network expects some turns later, where the game still goes on then."""
        expected = self._all(network) + self.ahead
        step = 2 * LATER  # positions of a game follow each other, players in turns
        later = self.gain.clone()
        same = self.game[:-step] == self.game[step:]
        index = torch.nonzero(same)[:, 0]
        later[index] = expected[index + step] - self.ahead[index]
        return later

    def _judge(self, network: HexNetwork, label: str, epoch: int, loss: float) -> None:
        with torch.no_grad():
            found = torch.cat([self._answers(network, chosen) for chosen in self.test.split(8 * self.course.batch)])
        error = float(((found - self.gain[self.test]) ** 2).mean()) * SCALE**2
        spread = float(((self.gain[self.test] - self.gain[self.test].mean()) ** 2).mean()) * SCALE**2
        row = {
            "epoch": epoch + 1,
            "loss": loss,
            "error": error**0.5,
            "spread": spread**0.5,
            "explained": 1 - error / spread,
        }
        self.curves.append({"round": float(label != "outcome"), **row})
        self.note(
            f"{label}, epoch {epoch + 1}: loss {loss:.4f}; held out: error {error**0.5:.2f} gold of "
            f"{spread**0.5:.2f}, {row['explained']:.1%} explained"
        )

    def _held(self, array: NDArray[Any]) -> Tensor:
        return torch.from_numpy(np.array(array)).to(self.device)


def weights_of(network: HexNetwork) -> dict[str, NDArray[np.float16]]:
    """Return the weights to be stored: half precision, by name."""
    return {name: weight.detach().cpu().numpy().astype(np.float16) for name, weight in network.state_dict().items()}
