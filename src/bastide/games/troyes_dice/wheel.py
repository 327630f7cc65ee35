"""The wheel: nine plazas, the small disc with its costs, and the dice of a half day (TD-2, TD-3, TD-11 to TD-14)."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bastide.games.troyes_dice.banquets import NO_TILE, NO_TILES, TILES, Banquets, Tiles, turned
from bastide.games.troyes_dice.moves import COLOURS, DIE, RESOURCES, SIDES, SLOTS

PLACES = 9
Plazas: TypeAlias = tuple[int, ...]
"""The plaza at each of the nine places clockwise: 3 × the colour that is up + the colour of its reverse."""

_FACES = len(COLOURS) ** 2
FLIPPED = tuple(3 * (face % 3) + face // 3 for face in range(_FACES))
UP = tuple(face // 3 for face in range(_FACES))

FACE_NAMES = tuple(f"{up}/{down}" for up in COLOURS for down in COLOURS)


class Die:
    """A die on a plaza of the current half day: what it costs and what may be done with it."""

    __slots__ = (
        "any",
        "attacks",
        "black",
        "colour",
        "colour_cost",
        "counts",
        "deniers",
        "extra",
        "extra_for",
        "influence",
        "knowledge",
        "move",
        "prestige",
        "price",
        "rolled",
        "step",
        "tile",
        "usable",
        "value",
    )

    def __init__(self, slot: int, rolled: int, colour: int, black: bool, tile: int, cost: Mapping[str, int]) -> None:
        self.move = DIE + slot
        self.rolled = rolled
        self.colour = colour
        self.black = black
        self.tile = tile
        self.value = rolled  # the value it has when chosen
        self.any = cost.get("any", 0)  # the part of the price that any resource can pay
        self.influence, self.deniers, self.knowledge = (cost.get(resource, 0) for resource in RESOURCES)
        self.price = 0  # all of that together, set when the tile's effect is known
        self.usable = self.counts = not black  # the black die cannot be chosen and is not available (TD-14, TD-30)
        self.attacks = black
        self.step = 1  # how far one influence changes its value (TD-22), 0 if not at all
        self.colour_cost = 2  # what a change of colour costs (TD-23), 0 if there is none
        self.prestige = True  # whether it can build prestige buildings
        self.extra_for = ""  # for which building a banquet adds something
        self.extra = ""  # and what

    def cost(self) -> dict[str, int]:
        """The price by resource (TD-20); `any` is what may be paid in any of them."""
        prices = {"influence": self.influence, "deniers": self.deniers, "knowledge": self.knowledge, "any": self.any}
        return {name: price for name, price in prices.items() if price}


class HalfDay:
    """The dice of a half day on their plazas, the same for all players."""

    __slots__ = ("attacks", "dice", "offers")

    def __init__(self, dice: list[Die], offers: list[Die], attacks: list[int]) -> None:
        self.dice = dice
        self.offers = offers
        """The dice that players can choose, if they can pay for them (TD-14, TD-19)."""
        self.attacks = attacks
        """The slots whose plazas are destroyed: under the black die, except at tile 8 (TD-14)."""

    @property
    def available(self) -> list[int]:
        """How many dice of each colour a Great Hall counts (TD-30, TD-31)."""
        counted = [0] * len(COLOURS)
        for die in self.dice:
            if die.counts:
                counted[die.colour] += 1
        return counted


NO_DICE = HalfDay([], [], [])


def one_colour_places(plazas: Plazas) -> list[int]:
    """Where the plazas with one colour on both sides are: red, yellow, white (TD-48)."""
    return sorted((place for place, face in enumerate(plazas) if face == FLIPPED[face]), key=plazas.__getitem__)


def day_of(half_day: int) -> int:
    """The day of a half day, both from 1 (TD-10)."""
    return (half_day + 1) // 2


def is_morning(half_day: int) -> bool:
    """Whether a half day is a morning: the odd ones are."""
    return half_day % 2 == 1


def place_of(half_day: int, slot: int) -> int:
    """The place under a sector: on day d the neutral sector is at d - 1, and the others follow it (TD-3, TD-43)."""
    return (day_of(half_day) + slot + (0 if half_day % 2 else SLOTS)) % PLACES


_ROUND = 2 * PLACES
"""The half days until the small disc is back where it was."""
_SLOTS = range(SLOTS)
_PLACES_OF = tuple(tuple(place_of(half_day, slot) for slot in _SLOTS) for half_day in range(_ROUND))
"""The places of a half day's dice."""


def in_order(rolls: Sequence[int]) -> list[int]:
    """The rolled dice, the black one last, as they are laid: ascending, black before its equals (TD-11, TD-12).

    Each is twice its value, plus one if it is transparent.
    """
    one, two, three, black = rolls
    dice = [2 * one + 1, 2 * two + 1, 2 * three + 1, 2 * black]
    dice.sort()
    return dice


class Wheel:
    """The small disc and the tiles of the box, which turn rolls into dice."""

    def __init__(self, wheel: Mapping[str, Any], banquets: Mapping[str, Any], *, sheltered_counts: bool) -> None:
        self.half_days: int = 2 * wheel["days"]["number"]
        self.attacks_from: int = wheel["days"]["attacks_from"]
        self.first_attack: int = 2 * self.attacks_from - 1
        """The half day of the first attack on the sheets (TD-15)."""
        self.costs = [[sector["cost"] for sector in wheel[zone]] for zone in ("afternoon", "morning")]
        """The prices of each zone clockwise from its first sector."""
        self.banquets = Banquets(banquets, sheltered_counts=sheltered_counts)
        kinds = _FACES * (1 + 2 * TILES)
        self._made: list[list[list[list[Die | None]]]] = [
            [[[None] * kinds for _ in range(2 * SIDES + 2)] for _ in range(SLOTS)] for _ in self.costs
        ]
        """The dice of each zone and slot, by what was rolled and, in one number, the plaza's tile and face."""

    def lay(self, half_day: int, plazas: Plazas, tiles: Tiles, rolled: Sequence[int]) -> HalfDay:
        """Lay the dice, ordered by `in_order`, on the plazas of the half day (TD-11 to TD-13)."""
        dice: list[Die] = []
        offers: list[Die] = []
        attacks: list[int] = []
        made, places = self._made[half_day % 2], _PLACES_OF[half_day % _ROUND]
        for slot in _SLOTS:  # by number, as `zip` would take half the time of all this
            place = places[slot]
            die = made[slot][rolled[slot]][_FACES * tiles[place] + plazas[place]]
            if die is None:
                die = self._make(half_day % 2, slot, rolled[slot], plazas[place], tiles[place])
            dice.append(die)
            if die.usable:
                offers.append(die)
            elif die.attacks:  # no die that attacks can be chosen
                attacks.append(slot)
        return HalfDay(dice, offers, attacks)

    def _make(self, morning: int, slot: int, rolled: int, face: int, tile: int) -> Die:
        """Return a die of a kind that was never rolled before; dice don't change, so all games share them."""
        die = Die(slot, rolled // 2, UP[face], rolled % 2 == 0, tile, self.costs[morning][slot])
        if tile != NO_TILE:
            self.banquets.apply(die)
        die.price = die.influence + die.deniers + die.knowledge + die.any
        for down in range(len(COLOURS)):
            self._made[morning][slot][rolled][_FACES * tile + len(COLOURS) * UP[face] + down] = die
        return die


def after_half_day(plazas: Plazas, tiles: Tiles, half_day: int, table: HalfDay) -> tuple[Plazas, Tiles]:
    """Return plazas and tiles after a half day: destroyed plazas flip, and their tiles turn to raid (TD-42, TD-50).

    A banquet 8 with the black die on it turns as well, though its plaza was not destroyed (TD-51).
    """
    places = _PLACES_OF[half_day % _ROUND]
    faces = [*plazas]
    for slot in table.attacks:
        faces[places[slot]] = FLIPPED[faces[places[slot]]]
    if tiles == NO_TILES:
        return tuple(faces), tiles
    sides = list(tiles)
    for place, die in zip(places, table.dice, strict=True):
        if die.attacks or die.black:
            sides[place] = turned(sides[place])
    return tuple(faces), tuple(sides)


_SECTORS = (
    *(f"morning {number}" for number in range(1, SLOTS + 1)),
    *(f"afternoon {number}" for number in range(1, SLOTS + 1)),
    "neutral",
)


def sector(day: int, place: int) -> str:
    """The sector of the small disc above a place: `neutral`, `morning 1` to `4`, `afternoon 1` to `4` (TD-3, TD-43)."""
    return _SECTORS[(place - day) % PLACES]
