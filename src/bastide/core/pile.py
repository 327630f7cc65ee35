"""Face-down piles that are never shuffled in advance."""

from collections.abc import Iterable, Sequence
from typing import Self, TypeAlias

from bastide.core.audience import Audience, Viewer, may_see
from bastide.core.chance import Chance

Certain: TypeAlias = tuple[int, Audience]
"""A place of a pile whose card is fixed: the card, and who knows it (`None`: everyone, as with a face-up card)."""


class Pile:
    """Places from bottom to top, each undetermined or certain, and how many cards of each kind are undetermined.

    Looking at a place, or drawing from it, determines it; until then not even the program knows its card. A card is its
    kind: an index into `kinds`, the names used in requests to chance.
    """

    __slots__ = ("counts", "kinds", "name", "places")

    def __init__(
        self, name: str, kinds: Sequence[str], counts: Sequence[int], places: list[Certain | None] | None = None
    ) -> None:
        self.name = name
        self.kinds = kinds
        self.counts = list(counts)
        self.places: list[Certain | None] = [None] * sum(counts) if places is None else places

    def __len__(self) -> int:
        return len(self.places)

    def copy(self) -> Self:
        """Return an independent pile with the same places."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.name = self.name
        twin.kinds = self.kinds
        twin.counts = self.counts.copy()
        twin.places = self.places.copy()
        return twin

    def draw(self, chance: Chance, seen_by: Audience) -> int:
        """Take the top card; `seen_by` learn what it is."""
        place = self.places.pop()
        if place is None:  # as `determine`, without a call
            counts = self.counts
            card = chance.draw(counts, self.name, self.kinds, seen_by)
            counts[card] -= 1
            return card
        card, known_by = place
        if known_by is not None:
            chance.show(known_by, seen_by)
        return card

    def determine(self, chance: Chance, seen_by: Audience) -> int:
        """Return the card of an undetermined place, which `seen_by` look at; the caller changes the place."""
        card = chance.draw(self.counts, self.name, self.kinds, seen_by)
        self.counts[card] -= 1
        return card

    def look(self, depth: int, viewer: int, chance: Chance) -> int:
        """Show the card `depth` places below the top to `viewer` and leave it there."""
        index = len(self.places) - 1 - depth
        card, known_by = self.places[index] or (self.determine(chance, (viewer,)), ())
        if known_by is not None and viewer not in known_by:
            chance.show(known_by, (viewer,))
            known_by = tuple(sorted((*known_by, viewer)))
        self.places[index] = card, known_by
        return card

    def turn_up(self, chance: Chance) -> int:
        """Turn the top card face up and leave it there."""
        card = self.draw(chance, None)
        self.places.append((card, None))
        return card

    def put_on_top(self, card: int, known_by: Audience) -> None:
        """Put a card on top."""
        self.places.append((card, known_by))

    def put_under(self, card: int, known_by: Audience) -> None:
        """Put a card under the pile."""
        self.places.insert(0, (card, known_by))

    def add(self, counts: Sequence[int]) -> None:
        """Add cards and shuffle: no place is known any more."""
        self.counts = [own + added for own, added in zip(self.total(), counts, strict=True)]
        self.places = [None] * sum(self.counts)

    def total(self) -> list[int]:
        """Return how many cards of each kind are in the pile, including certain ones."""
        return self._counts_with(place for place in self.places if place is not None)

    def known_to(self, viewer: Viewer) -> list[int | None]:
        """Return the cards from the top down, `None` where `viewer` does not know the card."""
        return [
            place[0] if place is not None and may_see(place[1], viewer) else None for place in reversed(self.places)
        ]

    def unknown_to(self, viewer: Viewer) -> list[int]:
        """Return how many cards of each kind are at places that `viewer` does not know."""
        counts = self.counts.copy()
        if self.places.count(None) == len(self.places):  # as in a game in which nobody looks into the pile
            return counts
        for place in self.places:
            if place is not None:
                card, known_by = place
                if known_by is not None and viewer not in known_by:
                    counts[card] += 1
        return counts

    def _counts_with(self, places: Iterable[Certain]) -> list[int]:
        counts = self.counts[:]
        for card, _ in places:
            counts[card] += 1
        return counts

    def deal_anew(self, viewer: Viewer, pool: "Pool") -> None:
        """For `imagine`: deal the places that `viewer` does not know from `pool`; who knows a place stays the same."""
        undetermined = 0
        for index, place in enumerate(self.places):
            if place is None:
                undetermined += 1
            elif not may_see(place[1], viewer):
                self.places[index] = pool.deal(), place[1]
        self.counts = pool.take(undetermined)


class Pool:
    """All cards of one back that a viewer does not know, for `imagine` to deal anew."""

    __slots__ = ("_chance", "counts")

    def __init__(self, counts: Sequence[int], chance: Chance) -> None:
        self.counts = list(counts)
        self._chance = chance

    def deal(self) -> int:
        """Take one card, each equally likely."""
        card = self._chance.draw(self.counts, "imagined card")
        self.counts[card] -= 1
        return card

    def take(self, size: int) -> list[int]:
        """Take `size` cards, as counts."""
        if size == sum(self.counts):
            taken, self.counts = self.counts, [0] * len(self.counts)
            return taken
        taken = [0] * len(self.counts)
        for _ in range(size):
            taken[self.deal()] += 1
        return taken
