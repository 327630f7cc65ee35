"""What a viewer knows of hands and decks as numbers, for observations (ruling A43).

Cards of all decks are numbered as in the box; where criers count too, the crier of a deck follows its cards.
"""

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, chain
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from bastide.core.audience import Viewer, may_see
from bastide.core.observation import own_seat_first
from bastide.core.pile import Certain, Pile
from bastide.games.tournay.box import Box
from bastide.games.tournay.knowledge import doubts
from bastide.games.tournay.knowledge.patterns import BOTTOM, LOOKED, Pattern, Union, common, minus
from bastide.games.tournay.moves import DECKS

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

Numbers: TypeAlias = "array[int]"
KeptCards: TypeAlias = tuple[
    list[Pile], list[tuple[Certain, ...]], tuple[Certain, ...], tuple[tuple[int, ...], ...], tuple[Union, ...], Numbers
]
"""Decks, hands, cards looked at, cards left out, what a viewer knows beyond `known_by`; and all of it as numbers."""

_UNIONS_KEPT = 4096


class _Places(NamedTuple):
    """Where each field begins; `size` is the number of all numbers."""

    hands: int
    hands_shared: int
    hand_backs: int
    maybe_hands: int
    maybe_decks: int
    looked: int
    known: int
    depth: int
    known_to: int
    deck_sizes: int
    unseen: int
    size: int


@cache
def _places(cards: int, players: int) -> _Places:
    each, backs = players * cards, players * len(DECKS)
    sizes = (each, each, backs, each, cards, cards, cards, cards, backs, len(DECKS), cards + len(DECKS))
    return _Places(*accumulate(sizes, initial=0))


def knowledge(state: "TournayState", viewer: Viewer) -> Numbers:
    """Return what `viewer` knows of hands and decks, in the order that `observation` lists."""
    told: tuple[Union, ...] = ()
    if state.doubtful:
        place = -1 if viewer is None else viewer
        told = tuple([unions[place] for unions in doubts.settled(state) if unions])
    kept = state.observed.cards.get(viewer)
    if kept is not None:
        decks, hands, looked, left_out, earlier, numbers = kept
        if (
            decks == state.decks
            and hands == state.hands
            and looked == state.looked
            and left_out == state.left_out
            and earlier == told
        ):
            return numbers
    numbers = _numbers(state, viewer, told)
    state.share_decks()  # so that decks seen never change: the state replaces them
    state.observed.cards[viewer] = state.decks[:], state.hands[:], state.looked, state.left_out, told, numbers
    return numbers


def _numbers(state: "TournayState", viewer: Viewer, told: tuple[Union, ...]) -> Numbers:
    at = _places(len(state.box.ids), state.players)
    numbers = array("h", bytes(2 * at.unseen))
    numbers.extend(chain.from_iterable([pile.counts for pile in state.decks]))
    for place, seat in enumerate(own_seat_first(state.players, viewer)):
        _write_hand(state, viewer, at, place, state.hands[seat], numbers)
    _write_looked(state.box, viewer, at, state.looked, numbers)
    _write_decks(state, viewer, at, numbers)
    if state.game.leaves_cards_out:
        _write_left_out(state, at, numbers)
    if told:
        _write_doubts(state, viewer, at, told, numbers)
    return numbers


# Hands


def _write_hand(
    state: "TournayState", viewer: Viewer, at: _Places, place: int, hand: Sequence[Certain], numbers: Numbers
) -> None:
    of = state.box.deck
    hands, backs = at.hands + place * len(of), at.hand_backs + place * len(DECKS)
    for card, known_by in hand:
        deck = of[card]
        numbers[backs + deck] += 1
        if known_by is None:
            numbers[hands + card] += 1
            numbers[hands + card + at.hands_shared] += 1
        elif viewer in known_by:
            numbers[hands + card] += 1
        else:
            numbers[at.unseen + card + deck] += 1


def _write_looked(box: Box, viewer: Viewer, at: _Places, looked: Sequence[Certain], numbers: Numbers) -> None:
    for card, known_by in looked:
        if may_see(known_by, viewer):
            numbers[at.looked + card] += 1
        else:
            numbers[at.unseen + card + box.deck[card]] += 1


# Decks


def _write_decks(state: "TournayState", viewer: Viewer, at: _Places, numbers: Numbers) -> None:
    players, own = state.players, viewer or 0
    known, depth, unseen, known_to = at.known, at.depth, at.unseen, at.known_to
    for deck, pile in enumerate(state.decks):
        places, first = pile.places, state.box.first[deck]
        top = numbers[at.deck_sizes + deck] = len(places)
        for place, entry in enumerate(places):
            if entry is None:
                continue
            kind, known_by = entry
            card = first + kind
            if known_by is None or viewer in known_by:
                numbers[known + card] += 1
                numbers[depth + card] = top - place  # from the bottom up, so that the uppermost stays
            else:
                numbers[unseen + card + deck] += 1
            for seat in known_by or ():
                numbers[known_to + players * deck + (seat - own) % players] += 1


def _write_left_out(state: "TournayState", at: _Places, numbers: Numbers) -> None:
    """Add the cards that stay in the box, which nobody has seen (TY-67)."""
    for deck, out in enumerate(state.left_out):
        for kind, copies in enumerate(out):
            numbers[at.unseen + state.box.first[deck] + deck + kind] += copies


# Doubts


def _write_doubts(
    state: "TournayState", viewer: Viewer, at: _Places, told: tuple[Union, ...], numbers: Numbers
) -> None:
    """Add what the viewer knows beyond `known_by`: what is certain, and what may be."""
    box, cards, own = state.box, len(state.box.ids), viewer or 0
    for union in told:
        certain, possible = _told(union)
        for spot, card in certain:
            numbers[at.unseen + card + box.deck[card]] -= 1
            if spot >= BOTTOM:
                depth = len(state.decks[box.deck[card]]) - (spot - BOTTOM)
                numbers[at.known + card] += 1
                numbers[at.depth + card] = min(numbers[at.depth + card] or depth, depth)
            elif spot == LOOKED:
                numbers[at.looked + card] += 1
            else:
                numbers[at.hands + (spot - own) % state.players * cards + card] += 1
        for spot, card in possible:
            if spot >= BOTTOM:
                numbers[at.maybe_decks + card] = 1
            elif spot != LOOKED:
                numbers[at.maybe_hands + (spot - own) % state.players * cards + card] = 1


@lru_cache(_UNIONS_KEPT)
def _told(union: Union) -> tuple[Pattern, Pattern]:
    """What a union of patterns says for certain, and the other facts in it."""
    certain = common(union)
    return certain, tuple({fact for pattern in union for fact in minus(pattern, certain)}) if len(union) > 1 else ()
