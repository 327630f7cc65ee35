"""Seeds for randomised tests: fixed ones, or with `make soak` more of them from a fresh start."""

import os
from collections.abc import Sequence

SOAK = bool(os.environ.get("BASTIDE_SOAK"))
MORE = 10
MATCH = 400 if SOAK else 40
"""Games of a match between two bots, enough to tell 95 % from less; the full number takes long."""


def seeds(n: int) -> range:
    """Return `n` fixed seeds; under soak, `MORE` times as many, counted from `BASTIDE_SEED`."""
    if not SOAK:
        return range(n)
    first = int(os.environ.get("BASTIDE_SEED", "0"))
    return range(first, first + n * MORE)


def set_ups(presets: Sequence[str], players: Sequence[int]) -> list[tuple[str, int]]:
    """Return the first preset with all numbers of players, each other with one in turn; under soak, all pairs."""
    return [
        (preset, number)
        for row, preset in enumerate(presets)
        for column, number in enumerate(players)
        if SOAK or row == 0 or row % len(players) == column
    ]
