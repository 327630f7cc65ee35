"""The board: three rows of building tiles and the decree row, and their face-down piles (FV-2 to FV-5).

Nobody ever looks into a pile, so a pile is just the counts of its contents: a card is determined when it is drawn. The
seven decrees removed unseen are among the counts too, and are simply never drawn.
"""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.masks import bits
from bastide.games.feuville.box import DECREE_PIECE, DECREES, ROW_DECREES
from bastide.games.feuville.hand import ask_where
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


def _ids(first: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(first + index for index in range(SLOTS) if mask >> index & 1) for mask in range(1 << SLOTS))


TAKE_MOVES = tuple(_ids(TAKE + SLOTS * level) for level in range(len(LEVELS)))
DECREE_MOVES = _ids(DECREE)


def take_moves(slots: int) -> tuple[int, ...]:
    """The moves that take a tile from one of these slots."""
    return TAKE_MOVES[0][slots & 63] + TAKE_MOVES[1][slots >> 6 & 63] + TAKE_MOVES[2][slots >> 12]


def draw_tile(state: "FeuvilleState", level: int, chance: Chance) -> int:
    """Draw the top tile of a pile: tiles with back I lie above tiles with back II (FV-3)."""
    place = 2 * level if any(state.piles[2 * level]) else 2 * level + 1
    pile = [*state.piles[place]]
    index = chance.draw(pile, LEVELS[level], state.box.level_codes[level])
    pile[index] -= 1
    state.piles[place] = pile
    return state.box.first[level] + index


def fill_row(state: "FeuvilleState", level: int, chance: Chance) -> None:
    """Fill the gaps of a row from the left, as far as the pile goes (FV-26, FV-27)."""
    gaps = bits(ROW[level] & ~state.board)[: state.pile_left[level]]
    for slot in gaps:
        state.slots[slot] = draw_tile(state, level, chance)
        state.board |= 1 << slot
    state.pile_left[level] -= len(gaps)
    if gaps and state.listener is not None:
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
    if state.board & ROW[level] or not state.pile_left[level] or not _refills_now(state):
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
    ask_where(state, placing)
    if state.listener is not None:
        state.tell("takes-decree", player=state.asked, decree=DECREES[decree], person=PERSONS[column])


def fill_decrees(state: "FeuvilleState", chance: Chance) -> bool:
    """Fill the gaps of the decree row from the left (FV-44); return false if the pile is too short (FV-71)."""
    if state.decrees_open == FULL_ROW:
        return True
    gaps = bits(FULL_ROW & ~state.decrees_open)[: state.decrees_left]
    for column in gaps:
        decree = chance.draw(state.hidden_decrees, "decree", ROW_DECREES)
        state.hidden_decrees[decree] -= 1
        state.decrees_left -= 1
        state.decree_row[column] = decree
        state.decrees_open |= 1 << column
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
