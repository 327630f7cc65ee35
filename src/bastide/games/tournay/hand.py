"""Hands: activity cards, and who knows each of them; ramparts are only counted, as everybody sees them (ruling A43).

The deck that a card comes from is open. `known_by` lists those whom everybody knows to know a card: all players, if it
was taken face up, until its owner returns a card of that deck face down, which leaves the others in doubt (see
`knowledge`).
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bastide.core.audience import Audience
from bastide.core.pile import Certain
from bastide.games.tournay.knowledge.changes import Laid, Returned, Shown
from bastide.games.tournay.knowledge.notes import note, note_if_doubtful

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

    If everybody knew it was there, it was that one: equal cards look the same. If not, it was one of those that not
    everybody knew. Whoever knew all of these still does; of the others nobody can say which ones they know now.
    """
    held = list(state.hands[seat])
    known_to_all = Certain(card, None)
    if known_to_all in held:
        held.remove(known_to_all)
        state.hands[seat] = tuple(held)
        return
    deck = state.box.deck
    hidden = tuple([entry for entry in held if deck[entry.card] == deck[card] and entry.known_by is not None])
    sure = common(hidden)
    held.remove(hidden[0] if len(hidden) == 1 else _first(hidden, card))
    if len(hidden) == 1 or all(entry.known_by == sure for entry in hidden):
        state.hands[seat] = tuple(held)
        note_if_doubtful(state, deck[card], Shown, seat, hidden, card, sure)
    else:
        state.hands[seat] = hand_of(Certain(entry.card, sure) if entry in hidden else entry for entry in held)
        note(state, deck[card], Shown, seat, hidden, card, sure)


def turn_up(state: "TournayState", seat: int, card: int) -> None:
    """A card of the hand is shown to all and stays there (TY-59)."""
    show(state, seat, card)
    add(state, seat, card, None)


def hide(state: "TournayState", seat: int, card: int) -> Audience:
    """A card leaves the hand face down, under its deck (TY-12, TY-20); return who is known to know that it lies there.

    If the player has several of that deck, all know which it was only if they know all of them to be equal; else the
    others are in doubt where what they knew is now.
    """
    held = list(state.hands[seat])
    deck = state.box.deck
    alike = tuple([entry for entry in held if deck[entry.card] == deck[card]])
    gone = alike[0] if len(alike) == 1 else _first(alike, card)
    if len(alike) == 1 or all(entry == (card, None) for entry in alike):
        held.remove(gone)
        state.hands[seat] = tuple(held)
        if gone.known_by is None:
            note_if_doubtful(state, deck[card], Laid)
        else:
            note_if_doubtful(state, deck[card], Returned, seat, alike)
        return gone.known_by
    alone = (seat,)
    held.remove(gone)
    if all(entry.known_by == alone for entry in alike):
        state.hands[seat] = tuple(held)
        note_if_doubtful(state, deck[card], Returned, seat, alike)
    else:
        state.hands[seat] = hand_of(Certain(entry.card, alone) if entry in alike else entry for entry in held)
        note(state, deck[card], Returned, seat, alike)
    return alone


def _first(entries: Sequence[Certain], card: int) -> Certain:
    return next(entry for entry in entries if entry.card == card)


def common(entries: Sequence[Certain]) -> Audience:
    """Who knows all of these."""
    audience: Audience = None
    for _, known_by in entries:
        if audience is None:
            audience = known_by
        elif known_by is not None and known_by != audience:
            audience = tuple([seat for seat in audience if seat in known_by])
    return audience
