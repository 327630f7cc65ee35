"""Face-down piles that are never shuffled in advance."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple, Self

from bastide.core.audience import Audience, Viewer
from bastide.core.chance import Chance


class Certain(NamedTuple):
    """A place of a pile whose card is fixed, and who knows it (`None`: everyone, as with a face-up card)."""

    card: int
    known_by: Audience


@cache
def certain(card: int, known_by: Audience) -> Certain:
    """Return a place with this card. Equal ones are the same object: finding it is quicker than making one."""
    return Certain(card, known_by)


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
        if place is not None:
            if place.known_by is not None:
                chance.show(place.known_by, seen_by)
            return place.card
        card = chance.draw(self.counts, self.name, self.kinds, seen_by)
        self.counts[card] -= 1
        return card

    def look(self, depth: int, viewer: int, chance: Chance) -> int:
        """Show the card `depth` places below the top to `viewer` and leave it there."""
        index = len(self.places) - 1 - depth
        place = self.places[index]
        if place is None:
            card = chance.draw(self.counts, self.name, self.kinds, (viewer,))
            self.counts[card] -= 1
            place = Certain(card, ())
        known_by = place.known_by
        if known_by is not None and viewer not in known_by:
            chance.show(known_by, (viewer,))
            known_by = tuple(sorted((*known_by, viewer)))
        self.places[index] = Certain(place.card, known_by)
        return place.card

    def turn_up(self, chance: Chance) -> int:
        """Turn the top card face up and leave it there."""
        place = self.places.pop()
        if place is None:
            card = chance.draw(self.counts, self.name, self.kinds, None)
            self.counts[card] -= 1
        else:
            card = place.card
            if place.known_by is not None:
                chance.show(place.known_by, None)
        self.places.append(certain(card, None))
        return card

    def put_on_top(self, card: int, known_by: Audience) -> None:
        """Put a card on top."""
        self.places.append(certain(card, known_by))

    def put_under(self, card: int, known_by: Audience) -> None:
        """Put a card under the pile."""
        self.places.insert(0, certain(card, known_by))

    def add(self, counts: Sequence[int]) -> None:
        """Add cards and shuffle: no place is known any more."""
        self.counts = [own + added for own, added in zip(self.total(), counts, strict=True)]
        self.places = [None] * sum(self.counts)

    def total(self) -> list[int]:
        """Return how many cards of each kind are in the pile, including certain ones."""
        return self._counts_with(place for place in self.places if place is not None)

    def known_to(self, viewer: Viewer) -> list[int | None]:
        """Return the cards from the top down, `None` where `viewer` does not know the card."""
        return [place.card if place is not None and _knows(place, viewer) else None for place in reversed(self.places)]

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
        for place in places:
            counts[place.card] += 1
        return counts

    def deal_anew(self, viewer: Viewer, pool: "Pool") -> None:
        """For `imagine`: deal the places that `viewer` does not know from `pool`; who knows a place stays the same."""
        undetermined = 0
        for index, place in enumerate(self.places):
            if place is None:
                undetermined += 1
            elif not _knows(place, viewer):
                self.places[index] = Certain(pool.deal(), place.known_by)
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


def _knows(place: Certain, viewer: Viewer) -> bool:
    return place.known_by is None or viewer in place.known_by
