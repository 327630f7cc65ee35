"""Positions as JSON: complete enough to score, to list moves and to play on from. Described in docs/positions.md.

This module defines the format and writes it; `reading` reads it.
"""

from typing import TYPE_CHECKING, Any

from bastide.core import positions
from bastide.core.schema import Fields, ListOf, Maybe, Shape, Table, Text, Truth, Whole
from bastide.games.kingdom_builder import hexes, view
from bastide.games.kingdom_builder.board import TERRAINS, TURNED
from bastide.games.kingdom_builder.locations import TILES
from bastide.games.kingdom_builder.scoring import SCORING_CARDS

if TYPE_CHECKING:
    from bastide.games.kingdom_builder.state import KingdomBuilderState

_hex = Text(longest=9)  # `hexes.parse` checks that it is a hex, and can say how hexes are written
UNKNOWN = "?"
"""Stands for a card in a hand that the writer of the position has not seen."""

_terrain: Shape = Maybe(Text(TERRAINS))
_counts = Table(Text(TERRAINS), Whole(0, 100))
_player = Fields(
    {"settlements": ListOf(_hex, distinct=True)},
    {
        "supply": Whole(0, 60),
        "tiles": ListOf(_hex, distinct=True),
        "taken": ListOf(_hex, distinct=True),
        "card": Maybe(Text((*TERRAINS, UNKNOWN))),
    },
)
_turn = Fields(
    {"player": Whole(0, 3), "card": _terrain},
    {
        "owed": Whole(0, 10),
        "begun": Truth(),
        "uses": Table(Text(TILES), Whole(0, 3)),
        "tile": Maybe(Text(TILES)),
        "from": Maybe(_hex),
        "gained": ListOf(_hex, distinct=True),
    },
)
SHAPE = Fields(
    {
        "game": Text(),
        "board": ListOf(Text((*TILES, *(tile + TURNED for tile in TILES))), 4, 4),
        "cards": ListOf(Text(SCORING_CARDS), 3, 3, distinct=True),
        "players": ListOf(_player, 2, 4),
    },
    {
        **positions.HEADING,
        "start_player": Whole(0, 3),
        "last_round": Truth(),
        "turn": Maybe(_turn),
        "tiles_on_board": Table(_hex, Whole(0, 3)),
        "draw_pile": _counts,
        "discards": _counts,
        "removed": _counts,
    },
)


def write(state: "KingdomBuilderState") -> dict[str, Any]:
    """Return the whole position, including hidden cards."""
    turn: dict[str, Any] | None = None
    if (shown := view.turn(state)) is not None:
        turn = {**shown, "from": shown["source"]}
        del turn["source"]
        if not state.gained:
            del turn["gained"]
    document = {
        "board": list(state.board.quadrants),
        "cards": list(state.cards),
        "start_player": state.start_player,
        "last_round": state.last_round,
        "players": [
            {
                "settlements": list(hexes.names(state.settled[seat])),
                "supply": state.supply[seat],
                "tiles": view.location_list(state, state.held[seat]),
                "taken": view.location_list(state, state.taken[seat]),
                "card": view.card_name(state.hands[seat]),
            }
            for seat in range(state.players)
        ],
        "turn": turn,
        "tiles_on_board": {
            hexes.NAMES[hex_]: state.tiles_left(number) for number, hex_ in enumerate(state.board.locations)
        },
        "draw_pile": view.card_counts(state.draw_pile.total()),
        "discards": view.card_counts(state.discards),
        "removed": view.card_counts(state.removed),
    }
    return positions.complete(document, state.game)
