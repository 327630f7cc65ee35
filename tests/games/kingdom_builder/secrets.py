"""What is hidden, from the rulebook alone (KB-5, KB-66): the cards in other hands and the draw pile."""

from collections.abc import Iterator
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from bastide.testing.dealing import Counted, Holder, Single, clone, deals, pooled, swapped

TERRAINS = ("grass", "flowers", "forest", "canyon", "desert")


def _hidden_hands(position: dict[str, Any], viewer: Viewer) -> list[dict[str, Any]]:
    """Return the players whose card `viewer` doesn't know; the card of the player on turn is face up."""
    players = enumerate(position["players"])
    return [player for seat, player in players if seat != viewer and player["card"] is not None]


def _hidden(position: dict[str, Any], viewer: Viewer) -> list[Holder]:
    return [Counted(position["draw_pile"]), *map(Single, _hidden_hands(position, viewer))]


def known(position: dict[str, Any], viewer: Viewer) -> Any:
    """Return everything but other hands and the draw pile, whose size is public."""
    hidden = [id(player) for player in _hidden_hands(position, viewer)]
    players = [{**player, "card": "hidden"} if id(player) in hidden else player for player in position["players"]]
    return {**position, "players": players, "draw_pile": sum(position["draw_pile"].values())}


def pool(position: dict[str, Any], viewer: Viewer) -> dict[str, int]:
    """Count by elimination the cards of other hands and of the draw pile together."""
    return pooled(TERRAINS, _hidden(position, viewer))


def twins(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> Iterator[dict[str, Any]]:
    """Return positions in which a hidden card has changed places with another, in a hand or in the draw pile."""
    return swapped(position, viewer, _hidden, rng)


def worlds(position: dict[str, Any], viewer: Viewer) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return all deals of the cards that `viewer` doesn't see."""
    for weight, cards, left in deals(pool(position, viewer), len(_hidden_hands(position, viewer))):
        world = clone(position)
        for player, card in zip(_hidden_hands(world, viewer), cards, strict=True):
            player["card"] = card
        world["draw_pile"] = left
        yield weight, world


DERIVED = frozenset(("tile_stock",))


def observed(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view as far as observations show it: the scoring cards have no order."""
    return {**view, "cards": sorted(view["cards"])}
