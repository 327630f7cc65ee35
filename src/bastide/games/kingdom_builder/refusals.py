"""Why a move is not allowed now: the rule that forbids it, checked in the order in which a person would look."""

from typing import TYPE_CHECKING

from bastide.core.errors import IllegalMove, Refusals
from bastide.core.masks import Mask, bits
from bastide.games.kingdom_builder.hexes import BIT, NAMES, names
from bastide.games.kingdom_builder.locations import BARN, BUILDERS, HARBOR, PADDOCK, TAVERN, TILES, TOWER
from bastide.games.kingdom_builder.moves import BUILD, END, FROM, TILE, TO

if TYPE_CHECKING:
    from bastide.games.kingdom_builder.state import KingdomBuilderState

refuse = Refusals(
    {
        "must-build": "You can't end your turn yet. Build {owed} more {owed:settlement|settlements} first.",
        "finish-tile": "You have chosen the {tile}. Use it first.",
        "tile-not-held": "You have no {tile} tile. Build next to that location to get one.",
        "tile-used": "You have already used the {tile} this turn. It is ready again next turn.",
        "tile-just-gained": "You gained the {tile} this turn. You can use it from your next turn.",
        "tile-between-builds": "You can't use the {tile} between your card's builds. Finish building first.",
        "no-supply": (
            "The {tile} needs a settlement, but your supply is empty. You can still use tiles that move settlements."
        ),
        "tile-without-target": "The {tile} can't do anything now. Choose another action.",
        "all-built": (
            "You have made all the builds for your card. To build on {hex}, use a tile; otherwise end your turn."
        ),
        "supply-empty": (
            "Your supply is empty, so you can't build on {hex}. Move settlements with a tile, or end your turn."
        ),
        "occupied": "There is already a settlement on {hex}. Choose a free hex.",
        "not-buildable": (
            "You can't build on {hex} ({terrain}). Choose a free hex of the terrain that your card or tile asks for."
        ),
        "not-at-line-end": (
            "{hex} is not at the end of a straight line of three of your settlements. Choose an end of such a line."
        ),
        "not-at-edge": "{hex} is not at the edge of the board. Choose an edge hex.",
        "wrong-terrain": "{hex} is the wrong terrain ({terrain}). Choose the terrain that your card or tile asks for.",
        "must-touch-own": "{hex} is not next to any of your settlements. While you can build next to one, you must.",
        "not-own-settlement": "You have no settlement on {hex}. Choose one of yours.",
        "settlement-without-target": "The {tile} can't move the settlement on {hex} anywhere. Choose another one.",
        "choose-moving-tile": (
            "You need a tile to move settlements. Choose the Barn, the Harbor or the Paddock first, if you have one."
        ),
        "same-hex": "The settlement comes from {hex}. Choose another hex.",
        "not-two-steps": "{hex} is not exactly two hexes away in a straight line. Choose a hex that is.",
    }
)
"""Each refusal in English; the text files have it in all languages, with the names of things."""


def refusal(state: "KingdomBuilderState", player: int, move: int) -> IllegalMove:
    """Return why `player` may not make `move`, which must be illegal."""
    if state.player < 0:
        return refuse("KB-48", "game-over")
    if player != state.player:
        return refuse("KB-8", "not-your-turn", player=state.player)
    if not 0 <= move <= END:
        return refuse("KB-8", "no-such-move")
    if move == END:
        return _end(state)
    if move >= TILE:
        return _tile(state, move - TILE)
    if move >= TO:
        return _to(state, move - TO)
    return _from(state, move - FROM) if move >= FROM else _build(state, move - BUILD)


def _end(state: "KingdomBuilderState") -> IllegalMove:
    if state.tile >= 0:
        return _finish_tile(state)
    return refuse("KB-9", "must-build", owed=min(state.owed, state.supply[state.player]))


def _finish_tile(state: "KingdomBuilderState") -> IllegalMove:
    return refuse("KB-21", "finish-tile", tile=TILES[state.tile])


def _tile(state: "KingdomBuilderState", tile: int) -> IllegalMove:
    name = TILES[tile]
    if state.tile >= 0:
        return _finish_tile(state)
    if not state.uses_left(tile):
        return _no_use_left(state, tile)
    if state.begun and state.builds_owed():
        return refuse("KB-22", "tile-between-builds", tile=name)
    if tile < BARN and not state.supply[state.player]:
        return refuse("KB-25", "no-supply", tile=name)
    return refuse("KB-25", "tile-without-target", tile=name)


def _no_use_left(state: "KingdomBuilderState", tile: int) -> IllegalMove:
    """The player holds no such tile, used it this turn, or only just gained it."""
    kinds = state.board.location_kinds
    held = [location for location in bits(state.held[state.player]) if kinds[location] == tile]
    if not held:
        return refuse("KB-21", "tile-not-held", tile=TILES[tile])
    if all(state.gained >> location & 1 for location in held):
        return refuse("KB-23", "tile-just-gained", tile=TILES[tile])
    return refuse("KB-21", "tile-used", tile=TILES[tile])


def _build(state: "KingdomBuilderState", hex_: int) -> IllegalMove:
    place = NAMES[hex_]
    if state.tile >= BARN:
        return _finish_tile(state)
    if state.tile < 0 and not state.builds_owed():
        key = "all-built" if state.supply[state.player] else "supply-empty"
        return refuse("KB-9" if state.supply[state.player] else "KB-15", key, hex=place)
    if taken := _not_free(state, hex_):
        return taken
    if not state.board.buildable & BIT[hex_]:
        return _unbuildable(state, hex_)
    if state.tile == TAVERN:
        return refuse("KB-40", "not-at-line-end", hex=place)
    if state.tile == TOWER and not state.board.buildable_edge & BIT[hex_]:
        return refuse("KB-39", "not-at-edge", hex=place)
    if state.tile < 0:
        return _wrong_place(state, hex_, state.card_terrain(), "KB-9")
    return _wrong_place(state, hex_, BUILDERS[state.tile](state), f"KB-{36 + state.tile}")


def _not_free(state: "KingdomBuilderState", hex_: int) -> IllegalMove | None:
    if not state.free & BIT[hex_]:
        return refuse("KB-11", "occupied", hex=NAMES[hex_])
    return None


def _unbuildable(state: "KingdomBuilderState", hex_: int) -> IllegalMove:
    return refuse("KB-10", "not-buildable", hex=NAMES[hex_], terrain=state.board.terrain_name(hex_))


def _wrong_place(state: "KingdomBuilderState", hex_: int, allowed: Mask, rule: str) -> IllegalMove:
    """Either the terrain is wrong, or the player must choose an adjacent hex."""
    place, terrain = NAMES[hex_], state.board.terrain_name(hex_)
    if not allowed & BIT[hex_]:
        return refuse(rule, "wrong-terrain", hex=place, terrain=terrain)
    return refuse("KB-12", "must-touch-own", hex=place, near=names(state.targets))


def _from(state: "KingdomBuilderState", hex_: int) -> IllegalMove:
    place = NAMES[hex_]
    if state.tile < BARN or state.lifted >= 0:
        return _no_tile_to_move_with(state)
    if not state.settled[state.player] & BIT[hex_]:
        return refuse("KB-46", "not-own-settlement", hex=place)
    return refuse("KB-25", "settlement-without-target", hex=place, tile=TILES[state.tile])


def _no_tile_to_move_with(state: "KingdomBuilderState") -> IllegalMove:
    return _finish_tile(state) if state.tile >= 0 else refuse("KB-21", "choose-moving-tile")


def _to(state: "KingdomBuilderState", hex_: int) -> IllegalMove:
    place = NAMES[hex_]
    if state.lifted < 0:
        return _no_tile_to_move_with(state)
    if hex_ == state.lifted:
        return refuse("KB-45", "same-hex", hex=place)
    if taken := _not_free(state, hex_):
        return taken
    if state.tile == HARBOR:
        return _wrong_place(state, hex_, state.board.water, "KB-42")
    if not state.board.buildable & BIT[hex_]:
        return _unbuildable(state, hex_)
    if state.tile == PADDOCK:
        return refuse("KB-43", "not-two-steps", hex=place)
    return _wrong_place(state, hex_, state.card_terrain(), "KB-41")
