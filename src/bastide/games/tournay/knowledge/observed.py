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

_DOUBTS_KEPT = 2048
_HANDS_KEPT = 1024
_DECKS_KEPT = 1024
"""What is kept serves searches, which come back to positions; more of it slows down others, who need none of it."""


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

    __slots__ = ("backs", "decks", "depth", "hands", "held", "hidden", "known", "known_to", "shared", "sizes", "unseen")

    def __init__(self, box: Box, players: int) -> None:
        cards, decks = len(box.ids), len(DECKS)
        self.hands: list[Sequence[Certain] | None] = [None] * players
        self.shared: list[bytes] = [b""] * players
        """The cards in each hand that everyone knows."""
        self.backs: list[bytes] = [b""] * players
        self.held: list[Sequence[HeldCard]] = [()] * players
        self.decks: list[Pile | None] = [None] * decks
        self.known, self.depth = bytearray(2 * cards), bytearray(2 * cards)
        """The cards that everyone knows to be in their decks, and how deep the first of each is."""
        self.known_to = bytearray(2 * decks * players)
        self.sizes = bytearray(2 * decks)
        self.unseen = bytearray(2 * (cards + decks))
        """The cards that are undetermined in their decks."""
        self.hidden: list[Sequence[DeckCard]] = [()] * decks

    def after(self, state: "TournayState") -> "Table":
        """Return the table of a state."""
        if self.hands == state.hands and self.decks == state.decks:
            return self
        state.share_decks()  # so that decks seen never change: the state replaces them
        twin = self._copy()
        for seat in compress(count(), map(is_not, state.hands, self.hands)):
            hand = twin.hands[seat] = state.hands[seat]
            twin.shared[seat], twin.backs[seat], twin.held[seat] = _hand(state.box, hand)
        for number in compress(count(), map(is_not, state.decks, self.decks)):
            deck = twin.decks[number] = state.decks[number]
            twin._write_deck(state.box, number, deck)
        return twin

    def _copy(self) -> "Table":
        twin = Table.__new__(Table)
        twin.hands, twin.decks = self.hands[:], self.decks[:]
        twin.shared, twin.backs, twin.held, twin.hidden = self.shared[:], self.backs[:], self.held[:], self.hidden[:]
        twin.known, twin.depth, twin.known_to = self.known[:], self.depth[:], self.known_to[:]
        twin.sizes, twin.unseen = self.sizes[:], self.unseen[:]
        return twin

    def _write_deck(self, box: Box, number: int, deck: Pile) -> None:
        players, size = len(self.hands), box.sizes[number]
        known, depth, known_to, top, unseen, self.hidden[number] = _deck(box, players, number, deck)
        first, to, kinds = 2 * box.first[number], 2 * players * number, 2 * (box.first[number] + number)
        self.known[first : first + 2 * size] = known
        self.depth[first : first + 2 * size] = depth
        self.known_to[to : to + 2 * players] = known_to
        self.sizes[2 * number : 2 * number + 2] = top
        self.unseen[kinds : kinds + 2 * size + 2] = unseen


@lru_cache(_HANDS_KEPT)
def _hand(box: Box, hand: Sequence[Certain]) -> tuple[bytes, bytes, Sequence[HeldCard]]:
    """The cards that everyone knows, all backs, and the other cards."""
    shared, backs, held = bytearray(len(box.ids)), [0] * len(DECKS), []
    for card, known_by in hand:
        deck = box.deck[card]
        backs[deck] += 1
        if known_by is None:
            shared[card] += 1
        else:
            held.append((card, card + deck, known_by))
    return widened(shared), row(backs), tuple(held)


@lru_cache(_DECKS_KEPT)
def _deck(
    box: Box, players: int, number: int, deck: Pile
) -> tuple[bytes, bytes, bytes, bytes, bytes, Sequence[DeckCard]]:
    """The cards that everyone knows, how deep they are, how many each player knows, the size, the undetermined cards.

    Last come the cards that only some know. Decks are told apart by identity: those seen never change.
    """
    first = box.first[number]
    places, size = deck.places, len(deck.counts) - 1
    known, depth, known_to, top = [0] * size, [0] * size, [0] * players, len(places)
    hidden: list[DeckCard] = []
    for place, entry in enumerate(places):
        if entry is None:
            continue
        kind, known_by = entry
        if known_by is None:
            known[kind] += 1
            depth[kind] = top - place  # from the bottom up, so that the uppermost stays
        else:
            hidden.append((first + kind, first + kind + number, top - place, known_by))
            for seat in known_by:
                known_to[seat] += 1
    return row(known), row(depth), row(known_to), row([top]), row(deck.counts), tuple(hidden)


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
    shared, between = turned(table.shared, own), bytes(2 * (at.known - at.maybe_hands))
    known = table.known, table.depth, table.known_to, table.sizes, table.unseen
    numbers = array("h", b"".join([*shared, *shared, *turned(table.backs, own), between, *known]))
    if own:
        _turn_known_to(state.players, own, at, numbers)
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


def _write_held(hands: Sequence[Sequence[HeldCard]], viewer: Viewer, at: _Places, cards: int, numbers: Numbers) -> None:
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


def _turn_known_to(players: int, own: int, at: _Places, numbers: Numbers) -> None:
    """Let the cards of each deck that players know be those of the viewer first."""
    known_to = numbers[at.known_to : at.deck_sizes]
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
