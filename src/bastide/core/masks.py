"""Sets of places as bit masks: one int with a bit for each place, so that rules read as set algebra."""

from typing import TypeAlias

from bastide.core.compiling import in_c

Mask: TypeAlias = int
"""A set of small numbers, such as hexes: bit n stands for n."""

MOST_PLACES = 512
"""The largest board that a set can describe."""

_HIGHEST: tuple[tuple[int, Mask], ...] = ((-1, 0), *[(place, 1 << place) for place in range(MOST_PLACES)])
"""The highest place of a set, and the set of it alone, by the length of the set in bits."""


@in_c
def bits(mask: Mask) -> list[int]:
    """The places in a set, in ascending order."""
    # Tables with the places in each byte need fewer steps for large sets, but are too large for the processor's cache.
    places: list[int] = []
    while mask:
        place, bit = _HIGHEST[mask.bit_length()]
        places.append(place)
        mask -= bit
    places.reverse()
    return places


@in_c
def connected(seed: Mask, within: Mask, neighbours: tuple[Mask, ...]) -> Mask:
    """The places of `within` that one comes to from `seed` over neighbours; `seed` is a part of `within`."""
    rest, reached = within, seed  # each place leaves both once its neighbours are reached
    while reached:
        place, bit = _HIGHEST[reached.bit_length()]
        rest -= bit
        reached = (reached | neighbours[place]) & rest
    return within ^ rest
