"""What a viewer knows of hands and decks as rows of numbers, for observations (ruling A43).

Cards of all decks are numbered as in the box; where criers count too, the crier of a deck follows its cards.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from bastide.core.audience import Viewer, may_see
from bastide.core.observation import own_seat_first, widened
from bastide.core.pile import Certain, Pile
from bastide.games.tournay.box import Box
from bastide.games.tournay.knowledge import doubts
from bastide.games.tournay.knowledge.patterns import BOTTOM, LOOKED, Pattern, Union, common, minus
from bastide.games.tournay.moves import DECKS

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

_TABLES_KEPT = _UNIONS_KEPT = 4096
_HANDS_KEPT = _DECKS_KEPT = 8192


def knowledge(state: "TournayState", viewer: Viewer) -> bytes:
    """Return what `viewer` knows of hands and decks, in the order that `observation` lists."""
    told: tuple[Union, ...] = ()
    if state.doubtful:
        place = -1 if viewer is None else viewer
        told = tuple([unions[place] for unions in doubts.settled(state) if unions])
    left_out = state.left_out if state.game.leaves_cards_out else ()
    return _table(state.box, viewer, tuple(state.decks), tuple(state.hands), state.looked, left_out, told)


@lru_cache(_TABLES_KEPT)  # a deck that has been seen never changes: its state replaces it (see `TournayState.own_deck`)
def _table(
    box: Box,
    viewer: Viewer,
    piles: tuple[Pile, ...],
    held: tuple[tuple[Certain, ...], ...],
    looked_at: tuple[Certain, ...],
    left_out: tuple[tuple[int, ...], ...],
    told: tuple[Union, ...],
) -> bytes:
    """The cards of a table; `told` is what the viewer knows beyond `known_by`."""
    players = len(held)
    seats = own_seat_first(players, viewer)
    certain, possible = _facts(told)
    in_hands, in_decks = _places(box, certain)
    hands = [_hand(box, held[seat], viewer, in_hands.get(seat, ())) for seat in seats]
    looked = _hand(box, looked_at, viewer, in_hands.get(LOOKED, ()))
    decks = [_deck(box, deck, pile, viewer, players, in_decks.get(deck, ())) for deck, pile in enumerate(piles)]
    return widened(
        b"".join(
            [
                *[hand.known for hand in hands],
                *[hand.shared for hand in hands],
                *[hand.backs for hand in hands],
                *_possible(box, possible, seats),
                looked.known,
                *[deck.known for deck in decks],
                *[deck.depth for deck in decks],
                *[deck.known_to for deck in decks],
                bytes([len(pile.places) for pile in piles]),
                _unseen(box, [*hands, looked], decks, left_out, certain),
            ]
        )
    )


# Doubts


def _facts(told: tuple[Union, ...]) -> tuple[Pattern, Pattern]:
    """What the viewer knows for certain, and what may be."""
    certain: Pattern = ()
    possible: Pattern = ()
    for union in told:
        sure, perhaps = _told(union)
        certain += sure
        possible += perhaps
    return certain, possible


@lru_cache(_UNIONS_KEPT)
def _told(union: Union) -> tuple[Pattern, Pattern]:
    """What a union of patterns says for certain, and the other facts in it."""
    certain = common(union)
    return certain, tuple({fact for pattern in union for fact in minus(pattern, certain)}) if len(union) > 1 else ()


def _places(box: Box, certain: Pattern) -> tuple[dict[int, tuple[int, ...]], dict[int, Pattern]]:
    """Sort facts: the cards in each hand and among those looked at, and the facts about each deck."""
    hands: dict[int, tuple[int, ...]] = {}
    decks: dict[int, Pattern] = {}
    for fact in certain:
        spot, card = fact
        if spot < BOTTOM:
            hands[spot] = (*hands.get(spot, ()), card)
        else:
            deck = box.deck[card]
            decks[deck] = (*decks.get(deck, ()), fact)
    return hands, decks


def _possible(box: Box, possible: Pattern, seats: tuple[int, ...]) -> list[bytearray]:
    """The cards that may be in each hand, and in their decks."""
    spots = [bytearray(len(box.ids)) for _ in (*seats, None)]
    for spot, card in possible:
        if spot != LOOKED:
            spots[-1 if spot >= BOTTOM else seats.index(spot)][card] = 1
    return spots


# Hands


class _Hand(NamedTuple):
    """A hand, or the cards looked at, as a viewer sees it."""

    known: bytes
    shared: bytes
    backs: bytes
    hidden: list[int]
    """The cards that the viewer is not known to know."""


@lru_cache(_HANDS_KEPT)
def _hand(box: Box, cards: tuple[Certain, ...], viewer: Viewer, certain: tuple[int, ...]) -> _Hand:
    known, shared, backs = bytearray(len(box.ids)), bytearray(len(box.ids)), bytearray(len(DECKS))
    hidden = []
    for card, known_by in cards:
        backs[box.deck[card]] += 1
        if may_see(known_by, viewer):
            known[card] += 1
            shared[card] += known_by is None
        else:
            hidden.append(card)
    for card in certain:
        known[card] += 1
    return _Hand(bytes(known), bytes(shared), bytes(backs), hidden)


# Decks


class _Deck(NamedTuple):
    """A deck as a viewer sees it."""

    known: bytes
    depth: bytes
    known_to: bytes
    unknown: bytes


@lru_cache(_DECKS_KEPT)
def _deck(box: Box, deck: int, pile: Pile, viewer: Viewer, players: int, certain: Pattern) -> _Deck:
    known, depth, known_to = bytearray(box.sizes[deck]), bytearray(box.sizes[deck]), bytearray(players)
    unknown, top = bytearray(pile.counts), len(pile.places)
    for place, entry in enumerate(pile.places):
        if entry is None:
            continue
        card, known_by = entry
        for seat in known_by or ():
            known_to[(seat - (viewer or 0)) % players] += 1
        if may_see(known_by, viewer):
            known[card] += 1
            depth[card] = top - place  # from the bottom up, so that the uppermost stays
        else:
            unknown[card] += 1
    for spot, number in certain:
        card, below = number - box.first[deck], top - (spot - BOTTOM)
        known[card] += 1
        depth[card] = min(depth[card] or below, below)
    return _Deck(bytes(known), bytes(depth), bytes(known_to), bytes(unknown))


def _unseen(
    box: Box, hands: list[_Hand], decks: list[_Deck], left_out: tuple[tuple[int, ...], ...], certain: Pattern
) -> bytearray:
    """All cards that the viewer doesn't know, by kind, wherever they are: decks, hands, left in the box."""
    counts = bytearray().join([deck.unknown for deck in decks])
    for hand in hands:
        for card in hand.hidden:
            counts[card + box.deck[card]] += 1
    for _, card in certain:
        counts[card + box.deck[card]] -= 1
    for deck, out in enumerate(left_out):
        for kind, copies in enumerate(out):
            counts[box.first[deck] + deck + kind] += copies
    return counts
