"""What characters do: they react in their row and column, or stand by (TY-49 to TY-52, TY-68; C4)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, cast

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.masks import bits
from bastide.core.questions import LOOK_AGAIN
from bastide.games.tournay import district, plaza
from bastide.games.tournay.effects.base import HARMLESS_ACTIONS, Power, Reaction, Then
from bastide.games.tournay.fields import AllTypes, Amount, Citizens, Colour, ColourMask
from bastide.games.tournay.grid import NAMES, REACH, SLOTS
from bastide.games.tournay.kinds import SaidAs
from bastide.games.tournay.moves import ACTIVATE, COLOURS, PASS
from bastide.games.tournay.questions import Count, Slot, TournayQuestion, are_in
from bastide.games.tournay.reactions import React, activate
from bastide.games.tournay.refusals import refuse
from bastide.games.tournay.symbols import GRAY

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

_CITIZENS = (*range(len(COLOURS)), GRAY)


class OnActivate(Then):
    """React to the activation of a building of a colour (TY-51)."""

    kind = "on_activate"
    card_colour: Annotated[ColourMask, SaidAs("colour")]

    def colours(self) -> int:
        return self.card_colour

    def follows_activation(self, colours: int, *, noticed: bool) -> bool:
        return bool(self.card_colour & colours)


class OnPlace(Then):
    """React to the placement of a card (TY-52)."""

    kind = "on_place"
    card_types: Annotated[AllTypes, SaidAs("types")]
    card_colour: Annotated[ColourMask, SaidAs("colour")]
    allowed = HARMLESS_ACTIONS

    def colours(self) -> int:
        return self.card_colour

    def follows_placement(self, colour: int, type_: int) -> bool:
        return bool(self.card_colour >> colour & 1 and self.card_types & type_)


class OnGather(Then):
    """React when the owner gathers (TY-68)."""

    kind = "on_gather"
    follows_gathering = True


class EverySecondCitizen(Then):
    """React to the 2nd, 4th and 6th citizen of some kinds in its row and column (C4)."""

    kind = "every_second_citizen"
    counts_citizens = True
    citizens: Annotated[Citizens, SaidAs("colours")]

    def notices(self, state: "TournayState", place: int, citizen: int) -> bool:
        return bool(self.citizens >> citizen & 1) and self._counted(state, place) in (2, 4, 6)

    def _counted(self, state: "TournayState", place: int) -> int:
        number = 0
        for slot in bits(REACH[place] & state.occupied[state.player]):
            token = state.tokens[SLOTS * state.player + slot]
            number += sum(token >> 2 * kind & 3 for kind in _CITIZENS if self.citizens >> kind & 1)
        return number

    def follows_activation(self, colours: int, *, noticed: bool) -> bool:
        return noticed


class ChainActivation(Reaction):
    """Allow a second building to be activated after one of a colour (TY-50, TY-51, ruling A37)."""

    kind = "chain_activation"
    card_colour: Annotated[ColourMask, SaidAs("colour")]
    activate: Annotated[ColourMask, SaidAs("second")]
    with_citizen: Annotated[Colour, SaidAs("citizen")]

    def colours(self) -> int:
        return self.card_colour

    def follows_activation(self, colours: int, *, noticed: bool) -> bool:
        return bool(self.card_colour & colours)

    def chains(self, citizen: int) -> int:
        return self.activate if citizen == self.with_citizen else 0

    def react(self, state: "TournayState", place: int) -> None:
        reactions = state.box.triggers[district.top(state, state.player, place)]
        state.questions.append(Chain(place, reactions.index(self)))


@dataclass(slots=True)
class Chain(TournayQuestion):
    """Do you activate a second building? The fields are the character that allows it, and its trigger (TY-50, A37)."""

    name = "chain"
    answers = ("activate", "pass")
    first = "TY-51", "activate-or-pass"
    slot: Slot
    index: Count

    def _effect(self, state: "TournayState") -> ChainActivation:
        """The second activation in question; one card may offer several."""
        return cast(ChainActivation, state.box.triggers[district.top(state, state.player, self.slot)][self.index])

    def _targets(self, state: "TournayState") -> int:
        """The buildings in reach that a further citizen may activate, none of them twice in one action (A37)."""
        seat, chain = state.player, self._effect(state)
        if not plaza.can_use(state, seat, chain.with_citizen, 1):
            return 0
        cards = 0
        for colour in range(len(COLOURS)):
            if chain.activate >> colour & 1:
                cards |= state.coloured[3 * seat + colour]
        mask = (state.buildings[seat] & ~state.occupied[seat] | district.doubled(state, seat)) & cards
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
        """The second buildings, or passing: a chain is never compulsory."""
        return [*(ACTIVATE + slot for slot in bits(self._targets(state))), PASS]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Activate it with a citizen of the character's colour, or pass."""
        state.questions.pop()
        if move == PASS:
            state.tell("passes", player=state.asked)
        else:
            activate(state, move - ACTIVATE, self._effect(state).with_citizen)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        return refuse("TY-51", "not-in-chain", slot=NAMES[move - ACTIVATE])

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether the character is there, has such a trigger, and is reacting."""
        if not isinstance(state.questions[place - 1], React) or not are_in(state, state.characters, 1 << self.slot):
            return False
        reactions = state.box.triggers[district.top(state, state.player, self.slot)]
        return self.index < len(reactions) and isinstance(reactions[self.index], ChainActivation)


class DoubleActivation(Power):
    """Allow buildings in its row and column to be activated twice (TY-50)."""

    kind = "double_activation"
    card_colour: Annotated[ColourMask, SaidAs("colour")]

    def doubles(self) -> int:
        return self.card_colour


class EarnBonus(Power):
    """Earn more for each citizen of a colour (TY-37, TY-68)."""

    kind = "earn_bonus"
    colour: Colour
    per_citizen: Annotated[Amount, SaidAs("amount")]

    def earns(self, colour: int) -> int:
        return self.per_citizen if colour == self.colour else 0
