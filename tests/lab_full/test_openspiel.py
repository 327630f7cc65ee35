"""OpenSpiel's own tests and algorithms on our games."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, generate_playthrough, mcts

import bastide.lab.openspiel
from bastide.core.chance import Chance
from bastide.core.game import Game
from bastide.core.limits import Limits
from bastide.core.moves import MoveKind
from bastide.core.registry import list_games
from bastide.core.scores import Earning, Score
from bastide.core.state import State

GAMES = [name for name, game in list_games().items() if game.__module__.startswith("bastide.games.")]
TABLES = [(name, players) for name in GAMES for players in (1, 2, 4) if players >= list_games()[name].min_players]


def openspiel_name(game: str, **parameters: object) -> str:
    return f"bastide_{game.replace('-', '_')}({','.join(f'{name}={value}' for name, value in parameters.items())})"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_play_with_serialisation(game: str, players: int) -> None:
    for reward in ("rank", "score"):
        loaded = pyspiel.load_game(openspiel_name(game, players=players, reward=reward))
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_can_be_generated(game: str) -> None:
    lines = generate_playthrough.playthrough_lines(openspiel_name(game, players=2), seed=7)
    assert "IsTerminal() = True" in lines
    assert any(line.startswith("ChanceOutcomes() = ") for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_its_tree_search_plays(game: str) -> None:
    loaded, chance = pyspiel.load_game(openspiel_name(game, players=2)), np.random.RandomState(3)
    bot = mcts.MCTSBot(loaded, 1.4, 8, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = loaded.new_initial_state()
    for _ in range(30):
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(actions, p=weights))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


class HighCard(Game):
    """Each player has one of three cards and, one after the other, stakes one or two points that the higher card wins.

    Small enough to be solved.
    """

    name = "high-card"
    rule_prefix = "HC"
    min_players = max_players = 2

    def move_kinds(self) -> tuple[MoveKind, ...]:
        return (MoveKind.of("stake", "stake {points}", points=("1", "2")),)

    def limits(self, players: int) -> Limits:
        return Limits(2, 2, 2, "each decides once", 3, -4, 4, perfect_information=False)

    def start(self, players: int, chance: Chance) -> "HighCardState":
        state = HighCardState()
        state.game, state.players, state.listener = self, players, None
        state.cards = [chance.draw((1, 1, 1), "card", seen_by=(seat,)) for seat in range(players)]
        state.stakes = []
        return state

    def read_position(self, position: Mapping[str, Any], chance: Chance) -> State:
        raise NotImplementedError


class HighCardState(State):
    __slots__ = ("cards", "stakes")
    cards: list[int]
    stakes: list[int]

    @property
    def to_act(self) -> tuple[int, ...]:
        return (len(self.stakes),) if len(self.stakes) < 2 else ()

    def legal_moves(self, player: int) -> list[int]:
        return [0, 1]

    def play(self, player: int, move: int | str, chance: Chance) -> None:
        self.stakes.append(int(move))

    def refusal(self, player: int, move: int) -> None:
        return None

    def copy(self) -> "HighCardState":
        twin = HighCardState()
        twin.game, twin.players, twin.listener = self.game, self.players, None
        twin.cards, twin.stakes = self.cards, self.stakes[:]
        return twin

    def scores(self) -> list[Score]:
        pot = sum(self.stakes) + 2
        ahead = (self.cards[0] > self.cards[1]) - (self.cards[0] < self.cards[1])
        return [Score((Earning("pot", points, "HC-1"),)) for points in (pot * ahead, -pot * ahead)]

    def view(self, viewer: int | None) -> Mapping[str, Any]:
        return {"card": None if viewer is None else self.cards[viewer], "stakes": self.stakes}

    def imagine(self, viewer: int | None, chance: Chance) -> "HighCardState":
        raise NotImplementedError

    def position(self) -> dict[str, Any]:
        return {"cards": self.cards, "stakes": self.stakes}


def test_sampling_regrets_approaches_an_equilibrium() -> None:
    """External-sampling MCCFR: less can be gained against what it learnt than against what it began with."""
    game = pyspiel.load_game(f"{bastide.lab.openspiel.register(HighCard)}(reward=score)")
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    solver.iteration()
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(300):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 2
