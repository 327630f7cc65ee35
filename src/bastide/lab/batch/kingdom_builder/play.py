"""Random play: a legal move straight from the sets of hexes, without spreading them out to a mask."""

from bastide.core.extras import needs
from bastide.games.kingdom_builder.locations import BARN
from bastide.games.kingdom_builder.moves import END, FROM, TILE, TO
from bastide.lab.batch.kingdom_builder import rows
from bastide.lab.batch.kingdom_builder.position import State

with needs("batch"):
    import jax
    import jax.numpy as jnp


def choose(state: State, word: jax.Array) -> jax.Array:
    """Return the legal move that a random word of 32 bits selects, each with the same probability."""
    hexes, tiles = rows.count(state.targets), jnp.sum(state.ready)
    options = (hexes + tiles + state.can_end).astype(jnp.uint32)
    number = ((word >> 16) * options >> 16).astype(jnp.int32)
    first = jnp.where(state.tile < BARN, 0, jnp.where(state.lifted < 0, FROM, TO))
    # The ready sector with as many ready ones before it as hexes leave over.
    order = jnp.cumsum(state.ready) - 1
    tile = TILE + jnp.sum(jnp.where(state.ready & (order == number - hexes), state.sector_tiles, 0))
    of_hex = first + rows.nth(state.targets, number)
    return jnp.where(number < hexes, of_hex, jnp.where(number < hexes + tiles, tile, END)).astype(jnp.int32)
