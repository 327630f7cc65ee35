"""The tiles that each decree would count in a town now, so that a board can highlight them."""

from typing import TYPE_CHECKING

from bastide.core.masks import bits
from bastide.games.feuville import decrees
from bastide.games.feuville.box import DECREES, DISCRETION, EVALUATION, LARGE, SMALL, SPLENDID
from bastide.games.feuville.moves import COLUMNS, LEVELS, START, SYMBOLS, WALL
from bastide.games.feuville.town import FULL, STRIDE

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

_TILES = tuple(tuple(f"{column} {level}" for level in LEVELS) for column in COLUMNS)
"""The names of the tiles by column and level."""


def reasons(state: "FeuvilleState", seat: int, worth: dict[str, int]) -> dict[str, list[str]]:
    """Return the tiles (`+2 tower`) that each decree counts; for a district, every column that could be chosen."""
    town = _showing(state, seat, FULL, range(len(LEVELS)))
    by_symbol = [[tile for tile, symbols in town if symbols >> 8 * symbol & 255] for symbol in range(len(SYMBOLS))]
    found = {name: by_symbol[decree // 3][:] for decree, name in enumerate(DECREES[:SMALL])}
    pairs = decrees.large_districts(state, seat)
    found[DECREES[SMALL]] = _columns(decrees.districts(state, seat), range(len(LEVELS)))
    found[DECREES[LARGE]] = _columns(pairs | pairs << 1, range(len(LEVELS)))
    found[DECREES[SPLENDID]] = _view(state, seat)
    chosen = max(range(3), key=lambda symbol: decrees.symbol_count(state, seat, symbol))
    found[DECREES[DISCRETION]] = by_symbol[chosen][:]
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
    return [tile for tile, _ in _showing(state, seat, 3 << column, range(part, part + 2))]


def _showing(state: "FeuvilleState", seat: int, within: int, levels: range) -> list[tuple[str, int]]:
    """The unburnt tiles of these columns that show symbols, with the symbols, packed (FV-30, FV-38)."""
    return [
        (_TILES[column][level], symbols)
        for column in bits(state.walls[seat] & within)
        for level in levels
        if (symbols := _symbols(state, seat, column, level))
    ]


def _symbols(state: "FeuvilleState", seat: int, column: int, level: int) -> int:
    """The symbols of a tile, packed; the starting tile never burns (FV-64)."""
    if level == WALL and column == START:
        return state.box.start_symbols
    face = state.towns[seat][STRIDE * level + column]
    return state.box.symbols[face - 1] if face and not state.burnt[seat] >> column & 1 else 0


def _columns(mask: int, levels: range) -> list[str]:
    return [_TILES[column][level] for column in bits(mask) for level in levels]
