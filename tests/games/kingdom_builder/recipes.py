"""How the stored playthroughs were made: three whole games, and short ones with other boxes for what is rare."""

from typing import Any

from bastide.games.kingdom_builder import KingdomBuilder
from bastide.games.kingdom_builder.board import TERRAINS
from bastide.testing.dealing import clone
from bastide.testing.recipes import Recipe


def box(settlements: int, cards: int = 5, **hexes: int) -> dict[str, Any]:
    """Return a box with fewer settlements and cards, and few hexes of some terrains per quadrant; the rest is water."""
    components: dict[str, Any] = clone(dict(KingdomBuilder.shipped_components()))
    components["cards"]["settlements"] = settlements
    components["cards"]["terrain_cards"] = dict.fromkeys(TERRAINS, cards)
    letters = {name: letter for letter, name in components["quadrants"]["legend"].items()}
    for quadrant in components["quadrants"]["quadrants"]:
        for terrain, most in hexes.items():
            quadrant["rows"] = _thinned(quadrant["rows"], letters[terrain], most)
    return components


def _thinned(rows: list[str], letter: str, most: int) -> list[str]:
    land = "\n".join(rows)
    kept = land.replace(letter, letter.upper(), most)
    return kept.replace(letter, "w").lower().split("\n")


SMALL = box(settlements=9)
BARREN = box(settlements=9, cards=1, grass=1, flowers=1, forest=1, canyon=1)

SEAT_OPTIONS = frozenset({"start_player"})
RECIPES = {
    "two-players": Recipe(2, 8, preset="standard"),
    "three-players-first-game": Recipe(3, 193, preset="first-game"),
    "four-players-strict-lords": Recipe(4, 159, preset="lords-need-settlements"),
    "chosen-set-up": Recipe(
        2,
        354,
        {
            "start_player": "1",
            "quadrants": "oracle harbor barn tower",
            "turned": "top-left bottom-right",
            "cards": "lords hermits miners",
        },
        components=SMALL,
    ),
    "second-player-starts": Recipe(3, 389, {"start_player": "2", "cards": "lords citizens workers"}, components=SMALL),
    "third-player-starts": Recipe(3, 411, {"start_player": "3"}, components=SMALL),
    "fourth-player-starts": Recipe(4, 496, {"start_player": "4"}, components=SMALL),
    "partly-drawn-set-up": Recipe(
        2,
        611,
        {"quadrants": "tower tavern random farm", "places": "random", "cards": "knights random random"},
        components=SMALL,
    ),
    "without-lords": Recipe(2, 612, preset="without-lords"),
    # One hex per quadrant of each terrain but desert, and one card of each: terrains fill up, and cards run out.
    "barren-land": Recipe(4, 335, components=BARREN),
}
