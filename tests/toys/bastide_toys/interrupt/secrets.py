"""What is hidden, from the rules alone (IN-7, IN-9): the pile, and the hands of others until the game is over."""

from collections.abc import Iterator
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from bastide.testing.dealing import Counted, Holder, clone, counted, deals, pooled, swapped

CARDS = ("guard", "coin", "rumour")


def _hidden_hands(position: dict[str, Any], viewer: Viewer) -> list[dict[str, Any]]:
    if position["player"] < 0:
        return []
    return [player for seat, player in enumerate(position["players"]) if seat != viewer]


def _hidden(position: dict[str, Any], viewer: Viewer) -> list[Holder]:
    hands = [Counted(player["hand"]) for player in _hidden_hands(position, viewer)]
    return [Counted(position["pile"]["undetermined"]), *hands]


def known(position: dict[str, Any], viewer: Viewer) -> Any:
    """Return the position as `viewer` knows it: of a hidden hand and the pile, only the size."""
    shown = clone(position)
    for player in _hidden_hands(shown, viewer):
        player["hand"] = sum(player["hand"].values())
    return {**shown, "pile": len(shown["pile"]["places"])}


def pool(position: dict[str, Any], viewer: Viewer) -> dict[str, int]:
    """Count the cards of the pile and of hidden hands."""
    return pooled(CARDS, _hidden(position, viewer))


def twins(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> Iterator[dict[str, Any]]:
    """Return positions in which two hidden cards have changed places."""
    return swapped(position, viewer, _hidden, rng)


def worlds(position: dict[str, Any], viewer: Viewer) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return all deals of the pool to the hidden hands."""
    sizes = [sum(player["hand"].values()) for player in _hidden_hands(position, viewer)]
    for weight, cards, left in deals(pool(position, viewer), sum(sizes)):
        world = clone(position)
        for player, size in zip(_hidden_hands(world, viewer), sizes, strict=True):
            player["hand"], cards = counted(CARDS, cards[:size]), cards[size:]
        world["pile"]["undetermined"] = left
        yield weight, world
