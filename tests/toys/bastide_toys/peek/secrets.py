"""What is hidden, from the rules alone (PK-10): every card that one has not seen."""

from collections.abc import Iterator
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from tests.conformance.dealing import Counted, Holder, Single, clone, deals, pooled, swapped

TREASURES = ("gold", "silver", "copper", "snake")


def _sees(card: dict[str, Any], viewer: Viewer) -> bool:
    return card["known_by"] is None or viewer in card["known_by"]


def _hidden_cards(position: dict[str, Any], viewer: Viewer) -> list[dict[str, Any]]:
    """Cards that somebody or nobody has seen, but not `viewer`; those in hands first."""
    cards = [card for hand in position["hands"] for card in hand]
    cards += [place for place in position["pile"]["places"] if place is not None]
    return [card for card in cards if not _sees(card, viewer)]


def _hidden(position: dict[str, Any], viewer: Viewer) -> list[Holder]:
    return [Counted(position["pile"]["undetermined"]), *map(Single, _hidden_cards(position, viewer))]


def known(position: dict[str, Any], viewer: Viewer) -> Any:
    """A card that he has not seen is left out; who has seen it, everybody knows."""
    shown = clone(position)
    for card in _hidden_cards(shown, viewer):
        card["card"] = None
    nobody: dict[str, Any] = {"card": None, "known_by": []}
    return {**shown, "pile": [nobody if place is None else place for place in shown["pile"]["places"]]}


def pool(position: dict[str, Any], viewer: Viewer) -> dict[str, int]:
    """All cards that he has not seen."""
    return pooled(TREASURES, _hidden(position, viewer))


def twins(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> Iterator[dict[str, Any]]:
    """Two cards that he has not seen change places."""
    return swapped(position, viewer, _hidden, rng)


def worlds(position: dict[str, Any], viewer: Viewer) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every card that he has not seen may be any."""
    for weight, cards, left in deals(pool(position, viewer), len(_hidden_cards(position, viewer))):
        world = clone(position)
        for holder, card in zip(_hidden_cards(world, viewer), cards, strict=True):
            holder["card"] = card
        world["pile"]["undetermined"] = left
        yield weight, world
