"""Values a position for any bot: points now, plus the promise of town, storage and fairy tiles."""

from collections.abc import Mapping
from typing import cast

from bastide.core.state import State
from bastide.core.values import Values, read_opponents
from bastide.games.feuville import decrees, fairy, persons, scoring, town, turn
from bastide.games.feuville.box import DECREE_PIECE, DISCRETION, LARGE, SMALL, SPLENDID
from bastide.games.feuville.hand import Hand
from bastide.games.feuville.moves import LEVELS, WALL
from bastide.games.feuville.state import FeuvilleState

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


class Hints(Values):
    """Values by rules of thumb. The weights are points: of a tile, a symbol, a complete column, and so on."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        weights = read_opponents(__package__, "hints.json") if weights is None else weights
        self.rival = weights["rival"]  # per point of the best rival
        self.tile = tuple(weights[level] for level in LEVELS)  # in an unburnt column
        self.symbol = weights["symbol"]  # a visible one: decrees to come will count it
        self.district = weights["district"]  # a complete column without grass
        self.uncovered = weights["uncovered"]  # per column beyond the number of clouds: the dragon may come
        self.corner = weights["corner"]  # a step towards the town evaluation
        self.townscape = weights["townscape"]  # share of the points of a town evaluation
        self.charm = weights["charm"]
        self.stored_tile = weights["stored_tile"]
        self.unfit = weights["unfit"]  # share of that for a tile that fits nowhere now
        self.kept_decree = weights["kept_decree"]  # any decree in storage
        self.stored_decree = weights["stored_decree"]  # share of what it would score now
        self.splendid_view = weights["splendid_view"]
        self.protected = weights["protected"]
        self.free_space = weights["free_space"]

    def worth(self, state: State, player: int) -> float:
        """Return the player's points less some of the best rival's, plus the value of what they have built up."""
        table = cast(FeuvilleState, state)
        own, rival = _points(table, player)
        standing = own - self.rival * rival
        if table.player < 0:
            return standing
        built_up, stored = 0.0, 0.0
        for part in self._town(table, player):
            built_up += part
        for part in self._board(table, player):
            stored += part
        return standing + (built_up + stored)

    def parts(self, state: State, player: int) -> Mapping[str, float]:
        table = cast(FeuvilleState, state)
        own, rival = _points(table, player)
        parts: dict[str, float] = {"points": own, "rivals": -self.rival * rival}
        if table.player >= 0:
            tiles, symbols, districts, dragon, corners, townscape = self._town(table, player)
            storage, charms = self._board(table, player)
            parts |= {"tiles": tiles, "symbols": symbols, "districts": districts, "dragon": dragon}
            parts |= {"townscape": corners + townscape, "storage": storage, "charms": charms}
        return parts

    def is_unfinished(self, state: State) -> bool:
        """Whether the player who has just moved owes the next step of the same choice."""
        questions = cast(FeuvilleState, state).questions
        return bool(questions) and isinstance(questions[-1], _UNFINISHED)

    def _town(self, state: FeuvilleState, player: int) -> tuple[float, ...]:
        """Value tiles, symbols, districts, what the dragon could take, corners and the townscape."""
        standing = ~state.burnt[player]
        wall, tower, sky = self.tile
        skies = state.skies[player] & standing
        corners = townscape = 0.0
        if state.coat[player] < 0:
            corners = self.corner * (bool(state.lefts[player]) + bool(state.rights[player]) + bool(state.gates[player]))
            townscape = self.townscape * decrees.town_evaluation(state, player)[0]
        return (
            wall * (state.walls[player] & standing).bit_count()
            + tower * (state.towers[player] & standing).bit_count()
            + sky * skies.bit_count(),
            self.symbol * sum(decrees.symbol_count(state, player, symbol) for symbol in range(4)),
            self.district * (skies & ~state.grass[player]).bit_count(),
            -self.uncovered * max(0, town.columns(state, player) - state.clouds[player] - 1),
            corners,
            townscape,
        )

    def _board(self, state: FeuvilleState, player: int) -> tuple[float, float]:
        """Value stored and held pieces, and fairy tiles."""
        value = 0.0
        for space in range(2):
            piece = state.store[2 * player + space]
            value += self._piece(state, player, piece) if piece >= 0 else self.free_space
        if state.hand >= 0 and state.asked == player:
            value += self._piece(state, player, state.hand)
        value += self.protected * state.shielded[player].bit_count()
        return value, self.charm * sum(state.charms[3 * player : 3 * player + 3])

    def _piece(self, state: FeuvilleState, player: int, piece: int) -> float:
        if piece < DECREE_PIECE:
            fits = bool(town.open_columns(state, player, state.box.level[piece]))
            return self.stored_tile * (1 if fits or state.box.level[piece] == WALL else self.unfit)
        return self.kept_decree + self.stored_decree * self._decree(state, player, piece - DECREE_PIECE)

    def _decree(self, state: FeuvilleState, player: int, decree: int) -> float:
        """Return about what a decree would score now."""
        points = state.box.decree_points[decree]
        if decree < SMALL:
            return float(points * decrees.symbol_count(state, player, decree // 3))
        if decree == DISCRETION:
            return float(points * max(decrees.symbol_count(state, player, symbol) for symbol in range(3)))
        if decree == SPLENDID:
            return self.splendid_view
        return float(points if decree in (SMALL, LARGE) else 0)


def _points(state: FeuvilleState, player: int) -> tuple[int, int]:
    """Return the points of a player and of their best rival, at the end with the king's mercy."""
    if state.player < 0:
        totals = scoring.totals(state)
    else:
        totals = [scoring.points(state, seat) for seat in range(state.players)]
    return totals[player], max(points for seat, points in enumerate(totals) if seat != player)
