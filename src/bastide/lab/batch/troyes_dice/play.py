"""Random play: a legal move straight from the sets of moves, without spreading them out to a mask."""

from bastide.core.extras import needs
from bastide.games.troyes_dice.moves import BUILD, CITIZEN, COLOURS, DECLINE, WIDTH
from bastide.lab.batch.apart import bits
from bastide.lab.batch.troyes_dice.half_day import legal
from bastide.lab.batch.troyes_dice.position import State
from bastide.lab.batch.values import nth_bit

with needs("batch"):
    import jax
    import jax.numpy as jnp

_SQUARES = len(COLOURS) * WIDTH


def choose(state: State, word: jax.Array) -> jax.Array:
    """Return the legal move that a random word of 32 bits selects, each with the same probability."""
    moves = legal(state)
    others = moves.work | moves.late << _SQUARES
    early, prestige, rest = (bits(one) for one in (moves.early, moves.prestige, others))
    number_of_moves = (early + prestige + rest).astype(jnp.uint32)
    number = ((word >> 16) * number_of_moves >> 16).astype(jnp.int32)
    in_early, in_prestige = number < early, number < early + prestige
    chosen = jnp.where(in_early, moves.early, jnp.where(in_prestige, moves.prestige, others))
    before = jnp.where(in_early, 0, jnp.where(in_prestige, early, early + prestige))
    bit = nth_bit(chosen.astype(jnp.uint32), number - before)
    # A building's row: two for each colour, prestige before work.
    building = BUILD + bit + bit // WIDTH * WIDTH + jnp.where(in_prestige, 0, WIDTH)
    late = bit - _SQUARES
    late = jnp.where(late < len(COLOURS), CITIZEN + late, DECLINE - len(COLOURS) + late)
    return jnp.where(in_early, bit, jnp.where(~in_prestige & (bit >= _SQUARES), late, building))
