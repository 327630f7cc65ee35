"""The eight location tiles: where each lets its owner build, or move a settlement to. In the rulebook's order."""

from typing import TYPE_CHECKING

from bastide.games.kingdom_builder.board import TERRAINS
from bastide.games.kingdom_builder.hexes import BIT, DIRECTIONS, JUMPS, Mask, around, bits
from bastide.games.kingdom_builder.moves import BARN

if TYPE_CHECKING:
    from bastide.games.kingdom_builder.state import KingdomBuilderState

_GRASS, _DESERT = TERRAINS.index("grass"), TERRAINS.index("desert")


# Tiles that build. Each gives the hexes where the player on turn may build with it.


def oracle(state: "KingdomBuilderState") -> Mask:
    """On the terrain of the card in play, adjacent if possible (KB-36)."""
    return state.buildable(state.card_terrain())


def farm(state: "KingdomBuilderState") -> Mask:
    """On grass, adjacent if possible (KB-37)."""
    return state.buildable(state.board.terrain[_GRASS])


def oasis(state: "KingdomBuilderState") -> Mask:
    """On desert, adjacent if possible (KB-38)."""
    return state.buildable(state.board.terrain[_DESERT])


def tower(state: "KingdomBuilderState") -> Mask:
    """On any buildable terrain at the edge of the board, adjacent if possible (KB-39)."""
    return state.buildable(state.board.buildable_edge)


def tavern(state: "KingdomBuilderState") -> Mask:
    """At an end of a straight line of three or more own settlements, on any buildable terrain (KB-40)."""
    own = state.settled[state.player]
    ends = 0
    for step in DIRECTIONS:
        two = own & step(own)
        ends |= step(two & step(two))
    return ends & state.board.buildable & ~state.occupied


BUILDERS = (oracle, farm, oasis, tower, tavern)


# Tiles that move. Each gives the hexes where the settlement on `source` may go.


def barn(state: "KingdomBuilderState", source: int) -> Mask:
    """To the terrain of the card in play, adjacent if possible (KB-41)."""
    return _after_lifting(state, source, state.card_terrain())


def harbor(state: "KingdomBuilderState", source: int) -> Mask:
    """To water, adjacent if possible: the only way onto it (KB-42)."""
    return _after_lifting(state, source, state.board.water)


def paddock(state: "KingdomBuilderState", source: int) -> Mask:
    """Two hexes straight on, over anything, adjacent or not (KB-43)."""
    return JUMPS[source] & state.board.buildable & ~state.occupied


MOVERS = (barn, harbor, paddock)


def _after_lifting(state: "KingdomBuilderState", source: int, allowed: Mask) -> Mask:
    # Lift first: the settlement no longer counts for adjacency, and its hex is free and may itself force it (KB-44) ...
    lifted = BIT[source]
    free = allowed & ~(state.occupied ^ lifted)
    near = free & around(state.settled[state.player] ^ lifted)
    # ... but going back to it is no move (KB-45).
    return (near or free) & ~lifted


def movable(state: "KingdomBuilderState", tile: int) -> Mask:
    """The own settlements that `tile` can move somewhere (KB-46)."""
    targets = MOVERS[tile - BARN]
    sources = 0
    for source in bits(state.settled[state.player]):
        if targets(state, source):
            sources |= BIT[source]
    return sources


def has_target(state: "KingdomBuilderState", tile: int) -> bool:
    """Whether `tile` can do anything now (KB-25)."""
    if tile < BARN:
        return bool(state.supply[state.player] and BUILDERS[tile](state))
    targets = MOVERS[tile - BARN]
    return any(targets(state, source) for source in bits(state.settled[state.player]))
