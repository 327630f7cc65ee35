"""What a viewer knows of hands and decks as numbers, for observations (ruling A43).

Cards of all decks are numbered as in the box; where criers count too, the crier of a deck follows its cards.
"""

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, chain, compress, count
from operator import is_not
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from bastide.core.audience import Viewer, may_see
from bastide.core.observation import row, turned, widened
from bastide.core.pile import Certain, Pile
from bastide.games.tournay.box import Box
from bastide.games.tournay.knowledge import doubts
from bastide.games.tournay.knowledge.patterns import BOTTOM, LOOKED, Union, common, minus
from bastide.games.tournay.moves import DECKS

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

Numbers: TypeAlias = "array[int]"
KeptCards: TypeAlias = tuple[
    list[Pile], list[tuple[Certain, ...]], tuple[Certain, ...], tuple[tuple[int, ...], ...], tuple[Union, ...], Numbers
]
"""Decks, hands, cards looked at, cards left out, what a viewer knows beyond `known_by`; and all of it as numbers."""

Seats: TypeAlias = tuple[int, ...]
HeldCard: TypeAlias = tuple[int, int, Seats]
"""A card in a hand that not everyone knows: the card, its place among those unseen, and who knows it."""
DeckCard: TypeAlias = tuple[int, int, int, Seats]
"""The same for a card in a deck; how deep it is comes third."""

_DOUBTS_KEPT = 4096


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


class Table:
    """Hands and decks as numbers: what everyone knows of them, and the cards that only some know.

    One serves all viewers of a game, and copies of its state. It never changes: the next one is a copy in which hands
    and decks that have become others are written again.
    """

    __slots__ = ("decks", "hands", "held", "hidden", "known", "known_to", "shared", "unseen")

    def __init__(self, box: Box, players: int) -> None:
        cards, decks = len(box.ids), len(DECKS)
        self.hands: list[Sequence[Certain] | None] = [None] * players
        self.shared: list[tuple[bytes, bytes]] = [(b"", b"")] * players
        """The cards in each hand that everyone knows, and all backs."""
        self.held: list[list[HeldCard]] = [[]] * players
        self.decks: list[Pile | None] = [None] * decks
        self.known = array("h", bytes(4 * cards))
        """The cards that everyone knows to be in their decks, and how deep the first of each is."""
        self.known_to = array("h", bytes(2 * decks * players))
        self.unseen = array("h", bytes(2 * (decks + cards + decks)))
        """The size of each deck, and the cards that are undetermined there."""
        self.hidden: list[list[DeckCard]] = [[]] * decks

    def after(self, state: "TournayState") -> "Table":
        """Return the table of a state."""
        if self.hands == state.hands and self.decks == state.decks:
            return self
        twin = self._copy()
        for seat in compress(count(), map(is_not, state.hands, self.hands)):
            twin._write_hand(state.box, seat, state.hands[seat])
        for number in compress(count(), map(is_not, state.decks, self.decks)):
            twin._write_deck(state.box, number, state.decks[number])
        state.own_decks = 0  # so that decks seen never change: the state replaces them
        return twin

    def _copy(self) -> "Table":
        twin = Table.__new__(Table)
        twin.hands, twin.shared, twin.held = self.hands[:], self.shared[:], self.held[:]
        twin.decks, twin.hidden = self.decks[:], self.hidden[:]
        twin.known, twin.known_to, twin.unseen = self.known[:], self.known_to[:], self.unseen[:]
        return twin

    def _write_hand(self, box: Box, seat: int, hand: Sequence[Certain]) -> None:
        shared, backs, held = bytearray(len(box.ids)), [0] * len(DECKS), []
        for card, known_by in hand:
            deck = box.deck[card]
            backs[deck] += 1
            if known_by is None:
                shared[card] += 1
            else:
                held.append((card, card + deck, known_by))
        self.hands[seat], self.held[seat] = hand, held
        self.shared[seat] = widened(shared), row(backs)

    def _write_deck(self, box: Box, number: int, deck: Pile) -> None:
        places, first, size, cards = deck.places, box.first[number], box.sizes[number], len(box.ids)
        players, top, known = len(self.hands), len(places), self.known
        known[first : first + size] = known[cards + first : cards + first + size] = array("h", bytes(2 * size))
        known_to = [0] * players
        hidden: list[DeckCard] = []
        for deep, entry in zip(range(top, 0, -1), places, strict=True):
            if entry is None:
                continue
            kind, known_by = entry
            card = first + kind
            if known_by is None:
                known[card] += 1
                known[cards + card] = deep  # from the bottom up, so that the uppermost stays
            else:
                hidden.append((card, card + number, deep, known_by))
                for seat in known_by:
                    known_to[seat] += 1
        self.decks[number], self.hidden[number] = deck, hidden
        self.known_to[players * number : players * (number + 1)] = array("h", known_to)
        self.unseen[number] = top
        kinds = len(DECKS) + first + number
        self.unseen[kinds : kinds + size + 1] = array("h", deck.counts)


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
    state.observed.cards[viewer] = state.decks[:], state.hands[:], state.looked, state.left_out, told, numbers
    return numbers


def _numbers(state: "TournayState", viewer: Viewer, told: tuple[Union, ...]) -> Numbers:
    at, own = _places(len(state.box.ids), state.players), viewer or 0
    table = state.observed.table = (state.observed.table or Table(state.box, state.players)).after(state)
    shared, backs = zip(*turned(table.shared, own), strict=True)
    between = bytes(2 * (at.known - at.maybe_hands))
    parts = [*shared, *shared, *backs, between, table.known, table.known_to, table.unseen]
    numbers = array("h", b"".join(parts))
    if own:
        _turn_known_to(table.known_to, state.players, own, at, numbers)
    _write_held(turned(table.held, own), viewer, at, len(state.box.ids), numbers)
    _write_hidden(table.hidden, viewer, at, numbers)
    if state.looked:
        _write_looked(state.box, viewer, at, state.looked, numbers)
    if state.game.leaves_cards_out:
        _write_left_out(state, at, numbers)
    if told:
        _write_doubts(state, viewer, told, numbers)
    return numbers


# Hands


def _write_held(hands: Sequence[list[HeldCard]], viewer: Viewer, at: _Places, cards: int, numbers: Numbers) -> None:
    """Add the cards in hands that not everyone knows."""
    unseen, first = at.unseen, at.hands
    for hand in hands:
        for card, place, known_by in hand:
            if viewer in known_by:
                numbers[first + card] += 1
            else:
                numbers[unseen + place] += 1
        first += cards


def _write_looked(box: Box, viewer: Viewer, at: _Places, looked: Sequence[Certain], numbers: Numbers) -> None:
    for card, known_by in looked:
        if may_see(known_by, viewer):
            numbers[at.looked + card] += 1
        else:
            numbers[at.unseen + card + box.deck[card]] += 1


# Decks


def _write_hidden(decks: Sequence[Sequence[DeckCard]], viewer: Viewer, at: _Places, numbers: Numbers) -> None:
    """Add the cards in decks that not everyone knows."""
    known, depth, unseen = at.known, at.depth, at.unseen
    for card, place, deep, known_by in chain.from_iterable(decks):
        if viewer in known_by:
            numbers[known + card] += 1
            numbers[depth + card] = min(numbers[depth + card] or deep, deep)
        else:
            numbers[unseen + place] += 1


def _turn_known_to(known_to: Numbers, players: int, own: int, at: _Places, numbers: Numbers) -> None:
    """Write how many cards of each deck the players know, for a viewer who sees their own seat first."""
    for seat in range(players):
        numbers[at.known_to + (seat - own) % players : at.deck_sizes : players] = known_to[seat::players]


def _write_left_out(state: "TournayState", at: _Places, numbers: Numbers) -> None:
    """Add the cards that stay in the box, which nobody has seen (TY-67)."""
    for deck, out in enumerate(state.left_out):
        for kind, copies in enumerate(out):
            numbers[at.unseen + state.box.first[deck] + deck + kind] += copies


# Doubts


class _Sure(NamedTuple):
    """A card that the viewer can tell: the places of the numbers that count it, and of one that must not."""

    known: int
    unseen: int
    depth: int
    """The place of the number that says how deep it is; -1 if the card isn't in its deck."""
    deck: int
    below: int
    """How many cards of the deck are below it."""


def _write_doubts(state: "TournayState", viewer: Viewer, told: tuple[Union, ...], numbers: Numbers) -> None:
    """Add what the viewer knows beyond `known_by`: what is certain, and what may be."""
    certain, possible = _doubts(state.box, state.players, viewer, told)
    for place in possible:
        numbers[place] = 1
    for known, unseen, depth, deck, below in certain:
        numbers[known] += 1
        numbers[unseen] -= 1
        if depth >= 0:
            deep = len(state.decks[deck].places) - below
            numbers[depth] = min(numbers[depth] or deep, deep)


@lru_cache(_DOUBTS_KEPT)
def _doubts(
    box: Box, players: int, viewer: Viewer, told: tuple[Union, ...]
) -> tuple[tuple[_Sure, ...], tuple[int, ...]]:
    """What unions of patterns say for certain, and the places of the numbers that say what may be."""
    cards, own, sure, maybe = len(box.ids), viewer or 0, [], set()
    at = _places(cards, players)
    for union in told:
        certain = common(union)
        for spot, card in certain:
            deck, known, depth = box.deck[card], at.known + card, at.depth + card
            if spot < BOTTOM:
                depth = -1
                known = card + (at.looked if spot == LOOKED else at.hands + (spot - own) % players * cards)
            sure.append(_Sure(known, at.unseen + card + deck, depth, deck, spot - BOTTOM))
        for spot, card in [fact for pattern in union for fact in minus(pattern, certain)]:
            if spot >= BOTTOM:
                maybe.add(at.maybe_decks + card)
            elif spot != LOOKED:
                maybe.add(at.maybe_hands + (spot - own) % players * cards + card)
    return tuple(sure), tuple(maybe)
