"""Deals everything a viewer doesn't know anew: cards of one back in decks, hands and among those looked at (A43).

Known bottoms, cards that the viewer returned or saw and cards taken face up stay where they are. A viewer in doubt
imagines only what fits one of their patterns. A crier takes effect as soon as anyone looks at it, so it can only be
among cards that nobody has seen (ruling A8).
"""

from functools import lru_cache
from itertools import product
from math import comb, factorial, perm, prod
from typing import TYPE_CHECKING

from bastide.core.audience import Audience, Viewer, may_see
from bastide.core.chance import Chance
from bastide.core.masks import bits
from bastide.core.pile import Certain, Pool
from bastide.games.tournay import costs, final, hand
from bastide.games.tournay.knowledge import doubts
from bastide.games.tournay.knowledge.notes import Unions, unions_of
from bastide.games.tournay.knowledge.patterns import BOTTOM, LOOKED, Pattern, at
from bastide.games.tournay.moves import DECKS

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

NOTHING = -1


def hidden_in_hand(state: "TournayState", seat: int, deck: int, viewer: Viewer) -> list[Certain]:
    """Return the cards of one back in a hand that the viewer doesn't know."""
    of = state.box.deck
    return [entry for entry in state.hands[seat] if of[entry[0]] == deck and not may_see(entry[1], viewer)]


def hidden_looked_at(state: "TournayState", deck: int, viewer: Viewer) -> list[Certain]:
    """Return the cards that another player is looking at, unless the viewer knows them."""
    of = state.box.deck
    return [entry for entry in state.looked if of[entry[0]] == deck and not may_see(entry[1], viewer)]


def unseen(state: "TournayState", viewer: Viewer) -> list[list[int]]:
    """Count all cards that the viewer doesn't know, by back and kind, the crier last, with those left in the box."""
    box = state.box
    counts = [pile.unknown_to(viewer) for pile in state.decks]
    for cards in (*state.hands, state.looked):
        for card, known_by in cards:
            if not may_see(known_by, viewer):
                deck = box.deck[card]
                counts[deck][card - box.first[deck]] += 1
    if state.game.leaves_cards_out:
        for deck, out in enumerate(state.left_out):
            for card, number in enumerate(out):
                counts[deck][card] += number
    return counts


def deal_anew(state: "TournayState", viewer: Viewer, chance: Chance) -> None:
    """Turn the state into one that looks the same to the viewer and owes nothing else to the truth."""
    counts = unseen(state, viewer)
    unions = doubts.settled(state)
    for deck in range(len(DECKS)):
        if _hides_something(state, deck, viewer):
            _deal_deck(state, deck, counts[deck], viewer, chance)
    if state.doubtful:
        state.doubts = tuple(
            _forgotten(state, deck, viewer, unions[deck]) if unions[deck] else () for deck in range(len(DECKS))
        )
    if state.closed_phase is not None:
        _choose_anew(state, viewer, chance)


def _forgotten(state: "TournayState", deck: int, viewer: Viewer, unions: Unions) -> Unions:
    """Return what the viewer is sure everyone knows: of the other players, only that they know what spectators do."""
    *_, spectator = unions
    known = [*doubts.as_spectators(state, deck, spectator), spectator]
    if viewer is not None:
        known[viewer] = unions[viewer]
    return unions_of(known)


def _hides_something(state: "TournayState", deck: int, viewer: Viewer) -> bool:
    """Whether a card of this back is determined but unknown to the viewer; if not, there is nothing to deal."""
    return (
        sum(state.left_out[deck]) > 0
        or any(place is not None and not may_see(place[1], viewer) for place in state.decks[deck].places)
        or any(hidden_in_hand(state, seat, deck, viewer) for seat in range(state.players))
        or bool(hidden_looked_at(state, deck, viewer))
    )


def _deal_deck(state: "TournayState", deck: int, counts: list[int], viewer: Viewer, chance: Chance) -> None:
    """Deal the cards of one back that the viewer doesn't know, which are these.

    Every way to place them that fits what the viewer knows is equally likely. A deal that fits several patterns
    would come up too often, so it counts only one time in that many.
    """
    union = doubts.union_for(state, deck, viewer)
    if len(union) == 1:
        _deal_pattern(state, deck, counts, union[0], viewer, chance)
        return
    weights = [_ways(state, deck, counts, pattern) for pattern in union]
    while True:
        pattern = union[chance.draw(weights, "imagined pattern")]
        _deal_pattern(state, deck, counts, pattern, viewer, chance)
        fitting = doubts.fitting(state, deck, viewer, union)
        if fitting == 1 or chance.roll(fitting, "imagined deal counts") == 1:
            return


def _deal_pattern(
    state: "TournayState", deck: int, unseen_counts: list[int], pattern: Pattern, viewer: Viewer, chance: Chance
) -> None:
    """Put the cards of a pattern where it says, and deal all others."""
    first = state.box.first[deck]
    *counts, crier = unseen_counts
    for _, card in pattern:
        counts[card - first] -= 1
    if sum(state.left_out[deck]):
        _leave_out_anew(state, deck, counts, chance)
    pool = Pool(counts, chance)
    for seat in range(state.players):
        hidden = hidden_in_hand(state, seat, deck, viewer)
        state.hands[seat] = _dealt(state.hands[seat], hidden, at(pattern, seat), first, pool, chance)
    hidden = hidden_looked_at(state, deck, viewer)
    state.looked = _dealt(state.looked, hidden, at(pattern, LOOKED), first, pool, chance)
    pile, fixed = state.own_deck(deck), dict(pattern)
    for index, place in enumerate(pile.places):
        if place is not None and not may_see(place[1], viewer):
            spot = BOTTOM + index
            pile.places[index] = fixed[spot] - first if spot in fixed else pool.deal(), place[1]
    pile.counts = [*pool.counts, crier]


def _dealt(
    cards: tuple[Certain, ...], hidden: list[Certain], fixed: list[int], first: int, pool: Pool, chance: Chance
) -> tuple[Certain, ...]:
    """Return a hand with its hidden cards of one back dealt anew, including `fixed` ones.

    Players who knew the old cards know the new ones.
    """
    if not hidden:
        return cards
    kept = list(cards)
    for entry in hidden:
        kept.remove(entry)
    audiences = _audiences(hidden)
    fresh = [*fixed, *(first + pool.deal() for _ in audiences[len(fixed) :])]
    if fixed and audiences[0] != audiences[-1]:  # nobody knows which of them the fixed ones are
        fresh = [fresh.pop(chance.roll(len(fresh), "imagined card") - 1) for _ in audiences]
    return hand.hand_of((*kept, *zip(fresh, audiences, strict=True)))


def _audiences(entries: list[Certain]) -> list[Audience]:
    """Return who knows each of these, in an order that doesn't depend on the cards."""
    return sorted((known_by for _, known_by in entries), key=lambda known_by: known_by or ())


def _ways(state: "TournayState", deck: int, unseen_counts: list[int], pattern: Pattern) -> int:
    """Count the ways to place the unseen cards so that the pattern holds, up to a factor common to all."""
    first = state.box.first[deck]
    counts = unseen_counts[:-1]
    for _, card in pattern:
        counts[card - first] -= 1
    out = sum(state.left_out[deck])
    return factorial(sum(counts) - out) * sum(ways_to_leave_out(state, deck, counts, out)[1])


def ways_to_leave_out(
    state: "TournayState", deck: int, counts: list[int], size: int
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return which `size` loose cards may stay in the box if these are hidden, and in how many ways each (TY-67)."""
    loose = state.box.loose_of(deck) if size else [0] * len(counts)
    return _ways_to_leave_out(size, tuple(zip(loose, state.box.copies_of(deck), counts, strict=True)))


@lru_cache(maxsize=1024)
def _ways_to_leave_out(
    size: int, kinds: tuple[tuple[int, int, int], ...]
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Return which loose cards may stay in the box, and in how many ways, given what the viewer has seen (TY-67).

    Of a kind with `n` cards of which `m` are loose, `o` stay out in `comb(m, o)` ways; that the viewer has seen `s` of
    the `n - o` others at certain places happens in `perm(n - o, s)` ways. `kinds` are `m`, `n` and the hidden `n - s`.
    """
    ways, weights = [], []
    for out in product(*(range(loose + 1) for loose, _, _ in kinds)):
        if sum(out) == size:
            ways.append(out)
            weights.append(
                prod(
                    comb(loose, gone) * perm(copies - gone, copies - hidden) if gone <= hidden else 0
                    for gone, (loose, copies, hidden) in zip(out, kinds, strict=True)
                )
            )
    return tuple(ways), tuple(weights)


def _leave_out_anew(state: "TournayState", deck: int, counts: list[int], chance: Chance) -> None:
    """Choose the loose cards that stay in the box, with their probability given what the viewer has seen (TY-67)."""
    ways, weights = ways_to_leave_out(state, deck, counts, sum(state.left_out[deck]))
    out = ways[chance.draw(weights, "imagined card left out")]
    for card, gone in enumerate(out):
        counts[card] -= gone
    state.left_out = (*state.left_out[:deck], out, *state.left_out[deck + 1 :])


def _choose_anew(state: "TournayState", viewer: Viewer, chance: Chance) -> None:
    """Choose the others' last cards, which are unknown: anything or nothing for those who ended, else nothing yet."""
    for seat in range(state.players):
        if seat == viewer or not state.hands[seat]:
            continue
        state.last_card[seat] = state.last_slot[seat] = NOTHING
        if state.ended >> seat & 1:
            moves: list[int] = []
            costs.add_plays(state, seat, moves)
            choice = chance.roll(1 + len(moves), "imagined last card") - 1
            if choice:
                card = moves[choice - 1] - state.game.play_card
                slots = bits(final.slots_for(state, seat, card))
                state.last_card[seat] = card
                state.last_slot[seat] = slots[chance.roll(len(slots), "imagined slot") - 1]
