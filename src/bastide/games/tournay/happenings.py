"""What happens to hidden cards of one back, and what a viewer knows afterwards (TY-12, TY-20, TY-27 to TY-29).

Each happening turns a pattern that held before into those of which one holds after it; none, if the pattern is
refuted. `known_by` of a card are those of whom everybody knows that they know it. A viewer's patterns speak of the
other cards only; where he falls out of a `known_by`, what he knew goes over into his patterns.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from bastide.core.audience import Audience, Viewer, may_see
from bastide.core.pile import Certain
from bastide.games.tournay.patterns import BOTTOM, LOOKED, Fact, Pattern, at, minus, moved, plus, raised


class Laid(NamedTuple):
    """A card went under the deck, and everybody knows which."""

    def after(self, pattern: Pattern, _viewer: Viewer) -> Iterator[Pattern]:
        """All places of the deck are one higher."""
        yield raised(pattern)


class Returned(NamedTuple):
    """A player has put one of these cards face down under the deck (TY-12, TY-20)."""

    seat: int
    cards: tuple[Certain, ...]

    def after(self, pattern: Pattern, viewer: Viewer) -> Iterator[Pattern]:
        """It was one of those that the viewer knew of, or another one."""
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
    """A player has shown a card that was one of these; `known_by` know them all."""

    seat: int
    cards: tuple[Certain, ...]
    card: int
    known_by: Audience

    def after(self, pattern: Pattern, viewer: Viewer) -> Iterator[Pattern]:
        """Equal cards cannot be told apart: if the viewer knew of such a card, he knows of one fewer."""
        if may_see(self.known_by, viewer):
            yield pattern
        else:
            held = plus(pattern, _known(self.cards, self.seat, viewer))
            yield from _without(held, self.seat, self.card, len(self.cards))


class Seen(NamedTuple):
    """The card at a place of the deck was drawn or turned up; now so many know it."""

    place: int
    card: int
    known_by: Audience

    def after(self, pattern: Pattern, viewer: Viewer) -> Iterator[Pattern]:
        """Who sees it may find that he was wrong; for the others it is among the cards looked at."""
        spot = BOTTOM + self.place
        if not may_see(self.known_by, viewer):
            yield moved(pattern, spot, LOOKED)
        elif all(card == self.card for card in at(pattern, spot)):
            yield minus(pattern, ((spot, self.card),))


class Taken(NamedTuple):
    """All cards looked at came into a hand."""

    seat: int

    def after(self, pattern: Pattern, _viewer: Viewer) -> Iterator[Pattern]:
        """They are there now."""
        yield moved(pattern, LOOKED, self.seat)


class Kept(NamedTuple):
    """A player has kept one of the cards looked at and left the other face up (TY-27); `known_by` know which it was."""

    seat: int
    cards: tuple[Certain, ...]
    kept: int
    left: int
    known_by: Audience

    def after(self, pattern: Pattern, viewer: Viewer) -> Iterator[Pattern]:
        """The one that is not shown is in his hand."""
        looked = plus(pattern, _known(self.cards, LOOKED, viewer))
        for rest in _without(looked, LOOKED, self.left, len(self.cards)):
            held = moved(rest, LOOKED, self.seat)
            yield minus(held, ((self.seat, self.kept),)) if may_see(self.known_by, viewer) else held


Happening: TypeAlias = Laid | Returned | Shown | Seen | Taken | Kept


def _known(cards: Iterable[Certain], spot: int, viewer: Viewer) -> list[Fact]:
    """Which of these cards everybody knows the viewer to know."""
    return [(spot, entry.card) for entry in cards if may_see(entry.known_by, viewer)]


def _without(pattern: Pattern, spot: int, card: int, size: int) -> Iterator[Pattern]:
    """One of the cards of a spot was shown: one that the pattern knows, or one of those that it does not."""
    if (spot, card) in pattern:
        yield minus(pattern, ((spot, card),))
    elif len(at(pattern, spot)) < size:
        yield pattern
