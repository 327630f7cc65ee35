"""What must occur in some stored playthrough, beyond moves, options and events."""

from collections.abc import Iterator, Sequence

from bastide.core.events import Event
from bastide.core.journal import Ply
from bastide_toys.sealed_bids.cards import PRIZES
from bastide_toys.sealed_bids.state import SealedBidsState

ALL = frozenset(
    {
        *(f"prize {prize}" for prize in PRIZES),
        "ends without a card",
        "shared victory",
        "sole victory",
    }
)


def features(before: SealedBidsState, ply: Ply, after: SealedBidsState, events: Sequence[Event]) -> Iterator[str]:
    """Return what occurs in one move."""
    if ply.move == "end" and not any(before.bids[ply.player]):
        yield "ends without a card"
    for event in events:
        if event.key in ("wins", "nobody-wins"):
            yield f"prize {event.arguments['prize']}"
    if after.is_over:
        yield "shared victory" if after.ranking().count(1) > 1 else "sole victory"
