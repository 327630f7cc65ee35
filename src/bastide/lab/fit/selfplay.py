"""Self-play: planners play games, and the features of their positions are recorded.

A player's *chain* is the positions that values have to judge, as that player sees them: the ends of their turns, and
wherever chance or another player cut their plan short.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from bastide.bots import Sight
from bastide.bots.linear import FeaturesModule, LinearValues, features_of
from bastide.bots.lines import Beam
from bastide.bots.planner import Planner, Thinking
from bastide.bots.seat import decision_seed
from bastide.bots.values import HintsModule, hints_of
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.registry import make
from bastide.core.state import State
from bastide.core.values import Values, read_opponents
from bastide.lab.arena import streams

CHUNK = 8
"""How many games a process plays before it reports."""
TURNS = 120
"""A game that has not ended after this many turns is scored as it stands."""
Choose = Callable[[Sight], int]
"""Chooses a move from what a seat may know."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Policy:
    """How a player plays, in plain values: by weights of features, or by the game's hints if there are none."""

    weights: Mapping[str, Sequence[float]] | None = None
    width: int = 8
    worlds: int = 2
    noise: float = 0.0
    scatter: float = 0.0
    """How far the weights of hints stray, differently in each game: players of many kinds."""

    def values(self, game: type[Game], seed: int) -> Values:
        """Return the values that it plays by."""
        if self.weights is not None:
            return LinearValues(features_of(game), self.weights, hints_of(game))
        if not self.scatter:
            return hints_of(game)
        draws = np.random.default_rng(seed)
        weights = read_opponents(game.__module__, "hints.json")
        factors = np.exp(self.scatter * draws.standard_normal(len(weights)))
        strayed = {name: float(value * factor) for (name, value), factor in zip(weights.items(), factors, strict=True)}
        return cast(HintsModule, game.module("hints")).Hints(strayed)

    def seat(self, game: type[Game], seed: int) -> "PolicySeat":
        """Return a player for a seat."""
        thinking = Thinking(Beam(self.width, 2 * self.width), self.worlds, noise=self.noise)
        return PolicySeat(Planner(self.values(game, seed), thinking), seed)


class PolicySeat:
    """Plays the lines that a planner finds."""

    def __init__(self, planner: Planner, seed: int) -> None:
        self.planner = planner
        self.seed = seed
        self.decisions = 0
        self.line: tuple[int, ...] = ()

    def choose(self, sight: Sight) -> int:
        """Return the next move of the line, or of a new one."""
        self.decisions += 1
        if len(sight.legal) == 1:
            self.line = self.line[1:]
            return sight.legal[0]
        if not self.line or self.line[0] not in sight.legal:
            self.line = self.planner.plans(sight, SeededChance(decision_seed(self.seed, self.decisions)))[0].moves
        move, *rest = self.line
        self.line = tuple(rest)
        return move


@dataclass(slots=True)
class Chain:
    """The positions of one player in a game: phase, features and points ahead of the rival; and the last margin."""

    phases: list[int] = field(default_factory=list)
    rows: list[NDArray[np.float64]] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    final: float = 0.0

    def add(self, module: FeaturesModule, state: State, player: int) -> None:
        """Record a position of a game of two players."""
        own, rival = (np.array(module.features(state, seat), float) for seat in (player, 1 - player))
        self.phases.append(module.phase(state))
        self.rows.append(own - rival)
        self.margins.append(module.points(state, player) - module.points(state, 1 - player))


def record(game: Game, policies: Sequence[Policy], seed: int, number: int) -> tuple[list[Chain], list[int]]:
    """Play a game of two; return each player's chain, and the scores."""
    dealt, seeds = streams(seed, number // 2, number, 2)  # two games with the same deal
    chance = SeededChance(dealt)
    state = game.start(2, chance)
    module, end = features_of(type(game)), game.end_move
    seats = [policy.seat(type(game), own) for policy, own in zip(policies, seeds, strict=True)]
    chains = [Chain(), Chain()]
    turns = 0
    while (to_act := state.to_act) and turns < TURNS:
        player = to_act[0]
        legal = state.legal_moves(player)
        move = seats[player].choose(Sight(state, player, legal))
        if move == end:
            chains[player].add(module, state, player)
            turns += 1
        state.apply(player, move, chance)
        if move != end and not seats[player].line and len(legal) > 1 and not state.is_over:
            chains[player].add(module, state, player)
    scores = [score.total for score in state.scores()]
    for player, chain in enumerate(chains):
        chain.final = scores[player] - scores[1 - player]
    return chains, scores


def record_games(
    game: str, policies: Sequence[Policy], seed: int, numbers: Sequence[int]
) -> list[tuple[list[Chain], list[int]]]:
    """Play some games of self-play; the policies change seats from game to game."""
    made = make(game)
    return [record(made, policies if number % 2 == 0 else policies[::-1], seed, number) for number in numbers]


def in_chunks(
    work: Callable[..., list[T]], arguments: Sequence[Any], games: int, jobs: int, advance: Callable[[int], None]
) -> Iterator[T]:
    """Yield what `work(*arguments, numbers)` returns for all games, in order, from one process or several."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if jobs <= 1:
        for chunk in chunks:
            yield from work(*arguments, chunk)
            advance(len(chunk))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        parts = [pool.submit(work, *arguments, chunk) for chunk in chunks]
        for part, chunk in zip(parts, chunks, strict=True):
            yield from part.result()
            advance(len(chunk))
