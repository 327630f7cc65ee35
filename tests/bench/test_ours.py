"""Our own side of the benchmark plays whole games by the rules."""

from random import Random

import pytest

from bastide.core import registry
from bastide.core.chance import SeededChance
from bench import ours
from bench.contenders import COSTS


def test_every_registered_game_takes_part() -> None:
    assert {contender.game for contender in ours.contenders(seed=1)} == set(registry.list_games())


@pytest.mark.parametrize("name", registry.list_games())
def test_a_whole_game_is_played(name: str) -> None:
    game = registry.make(name)
    tally = ours.play_game(game, game.min_players, Random(1), SeededChance(1))
    assert tally.games == 1
    assert 0 <= tally.forced < tally.steps


def test_costs_go_through_the_whole_sample() -> None:
    game = registry.make("kingdom-builder")
    contender = ours.contender(game, 2, seed=1)
    assert tuple(contender.costs) == COSTS
    sizes = {work().steps for work in contender.costs.values()}
    assert sizes == {len(ours.sample(game, 2, seed=1))}


def test_positions_of_a_sample_list_their_moves_like_fresh_ones() -> None:
    game = registry.make("kingdom-builder")
    for state in ours.sample(game, 2, seed=1)[::40]:
        player = state.to_act[0]
        assert game.from_position(state.position()).legal_moves(player) == state.copy().legal_moves(player)
