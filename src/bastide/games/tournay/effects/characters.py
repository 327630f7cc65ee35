"""What characters do: they react in their row and column, or stand by (TY-49 to TY-52, TY-68; C4)."""

from typing import TYPE_CHECKING, Annotated

from bastide.games.tournay import district
from bastide.games.tournay.effects.base import HARMLESS_ACTIONS, Power, Reaction, Then
from bastide.games.tournay.fields import AllTypes, Amount, Citizens, Colour, ColourMask
from bastide.games.tournay.grid import REACH, SLOTS, bits
from bastide.games.tournay.kinds import SaidAs
from bastide.games.tournay.moves import COLOURS
from bastide.games.tournay.steps import CHAIN
from bastide.games.tournay.steps import step as make_step
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
    """Let a second building be activated after one of a colour (TY-50, TY-51, ruling A37)."""

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
        state.steps.append(make_step(CHAIN, place, reactions.index(self)))


class DoubleActivation(Power):
    """Let buildings in its row and column be activated twice (TY-50)."""

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
