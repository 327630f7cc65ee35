"""Banquets & Raids: eight two-sided tiles beside plazas, and what each does to the die there (TD-48 to TD-51)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from bastide.games.troyes_dice.wheel import Die

TILES = 8
IN_PLAY = 3

TILE_SIDES = ("banquet", "raid")

NO_TILE = 0
Tiles: TypeAlias = tuple[int, ...]
"""The tile beside each place: `NO_TILE`, 1 to 8 with the banquet side up, 9 to 16 with the raid side up."""

NO_TILES: Tiles = (NO_TILE,) * 9

ONE_OF_EACH, OWN_CITIZEN, RED_AND_OTHER, ONE_MORE_DIE = (
    "one-of-each-resource",
    "own-citizen",
    "red-and-other-citizen",
    "one-more-die",
)
EXTRAS = (ONE_OF_EACH, OWN_CITIZEN, RED_AND_OTHER, ONE_MORE_DIE)
"""What a banquet may add to a building."""

MAY_BE_CHOSEN, ANY_DIE = "may-be-chosen", "any-die"


def number(tile: int) -> int:
    """The number printed on a tile, whichever side is up."""
    return (tile - 1) % TILES + 1


def is_raid(tile: int) -> bool:
    """Whether the raid side is up."""
    return tile > TILES


def turned(tile: int) -> int:
    """The tile after its plaza was destroyed: banquet turns to raid, never back (TD-50)."""
    return tile + TILES if 0 < tile <= TILES else tile


class Banquets:
    """The effects of all sixteen sides, from the component data."""

    def __init__(self, data: Mapping[str, Any], *, sheltered_counts: bool) -> None:
        sides = [entry[side] for side in TILE_SIDES for entry in data["tiles"]]
        self.effects: tuple[Mapping[str, Any], ...] = ({}, *sides)
        self.names = ("", *(str(side["id"]) for side in sides))
        self.sheltered_counts = sheltered_counts
        """Whether Great Halls count a black die at a banquet 8, as in the German rules (ruling Q11)."""

    def apply(self, die: "Die") -> None:
        """Apply the tile beside a die's plaza to what the die costs and may do; no other rule reads tiles (TD-49)."""
        effect = self.effects[die.tile]
        if effect.get("free"):
            die.any = die.influence = die.deniers = die.knowledge = 0
        surcharge = effect.get("surcharge", {})
        die.influence += surcharge.get("influence", 0)
        die.deniers += surcharge.get("deniers", 0)
        die.knowledge += surcharge.get("knowledge", 0)
        die.value = effect.get("value", die.value)
        die.step = 0 if effect.get("value_fixed") else effect.get("value_step", die.step)
        die.colour_cost = 0 if effect.get("colour_fixed") else effect.get("colour_cost", die.colour_cost)
        die.prestige = effect.get("prestige", die.prestige)
        if "built_with_it" in effect:
            die.extra_for = effect["built_with_it"]["kind"]
            die.extra = effect["built_with_it"]["extra"]
        if effect.get("black_die") == MAY_BE_CHOSEN and die.black:
            # Protected: it attacks nothing and serves as a transparent die of the plaza's colour.
            die.usable = True
            die.counts = self.sheltered_counts
            die.attacks = False
        if effect.get("black_die") == ANY_DIE and not die.black:
            # It acts as a black die: it destroys its plaza, attacks, and nobody can use it (ruling Q12).
            die.usable = die.counts = False
            die.attacks = True
