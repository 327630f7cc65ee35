"""Points: Cathedrals, pairs of resources, citizens (TD-45)."""

from bastide.core.extras import needs
from bastide.games.troyes_dice.moves import COLOURS, ROWS, WIDTH
from bastide.games.troyes_dice.scoring import PAIR
from bastide.games.troyes_dice.sheet import Printed
from bastide.lab.batch.apart import bits
from bastide.lab.batch.troyes_dice.position import State
from bastide.lab.batch.troyes_dice.sheet import ALL_COLUMNS, ORDER, Sheet, with_player
from bastide.lab.batch.values import lookup

with needs("batch"):
    import jax


def points(state: State) -> tuple[jax.Array, ...]:
    """All points of each player now."""
    printed = state.rules.printed
    sheets = with_player(state.sheets, state.current_player, state.own)
    return tuple(_points(printed, sheet) for sheet in sheets)


def _points(printed: Printed, sheet: Sheet) -> jax.Array:
    total = sum(sheet.citizen_count(colour) + sheet.unspent(colour) // PAIR for colour in range(len(COLOURS)))
    worth = favours(printed, sheet.cathedrals)
    for row in range(len(ROWS)):
        kind = sheet.work if row % 2 else sheet.prestige
        total = total + worth[row] * bits(kind >> row // 2 * WIDTH & ALL_COLUMNS)
    return total


def favours(printed: Printed, cathedrals: jax.Array) -> list[jax.Array]:
    """What each building of a row is worth, by the Cathedrals (TD-32)."""
    worth = [cathedrals * 0] * len(ROWS)
    for column, row in enumerate(printed.scored_rows):
        order = cathedrals >> ORDER * column & (1 << ORDER) - 1
        worth[row] = lookup([0, *printed.multipliers, 0], order)
    return worth
