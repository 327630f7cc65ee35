"""Who must do what now, as the key of a message and its arguments, from what the viewer may see and do."""

from bastide.core.events import Plain
from bastide.core.offers import Offer
from bastide.games.kingdom_builder.locations import BARN, TILES
from bastide.games.kingdom_builder.view import KingdomBuilderView, TurnView


def status(view: KingdomBuilderView, offer: Offer) -> tuple[str, dict[str, Plain]]:
    """The step that the turn has reached (KB-8); tiles are named only to the player who can use them now."""
    turn = view["turn"]
    if turn is None:
        return "status-over", {}
    if turn["tile"] is not None:
        return _with_tile(turn, turn["tile"])
    # An empty supply finishes the mandatory action (KB-15).
    owed = min(turn["owed"], view["players"][turn["player"]]["supply"])
    tiles = offer.values("tile", "tile")
    ready: dict[str, Plain] = {"player": turn["player"], "tiles": tiles}
    if not owed or turn["card"] is None:
        return ("status-choose-or-end" if tiles else "status-end"), ready
    building = {**ready, "terrain": turn["card"], "owed": owed}
    return ("status-build-or-tile" if tiles else "status-build"), building


def _with_tile(turn: TurnView, tile: str) -> tuple[str, dict[str, Plain]]:
    """A chosen tile builds, or moves a settlement from one hex to another."""
    chosen: dict[str, Plain] = {"player": turn["player"], "tile": tile}
    if tile in TILES[:BARN]:
        return "status-tile-build", chosen
    if turn["source"] is None:
        return "status-tile-from", chosen
    return "status-tile-to", {**chosen, "source": turn["source"]}
