"""The totals that stay the same over a game."""

from collections import Counter
from typing import Any


def totals(position: dict[str, Any]) -> dict[str, int]:
    """Count settlements of each player, terrain cards of each kind, and tiles of each location (KB-1, KB-3, KB-5).

    A tile that a player took from a location is theirs or, once lost, out of the game (KB-32).
    """
    counts = Counter({f"tiles of {place}": left for place, left in position["tiles_on_board"].items()})
    for seat, player in enumerate(position["players"]):
        counts[f"settlements of player {seat + 1}"] = len(player["settlements"]) + player["supply"]
        counts.update(f"tiles of {place}" for place in player["taken"])
        counts.update([f"{player['card']} cards"] if player["card"] else [])
    for pile in ("draw_pile", "discards", "removed"):
        for terrain, count in position[pile].items():
            counts[f"{terrain} cards"] += count
    if position["turn"] and position["turn"]["card"]:
        counts[f"{position['turn']['card']} cards"] += 1
    return dict(counts)
