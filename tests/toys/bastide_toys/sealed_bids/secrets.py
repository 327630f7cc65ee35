"""What is hidden, from the rules alone (SB-10): the cards of others, how far their bids have come, and the pile."""

from collections.abc import Iterator
from fractions import Fraction
from math import perm
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from bastide.testing.dealing import Counted, Holder, clone, counted, deals, pooled, swapped

MONEY = ("1", "2", "3")
MOST_CARDS = 2


def _others(position: dict[str, Any], viewer: Viewer) -> list[dict[str, Any]]:
    return [player for seat, player in enumerate(position["players"]) if seat != viewer]


def _hidden(position: dict[str, Any], viewer: Viewer) -> list[Holder]:
    others = _others(position, viewer)
    cards = [Counted(player[part]) for player in others for part in ("hand", "bid")]
    return [Counted(position["money"]["undetermined"]), *cards]


def _cards(player: dict[str, Any]) -> int:
    return int(sum(player["hand"].values()) + sum(player["bid"].values()))


def known(position: dict[str, Any], viewer: Viewer) -> Any:
    """Return the position as `viewer` knows it: of the others' cards only the number, laid down or not."""
    shown = clone(position)
    for player in _others(shown, viewer):
        player["cards"] = _cards(player)
        del player["hand"], player["bid"]
    shown["money"] = len(shown["money"]["places"])
    shown["prizes"] = shown["prizes"]["places"]
    return shown


def pool(position: dict[str, Any], viewer: Viewer) -> dict[str, int]:
    """Count the money of the others and of the pile."""
    return pooled(MONEY, _hidden(position, viewer))


def twins(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> Iterator[dict[str, Any]]:
    """Return positions in which hidden cards have changed places, or another's bid has come further or less far."""
    for twin in swapped(position, viewer, _hidden, rng):
        if rng.below(2):
            yield twin
        elif (other_step := _with_another_step(position, viewer, rng)) is not None:
            yield other_step


def _with_another_step(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> dict[str, Any] | None:
    twin: dict[str, Any] = clone(position)
    others = _others(twin, viewer)
    player = others[rng.below(len(others))]
    laid = sum(player["bid"].values())
    giver, taker = ("bid", "hand") if laid else ("hand", "bid")
    cards = Counted(player[giver]).cards()
    if not cards or (player["ended"] and laid == 1):
        return None
    card = cards[rng.below(len(cards))]
    player[giver][card] -= 1
    player[taker][card] += 1
    return twin


def worlds(position: dict[str, Any], viewer: Viewer) -> Iterator[tuple[Fraction, dict[str, Any]]]:
    """Return all deals: players who have ended may have bid any one or two cards, the others nothing yet."""
    sizes = [_cards(player) for player in _others(position, viewer)]
    for weight, cards, left in deals(pool(position, viewer), sum(sizes)):
        world = clone(position)
        for player, size in zip(_others(world, viewer), sizes, strict=True):
            player["hand"], player["bid"] = counted(MONEY, cards[:size]), counted(MONEY, [])
            cards = cards[size:]
        world["money"]["undetermined"] = left
        ended = [seat for seat, player in enumerate(world["players"]) if seat != viewer and player["ended"]]
        for share, choice in _with_bids(world, ended):
            yield weight * share, choice


def _with_bids(world: dict[str, Any], seats: list[int]) -> Iterator[tuple[Fraction, dict[str, Any]]]:
    """Return every bid of these players, each size of it equally likely."""
    if not seats:
        yield Fraction(1), world
        return
    hand = world["players"][seats[0]]["hand"]
    held = sum(hand.values())
    most = min(MOST_CARDS, held)
    for size in range(1, most + 1) if most else (0,):
        for weight, cards, left in deals(hand, size):
            choice = clone(world)
            choice["players"][seats[0]].update(hand=left, bid=counted(MONEY, cards))
            for share, rest in _with_bids(choice, seats[1:]):
                yield Fraction(weight, perm(held, size) * max(most, 1)) * share, rest
