"""Why a move is not allowed now: the rule that forbids it, in the order in which a person would look for it."""

from typing import TYPE_CHECKING

from bastide.core.errors import IllegalMove
from bastide.games.troyes_dice.changes import value_cost
from bastide.games.troyes_dice.gains import BUILDING, ONE_OF, OVERFLOW, PAIR
from bastide.games.troyes_dice.moves import (
    BUILD,
    CITIZEN,
    COLOUR,
    COLOURS,
    COLUMNS,
    DECLINE,
    DIE,
    END,
    GAIN,
    NUMBER,
    PAY,
    PRESTIGE,
    RELIEF,
    RESOURCES,
    ROWS,
    TAKE,
    VALUE,
    WIDTH,
)
from bastide.games.troyes_dice.sheet import (
    BONUS,
    CHOOSING,
    CIRCLED,
    COLOUR_CHANGED,
    DONE,
    PAYING,
    UNSPENT,
    VALUE_CHANGED,
    Sheet,
)

if TYPE_CHECKING:
    from bastide.games.troyes_dice.state import TroyesDiceState


def refusal(state: "TroyesDiceState", player: int, move: int) -> IllegalMove:
    """Why `player` may not make `move`; only asked of moves that are not legal."""
    if not state.waiting:
        return IllegalMove("TD-44", "game-over")
    if not 0 <= player < state.players:
        return IllegalMove("TD-1", "no-such-player")
    if not 0 <= move <= END:
        return IllegalMove("TD-19", "no-such-move")
    if state.half_day == 0:
        return _numbering(state, player, move)
    if player not in state.waiting:
        return IllegalMove("TD-19", "part-ended")
    if move < DIE:
        return IllegalMove("TD-9", "already-numbered")
    return _in_half_day(state, state.sheets[player], move)


def _numbering(state: "TroyesDiceState", player: int, move: int) -> IllegalMove:
    if player != state.crier:
        return IllegalMove("TD-4", "crier-numbers", player=state.crier)
    if len(state.numbering) == WIDTH:
        return IllegalMove("TD-9", "end-numbering")
    if state.game.is_expert:
        if NUMBER <= move < DIE:
            return IllegalMove("TD-9", "value-used", value=move - NUMBER + 1)
        return IllegalMove("TD-8", "choose-number", column=COLUMNS[len(state.numbering)])
    return IllegalMove("TD-7", "choose-direction")


def _in_half_day(state: "TroyesDiceState", sheet: Sheet, move: int) -> IllegalMove:
    stage = sheet.stage
    if stage == DONE:
        return IllegalMove("TD-19", "end-part")
    if stage == BONUS:
        return _bonus(state, sheet, move)
    if move == END:
        return IllegalMove("TD-19", "must-act")
    if move >= TAKE:
        return IllegalMove("TD-40", "no-bonus-due")
    if stage == CHOOSING:
        return _choosing(state, move)
    if DIE <= move < PAY:
        return IllegalMove("TD-19", "die-chosen", die=sheet.die + 1)
    if stage == PAYING:
        if PAY <= move < VALUE:
            return IllegalMove("TD-20", "resource-missing", resource=RESOURCES[move - PAY])
        return IllegalMove("TD-20", "pay-first")
    if move < VALUE:
        return IllegalMove("TD-20", "nothing-to-pay")
    return _acting(state, sheet, move)


def _choosing(state: "TroyesDiceState", move: int) -> IllegalMove:
    if move == RELIEF:
        return IllegalMove("TD-21", "die-affordable")
    if move > RELIEF:
        return IllegalMove("TD-19", "choose-die")
    slot = move - DIE
    die = state.table.dice[slot]
    if die.black and not die.usable:
        return IllegalMove("TD-14", "black-die")
    if not die.usable:
        return IllegalMove("TD-51", "raided-die", die=slot + 1)
    return IllegalMove("TD-20", "cannot-pay", die=slot + 1)


def _acting(state: "TroyesDiceState", sheet: Sheet, move: int) -> IllegalMove:
    die = state.table.dice[sheet.die]
    if move < COLOUR:
        return _value(state, sheet, move - VALUE + 1)
    if move < GAIN:
        if sheet.changed & COLOUR_CHANGED:
            return IllegalMove("TD-23", "colour-changed")
        if move - COLOUR == sheet.colour:
            return IllegalMove("TD-23", "same-colour", colour=COLOURS[sheet.colour])
        if not die.colour_cost:
            return IllegalMove("TD-51", "colour-fixed")
        return IllegalMove("TD-23", "knowledge-missing", number=die.colour_cost)
    if not sheet.value:
        return IllegalMove("TD-51", "value-zero")
    if move == PRESTIGE and not die.prestige:
        return IllegalMove("TD-51", "no-prestige")
    row, column = 2 * sheet.colour + move - PRESTIGE, state.column_of[sheet.value]
    if sheet.has(row, column):
        return IllegalMove("TD-28" if move == PRESTIGE else "TD-33", "stands", building=ROWS[row], value=sheet.value)
    return IllegalMove("TD-17", "blocked", colour=COLOURS[sheet.colour], value=sheet.value)


def _value(state: "TroyesDiceState", sheet: Sheet, value: int) -> IllegalMove:
    die = state.table.dice[sheet.die]
    if sheet.changed & VALUE_CHANGED:
        return IllegalMove("TD-22", "value-changed")
    if value == sheet.value:
        return IllegalMove("TD-22", "same-value", value=value)
    if not die.step:
        return IllegalMove("TD-51", "value-fixed")
    # Every value from 1 to 6 can be reached (TD-22); only the influence may be missing.
    cost = value_cost(die.step, sheet.value, value)
    return IllegalMove("TD-22", "influence-missing", number=cost, left=sheet.tracks[UNSPENT])


def _bonus(state: "TroyesDiceState", sheet: Sheet, move: int) -> IllegalMove:
    """A bonus is due and must be carried out first (TD-40)."""
    code = sheet.pending[0]
    if code >= BUILDING:
        return _bonus_building(sheet, code - BUILDING, move)
    if code < PAIR:
        if TAKE <= move < CITIZEN and sheet.tracks[CIRCLED + move - TAKE] == state.game.printed.resources:
            return IllegalMove("TD-27", "track-full", resource=RESOURCES[move - TAKE])
        return IllegalMove("TD-40", "resource-order")
    if code != OVERFLOW:
        # The two citizens of a 20th one, or those that the sixth banquet adds to a Fortress.
        return IllegalMove("TD-38" if code < ONE_OF else "TD-51", "citizen-first")
    if not CITIZEN <= move < BUILD:
        return IllegalMove("TD-36", "citizen-first")
    return IllegalMove("TD-36", "citizens-full", colour=COLOURS[move - CITIZEN])


def _bonus_building(sheet: Sheet, rows: int, move: int) -> IllegalMove:
    offered = tuple(name for row, name in enumerate(ROWS) if rows >> row & 1)
    if not BUILD <= move < DECLINE:
        return IllegalMove("TD-37" if rows & 0b010101 else "TD-39", "bonus-building", buildings=offered)
    row, column = divmod(move - BUILD, WIDTH)
    if not rows >> row & 1:
        return IllegalMove("TD-37" if rows & 0b010101 else "TD-39", "bonus-building", buildings=offered)
    if sheet.has(row, column):
        return IllegalMove("TD-41", "bonus-stands", building=ROWS[row], column=COLUMNS[column])
    return IllegalMove("TD-41", "bonus-blocked", building=ROWS[row], column=COLUMNS[column])
