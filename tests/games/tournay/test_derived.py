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
    """Whether decks with cards, citizens on all Plazas, and fights are what the table shows."""
    stocked = sum(1 << deck for deck, pile in enumerate(state.decks) if pile.places)
    return state.stocked == stocked and state.available == sum(state.standing) and state.fights == fights(state)


def fights(state: TournayState) -> tuple[tuple[int, int, int, int], ...]:
    """Each event with coins: the move that fights it, the citizens of its colour, those it takes, and the deniers."""
    table = zip(range(3), state.queue, state.coins, strict=True)
    with_coins = [(place, state.box.events[event].fight, coins) for place, event, coins in table if coins]
    return tuple(
        (
            state.game.moves.parse(f"combat {place + 1}"),
            0b1111 << 4 * fight.colour,
            fight.citizens << 4 * fight.colour,
            fight.deniers + fight.per_coin * coins,
        )
        for place, fight, coins in with_coins
    )


@rule("TY-21", "TY-25", "TY-35")
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
