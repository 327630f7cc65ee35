"""Sets of places as bit masks: one int with a bit for each place, so that rules read as set algebra."""

from itertools import compress
from typing import TypeAlias

from bastide.core.compiling import in_c

Mask: TypeAlias = int
"""A set of small numbers, such as hexes: bit n stands for n."""

MOST_PLACES = 512
"""The largest board that a set can describe."""

_BIT: tuple[Mask, ...] = tuple(1 << place for place in range(MOST_PLACES))
_PLACES = tuple(range(MOST_PLACES))
_BYTES = range(MOST_PLACES // 8)
# The tuples share the numbers of `_PLACES`, which the processor then finds in its cache.
_BYTE_BITS = tuple(
    tuple([_PLACES[8 * index + bit] for bit in range(8) if byte >> bit & 1] for byte in range(256)) for index in _BYTES
)
_FEW = 14  # up to here taking the highest bit, again and again, is quicker than looking at all bytes


@in_c
def bits(mask: Mask) -> list[int]:
    """The places in a set, in ascending order."""
    places: list[int] = []
    if mask.bit_count() < _FEW:
        while mask:
            place = mask.bit_length() - 1
            places.append(place)
            mask -= _BIT[place]
        places.reverse()
        return places
    row = mask.to_bytes(mask.bit_length() + 7 >> 3, "little")
    for index in compress(_BYTES, row):
        places += _BYTE_BITS[index][row[index]]
    return places


@in_c
def connected(seed: Mask, within: Mask, neighbours: tuple[Mask, ...]) -> Mask:
    """The places of `within` that one comes to from `seed` over neighbours; `seed` is a part of `within`."""
    rest, reached = within, seed  # each place leaves both once its neighbours are reached
    while reached:
        place = reached.bit_length() - 1
        rest -= _BIT[place]
        reached = (reached | neighbours[place]) & rest
    return within ^ rest
