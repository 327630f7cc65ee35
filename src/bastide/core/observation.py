"""A position as numbers, for learners: one flat array of named fields, written for a viewer.

A game lists its fields in `observation.py`, beside the function that writes them. NumPy is needed to ask for an
observation and for nothing else; it is imported inside functions only.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from struct import Struct, error
from sys import byteorder
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, overload

from bastide.core.extras import needs

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Observation: TypeAlias = NDArray[np.int16]
    MoveMask: TypeAlias = NDArray[np.int8]
else:
    Observation: TypeAlias = Any
    MoveMask: TypeAlias = Any

EntryT = TypeVar("EntryT")

DTYPE = "int16"
"""The type of every field: counts and points fit, and sets are rows of 0 and 1."""
MOST = 2**15 - 1
"""The greatest number that fits; greater ones are cut to it."""
_LOW_BYTE = 0 if byteorder == "little" else 1
_DIGITS = bytes.maketrans(b"01", bytes((0, 1)))


@dataclass(frozen=True, slots=True)
class Field:
    """One part of an observation: planes over the places of a board, or a vector."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    low: int = 0
    high: int = 1
    """The least and the greatest value that occur."""
    dtype: str = DTYPE

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return prod(self.shape)


@dataclass(frozen=True)
class ObservationSpec:
    """The layout of a game's observations: its fields one after another in a flat array.

    A change of the fields, their order or their meaning raises `version`.
    """

    version: int
    players: int
    fields: tuple[Field, ...]

    @cached_property
    def size(self) -> int:
        """The length of the array."""
        return sum(field.size for field in self.fields)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where each field lies in the array."""
        places, first = {}, 0
        for field in self.fields:
            places[field.name] = slice(first, first + field.size)
            first += field.size
        return places

    def empty(self, *batch: int) -> Observation:
        """Return a zeroed array to write an observation into, or with `batch` one for many."""
        with needs("lab"):
            import numpy as np

        return np.zeros((*batch, self.size), dtype=DTYPE)

    def named(self, array: Observation) -> dict[str, Observation]:
        """Return the fields of an observation (or of a batch of them) by name, in their shapes, without copying."""
        batch = array.shape[:-1]
        return {field.name: array[..., self.slices[field.name]].reshape(*batch, *field.shape) for field in self.fields}

    def bounds(self) -> tuple[Observation, Observation]:
        """Return the least and the greatest value of each number in the array."""
        low, high = self.empty(), self.empty()
        for field in self.fields:
            low[self.slices[field.name]] = field.low
            high[self.slices[field.name]] = field.high
        return low, high


@cache
def own_seat_first(players: int, viewer: int | None) -> tuple[int, ...]:
    """Return the seats in the order in which `viewer` sees them: their own, then around the table.

    A spectator sees them in the order of play.
    """
    first = viewer or 0
    return (*range(first, players), *range(first))


@overload
def turned(entries: list[EntryT], first: int) -> list[EntryT]: ...


@overload
def turned(entries: tuple[EntryT, ...], first: int) -> tuple[EntryT, ...]: ...


def turned(entries: Any, first: int) -> Any:
    """Return the entries from `first` on, then those before it: entries by seat as the player there sees them."""
    return entries[first:] + entries[:first] if first else entries


# Rows of numbers as bytes: games keep such rows and join them into an observation


def row(numbers: Sequence[int]) -> bytes:
    """Return numbers as an observation holds them."""
    try:
        return _struct(len(numbers)).pack(*numbers)
    except error:
        return _struct(len(numbers)).pack(*[min(number, MOST) for number in numbers])


def widened(small: bytes | bytearray) -> bytes:
    """Return numbers below 256, a byte each, as an observation holds them."""
    wide = bytearray(2 * len(small))
    wide[_LOW_BYTE::2] = small
    return bytes(wide)


@cache
def _struct(length: int) -> Struct:
    return Struct(f"{length}h")


@cache
def one_of(length: int) -> tuple[bytes, ...]:
    """Return a row with a single 1 for each place, then one of zeros, which is also at index -1."""
    return tuple(row([int(place == index) for place in range(length)]) for index in range(length + 1))


def set_row(members: int, length: int) -> bytes:
    """Return a bit mask as a row of 0 and 1."""
    return widened(f"{members:0{length}b}"[::-1].encode().translate(_DIGITS))


# Moves


def empty_mask(moves: int) -> MoveMask:
    """Return a zeroed array with a place for each move."""
    with needs("lab"):
        import numpy as np

    return np.zeros(moves, dtype=np.int8)


def write_mask(legal: Sequence[int], out: MoveMask) -> None:
    """Write 1 for each legal move and 0 for every other."""
    row = bytearray(len(out))
    for move in legal:
        row[move] = 1
    out.data.cast("B")[:] = row
