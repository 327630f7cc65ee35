"""What a position is worth, for any bot: the gold it would pay now, and what tiles and settlements promise."""

from collections.abc import Mapping

from bastide.core.state import State
from bastide.core.values import Values
from bastide.games.kingdom_builder import scoring
from bastide.games.kingdom_builder.board import NO_CARD, SECTORS
from bastide.games.kingdom_builder.hexes import BIT, around
from bastide.games.kingdom_builder.state import KingdomBuilderState

TILE_WORTH = 6.0  # a tile at the start of the game; less with every settlement built
SETTLEMENT_WORTH = 0.6  # a settlement on the board can still be joined to something
FREEDOM_WORTH = 3.0  # a terrain that no own settlement touches: its card lets the player build anywhere
BALANCE_WORTH = 0.8  # a settlement in a sector that Farmers still need
TOUCH_WORTH = 1.0  # a location or castle that Merchants could link


def worth(state: State, player: int) -> float:
    """Return gold now, plus a little for tiles (more early in the game), settlements and freedom."""
    assert isinstance(state, KingdomBuilderState)
    if state.lifted >= 0:
        state = _without(state, state.lifted)
    ahead = state.supply[player] / state.game.box.settlements
    tiles = state.held[player].bit_count()
    touched = state.near[player] & ~state.occupied
    free = sum(not touched & terrain for terrain in state.board.terrain[:NO_CARD])
    return (
        scoring.gold(state, player)
        + TILE_WORTH * tiles * ahead
        - SETTLEMENT_WORTH * state.supply[player]
        + FREEDOM_WORTH * free * ahead
        + sum(PROMISES[card](state, player) for card in state.cards if card in PROMISES) * ahead
    )


def _farmers(state: KingdomBuilderState, player: int) -> float:
    """Farmers pay by the poorest sector, so each sector counts up to its fair share."""
    own = state.settled[player]
    sizes = [(own & sector).bit_count() for sector in SECTORS]
    return BALANCE_WORTH * sum(min(size, own.bit_count() // 4 + 1) for size in sizes)


def _merchants(state: KingdomBuilderState, player: int) -> float:
    """Merchants may one day link whatever an area touches."""
    return TOUCH_WORTH * (state.near[player] & state.board.specials).bit_count()


PROMISES = {"farmers": _farmers, "merchants": _merchants}


def is_unfinished(state: State) -> bool:
    """Whether a tile was chosen and its build or move is still to come."""
    assert isinstance(state, KingdomBuilderState)
    return state.tile >= 0


def _without(state: KingdomBuilderState, hex_: int) -> KingdomBuilderState:
    """Return the position without a lifted settlement: what the others are worth."""
    twin = state.copy()
    player = state.player
    twin.settled[player] ^= BIT[hex_]
    twin.near[player] = around(twin.settled[player])
    twin.occupied ^= BIT[hex_]
    location = state.board.beside_location[hex_]
    if location >= 0 and not twin.settled[player] & around(BIT[state.board.locations[location]]):
        twin.held[player] &= ~(1 << location)
    return twin


class Hints(Values):
    """The hints as values for bots."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        assert weights is None

    def worth(self, state: State, player: int) -> float:
        return worth(state, player)

    def is_unfinished(self, state: State) -> bool:
        return is_unfinished(state)
