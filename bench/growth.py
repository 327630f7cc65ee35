"""How the cost of a decision grows with the players, with the progress of a game, and with the games in memory."""

import gc
from collections.abc import Callable, Iterator
from random import Random
from time import process_time
from typing import NamedTuple

from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.registry import list_games, make
from bastide.core.state import State
from bench.measure import Tally, Work
from bench.ours import play_game, sample

PLAYERS, PROGRESS, HELD = "players", "progress", "held"

TENTHS = 10
HELD_GAMES = (1, 10, 100, 1_000, 10_000, 100_000)
USUAL_PLAYERS = 2
"""The players of the games whose progress or number is varied."""

_SEED = 1
PLAYED = 24
"""How many games are cut into tenths."""
_STEPS = 20_000
"""How many decisions are made before games in memory are set up anew."""


class Spot(NamedTuple):
    """A point of a curve: what is varied, in which game, and how far."""

    curve: str
    game: str
    at: int


def works() -> Iterator[tuple[Spot, Work]]:
    """Yield each point of these curves, and what is timed there."""
    for name, kind in list_games().items():
        game = make(name)
        for players in range(kind.min_players, kind.max_players + 1):
            yield Spot(PLAYERS, name, players), playing(game, players)
    for name in list_games():
        for number, stretches in enumerate(tenths(make(name)), 1):
            yield Spot(PROGRESS, name, number), going_on(stretches)
    for name in list_games():
        for games in HELD_GAMES:
            yield Spot(HELD, name, games), in_turn(make(name), games)


def playing(game: Game, players: int) -> Work:
    """Return a work that plays a whole game."""
    rng, chance = Random(_SEED), SeededChance(_SEED)
    return lambda: play_game(game, players, rng, chance)


class Stretch(NamedTuple):
    """A part of a game: the position at its beginning, and how many decisions it has."""

    state: State
    decisions: int


def tenths(game: Game) -> list[list[Stretch]]:
    """Cut some random games into ten parts with equally many decisions; return all first parts, all second ones, …"""
    parts: list[list[Stretch]] = [[] for _ in range(TENTHS)]
    for seed in range(PLAYED):
        decisions = play_game(game, USUAL_PLAYERS, Random(seed), SeededChance(seed)).steps
        cuts = [round(decisions * number / TENTHS) for number in range(TENTHS + 1)]
        rng, chance = Random(seed), SeededChance(seed)
        state = game.start(USUAL_PLAYERS, chance)
        for part, begin, end in zip(parts, cuts, cuts[1:], strict=False):
            part.append(Stretch(state.copy(), end - begin))
            for _ in range(begin, end):
                move(state, rng, chance)
    return parts


def going_on(stretches: list[Stretch]) -> Work:
    """Return a work that plays these parts of games at random. Copying the positions doesn't count."""
    rng, chance = Random(_SEED), SeededChance(_SEED)

    def work() -> Tally:
        began = process_time()
        fresh = [(stretch.state.copy(), stretch.decisions) for stretch in stretches]
        aside, steps = process_time() - began, 0
        for state, decisions in fresh:
            for _ in range(decisions):
                if state.is_over:
                    break
                move(state, rng, chance)
                steps += 1
        return Tally(steps, aside=aside)

    return work


def in_turn(game: Game, games: int) -> Work:
    """Return a work that holds many games, makes a decision in each in turn, and replaces those that end.

    The games are at all stages. Setting them up, their first decision and throwing them away don't count.
    """
    positions = sample(game, USUAL_PLAYERS, _SEED)
    rng, chance = Random(_SEED), SeededChance(_SEED)

    def work() -> Tally:
        held: list[State] = []
        aside = _seconds(lambda: _set_up(held, positions, games, rng, chance))
        steps = 0
        while steps < _STEPS:
            for place, state in enumerate(held[:_STEPS]):
                move(state, rng, chance)
                if state.is_over:
                    held[place] = game.start(USUAL_PLAYERS, chance)
                steps += 1
        del state
        aside += _seconds(held.clear)
        return Tally(steps, aside=aside)

    return work


def _set_up(held: list[State], positions: list[State], games: int, rng: Random, chance: SeededChance) -> None:
    """Fill the memory with games. A decision has just been made in those whose turn comes."""
    gc.disable()  # or it would look through all of them again and again
    while len(held) < games:
        state = rng.choice(positions).copy()
        if len(held) < _STEPS:
            move(state, rng, chance)
        if not state.is_over:
            held.append(state)
    gc.enable()
    gc.collect()


def move(state: State, rng: Random, chance: SeededChance) -> None:
    """Make a random move."""
    player = state.to_act[0]
    state.play(player, rng.choice(state.legal_moves(player)), chance)


def _seconds(what: Callable[[], None]) -> float:
    began = process_time()
    what()
    return process_time() - began
