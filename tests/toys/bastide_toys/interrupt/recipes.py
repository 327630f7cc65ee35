"""How the stored playthroughs were made."""

from bastide.testing.recipes import Recipe

RECIPES = {
    "two-players": Recipe(2, 127, preset="standard"),
    "three-players-quick": Recipe(3, 26, preset="quick"),
    "four-players": Recipe(4, 45, preset="standard"),
}
