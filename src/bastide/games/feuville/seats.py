"""Entries for each player that change seldom: tuples, so that copies of a state share them until one changes."""

from typing import TypeAlias

Seats: TypeAlias = tuple[int, ...]
"""An entry for each player."""


def replaced(entries: Seats, seat: int, entry: int) -> Seats:
    """The same entries with another one for a seat."""
    changed = list(entries)
    changed[seat] = entry
    return tuple(changed)
