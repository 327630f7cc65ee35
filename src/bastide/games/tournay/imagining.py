"""What a viewer does not know, dealt anew: cards of one back, in decks, other hands and under other eyes (ruling A43).

Known bottoms, cards returned or seen by the viewer and cards that were taken face up stay where they are. A crier is
dealt with as soon as anybody looks at it, so it can only be among cards that nobody has seen (ruling A8).
"""

from itertools import product
from math import comb, perm
from typing import TYPE_CHECKING

from bastide.core.audience import Audience, Viewer, may_see
from bastide.core.chance import Chance
from bastide.core.pile import Certain, Pool
from bastide.games.tournay import costs, final, hand
from bastide.games.tournay.grid import bits
from bastide.games.tournay.moves import DECKS

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

NOTHING = -1


def hidden_in_hand(state: "TournayState", seat: int, deck: int, viewer: Viewer) -> list[Certain]:
    """The cards of one back in a hand that the viewer does not know."""
    of = state.box.deck
    return [entry for entry in state.hands[seat] if of[entry.card] == deck and not may_see(entry.known_by, viewer)]


def hidden_looked_at(state: "TournayState", deck: int, viewer: Viewer) -> list[Certain]:
    """The cards that somebody else is looking at, unless the viewer knows them."""
    of = state.box.deck
    return [entry for entry in state.looked if of[entry.card] == deck and not may_see(entry.known_by, viewer)]


def unseen(state: "TournayState", viewer: Viewer) -> list[list[int]]:
    """All cards that the viewer does not know, by back and kind, the crier last; those left in the box included."""
    box = state.box
    counts = [pile.unknown_to(viewer) for pile in state.decks]
    for cards in (*state.hands, state.looked):
        for entry in cards:
            if not may_see(entry.known_by, viewer):
                deck = box.deck[entry.card]
                counts[deck][entry.card - box.first[deck]] += 1
    for deck, out in enumerate(state.left_out):
        for card, number in enumerate(out):
            counts[deck][card] += number
    return counts


def deal_anew(state: "TournayState", viewer: Viewer, chance: Chance) -> None:
    """Makes of the state one that looks the same to the viewer and owes nothing else to the truth."""
    counts = unseen(state, viewer)
    for deck in range(len(DECKS)):
        if _hides_something(state, deck, viewer):
            _deal_deck(state, deck, counts[deck], viewer, chance)
    if state.closed_phase is not None:
        _choose_anew(state, viewer, chance)


def _hides_something(state: "TournayState", deck: int, viewer: Viewer) -> bool:
    """Whether a card of this back is determined and the viewer does not know it; else there is nothing to deal."""
    return (
        sum(state.left_out[deck]) > 0
        or any(place is not None and not may_see(place.known_by, viewer) for place in state.decks[deck].places)
        or any(hidden_in_hand(state, seat, deck, viewer) for seat in range(state.players))
        or bool(hidden_looked_at(state, deck, viewer))
    )


def _deal_deck(state: "TournayState", deck: int, counts: list[int], viewer: Viewer, chance: Chance) -> None:
    """Deals the cards of one back that the viewer does not know, which are these."""
    crier = counts.pop()
    if sum(state.left_out[deck]):
        _leave_out_anew(state, deck, counts, chance)
    pool = Pool(counts, chance)
    for seat in range(state.players):
        state.hands[seat] = _dealt(state.hands[seat], hidden_in_hand(state, seat, deck, viewer), state, deck, pool)
    state.looked = _dealt(state.looked, hidden_looked_at(state, deck, viewer), state, deck, pool)
    pile = state.own_deck(deck)
    for index, place in enumerate(pile.places):
        if place is not None and not may_see(place.known_by, viewer):
            pile.places[index] = Certain(pool.deal(), place.known_by)
    pile.counts = [*pool.counts, crier]


def _dealt(
    cards: tuple[Certain, ...], hidden: list[Certain], state: "TournayState", deck: int, pool: Pool
) -> tuple[Certain, ...]:
    """A hand with its hidden cards of one back dealt anew; whoever knows them knows the new ones."""
    if not hidden:
        return cards
    first = state.box.first[deck]
    kept = list(cards)
    for entry in hidden:
        kept.remove(entry)
    return hand.hand_of((*kept, *(Certain(first + pool.deal(), known_by) for known_by in _audiences(hidden))))


def _audiences(entries: list[Certain]) -> list[Audience]:
    """Who knows each of these, in an order that does not depend on the cards."""
    return sorted((entry.known_by for entry in entries), key=lambda known_by: known_by or ())


def _leave_out_anew(state: "TournayState", deck: int, counts: list[int], chance: Chance) -> None:
    """Which loose cards stay in the box, as likely as they are after what the viewer has seen (TY-67).

    Of a kind with `n` cards of which `m` are loose, `o` stay out in `comb(m, o)` ways; that the viewer has seen `s` of
    the `n - o` others at certain places happens in `perm(n - o, s)` ways.
    """
    loose, copies = state.box.loose_of(deck), state.box.copies_of(deck)
    seen = [all_ - hidden for all_, hidden in zip(copies, counts, strict=True)]
    size = sum(state.left_out[deck])
    ways, weights = [], []
    for out in product(*(range(number + 1) for number in loose)):
        if sum(out) == size:
            weight = 1
            for number, gone, total, known in zip(loose, out, copies, seen, strict=True):
                weight *= comb(number, gone) * perm(total - gone, known) if known <= total - gone else 0
            ways.append(out)
            weights.append(weight)
    out = ways[chance.draw(weights, "imagined card left out")]
    for card, gone in enumerate(out):
        counts[card] -= gone
    state.left_out = (*state.left_out[:deck], out, *state.left_out[deck + 1 :])


def _choose_anew(state: "TournayState", viewer: Viewer, chance: Chance) -> None:
    """Of the others' last cards nothing is known: who has ended chose anything or nothing, the rest nothing yet."""
    for seat in range(state.players):
        if seat == viewer or not state.hands[seat]:
            continue
        state.last_card[seat] = state.last_slot[seat] = NOTHING
        if state.ended >> seat & 1:
            cards = sorted({entry.card for entry in state.hands[seat] if costs.can_play(state, seat, entry.card)})
            choice = chance.roll(1 + len(cards), "imagined last card") - 1
            if choice:
                slots = bits(final.slots_for(state, seat, cards[choice - 1]))
                state.last_card[seat] = cards[choice - 1]
                state.last_slot[seat] = slots[chance.roll(len(slots), "imagined slot") - 1]
