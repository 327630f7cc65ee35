"""Self-play: many games of the planner against itself, with a plan now and then that is not the best."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import numpy as np

from bastide.bots import Sight
from bastide.bots.levels import levels_for
from bastide.bots.lines import Beam
from bastide.bots.planner import Planner, Thinking
from bastide.core.chance import SeededChance
from bastide.core.registry import find, make
from bastide.games.kingdom_builder.moves import END
from bastide.games.kingdom_builder.state import KingdomBuilderState
from bastide.lab.arena import stream
from bastide.lab.kingdom.encoding import (
    BYTES,
    MOVING,
    STATIC,
    Positions,
    global_numbers,
    moving_sets,
    static_sets,
)

GAME = "kingdom-builder"
"""The game that is played."""
CHUNK = 50
"""Games that a process plays before it reports."""
BEAM = Beam(4, 4)
"""How wide the bots search a turn."""
STRAY = 4
"""One turn in this many is not played by the best plan, so that the network sees what happens then."""
FAR = 10
"""How far down the ranking such a plan may be."""


def self_play(games: int, seed: int, jobs: int, progress: Callable[[int], None]) -> Positions:
    """Return the positions after each turn of `games` games."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        parts = []
        for chunk, part in zip(chunks, pool.map(partial(play_games, seed), chunks), strict=True):
            parts.append(part)
            progress(len(chunk))
    return Positions(
        np.concatenate([part.moving for part in parts]),
        np.concatenate([part.globals for part in parts]),
        np.concatenate([part.ahead for part in parts]),
        np.concatenate([part.static for part in parts]),
        np.concatenate([part.game + chunk.start for chunk, part in zip(chunks, parts, strict=True)]),
        np.concatenate([part.margin for part in parts]),
    )


def play_games(seed: int, numbers: range) -> Positions:
    """Play some games; the positions name their games from 0."""
    moving, numbers_of, ahead, static, games, margins = [], [], [], [], [], []
    planner = Planner(levels_for(find(GAME))["journeyman"].values, Thinking(BEAM))
    for index, number in enumerate(numbers):
        chance = SeededChance(stream(seed, number, "self-play"))
        state = make(GAME).start(2, chance)
        assert isinstance(state, KingdomBuilderState)
        static.append(static_sets(state))
        movers = []
        while state.to_act:
            player = state.player
            _play_until_end(state, planner, chance)
            more, lead = global_numbers(state, player)  # before the player draws the next card: a plan ends here
            moving.append(moving_sets(state, player))
            numbers_of.append(more)
            ahead.append(lead)
            movers.append(player)
            state.apply(player, END, chance)
        _, final = global_numbers(state, 0)
        margins += [final if player == 0 else -final for player in movers]
        games += [index] * len(movers)
    return Positions(
        np.frombuffer(b"".join(moving), np.uint8).reshape(-1, MOVING, BYTES),
        np.array(numbers_of, np.float32),
        np.array(ahead, np.float32),
        np.frombuffer(b"".join(static), np.uint8).reshape(-1, STATIC, BYTES),
        np.array(games, np.int32),
        np.array(margins, np.float32),
    )


def _play_until_end(state: KingdomBuilderState, planner: Planner, chance: SeededChance) -> None:
    """Play a turn up to the move that ends it."""
    player = state.player
    while True:
        plans = planner.plans(Sight(state, player), chance)
        chosen = chance.below(min(FAR, len(plans))) if chance.below(STRAY) == 0 else 0
        for move in plans[chosen].moves:
            if move == END:
                return
            state.apply(player, move, chance)
