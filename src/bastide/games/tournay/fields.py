"""The fields of effects, events and prestige buildings: their values, how they are read and worded."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from bastide.core.schema import ListOf, Text, Truth, Whole
from bastide.games.tournay.kinds import Field
from bastide.games.tournay.moves import COLOURS
from bastide.games.tournay.symbols import ANY, chosen_colour, citizen_mask, colour_mask, type_mask

NUMERALS = ("I", "II", "III")
_TYPES = ("building", "character", "prestige")
COLOUR_LIST = ListOf(Text(COLOURS), 1, len(COLOURS), distinct=True)
TYPE_LIST = ListOf(Text(_TYPES[:2]), 1, 2, distinct=True)


def say_colour(name: str) -> str:
    """A colour, or "any"."""
    return "any" if name in ANY else name


def say_colours(names: Sequence[str]) -> tuple[str, ...]:
    """Colours in the order of the game."""
    return tuple(name for name in (*COLOURS, "gray") if name in names)


def _say_types(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in _TYPES if name in names)


def _say_yes(value: bool) -> str:
    return "yes" if value else "no"


Amount: TypeAlias = Annotated[int, Field(Whole(0, 50))]
Count: TypeAlias = Annotated[int, Field(Whole(1, 9))]
YesNo: TypeAlias = Annotated[bool, Field(Truth(), say=_say_yes)]

Colour: TypeAlias = Annotated[int, Field(Text(COLOURS), COLOURS.index)]
ChosenColour: TypeAlias = Annotated[int, Field(Text((*COLOURS, *ANY)), chosen_colour, say_colour)]
"""A colour, or the player's choice."""
VisitedColour: TypeAlias = Annotated[int, Field(Text((*COLOURS, "any")), chosen_colour, say_colour)]
ColourMask: TypeAlias = Annotated[int, Field(Text((*COLOURS, "any")), colour_mask, say_colour)]
"""A colour, or all of them."""
Colours: TypeAlias = Annotated[int, Field(COLOUR_LIST, citizen_mask, say_colours)]
"""Several colours, as a mask."""
Citizens: TypeAlias = Annotated[
    int, Field(ListOf(Text((*COLOURS, "gray")), 1, 4, distinct=True), citizen_mask, say_colours)
]
"""Several colours, and perhaps gray, as a mask."""

Level: TypeAlias = Annotated[int, Field(Whole(1, 3), lambda level: level - 1, lambda level: NUMERALS[level - 1])]
Types: TypeAlias = Annotated[int, Field(TYPE_LIST, type_mask, _say_types)]
"""Types of activity cards, as a mask."""
AllTypes: TypeAlias = Annotated[int, Field(ListOf(Text(_TYPES), 1, 3, distinct=True), type_mask, _say_types)]
"""Types of activity cards, and perhaps prestige buildings, as a mask."""
