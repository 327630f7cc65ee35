"""What a position promises: a line that can be played, and the average of games played on."""

from typing import Any

import pytest

from bastide.bots import outlook
from bastide.bots.outlook import look_ahead
from bastide.core import positions
from bastide.core.chance import SeededChance
from bastide.core.errors import BadPosition
from bastide.core.registry import make
from bastide.core.state import State

PLAZAS = "red/red yellow/white white/red yellow/yellow red/yellow white/white red/white white/yellow yellow/red"
LAST_HALF_DAY: dict[str, Any] = {
    "game": "troyes-dice",
    "half_day": 16,
    "plazas": PLAZAS.split(),
    "dice": [1, 2, 3, 4],
    "black": 1,
    "players": [{}, {"buildings": {"fortress": "abc"}, "citizens": {"red": 3, "yellow": 1}}],
}


def last_half_day() -> State:
    return positions.read(LAST_HALF_DAY)


def test_the_line_can_be_played_and_the_expectation_is_the_mean_of_games_played_on() -> None:
    state = last_half_day()
    shares: list[float] = []
    found = look_ahead(state, 1, 60, shares.append)
    assert state == last_half_day()
    assert shares[-1] == 1.0 and found.games == outlook.MOST_GAMES
    for move in found.moves:
        state.play(1, state.game.moves.parse(move), SeededChance(1))
    assert 1 not in state.to_act
    assert sum(found.expected.shares) == pytest.approx(1, abs=0.001)
    assert found.expected.points[1] > found.expected.points[0]
    assert found.expected.shares[1] > 0.5


def test_the_same_seed_gives_the_same_outlook_and_time_limits_the_games() -> None:
    one, other = (look_ahead(last_half_day(), 0, 0, seed=7) for _ in range(2))
    assert one == other and one.games == 1


def test_only_a_player_who_has_to_decide_has_an_outlook() -> None:
    over = positions.read({**LAST_HALF_DAY, "half_day": 17, "dice": [], "black": 0})
    with pytest.raises(BadPosition):
        look_ahead(over, 0, 1)
    with pytest.raises(BadPosition):
        look_ahead(make("peek").start(2, SeededChance(1)), 0, 1)  # no bot has a value for it
