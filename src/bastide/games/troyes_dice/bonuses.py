"""Gains and the bonuses they set off, one symbol at a time (TD-25 to TD-41, ruling Q4).

Gains still to be taken form a stack of codes (see `gains`), the next one first. A symbol that sets off a bonus puts it
on top, so the bonus comes before the next symbol. Where the player must choose, the stack waits.
"""

from typing import TYPE_CHECKING

from bastide.games.troyes_dice import banquets
from bastide.games.troyes_dice.gains import (
    ALL_COLOURS,
    BITS,
    BUILDING,
    EACH,
    EXTRAS,
    NOTHING,
    ONE_OF,
    OVERFLOW,
    PAIR,
    PEOPLE,
    citizens,
    resources,
)
from bastide.games.troyes_dice.moves import (
    BUILD,
    CITIZEN,
    COLOURS,
    COLUMNS,
    DECLINE,
    GREAT_HALL_ROW,
    RED,
    RESOURCES,
    ROWS,
    TAKE,
    WIDTH,
)
from bastide.games.troyes_dice.sheet import BONUS, BUILDABLE, CIRCLED, CITIZENS, DONE, NO_DIE, UNSPENT, Sheet
from bastide.games.troyes_dice.wheel import Die

if TYPE_CHECKING:
    from bastide.games.troyes_dice.state import TroyesDiceState

_NOT_RED = ALL_COLOURS ^ 1 << RED


# Building


def build(state: "TroyesDiceState", player: int, sheet: Sheet, building: int, die: Die | None) -> None:
    """Draw a building and stack what it gives: its own gain, a banquet's extra, its link (TD-28 to TD-34).

    `die` is the die that builds it; a bonus building has none, and no tile applies to it (ruling Q8).
    """
    printed = state.game.box.printed
    # The link is due if the other building already stands. If a bonus of this building's own gain builds the other,
    # the link is due there, and still only once (TD-34).
    gains = sheet.pending
    if sheet.built & printed.link_partner[building]:
        gains = (printed.link_gain[building], *gains)
    sheet.draw(building)
    row, column = divmod(building, WIDTH)
    if state.listener is not None:
        state.tell_only(
            (player,),
            "builds",
            player=player,
            building=ROWS[row],
            column=COLUMNS[column],
            value=state.numbering[column],
        )
    extra = _extra(die, row) if die is not None and die.extra else NOTHING
    if extra:
        gains = (extra, *gains)
    own = _hall_gain(state, sheet, column, die) if row == GREAT_HALL_ROW else printed.own_gain[building]
    sheet.pending = (own, *gains) if own else gains
    settle(state, player, sheet)


def available(state: "TroyesDiceState", sheet: Sheet) -> list[int]:
    """How many dice of each colour count for a player's Great Halls (TD-30, TD-31).

    A black die at a banquet 8 counts for the players who chose it, even if it is not transparent for all (TD-51).
    """
    counted = state.table.available
    if sheet.die != NO_DIE and not state.table.dice[sheet.die].counts:
        counted[state.table.dice[sheet.die].colour] += 1
    return counted


def _hall_gain(state: "TroyesDiceState", sheet: Sheet, column: int, die: Die | None) -> int:
    """What a Great Hall gives for the available dice, by the colours of their plazas (TD-30, TD-31)."""
    hall = state.game.box.printed.halls[column]
    dice = available(state, sheet)[hall.asks]
    if die is not None and die.extra == banquets.ONE_MORE_DIE:
        dice += 1
    if not dice:
        return NOTHING
    return citizens(hall.of, dice * hall.amount) if hall.gains_citizens else resources(hall.of, dice * hall.amount)


def _extra(die: Die, row: int) -> int:
    """What the banquet beside the die's plaza adds to a building of this row (TD-51)."""
    if die.extra_for not in (ROWS[row], "work" if row % 2 else "prestige"):
        return NOTHING
    if die.extra == banquets.ONE_OF_EACH:
        return EACH + ALL_COLOURS
    if die.extra == banquets.OWN_CITIZEN:
        return citizens(row // 2, 1)
    return EXTRAS if die.extra == banquets.RED_AND_OTHER else NOTHING


# Taking gains


def settle(state: "TroyesDiceState", player: int, sheet: Sheet) -> None:
    """Take gains from the stack until the player must choose or none is left."""
    pending = sheet.pending
    while pending:
        code = pending[0]
        if code < PEOPLE:
            pending = _circle_resources(state, player, sheet, code // 32, code % 32, pending[1:])
        elif code < EACH:
            pending = _circle_citizens(state, player, sheet, code // 32 - 3, code % 32, pending[1:])
        elif code < PAIR:
            colours = _with_room(state, sheet, code - EACH)
            if _order_matters(state, sheet, colours):
                pending = (EACH + colours, *pending[1:])
                break
            pending = (*(resources(colour, 1) for colour in BITS[code - EACH]), *pending[1:])
        elif code >= BUILDING and not BUILDABLE[code - BUILDING] & ~sheet.closed:  # none is left (TD-41)
            pending = pending[1:]
            if state.listener is not None:
                state.tell_only((player,), "bonus-lapses", player=player)
        else:
            break
    sheet.pending = pending
    sheet.stage = BONUS if pending else DONE


def _circle_resources(
    state: "TroyesDiceState", player: int, sheet: Sheet, colour: int, number: int, rest: tuple[int, ...]
) -> tuple[int, ...]:
    """Circle resources from the left up to the next one with a citizen, who comes at once (TD-25 to TD-27)."""
    printed, tracks = state.game.box.printed, sheet.tracks
    have = tracks[CIRCLED + colour]
    linked, room = printed.next_link[have], printed.room[have]
    gained = number if number < room else room
    tracks[CIRCLED + colour] += gained
    tracks[UNSPENT + colour] += gained
    if state.listener is not None and (gained or not number):  # a die of value 0 brings nothing (ruling Q9)
        state.tell_only((player,), "gains-resources", player=player, number=gained, resource=RESOURCES[colour])
    if have + gained < linked:
        if state.listener is not None and gained < number:
            lost = number - gained
            state.tell_only((player,), "loses-resources", player=player, number=lost, resource=RESOURCES[colour])
        return rest
    if gained < number:
        rest = (resources(colour, number - gained), *rest)
    return (citizens(colour, 1), *rest)


def _circle_citizens(
    state: "TroyesDiceState", player: int, sheet: Sheet, colour: int, number: int, rest: tuple[int, ...]
) -> tuple[int, ...]:
    """Circle citizens from the left until one sets off a bonus or the track is full (TD-35 to TD-39)."""
    printed, tracks = state.game.box.printed, sheet.tracks
    place = CITIZENS + colour
    track_bonus, length = printed.track_bonus[colour], printed.citizens
    gained = 0
    bonus = NOTHING
    while gained < number and tracks[place] < length and not bonus:
        gained += 1
        have = tracks[place] = tracks[place] + 1
        bonus = track_bonus[have]
        if printed.column_bonus[have] and min(tracks[CITIZENS:]) == have:
            bonus = printed.column_bonus[have]
    if state.listener is not None and gained:
        state.tell_only((player,), "gains-citizens", player=player, number=gained, colour=COLOURS[colour])
        if bonus:
            state.tell_only((player,), "earns-bonus", player=player, place=tracks[place], colour=COLOURS[colour])
    if bonus:
        if gained < number:
            rest = (citizens(colour, number - gained), *rest)
        return (bonus, *rest)
    if gained == number:
        return rest
    if min(tracks[CITIZENS:]) == length:  # all three tracks are full (TD-36)
        if state.listener is not None:
            state.tell_only((player,), "loses-citizens", player=player, number=number - gained, colour=COLOURS[colour])
        return rest
    if gained + 1 < number:
        rest = (citizens(colour, number - gained - 1), *rest)
    return (OVERFLOW, *rest)


def _with_room(state: "TroyesDiceState", sheet: Sheet, colours: int) -> int:
    """The given colours whose resource track is not full."""
    length = state.game.box.printed.resources
    return sum(1 << colour for colour in BITS[colours] if sheet.tracks[CIRCLED + colour] < length)


def _order_matters(state: "TroyesDiceState", sheet: Sheet, colours: int) -> bool:
    """Whether one of several resources is linked to a citizen, so that the player chooses their order (ruling Q4)."""
    if colours & colours - 1 == 0:
        return False
    linked = state.game.box.printed.linked
    return any(sheet.tracks[CIRCLED + colour] + 1 in linked for colour in BITS[colours])


# Choosing


def choices(state: "TroyesDiceState", sheet: Sheet) -> list[int]:
    """The moves that continue a player's bonuses."""
    code = sheet.pending[0]
    if code >= BUILDING:
        free = BUILDABLE[code - BUILDING] & ~sheet.closed
        moves = [BUILD + building for building in range(free.bit_length()) if free >> building & 1]
        return [*moves, DECLINE] if state.game.may_decline_buildings else moves
    if code < PAIR:
        return [TAKE + colour for colour in BITS[code - EACH]]
    if code < ONE_OF:
        return [CITIZEN + colour for colour in BITS[code - PAIR]]
    if code < EXTRAS:
        return [CITIZEN + colour for colour in BITS[code - ONE_OF]]
    if code == EXTRAS:
        return [CITIZEN + colour for colour in range(len(COLOURS))]
    length = state.game.box.printed.citizens
    open_tracks = [CITIZEN + colour for colour in range(len(COLOURS)) if sheet.tracks[CITIZENS + colour] < length]
    return [*open_tracks, DECLINE]


def choose(state: "TroyesDiceState", player: int, sheet: Sheet, move: int) -> None:
    """Make one of `choices`."""
    code, rest = sheet.pending[0], sheet.pending[1:]
    if BUILD <= move < DECLINE:
        sheet.pending = rest
        build(state, player, sheet, move - BUILD, None)
        return
    if move == DECLINE:
        sheet.pending = rest
        if state.listener is not None:
            state.tell_only((player,), "declines", player=player)
    elif move < CITIZEN:
        colour = move - TAKE
        others = code - EACH ^ 1 << colour
        sheet.pending = (resources(colour, 1), EACH + others, *rest)
    else:
        colour = move - CITIZEN
        sheet.pending = (citizens(colour, 1), *_left_over(code, colour), *rest)
    settle(state, player, sheet)


def _left_over(code: int, colour: int) -> tuple[int, ...]:
    """What is left of a choice of citizens after taking this colour (TD-36, TD-38, TD-51)."""
    if code == EXTRAS:
        return (ONE_OF + _NOT_RED,) if colour == RED else (citizens(RED, 1),)
    if PAIR <= code < ONE_OF:
        (other,) = BITS[code - PAIR ^ 1 << colour]
        return (citizens(other, 1),)
    return ()


def name(code: int) -> str:
    """The name of a choice, for views."""
    if code >= BUILDING:
        return "building"
    if code < PAIR:
        return "resource-order"
    if code < ONE_OF or code == EXTRAS:
        return "citizen-order"
    return "overflow" if code == OVERFLOW else "citizen"
