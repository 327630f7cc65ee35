"""Events: coins, ramparts, and what each does to the players (TY-29 to TY-32, TY-47, TY-53 to TY-56; A10 to A17).

Event by event from the left. First every player whom it would cost something may build a rampart, then it strikes the
others, all repetitions for one player before the next.
"""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.games.tournay import district
from bastide.games.tournay.event_cards import EventCard, PositiveEvent
from bastide.games.tournay.grid import bits
from bastide.games.tournay.moves import PASS, RAMPART
from bastide.games.tournay.moves import SHELTER as SHELTER_MOVE
from bastide.games.tournay.steps import EVENTS, LOOK_AGAIN, SHELTER, SHIFT, SUFFER
from bastide.games.tournay.steps import step as make_step

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def next_event(state: "TournayState", argument: int, _chance: Chance) -> int:
    """Takes the next event from the left; one that a building triggers gets its coin now (TY-47)."""
    waiting, triggered = argument & 7, argument >> 3
    if not waiting:
        state.steps.pop()
        state.sheltered = state.shielded = 0
        return LOOK_AGAIN
    place = (waiting & -waiting).bit_length() - 1
    state.steps[-1] = make_step(EVENTS, waiting & waiting - 1, triggered)
    if triggered:
        state.add_coin(place)
    if state.listener is not None:
        state.tell("strikes", event=state.box.event_ids[state.queue[place]], number=state.coins[place])
    event = _card(state, place)
    if isinstance(event, PositiveEvent):
        event.give(state, _times(state, place))
        return LOOK_AGAIN
    state.sheltered = 1 << state.player if triggered else 0
    state.steps.append(make_step(SUFFER, place, triggered, 0, _times(state, place)))
    state.steps.append(make_step(SHELTER, place, triggered, 0))
    return LOOK_AGAIN


def _card(state: "TournayState", place: int) -> EventCard:
    """The event at a place of the queue."""
    return state.box.events[state.queue[place]]


def _times(state: "TournayState", place: int) -> int:
    """How often an event strikes each player: what is printed, once per coin (TY-31)."""
    return state.coins[place] * _card(state, place).amount


# Ramparts


def would_cost(state: "TournayState", seat: int, place: int) -> bool:
    """Whether an event would cost a player something now, from what everybody sees (ruling A10)."""
    return _times(state, place) > 0 and _card(state, place).would_cost(state, seat)


def has_shelter(state: "TournayState", seat: int) -> bool:
    """Whether a card with a citizen on it protects a player from one event of this crier (ruling A38)."""
    if state.shielded >> seat & 1:
        return False
    return any(
        state.box.protects[district.top(state, seat, slot)]
        for slot in bits(state.buildings[seat] & state.occupied[seat] & ~state.damaged[seat])
    )


def ask_shelter(state: "TournayState", argument: int, _chance: Chance) -> int:
    """Each in turn, from the player on turn: only who holds a rampart and has something to lose (ruling A10)."""
    place, triggered, asked = argument & 3, argument >> 2 & 255, argument >> 10
    while asked < state.players:
        seat = (state.player + asked) % state.players
        if (
            not state.sheltered >> seat & 1
            and (state.ramparts[seat] or (not triggered and has_shelter(state, seat)))
            and would_cost(state, seat, place)
        ):
            state.steps[-1] = make_step(SHELTER, place, triggered, asked)
            return seat
        asked += 1
    state.steps.pop()
    return LOOK_AGAIN


def shelter_moves(state: "TournayState", argument: int) -> list[int]:
    """Build a rampart, use a card that protects, or let the event come (TY-32)."""
    moves = [RAMPART] if state.ramparts[state.asked] else []
    if not argument >> 2 & 255 and has_shelter(state, state.asked):
        moves.append(SHELTER_MOVE)
    return [*moves, PASS]


def build_rampart(state: "TournayState", seat: int) -> None:
    """A rampart from the hand is built (TY-12, TY-32)."""
    state.ramparts[seat] -= 1
    state.built[seat] += 1


def do_rampart_against_event(state: "TournayState") -> None:
    """The event does nothing to its builder, at any intensity (TY-32, ruling A12)."""
    build_rampart(state, state.asked)
    if state.listener is not None:
        state.tell("builds-rampart", player=state.asked, event=_event_asked(state))
    _sheltered(state)


def do_shelter(state: "TournayState", _: int, _chance: Chance) -> None:
    """A card with a citizen protects instead of a rampart, once per crier (ruling A38)."""
    state.shielded |= 1 << state.asked
    if state.listener is not None:
        state.tell("shelters", player=state.asked, event=_event_asked(state))
    _sheltered(state)


def _event_asked(state: "TournayState") -> str:
    return state.box.event_ids[state.queue[state.steps[-1] >> SHIFT & 3]]


def _sheltered(state: "TournayState") -> None:
    state.sheltered |= 1 << state.asked
    pass_by(state)


def pass_by(state: "TournayState") -> None:
    """The next player is asked."""
    state.steps[-1] += 1 << SHIFT + 10


# What an event does


def ask_suffer(state: "TournayState", argument: int, _chance: Chance) -> int:
    """Goes through the players; whoever has a choice is asked."""
    place, triggered, done, left = argument & 3, argument >> 2 & 255, argument >> 10 & 255, argument >> 18
    event = _card(state, place)
    while done < state.players:
        seat = (state.player + done) % state.players
        if not state.sheltered >> seat & 1:
            left = event.strike(state, seat, left)
            if left:
                state.steps[-1] = make_step(SUFFER, place, triggered, done, left)
                return seat
        done += 1
        left = _times(state, place)
    state.steps.pop()
    return LOOK_AGAIN


def suffer_moves(state: "TournayState", argument: int) -> list[int]:
    """What may be lost: a colour for the Crusade (TY-53), a card to be damaged (TY-56)."""
    return _card(state, argument & 3).moves(state, state.asked)


def suffer(state: "TournayState", move: int) -> None:
    """Strikes the player who was asked, as they have chosen."""
    event = _card(state, state.steps[-1] >> SHIFT & 3)
    state.steps[-1] -= 1 << SHIFT + 18
    event.suffer(state, state.asked, move)
