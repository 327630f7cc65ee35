"""OpenSpiel's own tests and algorithms on our games."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, generate_playthrough, mcts

import bastide.lab.openspiel  # noqa: F401 - registers the games
from bastide.core.registry import list_games

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


def test_sampling_regrets_approaches_an_equilibrium() -> None:
    """External-sampling MCCFR on a small game with hidden cards: less can be gained against it than before."""
    game = pyspiel.load_game("bastide_peek(players=2)")
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    solver.iteration()
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(30):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < before
