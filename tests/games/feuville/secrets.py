"""What is hidden, from the rulebook alone (FV-3 to FV-5, K40): the order of the piles, which nobody ever looks into.

A pile is only counts, so a position holds nothing that a viewer doesn't know: its contents follow by elimination.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from bastide.testing import uncountable

NOTHING_HIDDEN = True
worlds = uncountable
DERIVED = frozenset(
    # Masks that follow from the tiles, tiles that follow from all others, the gnome that follows from the dice laid;
    # and seats and questions, which can only change together.
    ("skies", "towers", "removed", "gnome", "asked", "player", "questions", "start_player")
)


def known(position: dict[str, Any], _viewer: Viewer) -> Any:
    """Return all of it."""
    return position


def pool(position: dict[str, Any], _viewer: Viewer) -> dict[str, int]:
    """Count what lies face down, by kind."""
    counts = Counter(position["hidden_decrees"]) + Counter(position["supply"])
    for kind, backs in position["piles"].items():
        for back, pile in backs.items():
            counts.update({f"{kind} {code} of back {back}": count for code, count in pile.items()})
    return counts


def twins(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> Iterator[dict[str, Any]]:
    """Return none: no two positions look alike."""
    return iter(())
