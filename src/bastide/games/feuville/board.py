"""The board: three rows of building tiles and the decree row, and their face-down piles (FV-2 to FV-5).

Nobody ever looks into a pile, so a pile is just a list of its contents, sorted by kind: a card is determined when it is
drawn. The seven decrees removed unseen are in the list too, and are simply never drawn.
"""

from itertools import combinations
from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.masks import bits
from bastide.games.feuville.box import DECREE_PIECE, DECREES, ROW_DECREES
from bastide.games.feuville.hand import HANDS
from bastide.games.feuville.moves import DECREE, LEVELS, PERSONS, TAKE
from bastide.games.feuville.refusals import refuse

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

SLOTS = len(PERSONS)
EMPTY = -1
FULL_ROW = (1 << SLOTS) - 1
ROW = tuple(FULL_ROW << SLOTS * level for level in range(len(LEVELS)))
"""The slots of each row of building tiles."""
ALL_SLOTS = ROW[0] | ROW[1] | ROW[2]
COLUMN = tuple(0b1000001000001 << column for column in range(SLOTS))
"""The slots of each column."""


_PLACES = tuple(tuple(bits(places)) for places in range(1 << SLOTS))
"""The places in each set of places of a row, from the left."""


def _ids(first: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(first + place for place in places) for places in _PLACES)


TOWERS, SKIES = SLOTS, 2 * SLOTS
"""The first slot of the towers and of the skies; the walls come before."""
WALL_MOVES, TOWER_MOVES, SKY_MOVES = _ids(TAKE), _ids(TAKE + TOWERS), _ids(TAKE + SKIES)
"""The moves that take a tile from one of a set of places, for each row; so with the decrees."""
DECREE_MOVES = _ids(DECREE)


def take_moves(slots: int) -> tuple[int, ...]:
    """The moves that take a tile from one of these slots."""
    return WALL_MOVES[slots & FULL_ROW] + TOWER_MOVES[slots >> TOWERS & FULL_ROW] + SKY_MOVES[slots >> SKIES]


COLUMNS_OF = tuple(sum(COLUMN[person] for person in bits(dice)) for dice in range(1 << SLOTS))
"""The slots of the columns of each set of dice."""
TAKE_MOVES = {
    sum(1 << slot for slot in slots): take_moves(sum(1 << slot for slot in slots))
    for one, other in combinations(range(SLOTS), 2)
    for number in range(2 * len(LEVELS) + 1)
    for slots in combinations(bits(COLUMN[one] | COLUMN[other]), number)
}
"""The same moves for all sets of slots in the columns of two dice."""


def tiles_left(state: "FeuvilleState", level: int) -> int:
    """How many tiles are left in the two piles of a level."""
    return len(state.piles[2 * level]) + len(state.piles[2 * level + 1])


def fill_row(state: "FeuvilleState", level: int, chance: Chance) -> None:
    """Fill the gaps of a row from the left, as far as the pile goes (FV-26, FV-27)."""
    gaps = _PLACES[~(state.board >> SLOTS * level) & FULL_ROW][: tiles_left(state, level)]
    if not gaps:
        return
    tile, codes, first, row = LEVELS[level], state.box.level_codes[level], state.box.first[level], SLOTS * level
    upper, lower = [*state.piles[2 * level]], [*state.piles[2 * level + 1]]  # copies of the state share the piles
    slots, filled = state.slots, 0
    for place in gaps:
        pile = upper or lower  # tiles with back I lie above tiles with back II (FV-3)
        index = chance.pick(pile, tile, codes)
        pile.remove(index)
        slots[row + place] = first + index
        filled |= 1 << place
    state.board |= filled << row
    state.piles[2 * level : 2 * level + 2] = upper, lower
    if state.listener is not None:
        state.reveal("refills-row", tile=LEVELS[level], number=len(gaps))


def take_tile(state: "FeuvilleState", slot: int, chance: Chance) -> bool:
    """Take a tile into the hand; return whether its row was emptied and refilled at once (FV-26, FV-48, K32)."""
    state.hand = state.slots[slot]
    state.slots[slot] = EMPTY
    state.board ^= 1 << slot
    if state.listener is not None:
        tile, shows = state.box.piece_words(state.hand)
        state.tell("takes-tile", player=state.asked, tile=tile, person=PERSONS[slot % SLOTS], shows=shows)
    level = slot // SLOTS
    if state.board & ROW[level] or not tiles_left(state, level) or not _refills_now(state):
        return False
    fill_row(state, level, chance)
    return True


def _refills_now(state: "FeuvilleState") -> bool:
    """Whether an empty row is refilled at once: in German and English rules, a publican's round, or after a turn."""
    if not state.game.refill_waits or state.questions[0].name != "main":
        return True
    return any(question.name == "publican" for question in state.questions)


def take_decree(state: "FeuvilleState", column: int, placing: int) -> None:
    """Take a decree of the row and ask where it goes (FV-28); its gap stays until the end of the turn (FV-44)."""
    decree = state.decree_row[column]
    state.hand = DECREE_PIECE + decree
    state.decree_row[column] = EMPTY
    state.decrees_open ^= 1 << column
    state.questions.append(HANDS[state.asked][placing])
    if state.listener is not None:
        state.tell("takes-decree", player=state.asked, decree=DECREES[decree], person=PERSONS[column])


def fill_decrees(state: "FeuvilleState", chance: Chance) -> bool:
    """Fill the gaps of the decree row from the left (FV-44); return false if the pile is too short (FV-71)."""
    if state.decrees_open == FULL_ROW:
        return True
    gaps = _PLACES[~state.decrees_open & FULL_ROW][: state.decrees_left]
    hidden = [*state.hidden_decrees]  # copies of the state share them
    for column in gaps:
        decree = chance.pick(hidden, "decree", ROW_DECREES)
        hidden.remove(decree)
        state.decrees_left -= 1
        state.decree_row[column] = decree
        state.decrees_open |= 1 << column
    state.hidden_decrees = hidden
    if gaps and state.listener is not None:
        state.reveal("refills-decrees", decrees=tuple(DECREES[state.decree_row[column]] for column in gaps))
    return state.decrees_open == FULL_ROW


def no_tile_there(slot: int) -> IllegalMove:
    """Refuse to take a tile from an empty slot (FV-15)."""
    level, person = divmod(slot, SLOTS)
    return refuse("FV-15", "slot-empty", tile=LEVELS[level], person=PERSONS[person])


def no_decree_there(column: int) -> IllegalMove:
    """Refuse to take a decree from an empty place (FV-28)."""
    return refuse("FV-28", "no-decree-there", person=PERSONS[column])
