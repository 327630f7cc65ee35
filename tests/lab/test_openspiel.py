"""OpenSpiel: our games in its tree of decisions and chance; `tests/lab_full` runs its own tests on all games."""

import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest

from bastide import SeededChance, make
from bastide.core.chance import Request
from bastide.core.errors import BastideError, IllegalMove
from bastide.lab import openspiel
from bastide.lab.openspiel.node import Node


def opened(name: str, seed: int, steps: int = 0) -> pyspiel.State:
    """A state some random steps after the set-up."""
    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (state.is_chance_node() or steps > 0):
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            steps -= 1
    return state


def test_our_games_are_registered() -> None:
    ours = {"bastide_feuville", "bastide_kingdom_builder", "bastide_tournay", "bastide_troyes_dice"}
    assert ours <= {*openspiel.REGISTERED} <= {*pyspiel.registered_names()}


def test_its_random_play_with_serialisation_holds_here() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("bastide_kingdom_builder"), num_sims=1, serialize=True, verbose=False)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = opened("bastide_kingdom_builder", 1)
    before, history = str(state), state.history()
    with pytest.raises(IllegalMove, match="KB-9"):
        state.apply_action(make("kingdom-builder").moves.parse("end"))
    with pytest.raises(BastideError):
        state.apply_action(5000)
    assert (str(state), state.history()) == (before, history)
    dealing = pyspiel.load_game("bastide_kingdom_builder").new_initial_state()
    with pytest.raises(ValueError, match="No outcome 99 of"):
        dealing.apply_action(99)


def test_parameters_choose_players_options_and_rewards() -> None:
    game = pyspiel.load_game("bastide_kingdom_builder(players=3,preset=first-game,reward=score)")
    assert (game.num_players(), game.rules.settings["cards"]) == (3, "fishermen knights merchants")
    assert game.max_utility() == -game.min_utility() == make("kingdom-builder").limits(3).score_span
    assert pyspiel.load_game(str(game)).rules.settings == game.rules.settings
    game = pyspiel.load_game("bastide_troyes_dice(options=crier:2)")
    assert game.rules.settings["crier"] == "2"
    with pytest.raises(Exception, match="2 players at least, 4 at most; got 9"):
        pyspiel.load_game("bastide_kingdom_builder(players=9)")
    with pytest.raises(Exception, match="reward must be rank or score"):
        pyspiel.load_game("bastide_kingdom_builder(reward=fame)")


def test_a_move_that_asks_chance_leads_to_a_chance_node() -> None:
    state = opened("bastide_kingdom_builder", 1)
    while "end" not in [state.action_to_string(action) for action in state.legal_actions()]:
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    state.apply_action(state.string_to_action("end"))
    assert state.is_chance_node()
    assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
    action, _ = state.chance_outcomes()[0]
    assert state.action_to_string(action) == "terrain card: grass"
    state.apply_action(action)
    assert state.current_player() == 1 - player


def test_a_step_repeats_no_earlier_step(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = make("kingdom-builder")
    state_type = type(rules.start(2, SeededChance(0)))
    applied: list[int] = []
    real = state_type.apply
    monkeypatch.setattr(
        state_type, "apply", lambda self, player, move, chance: (applied.append(move), real(self, player, move, chance))
    )
    node, moves, answers = Node(rules, 2), 0, 0
    for _ in range(100):
        if isinstance(node.request, Request):
            answers += node.position is not None
            node.play(node.request.possible()[0])
        else:
            moves += 1
            node.play(node.legal_moves()[0])
    assert len(applied) <= moves + answers


def test_a_clone_goes_its_own_way() -> None:
    state = opened("bastide_troyes_dice", 3, steps=5)
    clone = state.clone()
    before = state.information_state_string(0)
    clone.apply_action(clone.legal_actions()[0])
    assert state.information_state_string(0) == before
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_tensors_are_the_observation() -> None:
    state = opened("bastide_feuville", 4, steps=9)
    position = state.node.position
    assert np.array_equal(state.observation_tensor(1), position.observe(1))
    assert np.array_equal(state.information_state_tensor(0), position.observe(0))
    assert not any(pyspiel.load_game("bastide_feuville").new_initial_state().observation_tensor(0))


def test_an_information_state_tells_ways_apart_but_not_what_is_hidden() -> None:
    """In a closed phase, nobody learns what another has chosen before them."""
    state = opened("bastide_troyes_dice", 5, steps=2)
    assert state.node.position.closed_phase is not None
    first, second = state.clone(), state.clone()
    first.apply_action(first.legal_actions()[0])
    second.apply_action(second.legal_actions()[1])
    assert state.current_player() == 0
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)
    # Two ways to the same position of Kingdom Builder are two information states.
    state = opened("bastide_kingdom_builder", 6)
    one, other = state.clone(), state.clone()
    a, b = next(
        (a, b)
        for a in state.legal_actions()
        for b in state.legal_actions()
        if a < b and b in state.child(a).legal_actions() and a in state.child(b).legal_actions()
    )
    one.apply_action(a)
    one.apply_action(b)
    other.apply_action(b)
    other.apply_action(a)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_without_openspiel_one_sentence_names_the_extra() -> None:
    program = "import sys; sys.modules['pyspiel'] = None\nimport bastide.lab.openspiel"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert "This needs the package pyspiel: run pip install 'bastide[lab]'." in done.stderr
