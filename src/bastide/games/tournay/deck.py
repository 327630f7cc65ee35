"""The nine decks: drawing, looking, face-up cards, criers (TY-25 to TY-31, TY-42, TY-43; rulings A4 to A9, A36)."""

from typing import TYPE_CHECKING

from bastide.core.audience import Audience, may_see
from bastide.core.chance import Chance
from bastide.core.events import Secret
from bastide.core.pile import Certain
from bastide.games.tournay import hand
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
    state.decks[deck].put_under(card - state.box.first[deck], None)
    if state.listener is not None:
        state.tell("buries-top", card=state.box.ids[card], deck=DECKS[deck])
    _look(state, deck, chance)


def _take_up(state: "TournayState", deck: int, chance: Chance) -> int:
    """Takes the face-up card off its deck."""
    state.face_up &= ~(1 << deck)
    return state.box.first[deck] + state.own_deck(deck).draw(chance, None)


def _pick(state: "TournayState", deck: int, chance: Chance) -> Certain | None:
    """The top card, seen by the player on turn only; `None` if it is the crier, which then leaves the deck for good."""
    pile = state.own_deck(deck)
    place = pile.places[-1]
    card = pile.draw(chance, (state.player,))
    state.face_up &= ~(1 << deck)
    if card == state.box.crier[deck]:
        _meet_crier(state, deck)
        return None
    known_by: Audience = () if place is None else place.known_by
    return Certain(state.box.first[deck] + card, hand.joined(known_by, state.player))


def _meet_crier(state: "TournayState", deck: int) -> None:
    """The crier lies turned under its deck from now on: everybody sees that (TY-29)."""
    state.criers |= 1 << deck
    if state.listener is not None:
        state.reveal("crier", player=state.player, deck=DECKS[deck])


def _pick_several(state: "TournayState", deck: int, number: int, chance: Chance) -> tuple[list[Certain], bool]:
    """So many cards other than a crier, as far as there are any, and whether a crier came (TY-29, ruling A7)."""
    picked: list[Certain] = []
    crier = False
    while len(picked) < number and len(state.decks[deck]):
        entry = _pick(state, deck, chance)
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
    for entry in picked:
        _add_hidden(state, entry, deck)
    if crier:
        cry(state)


def _take_the_last(state: "TournayState", deck: int, chance: Chance) -> None:
    """The only card of a deck must be taken; if it is the crier, there is none (TY-28, ruling A7)."""
    picked, crier = _pick_several(state, deck, 1, chance)
    for entry in picked:
        _add_hidden(state, entry, deck)
    if crier:
        cry(state)


def _add_hidden(state: "TournayState", entry: Certain, deck: int) -> None:
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
    one, two = state.looked
    kept, left = (one, two) if one.card == card else (two, one)
    state.looked = ()
    hand.add(state, state.player, card, _who_can_tell(state, kept, left))
    state.own_deck(deck).put_on_top(left.card - state.box.first[deck], None)
    state.face_up |= 1 << deck
    if state.listener is not None:
        secret = Secret(state.box.ids[card], (state.player,))
        state.tell("keeps", player=state.player, deck=DECKS[deck], card=secret)
        state.reveal("leaves", player=state.player, deck=DECKS[deck], card=state.box.ids[left.card])
    if crier:
        cry(state)


def _who_can_tell(state: "TournayState", kept: Certain, left: Certain) -> Audience:
    """Who knows which card was kept, now that the other lies open: whoever knew both, or this one as another kind."""
    viewers = [*range(state.players), None]
    knowing = [
        viewer
        for viewer in viewers
        if may_see(kept.known_by, viewer) and (kept.card != left.card or may_see(left.known_by, viewer))
    ]
    return None if None in knowing else tuple(seat for seat in knowing if seat is not None)


# Effects on decks


def take_top(state: "TournayState", deck: int, number: int, chance: Chance) -> None:
    """Adds the top cards to the hand, face up or not; a crier is replaced, then the events come (TY-43)."""
    picked, crier = _pick_several(state, deck, number, chance)
    for entry in picked:
        _add_hidden(state, entry, deck)
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
        card = pile.turn_up(chance)
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
