"""Who must do what now, as the key of a message and its arguments, from what everyone may see."""

from bastide.core.events import Plain
from bastide.games.kingdom_builder.locations import BARN, TILES
from bastide.games.kingdom_builder.view import KingdomBuilderView, TurnView


def status(view: KingdomBuilderView) -> tuple[str, dict[str, Plain]]:
    """The step that the turn has reached (KB-8)."""
    turn = view["turn"]
    if turn is None:
        return "status-over", {}
    if turn["tile"] is not None:
        return _with_tile(turn, turn["tile"])
    # An empty supply finishes the mandatory action (KB-15).
    owed = min(turn["owed"], view["players"][turn["player"]]["supply"])
    ready: dict[str, Plain] = {"player": turn["player"], "tiles": tuple(turn["uses"])}
    if not owed or turn["card"] is None:
        return ("status-choose-or-end" if turn["uses"] else "status-end"), ready
    building = {**ready, "terrain": turn["card"], "owed": owed}
    return ("status-build-or-tile" if turn["uses"] and not turn["begun"] else "status-build"), building


def _with_tile(turn: TurnView, tile: str) -> tuple[str, dict[str, Plain]]:
    """A chosen tile builds, or moves a settlement from one hex to another."""
    chosen: dict[str, Plain] = {"player": turn["player"], "tile": tile}
    if tile in TILES[:BARN]:
        return "status-tile-build", chosen
    if turn["source"] is None:
        return "status-tile-from", chosen
    return "status-tile-to", {**chosen, "source": turn["source"]}
