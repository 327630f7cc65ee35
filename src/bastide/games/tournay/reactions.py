"""Characters: how they react to activations, placements and gathering (TY-49 to TY-52, TY-68; C4; A20, A23, A37).

A character works while it is visible and undamaged, at the moment when it reacts (ruling A49).
"""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.games.tournay import district, plaza
from bastide.games.tournay.effects.base import Reaction, push
from bastide.games.tournay.effects.characters import ChainActivation
from bastide.games.tournay.grid import NAMES, REACH, SLOTS, bits
from bastide.games.tournay.moves import ACTIVATE, COLOURS, PASS
from bastide.games.tournay.moves import REACT as REACT_MOVE
from bastide.games.tournay.steps import (
    ACTIVATED,
    BY_ACTIVATION,
    BY_GATHERING,
    BY_PLACEMENT,
    LOOK_AGAIN,
    REACT,
    SHIFT,
)
from bastide.games.tournay.steps import step as make_step

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def working(state: "TournayState", seat: int, slot: int) -> int:
    """Working characters in the row and column of a slot (TY-49)."""
    return REACH[slot] & state.characters[seat] & ~state.damaged[seat]


# Activating


def activate(state: "TournayState", slot: int, colour: int) -> None:
    """A building of the player on turn is to be activated with a citizen of a colour (TY-33)."""
    card = district.top(state, state.player, slot)
    if state.listener is not None:
        state.tell("activates", player=state.player, card=state.box.ids[card], slot=NAMES[slot])
    state.activated |= 1 << slot
    state.steps.append(make_step(ACTIVATED, slot, 0))
    push(state, state.box.activation[card])
    plaza.request(state, colour, 1, slot)


def note_counters(state: "TournayState", slot: int, kind: int) -> None:
    """A citizen has just come onto a card: characters that count citizens notice the 2nd, 4th and 6th (C4)."""
    seat, noticed = state.player, 0
    for place in bits(working(state, seat, slot)):
        for trigger in state.box.triggers[district.top(state, seat, place)]:
            if trigger.notices(state, place, kind):
                noticed |= 1 << place
    if noticed:
        _note(state, slot, noticed)


def _note(state: "TournayState", slot: int, noticed: int) -> None:
    """Writes the counters down with the activation that they belong to: the nearest one on the stack."""
    for index in range(len(state.steps) - 1, -1, -1):
        if state.steps[index] == make_step(ACTIVATED, slot, 0):
            state.steps[index] = make_step(ACTIVATED, slot, noticed)
            return


def after_activation(state: "TournayState", argument: int, _chance: Chance) -> int:
    """The effect is done: characters in the row and column react (TY-51, ruling A48)."""
    state.steps.pop()
    slot, noticed = argument & 31, argument >> 5
    seat = state.player
    colour = 1 << state.box.colour[district.top(state, seat, slot)]
    waiting = 0
    for place in bits(working(state, seat, slot)):
        for trigger in state.box.triggers[district.top(state, seat, place)]:
            if trigger.follows_activation(colour, noticed=bool(noticed >> place & 1)):
                waiting |= 1 << place
    if waiting:
        state.steps.append(make_step(REACT, waiting, BY_ACTIVATION, slot, noticed))
    return LOOK_AGAIN


# Placing and gathering


def after_placement(state: "TournayState", slot: int, _chance: Chance) -> int:
    """A card was placed and paid for: characters in its row and column react, not itself (TY-52, ruling A23)."""
    state.steps.pop()
    seat = state.player
    card = district.top(state, seat, slot)
    waiting = 0
    for place in bits(working(state, seat, slot)):
        for trigger in state.box.triggers[district.top(state, seat, place)]:
            if trigger.follows_placement(state.box.colour[card], state.box.type[card]):
                waiting |= 1 << place
    if waiting:
        state.steps.append(make_step(REACT, waiting, BY_PLACEMENT, slot, 0))
    return LOOK_AGAIN


def after_gathering(state: "TournayState") -> None:
    """Characters without arrows that like their owner to gather (TY-68); damage is gone by now (ruling A47)."""
    seat, waiting = state.player, 0
    for place in bits(state.characters[seat]):
        if any(trigger.follows_gathering for trigger in state.box.triggers[district.top(state, seat, place)]):
            waiting |= 1 << place
    if waiting:
        state.steps.append(make_step(REACT, waiting, BY_GATHERING, 0, 0))


# Reacting


def _due(state: "TournayState", argument: int, place: int) -> list[Reaction]:
    """What a character gives now."""
    cause, slot, noticed = argument >> 25 & 3, argument >> 27 & 31, argument >> 32
    triggers = state.box.triggers[district.top(state, state.player, place)]
    if cause == BY_GATHERING:
        return [trigger for trigger in triggers if trigger.follows_gathering]
    card = district.top(state, state.player, slot)
    if cause == BY_PLACEMENT:
        colour, type_ = state.box.colour[card], state.box.type[card]
        return [trigger for trigger in triggers if trigger.follows_placement(colour, type_)]
    colours, was_noticed = 1 << state.box.colour[card], bool(noticed >> place & 1)
    return [trigger for trigger in triggers if trigger.follows_activation(colours, noticed=was_noticed)]


def _order_matters(state: "TournayState", argument: int, waiting: int) -> bool:
    """Whether several characters react, and one of them does more than give things that come to the same in any order
    (ruling A41)."""
    if not waiting & waiting - 1:
        return False
    return any(trigger.order_matters(state) for place in bits(waiting) for trigger in _due(state, argument, place))


def ask_react(state: "TournayState", argument: int, chance: Chance) -> int:
    """One after the other; the owner chooses the order where it matters (ruling A41)."""
    waiting = argument & (1 << SLOTS) - 1 & ~state.damaged[state.player]
    if not waiting:
        state.steps.pop()
        return LOOK_AGAIN
    if _order_matters(state, argument, waiting):
        return state.player
    do_react(state, (waiting & -waiting).bit_length() - 1, chance)
    return LOOK_AGAIN


def react_moves(state: "TournayState", argument: int) -> list[int]:
    """Which character is next."""
    return [REACT_MOVE + slot for slot in bits(argument & (1 << SLOTS) - 1 & ~state.damaged[state.player])]


def do_react(state: "TournayState", place: int, _chance: Chance) -> None:
    """A character gives its effect."""
    argument = state.steps[-1] >> SHIFT
    state.steps[-1] &= ~(1 << SHIFT + place)
    if state.listener is not None:
        card = district.top(state, state.player, place)
        state.tell("reacts", player=state.player, card=state.box.ids[card], slot=NAMES[place])
    for trigger in reversed(_due(state, argument, place)):
        trigger.react(state, place)


# A second activation


def _chain(state: "TournayState", argument: int) -> ChainActivation:
    """Which of the reactions of a character it is: one card may offer several second activations."""
    chain = state.box.triggers[district.top(state, state.player, argument & 31)][argument >> 5]
    assert isinstance(chain, ChainActivation)
    return chain


def chain_targets(state: "TournayState", argument: int) -> int:
    """Buildings in reach of the character that a further citizen may activate, none of them a second time in one action
    (TY-50, ruling A37)."""
    seat, place, chain = state.player, argument & 31, _chain(state, argument)
    if not plaza.can_use(state, seat, chain.with_citizen, 1):
        return 0
    mask = 0
    for colour in range(len(COLOURS)):
        if chain.activate >> colour & 1:
            mask |= district.activatable(state, seat, colour)
    if state.game.activates_once:
        mask &= ~state.activated
    return mask & REACH[place]


def ask_chain(state: "TournayState", argument: int, _chance: Chance) -> int:
    """The player on turn, if there is a building to activate."""
    if chain_targets(state, argument):
        return state.player
    state.steps.pop()
    return LOOK_AGAIN


def chain_moves(state: "TournayState", argument: int) -> list[int]:
    """A second building, or none: a chain is never compulsory."""
    return [*(ACTIVATE + slot for slot in bits(chain_targets(state, argument))), PASS]


def activate_in_chain(state: "TournayState", slot: int) -> None:
    """Activates the second building with a citizen of the character's colour."""
    argument = state.steps.pop() >> SHIFT
    activate(state, slot, _chain(state, argument).with_citizen)
