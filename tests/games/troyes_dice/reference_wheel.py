"""The wheel of the slow reference: plazas, dice, what they cost, and the tiles beside them (see reference.py)."""

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "src" / "bastide" / "games" / "troyes_dice" / "data"
WHEEL: dict[str, Any] = json.loads((DATA / "wheel.json").read_text())
COLOURS = ("red", "yellow", "white")
RESOURCES = ("influence", "deniers", "knowledge")
PLACES = 9
DAYS = 8


@dataclass
class Plaza:
    """A plaza tile at its place, with the expansion's tile beside it, such as `banquet 3` (R48)."""

    up: str
    down: str
    tile: str = ""

    def flip(self) -> None:
        self.up, self.down = self.down, self.up


@dataclass(frozen=True)
class Die:
    """A die on its plaza; `sector` is 0 to 3 clockwise from the free one."""

    sector: int
    value: int
    black: bool
    place: int
    colour: str
    tile: str

    @property
    def attacks(self) -> bool:
        """R14; on banquet 8 the black die attacks nothing, on raid 8 every die acts as the black one (R51)."""
        return self.tile == "raid 8" or (self.black and self.tile != "banquet 8")

    @property
    def is_available(self) -> bool:
        """Whether it can be chosen (R19) and counts for Great Halls (R30; rulings Q11, Q12): unless it attacks."""
        return not self.attacks

    def prices(self, morning: bool) -> list[Counter[str]]:
        """Return every way to pay for it (R20; raids 2, 3, 6 add to the sector, banquet 2 is free)."""
        if self.tile == "banquet 2":
            return [Counter()]
        price = Counter(WHEEL["morning" if morning else "afternoon"][self.sector]["cost"])
        price += Counter({"raid 2": ["deniers"], "raid 3": ["knowledge"], "raid 6": ["influence"]}.get(self.tile, []))
        if not price.pop("any", 0):
            return [price]
        return [price + Counter([resource]) for resource in RESOURCES]

    def value_when_chosen(self) -> int:
        """Raid 4 makes it 0 for the player who chooses it (R49, R51)."""
        return 0 if self.tile == "raid 4" else self.value

    def influence_for(self, value: int) -> int | None:
        """The cost of a change to this value (R22, R51, ruling Q7); None if it is impossible."""
        steps = abs(value - self.value_when_chosen())
        if self.tile == "raid 1":
            return None
        return (steps + 1) // 2 if self.tile == "banquet 1" else steps

    def knowledge_for_colour(self) -> int | None:
        """The cost of a change of colour (R23, R51); None if it is impossible."""
        if self.tile == "raid 5":
            return None
        return 1 if self.tile == "banquet 5" else 2


def lay(plazas: list[Plaza], half_day: int, transparent: list[int], black: int) -> list[Die]:
    """R11-R13: ascending, clockwise, the black die before its equals; colours come from the plazas.

    The neutral sector is above place day - 1 (R3, R43), then come the morning's four and the afternoon's four.
    """
    rolled = sorted([(black, 0), *((value, 1) for value in transparent)])
    neutral = (half_day + 1) // 2 - 1
    first = neutral + (1 if half_day % 2 else 5)
    dice = []
    for sector, (value, transparent_one) in enumerate(rolled):
        place = (first + sector) % PLACES
        plaza = plazas[place]
        dice.append(Die(sector, value, not transparent_one, place, plaza.up, plaza.tile))
    return dice


def close(plazas: list[Plaza], dice: list[Die]) -> None:
    """Destroyed plazas are flipped (R42), their tiles turn to raid (R50), and so does a used banquet 8 (R51)."""
    for die in dice:
        plaza = plazas[die.place]
        if die.attacks:
            plaza.flip()
        if die.attacks or die.black:
            plaza.tile = plaza.tile.replace("banquet", "raid")
