"""The totals that stay the same over a game."""

from collections import Counter
from typing import Any


def totals(position: dict[str, Any]) -> dict[str, int]:
    """Count activity cards of each kind, criers, events (ramparts are events turned over), citizens (TY-1)."""
    counts: Counter[str] = Counter()
    for deck in position["decks"].values():
        counts.update(deck["undetermined"])
        counts.update(place["card"] for place in deck.get("places", ()) if place is not None)
        counts["crier"] += deck.get("crier", False)
    for out in position.get("left_out", {}).values():
        counts.update(out)
    counts["events"] = len(position["event_deck"]) + sum(entry is not None for entry in position["queue"])
    counts.update(position["supply"])
    for player in position["players"]:
        counts.update(card["card"] for card in player["hand"])
        counts["events"] += player["ramparts"] + player["built"]
        counts.update(player["plaza"])
        counts.update(player["lying"])
        for slot in player["district"].values():
            counts.update(slot["cards"])
            counts.update(slot.get("citizens", {}))
    turn = position["turn"]
    if turn is not None:
        counts.update(card["card"] for card in turn["looked"])
        if turn["card"] is not None:
            counts[turn["card"]] += 1
    return {name: count for name, count in sorted(counts.items()) if count}
