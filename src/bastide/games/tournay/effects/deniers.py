"""Effects that bring deniers: from the bank, or from other players (TY-39, TY-48, expansion)."""

from typing import TYPE_CHECKING, Annotated, TypeAlias

from bastide.core.chance import Chance
from bastide.core.schema import ListOf, Text
from bastide.games.tournay import district, plaza
from bastide.games.tournay.citizens import by_colour
from bastide.games.tournay.effects.base import Action, Choice
from bastide.games.tournay.fields import Amount, ChosenColour, Colours, Types, say_colours
from bastide.games.tournay.grid import FRAME_SLOTS
from bastide.games.tournay.kinds import Field, SaidAs
from bastide.games.tournay.moves import COLOUR, COLOURS
from bastide.games.tournay.symbols import CHOICE

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

Slots: TypeAlias = Annotated[str, Field(Text(("empty", "filled")))]
Where: TypeAlias = Annotated[str, Field(Text(("plaza", "lying")))]
"""Whether citizens stand on the Plaza or lie beside it."""
Pair: TypeAlias = Annotated[
    tuple[int, ...],
    Field(ListOf(Text(COLOURS), 2, 2, distinct=True), lambda names: tuple(map(COLOURS.index, names)), say_colours),
]


class GainDeniers(Action):
    """Gain deniers (TY-39)."""

    kind = "gain_deniers"
    amount: Amount
    is_quiet = is_harmless = True

    def do(self, state: "TournayState", chance: Chance) -> None:
        plaza.gain(state, state.player, self.amount)


class DeniersPerSlot(Action):
    """Gain deniers for each filled, or each empty, of the nine slots (TY-48)."""

    kind = "deniers_per_slot"
    amount: Amount
    slots: Slots
    is_quiet = is_harmless = True

    def do(self, state: "TournayState", chance: Chance) -> None:
        filled = state.filled[state.player].bit_count()
        plaza.gain(state, state.player, self.amount * (filled if self.slots == "filled" else FRAME_SLOTS - filled))


def _citizens(state: "TournayState", where: str) -> tuple[int, int, int]:
    """The citizens of the player on turn, by colour."""
    return by_colour((state.lying if where == "lying" else state.standing)[state.player])


class DeniersPerPair(Action):
    """Gain deniers for each pair of citizens of two colours on the Plaza."""

    kind = "deniers_per_pair"
    colours: Pair
    amount: Amount
    is_harmless = True

    def do(self, state: "TournayState", chance: Chance) -> None:
        citizens = _citizens(state, "plaza")
        plaza.gain(state, state.player, self.amount * min(citizens[colour] for colour in self.colours))


class DeniersPerCitizen(Action):
    """Gain deniers for each citizen of some colours."""

    kind = "deniers_per_citizen"
    colours: Colours
    where: Where
    amount: Amount
    is_harmless = True

    def do(self, state: "TournayState", chance: Chance) -> None:
        citizens = _citizens(state, self.where)
        number = sum(citizens[colour] for colour in range(3) if self.colours >> colour & 1)
        plaza.gain(state, state.player, self.amount * number)


class DeniersPerCitizenOfOneColour(Choice):
    """Name a colour and gain deniers for each citizen of it."""

    kind = "deniers_per_citizen_of_one_colour"
    choose_from: Annotated[Colours, SaidAs("colours")]
    where: Where
    amount: Amount
    is_harmless = True

    def moves(self, state: "TournayState") -> list[int]:
        return [COLOUR + colour for colour in range(3) if self.choose_from >> colour & 1]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        plaza.gain(state, state.player, self.amount * _citizens(state, self.where)[move - COLOUR])


class CollectPerBuilding(Choice):
    """Make every other player pay for each of their cards of a colour and type (ruling A35)."""

    kind = "collect_per_building"
    colour: ChosenColour
    card_types: Annotated[Types, SaidAs("types")]
    amount: Amount

    def moves(self, state: "TournayState") -> list[int]:
        return [COLOUR + colour for colour in range(3) if self.colour in (CHOICE, colour)]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        colour = move - COLOUR
        if state.listener is not None:
            state.tell("names-colour", player=state.player, colour=COLOURS[colour])
        for seat in state.others():
            cards = district.visible(state, seat, self.card_types) & state.coloured[3 * seat + colour]
            plaza.pay_to(state, seat, state.player, self.amount * cards.bit_count())


class RichestPays(Action):
    """Make all the richest players pay, except the player on turn (ruling A34)."""

    kind = "richest_pays"
    amount: Amount

    def do(self, state: "TournayState", chance: Chance) -> None:
        most = max(state.deniers)
        rich = [seat for seat in state.others() if state.deniers[seat] == most]
        for seat in rich:
            plaza.pay_to(state, seat, state.player, self.amount)
