"""How much randomised tests play: little, or with `make soak` much more from a fresh start."""

from collections.abc import Sequence

from bastide.testing.seeds import SOAK, seeds

__all__ = ["MATCH", "SOAK", "seeds", "set_ups"]

MATCH = 400 if SOAK else 40
"""Games of a match between two bots, enough to tell 95 % from less; the full number takes long."""


def set_ups(presets: Sequence[str], players: Sequence[int]) -> list[tuple[str, int]]:
    """Return the first preset with all numbers of players, each other with one in turn; under soak, all pairs."""
    return [
        (preset, number)
        for row, preset in enumerate(presets)
        for column, number in enumerate(players)
        if SOAK or row == 0 or row % len(players) == column
    ]
