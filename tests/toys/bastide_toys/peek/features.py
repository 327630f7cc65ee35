"""What must occur in some stored playthrough, beyond moves, options and events."""

from collections.abc import Iterator, Sequence

from bastide.core.events import Event
from bastide.core.journal import Ply
from bastide_toys.peek.cards import TREASURES
from bastide_toys.peek.moves import Step
from bastide_toys.peek.state import NOBODY, PeekState

ALL = frozenset(
    {
        *(f"takes {treasure}" for treasure in TREASURES),
        "looks at one card",
        "looks at two cards",
        "looks at a face-up card",
        "takes a face-up card",
        "takes a card that another knows",
        "takes a card that nobody knows",
        "takes a card known from an earlier turn",
        "leaves a card face up",
        "buries a face-up card",
        "shared victory",
        "sole victory",
    }
)


def features(before: PeekState, ply: Ply, after: PeekState, events: Sequence[Event]) -> Iterator[str]:
    """Return what occurs in one move."""
    if ply.move == "look":
        yield "looks at two cards" if before.looks() == 2 else "looks at one card"
        if before.is_face_up():
            yield "looks at a face-up card"
    if ply.move == "end" and before.step is Step.TURNED:
        yield "leaves a card face up"
    if ply.move == "bury top" and before.is_face_up():
        yield "buries a face-up card"
    if ply.move == "take":
        yield f"takes {TREASURES[after.hands[ply.player][-1][0]]}"
        yield from _knowledge(before, ply.player)
    if after.player == NOBODY:
        yield "shared victory" if after.ranking().count(1) > 1 else "sole victory"


def _knowledge(before: PeekState, player: int) -> Iterator[str]:
    """Return who knew the card that is taken."""
    top = before.pile.places[-1]
    if top is None:
        yield "takes a card that nobody knows"
    elif top[1] is None:
        yield "takes a face-up card"
    elif set(top[1]) - {player}:
        yield "takes a card that another knows"
    elif before.step is Step.START:
        yield "takes a card known from an earlier turn"
