"""What a position is worth, for any bot: the points it has, and what resources, Cathedrals and Fortresses promise.

Opponents don't matter: players can't affect each other.
"""

from collections.abc import Iterator, Mapping

from bastide.core.chance import NoChance
from bastide.core.state import State
from bastide.core.values import Values, read_opponents
from bastide.games.troyes_dice import scoring
from bastide.games.troyes_dice.gains import BUILDING, EACH, PEOPLE
from bastide.games.troyes_dice.moves import (
    CATHEDRAL_ROW,
    COLOUR,
    COLOURS,
    FORTRESS_ROW,
    RESOURCES,
    VALUE,
    WIDTH,
)
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

_NOBODY = NoChance()


def alone(state: State, player: int) -> TroyesDiceState:
    """Return the same position with `player` alone at the table, as player 0."""
    assert isinstance(state, TroyesDiceState)
    twin = state.copy()
    twin.players = 1
    twin.sheets, twin.opening = [state.sheets[player]], [state.opening[player]]
    twin.to_act = (0,) if player in state.to_act else ()
    twin.crier = 0
    return twin


class Hints(Values):
    """Values by rules of thumb."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        found = read_opponents(__package__, "hints.json") if weights is None else weights
        self.resource: tuple[float, ...] = tuple(found[name] for name in RESOURCES)
        """An unspent resource of each kind, as long as there is a day to spend it."""
        self.enough = found["enough"]
        """More of a kind than this is hard to spend."""
        self.cathedral = found["cathedral"]
        """A Cathedral at the start of the game: its row will grow."""
        self.favour_growth = found["favour-growth"]
        """By how many buildings a row that scores may still grow."""
        self.building = found["building"]
        """A building may be scored one day."""
        self.shelter = found["shelter"]
        """A building that can still be built and that no attack can block."""
        self.balance = found["balance"]
        """A citizen of the rarest colour leads to the bonuses of columns."""
        self.bonus = found["bonus"]
        """A bonus building that is due."""

    def worth(self, state: State, player: int) -> float:
        """Return how good a position is; with a die chosen, how good the best action with it makes it."""
        assert isinstance(state, TroyesDiceState)
        sheet = state.sheets[player]
        if sheet.stage in (PAYING, ACTING):
            return max(self._after(state, player, move) for move in _sensible(state, player, sheet))
        value = 0.0
        for _, amount in self._terms(state, sheet):
            value += amount
        return value

    def is_unfinished(self, state: State) -> bool:
        """Whether someone has chosen a die and their action or its bonuses are still to come."""
        assert isinstance(state, TroyesDiceState)
        return any(state.sheets[player].stage in (PAYING, ACTING, BONUS) for player in state.to_act)

    def own_game(self, state: State, player: int) -> tuple[State, int]:
        """Play alone: players can't affect each other."""
        return alone(state, player), 0

    def _after(self, state: TroyesDiceState, player: int, move: int) -> float:
        after = state.copy()
        after.apply(player, move, _NOBODY)
        return self.worth(after, player)

    def parts(self, state: State, player: int) -> dict[str, float]:
        assert isinstance(state, TroyesDiceState)
        parts: dict[str, float] = {}
        for key, amount in self._terms(state, state.sheets[player]):
            parts[key] = parts.get(key, 0.0) + amount
        return parts

    def _terms(self, state: TroyesDiceState, sheet: Sheet) -> Iterator[tuple[str, float]]:
        """Points now, what is due, and what the remaining half days promise, each with the part it belongs to."""
        printed, tracks = state.game.box.printed, sheet.tracks
        favours = scoring.favours(printed, sheet.cathedrals)
        yield "citizens", sum(tracks[CITIZENS:])
        yield "cathedrals", sum(each * sheet.count(row) for row, each in favours.items())
        yield "resources", sum(unspent // scoring.PAIR for unspent in tracks[UNSPENT:CITIZENS])
        for code in sheet.pending:
            yield self._due(code)
        half_days = state.game.box.wheel.half_days
        ahead = max(0, half_days - state.half_day) / half_days
        if not ahead:
            return
        soon = min(1.0, 4 * ahead)
        for colour, worth in enumerate(self.resource):
            yield "resources", soon * worth * min(tracks[UNSPENT + colour], self.enough)
        yield "cathedrals", ahead * self.cathedral * sheet.count(CATHEDRAL_ROW)
        for row, each in favours.items():
            yield "cathedrals", ahead * self.favour_growth * each * (1 - sheet.count(row) / WIDTH)
        yield "buildings", ahead * self.building * sheet.built.bit_count()
        yield "protection", ahead * self.shelter * _sheltered(sheet)
        yield "bonuses", ahead * self.balance * min(tracks[CITIZENS:])

    def _due(self, code: int) -> tuple[str, float]:
        """What a gain is worth that is due but not yet taken."""
        if code >= BUILDING:
            return "bonuses", self.bonus
        if PEOPLE <= code < EACH:
            return "citizens", code % 32
        return "resources", 1.0


def _sensible(state: TroyesDiceState, player: int, sheet: Sheet) -> list[int]:
    """The legal moves; changes in one order only."""
    moves = state.legal_moves(player)
    if sheet.changed & COLOUR_CHANGED:
        return [move for move in moves if not VALUE <= move < COLOUR]
    return moves


def _sheltered(sheet: Sheet) -> int:
    """How many open buildings a Fortress protects."""
    columns = sheet.built >> FORTRESS_ROW * WIDTH & ROW_MASKS[0]
    everywhere = sum(columns << row * WIDTH for row in range(2 * len(COLOURS)))
    return (everywhere & ~sheet.closed).bit_count()
