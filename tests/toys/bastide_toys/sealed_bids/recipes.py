"""How the stored playthroughs were made."""

from bastide.testing.recipes import Recipe

RECIPES = {
    "two-players": Recipe(2, 137, preset="standard"),
    "three-players-short": Recipe(3, 64, preset="short"),
    "four-players": Recipe(4, 119, preset="standard"),
}
