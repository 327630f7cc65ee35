"""How the stored playthroughs were made."""

from bastide.testing.recipes import Recipe

RECIPES = {
    "two-players": Recipe(2, 21, preset="standard"),
    "three-players-short-sighted": Recipe(3, 22, preset="short-sighted"),
}
