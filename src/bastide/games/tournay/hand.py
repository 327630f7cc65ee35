"""Hands: activity cards, and who knows each of them; ramparts are only counted, as everybody sees them (ruling A43).

The deck that a card comes from is open. A card taken face up is known to all, until its owner hides it: whoever
returns a card face down leaves others in doubt which of his cards of that deck it was.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bastide.core.audience import Audience
from bastide.core.pile import Certain

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def order(entry: Certain) -> tuple[int, tuple[int, ...]]:
    """Hands are kept in this order, so that a place in a hand says nothing."""
    return entry.card, (-1,) if entry.known_by is None else entry.known_by


def hand_of(entries: Iterable[Certain]) -> tuple[Certain, ...]:
    """A hand in order."""
    return tuple(sorted(entries, key=order))


def size(state: "TournayState", seat: int) -> int:
    """Cards in a hand, ramparts included (TY-12)."""
    return len(state.hands[seat]) + state.ramparts[seat]


def add(state: "TournayState", seat: int, card: int, known_by: Audience) -> None:
    """A card comes into a hand."""
    state.hands[seat] = hand_of((*state.hands[seat], Certain(card, joined(known_by, seat))))


def joined(audience: Audience, seat: int) -> Audience:
    """An audience and one more."""
    if audience is None or seat in audience:
        return audience
    return tuple(sorted((*audience, seat)))


def show(state: "TournayState", seat: int, card: int) -> None:
    """A card leaves the hand in the open.

    Whoever knew that the player had so many of its kind knows of one fewer now; nobody can tell equal cards apart.
    """
    hand = state.hands[seat]
    equal = [entry for entry in hand if entry.card == card]
    others = [entry for entry in hand if entry.card != card]
    if len(equal) > 1:
        viewers = [*range(state.players), None]
        knows = {
            viewer: sum(entry.known_by is None or viewer in entry.known_by for entry in equal) for viewer in viewers
        }
        for place in range(1, len(equal)):
            who = [viewer for viewer in viewers if knows[viewer] > place]
            others.append(Certain(card, None if None in who else tuple(seat for seat in who if seat is not None)))
    state.hands[seat] = hand_of(others)


def hide(state: "TournayState", seat: int, card: int) -> Audience:
    """A card leaves the hand face down, under its deck (TY-12, TY-20); gives who knows that it lies there.

    If the player has several of that deck, others know which it was only if they know all of them to be equal; else
    they no longer know which ones are left.
    """
    hand = state.hands[seat]
    deck = state.box.deck
    alike = [entry for entry in hand if deck[entry.card] == deck[card]]
    rest = [entry for entry in hand if deck[entry.card] != deck[card]]
    if len(alike) == 1:
        state.hands[seat] = hand_of(rest)
        return alike[0].known_by
    sure: Audience = (seat,)
    if all(entry.card == card for entry in alike):
        sure = _common(state, alike)
    rest += [Certain(entry.card, _both(entry.known_by, sure)) for entry in _without(alike, card)]
    state.hands[seat] = hand_of(rest)
    return sure


def _common(state: "TournayState", entries: list[Certain]) -> Audience:
    """Who knows all of these."""
    if all(entry.known_by is None for entry in entries):
        return None
    return tuple(
        seat
        for seat in range(state.players)
        if all(entry.known_by is None or seat in entry.known_by for entry in entries)
    )


def _both(one: Audience, other: Audience) -> Audience:
    if one is None:
        return other
    return one if other is None else tuple(seat for seat in one if seat in other)


def _without(entries: list[Certain], card: int) -> list[Certain]:
    index = next(index for index, entry in enumerate(entries) if entry.card == card)
    return entries[:index] + entries[index + 1 :]
