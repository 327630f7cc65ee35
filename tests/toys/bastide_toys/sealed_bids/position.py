"""Positions as JSON."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.core.errors import BadPosition
from bastide.core.schema import Anything, Fields, ListOf, Text, Truth, Whole
from bastide_toys.piles import counts_shape, pile_shape, read_counts, read_pile, write_counts, write_pile
from bastide_toys.sealed_bids.cards import MONEY, MOST_CARDS, PRIZES

if TYPE_CHECKING:
    from bastide_toys.sealed_bids import SealedBids
    from bastide_toys.sealed_bids.state import SealedBidsState

_money = counts_shape(MONEY)
_prizes = ListOf(Text(PRIZES), distinct=True)
_SHAPE = Fields(
    {
        "game": Text(),
        "options": Anything(),
        "round": Whole(1, 4),
        "players": ListOf(Fields({"hand": _money, "bid": _money, "ended": Truth(), "won": _prizes}), 2, 4),
        "money": pile_shape(MONEY),
        "spent": _money,
        "prizes": pile_shape(PRIZES),
        "lost": _prizes,
    }
)


def write(state: "SealedBidsState") -> dict[str, Any]:
    """Return the whole position, including hidden money."""
    return {
        "game": state.game.name,
        "options": dict(state.game.settings),
        "round": state.round,
        "players": [
            {
                "hand": write_counts(state.hands[seat], MONEY),
                "bid": write_counts(state.bids[seat], MONEY),
                "ended": state.ended[seat],
                "won": [PRIZES[prize] for prize in state.won[seat]],
            }
            for seat in range(state.players)
        ],
        "money": write_pile(state.money),
        "spent": write_counts(state.spent, MONEY),
        "prizes": write_pile(state.prizes),
        "lost": [PRIZES[prize] for prize in state.lost],
    }


def read(game: "SealedBids", document: Mapping[str, Any], state: "SealedBidsState") -> None:
    """Fill `state` with the position, or raise `BadPosition` saying what is impossible."""
    _SHAPE.check(document, "")
    players = document["players"]
    state.game, state.players, state.listener = game, len(players), None
    state.round = document["round"]
    state.hands = [read_counts(player["hand"], MONEY) for player in players]
    state.bids = [read_counts(player["bid"], MONEY) for player in players]
    state.ended = [player["ended"] for player in players]
    state.won = [[PRIZES.index(prize) for prize in player["won"]] for player in players]
    state.money = read_pile("money card", MONEY, document["money"])
    state.spent = read_counts(document["spent"], MONEY)
    state.prizes = read_pile("prize", PRIZES, document["prizes"])
    state.lost = [PRIZES.index(prize) for prize in document["lost"]]
    if all(state.ended):
        raise BadPosition(
            "somebody-bids", "Somebody must still have to bid: when all have ended, the round is over (SB-6)."
        )
    for seat, (hand, bid, ended) in enumerate(zip(state.hands, state.bids, state.ended, strict=True)):
        if sum(bid) > MOST_CARDS or (ended and any(hand) and not any(bid)):
            english = "Player {number} must bid one or two cards if they have any (SB-4, SB-5)."
            raise BadPosition("must-bid", english, number=seat + 1)
