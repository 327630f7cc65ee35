"""The score sheets: what the players have drawn, circled and struck (TD-5), and small tables of what is printed.

Dice squares are bits of a word, colour × 6 + column; so are prestige and work buildings, those of a square each.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from bastide.core.extras import needs
from bastide.games.troyes_dice.moves import CATHEDRAL_ROW, COLOURS, FORTRESS_ROW, WIDTH
from bastide.games.troyes_dice.sheet import Printed
from bastide.lab.batch.apart import bits
from bastide.lab.batch.values import Value, of

with needs("batch"):
    import jax
    import jax.numpy as jnp

ALL_COLUMNS = (1 << WIDTH) - 1
"""A bit for each column."""
TRACK, MOST = 5, 31
"""Bits of a number on a track, and the largest one."""
UNSPENT = TRACK * len(COLOURS)
"""Where the unspent resources stand in `Sheet.resources`."""
ORDER = 3
"""Bits of a Cathedral's place in the order of building."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Sheet:
    """One player's sheet."""

    prestige: jax.Array
    """Prestige buildings drawn."""
    work: jax.Array
    """Work buildings drawn."""
    struck: jax.Array
    """Dice squares struck by events; their buildings are blocked."""
    resources: jax.Array
    """Five bits each: the circled resources of each colour, then those of them that are unspent."""
    citizens: jax.Array
    """Five bits for each colour."""
    cathedrals: jax.Array
    """Three bits for each column: when its Cathedral was drawn, from 1 (TD-32)."""

    @property
    def free(self) -> tuple[jax.Array, jax.Array]:
        """The prestige and the work buildings that can still be drawn."""
        return ~(self.prestige | self.struck), ~(self.work | self.struck)

    def circled(self, colour: Value) -> jax.Array:
        """How many resources of a colour were gained."""
        return self.resources >> TRACK * colour & MOST

    def unspent(self, colour: Value) -> jax.Array:
        """How many resources of a colour are left."""
        return self.resources >> UNSPENT + TRACK * colour & MOST

    def citizen_count(self, colour: Value) -> jax.Array:
        """How many citizens of a colour there are."""
        return self.citizens >> TRACK * colour & MOST

    def row(self, row: jax.Array) -> jax.Array:
        """The buildings of a row, a bit for each column."""
        kind = jnp.where(row & 1 == 0, self.prestige, self.work)
        return kind >> (row >> 1) * WIDTH & ALL_COLUMNS

    def struck_at(self, squares: jax.Array) -> "Sheet":
        """Strike dice squares, but for the columns of the player's Fortresses (TD-15 to TD-17)."""
        spared = self.prestige >> FORTRESS_ROW // 2 * WIDTH & ALL_COLUMNS
        return replace(self, struck=self.struck | squares & ~(spared * _EACH_COLOUR))


_EACH_COLOUR = sum(1 << colour * WIDTH for colour in range(len(COLOURS)))


def of_player(sheets: Sequence[Sheet], seat: jax.Array) -> Sheet:
    """One player's sheet."""
    found: Sheet = jax.tree.map(lambda *each: of(each, seat), *sheets)
    return found


def with_player(sheets: Sequence[Sheet], seat: jax.Array, sheet: Sheet) -> tuple[Sheet, ...]:
    """All sheets with another one at a seat."""
    return tuple(where(seat == number, sheet, old) for number, old in enumerate(sheets))


def all_where(condition: jax.Array, ones: Sequence[Sheet], others: Sequence[Sheet]) -> tuple[Sheet, ...]:
    """All sheets: these where a condition holds, else the others."""
    return tuple(where(condition, one, other) for one, other in zip(ones, others, strict=True))


def where(condition: jax.Array, one: Sheet, other: Sheet) -> Sheet:
    """One sheet where a condition holds, else another one."""
    chosen: Sheet = jax.tree.map(partial(jnp.where, condition), one, other)
    return chosen


def stacked(sheets: Sequence[Sheet]) -> Sheet:
    """All sheets as one, with an axis for the players in front."""
    found: Sheet = jax.tree.map(lambda *each: jnp.stack(each), *sheets)
    return found


def new(printed: Printed, zero: jax.Array) -> Sheet:
    """A sheet at the start of the game (TD-5)."""
    start = sum(printed.circled << TRACK * place for place in range(2 * len(COLOURS)))
    return Sheet(zero, zero, zero, zero + start, zero, zero)


def draw(sheet: Sheet, draws: jax.Array, row: jax.Array, column: jax.Array) -> Sheet:
    """Draw a building where `draws` holds; a Cathedral gets the next multiplier (TD-32)."""
    square = jnp.where(draws, 1, 0) << (row >> 1) * WIDTH + column
    is_work = row & 1 != 0
    order = bits(sheet.prestige >> CATHEDRAL_ROW // 2 * WIDTH & ALL_COLUMNS) + 1
    is_cathedral = draws & (row == CATHEDRAL_ROW)
    return replace(
        sheet,
        prestige=sheet.prestige | jnp.where(is_work, 0, square),
        work=sheet.work | jnp.where(is_work, square, 0),
        cathedrals=sheet.cathedrals | jnp.where(is_cathedral, order, 0) << ORDER * column,
    )
