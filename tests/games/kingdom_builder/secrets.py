"""What is hidden, from the rulebook alone (KB-5, KB-66): the cards in other hands and the draw pile."""

from collections.abc import Iterator
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from tests.conformance.dealing import Counted, Holder, Single, clone, deals, pooled, swapped

TERRAINS = ("grass", "flowers", "forest", "canyon", "desert")


def _hidden_hands(position: dict[str, Any], viewer: Viewer) -> list[dict[str, Any]]:
    """The players whose card `viewer` does not know; the card of the player on turn lies open."""
    players = enumerate(position["players"])
    return [player for seat, player in players if seat != viewer and player["card"] is not None]


def _hidden(position: dict[str, Any], viewer: Viewer) -> list[Holder]:
    return [Counted(position["draw_pile"]), *map(Single, _hidden_hands(position, viewer))]


def known(position: dict[str, Any], viewer: Viewer) -> Any:
    """Everything but other hands and the draw pile, whose size is open."""
    hidden = [id(player) for player in _hidden_hands(position, viewer)]
    players = [{**player, "card": "hidden"} if id(player) in hidden else player for player in position["players"]]
    return {**position, "players": players, "draw_pile": sum(position["draw_pile"].values())}


def pool(position: dict[str, Any], viewer: Viewer) -> dict[str, int]:
    """What he can count by elimination: the cards of other hands and of the draw pile together."""
    return pooled(TERRAINS, _hidden(position, viewer))


def twins(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> Iterator[dict[str, Any]]:
    """A hidden card changes places with another one, in a hand or in the draw pile."""
    return swapped(position, viewer, _hidden, rng)


def worlds(position: dict[str, Any], viewer: Viewer) -> Iterator[tuple[int, dict[str, Any]]]:
    """Any of the cards he does not see may be in any hand."""
    for weight, cards, left in deals(pool(position, viewer), len(_hidden_hands(position, viewer))):
        world = clone(position)
        for player, card in zip(_hidden_hands(world, viewer), cards, strict=True):
            player["card"] = card
        world["draw_pile"] = left
        yield weight, world
