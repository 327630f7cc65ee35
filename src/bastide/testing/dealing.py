"""Swapping and counting hidden cards, for the `secrets.py` of a game."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance

_TRIES = 20


def clone(position: dict[str, Any]) -> Any:
    """Return an independent copy of a position."""
    return json.loads(json.dumps(position))  # much quicker than a deep copy


class Holder(Protocol):
    """A part of a position where hidden cards are."""

    def cards(self) -> list[str]:
        """Return its cards."""

    def exchange(self, given: str, got: str) -> None:
        """Replace one card with another."""


@dataclass
class Counted:
    """Cards counted by kind."""

    counts: dict[str, int]

    def cards(self) -> list[str]:
        return [card for card, count in self.counts.items() for _ in range(count)]

    def exchange(self, given: str, got: str) -> None:
        self.counts[given] -= 1
        self.counts[got] += 1


@dataclass
class Single:
    """A single card, the entry `card` of `owner`."""

    owner: dict[str, Any]

    def cards(self) -> list[str]:
        return [self.owner["card"]]

    def exchange(self, given: str, got: str) -> None:
        self.owner["card"] = got


def swapped(
    position: dict[str, Any], viewer: Viewer, hidden: Callable[[Any, Viewer], list[Holder]], rng: SeededChance
) -> Iterator[dict[str, Any]]:
    """Return copies of the position in which two of the cards hidden from `viewer` have changed places."""
    for _ in range(_TRIES):
        twin = clone(position)
        holders = [holder for holder in hidden(twin, viewer) if holder.cards()]
        if len(holders) < 2:
            return
        one = holders.pop(rng.below(len(holders)))
        other = holders[rng.below(len(holders))]
        given, got = (cards[rng.below(len(cards))] for cards in (one.cards(), other.cards()))
        if given != got:
            one.exchange(given, got)
            other.exchange(got, given)
            yield twin


def pooled(kinds: tuple[str, ...], holders: list[Holder]) -> dict[str, int]:
    """Count the cards of each kind that all of them hold."""
    cards = [card for holder in holders for card in holder.cards()]
    return {kind: cards.count(kind) for kind in kinds}


def deals(pool: Mapping[str, int], places: int) -> Iterator[tuple[int, list[str], dict[str, int]]]:
    """Return every way to deal one card of `pool` to each of `places` places: weight, cards, what is left.

    The weight is the number of ways to do it with cards that can be told apart.
    """
    if not places:
        yield 1, [], dict(pool)
        return
    for weight, cards, left in deals(pool, places - 1):
        for card, count in left.items():
            if count:
                yield weight * count, [*cards, card], {**left, card: count - 1}


def counted(kinds: tuple[str, ...], cards: list[str]) -> dict[str, int]:
    """Count the cards by kind."""
    return {kind: cards.count(kind) for kind in kinds}
