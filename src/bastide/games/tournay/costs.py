"""Playing a card: what it costs, and where it goes (TY-13 to TY-20; rulings A1, A2, A24 to A26)."""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.events import Secret
from bastide.games.tournay import district, hand, plaza
from bastide.games.tournay.box import Box
from bastide.games.tournay.grid import NAMES, SLOTS, bits, open_slots
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
from bastide.games.tournay.steps import CODE, FINAL, LOOK_AGAIN, PAY_CARD, PAY_CITIZEN, PLACED, SHIFT, TURN
from bastide.games.tournay.steps import PLACE as PLACE_STEP
from bastide.games.tournay.steps import step as make_step

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

NOTHING = -1


def can_play(state: "TournayState", seat: int, card: int) -> bool:
    """Whether a card of the hand can be paid for and placed (TY-18, TY-20)."""
    box: Box = state.box
    if state.deniers[seat] < box.cost_deniers[card]:
        return False
    if box.cost_citizen[card] >= 0 and not plaza.owned(state, seat, box.cost_citizen[card]):
        return False
    if box.cost_card[card]:
        return (len(state.hands[seat]) > 1 and not state.named[seat] >> card & 1) or bool(removable(state, seat, card))
    return not state.named[seat] >> card & 1


def removable(state: "TournayState", seat: int, card: int) -> list[int]:
    """Slots whose visible card may pay for `card`: any, or only the other building of its name (TY-18, ruling A24)."""
    slots = bits(state.filled[seat])
    if not state.named[seat] >> card & 1:
        return slots
    return [slot for slot in slots if state.stacks[SLOTS * seat + slot][-1] == card]


def after_removing(state: "TournayState", seat: int, slot: int) -> int:
    """The slots that are filled once the visible card of one of them is gone."""
    covered = len(state.stacks[SLOTS * seat + slot]) > 1
    return state.filled[seat] if covered else state.filled[seat] & ~(1 << slot)


# Paying


def begin(state: "TournayState", card: int) -> None:
    """A card is played: the deniers are paid at once, the rest is asked, then comes the place (TY-13)."""
    seat, box = state.player, state.box
    state.playing = card
    hand.show(state, seat, card)
    state.deniers[seat] -= box.cost_deniers[card]
    if state.listener is not None:
        state.reveal("plays", player=seat, card=box.ids[card], deniers=box.cost_deniers[card])
    state.steps.append(PLACE_STEP)
    if box.cost_card[card]:
        state.steps.append(PAY_CARD)
    elif box.cost_citizen[card] >= 0:
        state.steps.append(make_step(PAY_CITIZEN, box.cost_citizen[card]))


def _target(state: "TournayState") -> int:
    """The slot that was chosen in secret for a last card; none in a normal turn."""
    return state.last_slot[state.player] if state.steps[0] & CODE == FINAL else NOTHING


def pay_card_moves(state: "TournayState", _: int) -> list[int]:
    """A card from the district, or another one from the hand (TY-20); a slot chosen before must stay possible."""
    seat, card, target = state.player, state.playing, _target(state)
    slots = removable(state, seat, card)
    by_hand = not state.named[seat] >> card & 1
    if target >= 0:
        slots = [slot for slot in slots if open_slots(after_removing(state, seat, slot)) >> target & 1]
        by_hand = by_hand and bool(open_slots(state.filled[seat]) >> target & 1)
    moves = [REMOVE + slot for slot in slots]
    if by_hand:
        moves += sorted({state.game.give_back + entry.card for entry in state.hands[seat]})
    return moves


def do_remove(state: "TournayState", slot: int, _chance: Chance) -> None:
    """Pays with the visible card of a slot (TY-20, ruling A24)."""
    state.steps.pop()
    seat = state.player
    card = district.lift(state, seat, slot)
    if state.listener is not None:
        state.tell("removes", player=seat, card=state.box.ids[card], slot=NAMES[slot])
    if state.steps[0] & CODE == TURN:
        district.recentre(state, seat)


def do_return(state: "TournayState", card: int, _chance: Chance) -> None:
    """Puts a card of the hand face down under its deck: as payment (TY-20) or for the hand limit (TY-12)."""
    if state.steps[-1] & CODE == PAY_CARD:
        state.steps.pop()
    seat, box = state.player, state.box
    deck = box.deck[card]
    known_by = hand.hide(state, seat, card)
    state.own_deck(deck).put_under(card - box.first[deck], known_by)
    if state.listener is not None:
        name = box.ids[card]
        state.tell("returns", player=seat, deck=DECKS[deck], card=Secret(name, (seat,)))


def pay_citizen_moves(state: "TournayState", colour: int) -> list[int]:
    """An own citizen of the colour from anywhere (TY-20)."""
    index = 3 * state.player + colour
    moves = [GIVE + PLAZA_PLACE] if state.standing[index] else []
    if state.lying[index]:
        moves.append(GIVE + LYING_PLACE)
    return moves + [GIVE + FIRST_PLACE + slot for slot in plaza.slots_with(state, state.player, colour)]


def do_give(state: "TournayState", place: int, _chance: Chance) -> None:
    """A citizen goes to the general supply (TY-20)."""
    colour = state.steps.pop() >> SHIFT
    seat = state.player
    if place == PLAZA_PLACE:
        state.standing[3 * seat + colour] -= 1
    elif place == LYING_PLACE:
        state.lying[3 * seat + colour] -= 1
    else:
        plaza.give_up(state, seat, colour, place - FIRST_PLACE)
    state.supply[colour] += 1
    if state.listener is not None:
        state.tell("gives-citizen", player=seat, colour=COLOURS[colour])


# Placing


def ask_place(state: "TournayState", _: int, chance: Chance) -> int:
    """The player on turn; a last card goes where he has decided in secret."""
    target = _target(state)
    if target < 0:
        return state.player
    do_place(state, target, chance)
    return LOOK_AGAIN


def place_moves(state: "TournayState", _: int) -> list[int]:
    """Onto a filled slot or beside one, within three rows and three columns (TY-14 to TY-17)."""
    return [PLACE + slot for slot in bits(open_slots(state.filled[state.player]))]


def do_place(state: "TournayState", slot: int, _chance: Chance) -> None:
    """Places the card being played; then characters look at it (TY-19, TY-52)."""
    state.steps[-1] = make_step(PLACED, slot)
    card, state.playing = state.playing, NOTHING
    district.put(state, state.player, slot, card)
