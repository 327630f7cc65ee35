"""Characters: how they react to activations, placements and gathering (TY-49 to TY-52, TY-68; C4; A20, A23, A37).

A character works while it is visible and undamaged, at the moment when it reacts (ruling A49).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.questions import LOOK_AGAIN, OneOf
from bastide.games.tournay import district, pieces, plaza
from bastide.games.tournay.box import GRAY, Box, Trigger
from bastide.games.tournay.effects import push_effects
from bastide.games.tournay.grid import NAMES, REACH, SLOTS, bits
from bastide.games.tournay.moves import ACTIVATE, COLOURS, PASS, REACT
from bastide.games.tournay.questions import Count, Slot, Slots, TournayQuestion, moved_set, slots_of
from bastide.games.tournay.refusals import refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bastide.games.tournay.state import TournayState

_CITIZENS = (*range(len(COLOURS)), GRAY)


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
    state.questions.append(Activated(slot, 0))
    push_effects(state, state.box.activation[card])
    plaza.request(state, colour, 1, slot)


@dataclass(slots=True)
class Activated(TournayQuestion):
    """Characters look at an activated building; those that have counted citizens are noted (TY-51, C4)."""

    name = "activated"
    slot: Slot
    noticed: Slots

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """Nobody: the effect is done, and characters in the row and column react (TY-51, ruling A48)."""
        state.questions.pop()
        slot, noticed, seat = self.slot, self.noticed, state.player
        colour = 1 << state.box.colour[district.top(state, seat, slot)]
        waiting = 0
        for place in bits(working(state, seat, slot)):
            for trigger in state.box.triggers[district.top(state, seat, place)]:
                if _answers(trigger, colour) or (trigger.when == pieces.EVERY_SECOND and noticed >> place & 1):
                    waiting |= 1 << place
        if waiting:
            state.questions.append(React(waiting, BY_ACTIVATION, slot, noticed))
        return LOOK_AGAIN

    def activates(self, slot: int) -> bool:
        """This one."""
        return slot == self.slot

    def count_citizen(self, state: "TournayState", slot: int, kind: int) -> "Activated | None":
        """Characters that count citizens notice the 2nd, 4th and 6th (C4)."""
        if slot != self.slot or self.noticed:
            return None
        seat, noticed = state.player, 0
        for place in bits(working(state, seat, slot)):
            for trigger in state.box.triggers[district.top(state, seat, place)]:
                if (
                    trigger.when == pieces.EVERY_SECOND
                    and trigger.other >> kind & 1
                    and _is_even(state, place, trigger.other)
                ):
                    noticed |= 1 << place
        return Activated(slot, noticed)

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """The building and the characters are there."""
        return slots_of(state, state.buildings, 1 << self.slot) and slots_of(state, state.characters, self.noticed)


def _is_even(state: "TournayState", place: int, counted: int) -> bool:
    """Whether the character on `place` now counts two, four or six citizens in its row and column."""
    number = 0
    for slot in bits(REACH[place] & state.occupied[state.player]):
        token = state.tokens[SLOTS * state.player + slot]
        number += sum(token >> 2 * kind & 3 for kind in _CITIZENS if counted >> kind & 1)
    return number in (2, 4, 6)


def _answers(trigger: Trigger, colour: int) -> bool:
    return trigger.when in (pieces.ON_ACTIVATE, pieces.CHAIN) and bool(trigger.colours & colour)


# Placing and gathering


@dataclass(slots=True)
class Placed(TournayQuestion):
    """Characters look at a card that was placed (TY-52)."""

    name = "placed"
    slot: Slot

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """Nobody: characters in the row and column react, not the card itself (TY-52, ruling A23)."""
        state.questions.pop()
        seat, slot = state.player, self.slot
        card = district.top(state, seat, slot)
        waiting = 0
        for place in bits(working(state, seat, slot)):
            for trigger in state.box.triggers[district.top(state, seat, place)]:
                if _welcomes(trigger, state.box, card):
                    waiting |= 1 << place
        if waiting:
            state.questions.append(React(waiting, BY_PLACEMENT, slot, 0))
        return LOOK_AGAIN

    def plays_card(self) -> bool:
        """It does."""
        return True

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """The card is there."""
        return slots_of(state, state.filled, 1 << self.slot)


def _welcomes(trigger: Trigger, box: Box, card: int) -> bool:
    """Whether a character reacts to the placement of such a card."""
    return (
        trigger.when == pieces.ON_PLACE
        and bool(trigger.colours >> box.colour[card] & 1)
        and bool(trigger.types & box.type[card])
    )


def after_gathering(state: "TournayState") -> None:
    """Characters without arrows that like their owner to gather (TY-68); damage is gone by now (ruling A47)."""
    seat, waiting = state.player, 0
    for place in bits(state.characters[seat]):
        if any(trigger.when == pieces.ON_GATHER for trigger in state.box.triggers[district.top(state, seat, place)]):
            waiting |= 1 << place
    if waiting:
        state.questions.append(React(waiting, BY_GATHERING, 0, 0))


# Reacting

BY_ACTIVATION, BY_PLACEMENT, BY_GATHERING = range(3)
_CAUSES = OneOf(("activation", "placement", "gathering"))


@dataclass(slots=True)
class React(TournayQuestion):
    """Which character reacts next? Those that wait, what they react to, and who has counted citizens (ruling A41)."""

    name = "react"
    answers = ("react",)
    first = "TY-51", "choose-character"
    waiting: Slots
    cause: Annotated[int, _CAUSES]
    slot: Slot
    noticed: Slots

    def _working(self, state: "TournayState") -> int:
        """Those that wait and are not damaged."""
        return self.waiting & ~state.damaged[state.player]

    def _due(self, state: "TournayState", place: int) -> list[Trigger]:
        """What a character gives now."""
        triggers = state.box.triggers[district.top(state, state.player, place)]
        if self.cause == BY_GATHERING:
            return [trigger for trigger in triggers if trigger.when == pieces.ON_GATHER]
        card = district.top(state, state.player, self.slot)
        if self.cause == BY_PLACEMENT:
            return [trigger for trigger in triggers if _welcomes(trigger, state.box, card)]
        colour = 1 << state.box.colour[card]
        return [
            trigger
            for trigger in triggers
            if _answers(trigger, colour) or (trigger.when == pieces.EVERY_SECOND and self.noticed >> place & 1)
        ]

    def _order_matters(self, state: "TournayState", waiting: int) -> bool:
        """Whether several characters react, and one does more than give things that are the same in any order (A41)."""
        if not waiting & waiting - 1:
            return False
        codes = state.box.pieces
        return any(
            trigger.when == pieces.CHAIN or any(codes[piece][0] not in pieces.QUIET for piece in trigger.then)
            for place in bits(waiting)
            for trigger in self._due(state, place)
        )

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn where the order matters; otherwise one character after the other (ruling A41)."""
        waiting = self._working(state)
        if not waiting:
            state.questions.pop()
            return LOOK_AGAIN
        if self._order_matters(state, waiting):
            return state.player
        self._react(state, (waiting & -waiting).bit_length() - 1)
        return LOOK_AGAIN

    def moves(self, state: "TournayState") -> list[int]:
        """One of them."""
        return [REACT + slot for slot in bits(self._working(state))]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """That character reacts."""
        self._react(state, move - REACT)

    def _react(self, state: "TournayState", place: int) -> None:
        """A character gives its effect."""
        state.questions[-1] = React(self.waiting & ~(1 << place), self.cause, self.slot, self.noticed)
        card = district.top(state, state.player, place)
        if state.listener is not None:
            state.tell("reacts", player=state.player, card=state.box.ids[card], slot=NAMES[place])
        triggers = state.box.triggers[card]
        for trigger in reversed(self._due(state, place)):
            if trigger.when == pieces.CHAIN:
                state.questions.append(Chain(place, triggers.index(trigger)))
            else:
                push_effects(state, trigger.then)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        """No character there reacts."""
        return refuse("TY-51", "does-not-react", slot=NAMES[move - REACT])

    def plays_card(self) -> bool:
        """Only after a placement."""
        return self.cause == BY_PLACEMENT

    def with_slots(self, moved: "Callable[[int], int]") -> "React":
        """A gathering names no slot."""
        if self.cause == BY_GATHERING:
            return React(moved_set(self.waiting, moved), self.cause, self.slot, self.noticed)
        return TournayQuestion.with_slots(self, moved)

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """The characters and what they react to are there (TY-51)."""
        seen = state.buildings if self.cause == BY_ACTIVATION else state.filled
        is_seen = self.cause == BY_GATHERING or slots_of(state, seen, 1 << self.slot)
        return is_seen and slots_of(state, state.characters, self.waiting | self.noticed)


def activated_slots(questions: "Iterable[TournayQuestion]") -> int:
    """The slots of the buildings whose activation is among these questions."""
    slots = 0
    for question in questions:
        if isinstance(question, Activated) or (isinstance(question, React) and question.cause == BY_ACTIVATION):
            slots |= 1 << question.slot
    return slots


# A second activation


@dataclass(slots=True)
class Chain(TournayQuestion):
    """Do you activate a second building? The character that allows it, and by which of its triggers (TY-50, A37)."""

    name = "chain"
    answers = ("activate", "pass")
    first = "TY-51", "activate-or-pass"
    slot: Slot
    index: Count

    def _trigger(self, state: "TournayState") -> Trigger:
        """One card may offer several second activations."""
        return state.box.triggers[district.top(state, state.player, self.slot)][self.index]

    def _targets(self, state: "TournayState") -> int:
        """Buildings in reach that a further citizen may activate, none of them twice in one action (A37)."""
        seat, chain = state.player, self._trigger(state)
        if not plaza.can_use(state, seat, chain.citizen, 1):
            return 0
        mask = 0
        for colour in range(len(COLOURS)):
            if chain.other >> colour & 1:
                mask |= district.activatable(state, seat, colour)
        if state.game.activates_once:
            mask &= ~state.activated
        return mask & REACH[self.slot]

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn, if there is a building to activate."""
        if self._targets(state):
            return state.player
        state.questions.pop()
        return LOOK_AGAIN

    def moves(self, state: "TournayState") -> list[int]:
        """A second building, or none: a chain is never compulsory."""
        return [*(ACTIVATE + slot for slot in bits(self._targets(state))), PASS]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Activate it with a citizen of the character's colour, or do without."""
        state.questions.pop()
        if move == PASS:
            state.tell("passes", player=state.asked)
        else:
            activate(state, move - ACTIVATE, self._trigger(state).citizen)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        """That building can't be activated as well."""
        return refuse("TY-51", "not-in-chain", slot=NAMES[move - ACTIVATE])

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """The character is there, has such a trigger, and is reacting."""
        if not isinstance(state.questions[place - 1], React) or not slots_of(state, state.characters, 1 << self.slot):
            return False
        triggers = state.box.triggers[district.top(state, state.player, self.slot)]
        return self.index < len(triggers) and triggers[self.index].when == pieces.CHAIN
