"""Effects on the events of the queue: fighting, triggering, ignoring them (TY-45 to TY-47; ruling A38)."""

from typing import TYPE_CHECKING, Annotated, TypeAlias

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.masks import bits
from bastide.core.schema import Text, Whole
from bastide.games.tournay import combat
from bastide.games.tournay.effects.base import Choice, Effect
from bastide.games.tournay.events import EVENTS
from bastide.games.tournay.fields import YesNo
from bastide.games.tournay.kinds import Field, SaidAs
from bastide.games.tournay.moves import EVENT_MASKS, FIGHT, QUEUE, TRIGGER
from bastide.games.tournay.refusals import refuse

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

Coins: TypeAlias = Annotated[
    bool,
    Field(
        Text(("at_least_one", "none")),
        lambda coins: coins == "at_least_one",
        lambda coins: "none" if coins == "none" else "some",
    ),
]
"""Whether an event must have coins, or must have none."""


class CombatEvent(Choice):
    """Take an event of the queue as a rampart (TY-45, TY-46)."""

    kind = "combat_event"
    coins: Coins
    take_coins: Annotated[YesNo, SaidAs("take")]

    def moves(self, state: "TournayState") -> list[int]:
        return [FIGHT + place for place in combat.targets(state, with_coins=self.coins)]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        combat.fight(state, move - FIGHT, chance, take_coins=self.take_coins)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        return refuse("TY-45" if self.coins else "TY-46", "cannot-take-event")


class TriggerEvents(Choice):
    """Choose events to strike the other players; positive ones apply to everyone (TY-47)."""

    kind = "trigger_events"
    max: Annotated[int, Field(Whole(1, QUEUE))]

    def moves(self, state: "TournayState") -> list[int]:
        present = sum(1 << place for place in range(QUEUE) if state.queue[place] >= 0)
        return [
            TRIGGER + index
            for index, mask in enumerate(EVENT_MASKS)
            if not mask & ~present and mask.bit_count() <= self.max
        ]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        mask = EVENT_MASKS[move - TRIGGER]
        state.questions.append(EVENTS[mask][1])
        if state.listener is not None:
            names = tuple(state.box.event_ids[state.queue[place]] for place in bits(mask))
            state.tell("triggers", player=state.player, events=names)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        return refuse("TY-47", "cannot-trigger")


class ProtectOneEvent(Effect):
    """While a citizen is on the card, its owner may ignore one event of each crier (ruling A38)."""

    kind = "protect_one_event"
    protects = True
