"""Playing a card: its cost and its place (TY-13 to TY-20; rulings A1, A2, A24 to A26)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import Detail, IllegalMove
from bastide.core.events import Plain, Secret
from bastide.core.masks import bits
from bastide.core.questions import LOOK_AGAIN
from bastide.core.tables import Table
from bastide.games.tournay import district, hand, plaza, reactions
from bastide.games.tournay.box import Box
from bastide.games.tournay.citizens import BITS, MOST, ONE
from bastide.games.tournay.grid import NAMES, SLOTS, names, open_slots, slot_moves
from bastide.games.tournay.moves import (
    COLOURS,
    DECKS,
    FIRST_PLACE,
    GIVE,
    LYING_PLACE,
    PLACE,
    PLAZA_PLACE,
    REMOVE,
)
from bastide.games.tournay.questions import Colour, TournayQuestion
from bastide.games.tournay.refusals import refuse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bastide.games.tournay.state import TournayState
    from bastide.games.tournay.view import TournayView, TurnView

NOTHING = -1


def can_play(state: "TournayState", seat: int, card: int) -> bool:
    """Whether a card of the hand can be paid for and placed (TY-18, TY-20)."""
    box: Box = state.box
    if state.deniers[seat] < box.cost_deniers[card]:
        return False
    citizen = box.cost_citizen[card]
    if citizen >= 0 and not plaza.owned(state, seat, citizen):
        return False
    has_that_one = state.named[seat] >> card & 1
    if box.cost_card[card]:
        return (len(state.hands[seat]) > 1 and not has_that_one) or bool(removable(state, seat, card))
    return not has_that_one


def play_moves(state: "TournayState", seat: int) -> list[int]:
    """The moves that play a card of a hand, those that can be paid for and placed, in order."""
    box: Box = state.box
    price, needs_no_more = box.cost_deniers, box.costs_only_deniers
    money, first = state.deniers[seat], state.game.play_card
    moves: list[int] = []
    seen = NOTHING
    for card, _ in state.hands[seat]:
        if card != seen and price[card] <= money and (needs_no_more[card] or can_play(state, seat, card)):
            moves.append(first + card)
        seen = card
    return moves


def removable(state: "TournayState", seat: int, card: int) -> list[int]:
    """Slots whose visible card may pay for `card`: any, or only the other building of its name (TY-18, ruling A24)."""
    slots = bits(state.filled[seat])
    if not state.named[seat] >> card & 1:
        return slots
    return [slot for slot in slots if state.stacks[SLOTS * seat + slot][-1] == card]


def after_removing(state: "TournayState", seat: int, slot: int) -> int:
    """The filled slots once the visible card of one of them is gone."""
    covered = len(state.stacks[SLOTS * seat + slot]) > 1
    return state.filled[seat] if covered else state.filled[seat] & ~(1 << slot)


def why_not_played(state: "TournayState", seat: int, card: int) -> IllegalMove:
    """Say why a card can't be played."""
    if all(held != card for held, _ in state.hands[seat]):
        return refuse("TY-13", "not-in-hand")
    name, price = state.box.ids[card], state.box.cost_deniers[card]
    if state.named[seat] >> card & 1 and not removable(state, seat, card):
        return refuse("TY-18", "has-that-one", card=name)
    if state.deniers[seat] < price:
        return refuse("TY-20", "too-few-deniers", card=name, deniers=price)
    if state.named[seat] >> card & 1:
        return refuse("TY-18", "has-that-one", card=name)
    return refuse("TY-20", "cannot-pay", card=name)


# Paying


def begin(state: "TournayState", card: int) -> None:
    """Begin to play a card: pay deniers at once, ask for the rest, then for the place (TY-13)."""
    seat, box = state.player, state.box
    state.playing = card
    hand.show(state, seat, card)
    state.deniers[seat] -= box.cost_deniers[card]
    if state.listener is not None:
        state.reveal("plays", player=seat, card=box.ids[card], deniers=box.cost_deniers[card])
    state.questions.append(_PLACE)
    if box.cost_card[card]:
        state.questions.append(_PAY_CARD)
    elif box.cost_citizen[card] >= 0:
        state.questions.append(PayCitizen(box.cost_citizen[card]))


def _target(state: "TournayState") -> int:
    """The slot chosen in secret for a last card (TY-59); none in a normal turn."""
    return state.last_slot[state.player]


def return_card(state: "TournayState", card: int) -> None:
    """Put a card of the player on turn face down under its deck (TY-12, TY-20)."""
    seat, box = state.player, state.box
    deck = box.deck[card]
    known_by = hand.hide(state, seat, card)
    state.put_under(deck, card, known_by)
    if state.listener is not None:
        state.tell("returns", player=seat, deck=DECKS[deck], card=Secret(box.ids[card], (seat,)))


class PayCard(TournayQuestion):
    """Which other card, from hand or district, pays for the one being played (TY-20)?"""

    __slots__ = ()
    name = "pay-card"
    answers = ("remove", "return")
    first = "TY-20", "pay-card-first"

    def moves(self, state: "TournayState") -> list[int]:
        """The cards of the district and hand that can pay; a slot chosen before must stay possible."""
        seat, card, target = state.player, state.playing, _target(state)
        slots = removable(state, seat, card)
        by_hand = not state.named[seat] >> card & 1
        if target >= 0:
            slots = [slot for slot in slots if open_slots[after_removing(state, seat, slot)] >> target & 1]
            by_hand = by_hand and bool(open_slots[state.filled[seat]] >> target & 1)
        moves = [REMOVE + slot for slot in slots]
        if by_hand:
            moves += sorted({state.game.give_back + other for other, _ in state.hands[seat]})
        return moves

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Put a card of the hand, or the visible card of a slot, under its deck (ruling A24)."""
        state.questions.pop()
        if move >= state.game.give_back:
            return_card(state, move - state.game.give_back)
            return
        seat, slot = state.player, move - REMOVE
        card = district.lift(state, seat, slot)
        if state.listener is not None:
            state.tell("removes", player=seat, card=state.box.ids[card], slot=NAMES[slot])
        if state.last_card[seat] == NOTHING:  # a last card's place is chosen before it is paid for
            district.recentre(state, seat)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        seat, box, slot = state.asked, state.box, move - REMOVE
        if move < state.game.give_back and not state.filled[seat] >> slot & 1:
            return refuse("TY-20", "nothing-there", slot=NAMES[slot])
        if state.named[seat] >> state.playing & 1:
            return refuse("TY-18", "has-that-one", card=box.ids[state.playing])
        if move >= state.game.give_back:
            return refuse("TY-20", "not-in-hand")
        return refuse("TY-14", "slot-must-stay", slot=NAMES[slot])

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The card being paid for."""
        return "status-pay-card", {"card": turn["card"] or ""}

    def plays_card(self) -> bool:
        return True

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether it lies on the question where the card goes, and the card costs a card."""
        return place == _PAYING and state.box.cost_card[state.playing]


@dataclass(slots=True)
class PayCitizen(TournayQuestion):
    """Which citizen of a colour pays for the card being played (TY-20)?"""

    name = "pay-citizen"
    answers = ("give",)
    colour: Colour

    def moves(self, state: "TournayState") -> list[int]:
        """The player's citizens of the colour, wherever they are (TY-20)."""
        seat, place = state.player, BITS * self.colour
        moves = [GIVE + PLAZA_PLACE] if state.standing[seat] >> place & MOST else []
        if state.lying[seat] >> place & MOST:
            moves.append(GIVE + LYING_PLACE)
        return moves + [GIVE + FIRST_PLACE + slot for slot in plaza.slots_with(state, seat, self.colour)]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Return the citizen to the general supply (TY-20)."""
        state.questions.pop()
        colour, place, seat = self.colour, move - GIVE, state.player
        if place == PLAZA_PLACE:
            state.standing[seat] -= ONE[colour]
            state.available -= ONE[colour]
        elif place == LYING_PLACE:
            state.lying[seat] -= ONE[colour]
        else:
            plaza.give_up(state, seat, colour, place - FIRST_PLACE)
        state.supply[colour] += 1
        if state.listener is not None:
            state.tell("gives-citizen", player=seat, colour=COLOURS[colour])

    def answer_first(self, state: "TournayState") -> "tuple[str, str, Mapping[str, Detail]]":
        """The refusal of other moves, with the colour."""
        return "TY-20", "pay-citizen-first", {"colour": COLOURS[self.colour]}

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        return refuse("TY-20", "no-citizen-there", colour=COLOURS[self.colour])

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The card being paid for, and the colour."""
        return "status-pay-citizen", {"card": turn["card"] or "", "colour": COLOURS[self.colour]}

    def plays_card(self) -> bool:
        return True

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether it lies on the question where the card goes, and the card costs such a citizen."""
        return place == _PAYING and state.box.cost_citizen[state.playing] == self.colour


# Placing


class Place(TournayQuestion):
    """Where does the card go (TY-13 to TY-17)?"""

    __slots__ = ()
    name = "place"
    answers = ("place",)

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn; a last card goes where they decided in secret."""
        target = _target(state)
        if target < 0:
            return state.player
        self._place(state, target)
        return LOOK_AGAIN

    def moves(self, state: "TournayState") -> list[int]:
        """The slots to cover and those beside them, within three rows and three columns (TY-14 to TY-17)."""
        return [*_places[state.filled[state.player]]]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        self._place(state, move - PLACE)

    def _place(self, state: "TournayState", slot: int) -> None:
        """Place the card; then characters react to it (TY-19, TY-52)."""
        card, state.playing = state.playing, NOTHING
        state.questions.pop()
        district.put(state, state.player, slot, card)
        if reactions.working(state, state.player, slot):
            state.questions.append(reactions.Placed(slot))

    def answer_first(self, state: "TournayState") -> "tuple[str, str, Mapping[str, Detail]]":
        """The refusal of other moves, with the card."""
        return "TY-13", "place-first", {"card": state.box.ids[state.playing]}

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        """Say why the card can't go there, and where it can."""
        near = names(open_slots[state.filled[state.asked]])
        return refuse("TY-14", "bad-slot", slot=NAMES[move - PLACE], near=near)

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The card being placed."""
        return "status-place", {"card": turn["card"] or ""}

    def plays_card(self) -> bool:
        return True

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether it lies right above the turn; a second building of its name must pay for it (TY-18)."""
        has_that_one = state.named[state.player] >> state.playing & 1
        return place == _PLACING and (not has_that_one or isinstance(state.questions[-1], PayCard))


@Table
def _places(filled: int) -> tuple[int, ...]:
    """The moves that place a card in a district with these filled slots."""
    return slot_moves(PLACE, open_slots[filled])


_PLACE, _PAY_CARD = Place(), PayCard()
_PLACING, _PAYING = 1, 2
"""The places of these questions in the stack."""
