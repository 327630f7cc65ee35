"""What is in the box, prepared for play: quadrants, location tiles, cards and settlements (KB-1 to KB-5)."""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core.masks import Mask, bits
from bastide.games.kingdom_builder.board import TERRAINS, TURNED
from bastide.games.kingdom_builder.hexes import BIT, COUNT, NEIGHBOURS, PLACES, SIDE, around

_KINDS = (*TERRAINS, "water", "mountain", "castle", "location")
_CASTLES, _LOCATIONS = _KINDS.index("castle"), _KINDS.index("location")


class Quadrant:
    """One quadrant, upright or turned: its rows of letters, and its hexes of each kind."""

    def __init__(self, rows: Sequence[str], legend: Mapping[str, str], tile: int) -> None:
        self.rows = rows
        self.tile = tile
        self.masks: dict[str, Mask] = dict.fromkeys(legend.values(), 0)
        """The hexes of each kind if it lies at the top left."""
        for row, letters in enumerate(rows):
            for column, letter in enumerate(letters):
                self.masks[legend[letter]] |= BIT[SIDE * row + column]
        self.parts = tuple(_part({kind: mask << place for kind, mask in self.masks.items()}) for place in PLACES)
        """Its part of the sets of a board, for each of the four places there."""


def _part(hexes: Mapping[str, Mask]) -> tuple[Mask, ...]:
    """The sets that `Board` joins from those of its quadrants, in the order in which it reads them."""
    kinds = [hexes[kind] for kind in _KINDS]
    specials = hexes["castle"] | hexes["location"]
    return (*kinds, *[around(mask) for mask in (hexes["water"], hexes["mountain"], specials)])


class Half:
    """The upper or lower half of a board: two quadrants side by side.

    Its sequences are tuples: hundreds of halves are kept, and the garbage collector need not look into those.
    """

    def __init__(self, box: "Box", left: Quadrant, right: Quadrant, place: int, first_location: int) -> None:
        self.letters = "".join([one + other for one, other in zip(left.rows, right.rows, strict=True)])
        self.sets = tuple([one | other for one, other in zip(left.parts[place], right.parts[place + 1], strict=True)])
        """Its part of the sets of a board."""
        self.hexes_of = tuple([tuple(bits(terrain)) for terrain in self.sets[: len(TERRAINS)]])
        """The hexes of each terrain in ascending order, for `Board.hexes_of`."""
        castles, locations = self.sets[_CASTLES], self.sets[_LOCATIONS]
        self.castles = tuple(bits(castles))
        self.locations = tuple(bits(locations))
        self.location_kinds = tuple([(left, right)[hex_ % SIDE // (SIDE // 2)].tile for hex_ in self.locations])
        self.tiles = 0
        """The tiles on its locations when a game begins, as in `tile_stock` of a state."""
        beside_location = [-1] * (COUNT // 2)
        kinds = zip(self.locations, self.location_kinds, strict=True)
        for number, (location, kind) in enumerate(kinds, first_location):
            self.tiles |= box.tiles_per_location[kind] << 2 * number
            for hex_ in bits(NEIGHBOURS[location]):
                beside_location[hex_ - PLACES[place]] = number
        self.beside_location = tuple(beside_location)
        """The number of the location that each of its hexes touches, or -1. No location lies at the border."""


class Box:
    """The components as the rules use them."""

    def __init__(self, components: Mapping[str, Any]) -> None:
        tiles, cards = components["tiles"]["tiles"], components["cards"]
        self.legend: dict[str, str] = dict(components["quadrants"]["legend"])
        """What the letters of the quadrants mean."""
        self.quadrant_names: tuple[str, ...] = tuple(entry["id"] for entry in components["quadrants"]["quadrants"])
        self.quadrants: dict[str, Quadrant] = {}
        """Each quadrant upright under its name, and turned by 180 degrees with `TURNED` behind its name."""
        tile_names = [tile["id"] for tile in tiles]
        for entry in components["quadrants"]["quadrants"]:
            rows: list[str] = entry["rows"]
            tile = tile_names.index(entry["id"])
            self.quadrants[entry["id"]] = Quadrant(rows, self.legend, tile)
            # A turn by 180 degrees takes (r, c) to (9 - r, 9 - c), and the shifted rows are again the odd ones.
            self.quadrants[entry["id"] + TURNED] = Quadrant([row[::-1] for row in reversed(rows)], self.legend, tile)
        self._halves: dict[tuple[str, str, int, int], Half] = {}
        self.tiles_per_location: tuple[int, ...] = tuple(tile["per_location"] for tile in tiles)
        """How many tiles of each kind lie on a location hex (KB-3)."""
        self.card_gold = {card["id"]: tuple(card["gold"]) for card in cards["scoring"]}
        """What each scoring card pays."""
        self.card_rule: dict[str, str] = {card["id"]: card["rule"] for card in cards["scoring"]}
        self.castle_gold = int(cards["castle_gold"])
        """What a castle pays (KB-51)."""
        self.settlements = int(cards["settlements"])
        """How many settlements each player has (KB-1)."""
        self.mandatory_builds = int(cards["mandatory_builds"])
        """How many settlements the mandatory action builds (KB-9)."""
        self.terrain_cards: tuple[int, ...] = tuple(cards["terrain_cards"][terrain] for terrain in TERRAINS)
        """How many terrain cards of each kind there are (KB-5)."""

    def half(self, left: str, right: str, place: int, first_location: int) -> Half:
        """Two quadrants at `place` and to the right of it, their locations numbered from `first_location` on.

        Random games need the same few hundred halves again and again, but hardly ever the same board.
        """
        key = (left, right, place, first_location)
        half = self._halves.get(key)
        if half is None:
            half = Half(self, self.quadrants[left], self.quadrants[right], place, first_location)
            self._halves[key] = half
        return half
