"""The symbols on cards as numbers: types of cards, colours, citizens (TY-2, TY-7, TY-10)."""

from collections.abc import Iterable

from bastide.games.tournay.moves import COLOURS

BUILDING, CHARACTER, PRESTIGE = 1, 2, 4
TYPES = {"building": BUILDING, "character": CHARACTER, "prestige": PRESTIGE}
PRESTIGE_LEVEL = 2
GRAY = 3
"""A gray citizen, after the three colours."""
ANY = ("any", "choice")
"""The word for a gray symbol in component files: any colour, or one that the player chooses (TY-10)."""
ANY_COLOUR = 7
"""All colours, where colours are a mask."""
CHOICE = 3
"""The player's choice, where a colour is a number."""


def chosen_colour(name: str) -> int:
    """Return the number of a colour, or `CHOICE`."""
    return CHOICE if name in ANY else COLOURS.index(name)


def colour_mask(name: str) -> int:
    """Return the mask of one colour, or of all for a gray symbol."""
    return ANY_COLOUR if name in ANY else 1 << COLOURS.index(name)


def citizen_mask(names: Iterable[str]) -> int:
    """Return the mask of several colours, and perhaps gray."""
    return sum(1 << (*COLOURS, "gray").index(name) for name in names)


def type_mask(names: Iterable[str]) -> int:
    """Return the mask of several types of cards."""
    return sum(TYPES[name] for name in names)
