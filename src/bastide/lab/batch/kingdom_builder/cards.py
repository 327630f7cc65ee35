"""Piles of terrain cards: one word with the number of each kind, six bits each (KB-5)."""

from collections.abc import Sequence

from bastide.core.extras import needs
from bastide.games.kingdom_builder.board import NO_CARD

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

_BITS = 6
_MOST = np.uint32((1 << _BITS) - 1)


def pile(counts: Sequence[int]) -> int:
    """Return the pile with these numbers of cards."""
    return sum(count << _BITS * kind for kind, count in enumerate(counts))


def one(card: jax.Array) -> jax.Array:
    """Return the pile of one card; an empty one for `NO_CARD`."""
    shift = (_BITS * card).astype(jnp.uint32)
    return jnp.where(card == NO_CARD, np.uint32(0), jnp.uint32(1) << shift)


def counts(pile_: jax.Array) -> list[jax.Array]:
    """Return how many cards of each kind a pile has."""
    return [(pile_ >> np.uint32(_BITS * kind) & _MOST).astype(jnp.int32) for kind in range(NO_CARD)]
