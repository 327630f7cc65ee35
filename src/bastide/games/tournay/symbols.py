"""What the symbols on cards mean, as numbers: types of cards, colours, citizens (TY-2, TY-7, TY-10)."""

from collections.abc import Iterable

from bastide.games.tournay.moves import COLOURS

BUILDING, CHARACTER, PRESTIGE = 1, 2, 4
TYPES = {"building": BUILDING, "character": CHARACTER, "prestige": PRESTIGE}
PRESTIGE_LEVEL = 2
GRAY = 3
"""A gray citizen, after the three colours."""
ANY = ("any", "choice")
"""What a component file calls a gray symbol: any colour, or one that the player chooses (TY-10)."""
ANY_COLOUR = 7
"""All colours, where colours are a mask."""
CHOICE = 3
"""The player chooses, where a colour is a number."""


def chosen_colour(name: str) -> int:
    """The number of a colour, or `CHOICE`."""
    return CHOICE if name in ANY else COLOURS.index(name)


def colour_mask(name: str) -> int:
    """One colour, or all of them for a gray symbol."""
    return ANY_COLOUR if name in ANY else 1 << COLOURS.index(name)


def citizen_mask(names: Iterable[str]) -> int:
    """Several colours, and perhaps gray."""
    return sum(1 << (*COLOURS, "gray").index(name) for name in names)


def type_mask(names: Iterable[str]) -> int:
    """Several types of cards."""
    return sum(TYPES[name] for name in names)
