"""What is hidden, from the rules alone (PK-10): every card that the viewer has not seen."""

from collections.abc import Iterator
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from bastide.testing.dealing import Counted, Holder, Single, clone, deals, pooled, swapped

TREASURES = ("gold", "silver", "copper", "snake")


def _sees(card: dict[str, Any], viewer: Viewer) -> bool:
    return card["known_by"] is None or viewer in card["known_by"]


def _hidden_cards(position: dict[str, Any], viewer: Viewer) -> list[dict[str, Any]]:
    """Return the cards that `viewer` has not seen, whoever else has; those in hands first."""
    cards = [card for hand in position["hands"] for card in hand]
    cards += [place for place in position["pile"]["places"] if place is not None]
    return [card for card in cards if not _sees(card, viewer)]


def _hidden(position: dict[str, Any], viewer: Viewer) -> list[Holder]:
    return [Counted(position["pile"]["undetermined"]), *map(Single, _hidden_cards(position, viewer))]


def known(position: dict[str, Any], viewer: Viewer) -> Any:
    """Return the position without the cards that `viewer` has not seen; who has seen them is public."""
    shown = clone(position)
    for card in _hidden_cards(shown, viewer):
        card["card"] = None
    nobody: dict[str, Any] = {"card": None, "known_by": []}
    return {**shown, "pile": [nobody if place is None else place for place in shown["pile"]["places"]]}


def pool(position: dict[str, Any], viewer: Viewer) -> dict[str, int]:
    """Count all cards that `viewer` has not seen."""
    return pooled(TREASURES, _hidden(position, viewer))


def twins(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> Iterator[dict[str, Any]]:
    """Return positions in which two cards that `viewer` has not seen have changed places."""
    return swapped(position, viewer, _hidden, rng)


def worlds(position: dict[str, Any], viewer: Viewer) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return all deals of the cards that `viewer` has not seen."""
    for weight, cards, left in deals(pool(position, viewer), len(_hidden_cards(position, viewer))):
        world = clone(position)
        for holder, card in zip(_hidden_cards(world, viewer), cards, strict=True):
            holder["card"] = card
        world["pile"]["undetermined"] = left
        yield weight, world
