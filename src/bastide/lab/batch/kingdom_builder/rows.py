"""Sets of hexes as twenty words, one for each row of the board, a bit for each column.

The functions are those of `games.kingdom_builder.hexes`, on arrays whose last axis is the rows.
"""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TypeAlias

from bastide.core.extras import needs
from bastide.core.masks import Mask
from bastide.games.kingdom_builder.hexes import SIDE

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

Rows: TypeAlias = jax.Array
"""Twenty words of 32 bits, of which the lower twenty are used."""

FULL = np.uint32((1 << SIDE) - 1)
"""A row with every hex."""
_ROW = np.arange(SIDE)
_ODD = _ROW % 2 == 1
_DEEPEST = 5
"""Halvings of a word of 32 bits."""


def from_mask(mask: Mask) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    """Return the rows of a set of the rules engine."""
    return np.array([mask >> SIDE * row & int(FULL) for row in range(SIDE)], np.uint32)


def to_mask(rows: "np.typing.ArrayLike") -> Mask:
    """Return the set of the rules engine with these rows."""
    words: list[int] = np.asarray(rows).tolist()
    return sum(word << SIDE * row for row, word in enumerate(words))


def single(hex_: jax.Array) -> Rows:
    """The set of one hex; empty for -1."""
    column = (hex_ % SIDE).astype(jnp.uint32)
    here = (hex_ >= 0) & (hex_ // SIDE == _ROW)
    return jnp.where(here, jnp.uint32(1) << column, jnp.uint32(0))


def count(rows: Rows) -> jax.Array:
    """How many hexes there are in a set."""
    return jnp.sum(jax.lax.population_count(rows), axis=-1).astype(jnp.int32)


def some(rows: Rows) -> jax.Array:
    """Whether a set has a hex."""
    return jnp.any(rows != 0, axis=-1)


def union(sets: Rows) -> Rows:
    """The union of sets along the first axis."""
    joined: Rows = reduce(or_, list(sets))
    return joined


def nth(rows: Rows, number: jax.Array) -> jax.Array:
    """The hex with `number` hexes of the set before it."""
    sizes = jax.lax.population_count(rows).astype(jnp.int32)
    before = jnp.cumsum(sizes) - sizes
    row = jnp.sum(before + sizes <= number)
    here = row == _ROW
    word = jnp.sum(jnp.where(here, rows, jnp.uint32(0)))
    rest = number - jnp.sum(jnp.where(here, before, 0))
    column = jnp.int32(0)
    for half in (1 << depth for depth in reversed(range(_DEEPEST))):
        low = jax.lax.population_count(word & jnp.uint32((1 << half) - 1)).astype(jnp.int32)
        above = rest >= low
        rest = jnp.where(above, rest - low, rest)
        word = jnp.where(above, word >> half, word)
        column = column + jnp.where(above, half, 0)
    hex_: jax.Array = SIDE * row + column
    return hex_


# Steps. Odd rows are shifted half a hex to the right.


def _down(rows: Rows, by: int = 1) -> Rows:
    return jnp.concatenate([jnp.zeros_like(rows[..., :by]), rows[..., :-by]], axis=-1)


def _up(rows: Rows, by: int = 1) -> Rows:
    return jnp.concatenate([rows[..., by:], jnp.zeros_like(rows[..., :by])], axis=-1)


def _east(rows: Rows) -> Rows:
    return rows << 1 & FULL


def _west(rows: Rows) -> Rows:
    return rows >> 1


def _leaning_east(rows: Rows) -> Rows:
    """The column of the hex to the east in the rows above and below."""
    return jnp.where(_ODD, _east(rows), rows)


def _leaning_west(rows: Rows) -> Rows:
    return jnp.where(_ODD, rows, _west(rows))


_Step: TypeAlias = Callable[[Rows], Rows]
_AXES: tuple[tuple[_Step, _Step], ...] = (
    (_east, _west),
    (lambda rows: _down(_leaning_east(rows)), lambda rows: _up(_leaning_west(rows))),
    (lambda rows: _down(_leaning_west(rows)), lambda rows: _up(_leaning_east(rows))),
)


def around(rows: Rows) -> Rows:
    """All hexes next to a hex of the set."""
    east, west = _east(rows), _west(rows)
    columns = rows | jnp.where(_ODD, east, west)
    return east | west | _down(columns) | _up(columns)


def two_steps(rows: Rows) -> Rows:
    """All hexes exactly two steps away from a hex of the set in a straight line (KB-43)."""
    sides = _east(rows) | _west(rows)
    return _east(_east(rows)) | _west(_west(rows)) | _down(sides, 2) | _up(sides, 2)


def line_ends(rows: Rows) -> Rows:
    """The hexes before and behind each straight line of three or more in the set (KB-40)."""
    ends = jnp.zeros_like(rows)
    for forth, back in _AXES:
        pairs = rows & forth(rows)
        threes = pairs & forth(pairs)
        ends = ends | forth(threes) | back(back(back(threes)))
    return ends
