"""The finite table of moves: those of a player's own turn, and the answers to another's claim."""

from bastide.core.moves import MoveKind

KINDS = (
    MoveKind.of("claim", "claim"),
    MoveKind.of("draw", "draw"),
    MoveKind.of("block", "block"),
    MoveKind.of("pass", "pass"),
    MoveKind.of("end", "end"),
)

CLAIM, DRAW, BLOCK, PASS, END = range(5)
