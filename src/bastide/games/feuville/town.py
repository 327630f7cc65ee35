"""A town: columns of wall, tower and sky around the starting tile; ruins and repair (FV-19 to FV-25, FV-67 to FV-70).

Sets of columns are bit masks. A column is *burnt* if it has tiles that were turned over; a bare starting tile never is.
"""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.games.feuville import player_board
from bastide.games.feuville.box import GATE, LEFT, RIGHT
from bastide.games.feuville.moves import COLUMNS, PASS, REPAIR, START, TOWER, WALL, WIDTH
from bastide.games.feuville.steps import CLOUDS, LOOK_AGAIN, SHIFT

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

STRIDE = 64
"""A town's tiles lie in one row of bytes: walls, then towers, then skies, so many places each; 0 is no tile."""
FULL = (1 << WIDTH) - 1
START_BIT = 1 << START
NO_COLUMN = -1


def bits(mask: int) -> list[int]:
    """The columns of a set, from left to right."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def names(mask: int) -> tuple[str, ...]:
    """The columns of a set by name."""
    return tuple(COLUMNS[column] for column in bits(mask))


def room(state: "FeuvilleState", seat: int, level: int) -> int:
    """Where a tile fits: walls at both ends (FV-21), the others from the bottom up (FV-20), not on ruins (FV-24)."""
    walls = state.walls[seat]
    if level == WALL:
        return (walls << 1 | walls >> 1) & ~walls & FULL
    if level == TOWER:
        return walls & ~state.towers[seat] & ~state.burnt[seat]
    return state.towers[seat] & ~state.skies[seat] & ~state.burnt[seat]


def columns(state: "FeuvilleState", seat: int) -> int:
    """How many columns a town has, unfinished ones and ruins included (FV-61)."""
    return state.walls[seat].bit_count()


def unburnt(state: "FeuvilleState", seat: int) -> int:
    """How many of them are no ruins."""
    return (state.walls[seat] & ~state.burnt[seat]).bit_count()


def build(state: "FeuvilleState", seat: int, face: int, column: int) -> None:
    """Adds a tile to a town (FV-19); whoever gains clouds may repair (FV-70)."""
    box = state.box
    level, bit = box.level[face], 1 << column
    town = state.towns[seat]
    town[STRIDE * level + column] = face + 1
    state.symbols[seat] += box.symbols[face]
    if level == WALL:
        state.walls[seat] |= bit
        if box.features[face] & GATE:
            state.gates[seat] |= bit
    elif level == TOWER:
        state.towers[seat] |= bit
        if features := box.features[face]:
            base = town[column]
            complete = features & box.features[base - 1] if base else 0
            if complete & LEFT:
                state.lefts[seat] |= bit
            elif complete & RIGHT:
                state.rights[seat] |= bit
    else:
        state.skies[seat] |= bit
        if box.clouds[face]:
            state.clouds[seat] += box.clouds[face]
            if state.burnt[seat]:
                state.steps.append(CLOUDS | seat << SHIFT)
    if state.listener is not None:
        tile, shows = box.piece_words(face)
        state.tell("builds", player=seat, tile=tile, column=COLUMNS[column], shows=shows)


def column_content(state: "FeuvilleState", seat: int, column: int) -> tuple[int, int]:
    """The symbols and clouds on the tiles of a column that can burn: all but the starting tile (FV-64)."""
    town, box = state.towns[seat], state.box
    symbols = clouds = 0
    for place in (column, STRIDE + column, 2 * STRIDE + column):
        if face := town[place]:
            symbols += box.symbols[face - 1]
            clouds += box.clouds[face - 1]
    return symbols, clouds


def set_on_fire(state: "FeuvilleState", seat: int, column: int) -> bool:
    """Turns the tiles of a column over (FV-63); false if there is nothing to turn: a ruin, or a bare starting tile."""
    bit = 1 << column
    if state.burnt[seat] & bit or (column == START and not state.towers[seat] & bit):
        return False
    symbols, clouds = column_content(state, seat, column)
    state.burnt[seat] |= bit
    state.symbols[seat] -= symbols
    state.clouds[seat] -= clouds
    return True


def repair(state: "FeuvilleState", seat: int, column: int) -> None:
    """Turns a burnt column back (FV-68 to FV-70)."""
    symbols, clouds = column_content(state, seat, column)
    state.burnt[seat] ^= 1 << column
    state.symbols[seat] += symbols
    state.clouds[seat] += clouds
    if state.listener is not None:
        state.tell("repairs", player=seat, column=COLUMNS[column])


# Moves


def build_moves(state: "FeuvilleState", seat: int, face: int, first: int) -> list[int]:
    """The moves that build a tile, counted from `first`."""
    mask = room(state, seat, state.box.level[face])
    moves = []
    while mask:
        low = mask & -mask
        moves.append(first + low.bit_length() - 1)
        mask ^= low
    return moves


def repair_moves(state: "FeuvilleState", seat: int) -> list[int]:
    """The moves that repair a column."""
    return [REPAIR + column for column in bits(state.burnt[seat])]


def do_build(state: "FeuvilleState", column: int, _chance: Chance) -> None:
    """Builds the tile in the hand (FV-16)."""
    seat, face = state.asked, state.hand
    state.hand = player_board.NOTHING
    state.steps.pop()
    build(state, seat, face, column)


def do_build_stored(state: "FeuvilleState", offset: int, _chance: Chance) -> None:
    """Builds a stored tile, a free action (FV-13, FV-19)."""
    space, column = divmod(offset, WIDTH)
    build(state, state.asked, player_board.take_out(state, state.asked, space), column)


# Repair by clouds


def ask_clouds(state: "FeuvilleState", seat: int, _chance: Chance) -> int:
    """Asks as long as there are more clouds than unburnt columns and something is burnt (FV-70, K27)."""
    if state.burnt[seat] and state.clouds[seat] > unburnt(state, seat):
        return seat
    state.steps.pop()
    return LOOK_AGAIN


def clouds_moves(state: "FeuvilleState", seat: int) -> list[int]:
    """Turn a column back, or leave it."""
    return [*repair_moves(state, seat), PASS]
