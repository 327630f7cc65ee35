"""Dragomir: who has fewer clouds than columns names the columns that burn (FV-60 to FV-66)."""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.games.feuville.box import STORABLE
from bastide.games.feuville.moves import BURN, COLUMNS, FIRE_PROTECTION, SHIELD
from bastide.games.feuville.steps import DRAGON, LOOK_AGAIN, SHIFT
from bastide.games.feuville.town import STRIDE, bits, columns, set_on_fire

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

NEXT = 64
"""One more player dealt with, in the argument of the step."""


def attack(state: "FeuvilleState") -> None:
    """A double was rolled: all players are attacked, clockwise from the roller (FV-60, K26)."""
    state.steps.append(DRAGON)
    state.named = 0


def may_burn(state: "FeuvilleState", seat: int) -> int:
    """The columns that can be named: any (K34), but in all editions but the German none that shows clouds (FV-63)."""
    mask = state.walls[seat] & ~state.named
    if state.game.cloud_columns_burn:
        return mask
    town, clouds = state.towns[seat], state.box.clouds
    for column in bits(mask & state.skies[seat] & ~state.burnt[seat]):
        if clouds[town[2 * STRIDE + column] - 1]:
            mask ^= 1 << column
    return mask


def ask_dragon(state: "FeuvilleState", argument: int, _chance: Chance) -> int:
    """Counts columns and clouds once for each player (FV-61 to FV-63) and asks who has a choice."""
    done, left = divmod(argument, NEXT)
    while done < state.players:
        seat = (state.player + done) % state.players
        if not left and not state.named:
            left = columns(state, seat) - state.clouds[seat]
            if left <= 0:
                if state.listener is not None:
                    state.tell("town-is-safe", player=seat)
                left, done = 0, done + 1
                continue
        choices = may_burn(state, seat)
        if left and (choices.bit_count() > left or (not state.named and has_fire_protection(state, seat))):
            state.steps[-1] = DRAGON | (NEXT * done + left) << SHIFT
            return seat
        for column in bits(choices) if left else ():
            _burn(state, seat, column)
        left, done, state.named = 0, done + 1, 0
    state.steps.pop()
    return LOOK_AGAIN


def has_fire_protection(state: "FeuvilleState", seat: int) -> bool:
    """Whether a player could keep the dragon off (FV-58)."""
    return state.charms[3 * seat + FIRE_PROTECTION] > 0


def dragon_moves(state: "FeuvilleState", _: int) -> list[int]:
    """Name a column, or play a fire protection before naming any."""
    seat = state.asked
    moves = [BURN + column for column in bits(may_burn(state, seat))]
    if not state.named and has_fire_protection(state, seat):
        moves.append(SHIELD)
    return moves


def do_burn(state: "FeuvilleState", column: int, _chance: Chance) -> None:
    """Names a column (FV-63)."""
    _burn(state, state.asked, column)
    state.named |= 1 << column
    state.steps[-1] -= 1 << SHIFT


def _burn(state: "FeuvilleState", seat: int, column: int) -> None:
    burnt = set_on_fire(state, seat, column)
    if state.listener is not None:
        state.tell("burns" if burnt else "names-in-vain", player=seat, column=COLUMNS[column])


def do_shield(state: "FeuvilleState", _: int, _chance: Chance) -> None:
    """A fire protection saves the town this time and goes back to the supply (FV-58)."""
    seat = state.asked
    state.charms[3 * seat + FIRE_PROTECTION] -= 1
    state.supply[STORABLE + FIRE_PROTECTION] += 1
    done = (state.steps[-1] >> SHIFT) // NEXT
    state.steps[-1] = DRAGON | NEXT * (done + 1) << SHIFT
    if state.listener is not None:
        state.tell("plays-fire-protection", player=seat)
