"""The totals that stay the same over a game."""

from collections import Counter
from typing import Any


def totals(position: dict[str, Any]) -> dict[str, int]:
    """Building tiles of each face, decrees and fairy tiles of each kind, neutral grass (FV-1).

    A fairy tile on a protected piece is a theft protection; a coat of arms is the player's own.
    """
    counts: Counter[str] = Counter()
    for row in position["board"].values():
        counts.update(entry for entry in row if entry is not None)
    for backs in position["piles"].values():
        for pile in backs.values():
            counts.update(pile)
    counts.update(position["hidden_decrees"])
    counts.update(position["supply"])
    counts.update(position["removed"])
    counts["grass"] += position["neutral_grass"]
    for player in position["players"]:
        counts.update(word for column in player["town"].values() for word in column.split())
        for piece in player["store"]:
            if piece is not None:
                name, _, protected = piece.partition(" ")
                counts.update([name] + ["theft-protection"] * bool(protected))
        counts.update(player["charms"])
        counts.update(player["evaluated"])
    turn = position["turn"]
    if turn is not None:
        counts.update(entry for entry in (turn["hand"], turn["charm"]) if entry is not None)
    # Ruins and coats of arms come and go; a town evaluation leaves its own space.
    for word in ("burnt", "coat", "town-evaluation"):
        del counts[word]
    return {name: count for name, count in sorted(counts.items()) if count}
