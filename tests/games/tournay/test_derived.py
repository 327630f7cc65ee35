"""What a state keeps up to date follows from the rest, after every move and in every position that is read."""

import pytest

from bastide.core import positions
from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.games.tournay.state import TournayState
from bastide.testing.playing import any_move
from tests.rules import rule
from tests.seeds import seeds


def follows(state: TournayState) -> bool:
    """Whether the decks that have cards, and the citizens on all Plazas, are what the table shows."""
    stocked = sum(1 << deck for deck, pile in enumerate(state.decks) if pile.places)
    return state.stocked == stocked and state.available == sum(state.standing)


@rule("TY-21", "TY-25")
@pytest.mark.parametrize("preset", ["base", "advanced", "expansion-replace"])
@pytest.mark.parametrize("seed", seeds(2))
def test_derived_sets_stay_true(preset: str, seed: int) -> None:
    chance = SeededChance(seed)
    state = make("tournay", preset=preset).start(4, chance)
    assert isinstance(state, TournayState)
    ply = 0
    while state.to_act:
        assert follows(state)
        if ply % 100 == 0:
            read = positions.read(state.position())
            assert isinstance(read, TournayState)
            assert follows(read)
        state.play(*any_move(state, chance), chance)
        ply += 1
    assert follows(state)
