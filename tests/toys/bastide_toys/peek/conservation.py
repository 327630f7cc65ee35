"""The totals that stay the same over a game."""

from collections import Counter
from typing import Any


def totals(position: dict[str, Any]) -> dict[str, int]:
    """The treasures of each kind, in the pile and in the hands."""
    cards = [card for hand in position["hands"] for card in hand]
    cards += [place for place in position["pile"]["places"] if place is not None]
    return dict(Counter(position["pile"]["undetermined"]) + Counter(card["card"] for card in cards))
