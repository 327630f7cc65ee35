"""Other engines from PyPI, stepped as their documentation does, with the same chooser as ours.

Nothing else here imports them, so that the rest of the package works without them.
"""

from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel
from catanatron import Action, Color, GameAccumulator, RandomPlayer
from catanatron import Game as Catan
from catanatron.game import TURNS_LIMIT
from open_spiel.python.games import block_dominoes, tic_tac_toe  # noqa: F401 - importing them registers them

from bench.contenders import COPY, Contender
from bench.measure import Tally

CATANATRON = "catanatron"
OPEN_SPIEL = "OpenSpiel"

_OPEN_SPIEL_GAMES = (
    ("backgammon", "C++"),
    ("gin_rummy", "C++"),
    ("hex(board_size=11)", "C++"),
    ("python_tic_tac_toe", "Python"),
    ("python_block_dominoes", "Python"),
)
_SAMPLE = 200
_EVERY = 7
"""The number of decisions between two positions of the sample."""


def contenders(seed: int) -> list[Contender]:
    """Return every peer."""
    return [catanatron(seed), *(open_spiel(name, language, seed) for name, language in _OPEN_SPIEL_GAMES)]


# catanatron


def catanatron(seed: int) -> Contender:
    """Return Catan with two random players."""
    rng = Random(seed)
    positions = catan_sample(rng)

    def copying() -> Tally:
        for game in positions:
            game.copy()
        return Tally(len(positions))

    return Contender(CATANATRON, version("catanatron"), "Python", "Catan", 2, lambda: play_catan(rng), {COPY: copying})


def start_catan(rng: Random) -> Catan:
    """Start a new game for two; catanatron takes a seed of 0 for none."""
    return Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=rng.randrange(1, 1 << 32))


def play_catan(rng: Random) -> Tally:
    """Play one whole random game, in the steps of `Game.play`."""
    choose = rng.choice
    game = start_catan(rng)
    decisions = forced = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        actions = game.state.playable_actions
        decisions += 1
        if len(actions) == 1:
            forced += 1
        game.execute(choose(actions))
    return Tally(decisions, forced, games=1)


class _Keeper(GameAccumulator):  # type: ignore[misc]
    """Keeps some of the positions of a game."""

    def __init__(self) -> None:
        self.positions: list[Catan] = []
        self._decisions = 0

    def step(self, game_before_action: Catan, action: Action) -> None:
        if self._decisions % _EVERY == 0:
            self.positions.append(game_before_action)
        self._decisions += 1


def catan_sample(rng: Random) -> list[Catan]:
    """Return positions from all parts of random games."""
    keeper = _Keeper()
    while len(keeper.positions) < _SAMPLE:
        start_catan(rng).play(accumulators=[keeper])
    return keeper.positions


# OpenSpiel


def open_spiel(name: str, language: str, seed: int) -> Contender:
    """Return one game of OpenSpiel."""
    rng = Random(seed)
    game = pyspiel.load_game(name)
    positions = open_spiel_sample(game, rng)

    def copying() -> Tally:
        for state in positions:
            state.clone()
        return Tally(len(positions))

    return Contender(
        OPEN_SPIEL,
        version("open-spiel"),
        language,
        name,
        game.num_players(),
        lambda: play_open_spiel(game, rng),
        {COPY: copying},
    )


def play_open_spiel(game: Any, rng: Random) -> Tally:
    """Play one whole random game; chance is sampled from its listed outcomes and is not a decision."""
    choose, choose_weighted = rng.choice, rng.choices
    state = game.new_initial_state()
    decisions = forced = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choose_weighted(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            decisions += 1
            if len(actions) == 1:
                forced += 1
            state.apply_action(choose(actions))
    state.returns()
    return Tally(decisions, forced, games=1)


def open_spiel_sample(game: Any, rng: Random) -> list[Any]:
    """Return positions from all parts of random games."""
    positions: list[Any] = []
    decisions = 0
    while len(positions) < _SAMPLE:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            if decisions % _EVERY == 0:
                positions.append(state.clone())
            decisions += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return positions
