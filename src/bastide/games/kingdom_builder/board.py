"""The board: four quadrants of 100 hexes joined two by two (KB-2)."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from bastide.core.masks import Mask, bits
from bastide.games.kingdom_builder.hexes import ALL, COUNT, EDGE, NEIGHBOURS, SIDE

if TYPE_CHECKING:
    from bastide.games.kingdom_builder.box import Box

TERRAINS = ("grass", "flowers", "forest", "canyon", "desert")
"""The five terrains that can be built on (KB-10), which are also the kinds of terrain card."""

NO_CARD = len(TERRAINS)
"""Stands where a terrain card is missing."""

POSITIONS = ("top-left", "top-right", "bottom-left", "bottom-right")
TURNED = " turned"

_QUADRANT_SIDE = SIDE // 2
_SECTOR_OF = tuple(
    2 * (row // _QUADRANT_SIDE) + column // _QUADRANT_SIDE for row in range(SIDE) for column in range(SIDE)
)


class Board:
    """Four quadrants in place: what each hex is. It never changes during a game."""

    def __init__(self, box: "Box", quadrants: Sequence[str]) -> None:
        self.quadrants = tuple(quadrants)
        self._legend = box.legend
        self._quadrants = [box.quadrants[quadrant] for quadrant in self.quadrants]
        one, two, three, four = [quadrant.parts[place] for place, quadrant in enumerate(self._quadrants)]
        *terrain, water, mountain, castles, locations, by_water, by_mountain, by_special = [
            a | b | c | d for a, b, c, d in zip(one, two, three, four, strict=True)
        ]
        self.terrain: tuple[Mask, ...] = (*terrain, 0)
        """The hexes of each terrain; the last set, for `NO_CARD`, is empty."""
        self.water: Mask = water
        self.mountain: Mask = mountain
        self.castles = bits(castles)
        self.locations = bits(locations)
        self.specials: Mask = castles | locations
        self.buildable: Mask = ALL ^ (water | mountain | castles | locations)
        self.buildable_edge: Mask = self.buildable & EDGE
        self.location_kinds = tuple([self._quadrants[_SECTOR_OF[hex_]].tile for hex_ in self.locations])
        self.beside_location = _beside(self.locations)
        """The number of the location that each hex touches, or -1. No hex touches two (checked in `components`)."""
        self.by_water: Mask = by_water
        self.by_mountain: Mask = by_mountain
        self.by_special: Mask = by_special

    @cached_property
    def letters(self) -> str:
        """A letter of the legend for each hex."""
        one, two, three, four = (quadrant.rows for quadrant in self._quadrants)
        return "".join(left + right for left, right in (*zip(one, two, strict=True), *zip(three, four, strict=True)))

    def location(self, hex_: int) -> int:
        """The number of the location at a hex."""
        return self.locations.index(hex_)

    def terrain_name(self, hex_: int) -> str:
        """What is printed on a hex."""
        return self._legend[self.letters[hex_]]


SECTORS: tuple[Mask, ...] = tuple(
    sum(
        1 << SIDE * row + column
        for row in range(top, top + _QUADRANT_SIDE)
        for column in range(left, left + _QUADRANT_SIDE)
    )
    for top in (0, _QUADRANT_SIDE)
    for left in (0, _QUADRANT_SIDE)
)
"""The four quadrants as sets of hexes, in the order of `POSITIONS` (KB-64)."""


_BESIDE = tuple(bits(neighbours) for neighbours in NEIGHBOURS)


def _beside(locations: Sequence[int]) -> Sequence[int]:
    beside = [-1] * COUNT
    for number, location in enumerate(locations):
        for hex_ in _BESIDE[location]:
            beside[hex_] = number
    return beside
