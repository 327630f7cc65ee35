"""Events: coins, ramparts, and what each does to the players (TY-29 to TY-32, TY-47, TY-53 to TY-56; A10 to A17).

Events strike one by one from the left. First every player it would cost something may build a rampart, then it strikes
the others, all repetitions for one player before the next.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Plain
from bastide.core.masks import bits
from bastide.core.questions import LOOK_AGAIN
from bastide.games.tournay import combat, district
from bastide.games.tournay.event_cards import EventCard, PositiveEvent
from bastide.games.tournay.grid import NAMES, slots_in
from bastide.games.tournay.moves import COLOUR, COLOURS, DAMAGE, OWNERS, PASS, QUEUE, RAMPART, SHELTER
from bastide.games.tournay.questions import Count, Place, Places, TournayQuestion
from bastide.games.tournay.refusals import refuse

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState
    from bastide.games.tournay.view import TournayView, TurnView


def cry(state: "TournayState") -> None:
    """Meet a crier: put a coin on each event with an empty circle, then let all events strike (TY-30, TY-31)."""
    waiting = 0
    for place, event in enumerate(state.queue):
        if event >= 0:
            waiting |= 1 << place
            _add_coin(state, place)
    combat.work_out_fights(state)
    state.questions.append(EVENTS[waiting][0])


def _add_coin(state: "TournayState", place: int) -> None:
    """Put a denier of the bank on an empty circle of an event, if there is one (TY-30)."""
    event = state.queue[place]
    if state.coins[place] < state.box.events[event].circles:
        state.coins[place] += 1
        if state.listener is not None:
            state.tell("adds-coin", event=state.box.event_ids[event], number=state.coins[place])


@dataclass(slots=True)
class Events(TournayQuestion):
    """Events of the queue still to strike, after a crier or triggered by a building (TY-31, TY-47)."""

    name = "events"
    places: Places
    triggered: Count

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """Let the next event from the left strike; one that a building triggers gets its coin now (TY-47)."""
        waiting = self.places
        if not waiting:
            state.questions.pop()
            state.sheltered = state.shielded = 0
            return LOOK_AGAIN
        place = (waiting & -waiting).bit_length() - 1
        state.questions[-1] = EVENTS[waiting & waiting - 1][self.triggered]
        if self.triggered:
            _add_coin(state, place)
            combat.work_out_fights(state)
        if state.listener is not None:
            state.tell("strikes", event=state.box.event_ids[state.queue[place]], number=state.coins[place])
        event = _card(state, place)
        times = _times(state, place, event)
        if isinstance(event, PositiveEvent):
            event.give(state, times)
            return LOOK_AGAIN
        state.sheltered = 1 << state.player if self.triggered else 0
        state.questions.append(Suffer(place, self.triggered, 0, times))
        state.questions.append(_SHELTERS[place][self.triggered][0])
        return LOOK_AGAIN

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether all of them are in the queue."""
        return self.triggered <= 1 and all(state.queue[event] >= 0 for event in bits(self.places))


EVENTS = tuple([tuple([Events(places, triggered) for triggered in (0, 1)]) for places in range(1 << QUEUE)])


def _card(state: "TournayState", place: int) -> EventCard:
    """The event at a place of the queue."""
    return state.box.events[state.queue[place]]


def _times(state: "TournayState", place: int, event: EventCard) -> int:
    """How often the event at a place strikes each player: once per coin, times what is printed (TY-31)."""
    return state.coins[place] * event.amount


# Ramparts


def would_cost(state: "TournayState", seat: int, place: int) -> bool:
    """Whether an event would cost a player something now, as everyone can see (ruling A10)."""
    event = _card(state, place)
    return _times(state, place, event) > 0 and event.would_cost(state, seat)


def has_shelter(state: "TournayState", seat: int) -> bool:
    """Whether a card with a citizen on it protects a player from one event of this crier (ruling A38)."""
    if state.shielded >> seat & 1:
        return False
    for slot in slots_in[state.buildings[seat] & state.occupied[seat] & ~state.damaged[seat]]:
        if state.box.protects[district.top(state, seat, slot)]:
            return True
    return False


@dataclass(slots=True)
class Shelter(TournayQuestion):
    """Do you build a rampart against the event? `asked` players have been asked (TY-32)."""

    name = "shelter"
    answers = ("rampart", "shelter", "pass")
    first = "TY-32", "rampart-or-pass"
    place: Place
    triggered: Count
    asked: Count

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The next player, from the player on turn, who holds a rampart and has something to lose (ruling A10)."""
        for asked in range(self.asked, state.players):
            seat = (state.player + asked) % state.players
            if (
                not state.sheltered >> seat & 1
                and (state.ramparts[seat] or (not self.triggered and has_shelter(state, seat)))
                and would_cost(state, seat, self.place)
            ):
                state.questions[-1] = _SHELTERS[self.place][self.triggered][asked]
                return seat
        state.questions.pop()
        return LOOK_AGAIN

    def moves(self, state: "TournayState") -> list[int]:
        """The ways to meet the event: a rampart, a card that protects, or nothing (TY-32)."""
        moves = [RAMPART] if state.ramparts[state.asked] else []
        if not self.triggered and has_shelter(state, state.asked):
            moves.append(SHELTER)
        return [*moves, PASS]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Protect the player: a rampart at any intensity (ruling A12), a card once per crier (ruling A38)."""
        if move == PASS:
            state.tell("passes", player=state.asked)
        else:
            state.sheltered |= 1 << state.asked
            event = state.box.event_ids[state.queue[self.place]]
            if move == RAMPART:
                build_rampart(state, state.asked)
                state.tell("builds-rampart", player=state.asked, event=event)
            else:
                state.shielded |= 1 << state.asked
                state.tell("shelters", player=state.asked, event=event)
        state.questions[-1] = _SHELTERS[self.place][self.triggered][self.asked + 1]

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        return refuse("TY-32", "no-rampart" if move == RAMPART else "no-shelter")

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The event about to strike."""
        return "status-shelter", {"event": turn["event"] or ""}

    def seat(self, state: "TournayState") -> int:
        """The next player to be asked."""
        return (state.player + self.asked) % state.players

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether the event is in the queue and strikes next."""
        below = state.questions[place - 1]
        return (
            state.queue[self.place] >= 0
            and isinstance(below, Suffer)
            and (below.place, below.triggered) == (self.place, self.triggered)
        )


_SHELTERS = tuple(
    [
        tuple([tuple([Shelter(place, triggered, asked) for asked in range(len(OWNERS) + 1)]) for triggered in (0, 1)])
        for place in range(QUEUE)
    ]
)


def build_rampart(state: "TournayState", seat: int) -> None:
    """Build a rampart from the hand (TY-12, TY-32)."""
    state.ramparts[seat] -= 1
    state.built[seat] += 1


# What an event does


@dataclass(slots=True)
class Suffer(TournayQuestion):
    """What do you lose to the event? `done` players are through; it strikes the next `left` more times (TY-31)."""

    name = "suffer"
    answers = ("colour", "damage")
    first = "TY-31", "event-first"
    asks_one_kind = True
    place: Place
    triggered: Count
    done: Count
    left: Count

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """Go through the players; ask those with a choice."""
        place, done, left = self.place, self.done, self.left
        event = _card(state, place)
        while done < state.players:
            seat = (state.player + done) % state.players
            if not state.sheltered >> seat & 1:
                left = event.strike(state, seat, left)
                if left:
                    state.questions[-1] = Suffer(place, self.triggered, done, left)
                    return seat
            done += 1
            left = _times(state, place, event)
        state.questions.pop()
        return LOOK_AGAIN

    def moves(self, state: "TournayState") -> list[int]:
        """The colours for the Crusade (TY-53), or the cards to be damaged (TY-56)."""
        return _card(state, self.place).moves(state, state.asked)

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Strike the player as they chose."""
        state.questions[-1] = Suffer(self.place, self.triggered, self.done, self.left - 1)
        _card(state, self.place).suffer(state, state.asked, move)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        if move >= DAMAGE:
            return refuse("TY-56", "cannot-damage", slot=NAMES[move - DAMAGE])
        return refuse("TY-53", "not-that-colour", colour=COLOURS[move - COLOUR])

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The event that strikes."""
        return "status-suffer", {"event": turn["event"] or ""}

    def seat(self, state: "TournayState") -> int:
        """The next player to be struck."""
        return (state.player + self.done) % state.players

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether the event is in the queue, with the other events waiting below."""
        below = state.questions[place - 1]
        return state.queue[self.place] >= 0 and isinstance(below, Events) and below.triggered == self.triggered
