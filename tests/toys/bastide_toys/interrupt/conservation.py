"""The totals that stay the same over a game."""

from collections import Counter
from typing import Any


def totals(position: dict[str, Any]) -> dict[str, int]:
    """The cards of each kind in the pile, in hands and discarded, and the treasures."""
    cards = Counter(position["pile"]["undetermined"]) + Counter(position["discards"])
    for player in position["players"]:
        cards += Counter(player["hand"])
    treasures = position["left"] + sum(player["treasures"] for player in position["players"])
    return {**cards, "treasure": treasures}
