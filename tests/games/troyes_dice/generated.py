"""Positions late in a game, for the comparison with the reference: nearly full tracks, many buildings, raids.

They obey what holds in every game (the plazas and tiles of the box, dice in order), but need not be reachable.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from bastide.core.chance import SeededChance

COLOURS = ("red", "yellow", "white")
RESOURCES = ("influence", "deniers", "knowledge")
ROWS = ("fortress", "palace", "great-hall", "city-hall", "cathedral", "bishopric")
PLAZAS = ("red/red", "yellow/yellow", "white/white", *("red/yellow", "red/white", "yellow/white") * 2)
EXACT_PLACES = (2, 5, 10, 13, 14, 18, 19, 20)
"""Numbers of citizens at which the next one or two bring a bonus or have no room."""

T = TypeVar("T")


def nearly_full_position(choice: SeededChance) -> dict[str, Any]:
    """Return any half day with two sheets on which much has happened, as JSON values."""
    expansion = bool(choice.below(2))
    plazas = [_either_way(plaza, choice) for plaza in _shuffled(PLAZAS, choice)]
    places = [place for place, plaza in enumerate(plazas) if len(set(plaza.split("/"))) == 1]
    numbers = _shuffled(range(1, 9), choice)
    tiles = [
        {"place": place, "tile": number, "side": ("banquet", "raid")[choice.below(2)]}
        for place, number in zip(places, numbers, strict=False)
    ]
    rolled = sorted((1 + choice.below(6), number > 0) for number in range(4))  # black before its equals
    return {
        "game": "troyes-dice",
        "options": {
            "numbering": "expert",
            "banquets_and_raids": expansion,
            "bonus_buildings_may_be_declined": bool(choice.below(2)),
            "banquet_8": ("transparent", "usable")[choice.below(2)],
        },
        "crier": 0,
        "numbering": _shuffled(range(1, 7), choice),
        "half_day": 9 + choice.below(8),
        "plazas": plazas,
        "tiles": tiles if expansion else [],
        "dice": [value for value, _ in rolled],
        "black": 1 + [transparent for _, transparent in rolled].index(False),
        "players": [_sheet(choice) for _ in range(2)],
    }


def _sheet(choice: SeededChance) -> dict[str, Any]:
    circled = {resource: 3 + choice.below(16) for resource in RESOURCES}
    poor = choice.below(4) == 0
    return {
        "buildings": {row: "".join(_shuffled(_some_columns(choice), choice)) for row in ROWS},
        "struck": {colour: _some_columns(choice) for colour in COLOURS},
        "circled": circled,
        "spent": {name: number if poor else choice.below(number + 1) for name, number in circled.items()},
        "citizens": {colour: EXACT_PLACES[choice.below(len(EXACT_PLACES))] for colour in COLOURS},
        "moves": [],
    }


def _some_columns(choice: SeededChance) -> str:
    return "".join(column for column in "abcdef" if not choice.below(3))


def _either_way(plaza: str, choice: SeededChance) -> str:
    up, down = _shuffled(plaza.split("/"), choice)
    return f"{up}/{down}"


def _shuffled(things: Sequence[T], choice: SeededChance) -> list[T]:
    left = list(things)
    return [left.pop(choice.below(len(left))) for _ in things]
