"""A town: columns of wall, tower and sky around the starting tile; ruins and repair (FV-19 to FV-25, FV-67 to FV-70).

Sets of columns are bit masks. A column is *burnt* if it has tiles that were turned over; a bare starting tile never is.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.masks import bits
from bastide.games.feuville import player_board
from bastide.games.feuville.box import DECREE_PIECE, DECREES, GATE, LEFT, RIGHT
from bastide.games.feuville.moves import COLUMNS, LEVELS, PASS, REPAIR, START, TOWER, WALL, WIDTH
from bastide.games.feuville.questions import FeuvilleQuestion, Seat, done, tell_pass
from bastide.games.feuville.refusals import refuse
from bastide.games.feuville.seats import replaced

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

STRIDE = 64
"""The length of each row in a town's bytes: walls, then towers, then skies; 0 means no tile."""
FULL = (1 << WIDTH) - 1
START_BIT = 1 << START
NO_COLUMN = -1


def names(mask: int) -> tuple[str, ...]:
    """The names of the columns in a set, from left to right."""
    return tuple(COLUMNS[column] for column in bits(mask))


def open_columns(state: "FeuvilleState", seat: int, level: int) -> int:
    """The columns where a tile fits.

    Walls go at both ends (FV-21), the others from the bottom up (FV-20), but not on ruins (FV-24).
    """
    walls = state.walls[seat]
    if level == WALL:
        return (walls << 1 | walls >> 1) & ~walls & FULL
    if level == TOWER:
        return walls & ~(state.towers[seat] | state.burnt[seat])
    return state.towers[seat] & ~(state.skies[seat] | state.burnt[seat])


def columns(state: "FeuvilleState", seat: int) -> int:
    """How many columns a town has, including unfinished ones and ruins (FV-61)."""
    return state.walls[seat].bit_count()


def unburnt(state: "FeuvilleState", seat: int) -> int:
    """How many columns are not ruins."""
    return (state.walls[seat] & ~state.burnt[seat]).bit_count()


def build(state: "FeuvilleState", seat: int, face: int, column: int) -> None:
    """Add a tile to a town (FV-19); a player who gains clouds may repair (FV-70)."""
    box = state.box
    state.free[seat] = None
    level, bit = box.level[face], 1 << column
    town, place = state.towns[seat], STRIDE * level + column
    state.towns[seat] = town[:place] + bytes((face + 1,)) + town[place + 1 :]
    state.symbols[seat] += box.symbols[face]
    if level == WALL:
        state.walls[seat] |= bit
        if box.features[face] & GATE:
            state.gates = replaced(state.gates, seat, state.gates[seat] | bit)
    elif level == TOWER:
        state.towers[seat] |= bit
        if features := box.features[face]:
            base = town[column]
            complete = features & box.features[base - 1] if base else 0
            if complete & LEFT:
                state.lefts = replaced(state.lefts, seat, state.lefts[seat] | bit)
            elif complete & RIGHT:
                state.rights = replaced(state.rights, seat, state.rights[seat] | bit)
    else:
        state.skies[seat] |= bit
        if box.clouds[face]:
            state.clouds = replaced(state.clouds, seat, state.clouds[seat] + box.clouds[face])
            if state.burnt[seat]:
                state.questions.append(Clouds(seat))
    if state.listener is not None:
        tile, shows = box.piece_words(face)
        state.tell("builds", player=seat, tile=tile, column=COLUMNS[column], shows=shows)


def column_content(state: "FeuvilleState", seat: int, column: int) -> tuple[int, int]:
    """The symbols and clouds of a column that can burn: on all tiles but the starting tile (FV-64)."""
    town, box = state.towns[seat], state.box
    symbols = clouds = 0
    for place in (column, STRIDE + column, 2 * STRIDE + column):
        if face := town[place]:
            symbols += box.symbols[face - 1]
            clouds += box.clouds[face - 1]
    return symbols, clouds


def set_on_fire(state: "FeuvilleState", seat: int, columns: int) -> int:
    """Turn over the tiles of some columns (FV-63); return those that burn: no ruins, and no bare starting tile."""
    bare = START_BIT & ~state.towers[seat]
    standing = state.walls[seat] & ~state.burnt[seat] & ~bare
    burning = columns & standing
    if not burning:
        return 0
    state.free[seat] = None
    symbols, clouds = state.symbols[seat], state.clouds[seat]
    if burning == standing:  # only the starting tile still shows anything (FV-64)
        symbols, clouds = state.box.start_symbols, 0
    else:
        for column in bits(burning):
            lost = column_content(state, seat, column)
            symbols, clouds = symbols - lost[0], clouds - lost[1]
    state.symbols[seat] = symbols
    state.clouds = replaced(state.clouds, seat, clouds)
    state.burnt = replaced(state.burnt, seat, state.burnt[seat] | burning)
    return burning


def repair(state: "FeuvilleState", seat: int, column: int) -> None:
    """Turn a burnt column back (FV-68 to FV-70)."""
    state.free[seat] = None
    symbols, clouds = column_content(state, seat, column)
    state.burnt = replaced(state.burnt, seat, state.burnt[seat] ^ 1 << column)
    state.symbols[seat] += symbols
    state.clouds = replaced(state.clouds, seat, state.clouds[seat] + clouds)
    if state.listener is not None:
        state.tell("repairs", player=seat, column=COLUMNS[column])


# Moves


@lru_cache(maxsize=4096)  # towns differ, but few columns are open at a time
def column_moves(first: int, mask: int) -> tuple[int, ...]:
    """The moves that name one of these columns, counted from `first`."""
    return tuple([first + column for column in bits(mask)])


def repair_moves(state: "FeuvilleState", seat: int) -> tuple[int, ...]:
    """The moves that repair a column."""
    return column_moves(REPAIR, state.burnt[seat])


def build_stored(state: "FeuvilleState", offset: int) -> None:
    """Build a stored tile, a free action (FV-13, FV-19)."""
    space, column = divmod(offset, WIDTH)
    build(state, state.asked, player_board.take_out(state, state.asked, space), column)


def why_not_build(state: "FeuvilleState", piece: int, column: int) -> IllegalMove:
    """Say why the player being asked can't build a piece there."""
    if piece >= DECREE_PIECE:
        return refuse("FV-16", "not-a-tile", decree=DECREES[piece - DECREE_PIECE])
    seat, level, bit, place = state.asked, state.box.level[piece], 1 << column, COLUMNS[column]
    built = (state.walls[seat], state.towers[seat], state.skies[seat])
    fitting = names(open_columns(state, seat, level))
    if built[level] & bit:
        return refuse("FV-19", "place-taken", column=place, tile=LEVELS[level], near=fitting)
    if level == WALL:
        return refuse("FV-21", "wall-at-the-ends", column=place, near=fitting)
    if not built[level - 1] & bit:
        return refuse("FV-20", "in-the-air", column=place, tile=LEVELS[level], near=fitting)
    return refuse("FV-24", "on-a-ruin", column=place, near=fitting)


def why_not_repair(state: "FeuvilleState", column: int) -> IllegalMove:
    """Say why a column can't be repaired: it is not a ruin, or the magic is used up."""
    if not state.burnt[state.asked] >> column & 1:
        return refuse("FV-67", "not-burnt", column=COLUMNS[column])
    return refuse("FV-51", "two-repairs")


# Repair by clouds


@dataclass(slots=True)
class Clouds(FeuvilleQuestion):
    """Which column does a player repair after gaining clouds (FV-70)?"""

    name = "clouds"
    answers = ("repair", "pass")
    first = "FV-70", "repair-or-pass"
    free_actions = False
    seat: Seat

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """The player, while they have more clouds than unburnt columns and something burnt (FV-70, K27)."""
        if state.burnt[self.seat] and state.clouds[self.seat] > unburnt(state, self.seat):
            return self.seat
        return done(state)

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The columns to repair, or passing."""
        return [*repair_moves(state, self.seat), PASS]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Repair a column and ask again, or pass."""
        if move == PASS:
            tell_pass(state)
            state.questions.pop()
        else:
            repair(state, self.seat, move - REPAIR)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        return why_not_repair(state, move - REPAIR)

    def exists(self, state: "FeuvilleState") -> bool:
        """Whether there is such a player."""
        return self.seat < state.players

    def can_lie_on(self, below: FeuvilleQuestion) -> bool:
        """Whether a tile can have been built while that question waits."""
        return below.free_actions

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether the player can have built: others do so only in a round or after a great selection."""
        return self.seat == state.player or state.questions[place - 1].name in ("publican", "selection")
