"""What must occur in some stored playthrough, beyond moves, options and events."""

from collections.abc import Iterator, Sequence

from bastide.core.events import Event
from bastide.core.journal import Ply
from bastide_toys.interrupt.cards import GUARD, KINDS
from bastide_toys.interrupt.state import NOBODY, InterruptState

ALL = frozenset(
    {
        *(f"draws {kind}" for kind in KINDS),
        "passes with a guard",
        "passes without a guard",
        "blocks before all were asked",
        "a player without cards is not asked",
        "the pile is empty",
        "shared victory",
        "sole victory",
    }
)


def features(before: InterruptState, ply: Ply, after: InterruptState, events: Sequence[Event]) -> Iterator[str]:
    """Return what occurs in one move."""
    hand = before.hands[ply.player]
    if ply.move == "draw":
        yield f"draws {ply.chance[0].kind}"
        if not len(after.pile):
            yield "the pile is empty"
    if ply.move == "pass":
        yield "passes with a guard" if hand[GUARD] else "passes without a guard"
    if ply.move == "block" and (ply.player + 1) % before.players != before.player:
        yield "blocks before all were asked"
    if ply.move == "claim" and after.asked != (ply.player + 1) % before.players:
        yield "a player without cards is not asked"
    if after.player == NOBODY:
        yield "shared victory" if after.ranking().count(1) > 1 else "sole victory"
