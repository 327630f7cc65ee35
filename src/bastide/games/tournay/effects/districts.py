"""Effects in other districts: using a building there, damaging cards (TY-41, C3)."""

from typing import TYPE_CHECKING, Annotated, cast

from bastide.core.chance import Chance
from bastide.games.tournay import district
from bastide.games.tournay.effects.base import Action, Choice, push
from bastide.games.tournay.fields import Count, Types, VisitedColour, YesNo
from bastide.games.tournay.grid import SLOTS, bits
from bastide.games.tournay.kinds import SaidAs
from bastide.games.tournay.moves import DAMAGE, VISIT
from bastide.games.tournay.steps import DAMAGE as DAMAGE_STEP
from bastide.games.tournay.steps import LOOK_AGAIN, SHIFT
from bastide.games.tournay.steps import step as make_step
from bastide.games.tournay.symbols import CHOICE

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


class UseOtherBuilding(Choice):
    """Use the effect of a building in another district; nothing is placed on it (TY-41)."""

    kind = "use_other_building"
    colour: VisitedColour
    may_be_occupied: Annotated[YesNo, SaidAs("occupied")]
    is_visit = True

    def targets(self, state: "TournayState", seat: int) -> int:
        """Buildings of another player that may be used: never damaged, never another Port (TY-41, ruling A19)."""
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


class DamageEachOther(Action):
    """Damage cards of each other player, clockwise; no rampart helps (C3, ruling A52)."""

    kind = "damage_each_other"
    count: Count
    card_types: Annotated[Types, SaidAs("types")]

    def do(self, state: "TournayState", chance: Chance) -> None:
        state.steps.append(make_step(DAMAGE_STEP, state.box.pieces.index(self), 1, self.count))

    def targets(self, state: "TournayState", seat: int) -> int:
        """Free cards of a player that may be damaged."""
        return district.visible(state, seat, self.card_types) & ~state.occupied[seat]


# Which card is damaged, district by district


def _damage_targets(state: "TournayState", argument: int) -> int:
    effect, distance = cast(DamageEachOther, state.box.pieces[argument & 1023]), argument >> 10 & 255
    return effect.targets(state, (state.player + distance) % state.players)


def ask_damage(state: "TournayState", argument: int, _chance: Chance) -> int:
    """Ask the player on turn where there is a choice."""
    number, distance, left = argument & 1023, argument >> 10 & 255, argument >> 18
    if distance == state.players:
        state.steps.pop()
        return LOOK_AGAIN
    targets = _damage_targets(state, argument)
    if not left or not targets:
        count = cast(DamageEachOther, state.box.pieces[number]).count
        state.steps[-1] = make_step(DAMAGE_STEP, number, distance + 1, count)
        return LOOK_AGAIN
    if targets & targets - 1:
        return state.player
    damage_other(state, bits(targets)[0])
    return LOOK_AGAIN


def damage_moves(state: "TournayState", argument: int) -> list[int]:
    """The free cards of that district."""
    return [DAMAGE + slot for slot in bits(_damage_targets(state, argument))]


def damage_other(state: "TournayState", slot: int) -> None:
    """Damage a card of that district."""
    distance = state.steps[-1] >> SHIFT + 10 & 255
    state.steps[-1] -= 1 << SHIFT + 18
    district.damage(state, (state.player + distance) % state.players, slot)
