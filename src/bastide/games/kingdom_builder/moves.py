"""The finite table of moves: a hex for each build, lift and landing; the eight tiles; the end of a turn."""

from bastide.core.masks import Mask, bits
from bastide.core.moves import MoveKind
from bastide.games.kingdom_builder.hexes import COUNT, NAMES
from bastide.games.kingdom_builder.locations import TILES

KINDS = (
    MoveKind.of("build", "build {hex}", hex=NAMES),
    MoveKind.of("from", "from {hex}", hex=NAMES),
    MoveKind.of("to", "to {hex}", hex=NAMES),
    MoveKind.of("tile", "{tile}", tile=TILES),
    MoveKind.of("end", "end"),
)

BUILD = 0
FROM = BUILD + COUNT
TO = FROM + COUNT
TILE = TO + COUNT
END = TILE + len(TILES)


def numbered(first: int, hexes: Mask) -> list[int]:
    """The moves that name these hexes, of the kind that begins at `first`."""
    moves: list[int] = []
    for hex_ in bits(hexes):
        moves.append(first + hex_)
    return moves
