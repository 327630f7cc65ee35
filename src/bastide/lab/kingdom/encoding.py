"""Positions as arrays: what the network looks at."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.core.masks import Mask
from bastide.games.kingdom_builder import scoring
from bastide.games.kingdom_builder.board import NO_CARD
from bastide.games.kingdom_builder.hexes import COUNT, NEIGHBOURS, SIDE
from bastide.games.kingdom_builder.hints import next_cards
from bastide.games.kingdom_builder.state import KingdomBuilderState

Bytes = NDArray[np.uint8]
"""Sets of hexes as bits."""
Floats = NDArray[np.float32]
"""Numbers in single precision."""

BYTES = COUNT // 8
"""The bytes of a set of hexes."""
STATIC = NO_CARD + 4
"""Sets of hexes that a board fixes: the terrains, water, mountain, castles, locations."""
MOVING = 4
"""Sets that change: own and rival settlements, hexes that bring the player and the rival a new tile."""
PLANES = STATIC + MOVING + 1
"""All sets, and one that tells the board from what lies beyond it."""
_SOURCES = (scoring.CASTLES, *scoring.SCORING_CARDS)
GLOBALS = len(scoring.SCORING_CARDS) + 2 * len(_SOURCES) + 2 * 8 + NO_CARD + 4
"""How many numbers describe a position besides its hexes."""


@dataclass(slots=True)
class Positions:
    """Many positions, each seen by the player who has just moved; sets are packed, eight hexes in a byte."""

    moving: Bytes
    globals: Floats
    ahead: Floats
    """How much more gold than the rival the player has now."""
    static: Bytes
    """The boards, one for each game."""
    game: NDArray[np.int32]
    """The game of each position."""
    margin: Floats
    """How much more gold the player has in the end."""


def packed(mask: Mask) -> bytes:
    """Return a set of hexes as bytes."""
    return mask.to_bytes(BYTES, "little")


def static_sets(state: KingdomBuilderState) -> bytes:
    """Return the sets that the board fixes."""
    board = state.board
    castles = sum(1 << hex_ for hex_ in board.castles)
    sets = (*board.terrain[:NO_CARD], board.water, board.mountain, castles, board.specials & ~castles)
    return b"".join(map(packed, sets))


def moving_sets(state: KingdomBuilderState, player: int) -> bytes:
    """Return the sets that change, seen by a player."""
    rival = 1 - player
    sets = (state.settled[player], state.settled[rival], _new_tiles(state, player), _new_tiles(state, rival))
    return b"".join(map(packed, sets))


def _new_tiles(state: KingdomBuilderState, player: int) -> Mask:
    hexes = 0
    for number, hex_ in enumerate(state.board.locations):
        if state.tiles_left(number) and not state.taken[player] >> number & 1:
            hexes |= NEIGHBOURS[hex_]
    return hexes


def global_numbers(state: KingdomBuilderState, player: int) -> tuple[list[float], int]:
    """Return what is not on the hexes, in numbers of about one, and how much gold the player is ahead."""
    rival = 1 - player
    numbers = [float(card in state.cards) for card in scoring.SCORING_CARDS]
    gold = []
    for seat in (player, rival):
        sources = scoring.gold_by_source(state, seat)
        gold.append(int(sum(sources.values())))
        numbers += [sources.get(source, 0) / 10 for source in _SOURCES]
        numbers += [float(held) for held in state.held_kinds(seat)]
    numbers += next_cards(state, player)
    numbers += [state.supply[player] / 40, state.supply[rival] / 40, float(state.last_round)]
    numbers.append(float(player == state.start_player))
    return numbers, gold[0] - gold[1]


def neighbour_table() -> NDArray[np.int64]:
    """Return each hex with its six neighbours in a fixed order of directions; 400 stands for beyond the board."""
    table = np.full((COUNT, 7), COUNT, dtype=np.int64)
    for hex_ in range(COUNT):
        row, column = divmod(hex_, SIDE)
        shift = row % 2
        around = ((0, 0), (0, 1), (0, -1), (1, shift), (1, shift - 1), (-1, shift), (-1, shift - 1))
        for place, (down, right) in enumerate(around):
            if 0 <= row + down < SIDE and 0 <= column + right < SIDE:
                table[hex_, place] = (row + down) * SIDE + column + right
    return table


def unpacked(sets: Bytes) -> Floats:
    """Return packed sets (…, sets, bytes) as planes (…, sets, hexes) of 0 and 1."""
    return np.unpackbits(sets, axis=-1, bitorder="little").astype(np.float32)


def planes(static: Any, moving: Any) -> Floats:
    """Return the planes of positions, hexes before planes: (positions, hexes, planes)."""
    sets = np.concatenate([unpacked(static), unpacked(moving)], axis=1).transpose(0, 2, 1)
    return np.concatenate([sets, np.ones((*sets.shape[:2], 1), np.float32)], axis=2)
