"""Our own games, stepped as a bot author would: every registered one, for one, two, four and ten players."""

import gc
from importlib.metadata import version
from random import Random
from time import process_time

import msgspec

from bastide.bots import Sight, make_bot
from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.state import State
from bench.contenders import COPY, LEGAL_MOVES, VIEW, Contender
from bench.measure import Tally, Work

ENGINE = "bastide"

_TABLES = (1, 2, 4, 10)
"""Player counts to measure, or the nearest that a game allows."""
_SAMPLE = 400
_EVERY = 7
"""The number of decisions between two positions of the sample."""
PLANNED = 4
"""How many positions of the sample a bot plans from."""


def contenders(seed: int) -> list[Contender]:
    """Return each registered game at each player count."""
    return [
        contender(registry.make(name), players, seed)
        for name, kind in registry.list_games().items()
        for players in sorted({min(max(wanted, kind.min_players), kind.max_players) for wanted in _TABLES})
    ]


def contender(game: Game, players: int, seed: int) -> Contender:
    """Return one game at one player count."""
    positions = sample(game, players, seed)
    rng, chance = Random(seed), SeededChance(seed)
    return Contender(
        ENGINE,
        version(ENGINE),
        "Python",
        game.name,
        players,
        lambda: play_game(game, players, rng, chance),
        {COPY: copying(positions), LEGAL_MOVES: listing(positions), VIEW: viewing(positions)},
    )


def play_game(game: Game, players: int, rng: Random, chance: SeededChance) -> Tally:
    """Play one random game, from the set-up to the ranking, listing the legal moves at each decision."""
    choose = rng.choice
    state = game.start(players, chance)
    decisions = forced = 0
    while to_act := state.to_act:
        player = to_act[0]
        moves = state.legal_moves(player)
        decisions += 1
        if len(moves) == 1:
            forced += 1
        state.play(player, choose(moves), chance)
    state.ranking()
    return Tally(decisions, forced, games=1)


def sample(game: Game, players: int, seed: int) -> list[State]:
    """Return positions from all parts of random games, with no legal moves listed yet."""
    rng, chance = Random(seed), SeededChance(seed)
    positions: list[State] = []
    decisions = 0
    while len(positions) < _SAMPLE:
        state = game.start(players, chance)
        while to_act := state.to_act:
            if decisions % _EVERY == 0:
                positions.append(state.copy())
            decisions += 1
            state.play(to_act[0], rng.choice(state.legal_moves(to_act[0])), chance)
    return positions


def copying(positions: list[State]) -> Work:
    """Copy each position once."""

    def work() -> Tally:
        for state in positions:
            state.copy()
        return Tally(len(positions))

    return work


def listing(positions: list[State]) -> Work:
    """List the legal moves of each position once, as if it had just come up."""

    def work() -> Tally:
        began = process_time()
        # A state may cache its list, so each is asked only once.
        fresh = [(state.copy(), state.to_act[0]) for state in positions]
        gc.collect(1)  # else hundreds of copies cause a collection while the lists are timed
        gc.disable()
        aside = process_time() - began
        for state, player in fresh:
            state.legal_moves(player)
        gc.enable()
        return Tally(len(positions), aside=aside)

    return work


def viewing(positions: list[State]) -> Work:
    """Write each position as JSON, as the player on turn sees it, with what the server writes frames with."""

    def work() -> Tally:
        for state in positions:
            msgspec.json.encode(state.view(state.to_act[0]))
        return Tally(len(positions))

    return work


def planning(game: Game, bot: str, seed: int) -> Work:
    """Let a bot plan from some positions, each as if it had just come up."""
    positions = sample(game, 2, seed)[:: _SAMPLE // PLANNED][:PLANNED]

    def work() -> Tally:
        for state in positions:
            make_bot(bot, type(game), seed).plan(Sight(state.copy(), state.to_act[0]))
        return Tally(len(positions))

    return work
