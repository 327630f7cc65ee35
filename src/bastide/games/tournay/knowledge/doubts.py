"""What viewers know of hidden cards beyond what everyone knows that they know (ruling A43).

A player who holds several cards of one back and returns one of them face down leaves the others in doubt: what they
knew is either still in that hand or at the bottom of the deck. `known_by` can't say that, so each deck and viewer also
has a union of patterns (see `patterns`); both together are exactly what the viewer could know.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from bastide.core.audience import Audience, Viewer, may_see
from bastide.core.pile import Certain
from bastide.games.tournay.knowledge.notes import Unions, unions_of, worked_out
from bastide.games.tournay.knowledge.patterns import (
    BOTTOM,
    LOOKED,
    NOTHING_MORE,
    Fact,
    Pattern,
    Union,
    at,
    common,
    includes,
    minus,
    union_of,
)
from bastide.games.tournay.moves import DECKS

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

Spots: TypeAlias = dict[int, list[Certain]]
NO_DOUBTS: tuple[Unions, ...] = ((),) * len(DECKS)


def settled(state: "TournayState") -> tuple[Unions, ...]:
    """Return the unions of all decks after everything noted so far."""
    if state.notes is not None:
        viewers = viewers_of(state)
        after = worked_out(state.notes, state.doubts, viewers)
        state.doubts = tuple(
            unions if unions is before else _still_possible(state, deck, unions, viewers)
            for deck, (before, unions) in enumerate(zip(state.doubts, after, strict=True))
        )
        state.notes = None
        state.doubtful = sum(1 << deck for deck, unions in enumerate(state.doubts) if unions)
    return state.doubts


def _still_possible(state: "TournayState", deck: int, unions: Unions, viewers: Sequence[Viewer]) -> Unions:
    if not unions:
        return unions
    counts, cards = _unseen_by_some(state, deck)
    return unions_of(
        [
            union if union == NOTHING_MORE else _possible(state, deck, union, _unseen(counts, cards, viewer))
            for viewer, union in zip(viewers, unions, strict=True)
        ]
    )


def viewers_of(state: "TournayState") -> list[Viewer]:
    """Return the players, then a spectator."""
    return [*range(state.players), None]


def possible(state: "TournayState", deck: int, viewer: Viewer, union: Union) -> Union:
    """Return the patterns for which there are enough cards, as far as the viewer can count (TY-4, TY-67).

    Asking at the end is enough: what the viewer has seen and what a pattern says never shrink.
    """
    if union == NOTHING_MORE:
        return union
    return _possible(state, deck, union, hidden_counts(state, deck, viewer))


def _possible(state: "TournayState", deck: int, union: Union, hidden: Sequence[int]) -> Union:
    return tuple([pattern for pattern in union if _is_possible(state, deck, hidden, pattern)])


def _is_possible(state: "TournayState", deck: int, hidden: Sequence[int], pattern: Pattern) -> bool:
    left = list(hidden)
    for _, card in pattern:
        left[card - state.box.first[deck]] -= 1
    out = sum(state.left_out[deck])
    return min(left) >= 0 and (not out or sum(map(min, left, state.box.loose_of(deck))) >= out)


def hidden_counts(state: "TournayState", deck: int, viewer: Viewer) -> list[int]:
    """Count the cards of a back that the viewer is not known to know, by kind, the crier last, with left-out ones."""
    return _unseen(*_unseen_by_some(state, deck), viewer)


def _unseen_by_some(state: "TournayState", deck: int) -> tuple[list[int], list[tuple[int, Audience]]]:
    """Return the cards of a back that nobody has seen, by kind, the crier last, and those that not everyone knows."""
    pile, first, of = state.decks[deck], state.box.first[deck], state.box.deck
    counts = [*map(int.__add__, pile.counts, state.left_out[deck]), pile.counts[-1]]
    cards: list[tuple[int, Audience]] = [place for place in pile.places if place is not None and place[1] is not None]
    for held in (*state.hands, state.looked):
        for card, known_by in held:
            if of[card] == deck and known_by is not None:
                cards.append((card - first, known_by))
    return counts, cards


def _unseen(counts: Sequence[int], cards: Sequence[tuple[int, Audience]], viewer: Viewer) -> list[int]:
    unseen = list(counts)
    for kind, known_by in cards:
        if not may_see(known_by, viewer):
            unseen[kind] += 1
    return unseen


# What a viewer knows

_NOTHING_MORE: Sequence[Union] = (NOTHING_MORE,) * len(DECKS)
_NO_FACTS: Sequence[Pattern] = ((),) * len(DECKS)


class Knowledge:
    """What a viewer knows in all decks, besides the cards they are known to know."""

    __slots__ = ("facts", "told", "unions")

    unions: Sequence[Union]
    facts: Sequence[Pattern]  # what is certain
    told: bool  # whether anything is

    def __init__(self, state: "TournayState", viewer: Viewer) -> None:
        if not state.doubtful:
            self.unions, self.facts, self.told = _NOTHING_MORE, _NO_FACTS, False
            return
        self.unions = [union_for(state, deck, viewer) for deck in range(len(DECKS))]
        self.facts = [common(union) for union in self.unions]
        self.told = any(self.facts)

    def at(self, spot: int) -> list[int]:
        """Return the cards that are certainly in a hand, or among those looked at."""
        return [card for pattern in self.facts if pattern for card in at(pattern, spot)] if self.told else []

    def in_deck(self, deck: int) -> list[tuple[int, int]]:
        """Return the cards that are certainly in a deck, with their places from the bottom."""
        return [(spot - BOTTOM, card) for spot, card in self.facts[deck] if spot >= BOTTOM] if self.told else []

    def alternatives(self, deck: int) -> list[Pattern]:
        """Return the patterns of which one holds, without what is certain; none if the viewer is not in doubt."""
        union = self.unions[deck]
        return [minus(pattern, self.facts[deck]) for pattern in union] if len(union) > 1 else []


def union_for(state: "TournayState", deck: int, viewer: Viewer) -> Union:
    """Return what a viewer knows beyond `known_by`."""
    unions = settled(state)[deck] if state.doubtful >> deck & 1 else ()
    return unions[-1 if viewer is None else viewer] if unions else NOTHING_MORE


# The truth


def spots_of(state: "TournayState", deck: int) -> Spots:
    """Return the cards of one back that a player has seen, by spot."""
    of, first = state.box.deck, state.box.first[deck]
    spots = {seat: [entry for entry in cards if of[entry[0]] == deck] for seat, cards in enumerate(state.hands)}
    spots[LOOKED] = [entry for entry in state.looked if of[entry[0]] == deck]
    for index, place in enumerate(state.decks[deck].places):
        if place is not None:
            spots[BOTTOM + index] = [(first + place[0], place[1])]
    return spots


def hidden_facts(state: "TournayState", deck: int, viewer: Viewer) -> list[Fact]:
    """Return where the cards are that the viewer is not known to know."""
    return [
        (spot, card)
        for spot, entries in spots_of(state, deck).items()
        for card, known_by in entries
        if not may_see(known_by, viewer)
    ]


def fitting(state: "TournayState", deck: int, viewer: Viewer, union: Union) -> int:
    """Return how many patterns of a viewer hold."""
    facts = hidden_facts(state, deck, viewer)
    return sum(includes(facts, pattern) for pattern in union)


# Knowledge that spectators share


def as_spectators(state: "TournayState", deck: int, union: Union) -> list[Union]:
    """Return what each player knows if it is only what spectators know and the cards they are known to know."""
    if union == NOTHING_MORE:
        return [union] * state.players
    spots = spots_of(state, deck)
    hidden = hidden_counts(state, deck, None)
    return [_as_spectator(state, deck, seat, union, spots, hidden) for seat in range(state.players)]


def _as_spectator(
    state: "TournayState", deck: int, seat: int, union: Union, spots: Spots, hidden: Sequence[int]
) -> Union:
    known = [
        (spot, card)
        for spot, entries in spots.items()
        for card, known_by in entries
        if known_by is not None and seat in known_by
    ]
    if not known:
        return union
    where = {spot for spot, _ in known}
    if any(spot in where for pattern in union for spot, _ in pattern):
        told = [minus(pattern, known) for pattern in union]
        union = union_of(pattern for pattern in told if has_room(spots, seat, pattern))
    left = list(hidden)
    for _, card in known:
        left[card - state.box.first[deck]] -= 1
    return tuple([pattern for pattern in union if _is_possible(state, deck, left, pattern)])


def has_room(spots: Spots, viewer: Viewer, pattern: Pattern) -> bool:
    """Whether each spot has enough cards that the viewer is not known to know."""
    return all(
        len(at(pattern, spot)) <= sum(not may_see(known_by, viewer) for _, known_by in spots.get(spot, ()))
        for spot in {spot for spot, _ in pattern}
    )
