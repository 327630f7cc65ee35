"""How the stored playthroughs were made."""

from typing import Any

from bastide.games.feuville import Feuville
from bastide.testing.recipes import Recipe


def townscapes() -> dict[str, Any]:
    """Return a box full of corner towers, with a gate in the starting tile and short piles, so that rows run dry."""
    box = dict(Feuville.shipped_components())
    tiles: list[dict[str, Any]] = []
    for index, corner in enumerate(("left", "right") * 6):
        tiles.append({"kind": "wall", "back": "I" if index < 8 else "II", "symbols": ["guard"], "corner": corner})
    for index, corner in enumerate(("left", "right") * 6):
        tiles.append({"kind": "tower", "back": "I" if index < 8 else "II", "symbols": ["flag"], "corner": corner})
    for index in range(12):
        tiles.append({"kind": "sky", "back": "start" if index < 6 else "I", "symbols": [], "clouds": index % 3})
    box["tiles"] = {"tiles": tiles, "start_tile": {"symbols": ["griffin"], "gate": True}}
    return box


RECIPES = {
    "german-two-players": Recipe(2, 3, preset="german"),
    "german-three-players": Recipe(3, 32, preset="german"),
    "german-four-players": Recipe(4, 113, preset="german"),
    "english": Recipe(3, 4, preset="english"),
    "english-two-players": Recipe(2, 29, preset="english"),  # a protection makes room for a fairy tile in the hand
    "french": Recipe(4, 21, preset="french"),
    "french-two-players": Recipe(2, 16, preset="french"),
    "dutch": Recipe(4, 4, preset="dutch"),
    "dutch-towers": Recipe(3, 8, preset="dutch"),  # with the option for gaps in the row of towers
    "literal": Recipe(3, 43, preset="literal"),
    "literal-two-players": Recipe(2, 24, preset="literal"),
    "round-is-finished": Recipe(2, 5, {"start_player_ends_at_once": False, "mercy_on_tie": "nobody"}),
    "townscapes": Recipe(3, 113, preset="french", components=townscapes()),
    "german-townscapes": Recipe(4, 438, preset="german", components=townscapes()),
}
