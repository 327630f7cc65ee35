"""Gains as small ints, so that the gains still to be taken are a short tuple, cheap to copy.

RESOURCE + 32 × colour + n   n resources of a colour
PEOPLE   + 32 × colour + n   n citizens of a colour
EACH     + set of colours    one resource of each of these colours, in an order that the player chooses
PAIR     + set of colours    one citizen of each of these colours, likewise
ONE_OF   + set of colours    one citizen of one of these colours
EXTRAS                       a red citizen and a yellow or white one, in either order
OVERFLOW                     a citizen whose own track is full
BUILDING + set of rows       a building of one of these rows
"""

from collections.abc import Mapping
from typing import Any

from bastide.games.troyes_dice.moves import COLOURS, RESOURCES, ROWS

NOTHING = 0
RESOURCE = 0
PEOPLE = 96
EACH = 192
PAIR = 200
ONE_OF = 208
EXTRAS = 216
OVERFLOW = 217
BUILDING = 256

MOST = 31
"""The most symbols of a kind in one gain."""

ALL_COLOURS = (1 << len(COLOURS)) - 1

BITS = tuple(tuple(bit for bit in range(8) if mask >> bit & 1) for mask in range(256))
"""The members of each small set."""


def resources(colour: int, number: int) -> int:
    """The code of a number of resources of a colour."""
    return RESOURCE + 32 * colour + number


def citizens(colour: int, number: int) -> int:
    """The code of a number of citizens of a colour."""
    return PEOPLE + 32 * colour + number


def gain_code(gain: Mapping[str, Any]) -> int:
    """The code of a gain in checked component data."""
    if "build" in gain:
        return BUILDING + sum(1 << ROWS.index(row) for row in gain["build"])
    people = "citizens" in gain
    names = COLOURS if people else RESOURCES
    amounts = {names.index(name): amount for name, amount in gain["citizens" if people else "resources"].items()}
    if len(amounts) == 1:
        ((colour, amount),) = amounts.items()
        return citizens(colour, amount) if people else resources(colour, amount)
    return (PAIR if people else EACH) + sum(1 << colour for colour in amounts)


def tally(code: int) -> list[int]:
    """The resources, then the citizens, of each colour in a gain that offers no choice of colour or building."""
    found = [0] * 6
    if code < EACH:
        found[code // 32] = code % 32
    elif code < ONE_OF:
        for colour in BITS[(code - EACH) % (PAIR - EACH)]:
            found[colour + (3 if code >= PAIR else 0)] = 1
    return found
