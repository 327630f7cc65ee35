"""The totals that stay the same over a game."""

from collections import Counter
from typing import Any

_RESOURCES = {"influence": 18, "deniers": 18, "knowledge": 18}


def totals(position: dict[str, Any]) -> dict[str, int]:
    """Count plazas by their two colours, tiles by number and on each sheet the symbols of each track (TD-2, TD-48).

    A circled resource is either spent or not; spending it frees no room.
    """
    counts = Counter("plaza " + "/".join(sorted(plaza.split("/"))) for plaza in position["plazas"])
    counts.update(f"tile {entry['tile']}" for entry in position["tiles"])
    for seat, player in enumerate(position["players"], 1):
        for resource, length in _RESOURCES.items():
            circled, spent = player["circled"][resource], player["spent"][resource]
            assert 0 <= spent <= circled <= length, f"player {seat} has {circled} {resource}, {spent} of them spent"
        assert all(0 <= count <= 20 for count in player["citizens"].values()), f"citizens of player {seat}"
        counts[f"characters of player {seat}"] = 6  # each is unlocked by one Cathedral at most
        assert len(set(player["buildings"].get("cathedral", ""))) == len(player["buildings"].get("cathedral", ""))
    return dict(counts)
