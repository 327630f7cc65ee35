"""Dragomir: players with fewer clouds than columns name columns that burn (FV-60 to FV-66)."""

from bisect import insort
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Plain
from bastide.core.masks import bits
from bastide.core.questions import Number
from bastide.games.feuville.box import STORABLE
from bastide.games.feuville.moves import BURN, COLUMNS, FIRE_PROTECTION, SHIELD, WIDTH
from bastide.games.feuville.questions import SEATS, FeuvilleQuestion, Seat, done
from bastide.games.feuville.refusals import refuse
from bastide.games.feuville.town import STRIDE, column_moves, columns, set_on_fire

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState
    from bastide.games.feuville.view import TurnView


def attack(state: "FeuvilleState") -> None:
    """Begin the dragon's attack after a double: on all players, clockwise from the roller (FV-60, K26)."""
    state.questions.append(_DRAGONS[0][0])
    state.named = 0


def may_burn(state: "FeuvilleState", seat: int) -> int:
    """The columns that can be named: any (K34), but outside the German edition none that shows clouds (FV-63)."""
    mask = state.walls[seat] & ~state.named
    if state.game.cloud_columns_burn:
        return mask
    town, clouds = state.towns[seat], state.box.clouds
    for column in bits(mask & state.skies[seat] & ~state.burnt[seat]):
        if clouds[town[2 * STRIDE + column] - 1]:
            mask ^= 1 << column
    return mask


def has_fire_protection(state: "FeuvilleState", seat: int) -> bool:
    """Whether a player could fend off the dragon (FV-58)."""
    return state.charms[3 * seat + FIRE_PROTECTION] > 0


@dataclass(slots=True)
class Dragon(FeuvilleQuestion):
    """Which columns burn? `dealt_with` players are done; the next must still name `left` columns."""

    name = "dragon"
    answers = ("burn", "shield")
    first = "FV-63", "name-column"
    free_actions = False
    before_the_dice = True
    dealt_with: Seat
    left: Annotated[int, Number(below=WIDTH)]

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """Count columns and clouds once per player (FV-61 to FV-63) and ask those who have a choice."""
        dealt_with, left = self.dealt_with, self.left
        while dealt_with < state.players:
            seat = (state.player + dealt_with) % state.players
            if not left and not state.named:
                left = columns(state, seat) - state.clouds[seat]
                if left <= 0:
                    if state.listener is not None:
                        state.tell("town-is-safe", player=seat)
                    left, dealt_with = 0, dealt_with + 1
                    continue
            choices = may_burn(state, seat)
            if left and (choices.bit_count() > left or (not state.named and has_fire_protection(state, seat))):
                if dealt_with != self.dealt_with or left != self.left:
                    state.questions[-1] = _DRAGONS[dealt_with][left]
                return seat
            if left:
                _burn(state, seat, choices)
            left, dealt_with, state.named = 0, dealt_with + 1, 0
        return done(state)

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The columns to name; also a fire protection, as long as none is named."""
        seat = state.asked
        moves = [*column_moves(BURN, may_burn(state, seat))]
        if not state.named and has_fire_protection(state, seat):
            moves.append(SHIELD)
        return moves

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Burn a column (FV-63), or fend off the dragon."""
        if move == SHIELD:
            _shield(state, state.asked)
            state.questions[-1] = _DRAGONS[self.dealt_with + 1][0]
        else:
            _burn(state, state.asked, 1 << move - BURN)
            state.named |= 1 << move - BURN
            state.questions[-1] = _DRAGONS[self.dealt_with][self.left - 1]

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        if move == SHIELD:
            if has_fire_protection(state, state.asked):
                return refuse("FV-58", "shield-too-late")
            return refuse("FV-58", "no-fire-protection")
        column, place = move - BURN, COLUMNS[move - BURN]
        if not state.walls[state.asked] >> column & 1:
            return refuse("FV-61", "no-such-column", column=place)
        if state.named >> column & 1:
            return refuse("FV-63", "already-named", column=place)
        return refuse("FV-63", "clouds-protect", column=place)

    def status(self, turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The number of columns still to be named."""
        return "status-dragon", {"number": self.left}

    def seat(self, state: "FeuvilleState") -> int:
        """The owner of the town under attack."""
        return (state.player + self.dealt_with) % state.players

    def exists(self, state: "FeuvilleState") -> bool:
        """Whether there are that many players."""
        return self.dealt_with < state.players

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether a double was rolled."""
        return state.dice[0] >= 0


def _burn(state: "FeuvilleState", seat: int, named: int) -> None:
    """Burn the columns named for the dragon (FV-63); ruins and bare rock are named in vain (FV-64, K34)."""
    burnt = set_on_fire(state, seat, named)
    if state.listener is not None:
        for column in bits(named):
            state.tell("burns" if burnt >> column & 1 else "names-in-vain", player=seat, column=COLUMNS[column])


def _shield(state: "FeuvilleState", seat: int) -> None:
    """Return a fire protection to the supply; it saves the town this time (FV-58)."""
    state.charms[3 * seat + FIRE_PROTECTION] -= 1
    insort(state.supply, STORABLE + FIRE_PROTECTION)
    if state.listener is not None:
        state.tell("plays-fire-protection", player=seat)


_DRAGONS = tuple(tuple(Dragon(dealt_with, left) for left in range(WIDTH + 1)) for dealt_with in range(SEATS + 1))
"""The question for each number of players done and of columns left; it never changes, so one of each is enough."""
