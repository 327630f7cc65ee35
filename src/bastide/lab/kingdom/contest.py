"""The contest: a planner that lets the network choose among its plans, against a level."""

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from bastide.bots import Sight, make_bot
from bastide.bots.levels import levels_for
from bastide.bots.lines import Beam, Line
from bastide.bots.planner import Planner, Thinking
from bastide.core.chance import SeededChance
from bastide.core.registry import find, make
from bastide.games.kingdom_builder.state import KingdomBuilderState
from bastide.lab.arena import stream
from bastide.lab.kingdom.encoding import BYTES, MOVING, STATIC, global_numbers, moving_sets, planes, static_sets
from bastide.lab.kingdom.network import Network
from bastide.lab.kingdom.selfplay import GAME


@dataclass(frozen=True, slots=True)
class Chooser:
    """How the network chooses: among the best plans of a beam, its own judgement mixed with the hints'."""

    width: int = 24
    plans: int = 40
    hints: float = 0.0
    """What the hints' worth counts beside the network's."""

    def __str__(self) -> str:
        return f"beam {self.width}, {self.plans} plans, hints {self.hints}"


@dataclass(slots=True)
class Outcome:
    """What the chooser reached against a level."""

    games: int = 0
    wins: float = 0.0
    margin: float = 0.0
    own_seconds: float = 0.0
    rival_seconds: float = 0.0
    own_turns: int = 0
    rival_turns: int = 0

    def add(self, other: "Outcome") -> None:
        """Add the games of another outcome."""
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def document(self) -> Mapping[str, float]:
        """Return plain figures, with a 95 % interval of the share of victories."""
        share = self.wins / self.games
        error = 1.96 * (max(share * (1 - share), 0.01) / self.games) ** 0.5
        return {
            "games": self.games,
            "share": round(share, 4),
            "low": round(share - error, 4),
            "high": round(share + error, 4),
            "margin": round(self.margin / self.games, 2),
            "seconds_per_turn": round(self.own_seconds / max(1, self.own_turns), 4),
            "rival_seconds_per_turn": round(self.rival_seconds / max(1, self.rival_turns), 4),
        }


def contest(
    weights: Path, chooser: Chooser, level: str, deals: range, seed: int, jobs: int, progress: Callable[[int], None]
) -> Outcome:
    """Play some deals, each with the seats swapped."""
    total = Outcome()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for outcome in pool.map(partial(play_deal, weights, chooser, level, seed), deals):
            total.add(outcome)
            progress(outcome.games)
    return total


def play_deal(weights: Path, chooser: Chooser, level: str, seed: int, deal: int) -> Outcome:
    """Play one deal in both seatings."""
    outcome = Outcome()
    for own in range(2):
        chance = SeededChance(stream(seed, deal, "table"))
        luck = SeededChance(stream(seed, deal, f"seat {own}"))
        state = make(GAME).start(2, chance)
        assert isinstance(state, KingdomBuilderState)
        rival = make_bot(level, find(GAME), stream(seed, deal, f"rival {own}"))
        while state.to_act:
            player = state.player
            began = time.process_time()
            sight = Sight(state, player)
            moves = _choose(sight, luck, chooser, weights) if player == own else rival.plan(sight)
            spent = time.process_time() - began
            if player == own:
                outcome.own_seconds += spent
                outcome.own_turns += 1
            else:
                outcome.rival_seconds += spent
                outcome.rival_turns += 1
            for move in moves:
                state.apply(player, move, chance)
        _, margin = global_numbers(state, own)
        outcome.games += 1
        outcome.margin += margin
        outcome.wins += (margin > 0) + (margin == 0) / 2
    return outcome


@cache
def _network(weights: Path) -> Network:
    return Network(dict(np.load(weights)))


def _choose(sight: Sight, luck: SeededChance, chooser: Chooser, weights: Path) -> tuple[int, ...]:
    beam = Beam(chooser.width, chooser.width)
    plans = Planner(levels_for(type(sight.game))["journeyman"].values, Thinking(beam)).plans(sight, luck)
    plans = plans[: chooser.plans]
    gains = _judged([plan.line for plan in plans], sight.player, _network(weights))
    values = [gain + chooser.hints * plan.worth for gain, plan in zip(gains, plans, strict=True)]
    return plans[values.index(max(values))].moves


def _judged(lines: list[Line], player: int, network: Network) -> list[float]:
    """Return by how much the network thinks the player will be ahead in the end, after each line."""
    static, moving, numbers, ahead = [], [], [], []
    for line in lines:
        state = line.state
        assert isinstance(state, KingdomBuilderState)
        more, lead = global_numbers(state, player)
        static.append(static_sets(state))
        moving.append(moving_sets(state, player))
        numbers.append(more)
        ahead.append(lead)
    sets = planes(
        np.frombuffer(b"".join(static), np.uint8).reshape(-1, STATIC, BYTES),
        np.frombuffer(b"".join(moving), np.uint8).reshape(-1, MOVING, BYTES),
    )
    gains = network(sets, np.array(numbers, np.float32))
    return [round(float(gain) + lead, 4) for gain, lead in zip(gains, ahead, strict=True)]
