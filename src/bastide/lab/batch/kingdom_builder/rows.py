"""Sets of hexes as twenty rows of the board, a bit for each column.

The functions are those of `games.kingdom_builder.hexes`. A set comes in two forms with the same operations. As `Words`,
each row is a value of its own, so that a CPU works with its widest registers. As `Rows` proper, it is an array whose
first axis is the rows, of which XLA makes few and small kernels. In both, the games of a batch come last. Positions
that are taken apart (`lab.batch.apart`) have the first form, others the second one.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial, reduce
from itertools import accumulate
from operator import add, and_, or_
from typing import TypeAlias

from bastide.core.extras import needs
from bastide.core.masks import Mask
from bastide.games.kingdom_builder.hexes import SIDE
from bastide.lab.batch.apart import Stacked, bits
from bastide.lab.batch.values import nth_bit

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

FULL = np.uint32((1 << SIDE) - 1)
"""A row with every hex."""
NOWHERE = -1
"""In place of a hex: there is none."""
_NONE = np.uint32(0)


class Rows:
    """A set of hexes.

    `around` and the like may leave bits behind the last column; `&` with a set of hexes drops them.
    """

    def __init__(self, array: jax.Array) -> None:
        self._array = array

    @property
    def array(self) -> jax.Array:
        """The rows along the first axis."""
        return self._array

    @property
    def stored(self) -> Stacked:
        """The set as positions keep it."""
        return self._array

    def each(self, operation: Callable[..., jax.Array], *others: "Rows") -> "Rows":
        """Apply an operation to each row, together with that row of other sets."""
        return Rows(operation(self.array, *(other.array for other in others)))

    def by_parity(self, even: "Rows", odd: "Rows") -> "Rows":
        """The even rows of one set and the odd rows of another."""
        return Rows(jnp.where(self.numbers() % 2 == 1, odd.array, even.array))

    def down(self, by: int) -> "Rows":
        """The set some rows further down the board."""
        return Rows(jnp.concatenate([jnp.zeros_like(self.array[:by]), self.array[:-by]]))

    def up(self, by: int) -> "Rows":
        """The set some rows further up the board."""
        return Rows(jnp.concatenate([self.array[by:], jnp.zeros_like(self.array[:by])]))

    def total(self, operation: Callable[[jax.Array, jax.Array], jax.Array]) -> jax.Array:
        """Join all rows by `or_`, `add` or `jnp.maximum`."""
        return _REDUCTIONS[operation](self.array)

    def kept(self) -> "Rows":
        """The same set, for steps from here: its rows aren't worked out anew for each step."""
        return Rows(jax.lax.optimization_barrier(self.array))

    def numbers(self) -> jax.Array:
        """The number of each row."""
        return jnp.arange(SIDE).reshape(-1, *[1] * (self.array.ndim - 1))

    def __and__(self, other: "Rows") -> "Rows":
        return self.each(and_, other)

    def __or__(self, other: "Rows") -> "Rows":
        return self.each(or_, other)

    def __invert__(self) -> "Rows":
        return self.each(lambda row: row ^ FULL)

    def where(self, condition: jax.Array) -> "Rows":
        """This set where the condition holds, else none."""
        kept = jnp.where(condition, FULL, _NONE)
        return self.each(lambda row: row & kept)


class Words(Rows):
    """A set of hexes whose rows are values of their own."""

    def __init__(self, values: Iterable[jax.Array]) -> None:
        self.words = tuple(values)

    @property
    def array(self) -> jax.Array:
        """The words along a new first axis."""
        return jnp.stack(self.words)

    @property
    def stored(self) -> Stacked:
        """The set as positions that are taken apart keep it."""
        return self.words

    def each(self, operation: Callable[..., jax.Array], *others: Rows) -> Rows:
        """Apply an operation to each word, together with that word of other sets."""
        return Words(map(operation, self.words, *map(words, others)))

    def by_parity(self, even: Rows, odd: Rows) -> Rows:
        """The words of the even rows of one set and of the odd rows of another."""
        pairs = zip(words(even), words(odd), strict=True)
        return Words(pair[row % 2] for row, pair in enumerate(pairs))

    def kept(self) -> Rows:
        """The set itself: each word is a value already."""
        return self

    def down(self, by: int) -> Rows:
        """The words some rows further down, with empty ones above."""
        return Words((*[_NONE] * by, *self.words[:-by]))

    def up(self, by: int) -> Rows:
        """The words some rows further up, with empty ones below."""
        return Words((*self.words[by:], *[_NONE] * by))

    def total(self, operation: Callable[[jax.Array, jax.Array], jax.Array]) -> jax.Array:
        """Join all words by an operation on two."""
        return reduce(operation, self.words)


def of(stored: Stacked) -> Rows:
    """Return a stored set, in the form that it has there."""
    return Words(stored) if isinstance(stored, tuple) else Rows(stored)


def words(rows: Rows) -> tuple[jax.Array, ...]:
    """The rows of a set as values of their own."""
    if isinstance(rows, Words):
        return rows.words
    return tuple(jax.lax.index_in_dim(rows.array, row, 0, keepdims=False) for row in range(SIDE))


def from_mask(mask: Mask) -> "np.ndarray[tuple[int], np.dtype[np.uint32]]":
    """Return the rows of a set of the rules engine, as an array."""
    return np.array([mask >> SIDE * row & int(FULL) for row in range(SIDE)], np.uint32)


def to_mask(array: "np.typing.ArrayLike") -> Mask:
    """Return the set of the rules engine with these rows."""
    found: list[int] = np.asarray(array).tolist()
    return sum(word << SIDE * row for row, word in enumerate(found))


def place(hex_: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The row and the column of a hex; `NOWHERE` is in no row of the board."""
    row = hex_ * 3277 >> 16  # a division by 20, for numbers up to 400
    return row, hex_ - SIDE * row


def single(like: Rows, hex_: jax.Array) -> Rows:
    """The set of one hex, in the form of another set; empty for `NOWHERE`."""
    row, column = place(hex_)
    bit = jnp.uint32(1) << column.astype(jnp.uint32)
    if isinstance(like, Words):
        return Words(jnp.where(row == number, bit, _NONE) for number in range(SIDE))
    return Rows(jnp.where(row == Rows(hex_[None]).numbers(), bit, _NONE))


def constant(like: Rows, mask: Mask) -> Rows:
    """A set of the rules engine, in the form of another set."""
    array = from_mask(mask)
    if isinstance(like, Words):
        return Words(array)
    return Rows(jnp.asarray(array).reshape(-1, *[1] * (like.array.ndim - 1)))


def count(rows: Rows) -> jax.Array:
    """How many hexes there are in a set."""
    return rows.each(bits).total(add)


def some(rows: Rows) -> jax.Array:
    """Whether a set has a hex."""
    return rows.total(or_) != 0


def _flag(bit: np.uint32, row: jax.Array) -> jax.Array:
    return jnp.where(row != 0, bit, _NONE)


def which(sets: Sequence[Rows]) -> list[jax.Array]:
    """For each of some sets whether it has a hex; for arrays in one pass."""
    if isinstance(sets[0], Words):
        return [some(rows) for rows in sets]
    flags = [rows.each(partial(_flag, np.uint32(1 << bit))) for bit, rows in enumerate(sets)]
    found = union(flags).total(or_)
    return [found >> np.uint32(bit) & 1 != 0 for bit in range(len(sets))]


def either(condition: jax.Array, one: Rows, other: Rows) -> Rows:
    """The one set where the condition holds, else the other."""
    return one.each(lambda row, without: jnp.where(condition, row, without), other)


def union(sets: Iterable[Rows]) -> Rows:
    """The union of sets."""
    return reduce(or_, sets)


def first(rows: Rows) -> Rows:
    """The first hex of a set."""
    if isinstance(rows, Words):
        before = accumulate(rows.words, or_, initial=_NONE)
        return Words(
            jnp.where(above == 0, word & (~word + 1), _NONE) for above, word in zip(before, rows.words, strict=False)
        )
    array = rows.array
    return Rows(jnp.where(rows.numbers() == jnp.argmax(array != 0, axis=0), array & (~array + 1), _NONE))


def nth(rows: Rows, number: jax.Array) -> jax.Array:
    """The hex with `number` hexes of the set before it."""
    before, first = jnp.zeros_like(number), jnp.zeros_like(number)
    word, row = jnp.zeros_like(number, jnp.uint32), jnp.zeros_like(number)
    for index, candidate in enumerate(words(rows)):
        reached = before <= number
        word, row = jnp.where(reached, candidate, word), jnp.where(reached, index, row)
        first = jnp.where(reached, before, first)
        before = before + bits(candidate)
    return SIDE * row + nth_bit(word, number - first)


_REDUCTIONS: dict[Callable[[jax.Array, jax.Array], jax.Array], Callable[[jax.Array], jax.Array]] = {
    or_: lambda array: jax.lax.reduce(array, np.uint32(0), jax.lax.bitwise_or, (0,)),
    add: lambda array: jnp.sum(array, axis=0),
    jnp.maximum: lambda array: jnp.max(array, axis=0),
}


# Steps. Odd rows are shifted half a hex to the right.


def _east(rows: Rows) -> Rows:
    return rows.each(lambda row: row << 1)


def _west(rows: Rows) -> Rows:
    return rows.each(lambda row: row >> 1)


def _leaning_east(rows: Rows) -> Rows:
    """The column of the hex to the east in the rows above and below."""
    return rows.by_parity(rows, _east(rows))


def _leaning_west(rows: Rows) -> Rows:
    return rows.by_parity(_west(rows), rows)


_Step: TypeAlias = Callable[[Rows], Rows]
_AXES: tuple[tuple[_Step, _Step], ...] = (
    (_east, _west),
    (lambda rows: _leaning_east(rows).down(1), lambda rows: _leaning_west(rows).up(1)),
    (lambda rows: _leaning_west(rows).down(1), lambda rows: _leaning_east(rows).up(1)),
)


def around(rows: Rows) -> Rows:
    """All hexes next to a hex of the set."""
    east, west = _east(rows), _west(rows)
    columns = rows | rows.by_parity(west, east)
    return east | west | columns.down(1) | columns.up(1)


def two_steps(rows: Rows) -> Rows:
    """All hexes exactly two steps away from a hex of the set in a straight line (KB-43)."""
    sides = _east(rows) | _west(rows)
    return _east(_east(rows)) | _west(_west(rows)) | sides.down(2) | sides.up(2)


def line_ends(rows: Rows) -> Rows:
    """The hexes before and behind each straight line of three or more in the set (KB-40)."""
    ends = []
    for forth, back in _AXES:
        pairs = rows & forth(rows)
        threes = (pairs & forth(pairs)).kept()
        ends += [forth(threes), back(back(back(threes)))]
    return union(ends)
