"""Duels of weights: two planners that differ only in the weights of their hints, on equal deals with seats swapped."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import get_context
from typing import TypeAlias, cast

from bastide.bots import Sight
from bastide.bots.planner import Planner, Thinking
from bastide.bots.values import HintsModule
from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.state import State
from bastide.lab.arena import stream

Weights: TypeAlias = Mapping[str, float]
"""A bot's weights, by name."""

MOST_DECISIONS = 3000
"""A game is scored as it stands after this many decisions."""
SPREAD = 10.0
"""A lead of this many points counts as half of the biggest possible one."""


@dataclass(frozen=True, slots=True)
class Match:
    """Where weights are compared, in plain values."""

    game: str
    players: int
    thinking: Thinking
    seed: int


@dataclass(frozen=True, slots=True)
class Duel:
    """One deal to be played with every seat taken by `weights` in turn, and all others by `rival`."""

    match: Match
    weights: Weights
    rival: Weights
    deal: int


@dataclass(slots=True)
class Result:
    """What weights reached in several duels; each entry is the mean of a deal."""

    shares: list[float] = field(default_factory=list)
    """Shares of victory."""
    margins: list[float] = field(default_factory=list)
    """Points ahead of the best rival."""
    merits: list[float] = field(default_factory=list)
    """Between 0 and 1: half for victories, half for margins, which say more than victories in few games."""

    def add(self, other: "Result") -> None:
        """Add the duels of another result."""
        self.shares += other.shares
        self.margins += other.margins
        self.merits += other.merits

    @property
    def merit(self) -> float:
        """The mean merit."""
        return mean(self.merits)

    def text(self) -> str:
        """Return the share of victories with its 95 % interval, and the margin."""
        share, error = mean(self.shares), 1.96 * standard_error(self.shares)
        low, high = max(0.0, share - error), min(1.0, share + error)
        return f"wins {share:.1%} [{low:.1%}, {high:.1%}], {mean(self.margins):+.1f} points, {len(self.shares)} deals"


def mean(numbers: Sequence[float]) -> float:
    """Return the mean; half if there are no numbers."""
    return sum(numbers) / len(numbers) if numbers else 0.5


def standard_error(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    if len(numbers) < 2:
        return math.inf
    middle = mean(numbers)
    return math.sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))


def play_duel(duel: Duel) -> Result:
    """Play one deal in every seating."""
    match = duel.match
    game = _game(match.game)
    own, rival = (_planner(match, tuple(weights.items())) for weights in (duel.weights, duel.rival))
    results = []
    for seat in range(match.players):
        planners = [own if place == seat else rival for place in range(match.players)]
        state = _play(game, planners, duel)
        ranks, points = state.ranking(), [score.total for score in state.scores()]
        share = 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
        margin = points[seat] - max(points[:seat] + points[seat + 1 :])
        results.append((share, margin, share / 2 + (1 + margin / (abs(margin) + SPREAD)) / 4))
    shares, margins, merits = zip(*results, strict=True)
    return Result([mean(shares)], [mean(margins)], [mean(merits)])


@lru_cache(maxsize=4)
def _game(name: str) -> Game:
    return registry.make(name)


@lru_cache(maxsize=64)
def _planner(match: Match, weights: tuple[tuple[str, float], ...]) -> Planner:
    module = cast(HintsModule, type(_game(match.game)).module("hints"))
    return Planner(module.Hints(dict(weights)), match.thinking)


def _play(game: Game, planners: Sequence[Planner], duel: Duel) -> State:
    """Play a game; seats have the same random numbers in every seating."""
    seed, deal = duel.match.seed, duel.deal
    chance = SeededChance(stream(seed, deal, "table"))
    luck = [SeededChance(stream(seed, deal, f"seat {seat}")) for seat in range(len(planners))]
    state = game.start(len(planners), chance)
    lines: list[tuple[int, ...]] = [()] * len(planners)
    for _ in range(MOST_DECISIONS):
        if not (to_act := state.to_act):
            break
        player = to_act[0]
        legal = state.legal_moves(player)
        if len(legal) == 1:
            move, lines[player] = legal[0], ()
        else:
            line = lines[player]
            if not line or line[0] not in legal:
                line = planners[player].plans(Sight(state, player, legal), luck[player])[0].moves
            move, *rest = line
            lines[player] = tuple(rest)
        state.apply(player, move, chance)
    return state


Play: TypeAlias = Callable[[Iterable[Duel]], Iterator[Result]]
"""Plays duels and yields their results in order."""


@contextmanager
def players(jobs: int) -> Iterator[Play]:
    """Return what plays duels, in `jobs` processes."""
    if jobs <= 1:
        yield lambda duels: map(play_duel, duels)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield lambda duels: pool.map(play_duel, list(duels))
