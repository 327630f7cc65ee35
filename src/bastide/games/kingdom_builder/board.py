"""The board: four quadrants of 100 hexes joined two by two (KB-2)."""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.games.kingdom_builder.hexes import ALL, COUNT, EDGE, NAMES, SIDE, Mask, around, bits

TERRAINS = ("grass", "flowers", "forest", "canyon", "desert")
"""The five terrains one can build on (KB-10), which are also the kinds of terrain card."""

NO_CARD = len(TERRAINS)
"""Stands where a terrain card is missing."""

POSITIONS = ("top-left", "top-right", "bottom-left", "bottom-right")
TURNED = " turned"

_QUADRANT_SIDE = SIDE // 2


class Board:
    """Four quadrants in place: what each hex is, never changing during a game."""

    def __init__(self, components: Mapping[str, Any], quadrants: Sequence[str]) -> None:
        self.quadrants = tuple(quadrants)
        self.letters = _join(components["quadrants"], self.quadrants)
        legend: Mapping[str, str] = components["quadrants"]["legend"]
        masks = dict.fromkeys(legend.values(), 0)
        for hex_, letter in enumerate(self.letters):
            masks[legend[letter]] |= 1 << hex_
        self.terrain: tuple[Mask, ...] = (*(masks[terrain] for terrain in TERRAINS), 0)
        """The hexes of each terrain; the last set, for `NO_CARD`, is empty."""
        self.water = masks["water"]
        self.mountain = masks["mountain"]
        self.castles = bits(masks["castle"])
        self.locations = bits(masks["location"])
        self.specials: Mask = masks["castle"] | masks["location"]
        self.buildable: Mask = ALL & ~(self.water | self.mountain | self.specials)
        self.buildable_edge: Mask = self.buildable & EDGE
        kinds = [tile["id"] for tile in components["tiles"]["tiles"]]
        self.location_kinds = tuple(
            kinds.index(_quadrant_name(self.quadrants[_sector(hex_)])) for hex_ in self.locations
        )
        self.beside_location = _beside(self.locations)
        """For each hex the number of the location it touches, or -1. No hex touches two (checked in `components`)."""
        self.by_water: Mask = around(self.water)
        self.by_mountain: Mask = around(self.mountain)
        self.by_special: Mask = around(self.specials)

    def location(self, hex_: int) -> int:
        """The number of the location at a hex."""
        return self.locations.index(hex_)

    def terrain_name(self, hex_: int, legend: Mapping[str, str]) -> str:
        """What is printed on a hex."""
        return legend[self.letters[hex_]]


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


def _quadrant_name(quadrant: str) -> str:
    return quadrant.removesuffix(TURNED)


def _sector(hex_: int) -> int:
    row, column = divmod(hex_, SIDE)
    return 2 * (row // _QUADRANT_SIDE) + column // _QUADRANT_SIDE


def _join(data: Mapping[str, Any], quadrants: Sequence[str]) -> str:
    rows_of = {entry["id"]: entry["rows"] for entry in data["quadrants"]}
    parts = []
    for quadrant in quadrants:
        rows: list[str] = rows_of[_quadrant_name(quadrant)]
        # A turn by 180 degrees takes (r, c) to (9 - r, 9 - c), and the shifted rows are again the odd ones.
        parts.append([row[::-1] for row in reversed(rows)] if quadrant.endswith(TURNED) else rows)
    top = [left + right for left, right in zip(parts[0], parts[1], strict=True)]
    bottom = [left + right for left, right in zip(parts[2], parts[3], strict=True)]
    return "".join(top + bottom)


def _beside(locations: Sequence[int]) -> tuple[int, ...]:
    beside = [-1] * COUNT
    for number, location in enumerate(locations):
        for hex_ in bits(around(1 << location)):
            beside[hex_] = number
    return tuple(beside)


def location_names(board: Board) -> list[str]:
    """The names of the location hexes, in order."""
    return [NAMES[hex_] for hex_ in board.locations]
