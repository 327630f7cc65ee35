"""Why a move is not allowed now: the rule that forbids it, checked in the order in which a person would look."""

from typing import TYPE_CHECKING

from bastide.core.errors import IllegalMove, Refusals
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

refuse = Refusals(
    {
        "no-such-player": "There is no such player at this table.",
        "part-ended": "You are done for this half day. Wait for the others, or undo your end.",
        "already-numbered": "The columns are already numbered. Choose a die.",
        "crier-numbers": "{player} is the town crier and is numbering the columns. Wait until they are done.",
        "end-numbering": "All columns have their values. End the numbering, or undo it.",
        "value-used": "Another column already has the value {value}. Choose another value.",
        "choose-number": "Choose a value for column {column} first.",
        "choose-direction": "First choose whether the values increase or decrease.",
        "end-part": "You have taken your action. End your half day, or undo your steps.",
        "must-act": "You can't end your half day yet. Choose a die and an action first.",
        "no-bonus-due": "You have no bonus to take now. Continue with your action.",
        "die-chosen": "You have already chosen die {die}. Undo that to choose another.",
        "resource-missing": "You have no {resource} left. Pay with something else.",
        "pay-first": "Pay for the die first, with any one resource.",
        "nothing-to-pay": "You have already paid for the die. Change it or choose your action.",
        "die-affordable": "You can pay for a die. You gain one of each resource only if you can't pay for any.",
        "choose-die": "Choose a die first.",
        "black-die": "You can't choose the black die. Choose a transparent one.",
        "raided-die": "Die {die} is at a raid and acts as a black die. Choose another.",
        "cannot-pay": "You can't pay for die {die}. Choose a cheaper one.",
        "colour-changed": "You have already changed the colour. Choose your action.",
        "same-colour": "The die is already {colour}.",
        "colour-fixed": "You can't change the colour of a die at this raid.",
        "knowledge-missing": "Another colour costs {number} knowledge, and you don't have that many.",
        "value-changed": "You have already changed the value. Choose your action.",
        "same-value": "The die already shows {value}.",
        "value-fixed": "You can't change the value of a die at this raid.",
        "influence-missing": "That costs {number} influence, and you have {left}.",
        "value-zero": "You can't build with a die of value 0. Raise it with influence, or gain resources.",
        "no-prestige": "You can't build prestige buildings with a die at this raid. Choose something else.",
        "stands": "You have already built the {building} of column {value}. Choose something else.",
        "blocked": "Your {colour} {value} has been struck, so you can't build there any more.",
        "resource-order": "First choose which resource to circle next.",
        "track-full": "Your {resource} track is full. Choose another.",
        "citizen-first": "Choose a colour for the waiting citizen first.",
        "citizens-full": "Your {colour} citizen track is full. Choose another, or skip it.",
        "bonus-building": "Build your bonus building first. Choose one of these, in any column: {buildings}.",
        "bonus-stands": "You have already built the {building} in column {column}. Choose another.",
        "bonus-blocked": "The {building} in column {column} is blocked. Choose another.",
    }
)
"""Each refusal in English; the text files have it in all languages, with the names of things."""


def refusal(state: "TroyesDiceState", player: int, move: int) -> IllegalMove:
    """Return why `player` may not make `move`, which must be illegal."""
    if not state.to_act:
        return refuse("TD-44", "game-over")
    if player not in range(state.players):
        return refuse("TD-1", "no-such-player")
    if not 0 <= move <= END:
        return refuse("TD-19", "no-such-move")
    if state.half_day == 0:
        return _numbering(state, player, move)
    if player not in state.to_act:
        return refuse("TD-19", "part-ended")
    if move < DIE:
        return refuse("TD-9", "already-numbered")
    return _in_half_day(state, state.sheets[player], move)


def _numbering(state: "TroyesDiceState", player: int, move: int) -> IllegalMove:
    if player != state.crier:
        return refuse("TD-4", "crier-numbers", player=state.crier)
    if len(state.numbering) == WIDTH:
        return refuse("TD-9", "end-numbering")
    if state.game.is_expert:
        if NUMBER <= move < DIE:
            return refuse("TD-9", "value-used", value=move - NUMBER + 1)
        return refuse("TD-8", "choose-number", column=COLUMNS[len(state.numbering)])
    return refuse("TD-7", "choose-direction")


def _in_half_day(state: "TroyesDiceState", sheet: Sheet, move: int) -> IllegalMove:
    stage = sheet.stage
    if stage == DONE:
        return refuse("TD-19", "end-part")
    if stage == BONUS:
        return _bonus(state, sheet, move)
    if move == END:
        return refuse("TD-19", "must-act")
    if move >= TAKE:
        return refuse("TD-40", "no-bonus-due")
    if stage == CHOOSING:
        return _choosing(state, move)
    if DIE <= move < PAY:
        return refuse("TD-19", "die-chosen", die=sheet.die + 1)
    if stage == PAYING:
        if PAY <= move < VALUE:
            return refuse("TD-20", "resource-missing", resource=RESOURCES[move - PAY])
        return refuse("TD-20", "pay-first")
    if move < VALUE:
        return refuse("TD-20", "nothing-to-pay")
    return _acting(state, sheet, move)


def _choosing(state: "TroyesDiceState", move: int) -> IllegalMove:
    if move == RELIEF:
        return refuse("TD-21", "die-affordable")
    if move > RELIEF:
        return refuse("TD-19", "choose-die")
    slot = move - DIE
    die = state.table.dice[slot]
    if die.black and not die.usable:
        return refuse("TD-14", "black-die")
    if not die.usable:
        return refuse("TD-51", "raided-die", die=slot + 1)
    return refuse("TD-20", "cannot-pay", die=slot + 1)


def _acting(state: "TroyesDiceState", sheet: Sheet, move: int) -> IllegalMove:
    die = state.table.dice[sheet.die]
    if move < COLOUR:
        return _value(state, sheet, move - VALUE + 1)
    if move < GAIN:
        if sheet.changed & COLOUR_CHANGED:
            return refuse("TD-23", "colour-changed")
        if move - COLOUR == sheet.colour:
            return refuse("TD-23", "same-colour", colour=COLOURS[sheet.colour])
        if not die.colour_cost:
            return refuse("TD-51", "colour-fixed")
        return refuse("TD-23", "knowledge-missing", number=die.colour_cost)
    if not sheet.value:
        return refuse("TD-51", "value-zero")
    if move == PRESTIGE and not die.prestige:
        return refuse("TD-51", "no-prestige")
    row, column = 2 * sheet.colour + move - PRESTIGE, state.column_of[sheet.value]
    if sheet.has(row, column):
        return refuse("TD-28" if move == PRESTIGE else "TD-33", "stands", building=ROWS[row], value=sheet.value)
    return refuse("TD-17", "blocked", colour=COLOURS[sheet.colour], value=sheet.value)


def _value(state: "TroyesDiceState", sheet: Sheet, value: int) -> IllegalMove:
    die = state.table.dice[sheet.die]
    if sheet.changed & VALUE_CHANGED:
        return refuse("TD-22", "value-changed")
    if value == sheet.value:
        return refuse("TD-22", "same-value", value=value)
    if not die.step:
        return refuse("TD-51", "value-fixed")
    # Every value from 1 to 6 can be reached (TD-22); only the influence may be missing.
    cost = value_cost(die.step, sheet.value, value)
    return refuse("TD-22", "influence-missing", number=cost, left=sheet.tracks[UNSPENT])


def _bonus(state: "TroyesDiceState", sheet: Sheet, move: int) -> IllegalMove:
    """A bonus is due and must be carried out first (TD-40)."""
    code = sheet.pending[0]
    if code >= BUILDING:
        return _bonus_building(sheet, code - BUILDING, move)
    if code < PAIR:
        if TAKE <= move < CITIZEN and sheet.tracks[CIRCLED + move - TAKE] == state.game.box.printed.resources:
            return refuse("TD-27", "track-full", resource=RESOURCES[move - TAKE])
        return refuse("TD-40", "resource-order")
    if code != OVERFLOW:
        # The two citizens of a 20th one, or those that the sixth banquet adds to a Fortress.
        return refuse("TD-38" if code < ONE_OF else "TD-51", "citizen-first")
    if not CITIZEN <= move < BUILD:
        return refuse("TD-36", "citizen-first")
    return refuse("TD-36", "citizens-full", colour=COLOURS[move - CITIZEN])


def _bonus_building(sheet: Sheet, rows: int, move: int) -> IllegalMove:
    offered = tuple(name for row, name in enumerate(ROWS) if rows >> row & 1)
    if not BUILD <= move < DECLINE:
        return refuse("TD-37" if rows & 0b010101 else "TD-39", "bonus-building", buildings=offered)
    row, column = divmod(move - BUILD, WIDTH)
    if not rows >> row & 1:
        return refuse("TD-37" if rows & 0b010101 else "TD-39", "bonus-building", buildings=offered)
    if sheet.has(row, column):
        return refuse("TD-41", "bonus-stands", building=ROWS[row], column=COLUMNS[column])
    return refuse("TD-41", "bonus-blocked", building=ROWS[row], column=COLUMNS[column])
