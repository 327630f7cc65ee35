"""The nine decks: drawing, looking, face-up cards, criers (TY-25 to TY-31, TY-42, TY-43; rulings A4 to A9, A36)."""

from typing import TYPE_CHECKING

from bastide.core.audience import Audience
from bastide.core.chance import Chance
from bastide.core.events import Secret
from bastide.core.pile import Certain, Pile
from bastide.games.tournay import hand
from bastide.games.tournay.knowledge.changes import Kept, Laid, Seen, Taken
from bastide.games.tournay.knowledge.notes import note, note_if_doubtful
from bastide.games.tournay.moves import COLOURS, DECKS, LEVELS, LOOK, TOP
from bastide.games.tournay.steps import CHOOSE, DRAW, EVENTS, KEEP, LOOK_AGAIN, REVEAL, SHIFT
from bastide.games.tournay.steps import step as make_step

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

LOOKED_AT = 2
"""Cards that a player chooses from (TY-27)."""


def draw_from(state: "TournayState", deck: int) -> None:
    """A card is to be drawn by the normal rule; an empty deck gives nothing (TY-42, ruling A6)."""
    if len(state.decks[deck]):
        state.steps.append(make_step(DRAW, deck))


def ask_draw(state: "TournayState", deck: int, chance: Chance) -> int:
    """Only with a face-up card and two more below is there something to choose (TY-26 to TY-28)."""
    if state.face_up >> deck & 1 and len(state.decks[deck]) > LOOKED_AT:
        return state.player
    state.steps.pop()
    if len(state.decks[deck]) == 1:
        _take_the_last(state, deck, chance)
    else:
        _look(state, deck, chance)
    return LOOK_AGAIN


def draw_moves(_state: "TournayState", _deck: int) -> list[int]:
    """Take the face-up card, or look at the two below (TY-26, TY-27)."""
    return [TOP, LOOK]


def do_top(state: "TournayState", _: int, chance: Chance) -> None:
    """Takes the face-up card (TY-26)."""
    deck = state.steps.pop() >> SHIFT
    card = _take_up(state, deck, chance)
    hand.add(state, state.player, card, None)
    if state.listener is not None:
        state.tell("takes-top", player=state.player, card=state.box.ids[card], deck=DECKS[deck])


def do_look(state: "TournayState", _: int, chance: Chance) -> None:
    """Puts the face-up card under the deck and looks at the next two (TY-27)."""
    deck = state.steps.pop() >> SHIFT
    card = _take_up(state, deck, chance)
    lay_under(state, card)
    if state.listener is not None:
        state.tell("buries-top", card=state.box.ids[card], deck=DECKS[deck])
    _look(state, deck, chance)


def lay_under(state: "TournayState", card: int) -> None:
    """A card that everybody has seen goes face down under its deck (TY-16, TY-20, TY-27)."""
    deck = state.box.deck[card]
    state.own_deck(deck).put_under(card - state.box.first[deck], None)
    note_if_doubtful(state, deck, Laid)


def _take_up(state: "TournayState", deck: int, chance: Chance) -> int:
    """Takes the face-up card off its deck."""
    state.face_up &= ~(1 << deck)
    return state.box.first[deck] + state.own_deck(deck).draw(chance, None)


def _pick(state: "TournayState", deck: int, pile: Pile, chance: Chance) -> Certain | None:
    """The top card, seen by the player on turn only; `None` if it is the crier, which then leaves the deck for good."""
    place = pile.places[-1]
    card = pile.draw(chance, (state.player,))
    state.face_up &= ~(1 << deck)
    if card == state.box.crier[deck]:
        _meet_crier(state, deck)
        return None
    if place is None:
        return Certain(state.box.first[deck] + card, (state.player,))
    entry = Certain(state.box.first[deck] + card, hand.joined(place.known_by, state.player))
    note_if_doubtful(state, deck, Seen, len(pile), entry.card, entry.known_by)
    return entry


def _meet_crier(state: "TournayState", deck: int) -> None:
    """The crier lies turned under its deck from now on: everybody sees that (TY-29)."""
    state.criers |= 1 << deck
    if state.listener is not None:
        state.reveal("crier", player=state.player, deck=DECKS[deck])


def _pick_several(state: "TournayState", deck: int, number: int, chance: Chance) -> tuple[list[Certain], bool]:
    """So many cards other than a crier, as far as there are any, and whether a crier came (TY-29, ruling A7)."""
    picked: list[Certain] = []
    crier = False
    pile = state.own_deck(deck)
    while len(picked) < number and pile.places:
        entry = _pick(state, deck, pile, chance)
        if entry is None:
            crier = True
        else:
            picked.append(entry)
    return picked, crier


def _look(state: "TournayState", deck: int, chance: Chance) -> None:
    """Looks at two cards, one more if the crier is among them; then one of them is kept (TY-27 to TY-29)."""
    picked, crier = _pick_several(state, deck, LOOKED_AT, chance)
    if state.listener is not None:
        cards = Secret(tuple(state.box.ids[entry.card] for entry in picked), (state.player,))
        state.reveal("looks", player=state.player, deck=DECKS[deck], number=len(picked), cards=cards)
    if len(picked) == LOOKED_AT:
        state.looked = tuple(sorted(picked, key=hand.order))
        state.steps.append(make_step(KEEP, deck, int(crier)))
        return
    _take(state, picked, deck)
    if crier:
        cry(state)


def _take_the_last(state: "TournayState", deck: int, chance: Chance) -> None:
    """The only card of a deck must be taken; if it is the crier, there is none (TY-28, ruling A7)."""
    picked, crier = _pick_several(state, deck, 1, chance)
    _take(state, picked, deck)
    if crier:
        cry(state)


def _take(state: "TournayState", picked: list[Certain], deck: int) -> None:
    """Cards come into the hand unseen by the others, unless they knew them."""
    note_if_doubtful(state, deck, Taken, state.player)
    for entry in picked:
        hand.add(state, state.player, entry.card, entry.known_by)
        if state.listener is not None:
            card = state.box.ids[entry.card]
            if entry.known_by is None:
                state.tell("takes-card", player=state.player, deck=DECKS[deck], card=card)
            else:
                state.reveal("takes-card", player=state.player, deck=DECKS[deck], card=Secret(card, entry.known_by))


def keep_moves(state: "TournayState", _argument: int) -> list[int]:
    """One of the cards looked at (TY-27)."""
    return sorted({state.game.keep + entry.card for entry in state.looked})


def do_keep(state: "TournayState", card: int, chance: Chance) -> None:
    """Keeps one of the cards looked at; the other lies face up on the deck (TY-27)."""
    if state.steps[-1] & 31 == CHOOSE:
        take_revealed(state, card, chance)
        return
    argument = state.steps.pop() >> SHIFT
    deck, crier = argument & 15, argument >> 4
    one, two = looked = state.looked
    left = two.card if one.card == card else one.card
    state.looked = ()
    known_by = _who_can_tell(looked, left)
    hand.add(state, state.player, card, known_by)
    state.own_deck(deck).put_on_top(left - state.box.first[deck], None)
    state.face_up |= 1 << deck
    if one.known_by == two.known_by:
        note_if_doubtful(state, deck, Kept, state.player, looked, card, left, known_by)
    else:
        note(state, deck, Kept, state.player, looked, card, left, known_by)
    if state.listener is not None:
        secret = Secret(state.box.ids[card], (state.player,))
        state.tell("keeps", player=state.player, deck=DECKS[deck], card=secret)
        state.reveal("leaves", player=state.player, deck=DECKS[deck], card=state.box.ids[left])
    if crier:
        cry(state)


def _who_can_tell(looked: tuple[Certain, ...], left: int) -> Audience:
    """Who is known to know which card was kept, now that the other lies open.

    If all knew one of them, it was kept or it lies there now, and the other was kept; else who knew both.
    """
    for entry, other in (looked, looked[::-1]):
        if entry.known_by is None:
            return other.known_by if entry.card == left else None
    return hand.common(looked)


# Effects on decks


def take_top(state: "TournayState", deck: int, number: int, chance: Chance) -> None:
    """Adds the top cards to the hand, face up or not; a crier is replaced, then the events come (TY-43)."""
    picked, crier = _pick_several(state, deck, number, chance)
    _take(state, picked, deck)
    if crier:
        cry(state)


def reveal(state: "TournayState", argument: int, chance: Chance) -> int:
    """Turns up the decks of a level, yellow, white, red; each crier is dealt with before the next card (ruling A36)."""
    level, colour, take = argument & 3, argument >> 2 & 255, argument >> 10
    if colour == len(COLOURS):
        state.steps[-1] = make_step(CHOOSE, level, 0, take)
        return LOOK_AGAIN
    deck = len(LEVELS) * colour + level
    pile = state.decks[deck]
    if len(pile) and not state.face_up >> deck & 1:
        pile = state.own_deck(deck)
        place = pile.places[-1]
        card = pile.turn_up(chance)
        if place is not None and place.known_by is not None:
            note_if_doubtful(state, deck, Seen, len(pile) - 1, state.box.first[deck] + card, None)
        if card == state.box.crier[deck]:
            pile.places.pop()
            _meet_crier(state, deck)
            cry(state)
            return LOOK_AGAIN
        state.face_up |= 1 << deck
        if state.listener is not None:
            state.reveal("turns-up", card=state.box.ids[state.box.first[deck] + card], deck=DECKS[deck])
    state.steps[-1] = make_step(REVEAL, level, colour + 1, take)
    return LOOK_AGAIN


def _revealed(state: "TournayState", argument: int) -> list[int]:
    """The decks that were turned up and not taken from."""
    level, taken = argument & 3, argument >> 2 & 255
    decks = [len(LEVELS) * colour + level for colour in range(len(COLOURS)) if not taken >> colour & 1]
    return [deck for deck in decks if state.face_up >> deck & 1]


def ask_choose(state: "TournayState", argument: int, chance: Chance) -> int:
    """The player on turn, while there are more cards than he may take (ruling A36)."""
    decks, left = _revealed(state, argument), argument >> 10
    if left and len(decks) > left:
        return state.player
    state.steps.pop()
    for deck in decks[:left]:
        _take_face_up(state, deck, chance)
    return LOOK_AGAIN


def choose_moves(state: "TournayState", argument: int) -> list[int]:
    """One of the cards turned up."""
    cards = []
    for deck in _revealed(state, argument):
        place = state.decks[deck].places[-1]
        assert place is not None
        cards.append(state.game.keep + state.box.first[deck] + place.card)
    return sorted(cards)


def take_revealed(state: "TournayState", card: int, chance: Chance) -> None:
    """Takes a card that was turned up."""
    argument = state.steps[-1] >> SHIFT
    level, taken, left = argument & 3, argument >> 2 & 255, argument >> 10
    state.steps[-1] = make_step(CHOOSE, level, taken | 1 << state.box.colour[card], left - 1)
    _take_face_up(state, state.box.deck[card], chance)


def _take_face_up(state: "TournayState", deck: int, chance: Chance) -> None:
    card = _take_up(state, deck, chance)
    hand.add(state, state.player, card, None)
    if state.listener is not None:
        state.tell("takes-top", player=state.player, card=state.box.ids[card], deck=DECKS[deck])


def cry(state: "TournayState") -> None:
    """A crier: a coin on each event with an empty circle, then all players undergo all of them (TY-30, TY-31)."""
    waiting = 0
    for place, event in enumerate(state.queue):
        if event >= 0:
            waiting |= 1 << place
            state.add_coin(place)
    state.steps.append(make_step(EVENTS, waiting, 0))
