"""The slots of a district: a grid of five by five around the first card, in which the frame of three by three floats.

Slots are `a1` (top left) to `e5`, columns by letter, rows by number; the first card is on `c3` (TY-14). Sets of slots
are bit masks.
"""

from bastide.core.masks import bits
from bastide.core.tables import Table

SIDE = 5
FRAME = 3
"""The most rows and columns of a district (TY-8)."""
FRAME_SLOTS = FRAME * FRAME
SLOTS = SIDE * SIDE
NAMES = tuple(f"{'abcde'[slot % SIDE]}{slot // SIDE + 1}" for slot in range(SLOTS))
FIRST = SLOTS // 2
EVERYWHERE = (1 << SLOTS) - 1
BIT = tuple([1 << slot for slot in range(SLOTS)])
"""The set of each slot alone."""

_ROWS = tuple(sum(1 << SIDE * row + column for column in range(SIDE)) for row in range(SIDE))
_COLUMNS = tuple(sum(1 << SIDE * row + column for row in range(SIDE)) for column in range(SIDE))

REACH = tuple((_ROWS[slot // SIDE] | _COLUMNS[slot % SIDE]) & ~(1 << slot) for slot in range(SLOTS))
"""The row and the column of each slot, without the slot itself (TY-49)."""


def names(mask: int) -> tuple[str, ...]:
    """The names of the slots in a set, in order."""
    return tuple(NAMES[slot] for slot in bits(mask))


@Table
def slots_in(mask: int) -> tuple[int, ...]:
    """The slots in a set, in order; quicker than `bits` where few sets occur again and again."""
    return tuple(bits(mask))


def slot_moves(first: int, slots: int) -> tuple[int, ...]:
    """The moves that name one of these slots; `first` is the move that names `a1`."""
    return tuple([first + slot for slot in bits(slots)])


def _windows(column: int, row: int) -> int:
    """The frame with its top left corner on that slot."""
    return sum(1 << SIDE * (row + down) + column + right for down in range(FRAME) for right in range(FRAME))


_FRAMES = tuple(_windows(column, row) for row in range(SIDE - FRAME + 1) for column in range(SIDE - FRAME + 1))


def _beside(filled: int) -> int:
    """Slots that share a side with one of these."""
    right = (filled & ~_COLUMNS[SIDE - 1]) << 1
    left = (filled & ~_COLUMNS[0]) >> 1
    return (right | left | filled << SIDE | filled >> SIDE) & EVERYWHERE


@Table
def open_slots(filled: int) -> int:
    """The slots where a card may go: filled ones, or beside one within a common frame; the first card on `c3`."""
    if not filled:
        return 1 << FIRST
    inside = 0
    for frame in _FRAMES:
        if not filled & ~frame:
            inside |= frame
    return (filled | _beside(filled)) & inside


def moved(slot: int, shift: int) -> int:
    """The place of a slot after its district moves by `shift` slots; -1 beyond the grid."""
    right = (shift + FRAME - 1) % SIDE - (FRAME - 1)
    column, row = slot % SIDE + right, slot // SIDE + (shift - right) // SIDE
    return SIDE * row + column if 0 <= column < SIDE and 0 <= row < SIDE else -1


@Table
def shift_needed(filled: int) -> int:
    """By how many slots a district must move to be able to grow in every direction after losing a card.

    A district that is `n` wide may reach `3 - n` further on either side, and all of that must be on the grid.
    """
    return _shift(filled, 0, FRAME)


@Table
def is_cramped(filled: int) -> bool:
    """Whether a slot beside a district, where a card may go, is off the grid; no game leads to that."""
    return bool(_shift(filled, 0, 1))


@Table
def shift_to_middle(filled: int) -> int:
    """By how many slots a district must move to lie on the nine slots in the middle (`b2` to `d4`).

    From there every slot beside it is on the grid, whichever of its cards leaves next (TY-20, TY-59).
    """
    return _shift(filled, 1, 1)


def _shift(filled: int, least: int, most: int) -> int:
    """The shortest way to a place where a district can grow on every side, within these limits."""
    if not filled:
        return 0
    columns = [column for column in range(SIDE) if filled & _COLUMNS[column]]
    rows = [row for row in range(SIDE) if filled & _ROWS[row]]
    margins = [min(most, max(least, FRAME - 1 - (lines[-1] - lines[0]))) for lines in (columns, rows)]
    return _inwards(columns, margins[0]) + SIDE * _inwards(rows, margins[1])


def _inwards(lines: list[int], margin: int) -> int:
    return margin - lines[0] if lines[0] < margin else min(0, SIDE - 1 - margin - lines[-1])
