"""Numbers of citizens by colour, all in one int: four bits for each colour, since there are eleven of each (TY-1)."""

from collections.abc import Iterable
from typing import TypeAlias

from bastide.games.tournay.moves import COLOURS

Citizens: TypeAlias = int

BITS = 4
"""How many each colour has."""
MOST = (1 << BITS) - 1
"""The largest number of a colour that fits: `citizens >> BITS * colour & MOST` are those of a colour."""
ONE: tuple[Citizens, ...] = tuple(1 << BITS * colour for colour in range(len(COLOURS)))
"""One citizen of each colour."""


def together(numbers: Iterable[int]) -> Citizens:
    """Return numbers of the colours as one."""
    return sum(number * one for number, one in zip(numbers, ONE, strict=True))


def by_colour(citizens: Citizens) -> tuple[int, int, int]:
    """Return the number of each colour."""
    return citizens & MOST, citizens >> BITS & MOST, citizens >> 2 * BITS
