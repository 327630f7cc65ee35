"""Characters: how they react to activations, placements and gathering (TY-49 to TY-52, TY-68; C4; A20, A23, A37).

A character works while it is visible and undamaged, at the moment when it reacts (ruling A49).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.masks import bits
from bastide.core.questions import LOOK_AGAIN, OneOf
from bastide.games.tournay import district, plaza
from bastide.games.tournay.actions import push
from bastide.games.tournay.grid import BIT, NAMES, REACH, SLOTS, slots_in
from bastide.games.tournay.moves import REACT
from bastide.games.tournay.questions import Slot, Slots, TournayQuestion, are_in, moved_set
from bastide.games.tournay.refusals import refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bastide.games.tournay.effects.base import Reaction
    from bastide.games.tournay.state import TournayState


def working(state: "TournayState", seat: int, slot: int) -> int:
    """Working characters in the row and column of a slot (TY-49)."""
    return REACH[slot] & state.characters[seat] & ~state.damaged[seat]


# Activating


def activate(state: "TournayState", slot: int, colour: int | None = None) -> None:
    """Activate a building of the player on turn with a citizen of its own colour (TY-33), or of another (A37)."""
    box, card = state.box, state.stacks[SLOTS * state.player + slot][-1]
    if state.listener is not None:
        state.tell("activates", player=state.player, card=box.ids[card], slot=NAMES[slot])
    state.activated |= BIT[slot]
    state.questions.append(_ACTIVATED[slot])
    push(state, box.activation[card])
    plaza.request(state, box.colour[card] if colour is None else colour, 1, slot)


@dataclass(slots=True)
class Activated(TournayQuestion):
    """A building was activated, and characters react; `noticed` are those that counted citizens (TY-51, C4)."""

    name = "activated"
    slot: Slot
    noticed: Slots

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """Let characters in the row and column react, now that the effect is done (TY-51, ruling A48)."""
        state.questions.pop()
        slot, noticed, seat = self.slot, self.noticed, state.player
        near = working(state, seat, slot)
        if not near:
            return LOOK_AGAIN
        box, stacks, first = state.box, state.stacks, SLOTS * seat
        colour = 1 << box.colour[stacks[first + slot][-1]]
        waiting = 0
        for place in slots_in[near]:
            for trigger in box.triggers[stacks[first + place][-1]]:
                if trigger.follows_activation(colour, noticed=bool(noticed >> place & 1)):
                    waiting |= BIT[place]
        if waiting:
            state.questions.append(React(waiting, BY_ACTIVATION, slot, noticed))
        return LOOK_AGAIN

    def activates(self, slot: int) -> bool:
        return slot == self.slot

    def count_citizen(self, state: "TournayState", slot: int, kind: int) -> "Activated | None":
        """Let characters that count citizens notice the 2nd, 4th and 6th (C4)."""
        if slot != self.slot or self.noticed:
            return None
        seat, noticed = state.player, 0
        for place in slots_in[working(state, seat, slot)]:
            for trigger in state.box.triggers[district.top(state, seat, place)]:
                if trigger.notices(state, place, kind):
                    noticed |= BIT[place]
        return Activated(slot, noticed) if noticed else self

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether the building and the characters are there."""
        return are_in(state, state.buildings, 1 << self.slot) and are_in(state, state.characters, self.noticed)


_ACTIVATED = tuple(Activated(slot, 0) for slot in range(SLOTS))


# Placing and gathering


@dataclass(slots=True)
class Placed(TournayQuestion):
    """A card was placed, and characters react (TY-52)."""

    name = "placed"
    slot: Slot

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """Let characters in the row and column react, but not the card itself (TY-52, ruling A23)."""
        state.questions.pop()
        seat, slot = state.player, self.slot
        box, stacks, first = state.box, state.stacks, SLOTS * seat
        card = stacks[first + slot][-1]
        waiting = 0
        for place in slots_in[working(state, seat, slot)]:
            for trigger in box.triggers[stacks[first + place][-1]]:
                if trigger.follows_placement(box.colour[card], box.type[card]):
                    waiting |= BIT[place]
        if waiting:
            state.questions.append(React(waiting, BY_PLACEMENT, slot, 0))
        return LOOK_AGAIN

    def plays_card(self) -> bool:
        return True

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether the card is there."""
        return are_in(state, state.filled, 1 << self.slot)


PLACED = tuple(Placed(slot) for slot in range(SLOTS))


def after_gathering(state: "TournayState") -> None:
    """Let characters without arrows react to gathering (TY-68); damage is gone by now (ruling A47)."""
    seat, waiting = state.player, 0
    if not state.characters[seat]:
        return
    first, stacks, watches = SLOTS * seat, state.stacks, state.box.watches_gathering
    for place in slots_in[state.characters[seat]]:
        if watches[stacks[first + place][-1]]:
            waiting |= BIT[place]
    if waiting:
        state.questions.append(React(waiting, BY_GATHERING, 0, 0))


# Reacting

BY_ACTIVATION, BY_PLACEMENT, BY_GATHERING = range(3)
_CAUSES = OneOf(("activation", "placement", "gathering"))


@dataclass(slots=True)
class React(TournayQuestion):
    """Which character reacts next? `noticed` are those that counted citizens (A41)."""

    name = "react"
    answers = ("react",)
    first = "TY-51", "choose-character"
    waiting: Slots
    cause: Annotated[int, _CAUSES]
    slot: Slot
    noticed: Slots

    def _working(self, state: "TournayState") -> int:
        """The waiting characters that are not damaged."""
        return self.waiting & ~state.damaged[state.player]

    def _due(self, state: "TournayState", place: int) -> "list[Reaction]":
        """The reactions of a character that are due now."""
        triggers = state.box.triggers[district.top(state, state.player, place)]
        if self.cause == BY_GATHERING:
            return [trigger for trigger in triggers if trigger.follows_gathering]
        card = district.top(state, state.player, self.slot)
        if self.cause == BY_PLACEMENT:
            colour, type_ = state.box.colour[card], state.box.type[card]
            return [trigger for trigger in triggers if trigger.follows_placement(colour, type_)]
        colours, noticed = 1 << state.box.colour[card], bool(self.noticed >> place & 1)
        return [trigger for trigger in triggers if trigger.follows_activation(colours, noticed=noticed)]

    def _order_matters(self, state: "TournayState", waiting: int) -> bool:
        """Whether several characters react, and the order makes a difference for one of them (A41)."""
        if not waiting & waiting - 1:
            return False
        return any(trigger.order_matters(state) for place in bits(waiting) for trigger in self._due(state, place))

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn if the order matters; otherwise characters react one after the other (ruling A41)."""
        waiting = self._working(state)
        if not waiting:
            state.questions.pop()
            return LOOK_AGAIN
        if self._order_matters(state, waiting):
            return state.player
        self._react(state, (waiting & -waiting).bit_length() - 1)
        return LOOK_AGAIN

    def moves(self, state: "TournayState") -> list[int]:
        """The characters to choose from."""
        return [REACT + slot for slot in bits(self._working(state))]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        self._react(state, move - REACT)

    def _react(self, state: "TournayState", place: int) -> None:
        """Let a character react."""
        state.questions[-1] = React(self.waiting & ~(1 << place), self.cause, self.slot, self.noticed)
        if state.listener is not None:
            card = district.top(state, state.player, place)
            state.tell("reacts", player=state.player, card=state.box.ids[card], slot=NAMES[place])
        for trigger in reversed(self._due(state, place)):
            trigger.react(state, place)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        return refuse("TY-51", "does-not-react", slot=NAMES[move - REACT])

    def plays_card(self) -> bool:
        """Whether this is a reaction to a placement."""
        return self.cause == BY_PLACEMENT

    def with_slots(self, moved: "Callable[[int], int]") -> "React":
        """Return the question with moved slots; a gathering names no slot."""
        if self.cause == BY_GATHERING:
            return React(moved_set(self.waiting, moved), self.cause, self.slot, self.noticed)
        return TournayQuestion.with_slots(self, moved)

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether the characters and what they react to are there (TY-51)."""
        seen = state.buildings if self.cause == BY_ACTIVATION else state.filled
        is_seen = self.cause == BY_GATHERING or are_in(state, seen, 1 << self.slot)
        return is_seen and are_in(state, state.characters, self.waiting | self.noticed)


def activated_slots(questions: "Iterable[TournayQuestion]") -> int:
    """The slots of the buildings being activated in these questions."""
    slots = 0
    for question in questions:
        if isinstance(question, Activated) or (isinstance(question, React) and question.cause == BY_ACTIVATION):
            slots |= 1 << question.slot
    return slots
