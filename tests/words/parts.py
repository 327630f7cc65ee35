"""The parts of a game's values, found by playing."""

from functools import cache

from bastide.bots.levels import levels_for
from bastide.bots.values import hints_of
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.testing.playing import any_move


@cache
def parts_of(kind: type[Game]) -> frozenset[str]:
    """Return the parts of all values of a game, in the positions of two random games."""
    every = {id(values): values for values in [hints_of(kind), *(level.values for level in levels_for(kind).values())]}
    found: set[str] = set()
    for players in (kind.min_players, min(4, kind.max_players)):
        state, dice = kind().start(players, SeededChance(players)), SeededChance(players)
        while state.to_act:
            for values in every.values():
                found |= values.parts(*values.own_game(state.copy(), state.to_act[0])).keys()
            for _ in range(7):
                if state.to_act:
                    state.play(*any_move(state, dice), dice)
    return frozenset(found)
