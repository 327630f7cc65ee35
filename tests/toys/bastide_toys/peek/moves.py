"""The steps of a turn and the finite table of moves."""

from enum import StrEnum

from bastide.core.moves import MoveKind


class Step(StrEnum):
    """How far the turn has come."""

    START = "start"
    LOOKED = "looked"
    TURNED = "turned"
    READY = "ready"
    TAKEN = "taken"


PLACES = ("top", "second")
"""The places of a pile that a player may look at, the top one first."""

KINDS = (
    MoveKind.of("look", "look"),
    MoveKind.of("turn", "turn"),
    MoveKind.of("bury", "bury {place}", place=PLACES),
    MoveKind.of("leave", "leave"),
    MoveKind.of("take", "take"),
    MoveKind.of("end", "end"),
)

LOOK, TURN, BURY = 0, 1, 2
LEAVE = BURY + len(PLACES)
TAKE = LEAVE + 1
END = TAKE + 1
