"""Districts: stacks of cards, the tokens on them, and sets of slots that follow from both (TY-8, TY-9, TY-13 to TY-18).

The tokens on a card are one number: two bits for own citizens of each colour, two for gray ones, one for damage.
"""

from typing import TYPE_CHECKING

from bastide.core.masks import bits
from bastide.games.tournay.citizens import ONE, together
from bastide.games.tournay.grid import (
    BIT,
    FRAME_SLOTS,
    NAMES,
    REACH,
    SLOTS,
    shift_needed,
    shift_to_middle,
    slots_in,
)
from bastide.games.tournay.moves import COLOURS
from bastide.games.tournay.symbols import BUILDING, CHARACTER, GRAY, PRESTIGE_LEVEL

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

DAMAGED = 1 << 8


def citizens_on(token: int) -> tuple[int, int, int, int]:
    """Return the owner's citizens of each colour, and the gray ones."""
    return token & 3, token >> 2 & 3, token >> 4 & 3, token >> 6 & 3


def occupants(token: int) -> int:
    """How many citizens, gray ones included, are on a card."""
    return (token & 3) + (token >> 2 & 3) + (token >> 4 & 3) + (token >> 6 & 3)


def set_token(state: "TournayState", seat: int, slot: int, token: int) -> None:
    """Set the tokens on a card."""
    state.tokens[SLOTS * seat + slot] = token
    bit = BIT[slot]
    if token:
        state.occupied[seat] |= bit
    else:
        state.occupied[seat] &= ~bit
    if token & DAMAGED:
        state.damaged[seat] |= bit
    else:
        state.damaged[seat] &= ~bit


def add_citizen(state: "TournayState", seat: int, slot: int, colour: int) -> None:
    """Put a citizen, or a gray token, on a card (TY-33)."""
    state.tokens[SLOTS * seat + slot] += 1 << 2 * colour
    state.occupied[seat] |= BIT[slot]
    if colour != GRAY:
        state.placed[seat] += ONE[colour]


_OWN = (1 << 2 * len(COLOURS)) - 1
_OWN_CITIZENS = tuple([together(citizens_on(token)[: len(COLOURS)]) for token in range(_OWN + 1)])
"""The owner's citizens on a card, by the part of its tokens that tells them."""


def clear_slot(state: "TournayState", seat: int, slot: int) -> None:
    """Clear a card: tokens go to the reserve, its owner's citizens beside the Plaza (TY-17)."""
    token = state.tokens[SLOTS * seat + slot]
    if not token:
        return
    citizens = _OWN_CITIZENS[token & _OWN]
    state.placed[seat] -= citizens
    state.lying[seat] += citizens
    set_token(state, seat, slot, 0)


def turn_over(state: "TournayState", seat: int, slot: int, card: int) -> None:
    """Enter the visible card of a slot into the sets of slots, or take it out of them if it is there."""
    box, bit = state.box, BIT[slot]
    state.filled[seat] ^= bit
    state.coloured[3 * seat + box.colour[card]] ^= bit
    kind = box.type[card]
    if kind == BUILDING:
        state.buildings[seat] ^= bit
    elif kind == CHARACTER:
        state.characters[seat] ^= bit
        if box.double[card]:
            state.doublers[seat] ^= bit
    else:
        state.prestige[seat] ^= bit


def damage(state: "TournayState", seat: int, slot: int) -> None:
    """Put a card out of use until its owner gathers (TY-56)."""
    set_token(state, seat, slot, DAMAGED)
    if state.listener is not None:
        state.tell("damages", player=seat, card=state.box.ids[top(state, seat, slot)], slot=NAMES[slot])


def put(state: "TournayState", seat: int, slot: int, card: int) -> None:
    """Put a card on a slot: on top of its own colour (TY-15), or replacing a stack of another (TY-16)."""
    index, box = SLOTS * seat + slot, state.box
    stack = state.stacks[index]
    replaced: tuple[int, ...] = ()
    if stack:
        if state.tokens[index]:
            clear_slot(state, seat, slot)
        covered = stack[-1]
        turn_over(state, seat, slot, covered)
        if box.colour[covered] != box.colour[card]:
            replaced, stack = stack[::-1], ()
            for gone in replaced:  # the top card first (ruling A3)
                return_openly(state, seat, gone)
    state.stacks[index] = (*stack, card)
    if box.level[card] == PRESTIGE_LEVEL:
        state.named[seat] |= 1 << card
    turn_over(state, seat, slot, card)
    if state.listener is not None:
        if replaced:
            state.tell("replaces", player=seat, card=box.ids[card], slot=NAMES[slot], cards=box.names(replaced))
        elif stack:
            state.tell("stacks", player=seat, card=box.ids[card], slot=NAMES[slot])
        else:
            state.tell("places", player=seat, card=box.ids[card], slot=NAMES[slot])


def lift(state: "TournayState", seat: int, slot: int) -> int:
    """Take the visible card of a slot away as payment; the card below works again (ruling A24)."""
    index = SLOTS * seat + slot
    card = state.stacks[index][-1]
    clear_slot(state, seat, slot)
    turn_over(state, seat, slot, card)
    below = state.stacks[index] = state.stacks[index][:-1]
    if below:
        turn_over(state, seat, slot, below[-1])
    return_openly(state, seat, card)
    return card


def return_openly(state: "TournayState", seat: int, card: int) -> None:
    """Put a card of the district face down under its deck; everyone has seen it."""
    state.lay_under(card)
    if state.box.level[card] == PRESTIGE_LEVEL:
        state.named[seat] &= ~(1 << card)


def recentre(state: "TournayState", seat: int) -> None:
    """Move a district on its grid so that it can grow in every direction after a card has left it."""
    if shift := shift_needed[state.filled[seat]]:
        move(state, seat, shift)


def move_to_middle(state: "TournayState", seat: int) -> None:
    """Move a district to the middle of its grid.

    There it can grow in every direction even after its next card has left: a last card's place is chosen before the
    card is paid for (TY-59).
    """
    if shift := shift_to_middle[state.filled[seat]]:
        move(state, seat, shift)


def move(state: "TournayState", seat: int, shift: int) -> None:
    """Move all cards of a district by `shift` slots."""
    first, filled = SLOTS * seat, bits(state.filled[seat])
    moved = {slot + shift: (state.stacks[first + slot], state.tokens[first + slot]) for slot in filled}
    for slot in filled:
        turn_over(state, seat, slot, top(state, seat, slot))
        state.stacks[first + slot] = ()
        set_token(state, seat, slot, 0)
    for slot, (stack, token) in moved.items():
        state.stacks[first + slot] = stack
        turn_over(state, seat, slot, stack[-1])
        set_token(state, seat, slot, token)
    if state.listener is not None:
        state.tell("shifts-district", player=seat)


# Usable cards


def free(state: "TournayState", seat: int) -> int:
    """Visible level I and II cards without tokens (TY-9)."""
    return (state.buildings[seat] | state.characters[seat]) & ~state.occupied[seat]


def visible(state: "TournayState", seat: int, types: int) -> int:
    """Visible level I and II cards of these types."""
    mask = state.buildings[seat] if types & BUILDING else 0
    return mask | (state.characters[seat] if types & CHARACTER else 0)


def is_doubled(state: "TournayState", seat: int, slot: int) -> bool:
    """Whether a working character in the row or column allows the building a second activation (TY-50, ruling A22)."""
    near = REACH[slot] & state.doublers[seat] & ~state.damaged[seat]
    if not near:
        return False
    wanted = 1 << state.box.colour[top(state, seat, slot)]
    for other in slots_in[near]:  # noqa: SIM110 - a generator takes longer than such a short loop
        if state.box.double[top(state, seat, other)] & wanted:
            return True
    return False


def doubled(state: "TournayState", seat: int) -> int:
    """Buildings with one citizen that a character allows to be activated a second time (TY-50)."""
    found = 0
    for slot in slots_in[state.buildings[seat] & state.occupied[seat] & ~state.damaged[seat]]:
        if occupants(state.tokens[SLOTS * seat + slot]) == 1 and is_doubled(state, seat, slot):
            found |= BIT[slot]
    return found


def top(state: "TournayState", seat: int, slot: int) -> int:
    """The visible card of a filled slot."""
    return state.stacks[SLOTS * seat + slot][-1]


def is_complete(state: "TournayState", seat: int) -> bool:
    """Condition 1: nine slots filled, with at least two visible prestige buildings (TY-57)."""
    return state.filled[seat].bit_count() == FRAME_SLOTS and state.prestige[seat].bit_count() >= 2
