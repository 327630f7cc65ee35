"""The finite table of moves: the first card of a bid, the second, the end of a player's part."""

from bastide.core.moves import MoveKind
from bastide_toys.sealed_bids.cards import MONEY

KINDS = (
    MoveKind.of("bid", "bid {card}", card=MONEY),
    MoveKind.of("raise", "raise {card}", card=MONEY),
    MoveKind.of("end", "end"),
)

BID = 0
RAISE = BID + len(MONEY)
END = RAISE + len(MONEY)
