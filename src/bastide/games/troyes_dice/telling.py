"""What the log says: a player sees their own steps at once, and everyone's when the half day closes."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bastide.core.events import Plain
from bastide.games.troyes_dice.banquets import Tiles
from bastide.games.troyes_dice.moves import (
    BUILD,
    COLOURS,
    COLUMNS,
    DECLINE,
    FORTRESS_ROW,
    GAIN,
    PRESTIGE,
    RELIEF,
    RESOURCES,
    ROWS,
    WIDTH,
    WORK,
)
from bastide.games.troyes_dice.sheet import CITIZENS, Sheet
from bastide.games.troyes_dice.wheel import UP, Plazas, day_of, is_morning

if TYPE_CHECKING:
    from bastide.games.troyes_dice.state import TroyesDiceState

MORNING, AFTERNOON = "morning", "afternoon"


def column(index: int) -> str:
    """The name of a printed column."""
    return COLUMNS[index]


def half_name(half_day: int) -> str:
    """Morning or afternoon."""
    return MORNING if is_morning(half_day) else AFTERNOON


def _seats(players: Iterable[int]) -> tuple[str, ...]:
    return tuple(str(player) for player in players)


# A player's own steps


def chosen_die(state: "TroyesDiceState", player: int, slot: int) -> None:
    """Tell which die was chosen, and what was paid for it at once."""
    die = state.table.dice[slot]
    state.tell_only((player,), "chooses-die", player=player, die=slot + 1, value=die.value, colour=COLOURS[die.colour])
    for resource, price in zip(RESOURCES, (die.influence, die.deniers, die.knowledge), strict=True):
        if price:
            state.tell_only((player,), "pays", player=player, number=price, resource=resource)


# What happens to all


def numbered(state: "TroyesDiceState") -> None:
    """Tell the values of all columns."""
    state.tell("numbered", player=state.crier, values=tuple(str(value) for value in state.numbering))


def rolled_dice(state: "TroyesDiceState") -> None:
    """Tell the dice of a new half day, as they lie."""
    dice = state.table.dice
    (black,) = (die.rolled for die in dice if die.black)
    state.tell(
        "opens-half-day",
        day=day_of(state.half_day),
        half=half_name(state.half_day),
        dice=tuple(str(die.rolled) for die in dice if not die.black),
        black=black,
    )
    for die in dice:
        if die.black and not die.attacks:
            state.tell("shelters-black-die", value=die.rolled, colour=COLOURS[die.colour])


def attack(state: "TroyesDiceState", slot: int, strikes: bool, struck: list[int]) -> None:
    """Tell that a plaza is destroyed, and whose dice squares are struck or spared."""
    die = state.table.dice[slot]
    colour = COLOURS[die.colour]
    state.tell("destroys-plaza", value=die.rolled, colour=colour)
    if not strikes:
        return
    if struck:
        state.tell("strikes", value=die.rolled, colour=colour, players=_seats(struck))
    index = state.column_of[die.rolled]
    spared = [player for player, sheet in enumerate(state.sheets) if sheet.has(FORTRESS_ROW, index)]
    if spared:
        state.tell("fortress-spares", value=die.rolled, colour=colour, players=_seats(spared))


def rebuilt_plazas(state: "TroyesDiceState", plazas: Plazas, tiles: Tiles) -> None:
    """Tell which plazas were turned, and which tiles are raids now; `plazas` and `tiles` are those before."""
    for before, after in zip(plazas, state.plazas, strict=True):
        if before != after:
            state.tell("rebuilds-plaza", source=COLOURS[UP[before]], colour=COLOURS[UP[after]])
    for before, after in zip(tiles, state.tiles, strict=True):
        if before != after:
            banquet, raid = (state.game.box.wheel.banquets.names[tile] for tile in (before, after))
            state.tell("turns-tile", banquet=banquet, raid=raid)


# What each did, once all have ended


def what_all_did(state: "TroyesDiceState") -> None:
    """Tell, by seat: the die and the action, further buildings, and how many citizens came."""
    for player, (before, sheet) in enumerate(zip(state.opening, state.sheets, strict=True)):
        _show_action(state, player, sheet)
        for move in sheet.line:
            if BUILD <= move < DECLINE:
                row, index = divmod(move - BUILD, WIDTH)
                state.reveal("shows-bonus-building", player=player, building=ROWS[row], column=COLUMNS[index])
        gained = sum(sheet.tracks[CITIZENS:]) - sum(before.tracks[CITIZENS:])
        if gained:
            state.reveal("shows-citizens", player=player, number=gained)


def _show_action(state: "TroyesDiceState", player: int, sheet: Sheet) -> None:
    if RELIEF in sheet.line:
        state.reveal("shows-relief", player=player)
        return
    die = state.table.dice[sheet.die]
    used: dict[str, Plain] = {
        "player": player,
        "die_value": die.rolled,
        "die_colour": COLOURS[die.colour],
        "changed": int(sheet.changed > 0),
        "value": sheet.value,
        "colour": COLOURS[sheet.colour],
    }
    (action,) = (move for move in sheet.line if GAIN <= move <= WORK)
    if action == GAIN:
        state.reveal("shows-resources", None, **used, resource=RESOURCES[sheet.colour])
    else:
        row, index = 2 * sheet.colour + action - PRESTIGE, state.column_of[sheet.value]
        state.reveal("shows-building", None, **used, building=ROWS[row], column=COLUMNS[index])
