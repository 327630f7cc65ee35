"""Where the player on turn may build, and what the eight location tiles let them do (KB-11 to KB-13, KB-36 to 46)."""

from bastide.core.extras import needs
from bastide.games.kingdom_builder.board import TERRAINS
from bastide.games.kingdom_builder.locations import BARN
from bastide.lab.batch.kingdom_builder import rows
from bastide.lab.batch.kingdom_builder.position import EDGE_ROWS, WATER, State, of
from bastide.lab.batch.kingdom_builder.rows import Rows, around, some

with needs("batch"):
    import jax
    import jax.numpy as jnp

_GRASS, _DESERT = TERRAINS.index("grass"), TERRAINS.index("desert")
_EMPTY = jnp.uint32(0)


class Land:
    """What the player on turn sees of the board: their settlements, what is free, and the terrain of their card."""

    def __init__(self, state: State) -> None:
        self.board = state.board
        self.own: Rows = of(state.settled, state.current_player)
        self.near = around(self.own)
        self.free = ~rows.union(state.settled) & rows.FULL
        self.terrain = terrain_of(state)
        self.buildable = rows.union(state.board[: len(TERRAINS)])

    def buildable_on(self, allowed: Rows) -> Rows:
        """Hexes of `allowed` to build on (KB-11 to KB-13: free, next to an own settlement if possible)."""
        free = allowed & self.free
        adjacent = free & self.near
        return jnp.where(some(adjacent), adjacent, free)

    def movable_to(self, allowed: Rows) -> Rows:
        """The own settlements that can go to `allowed`, adjacent if possible (KB-44 to KB-46).

        A settlement must stay if its own hex, once vacated, is the only one that touches another own settlement.
        """
        free = allowed & self.free
        adjacent = free & self.near
        owners = self.own & around(adjacent)
        bound = jnp.where(some(adjacent), jnp.where(rows.count(owners) == 1, owners, _EMPTY), self.own)
        return jnp.where(some(free), self.own & ~(bound & allowed & self.near), _EMPTY)

    def landings(self, source: Rows, allowed: Rows) -> Rows:
        """Where a lifted settlement may go (KB-44), but not back (KB-45)."""
        free = allowed & (self.free | source)
        adjacent = free & around(self.own & ~source)
        return jnp.where(some(adjacent), adjacent, free) & ~source

    def choices(self) -> Rows:
        """For each kind of tile the hexes to build on or the settlements to move, in the rulebook's order."""
        board, buildable = self.board, self.buildable
        return jnp.stack(
            [
                self.buildable_on(self.terrain),
                self.buildable_on(board[_GRASS]),
                self.buildable_on(board[_DESERT]),
                self.buildable_on(buildable & EDGE_ROWS),
                rows.line_ends(self.own) & buildable & self.free,
                self.movable_to(self.terrain),
                self.movable_to(board[WATER]),
                self.own & rows.two_steps(buildable & self.free),
            ]
        )

    def destinations(self, source: Rows) -> Rows:
        """For each kind of tile that moves, where the settlement on `source` may go."""
        return jnp.stack(
            [
                self.landings(source, self.terrain),
                self.landings(source, self.board[WATER]),
                rows.two_steps(source) & self.buildable & self.free,
            ]
        )


def terrain_of(state: State) -> Rows:
    """The hexes that show the terrain of the card in play; none without a card."""
    terrain: Rows = of(state.board[: len(TERRAINS)], state.card)
    return terrain


def open_now(state: State) -> tuple[Rows, jax.Array]:
    """Return the hexes that a build, lift or landing may name now, and for each sector whether its tile is ready."""
    land = Land(state)
    choices = land.choices()
    destinations = land.destinations(rows.single(state.lifted))
    mandatory = jnp.where(state.owed > 0, choices[0], _EMPTY)
    of_tile = jnp.where(state.lifted < 0, of(choices, state.tile), of(destinations, state.tile - BARN))
    targets = jnp.where(state.tile < 0, mandatory, of_tile)
    kinds = jnp.arange(len(choices))
    possible = some(choices) & ((of(state.supply, state.current_player) > 0) | (kinds >= BARN))
    of_sector = jnp.any(possible & (state.sector_tiles[:, None] == kinds), axis=-1)
    # No tile between mandatory builds (KB-22).
    may_choose = (state.tile < 0) & ~(state.begun & some(targets)) & ~state.terminated
    return targets, (state.uses > 0) & of_sector & may_choose
