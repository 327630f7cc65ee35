"""Effects in other districts: using a building there, damaging cards (TY-41, C3)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, cast

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Plain
from bastide.core.masks import bits
from bastide.core.questions import LOOK_AGAIN
from bastide.games.tournay import district
from bastide.games.tournay.actions import push
from bastide.games.tournay.effects.base import Action, Choice
from bastide.games.tournay.fields import Count, Types, VisitedColour, YesNo
from bastide.games.tournay.grid import NAMES, SLOTS
from bastide.games.tournay.kinds import SaidAs
from bastide.games.tournay.moves import DAMAGE, VISIT
from bastide.games.tournay.questions import Count as Counted
from bastide.games.tournay.questions import Piece, TournayQuestion
from bastide.games.tournay.refusals import refuse
from bastide.games.tournay.symbols import CHOICE

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState
    from bastide.games.tournay.view import TournayView, TurnView


class UseOtherBuilding(Choice):
    """Use the effect of a building in another district; nothing is placed on it (TY-41)."""

    kind = "use_other_building"
    colour: VisitedColour
    may_be_occupied: Annotated[YesNo, SaidAs("occupied")]
    is_visit = True

    def targets(self, state: "TournayState", seat: int) -> int:
        """The buildings of another player that may be used: none damaged, and no Port (TY-41, ruling A19)."""
        mask = state.buildings[seat] & ~(state.damaged[seat] if self.may_be_occupied else state.occupied[seat])
        if self.colour != CHOICE:
            mask &= state.coloured[3 * seat + self.colour]
        for slot in bits(mask):
            if state.box.visits[district.top(state, seat, slot)]:
                mask &= ~(1 << slot)
        return mask

    def moves(self, state: "TournayState") -> list[int]:
        moves = []
        for distance, seat in enumerate(state.others()):
            moves += [VISIT + SLOTS * distance + slot for slot in bits(self.targets(state, seat))]
        return moves

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        distance, slot = divmod(move - VISIT, SLOTS)
        seat = (state.player + distance + 1) % state.players
        card = district.top(state, seat, slot)
        if state.listener is not None:
            state.tell("visits", player=state.player, other_player=seat, card=state.box.ids[card])
        push(state, state.box.activation[card])

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        return refuse("TY-41", "cannot-visit")


class DamageEachOther(Action):
    """Damage cards of each other player, clockwise; no rampart helps (C3, ruling A52)."""

    kind = "damage_each_other"
    count: Count
    card_types: Annotated[Types, SaidAs("types")]

    def do(self, state: "TournayState", chance: Chance) -> None:
        state.questions.append(DamageOthers(state.box.pieces.index(self), 1, self.count))

    def targets(self, state: "TournayState", seat: int) -> int:
        """Free cards of a player that may be damaged."""
        return district.visible(state, seat, self.card_types) & ~state.occupied[seat]


@dataclass(slots=True)
class DamageOthers(TournayQuestion):
    """Which card of another district do you damage? `left` more of the player at `distance`."""

    name = "damage"
    answers = ("damage",)
    first = "TY-31", "event-first"
    number: Piece
    """The action, in the box."""
    distance: Counted
    left: Counted

    def _effect(self, state: "TournayState") -> DamageEachOther:
        return cast(DamageEachOther, state.box.pieces[self.number])

    def target(self, state: "TournayState") -> int:
        """The player whose card is damaged."""
        return (state.player + self.distance) % state.players

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn, district by district, where there is a choice."""
        if self.distance == state.players:
            state.questions.pop()
            return LOOK_AGAIN
        effect = self._effect(state)
        cards = effect.targets(state, self.target(state))
        if not self.left or not cards:
            state.questions[-1] = DamageOthers(self.number, self.distance + 1, effect.count)
            return LOOK_AGAIN
        if cards & cards - 1:
            return state.player
        self._damage(state, bits(cards)[0])
        return LOOK_AGAIN

    def moves(self, state: "TournayState") -> list[int]:
        """The free cards of that district."""
        return [DAMAGE + slot for slot in bits(self._effect(state).targets(state, self.target(state)))]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        self._damage(state, move - DAMAGE)

    def _damage(self, state: "TournayState", slot: int) -> None:
        state.questions[-1] = DamageOthers(self.number, self.distance, self.left - 1)
        district.damage(state, self.target(state), slot)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        return refuse("TY-56", "cannot-damage", slot=NAMES[move - DAMAGE])

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The owner of the district."""
        return "status-damage", {"other_player": turn["target"] or 0}

    def exists(self, state: "TournayState") -> bool:
        """Whether the box has such an action."""
        return self.number < len(state.box.pieces)

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether the action damages cards, and there is such a player or all have been asked."""
        return isinstance(state.box.pieces[self.number], DamageEachOther) and 1 <= self.distance <= state.players
