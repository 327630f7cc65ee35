"""What a viewer may know: everything but the pile and other hands (IN-9)."""

from typing import TYPE_CHECKING, TypedDict

from bastide.core.audience import Viewer
from bastide_toys.interrupt.cards import KINDS
from bastide_toys.piles import write_counts

if TYPE_CHECKING:
    from bastide_toys.interrupt.state import InterruptState


class PlayerView(TypedDict):
    """A player: how many cards they hold; which ones, if the viewer knows them."""

    cards: int
    hand: dict[str, int] | None
    treasures: int


class InterruptView(TypedDict):
    """The table as one viewer sees it."""

    viewer: int | None
    player: int
    asked: int
    acted: bool
    left: int
    players: list[PlayerView]
    pile: int
    discards: dict[str, int]
    unseen: dict[str, int]


def view(state: "InterruptState", viewer: Viewer) -> InterruptView:
    """The table as `viewer` may know it."""
    return {
        "viewer": viewer,
        "player": state.player,
        "asked": state.asked,
        "acted": state.acted,
        "left": state.left,
        "players": [
            {
                "cards": sum(hand),
                "hand": write_counts(hand, KINDS) if state.sees_hand(viewer, seat) else None,
                "treasures": state.treasures[seat],
            }
            for seat, hand in enumerate(state.hands)
        ],
        "pile": len(state.pile),
        "discards": write_counts(state.discards, KINDS),
        "unseen": write_counts(state.unseen(viewer), KINDS),
    }
