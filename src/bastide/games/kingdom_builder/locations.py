"""The eight location tiles: where each lets its owner build, or move a settlement to. In the rulebook's order."""

from typing import TYPE_CHECKING

from bastide.core.masks import Mask, bits
from bastide.games.kingdom_builder.board import TERRAINS
from bastide.games.kingdom_builder.hexes import BIT, JUMPS, NEIGHBOURS, around, line_ends, row_ends, two_steps

if TYPE_CHECKING:
    from bastide.games.kingdom_builder.state import KingdomBuilderState

_GRASS, _DESERT = TERRAINS.index("grass"), TERRAINS.index("desert")


# Tiles that build. Each function returns the hexes that it builds on, if they are free; next to an own settlement if
# possible, as with all builds (KB-12, KB-13). The ends of a line always are.


def oracle(state: "KingdomBuilderState") -> Mask:
    """On the terrain of the card in play (KB-36)."""
    return state.board.terrain[state.card]


def farm(state: "KingdomBuilderState") -> Mask:
    """On grass (KB-37)."""
    return state.board.terrain[_GRASS]


def oasis(state: "KingdomBuilderState") -> Mask:
    """On desert (KB-38)."""
    return state.board.terrain[_DESERT]


def tower(state: "KingdomBuilderState") -> Mask:
    """On any buildable terrain at the edge of the board (KB-39)."""
    return state.board.buildable_edge


def tavern(state: "KingdomBuilderState") -> Mask:
    """At an end of a straight line of three or more own settlements, on any buildable terrain (KB-40)."""
    return line_ends(state.settled[state.player]) & state.board.buildable


BUILDERS = (oracle, farm, oasis, tower, tavern)


# Tiles that move. Each function returns the hexes where the settlement on `source` may go.


def barn(state: "KingdomBuilderState", source: int) -> Mask:
    """To the terrain of the card in play, adjacent if possible (KB-41)."""
    return _after_lifting(state, source, state.card_terrain())


def harbor(state: "KingdomBuilderState", source: int) -> Mask:
    """To water, adjacent if possible: the only way onto it (KB-42)."""
    return _after_lifting(state, source, state.board.water)


def paddock(state: "KingdomBuilderState", source: int) -> Mask:
    """Two hexes straight on, over anything, adjacent or not (KB-43)."""
    return JUMPS[source] & state.board.buildable & state.free


MOVERS = (barn, harbor, paddock)

TILES = tuple(tile.__name__ for tile in (*BUILDERS, *MOVERS))
"""The tiles are named after their functions and numbered in this order: first those that build."""
ORACLE, FARM, OASIS, TOWER, TAVERN, BARN, HARBOR, PADDOCK = range(len(TILES))


FIRST_READY: tuple[tuple[int, int], ...] = (
    (0, 0),
    *[(tile, -4 << 2 * tile) for tile in range(len(TILES)) for _ in range(2)],
)
"""The first kind of tile with a use left and the bits of later kinds, by the length of the lowest bit of `uses`."""


def _after_lifting(state: "KingdomBuilderState", source: int, allowed: Mask) -> Mask:
    # Lift first: the settlement no longer counts for adjacency, and its hex is free and may itself force it (KB-44) ...
    lifted = BIT[source]
    free = allowed & (state.free | lifted)
    near = free & around(state.settled[state.player] ^ lifted)
    # ... but going back there is not a move (KB-45).
    return (near or free) & ~lifted


def movable(state: "KingdomBuilderState", tile: int) -> Mask:
    """The own settlements that `tile` can move somewhere (KB-46)."""
    if tile == PADDOCK:
        return state.settled[state.player] & two_steps(state.board.buildable & state.free)
    return _movable_to(state, state.board.water if tile == HARBOR else state.card_terrain())


def _movable_to(state: "KingdomBuilderState", allowed: Mask) -> Mask:
    """The own settlements that can move, mostly without working out `_after_lifting` for each."""
    own, near = state.settled[state.player], state.near[state.player]
    free = allowed & state.free
    if not free & near:
        # All may go anywhere, except those that would leave the only adjacent hex and must stay there (KB-45).
        return own & ~(allowed & near) if free else 0
    # A settlement that does not touch every adjacent hex itself may go to one that it does not touch.
    open_, doubtful = free & near, own
    while doubtful and open_:
        hex_ = open_.bit_length() - 1
        doubtful &= NEIGHBOURS[hex_]
        open_ ^= BIT[hex_]
    for source in bits(doubtful):
        if not _after_lifting(state, source, allowed):
            own ^= BIT[source]
    return own


def has_target(state: "KingdomBuilderState", tile: int) -> bool:
    """Whether `tile` can do anything now (KB-25)."""
    if tile < BARN:
        if not state.supply[state.player]:
            return False
        # The ends of lines in rows are found quickly, and mostly suffice.
        if tile == TAVERN and row_ends(state.settled[state.player]) & state.board.buildable & state.free:
            return True
        return BUILDERS[tile](state) & state.free != 0
    # For tiles that move, a first look mostly finds a settlement that can; finding all takes much longer.
    if tile == PADDOCK:
        own = state.settled[state.player]
        if own and JUMPS[own.bit_length() - 1] & state.board.buildable & state.free:
            return True
    else:
        allowed = state.board.water if tile == HARBOR else state.board.terrain[state.card]
        # To a hex beside one settlement, another can go; if there is only one, it can go anywhere.
        if allowed & state.free & state.near[state.player]:
            return True
    return movable(state, tile) != 0
