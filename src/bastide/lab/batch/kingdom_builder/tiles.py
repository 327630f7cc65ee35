"""Where the player on turn may build, and what the eight location tiles let them do (KB-11 to KB-13, KB-36 to 46)."""

from collections.abc import Sequence

from bastide.core.extras import needs
from bastide.games.kingdom_builder.board import NO_CARD, TERRAINS
from bastide.games.kingdom_builder.hexes import EDGE
from bastide.games.kingdom_builder.locations import BARN, FARM, HARBOR, OASIS, PADDOCK, TAVERN, TOWER
from bastide.lab.batch.apart import parts
from bastide.lab.batch.kingdom_builder import rows
from bastide.lab.batch.kingdom_builder.position import (
    NOTHING,
    WATER,
    Board,
    State,
    own_settlements,
    settlements,
)
from bastide.lab.batch.kingdom_builder.rows import Rows, around, either, some
from bastide.lab.batch.values import of

with needs("batch"):
    import jax
    import jax.numpy as jnp

_GRASS, _DESERT = TERRAINS.index("grass"), TERRAINS.index("desert")


class Options:
    """What the player on turn may do now."""

    def __init__(self, state: State) -> None:
        all_settlements = settlements(state)
        self._state, self._board = state, Board(state)
        self._own = own_settlements(state, all_settlements)
        self._edge = rows.constant(self._own, EDGE)  # KB-39
        self._free = ~rows.union(all_settlements)
        self._source = rows.single(self._own, state.lifted)
        # A lifted settlement no longer counts for adjacency (KB-44).
        self._near = around(self._own & ~self._source).kept()
        self._land = self._board.buildable() & self._free
        terrain = self._board.of(terrain_of(state))
        builds = [
            terrain & self._free,
            self._board.all(_GRASS) & self._free,
            self._board.all(_DESERT) & self._free,
            self._land & self._edge,
            self._land & rows.line_ends(self._own),
        ]
        moves = [self._movable_to(terrain), self._movable_to(self._board.all(WATER)), self._jumpers()]
        self.targets = self._targets(builds[TAVERN], moves).kept()
        """The hexes that a build, lift or landing may name now."""
        self.any_target = some(self.targets)
        self.ready = self._ready(builds, moves)
        """For each sector, whether its tile can be chosen now."""
        self.can_end = (state.tile < 0) & ~self.any_target & ~state.terminated
        """Whether the turn can be ended now."""

    def _targets(self, line_ends: Rows, moves: Sequence[Rows]) -> Rows:
        tile = self._state.tile
        lifts = (tile >= BARN) & (self._state.lifted < 0)
        to_terrain, to_water, jumpers = moves
        lifted = either(tile == PADDOCK, jumpers, either(tile == HARBOR, to_water, to_terrain))
        jumps = rows.two_steps(self._source) & self._land
        placed = either(tile == PADDOCK, jumps, self._open(self._allowed()))
        return either(tile == TAVERN, line_ends, either(lifts, lifted, placed))

    def _allowed(self) -> Rows:
        """The hexes that the mandatory action or the chosen tile builds on or moves to."""
        state, board = self._state, self._board
        kind = terrain_of(state)
        for tile, other in ((FARM, _GRASS), (OASIS, _DESERT), (HARBOR, WATER)):
            kind = jnp.where(state.tile == tile, other, kind)
        kind = jnp.where((state.tile < 0) & (state.owed == 0), NOTHING, kind)
        return either(state.tile == TOWER, board.buildable() & self._edge, board.of(kind))

    def _open(self, allowed: Rows) -> Rows:
        """Hexes of `allowed` to build on (KB-11 to KB-13: free, next to an own settlement if possible).

        So is the hex of a lifted settlement, and it may force adjacency (KB-44), but going back is not a move (KB-45).
        """
        free = allowed & (self._free | self._source)
        adjacent = free & self._near
        return either(some(adjacent), adjacent, free) & ~self._source

    def _movable_to(self, allowed: Rows) -> Rows:
        """The own settlements that can go to `allowed`, adjacent if possible (KB-44 to KB-46).

        A settlement must stay if its own hex, once vacated, is the only one that touches another own settlement.
        """
        free = allowed & self._free
        adjacent = free & self._near
        owners = self._own & around(adjacent)
        bound = either(some(adjacent), owners.where(rows.count(owners) == 1), self._own)
        return (self._own & ~(bound & allowed & self._near)).where(some(free))

    def _jumpers(self) -> Rows:
        """The own settlements that the paddock can move (KB-43)."""
        return self._own & rows.two_steps(self._land)

    def _ready(self, builds: Sequence[Rows], moves: Sequence[Rows]) -> list[jax.Array]:
        """A tile can be chosen if it is unused and can do anything now (KB-25)."""
        state = self._state
        has_supply = of(state.supply, state.current_player) > 0
        can_build, can_move = rows.which(builds), rows.which(moves)
        possible = [can & has_supply for can in can_build] + can_move
        # No tile between mandatory builds (KB-22).
        may_choose = (state.tile < 0) & ~(state.begun & self.any_target) & ~state.terminated
        kinds = parts(state.sector_tiles)
        return [(uses > 0) & of(possible, kind) & may_choose for kind, uses in zip(kinds, state.uses, strict=True)]


def terrain_of(state: State) -> jax.Array:
    """The terrain of the card in play, or `NOTHING`."""
    return jnp.where(state.card == NO_CARD, NOTHING, state.card)


def is_full(state: State) -> jax.Array:
    """Whether builds are owed and the terrain of the card in play has no free hex (KB-16)."""
    free = Board(state).of(terrain_of(state)) & ~rows.union(settlements(state))
    return (state.owed > 0) & ~some(free)
