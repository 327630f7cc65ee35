"""Random play: a legal move straight from the sets of hexes, without spreading them out to a mask."""

from functools import reduce
from operator import add

from bastide.core.extras import needs
from bastide.games.kingdom_builder.locations import BARN
from bastide.games.kingdom_builder.moves import END, FROM, TILE, TO
from bastide.lab.batch.apart import parts
from bastide.lab.batch.kingdom_builder import rows
from bastide.lab.batch.kingdom_builder.position import State
from bastide.lab.batch.kingdom_builder.tiles import Options

with needs("batch"):
    import jax
    import jax.numpy as jnp


def choose(state: State, word: jax.Array) -> jax.Array:
    """Return the legal move that a random word of 32 bits selects, each with the same probability."""
    options = Options(state)
    hexes, ready = rows.count(options.targets), [one.astype(jnp.int32) for one in options.ready]
    number_of_moves = (hexes + reduce(add, ready) + options.can_end).astype(jnp.uint32)
    number = ((word >> 16) * number_of_moves >> 16).astype(jnp.int32)
    first = jnp.where(state.tile < BARN, 0, jnp.where(state.lifted < 0, FROM, TO))
    # The ready sector with as many ready ones before it as hexes leave over, else the end of the turn.
    move, before = jnp.full_like(number, END), hexes
    for tile, is_ready in zip(parts(state.sector_tiles), ready, strict=True):
        move = jnp.where((is_ready > 0) & (before == number), TILE + tile, move)
        before = before + is_ready
    return jnp.where(number < hexes, first + rows.nth(options.targets, number), move)
