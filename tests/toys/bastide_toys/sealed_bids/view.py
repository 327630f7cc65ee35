"""What a viewer may know: not what the others hold or lay down, nor who of them has ended their part (SB-10)."""

from typing import TYPE_CHECKING, TypedDict

from bastide.core.audience import Viewer
from bastide_toys.piles import write_counts
from bastide_toys.sealed_bids.cards import MONEY, PRIZES

if TYPE_CHECKING:
    from bastide_toys.sealed_bids.state import SealedBidsState


class PlayerView(TypedDict):
    """A player: how many cards they have, laid down or not; which ones, only for themselves."""

    cards: int
    hand: dict[str, int] | None
    bid: dict[str, int] | None
    ended: bool | None
    won: list[str]


class SealedBidsView(TypedDict):
    """The table as one viewer sees it."""

    viewer: int | None
    round: int
    prize: str | None
    prizes_left: int
    players: list[PlayerView]
    spent: dict[str, int]
    lost: list[str]
    money: int
    unseen: dict[str, int]


def view(state: "SealedBidsState", viewer: Viewer) -> SealedBidsView:
    """The table as `viewer` may know it."""
    prize = state.prizes.known_to(viewer)[0]  # prizes outnumber the rounds
    return {
        "viewer": viewer,
        "round": state.round,
        "prize": None if prize is None else PRIZES[prize],
        "prizes_left": len(state.prizes),
        "players": [_player(state, seat, viewer) for seat in range(state.players)],
        "spent": write_counts(state.spent, MONEY),
        "lost": [PRIZES[lost] for lost in state.lost],
        "money": len(state.money),
        "unseen": write_counts(state.unseen(viewer), MONEY),
    }


def _player(state: "SealedBidsState", seat: int, viewer: Viewer) -> PlayerView:
    own = seat == viewer
    return {
        "cards": state.cards_of(seat),
        "hand": write_counts(state.hands[seat], MONEY) if own else None,
        "bid": write_counts(state.bids[seat], MONEY) if own else None,
        "ended": state.ended[seat] if own else None,
        "won": [PRIZES[prize] for prize in state.won[seat]],
    }
