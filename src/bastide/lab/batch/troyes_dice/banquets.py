"""What the tiles of Banquets & Raids do to the die on their plaza, as small tables by tile (TD-48 to TD-51)."""

from collections.abc import Mapping
from typing import Any

from bastide.games.troyes_dice.banquets import ANY_DIE, EXTRAS, MAY_BE_CHOSEN, Banquets
from bastide.games.troyes_dice.moves import RESOURCES, ROWS

PRICE = 4
"""Bits of each resource's number in a price."""
NO_VALUE = 7
"""In place of a value: the tile doesn't change it."""
CHOSEN, ANY = 1, 2
"""What a tile changes about black dice: the one here may be chosen, or any die here acts like it."""


class Effects:
    """Tables with an entry for each side of a tile: none, eight banquets, eight raids."""

    def __init__(self, banquets: Banquets) -> None:
        effects = banquets.effects
        self.sheltered_counts = banquets.sheltered_counts
        self.free = [bool(effect.get("free")) for effect in effects]
        self.surcharge = [packed(effect.get("surcharge", {})) for effect in effects]
        self.value = [effect.get("value", NO_VALUE) for effect in effects]
        self.step = [0 if effect.get("value_fixed") else effect.get("value_step", 1) for effect in effects]
        self.colour_cost = [0 if effect.get("colour_fixed") else effect.get("colour_cost", 2) for effect in effects]
        self.prestige = [bool(effect.get("prestige", True)) for effect in effects]
        self.black = [{MAY_BE_CHOSEN: CHOSEN, ANY_DIE: ANY}.get(effect.get("black_die", ""), 0) for effect in effects]
        self.extra = [_extra(effect) for effect in effects]
        """What is added to a building, from 1 in the order of `EXTRAS`; 0 for nothing."""
        self.extra_for = [_extra_for(effect) for effect in effects]
        """To buildings of which rows."""


def packed(prices: Mapping[str, int]) -> int:
    """A price as one number, with some bits for each resource, then for what any of them can pay."""
    return sum(prices.get(name, 0) << PRICE * place for place, name in enumerate((*RESOURCES, "any")))


def _extra(effect: Mapping[str, Any]) -> int:
    return 1 + EXTRAS.index(effect["built_with_it"]["extra"]) if "built_with_it" in effect else 0


def _extra_for(effect: Mapping[str, Any]) -> int:
    kind = effect.get("built_with_it", {}).get("kind")
    return sum(1 << number for number, row in enumerate(ROWS) if kind in (row, "work" if number % 2 else "prestige"))
