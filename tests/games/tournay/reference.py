"""A second Tournay, naive and slow, for comparison with the engine: cards, players, scoring.

Written from the rulebook and the facts; it shares nothing with the engine but the component data and the documented
positions. `reference_turn` and `reference_effects` play turns with it.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import bastide

DATA = Path(bastide.__file__).parent / "games" / "tournay" / "data"
COLOURS = ("yellow", "white", "red")
CRIER = "crier"


def _read(name: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = json.loads((DATA / f"{name}.json").read_text("utf-8"))[name]
    return entries


def cost(card: str, options: dict[str, Any], is_first_version: bool = False) -> dict[str, Any]:
    """C2: the Cathedral costs 5, or 20 in the online edition and in games of the first rules version."""
    if card == "cathedral":
        return {"deniers": 20 if is_first_version or options.get("cathedral_points") == "online" else 5}
    found: dict[str, Any] = CARDS[card]["cost"]
    return found


CARDS = {entry["id"]: entry for name in ("cards", "prestige", "expansion") for entry in _read(name)}
EVENTS = {entry["id"]: entry for entry in _read("events")}


def colour(card: str) -> str:
    return str(CARDS[card]["deck"]).split("-")[0]


def kind(card: str) -> str:
    return str(CARDS[card]["type"])


def is_any(wanted: str, found: str) -> bool:
    """R10: a gray symbol stands for every colour."""
    return wanted in ("any", found)


class Slot:
    """A stack of cards, and the tokens on the top one."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.cards: list[str] = list(document["cards"])
        self.citizens = Counter(document.get("citizens", {}))
        self.gray: int = document.get("gray", 0)
        self.damaged: bool = document.get("damaged", False)

    @property
    def top(self) -> str:
        return self.cards[-1]

    @property
    def number(self) -> int:
        """The number of citizens on it, including gray ones."""
        return self.citizens.total() + self.gray

    @property
    def is_free(self) -> bool:
        """R9."""
        return not self.number and not self.damaged

    def document(self) -> dict[str, Any]:
        return {"cards": self.cards, "citizens": +self.citizens, "gray": self.gray, "damaged": self.damaged}


class Player:
    """The pieces in front of one player."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.deniers: int = document["deniers"]
        self.plaza = Counter(document.get("plaza", {}))
        self.lying = Counter(document.get("lying", {}))
        self.district = {name: Slot(slot) for name, slot in document.get("district", {}).items()}
        self.hand: list[str] = [entry["card"] for entry in document.get("hand", [])]
        self.ramparts: int = document.get("ramparts", 0)
        self.built: int = document.get("built", 0)

    def owned(self, of: str) -> int:
        """R7: citizens standing, lying and on buildings."""
        return self.plaza[of] + self.lying[of] + sum(slot.citizens[of] for slot in self.district.values())

    def visible(self) -> list[str]:
        """R8; damaged and occupied cards are visible too (A15)."""
        return [slot.top for slot in self.district.values()]

    def prestige(self) -> list[str]:
        return [card for card in self.visible() if kind(card) == "prestige"]

    def everything(self) -> list[str]:
        """Return all cards of the district, including covered ones."""
        return [card for slot in self.district.values() for card in slot.cards]

    def is_complete(self) -> bool:
        """R57, condition 1."""
        return len(self.district) == 9 and len(self.prestige()) >= 2

    def document(self) -> dict[str, Any]:
        return {
            "deniers": self.deniers,
            "plaza": +self.plaza,
            "lying": +self.lying,
            "district": {name: slot.document() for name, slot in self.district.items()},
            "hand": sorted(self.hand),
            "ramparts": self.ramparts,
            "built": self.built,
        }


# Scoring


def elements(player: Player, per: dict[str, Any]) -> int:
    """R61: how many of what a prestige building counts a player has."""
    if per["count"] == "constant":
        return 1
    if per["count"] == "deniers":
        return player.deniers // int(per["each"])
    if per["count"] == "prestige":
        return len(player.prestige())
    if per["count"] == "ramparts":
        return player.built + player.ramparts  # R60: at the end those in hand are built
    if per["count"] == "citizens":
        numbers = [player.owned(of) for of in per["colours"]]
    else:
        assert per["count"] == "cards"
        cards = [card for card in player.visible() if kind(card) in per["types"] and kind(card) != "prestige"]
        numbers = [sum(colour(card) == of for card in cards) for of in per["colours"]]
    return min(numbers) if per.get("sets") else sum(numbers)


def points(players: list[Player], options: dict[str, Any]) -> list[dict[str, int]]:
    """R61-R64: each player's points by source, prestige buildings by name, each name once."""
    found: list[dict[str, int]] = [{} for _ in players]
    for name in {card for player in players for card in player.prestige()}:
        scoring = CARDS[name]["scoring"]
        built = scoring["builder"]
        if name == "cathedral" and options.get("cathedral_points") == "online":
            built = 8  # C2
        for player, earned in zip(players, found, strict=True):
            each = built if name in player.prestige() else scoring["others"]
            earned[name] = min(12, each * elements(player, scoring["per"]))
    for player, earned in zip(players, found, strict=True):
        earned["printed"] = sum(CARDS[card]["points"] for card in player.everything())
        earned["ramparts"] = player.built + player.ramparts
    return found


def places(totals: list[int]) -> list[int]:
    """R63; a tie is a shared victory (A31)."""
    return [1 + sum(other > total for other in totals) for total in totals]
