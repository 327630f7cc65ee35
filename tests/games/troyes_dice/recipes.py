"""How the stored playthroughs were made: whole games for up to four, a day for more, other boxes for what is rare."""

from collections.abc import Mapping
from typing import Any

from bastide.games.troyes_dice import TroyesDice
from bastide.testing.dealing import clone
from bastide.testing.recipes import Recipe

Places = Mapping[int, int]


def box(days: int, *, citizens: int = 20, resources: int = 18, places: Places | None = None, built: str = "") -> Any:
    """Return a box with fewer days, earlier attacks, shorter tracks, other bonuses, or only one building."""
    components: dict[str, Any] = clone(dict(TroyesDice.shipped_components()))
    components["wheel"]["days"].update(number=days, attacks_from=1)
    sheet = components["sheet"]
    sheet["resources"]["length"] = resources
    sheet["resources"]["linked"] = [at for at in sheet["resources"]["linked"] if at <= resources]
    sheet["citizens"]["length"] = citizens
    for entry in (*sheet["citizens"]["track_bonuses"], *sheet["citizens"]["column_bonuses"]):
        entry["at"] = (places or {}).get(entry["at"], entry["at"])
        if built and "build" in entry["gain"]:
            entry["gain"]["build"] = [built]
    return components


A_DAY = box(1)
CROWDED = box(8, citizens=6, resources=7, places={3: 1, 6: 2, 11: 3, 15: 5, 20: 6})
BISHOPS = box(8, citizens=9, places={3: 1, 6: 3, 11: 5, 15: 6, 20: 9}, built="bishopric")
TILES = {"banquets_and_raids": True}

SEAT_OPTIONS = frozenset({"crier"})
RECIPES = {
    "solo": Recipe(1, 119, preset="standard"),
    "solo-banquets": Recipe(1, 87, {**TILES, "crier": "random"}),
    "two-players-first-game": Recipe(2, 119, preset="first-game"),
    "two-players-tiles-1-2-3": Recipe(2, 117, {**TILES, "tiles": "1 2 3"}),
    "two-players-tiles-4-5-6": Recipe(2, 115, {**TILES, "tiles": "4 5 6"}),
    "two-players-tiles-7-8-2": Recipe(2, 80, {**TILES, "tiles": "7 8 2"}),
    "three-players-german": Recipe(3, 119, preset="german"),
    "four-players-expert": Recipe(4, 119, preset="expert"),
    "four-players-banquets": Recipe(4, 9, preset="banquets-and-raids"),
    "two-players-literal": Recipe(2, 119, preset="literal"),
    "two-players-spanish": Recipe(2, 119, preset="spanish"),
    "two-players-chinese-japanese": Recipe(2, 119, preset="chinese-japanese"),
    "five-players-a-day": Recipe(5, 1, {"crier": "5"}, components=A_DAY),
    "six-players-a-day": Recipe(6, 1, TILES, components=A_DAY),
    "seven-players-a-day": Recipe(7, 1, {"numbering": "expert"}, components=A_DAY),
    "eight-players-a-day": Recipe(8, 1, {"numbering": "first-game"}, components=A_DAY),
    "nine-players-a-day": Recipe(9, 1, {"crier": "random"}, components=A_DAY),
    "ten-players-a-day": Recipe(10, 1, components=A_DAY),
    "ten-players-banquets-a-day": Recipe(10, 1, TILES, components=A_DAY),
    # Tracks so short that they are full before the end.
    "crowded-town": Recipe(2, 55, {"bonus_buildings_may_be_declined": True}, components=CROWDED),
    # Bonuses give only Bishoprics, until none can be built any more.
    "town-of-bishops": Recipe(1, 98, components=BISHOPS),
}
