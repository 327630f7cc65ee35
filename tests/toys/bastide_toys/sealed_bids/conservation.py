"""The totals that stay the same over a game."""

from collections import Counter
from typing import Any


def totals(position: dict[str, Any]) -> dict[str, int]:
    """The money of each kind in the pile, in hands, in bids and spent; and the prizes."""
    money = Counter(position["money"]["undetermined"]) + Counter(position["spent"])
    prizes = sum(position["prizes"]["undetermined"].values()) + len(position["lost"])
    prizes += sum(place is not None for place in position["prizes"]["places"])
    for player in position["players"]:
        money += Counter(player["hand"]) + Counter(player["bid"])
        prizes += len(player["won"])
    return {**money, "prizes": prizes}
