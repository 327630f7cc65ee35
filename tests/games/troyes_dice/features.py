"""What must occur in some stored playthrough, beyond moves, options and events."""

from collections.abc import Iterator, Sequence

from bastide.core.events import Event
from bastide.core.journal import Ply
from bastide.games.troyes_dice.state import TroyesDiceState

ALL: frozenset[str] = frozenset()


def features(before: TroyesDiceState, ply: Ply, after: TroyesDiceState, events: Sequence[Event]) -> Iterator[str]:
    """What occurs in one move."""
    yield from ()
