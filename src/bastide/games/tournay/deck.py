"""The nine decks: drawing, looking, face-up cards, criers (TY-25 to TY-31, TY-42, TY-43; rulings A4 to A9, A36)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.audience import Audience
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Plain, Secret
from bastide.core.pile import Certain
from bastide.core.questions import LOOK_AGAIN
from bastide.games.tournay import events, hand
from bastide.games.tournay.knowledge.changes import Kept, Laid, Seen, Taken
from bastide.games.tournay.knowledge.notes import note, note_if_doubtful
from bastide.games.tournay.moves import COLOURS, DECKS, LEVELS, LOOK, TOP
from bastide.games.tournay.questions import Count, Deck, Level, TournayQuestion
from bastide.games.tournay.refusals import refuse

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState
    from bastide.games.tournay.view import TournayView, TurnView

LOOKED_AT = 2
"""The number of cards that a player chooses from (TY-27)."""


def draw_from(state: "TournayState", deck: int) -> None:
    """Begin a draw by the normal rule; an empty deck gives nothing (TY-42, ruling A6)."""
    if state.stocked >> deck & 1:
        state.questions.append(DRAWS[deck])


@dataclass(slots=True)
class Draw(TournayQuestion):
    """Do you take the face-up card of the deck, or look at the two below (TY-26, TY-27)?"""

    name = "draw"
    answers = ("top", "look")
    first = "TY-27", "top-or-look"
    deck: Deck

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn, if there is a face-up card and two more below (TY-26 to TY-28)."""
        deck = self.deck
        cards = len(state.decks[deck].places)
        if state.face_up >> deck & 1 and cards > LOOKED_AT:
            state.listed = _TOP_OR_LOOK
            return state.player
        state.questions.pop()
        if cards == 1:
            take_top(state, deck, 1, chance)  # the only card must be taken (TY-28, ruling A7)
        else:
            _look(state, deck, chance)
        return LOOK_AGAIN

    def moves(self, state: "TournayState") -> list[int]:
        return _TOP_OR_LOOK

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Take the face-up card (TY-26), or put it under the deck and look at the next two (TY-27)."""
        state.questions.pop()
        if move == TOP:
            _take_face_up(state, self.deck)
            return
        deck = self.deck
        pile = state.own_decks[deck]
        if pile is None:
            pile = state.own_deck(deck)
        top = pile.places.pop()
        pile.places.insert(0, top)
        if state.doubtful >> deck & 1:
            state.notes = state.notes, deck, Laid, (), []
        if state.listener is not None:
            assert top is not None, "it is face up"
            state.tell("buries-top", card=state.box.ids[state.box.first[deck] + top[0]], deck=DECKS[deck])
        _look(state, deck, chance)

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The deck drawn from."""
        return "status-draw", {"deck": DECKS[self.deck]}


DRAWS = tuple(Draw(deck) for deck in range(len(DECKS)))
_TOP_OR_LOOK = [TOP, LOOK]
"""The list of a draw's answers; players get a copy."""
_ALONE = ((0,), (1,), (2,), (3,))


def _meet_crier(state: "TournayState", deck: int) -> None:
    """Turn the crier face up under its deck, for everyone to see (TY-29)."""
    state.criers |= 1 << deck
    if state.listener is not None:
        state.reveal("crier", player=state.player, deck=DECKS[deck])


def _pick_several(state: "TournayState", deck: int, number: int, chance: Chance) -> tuple[list[Certain], bool]:
    """Take up to `number` cards other than a crier, seen only by the player on turn (ruling A7).

    Return them and whether a crier came, which leaves for good (TY-29).
    """
    picked: list[Certain] = []
    crier = False
    pile = state.own_decks[deck]
    if pile is None:
        pile = state.own_deck(deck)
    seat, first, places = state.player, state.box.first[deck], pile.places
    alone = _ALONE[seat]
    state.face_up &= ~(1 << deck)
    while places:
        place = places.pop()
        if place is None:
            card = pile.determine(chance, alone)
            if card == state.box.crier[deck]:
                crier = True
                _meet_crier(state, deck)
                continue
            picked.append((first + card, alone))
        else:
            card, known_by = place
            if known_by is not None and seat not in known_by:
                chance.show(known_by, alone)
                known_by = hand.joined(known_by, seat)
            picked.append((first + card, known_by))
            if state.doubtful >> deck & 1:
                state.notes = state.notes, deck, Seen, (len(places), first + card, known_by), []
        if len(picked) == number:
            break
    if not places:
        state.stocked &= ~(1 << deck)
    return picked, crier


def _look(state: "TournayState", deck: int, chance: Chance) -> None:
    """Look at two cards, one more if the crier is among them, and ask which to keep (TY-27 to TY-29)."""
    picked, crier = _pick_several(state, deck, LOOKED_AT, chance)
    if state.listener is not None:
        cards = Secret(state.box.names([card for card, _ in picked]), (state.player,))
        state.reveal("looks", player=state.player, deck=DECKS[deck], number=len(picked), cards=cards)
    if len(picked) == LOOKED_AT:
        one, two = picked
        if one[0] < two[0]:
            state.looked = one, two
        elif one[0] > two[0]:
            state.looked = two, one
        else:
            state.looked = hand.hand_of(picked)
        state.questions.append(_KEEPS[deck][crier])
        return
    _take(state, picked, deck)
    if crier:
        events.cry(state)


def _take(state: "TournayState", picked: list[Certain], deck: int) -> None:
    """Take cards into the hand, unseen by players who don't know them."""
    note_if_doubtful(state, deck, Taken, state.player)
    for entry in picked:
        hand.add(state, state.player, entry)
        if state.listener is not None:
            card, known_by = state.box.ids[entry[0]], entry[1]
            if known_by is None:
                state.tell("takes-card", player=state.player, deck=DECKS[deck], card=card)
            else:
                state.reveal("takes-card", player=state.player, deck=DECKS[deck], card=Secret(card, known_by))


@dataclass(slots=True)
class Keep(TournayQuestion):
    """Which of the two cards do you keep? `crier` says whether a crier came with them (TY-27, TY-29)."""

    name = "keep"
    answers = ("keep",)
    first = "TY-27", "choose-card"
    deck: Deck
    crier: Count

    def moves(self, state: "TournayState") -> list[int]:
        (one, _), (two, _) = state.looked  # in order
        keep = state.game.keep
        return [keep + one, keep + two] if one != two else [keep + one]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Keep one; put the other face up on the deck (TY-27)."""
        state.questions.pop()
        deck, card, seat, looked = self.deck, move - state.game.keep, state.player, state.looked
        (one, known_by), (two, knows_two) = looked
        left = two if one == card else one
        state.looked = ()
        if known_by != knows_two:
            known_by = _who_can_tell(looked, left)
            note(state, deck, Kept, seat, looked, card, left, known_by)
        elif state.doubtful >> deck & 1:
            state.notes = state.notes, deck, Kept, (seat, looked, card, left, known_by), []
        hand.add(state, seat, (card, known_by))
        pile = state.own_decks[deck]
        if pile is None:
            pile = state.own_deck(deck)
        pile.places.append((left - state.box.first[deck], None))
        bit = 1 << deck
        state.face_up |= bit
        state.stocked |= bit
        if state.listener is not None:
            secret = Secret(state.box.ids[card], (seat,))
            state.tell("keeps", player=seat, deck=DECKS[deck], card=secret)
            state.reveal("leaves", player=seat, deck=DECKS[deck], card=state.box.ids[left])
        if self.crier:
            events.cry(state)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        return refuse("TY-27", "not-among-them")

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The deck of the cards."""
        return "status-keep", {"deck": DECKS[self.deck]}


_KEEPS = tuple((Keep(deck, 0), Keep(deck, 1)) for deck in range(len(DECKS)))


def _who_can_tell(looked: tuple[Certain, ...], left: int) -> Audience:
    """Return who is known to know which card was kept, now that the other is face up, if not the same knew both.

    If everyone knew one of them, either it was kept, or it is the one left and the other was kept. Otherwise it is the
    players who knew both.
    """
    (one, knows_one), (two, knows_two) = looked
    if knows_one is None:
        return knows_two if one == left else None
    if knows_two is None:
        return knows_one if two == left else None
    return hand.common(looked)


# Effects on decks


def take_top(state: "TournayState", deck: int, number: int, chance: Chance) -> None:
    """Add the top cards to the hand, face up or not; a crier is replaced, then the events come (TY-43)."""
    picked, crier = _pick_several(state, deck, number, chance)
    _take(state, picked, deck)
    if crier:
        events.cry(state)


@dataclass(slots=True)
class Reveal(TournayQuestion):
    """The decks of a level are turned up, yellow, white, red; then `take` of their cards are taken (ruling A36)."""

    name = "reveal"
    level: Level
    colour: Count
    take: Count

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """Turn up the next deck; a crier is dealt with before the next card (ruling A36)."""
        if self.colour == len(COLOURS):
            state.questions[-1] = Choose(self.level, 0, self.take)
            return LOOK_AGAIN
        deck = len(LEVELS) * self.colour + self.level
        if len(state.decks[deck]) and not state.face_up >> deck & 1:
            pile = state.own_deck(deck)
            place = pile.places[-1]
            card = pile.turn_up(chance)
            if place is not None and place[1] is not None:
                note_if_doubtful(state, deck, Seen, len(pile) - 1, state.box.first[deck] + card, None)
            if card == state.box.crier[deck]:
                pile.places.pop()
                if not pile.places:
                    state.stocked &= ~(1 << deck)
                _meet_crier(state, deck)
                events.cry(state)
                return LOOK_AGAIN
            state.face_up |= 1 << deck
            if state.listener is not None:
                state.reveal("turns-up", card=state.box.ids[state.box.first[deck] + card], deck=DECKS[deck])
        state.questions[-1] = Reveal(self.level, self.colour + 1, self.take)
        return LOOK_AGAIN

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether there is such a deck, or all have been turned up."""
        return self.colour <= len(COLOURS)


@dataclass(slots=True)
class Choose(TournayQuestion):
    """Which of the cards turned up do you take? `left` more (ruling A36)."""

    name = "choose"
    answers = ("keep",)
    first = "TY-27", "choose-card"
    level: Level
    taken: Count
    """The colours already taken, as a mask."""
    left: Count

    def _decks(self, state: "TournayState") -> list[int]:
        """The decks that were turned up and not taken from."""
        decks = [len(LEVELS) * colour + self.level for colour in range(len(COLOURS)) if not self.taken >> colour & 1]
        return [deck for deck in decks if state.face_up >> deck & 1]

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn, while there are more cards than they may take."""
        decks = self._decks(state)
        if self.left and len(decks) > self.left:
            return state.player
        state.questions.pop()
        for deck in decks[: self.left]:
            _take_face_up(state, deck)
        return LOOK_AGAIN

    def moves(self, state: "TournayState") -> list[int]:
        """The cards turned up."""
        cards = []
        for deck in self._decks(state):
            place = state.decks[deck].places[-1]
            assert place is not None
            cards.append(state.game.keep + state.box.first[deck] + place[0])
        return sorted(cards)

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        card = move - state.game.keep
        state.questions[-1] = Choose(self.level, self.taken | 1 << state.box.colour[card], self.left - 1)
        _take_face_up(state, state.box.deck[card])

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        return refuse("TY-27", "not-among-them")

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The number of cards still to take."""
        return "status-choose", {"number": self.left}


def _take_face_up(state: "TournayState", deck: int) -> None:
    """Take the face-up card off its deck (TY-26)."""
    state.face_up &= ~(1 << deck)
    pile = state.own_deck(deck)
    top = pile.places.pop()
    assert top is not None, "it is face up"
    card = state.box.first[deck] + top[0]
    if not pile.places:
        state.stocked &= ~(1 << deck)
    hand.add(state, state.player, (card, None))
    if state.listener is not None:
        state.tell("takes-top", player=state.player, card=state.box.ids[card], deck=DECKS[deck])
