"""Positions as JSON: complete enough to score, to list moves and to play on from. Described in docs/positions.md.

This module defines the format and writes it; `reading` reads it.
"""

from typing import TYPE_CHECKING, Any

from bastide.core import positions
from bastide.core.masks import bits
from bastide.core.schema import Fields, ListOf, Maybe, Shape, Table, Text, Truth, Whole
from bastide.games.feuville import possible, view
from bastide.games.feuville import town as towns
from bastide.games.feuville.box import BACKS, CHARMS, DECREES, ROW_DECREES, STORABLE
from bastide.games.feuville.decrees import SOURCES
from bastide.games.feuville.moves import COLUMNS, LEVELS, STORED_CHARMS
from bastide.games.feuville.player_board import CHARM_SPACES
from bastide.games.feuville.turn import NOT_ROLLED

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

PROTECTED = " protected"
FLAGS = ("burnt", "grass", "coat")

_code = Text(longest=12)
_counts = Table(Text(longest=20), Whole(0, 100))
_piece: Shape = Maybe(Text(longest=40))
_player = Fields(
    {"town": Table(Text(COLUMNS), Text(longest=60))},
    {
        "store": ListOf(_piece, 2, 2),
        "charms": ListOf(Text(STORED_CHARMS), 0, CHARM_SPACES),
        "evaluated": Table(Text(DECREES), Whole(0, 15)),
        "points": Table(Text(SOURCES), Whole(0, 10_000)),
    },
)
_turn = Fields(
    {"player": Whole(0, 3)},
    {
        "dice": Maybe(ListOf(Whole(1, 6), 2, 2)),
        "used": ListOf(Text(longest=40), 0, 2),
        "steps": ListOf(Text(longest=40), 1, 20),
        "hand": _piece,
        "charm": Maybe(Text(CHARMS[STORABLE:])),
        "charm_slot": Maybe(Whole(1, 3)),
        "named": ListOf(Text(COLUMNS), distinct=True),
    },
)
_row = ListOf(Maybe(_code), 6, 6)
SHAPE = Fields(
    {"game": Text(), "players": ListOf(_player, 2, 4)},
    {
        **positions.HEADING,
        "start_player": Whole(0, 3),
        "last_round": Truth(),
        "turn": Maybe(_turn),
        "board": Fields(
            {},
            {
                **dict.fromkeys(LEVELS, _row),
                "decree": ListOf(Maybe(Text(ROW_DECREES)), 6, 6),
                "fairy": ListOf(Maybe(Text(CHARMS)), 3, 3),
            },
        ),
        "piles": Fields(dict.fromkeys(LEVELS, Fields(dict.fromkeys(BACKS, _counts)))),
        "hidden_decrees": Table(Text(ROW_DECREES), Whole(0, 100)),
        "decrees_left": Whole(0, 100),
        "supply": Table(Text(CHARMS), Whole(0, 100)),
        "neutral_grass": Whole(0, 100),
        "removed": ListOf(Text(longest=40), 0, 200),
    },
)


def write(state: "FeuvilleState") -> dict[str, Any]:
    """Return the whole position."""
    document = {
        "start_player": state.start_player,
        "last_round": state.last_round,
        "turn": _write_turn(state),
        "board": {row: shown for row, shown in view.board(state).items() if row not in possible.rows_left_out(state)},
        "players": [_write_player(state, seat) for seat in range(state.players)],
        "piles": view.piles(state),
        "decrees_left": state.decrees_left,
        "hidden_decrees": view.tallied(state.hidden_decrees, ROW_DECREES),
        "supply": view.tallied(state.supply, CHARMS),
        "neutral_grass": state.grass_left,
        "removed": view.removed(state),
    }
    return positions.complete(document, state.game)


def _write_turn(state: "FeuvilleState") -> dict[str, Any] | None:
    if state.player < 0:
        return None
    return {
        "player": state.player,
        "dice": [person + 1 for person in state.dice] if state.dice != NOT_ROLLED else None,
        "used": [state.game.moves.text(move) for move in state.laid],
        "steps": state.question_texts(),
        "hand": state.box.piece_name(state.hand) if state.hand >= 0 else None,
        "charm": CHARMS[state.charm] if state.charm >= 0 else None,
        "charm_slot": state.charm_slot + 1 if state.charm >= 0 else None,
        "named": list(towns.names(state.named)),
    }


def _write_player(state: "FeuvilleState", seat: int) -> dict[str, Any]:
    town = {}
    for column in bits(state.walls[seat]):
        bit, flags = 1 << column, []
        if state.burnt[seat] & bit:
            flags.append("burnt")
        if state.grass[seat] & bit:
            flags.append("coat" if state.coat[seat] == column else "grass")
        town[COLUMNS[column]] = " ".join((*view.tiles(state, seat, column), *flags))
    return {
        "town": town,
        "store": [
            None
            if (piece := state.store[2 * seat + space]) < 0
            else state.box.piece_name(piece) + PROTECTED * (state.shielded[seat] >> space & 1)
            for space in range(2)
        ],
        "charms": view.charms(state, seat),
        "evaluated": view.evaluated(state, seat),
        "points": view.earned(state, seat),
    }
