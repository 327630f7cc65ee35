"""What happens to hidden cards of one back, and what a viewer knows afterwards (TY-12, TY-20, TY-27 to TY-29).

A change turns a pattern that held before it into the patterns of which one holds after it, or into none if it refutes
the pattern. `known_by` of a card lists those whom everyone knows to know it. A viewer's patterns are about the other
cards only; when a viewer drops out of a `known_by`, what they knew moves into their patterns.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from bastide.core.audience import Audience, Viewer, may_see
from bastide.core.pile import Certain
from bastide.games.tournay.knowledge.patterns import BOTTOM, LOOKED, Fact, Pattern, at, minus, moved, plus, raised


class Laid(NamedTuple):
    """A card went under the deck, and everyone saw which."""

    def after(self, pattern: Pattern, _viewer: Viewer) -> Iterator[Pattern]:
        """Move every place of the deck up by one."""
        yield raised(pattern)


class Returned(NamedTuple):
    """A player put one of these cards face down under the deck (TY-12, TY-20)."""

    seat: int
    cards: tuple[Certain, ...]

    def after(self, pattern: Pattern, viewer: Viewer) -> Iterator[Pattern]:
        """Assume that it was one of the cards the viewer knew of, or another one."""
        if viewer == self.seat:
            yield raised(pattern)
        elif len(self.cards) == 1:
            yield moved(raised(pattern), self.seat, BOTTOM)
        else:
            held = plus(pattern, _known(self.cards, self.seat, viewer))
            cards = at(held, self.seat)
            for card in set(cards):
                yield plus(raised(minus(held, ((self.seat, card),))), ((BOTTOM, card),))
            if len(cards) < len(self.cards):
                yield raised(held)


class Shown(NamedTuple):
    """A player showed a card that was one of these; `known_by` know them all."""

    seat: int
    cards: tuple[Certain, ...]
    card: int
    known_by: Audience

    def after(self, pattern: Pattern, viewer: Viewer) -> Iterator[Pattern]:
        """Remove one such card from what the viewer knew: equal cards look the same."""
        if may_see(self.known_by, viewer):
            yield pattern
        else:
            held = plus(pattern, _known(self.cards, self.seat, viewer))
            yield from _without(held, self.seat, self.card, len(self.cards))


class Seen(NamedTuple):
    """The card at a place of the deck was drawn or turned up; `known_by` know it now."""

    place: int
    card: int
    known_by: Audience

    def after(self, pattern: Pattern, viewer: Viewer) -> Iterator[Pattern]:
        """Test the pattern for those who see the card; for the others, it is now among the cards looked at."""
        spot = BOTTOM + self.place
        if not may_see(self.known_by, viewer):
            yield moved(pattern, spot, LOOKED)
        elif all(card == self.card for card in at(pattern, spot)):
            yield minus(pattern, ((spot, self.card),))


class Taken(NamedTuple):
    """All cards looked at went into a hand."""

    seat: int

    def after(self, pattern: Pattern, _viewer: Viewer) -> Iterator[Pattern]:
        """Move them to the hand."""
        yield moved(pattern, LOOKED, self.seat)


class Kept(NamedTuple):
    """A player kept one of the cards looked at and left the other face up (TY-27); `known_by` know which."""

    seat: int
    cards: tuple[Certain, ...]
    kept: int
    left: int
    known_by: Audience

    def after(self, pattern: Pattern, viewer: Viewer) -> Iterator[Pattern]:
        """Put the card that is not shown in the hand."""
        looked = plus(pattern, _known(self.cards, LOOKED, viewer))
        for rest in _without(looked, LOOKED, self.left, len(self.cards)):
            held = moved(rest, LOOKED, self.seat)
            yield minus(held, ((self.seat, self.kept),)) if may_see(self.known_by, viewer) else held


Change: TypeAlias = Laid | Returned | Shown | Seen | Taken | Kept


def _known(cards: Iterable[Certain], spot: int, viewer: Viewer) -> list[Fact]:
    """The cards among these that everyone knows the viewer to know."""
    return [(spot, card) for card, known_by in cards if may_see(known_by, viewer)]


def _without(pattern: Pattern, spot: int, card: int, size: int) -> Iterator[Pattern]:
    """The pattern after a card at a spot was shown: one it names, or one of the others."""
    if (spot, card) in pattern:
        yield minus(pattern, ((spot, card),))
    elif len(at(pattern, spot)) < size:
        yield pattern
