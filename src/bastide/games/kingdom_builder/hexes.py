"""Hexes of the 20 x 20 board and sets of them.

A hex is an int, 20 * row + column, written `row.column`. A set of hexes is a `Mask`: one int with a bit for each hex,
so rules read as set algebra (`free & near or free`). Odd rows are shifted half a hex to the right.
"""

from functools import lru_cache

from bastide.core.errors import BadPosition
from bastide.core.masks import Mask, bits, connected

SIDE = 20
COUNT = SIDE * SIDE
ALL: Mask = (1 << COUNT) - 1

PLACES = (0, SIDE // 2, COUNT // 2, COUNT // 2 + SIDE // 2)
"""The upper left hex of each quadrant's place."""

NAMES = tuple(f"{row}.{column}" for row in range(SIDE) for column in range(SIDE))
BIT: tuple[Mask, ...] = tuple(1 << hex_ for hex_ in range(COUNT))

_BY_NAME = {name: hex_ for hex_, name in enumerate(NAMES)}


def parse(name: str) -> int:
    """The hex called `name`, such as `7.13`."""
    if name not in _BY_NAME:
        raise BadPosition(
            "no-such-hex",
            "'{hex}' is not a hex; write row.column, from 0.0 to {last}.{last}.",
            hex=name,
            last=SIDE - 1,
        )
    return _BY_NAME[name]


def mask_of(hexes: list[int]) -> Mask:
    """The set of these hexes."""
    mask = 0
    for hex_ in hexes:
        mask |= BIT[hex_]
    return mask


LINES: tuple[Mask, ...] = tuple(((1 << SIDE) - 1) << SIDE * row for row in range(SIDE))
"""The 20 horizontal lines (KB-64)."""

_LEFT = mask_of([SIDE * row for row in range(SIDE)])
_RIGHT = _LEFT << (SIDE - 1)
_EVEN = mask_of([SIDE * row + column for row in range(0, SIDE, 2) for column in range(SIDE)])
_ODD = ALL ^ _EVEN
_NOT_LEFT = ALL & ~_LEFT
_NOT_RIGHT = ALL & ~_RIGHT
_MIDDLE = _NOT_LEFT & _NOT_RIGHT
_EVEN_MIDDLE = _EVEN & _NOT_LEFT
_ODD_MIDDLE = _ODD & _NOT_RIGHT
"""The hexes of a row with both neighbours in each diagonal."""
_TWO_FROM_LEFT = _NOT_LEFT & _NOT_LEFT << 1
_TWO_FROM_RIGHT = _NOT_RIGHT & _NOT_RIGHT >> 1

EDGE: Mask = LINES[0] | LINES[-1] | _LEFT | _RIGHT
"""The 76 outermost hexes, where the Tower builds (KB-39)."""


def steps(mask: Mask) -> tuple[Mask, Mask, Mask, Mask, Mask, Mask]:
    """The set moved one step east, west, south-east, south-west, north-east and north-west.

    Hexes that leave the board are dropped.
    """
    even, odd = mask & _EVEN, mask & _ODD
    even_inner, odd_inner = even & _NOT_LEFT, odd & _NOT_RIGHT
    return (
        (mask & _NOT_RIGHT) << 1,
        (mask & _NOT_LEFT) >> 1,
        (even << SIDE | odd_inner << SIDE + 1) & ALL,
        (even_inner << SIDE - 1 | odd << SIDE) & ALL,
        even >> SIDE | odd_inner >> SIDE - 1,
        even_inner >> SIDE + 1 | odd >> SIDE,
    )


def _two_across(mask: Mask) -> Mask:
    """All hexes two steps east or west of a hex of the set."""
    return (mask & _TWO_FROM_RIGHT) << 2 | (mask & _TWO_FROM_LEFT) >> 2


def _two_falling(mask: Mask) -> Mask:
    """All hexes two steps south-east or north-west of a hex of the set."""
    return ((mask & _NOT_RIGHT) << 2 * SIDE + 1 | (mask & _NOT_LEFT) >> 2 * SIDE + 1) & ALL


def _two_rising(mask: Mask) -> Mask:
    """All hexes two steps south-west or north-east of a hex of the set."""
    return ((mask & _NOT_LEFT) << 2 * SIDE - 1 | (mask & _NOT_RIGHT) >> 2 * SIDE - 1) & ALL


def around(mask: Mask) -> Mask:
    """All hexes next to a hex of the set."""
    east = (mask & _NOT_RIGHT) << 1
    west = (mask & _NOT_LEFT) >> 1
    # What lies above and below a hex is its own column and, in odd rows, the one to the east, in even rows to the west.
    columns = mask | east & _ODD | west & _EVEN
    return (east | west | columns << SIDE | columns >> SIDE) & ALL


NEIGHBOURS: tuple[Mask, ...] = tuple(around(bit) for bit in BIT)


def two_steps(mask: Mask) -> Mask:
    """All hexes exactly two steps away from a hex of the set in a straight line (KB-43)."""
    return _two_across(mask) | _two_falling(mask) | _two_rising(mask)


JUMPS: tuple[Mask, ...] = tuple(two_steps(bit) for bit in BIT)


def row_ends(mask: Mask) -> Mask:
    """The hexes before and behind each horizontal line of three or more in the set."""
    return _two_across(mask & mask << 1 & mask >> 1 & _MIDDLE)


@lru_cache(maxsize=1024)
def line_ends(mask: Mask) -> Mask:
    """The hexes before and behind each straight line of three or more in the set (KB-40)."""
    # From the middle of three in a row, the ends are two steps away. What lies diagonally depends on the row (`steps`).
    even, odd = mask & _EVEN_MIDDLE, mask & _ODD_MIDDLE
    up, down = mask >> SIDE, mask << SIDE
    return (
        row_ends(mask)
        | _two_falling(even & up & mask << SIDE + 1 | odd & mask >> SIDE + 1 & down)
        | _two_rising(even & mask >> SIDE - 1 & down | odd & up & mask << SIDE - 1)
    )


@lru_cache(maxsize=8192)  # views and scores of a game name the same sets after each move
def names(mask: Mask) -> tuple[str, ...]:
    """The names of the hexes of a set, in ascending order."""
    return tuple([NAMES[hex_] for hex_ in bits(mask)])


@lru_cache(maxsize=4096)
def areas(settled: Mask) -> tuple[Mask, ...]:
    """The areas of a set: its largest connected groups (KB-64)."""
    found: list[Mask] = []
    while settled:
        area = connected(settled & -settled, settled, NEIGHBOURS)
        found.append(area)
        settled ^= area
    return tuple(found)
