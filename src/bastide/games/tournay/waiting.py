"""Whether what waits on the stack of steps can be carried out: a position may be written by hand, and say anything."""

from typing import TYPE_CHECKING

from bastide.games.tournay import plaza, steps
from bastide.games.tournay.effects.characters import ChainActivation
from bastide.games.tournay.effects.districts import DamageEachOther
from bastide.games.tournay.grid import SLOTS, bits
from bastide.games.tournay.moves import COLOURS
from bastide.games.tournay.steps import CODE

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def impossible(state: "TournayState") -> int | None:
    """The first step that is out of place, or names a card, an event or citizens that are not there; `None` if all
    can be done."""
    for index, number in enumerate(state.steps):
        if (index and not _fits_on(state, index)) or not _is_possible(state, number):
            return number
    return None


_PLAYING = (steps.PAY_CARD, steps.PAY_CITIZEN, steps.PLACE, steps.PLACED)


def _fits_on(state: "TournayState", index: int) -> bool:
    """Whether a step can lie on those beneath it: a card is played before the action, and nothing waits before it."""
    code, values = state.steps[index] & CODE, steps.fields(state.steps[index])
    places = code in _PLAYING or (code == steps.REACT and values[1] == steps.BY_PLACEMENT)
    if state.steps[0] == steps.step(steps.TURN, steps.ACTION_DONE):
        if places:
            return False
    elif state.steps[0] == steps.TURN or not (places or code == steps.EFFECT):
        return False
    below, *rest = steps.fields(state.steps[index - 1])[:2] or (None,)
    match code:
        case steps.PLACE:
            return index == 1
        case steps.PAY_CARD:
            return index == 2 and state.box.cost_card[state.playing]
        case steps.PAY_CITIZEN:
            return index == 2 and state.box.cost_citizen[state.playing] == values[0]
        case steps.SUFFER:
            return state.steps[index - 1] & CODE == steps.EVENTS and [values[1]] == rest
        case steps.SHELTER:
            return state.steps[index - 1] & CODE == steps.SUFFER and [below, *rest] == values[:2]
        case steps.CHAIN:
            return state.steps[index - 1] & CODE == steps.REACT
        case steps.USE if values[2] != steps.NO_SLOT:
            return any(
                number & CODE == steps.ACTIVATED and steps.fields(number)[0] == values[2]
                for number in state.steps[:index]
            )
    return True


def _is_possible(state: "TournayState", number: int) -> bool:
    code, values = number & CODE, steps.fields(number)
    match code:
        case steps.PLACE:
            return not state.named[state.player] >> state.playing & 1 or state.steps[-1] & CODE == steps.PAY_CARD
        case steps.PLACED:
            return _are(state.filled, state, 1 << values[0])
        case steps.ACTIVATED | steps.REACT | steps.CHAIN:
            return _has_characters(state, code, values)
        case steps.USE:
            colour, wanted, slot = values
            target = slot == steps.NO_SLOT or _are(state.buildings, state, 1 << slot)
            return wanted > 0 and target and plaza.can_use(state, state.player, colour, wanted)
        case steps.RECRUIT:
            return state.supply[values[0]] > 0
        case steps.COMBAT | steps.SHELTER | steps.SUFFER:
            return state.queue[values[0]] >= 0
        case steps.EVENTS:
            return all(state.queue[place] >= 0 for place in bits(values[0]))
        case steps.REVEAL:
            return values[1] <= len(COLOURS)
        case steps.DAMAGE:
            return isinstance(state.box.pieces[values[0]], DamageEachOther) and 1 <= values[1] <= state.players
        case steps.FINAL:
            return values[0] <= state.players
    return True


def _are(masks: list[int], state: "TournayState", slots: int) -> bool:
    """Whether slots of the player on turn are all in a set."""
    return not slots & ~masks[state.player]


def _has_characters(state: "TournayState", code: int, values: list[int]) -> bool:
    """Whether the building that was activated, and the characters that look at it, are there (TY-51)."""
    if code == steps.ACTIVATED:
        slot, noticed = values
        return _are(state.buildings, state, 1 << slot) and _are(state.characters, state, noticed)
    if code == steps.REACT:
        waiting, cause, slot, noticed = values
        seen = state.buildings if cause == steps.BY_ACTIVATION else state.filled
        is_seen = cause == steps.BY_GATHERING or _are(seen, state, 1 << slot)
        return is_seen and _are(state.characters, state, waiting | noticed)
    slot, index = values
    if not _are(state.characters, state, 1 << slot):
        return False
    triggers = state.box.triggers[state.stacks[SLOTS * state.player + slot][-1]]
    return index < len(triggers) and isinstance(triggers[index], ChainActivation)
