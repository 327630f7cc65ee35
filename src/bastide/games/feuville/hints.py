"""Values a position for any bot: points now, plus the promise of town, storage and fairy tiles."""

from collections.abc import Mapping
from typing import cast

from bastide.core.state import State
from bastide.core.values import Values
from bastide.games.feuville import decrees, fairy, persons, scoring, town, turn
from bastide.games.feuville.box import DECREE_PIECE, DISCRETION, LARGE, SMALL, SPLENDID
from bastide.games.feuville.hand import Hand
from bastide.games.feuville.moves import LEVELS, WALL
from bastide.games.feuville.state import FeuvilleState

RIVAL = 0.4  # per point of the best rival
TILE = (0.5, 1.1, 1.6)  # a wall, a tower, a sky in an unburnt column
SYMBOL = 0.9  # a visible symbol: decrees to come will count it
DISTRICT = 1.6  # a complete column without grass
UNCOVERED = 0.9  # per column beyond the number of clouds: the dragon may come
CORNER = 2.0  # a step towards the town evaluation
CHARM = 1.4
STORED_TILE = 0.7
STORED_DECREE = 0.55  # share of what it would score now, and a little for its future
PROTECTED = 0.2
FREE_SPACE = 0.5

_UNFINISHED = (
    turn.Person,
    Hand,
    decrees.Evaluate,
    town.Clouds,
    persons.Thief,
    persons.Mayor,
    persons.Magician,
    fairy.Fairy,
    fairy.Charm,
    decrees.Coat,
)
"""Questions to the player who has just moved, whose choice is therefore not complete."""


def worth(state: State, player: int) -> float:
    """Return the player's points less some of the best rival's, plus the value of what they have built up."""
    table = cast(FeuvilleState, state)
    totals = [scoring.points(table, seat) for seat in range(table.players)]
    if table.player < 0:
        totals = scoring.totals(table)
    rival = max(points for seat, points in enumerate(totals) if seat != player)
    return totals[player] - RIVAL * rival + (_town(table, player) + _board(table, player) if table.player >= 0 else 0)


def is_unfinished(state: State) -> bool:
    """Whether the player who has just moved owes the next step of the same choice."""
    questions = cast(FeuvilleState, state).questions
    return bool(questions) and isinstance(questions[-1], _UNFINISHED)


def _town(state: FeuvilleState, player: int) -> float:
    """Value tiles, symbols, districts and townscape, less what the dragon could take."""
    standing = ~state.burnt[player]
    built = (state.walls[player], state.towers[player], state.skies[player])
    value = sum(TILE[level] * (built[level] & standing).bit_count() for level in range(len(LEVELS)))
    value += SYMBOL * sum(decrees.symbol_count(state, player, symbol) for symbol in range(4))
    value += DISTRICT * (state.skies[player] & standing & ~state.grass[player]).bit_count()
    value -= UNCOVERED * max(0, town.columns(state, player) - state.clouds[player] - 1)
    if state.coat[player] < 0:
        value += CORNER * (bool(state.lefts[player]) + bool(state.rights[player]) + bool(state.gates[player]))
        value += 0.8 * decrees.town_evaluation(state, player)[0]
    return value


def _board(state: FeuvilleState, player: int) -> float:
    """Stored and held pieces, fairy tiles."""
    value = 0.0
    for space in range(2):
        piece = state.store[2 * player + space]
        value += _piece(state, player, piece) if piece >= 0 else FREE_SPACE
    if state.hand >= 0 and state.asked == player:
        value += _piece(state, player, state.hand)
    value += PROTECTED * state.shielded[player].bit_count()
    return value + CHARM * sum(state.charms[3 * player : 3 * player + 3])


def _piece(state: FeuvilleState, player: int, piece: int) -> float:
    if piece < DECREE_PIECE:
        fits = bool(town.open_columns(state, player, state.box.level[piece]))
        return STORED_TILE * (1 if fits or state.box.level[piece] == WALL else 0.5)
    return 1.0 + STORED_DECREE * _decree(state, player, piece - DECREE_PIECE)


def _decree(state: FeuvilleState, player: int, decree: int) -> float:
    points = state.box.decree_points[decree]
    if decree < SMALL:
        return float(points * decrees.symbol_count(state, player, decree // 3))
    if decree == DISCRETION:
        return float(points * max(decrees.symbol_count(state, player, symbol) for symbol in range(3)))
    if decree == SPLENDID:
        return 4.0
    return float(points if decree in (SMALL, LARGE) else 0)


class Hints(Values):
    """The hints as values for bots."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        assert weights is None

    def worth(self, state: State, player: int) -> float:
        return worth(state, player)

    def is_unfinished(self, state: State) -> bool:
        return is_unfinished(state)
