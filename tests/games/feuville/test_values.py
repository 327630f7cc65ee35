"""What Feuville's bots go by: hints, learned values, and the levels that use them."""

import hashlib
from collections.abc import Iterator

import numpy as np
import pytest

from bastide.bots import LEVELS, Sight, levels_for, make_bot
from bastide.bots.linear import LinearValues
from bastide.bots.lines import DIGITS
from bastide.bots.values import hints_of, read_values
from bastide.core.chance import SeededChance
from bastide.core.state import State
from bastide.core.values import Values
from bastide.games.feuville import Feuville, features
from bastide.testing.playing import any_move


def learned() -> LinearValues:
    values = read_values(Feuville, {"linear": "linear.json"})
    assert isinstance(values, LinearValues)
    return values


def positions(players: int) -> Iterator[State]:
    """Yield some positions of a random game, the last one included."""
    chance = SeededChance(players)
    state = Feuville().start(players, chance)
    while state.to_act:
        yield state.copy()
        for _ in range(5):
            if state.to_act:
                state.play(*any_move(state, chance), chance)
    yield state


def test_the_greedy_bot_plays_as_it_always_did() -> None:
    chance = SeededChance(2026)
    game = Feuville()
    state = game.start(2, chance)
    bots = [make_bot("greedy", Feuville, 2026 + seat) for seat in range(2)]
    texts = []
    while state.to_act:
        (player,) = state.to_act
        move = bots[player].choose(Sight(state, player))
        state.play(player, move, chance)
        texts.append(game.moves.text(move))
    assert [score.total for score in state.scores()] == [37, 34]
    assert hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16] == "75255b2e06c00137"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("values", [hints_of(Feuville), learned()], ids=["hints", "learned"])
def test_the_parts_add_up_to_the_worth(values: Values, players: int) -> None:
    for state in positions(players):
        for seat in range(players):
            assert sum(values.parts(state, seat).values()) == pytest.approx(values.worth(state, seat))


def test_every_feature_has_a_weight_for_each_phase() -> None:
    assert len(learned().weights) == features.LAST_PHASE + 1
    assert {len(row) for row in learned().weights} == {len(features.NAMES)}
    assert {features.phase(state) for state in positions(3)} == set(range(features.LAST_PHASE + 1))


def test_plain_python_and_numpy_agree() -> None:
    values = learned()
    weights = np.array(values.weights)
    for state in positions(2):
        if state.is_over:
            continue
        standing = [
            features.points(state, seat) + weights[features.phase(state)] @ np.array(features.features(state, seat))
            for seat in range(2)
        ]
        assert round(values.worth(state, 0), DIGITS) == round(float(standing[0] - standing[1]), DIGITS)


def test_nothing_is_promised_to_players_who_do_not_move_again() -> None:
    *_, last = positions(2)
    assert learned().worth(last, 0) == last.scores()[0].total - last.scores()[1].total


def test_the_levels_load() -> None:
    levels = levels_for(Feuville)
    assert tuple(levels) == LEVELS
    assert [isinstance(level.values, LinearValues) for level in levels.values()] == [False, False, True, True]
