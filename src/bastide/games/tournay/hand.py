"""Hands: activity cards and who knows them; ramparts are only counted, since they are public (ruling A43).

The deck that a card comes from is public. `known_by` lists those whom everyone knows to know a card: all players if it
was taken face up, until its owner returns a card of that deck face down, which leaves the others in doubt (see
`knowledge`).
"""

from bisect import bisect
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bastide.core.audience import Audience
from bastide.core.pile import Certain
from bastide.games.tournay.knowledge.changes import Laid, Returned, Shown

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def order(entry: Certain) -> tuple[int, tuple[int, ...]]:
    """The sort key of hands: sorted, so that a card's place in a hand reveals nothing."""
    card, known_by = entry
    return card, (-1,) if known_by is None else known_by


def hand_of(entries: Iterable[Certain]) -> tuple[Certain, ...]:
    """Return a hand in order."""
    return tuple(sorted(entries, key=order))


def add(state: "TournayState", seat: int, entry: Certain) -> None:
    """Add a card that its owner knows to a hand, which stays in order."""
    cards = [*state.hands[seat], entry]
    try:
        cards.sort()  # by card, as a rule; without `order`, since that takes longer
    except TypeError:  # of two equal cards, everyone knows one
        cards.sort(key=order)
    state.hands[seat] = tuple(cards)


def joined(audience: Audience, seat: int) -> Audience:
    """Return an audience with one more seat."""
    if audience is None or seat in audience:
        return audience
    return tuple(sorted((*audience, seat)))


def show(state: "TournayState", seat: int, card: int) -> None:
    """Remove a card that leaves the hand in the open.

    If everyone knew such a card was there, it was that one: equal cards look the same. If not, it was one of those that
    not everyone knew. A player who knew all of these still does; which ones the others know now, nobody can say.
    """
    held, of = state.hands[seat], state.box.deck
    place = bisect(held, (card,))
    cards = [*held]
    _, known_by = cards.pop(place)
    state.hands[seat] = tuple(cards)
    if known_by is None:  # of equal cards, such a one comes first
        return
    back = of[card]
    hidden = _of_the_same_back(held, place, of)
    if len(hidden) > 1:
        hidden = tuple([entry for entry in hidden if entry[1] is not None])
        known_by = common(hidden)
        if not _all_known_by(hidden, known_by):
            state.hands[seat] = _known_by(known_by, hidden, cards)
            state.doubtful |= 1 << back
    if state.doubtful >> back & 1:
        state.notes = state.notes, back, Shown, (seat, hidden, card, known_by), []


def turn_up(state: "TournayState", seat: int, card: int) -> None:
    """Show a card of the hand to all; it stays there (TY-59)."""
    show(state, seat, card)
    add(state, seat, (card, None))


def hide(state: "TournayState", seat: int, card: int) -> Audience:
    """Put a card face down under its deck (TY-12, TY-20); return who is known to know that it is there.

    If the player has several cards of that deck, everyone knows which it was only if they know all of them to be equal;
    otherwise the others are in doubt where the cards they knew are now.
    """
    held, of = state.hands[seat], state.box.deck
    place = bisect(held, (card,))
    cards = [*held]
    _, known_by = cards.pop(place)
    state.hands[seat] = tuple(cards)
    back = of[card]
    alike = _of_the_same_back(held, place, of)
    if len(alike) > 1 and alike.count((card, None)) < len(alike):
        known_by = alone = (seat,)
        if not _all_known_by(alike, alone):
            state.hands[seat] = _known_by(alone, alike, cards)
            state.doubtful |= 1 << back
    if state.doubtful >> back & 1:
        change, arguments = (Laid, ()) if known_by is None else (Returned, (seat, alike))
        state.notes = state.notes, back, change, arguments, []
    return known_by


def _of_the_same_back(held: tuple[Certain, ...], place: int, of: Sequence[int]) -> tuple[Certain, ...]:
    """The cards of a hand that come from the same deck as the one at a place: they stand together."""
    back = of[held[place][0]]
    first, end = place, place + 1
    while first and of[held[first - 1][0]] == back:
        first -= 1
    while end < len(held) and of[held[end][0]] == back:
        end += 1
    return held[first:end]


def _known_by(audience: Audience, these: tuple[Certain, ...], held: Iterable[Certain]) -> tuple[Certain, ...]:
    """Return a hand in which only this audience knows these cards."""
    return hand_of([(entry[0], audience) if entry in these else entry for entry in held])


def _all_known_by(entries: Sequence[Certain], audience: Audience) -> bool:
    """Whether the same players know each of these cards."""
    for entry in entries:  # noqa: SIM110 - a generator takes longer than such a short loop
        if entry[1] != audience:
            return False
    return True


def common(entries: Sequence[Certain]) -> Audience:
    """The players who know all of these cards."""
    audience: Audience = None
    for _, known_by in entries:
        if audience is None:
            audience = known_by
        elif known_by is not None and known_by != audience:
            audience = _in_both(audience, known_by)
    return audience


def _in_both(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([seat for seat in one if seat in other])
