"""The board: four quadrants of 100 hexes joined two by two (KB-2)."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.core.masks import Mask, bits
from bastide.games.kingdom_builder.hexes import ALL, EDGE, SIDE

if TYPE_CHECKING:
    from bastide.games.kingdom_builder.box import Box

TERRAINS = ("grass", "flowers", "forest", "canyon", "desert")
"""The five terrains that can be built on (KB-10), which are also the kinds of terrain card."""

NO_CARD = len(TERRAINS)
"""Stands where a terrain card is missing."""

POSITIONS = ("top-left", "top-right", "bottom-left", "bottom-right")
TURNED = " turned"

_QUADRANT_SIDE = SIDE // 2
MANY = 20
"""From how many hexes of a terrain on it is worth trying `Board.hexes_of` rather than listing them."""
_FEW = 10  # from here on, taking the others away takes as long as listing


class Board:
    """Four quadrants in place: what each hex is. It never changes during a game."""

    def __init__(self, box: "Box", quadrants: Sequence[str]) -> None:
        self.quadrants = tuple(quadrants)
        self._legend = box.legend
        top_left, top_right, bottom_left, bottom_right = self.quadrants
        upper = box.half(top_left, top_right, 0, 0)
        lower = box.half(bottom_left, bottom_right, 2, len(upper.locations))
        self._halves = upper, lower
        *terrain, water, mountain, castles, locations, by_water, by_mountain, by_special = [
            above | below for above, below in zip(upper.sets, lower.sets, strict=True)
        ]
        self.terrain: tuple[Mask, ...] = (*terrain, 0)
        """The hexes of each terrain; the last set, for `NO_CARD`, is empty."""
        self.water: Mask = water
        self.mountain: Mask = mountain
        self.castles = upper.castles + lower.castles
        self.castle_hexes: Mask = castles
        self.locations = upper.locations + lower.locations
        self.specials: Mask = castles | locations
        self.buildable: Mask = ALL ^ (water | mountain | castles | locations)
        self.buildable_edge: Mask = self.buildable & EDGE
        self.location_kinds = upper.location_kinds + lower.location_kinds
        self.tiles = upper.tiles | lower.tiles
        """The tiles on the locations when a game begins, as in `tile_stock` of a state (KB-3)."""
        self.beside_location = upper.beside_location + lower.beside_location
        """The number of the location that each hex touches, or -1. No hex touches two (checked in `components`)."""
        self.by_water: Mask = by_water
        self.by_mountain: Mask = by_mountain
        self.by_special: Mask = by_special

    @property
    def letters(self) -> str:
        """A letter of the legend for each hex."""
        upper, lower = self._halves
        return upper.letters + lower.letters

    def hexes_of(self, terrain: int, wanted: Mask) -> list[int]:
        """The wanted hexes of a terrain, in ascending order: quicker than `bits` if they are most of it."""
        left_out = self.terrain[terrain] ^ wanted
        if left_out.bit_count() > _FEW:
            return bits(wanted)
        upper, lower = self._halves
        hexes = [*upper.hexes_of[terrain], *lower.hexes_of[terrain]]
        for hex_ in bits(left_out):
            del hexes[bisect_left(hexes, hex_)]
        return hexes

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
