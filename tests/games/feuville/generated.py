"""Positions in the middle of a game, for the comparison with the reference: wide towns with everything that scores.

They obey what holds in every game (the pieces of the box, one row of columns), but need not be reachable.
"""

import json
from collections.abc import Sequence
from typing import Any, TypeVar

from bastide.core.chance import SeededChance
from tests.games.feuville.reference_table import DECREES, FAIRY
from tests.games.feuville.reference_town import BOX, DATA, LEVELS, START, code, name

T = TypeVar("T")


def rich_position(choice: SeededChance, edition: str) -> dict[str, Any]:
    """Return two to four towns at the beginning of a turn, the dice rolled."""
    settings = {one["id"]: one["settings"] for one in json.loads((DATA / "editions.json").read_text())["editions"]}
    tiles = {kind: _shuffled([code(t) for t in BOX["tiles"] if t["kind"] == kind], choice) for kind in LEVELS}
    decrees = [entry["id"] for entry in DECREES["decrees"] for _ in range(entry["number"])]
    decrees = _shuffled([decree for decree in decrees if decree != "town-evaluation"], choice)
    charms = _shuffled([entry["id"] for entry in FAIRY["fairy"] for _ in range(entry["number"])], choice)
    clouds_burn = settings[edition].get("cloud_columns_may_burn", True)
    players = [_player(choice, tiles, decrees, charms, clouds_burn) for _ in range(2 + choice.below(3))]
    die = 1 + choice.below(6)
    dice = [die, 1 + (die + choice.below(5)) % 6]
    return {
        "game": "feuville",
        "options": settings[edition],
        "start_player": choice.below(len(players)),
        "turn": {"player": choice.below(len(players)), "dice": dice},
        "board": {
            **{kind: [tiles[kind].pop(), *(_maybe(tiles[kind], choice) for _ in range(5))] for kind in LEVELS},
            "decree": [decrees.pop() for _ in range(6)],
            "fairy": [charms.pop() for _ in range(3)],
        },
        "players": players,
        "removed": decrees[: choice.below(len(decrees) - 7)],
    }


def _player(
    choice: SeededChance, tiles: dict[str, list[str]], decrees: list[str], charms: list[str], clouds_burn: bool
) -> dict[str, Any]:
    width = 4 + choice.below(3)
    first = -choice.below(width)
    town: dict[str, str] = {}
    for place in range(first, first + width):
        words = [START] if place == 0 else [_wall(place, first, first + width - 1, tiles, choice)]
        for kind in ("tower", "sky")[: _height(choice)]:
            side = words[0][1:2] if kind == "tower" else ""
            fitting = [tile for tile in tiles[kind] if side in ("<", ">") and tile[1:2] == side]
            words.append(_pop(fitting or tiles[kind], tiles[kind]))
        if choice.below(4) == 0 and words != [START] and (clouds_burn or "o" not in words[-1]):
            words.append("burnt")
        if choice.below(2) == 0 and len(words) > 2 and words[2] != "burnt" and _remove(decrees, "small-district"):
            words.append("grass")
        town[name(place)] = " ".join(words)
    kept = [charm for charm in charms if not charm.startswith("prestige")][: choice.below(3)]
    for charm in kept:
        charms.remove(charm)
    store = [(tiles[LEVELS[choice.below(3)]] if choice.below(2) else decrees).pop() for _ in range(2)]
    return {
        "town": town,
        "store": [piece if choice.below(4) else None for piece in store],
        "charms": kept,
        "evaluated": {"small-district": sum("grass" in column for column in town.values())},
        "points": {},
    }


def _remove(pile: list[str], piece: str) -> bool:
    """Take a piece from a pile, if there is one."""
    if piece not in pile:
        return False
    pile.remove(piece)
    return True


def _height(choice: SeededChance) -> int:
    return (0, 1, 1, 2, 2, 2)[choice.below(6)]


def _wall(place: int, first: int, last: int, tiles: dict[str, list[str]], choice: SeededChance) -> str:
    """Return a wall: mostly corner towers at the ends and gates between."""
    wanted = "<" if place == first else ">" if place == last else "n"
    fitting = [tile for tile in tiles["wall"] if tile[1:2] == wanted and choice.below(2)]
    return _pop(fitting or tiles["wall"], tiles["wall"])


def _pop(fitting: list[str], pile: list[str]) -> str:
    tile = fitting[0]
    pile.remove(tile)
    return tile


def _maybe(pile: list[str], choice: SeededChance) -> str | None:
    return pile.pop() if choice.below(3) else None


def _shuffled(things: Sequence[T], choice: SeededChance) -> list[T]:
    left = list(things)
    return [left.pop(choice.below(len(left))) for _ in things]
