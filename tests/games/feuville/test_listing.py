"""What a position keeps between two moves, and shares with its copies, changes no list of legal moves."""

from random import Random

import pytest

from bastide.core.chance import SeededChance
from bastide.games.feuville import Feuville
from bastide.games.feuville.state import FeuvilleState
from tests.rules import rule


@rule("FV-13")
@pytest.mark.parametrize("preset", Feuville.presets)
@pytest.mark.parametrize("players", [2, 4])
def test_free_actions_are_listed_again_whenever_they_may_have_changed(preset: str, players: int) -> None:
    game, rng, chance = Feuville(Feuville.preset(preset)), Random(players), SeededChance(players)
    for _ in range(3):
        state = game.start(players, chance)
        while state.to_act:
            afresh = state.copy()
            afresh.listed, afresh.free = None, [None] * players
            moves = state.legal_moves(state.asked)
            assert moves == afresh.legal_moves(state.asked) == sorted(set(moves)), state.position()
            state.play(state.asked, rng.choice(moves), chance)


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_leaves_earlier_copies_and_the_box_as_they_were(players: int) -> None:
    game, rng, chance = Feuville({}), Random(players), SeededChance(players)
    box = game.blanks[players].position()
    state = game.start(players, chance)
    kept: list[tuple[FeuvilleState, dict[str, object]]] = []
    while state.to_act:
        if rng.random() < 0.1:
            kept.append((state.copy(), state.position()))
        state.play(state.asked, rng.choice(state.legal_moves(state.asked)), chance)
    assert all(copy.position() == then for copy, then in kept)
    assert game.blanks[players].position() == box
