"""Entries for each player that change seldom: tuples, so that copies of a state share them until one changes."""


def replaced(entries: tuple[int, ...], seat: int, entry: int) -> tuple[int, ...]:
    """The same entries, but another one for a seat."""
    changed = list(entries)
    changed[seat] = entry
    return tuple(changed)
