"""What a position is worth, for any bot: the points it has, and what resources, Cathedrals and Fortresses promise.

Opponents don't matter: nobody can hinder anybody.
"""

from collections.abc import Mapping

from bastide.core.chance import NoChance
from bastide.core.state import State
from bastide.core.values import Values
from bastide.games.troyes_dice import outlook, scoring
from bastide.games.troyes_dice.gains import BUILDING, EACH, PEOPLE
from bastide.games.troyes_dice.moves import CATHEDRAL_ROW, COLOUR, COLOURS, FORTRESS_ROW, VALUE, WIDTH
from bastide.games.troyes_dice.sheet import (
    ACTING,
    BONUS,
    CITIZENS,
    COLOUR_CHANGED,
    PAYING,
    ROW_MASKS,
    UNSPENT,
    Sheet,
)
from bastide.games.troyes_dice.state import TroyesDiceState

RESOURCE_WORTH = (0.55, 0.75, 0.6)  # an unspent resource of each kind, as long as there is a day to spend it
ENOUGH = 5  # more of a kind than this is hard to spend
CATHEDRAL_WORTH = 5.0  # a Cathedral at the start of the game: its row will grow
FAVOUR_GROWTH = 2.2  # by how many buildings a row that scores may still grow
BUILDING_WORTH = 0.5  # a building may be scored one day
SHELTER_WORTH = 0.35  # a building that can still be built and that no attack can block
BALANCE_WORTH = 0.35  # a citizen of the rarest colour leads to the bonuses of columns
BONUS_WORTH = 3.5  # a bonus building that is due

_NOBODY = NoChance()


def worth(state: State, player: int) -> float:
    """Return how good a position is; with a die chosen, how good the best action with it makes it."""
    assert isinstance(state, TroyesDiceState)
    sheet = state.sheets[player]
    if sheet.stage in (PAYING, ACTING):
        return max(_after(state, player, move) for move in _sensible(state, player, sheet))
    return _standing(state, sheet)


def is_unfinished(state: State) -> bool:
    """Whether someone has chosen a die and their action or its bonuses are still to come."""
    assert isinstance(state, TroyesDiceState)
    return any(state.sheets[player].stage in (PAYING, ACTING, BONUS) for player in state.waiting)


def _after(state: TroyesDiceState, player: int, move: int) -> float:
    after = state.copy()
    after.play(player, move, _NOBODY)
    return worth(after, player)


def _sensible(state: TroyesDiceState, player: int, sheet: Sheet) -> list[int]:
    """The legal moves; changes in one order only."""
    moves = state.legal_moves(player)
    if sheet.changed & COLOUR_CHANGED:
        return [move for move in moves if not VALUE <= move < COLOUR]
    return moves


def _standing(state: TroyesDiceState, sheet: Sheet) -> float:
    """Points now, plus what the remaining half days promise."""
    ahead = max(0, state.game.box.wheel.half_days - state.half_day) / state.game.box.wheel.half_days
    value = float(scoring.points(state.game.box.printed, sheet)) + _pending(sheet)
    if not ahead:
        return value
    tracks = sheet.tracks
    soon = min(1.0, 4 * ahead)
    for colour in range(len(COLOURS)):
        value += soon * RESOURCE_WORTH[colour] * min(tracks[UNSPENT + colour], ENOUGH)
    cathedrals = sheet.count(CATHEDRAL_ROW)
    value += ahead * CATHEDRAL_WORTH * cathedrals
    for row, each in scoring.favours(state.game.box.printed, sheet).items():
        value += ahead * FAVOUR_GROWTH * each * (1 - sheet.count(row) / WIDTH)
    value += ahead * BUILDING_WORTH * sheet.built.bit_count()
    value += ahead * SHELTER_WORTH * _sheltered(sheet)
    value += ahead * BALANCE_WORTH * min(tracks[CITIZENS:])
    return value


def _sheltered(sheet: Sheet) -> int:
    """How many open buildings a Fortress protects."""
    columns = sheet.built >> FORTRESS_ROW * WIDTH & ROW_MASKS[0]
    everywhere = sum(columns << row * WIDTH for row in range(2 * len(COLOURS)))
    return (everywhere & ~sheet.closed).bit_count()


def _pending(sheet: Sheet) -> float:
    """What is due but not yet taken."""
    value = 0.0
    for code in sheet.pending:
        if code >= BUILDING:
            value += BONUS_WORTH
        elif PEOPLE <= code < EACH:
            value += code % 32
        else:
            value += 1.0
    return value


class Hints(Values):
    """The hints as values for bots."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        assert weights is None

    def worth(self, state: State, player: int) -> float:
        return worth(state, player)

    def is_unfinished(self, state: State) -> bool:
        return is_unfinished(state)

    def own_game(self, state: State, player: int) -> tuple[State, int]:
        """Play alone: nobody can hinder anybody."""
        return outlook.alone(state, player), 0
