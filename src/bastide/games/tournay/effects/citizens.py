"""Effects for the citizens of the player on turn (TY-40, TY-44)."""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.games.tournay import plaza
from bastide.games.tournay.effects.base import Action, Choice
from bastide.games.tournay.fields import Amount, ChosenColour
from bastide.games.tournay.moves import COLOUR
from bastide.games.tournay.symbols import CHOICE

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


class Recruit(Choice):
    """Pay the price and recruit a citizen, as far as money and supply allow (TY-40)."""

    kind = "recruit"
    colour: ChosenColour
    price: Amount
    is_harmless = True

    def moves(self, state: "TournayState") -> list[int]:
        if state.deniers[state.player] < self.price:
            return []
        return [COLOUR + colour for colour in range(3) if self.colour in (CHOICE, colour) and state.supply[colour]]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        state.deniers[state.player] -= self.price
        plaza.recruit(state, state.player, move - COLOUR, self.price)


class GatherLying(Action):
    """Stand up citizens lying beside the Plaza (TY-44)."""

    kind = "gather_lying"
    is_quiet = is_harmless = True

    def do(self, state: "TournayState", chance: Chance) -> None:
        number = plaza.stand_up(state, state.player)
        if state.listener is not None:
            state.tell("stands-up", player=state.player, number=number)
