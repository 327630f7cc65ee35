"""Positions as JSON: complete enough to score, to list moves and to play on from. Described in docs/positions.md.

Sheets are written as they were when the half day opened, with the moves that each player has made since: the rest
follows from these. This module defines the format and writes it; `reading` reads it.
"""

from typing import TYPE_CHECKING, Any

from bastide.core import positions
from bastide.core.schema import Fields, ListOf, Maybe, Table, Text, Whole
from bastide.games.troyes_dice import wheel
from bastide.games.troyes_dice.banquets import IN_PLAY, TILE_SIDES, TILES, is_raid, number
from bastide.games.troyes_dice.moves import CATHEDRAL_ROW, COLOURS, COLUMNS, RESOURCES, ROWS, SIDES, SLOTS, WIDTH
from bastide.games.troyes_dice.sheet import CIRCLED, CITIZENS, Sheet

if TYPE_CHECKING:
    from bastide.games.troyes_dice.state import TroyesDiceState

_columns = Text(longest=WIDTH)
_player = Fields(
    {},
    {
        "buildings": Table(Text(ROWS), _columns),
        "struck": Table(Text(COLOURS), _columns),
        "circled": Table(Text(RESOURCES), Whole(0, 60)),
        "spent": Table(Text(RESOURCES), Whole(0, 60)),
        "citizens": Table(Text(COLOURS), Whole(0, 60)),
        "moves": Maybe(ListOf(Text(longest=40), most=200)),
    },
)
SHAPE = Fields(
    {
        "game": Text(),
        "half_day": Whole(0, 100),
        "plazas": ListOf(Text(wheel.FACE_NAMES), wheel.PLACES, wheel.PLACES),
        "players": ListOf(_player, 1, 10),
    },
    {
        **positions.HEADING,
        "numbering": ListOf(Whole(1, SIDES), 0, SIDES, distinct=True),
        "crier": Whole(0, 9),
        "tiles": ListOf(
            Fields({"place": Whole(0, wheel.PLACES - 1), "tile": Whole(1, TILES), "side": Text(TILE_SIDES)}), 0, IN_PLAY
        ),
        "dice": ListOf(Whole(1, SIDES), 0, SLOTS),
        "black": Whole(0, SLOTS),
    },
)


def write(state: "TroyesDiceState") -> dict[str, Any]:
    """Return the whole position, including all players' moves in the half day."""
    dice = state.table.dice
    document = {
        "crier": state.crier,
        "numbering": list(state.numbering),
        "half_day": state.half_day,
        "plazas": [wheel.FACE_NAMES[face] for face in state.plazas],
        "tiles": [
            {"place": place, "tile": number(tile), "side": TILE_SIDES[is_raid(tile)]}
            for place, tile in enumerate(state.tiles)
            if tile
        ],
        "dice": [die.rolled for die in dice],
        "black": next((slot for slot, die in enumerate(dice, 1) if die.black), 0),
        "players": [
            {**_sheet(sheet), "moves": [state.game.moves.text(move) for move in state.sheets[seat].line]}
            for seat, sheet in enumerate(state.opening)
        ],
    }
    return positions.complete(document, state.game)


def _sheet(sheet: Sheet) -> dict[str, Any]:
    buildings = {name: _letters(sheet.built >> WIDTH * row) for row, name in enumerate(ROWS)}
    buildings[ROWS[CATHEDRAL_ROW]] = "".join(COLUMNS[column] for column in sheet.cathedrals)
    struck = {name: _letters(sheet.struck >> WIDTH * colour) for colour, name in enumerate(COLOURS)}
    return {
        "buildings": {name: columns for name, columns in buildings.items() if columns},
        "struck": {name: columns for name, columns in struck.items() if columns},
        "circled": {name: sheet.tracks[CIRCLED + colour] for colour, name in enumerate(RESOURCES)},
        "spent": {name: sheet.spent(colour) for colour, name in enumerate(RESOURCES)},
        "citizens": {name: sheet.tracks[CITIZENS + colour] for colour, name in enumerate(COLOURS)},
    }


def _letters(columns: int) -> str:
    return "".join(COLUMNS[column] for column in range(WIDTH) if columns >> column & 1)
