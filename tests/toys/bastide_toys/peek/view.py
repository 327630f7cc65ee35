"""What a viewer may know: the cards they have seen, wherever they went since, and who else has seen which (PK-10)."""

from typing import TYPE_CHECKING, TypedDict

from bastide.core.audience import Viewer, may_see
from bastide.core.pile import Certain
from bastide_toys.peek.cards import TREASURES
from bastide_toys.piles import write_counts

if TYPE_CHECKING:
    from bastide_toys.peek.state import PeekState


class CardView(TypedDict):
    """A card, if the viewer knows it, and who knows it (None: everyone)."""

    card: str | None
    known_by: list[int] | None


class PeekView(TypedDict):
    """The table as one viewer sees it."""

    viewer: int | None
    player: int
    step: str
    pile: list[CardView]
    """From the top down."""
    hands: list[list[CardView]]
    """In the order in which the cards were taken."""
    unseen: dict[str, int]


def view(state: "PeekState", viewer: Viewer) -> PeekView:
    """The table as `viewer` may know it."""
    return {
        "viewer": viewer,
        "player": state.player,
        "step": state.step.value,
        "pile": [_card(place, viewer) for place in reversed(state.pile.places)],
        "hands": [[_card(card, viewer) for card in hand] for hand in state.hands],
        "unseen": write_counts(state.unseen(viewer), TREASURES),
    }


def _card(place: Certain | None, viewer: Viewer) -> CardView:
    if place is None:
        return {"card": None, "known_by": []}
    card, known_by = place
    return {
        "card": TREASURES[card] if may_see(known_by, viewer) else None,
        "known_by": None if known_by is None else list(known_by),
    }
