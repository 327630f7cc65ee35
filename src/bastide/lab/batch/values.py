"""Values that differ from game to game: choosing among them, small tables, and bits of words.

All of it only combines values game by game, as `apart` wants: there is no gathering by an index.
"""

from collections.abc import Sequence
from typing import TypeAlias

from bastide.core.extras import needs
from bastide.lab.batch.apart import bits

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

Value: TypeAlias = "jax.Array | int"
"""A value that differs from game to game, or is the same in all."""
_WORD = 32
_DEEPEST = 5
"""Halvings of a word of 32 bits."""


def of(values: Sequence[jax.Array], seat: jax.Array) -> jax.Array:
    """Return the entry of a seat; the last one for a seat that doesn't exist."""
    *first, last = values
    chosen = last
    for number, value in reversed(list(enumerate(first))):
        chosen = jnp.where(seat == number, value, chosen)
    return chosen


def put(values: Sequence[jax.Array], seat: jax.Array, value: jax.Array) -> tuple[jax.Array, ...]:
    """Return the entries with another one at a seat."""
    return tuple(jnp.where(seat == number, value, old) for number, old in enumerate(values))


def nth_bit(word: jax.Array, number: jax.Array) -> jax.Array:
    """The position of the bit with `number` bits of the word below it."""
    position = jnp.zeros_like(number)
    for half in (1 << depth for depth in reversed(range(_DEEPEST))):
        low = bits(word & np.uint32((1 << half) - 1))
        above = number >= low
        number = jnp.where(above, number - low, number)
        word = jnp.where(above, word >> half, word)
        position = position + jnp.where(above, half, 0)
    return position


def lowest_bit(word: jax.Array) -> jax.Array:
    """The position of the lowest bit of a word; 32 if it has none."""
    return bits((word & -word) - 1)


def lookup(table: Sequence[int], index: jax.Array) -> jax.Array:
    """Return the entry of a small table of numbers that aren't negative, by an index within it."""
    width = max(max(table).bit_length(), 1)
    each = 1 << (_WORD // width).bit_length() - 1  # entries in a word, a power of two
    words = [
        sum(entry << width * place for place, entry in enumerate(table[first : first + each]))
        for first in range(0, len(table), each)
    ]
    place = (index & each - 1).astype(jnp.uint32)
    found = _word(words, index >> each.bit_length() - 1) >> place * np.uint32(width)
    return (found & np.uint32((1 << width) - 1)).astype(jnp.int32)


def _word(words: Sequence[int], index: jax.Array) -> jax.Array:
    """One of some constants, halved by each bit of the index in turn."""
    if len(set(words)) == 1:
        return jnp.full_like(index, np.uint32(words[0]), jnp.uint32)
    odd = _word(words[1::2] if len(words) % 2 == 0 else [*words[1::2], words[-1]], index >> 1)
    return jnp.where(index & 1 != 0, odd, _word(words[::2], index >> 1))
