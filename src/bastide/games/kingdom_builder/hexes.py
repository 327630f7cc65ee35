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
_EVEN_INNER = _EVEN & ~_LEFT
_ODD_INNER = _ODD & ~_RIGHT
_NOT_LEFT = ALL & ~_LEFT
_NOT_RIGHT = ALL & ~_RIGHT

EDGE: Mask = LINES[0] | LINES[-1] | _LEFT | _RIGHT
"""The 76 outermost hexes, where the Tower builds (KB-39)."""


def _east(mask: Mask) -> Mask:
    return (mask & _NOT_RIGHT) << 1


def _west(mask: Mask) -> Mask:
    return (mask & _NOT_LEFT) >> 1


def _south_east(mask: Mask) -> Mask:
    return ((mask & _EVEN) << SIDE | (mask & _ODD_INNER) << SIDE + 1) & ALL


def _south_west(mask: Mask) -> Mask:
    return ((mask & _EVEN_INNER) << SIDE - 1 | (mask & _ODD) << SIDE) & ALL


def _north_east(mask: Mask) -> Mask:
    return (mask & _EVEN) >> SIDE | (mask & _ODD_INNER) >> SIDE - 1


def _north_west(mask: Mask) -> Mask:
    return (mask & _EVEN_INNER) >> SIDE + 1 | (mask & _ODD) >> SIDE


DIRECTIONS = (_east, _west, _south_east, _south_west, _north_east, _north_west)
"""Each moves a set of hexes one step; hexes that leave the board are dropped."""

_AXES = ((_east, _west), (_south_east, _north_west), (_south_west, _north_east))
"""The three straight axes, forth and back."""


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
    inner_left, inner_right = mask & _NOT_LEFT, mask & _NOT_RIGHT
    return (
        (inner_right & _NOT_RIGHT >> 1) << 2
        | (inner_left & _NOT_LEFT << 1) >> 2
        | inner_right << 2 * SIDE + 1
        | inner_left << 2 * SIDE - 1
        | inner_right >> 2 * SIDE - 1
        | inner_left >> 2 * SIDE + 1
    ) & ALL


JUMPS: tuple[Mask, ...] = tuple(two_steps(bit) for bit in BIT)


@lru_cache(maxsize=1024)
def line_ends(mask: Mask) -> Mask:
    """The hexes before and behind each straight line of three or more in the set (KB-40)."""
    ends = 0
    for forth, back in _AXES:
        pairs = mask & forth(mask)
        threes = pairs & forth(pairs)
        if threes:
            ends |= forth(threes) | back(back(back(threes)))
    return ends


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
