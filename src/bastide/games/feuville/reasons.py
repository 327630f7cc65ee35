"""The tiles that each decree would count in a town now, so that a board can highlight them."""

from typing import TYPE_CHECKING

from bastide.core.masks import bits
from bastide.games.feuville import decrees
from bastide.games.feuville.box import DECREES, DISCRETION, EVALUATION, LARGE, SMALL, SPLENDID
from bastide.games.feuville.moves import COLUMNS, LEVELS, START, WALL
from bastide.games.feuville.town import STRIDE

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

_ANY = 0xFFFFFFFF
"""All four symbols, a byte for each."""


def reasons(state: "FeuvilleState", seat: int, worth: dict[str, int]) -> dict[str, list[str]]:
    """Return the tiles (`+2 tower`) that each decree counts; for a district, every column that could be chosen."""
    town = (1 << len(COLUMNS)) - 1
    found = {
        name: _showing(state, seat, _byte(decree // 3), town, range(len(LEVELS)))
        for decree, name in enumerate(DECREES[:SMALL])
    }
    pairs = decrees.large_districts(state, seat)
    found[DECREES[SMALL]] = _columns(decrees.districts(state, seat), range(len(LEVELS)))
    found[DECREES[LARGE]] = _columns(pairs | pairs << 1, range(len(LEVELS)))
    found[DECREES[SPLENDID]] = _view(state, seat)
    chosen = max(range(3), key=lambda symbol: decrees.symbol_count(state, seat, symbol))
    found[DECREES[DISCRETION]] = _showing(state, seat, _byte(chosen), town, range(len(LEVELS)))
    stretch = decrees.town_evaluation(state, seat)[2]
    standing = state.towers[seat] & ~state.burnt[seat] & stretch
    found[DECREES[EVALUATION]] = [*_columns(stretch, range(1)), *_columns(standing, range(1, 2))]
    return {name: places for name, places in found.items() if name in worth and places}


def _view(state: "FeuvilleState", seat: int) -> list[str]:
    """The tiles with symbols of the best two-by-two grid (FV-39)."""
    grids = [(part, column) for part in range(2) for column in bits(decrees.views(state, seat, part))]
    if not grids:
        return []
    part, column = max(grids, key=lambda grid: decrees.view_points(state, seat, *grid))
    return _showing(state, seat, _ANY, 3 << column, range(part, part + 2))


def _byte(symbol: int) -> int:
    return 255 << 8 * symbol


def _showing(state: "FeuvilleState", seat: int, symbols: int, within: int, levels: range) -> list[str]:
    """The unburnt tiles that show one of these symbols (FV-30, FV-38)."""
    return [
        f"{COLUMNS[column]} {LEVELS[level]}"
        for column in bits(state.walls[seat] & within)
        for level in levels
        if _symbols(state, seat, column, level) & symbols
    ]


def _symbols(state: "FeuvilleState", seat: int, column: int, level: int) -> int:
    """The symbols of a tile, packed; the starting tile never burns (FV-64)."""
    if level == WALL and column == START:
        return state.box.start_symbols
    face = state.towns[seat][STRIDE * level + column]
    return state.box.symbols[face - 1] if face and not state.burnt[seat] >> column & 1 else 0


def _columns(mask: int, levels: range) -> list[str]:
    return [f"{COLUMNS[column]} {LEVELS[level]}" for column in bits(mask) for level in levels]
