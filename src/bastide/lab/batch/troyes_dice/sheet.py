"""The score sheets: what the players have drawn, circled and struck (TD-5), and small tables of what is printed.

Dice squares are bits of a word, colour × 6 + column; so are prestige and work buildings, those of a square each.
"""

from dataclasses import dataclass, fields, replace
from typing import Any

from bastide.core.extras import needs
from bastide.games.troyes_dice.moves import CATHEDRAL_ROW, COLOURS, FORTRESS_ROW, WIDTH
from bastide.games.troyes_dice.sheet import Printed
from bastide.lab.batch.apart import Stacked, bits, kept_like, parts
from bastide.lab.batch.values import of, put

with needs("batch"):
    import jax
    import jax.numpy as jnp

ALL_COLUMNS = (1 << WIDTH) - 1
TRACK, MOST = 5, 31
"""Bits of a number on a track, and the largest one."""
UNSPENT = TRACK * len(COLOURS)
"""Where the unspent resources stand in `Sheet.resources`."""
ORDER = 3
"""Bits of a Cathedral's place in the order of building."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Sheet:
    """One player's sheet, or with one more axis those of all players."""

    prestige: Stacked
    """Prestige buildings drawn."""
    work: Stacked
    """Work buildings drawn."""
    struck: Stacked
    """Dice squares struck by events; their buildings are blocked."""
    resources: Stacked
    """Five bits each: the circled resources of each colour, then those of them that are unspent."""
    citizens: Stacked
    """Five bits for each colour."""
    cathedrals: Stacked
    """Three bits for each column: when its Cathedral was drawn, from 1 (TD-32)."""

    @property
    def free(self) -> tuple[jax.Array, jax.Array]:
        """The prestige and the work buildings that can still be drawn."""
        return ~(self.prestige | self.struck), ~(self.work | self.struck)

    def circled(self, colour: jax.Array | int) -> jax.Array:
        """How many resources of a colour were gained."""
        return self.resources >> TRACK * colour & MOST

    def unspent(self, colour: jax.Array | int) -> jax.Array:
        """How many resources of a colour are left."""
        return self.resources >> UNSPENT + TRACK * colour & MOST

    def citizen_count(self, colour: jax.Array | int) -> jax.Array:
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


def of_player(sheets: Sheet, seat: jax.Array) -> Sheet:
    """One player's sheet."""
    return Sheet(**{name: of(parts(each), seat) for name, each in _named(sheets)})


def with_player(sheets: Sheet, seat: jax.Array, sheet: Sheet) -> Sheet:
    """All sheets with another one at a seat."""
    return Sheet(
        **{name: kept_like(each, put(parts(each), seat, getattr(sheet, name))) for name, each in _named(sheets)}
    )


def all_where(condition: jax.Array, ones: Sheet, others: Sheet) -> Sheet:
    """All sheets: these where a condition holds, else the others."""
    found = {}
    for name, each in _named(ones):
        pairs = zip(parts(each), parts(getattr(others, name)), strict=True)
        found[name] = kept_like(each, [jnp.where(condition, one, other) for one, other in pairs])
    return Sheet(**found)


def all_struck(sheets: Sheet, squares: jax.Array) -> Sheet:
    """Strike dice squares on all sheets."""
    players = range(len(parts(sheets.struck)))
    struck = [of_row(sheets, player).struck_at(squares).struck for player in players]
    return replace(sheets, struck=kept_like(sheets.struck, struck))


def of_row(sheets: Sheet, player: int) -> Sheet:
    """The sheet of a player known by number."""
    return Sheet(**{name: parts(each)[player] for name, each in _named(sheets)})


def _named(sheets: Sheet) -> list[tuple[str, Any]]:
    return [(each.name, getattr(sheets, each.name)) for each in fields(Sheet)]


def new(printed: Printed, players: int, like: jax.Array) -> Sheet:
    """All sheets at the start of the game (TD-5)."""
    start = sum(printed.circled << TRACK * place for place in range(2 * len(COLOURS)))
    numbers = {each.name: start if each.name == "resources" else 0 for each in fields(Sheet)}
    return Sheet(**{name: jnp.full((players, *like.shape), number, jnp.int32) for name, number in numbers.items()})


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
