"""What must occur in some stored playthrough, beyond moves, options and events."""

from collections.abc import Iterator, Sequence

from bastide.core.events import Event
from bastide.core.journal import Ply
from bastide.games.kingdom_builder.board import SECTORS, TURNED
from bastide.games.kingdom_builder.hexes import BIT, parse
from bastide.games.kingdom_builder.locations import BARN, TILES
from bastide.games.kingdom_builder.scoring import SCORING_CARDS
from bastide.games.kingdom_builder.state import KingdomBuilderState

ALL = frozenset(
    {
        *(f"builds or moves with the {tile}" for tile in TILES),
        *(f"plays for the {card}" for card in SCORING_CARDS),
        *(f"plays on the quadrant {tile}" for tile in TILES),
        "plays on a turned quadrant",
        "builds away from own settlements",
        "builds fewer than three as the supply is empty",
        "uses a tile before building",
        "uses a tile after building",
        "uses one of two equal tiles",
        "moves with an empty supply",
        "moves onto water",
        "moves off the water",
        "gains a tile by building",
        "gains a tile by moving",
        "gains no second tile from a location",
        "gains no tile as none is left",
        "does not regain a lost tile",
        "loses one tile and gains another by one move",
        "loses one of two equal tiles",
        "terrain full as the card is shown",
        "terrain full after a build",
        "terrain full after a move",
        "has no card to play",
        "builds the last settlement by the card",
        "builds the last settlement by a tile",
        "the end is triggered by the last of the round",
        "the end is triggered by an earlier one",
        "shared victory",
        "sole victory",
        "the Lords rank a player without a settlement",
        "the Lords leave out a player without a settlement",
    }
)


def features(
    before: KingdomBuilderState, ply: Ply, after: KingdomBuilderState, events: Sequence[Event]
) -> Iterator[str]:
    """Return what occurs in one move."""
    told = {event.key for event in events}
    kind = after.game.moves.key(after.game.moves.parse(ply.move))
    if kind == "tile":
        yield "uses a tile before building" if before.builds_owed() else "uses a tile after building"
        if before.uses_left(after.tile) == 2:
            yield "uses one of two equal tiles"
    if kind in ("build", "to"):
        yield from _placing(before, ply, after, told)
    if "terrain-full" in told:
        yield f"terrain full {({'build': 'after a build', 'to': 'after a move'}).get(kind, 'as the card is shown')}"
    if kind == "end" and after.to_act and after.card >= len(after.draw_pile.kinds) and "builds-lapse" not in told:
        yield "has no card to play"
    if after.is_over:
        yield from _end(after)


def _placing(before: KingdomBuilderState, ply: Ply, after: KingdomBuilderState, told: set[str]) -> Iterator[str]:
    """Yield what happens when a settlement comes to a hex, from the supply or another hex."""
    player, hex_ = ply.player, parse(ply.move.split()[1])
    moving = before.tile >= BARN
    if before.tile >= 0:
        yield f"builds or moves with the {TILES[before.tile]}"
    elif before.settled[player] and not before.near[player] & BIT[hex_]:
        yield "builds away from own settlements"
    if before.tile < 0 and not before.begun and before.owed < before.game.box.mandatory_builds:
        yield "builds fewer than three as the supply is empty"
    if moving:
        if not before.supply[player]:
            yield "moves with an empty supply"
        if before.board.water & BIT[hex_]:
            yield "moves onto water"
        if before.board.water & BIT[before.lifted]:
            yield "moves off the water"
    yield from _tiles(before, player, hex_, told, "by moving" if moving else "by building")
    if "loses-tile" in told:
        lost = before.held[player] & ~after.held[player]
        kind = before.board.location_kinds[lost.bit_length() - 1]
        if before.held_kinds(player)[kind] == 2:
            yield "loses one of two equal tiles"
    if "last-settlement" in told:
        yield f"builds the last settlement by {'the card' if before.tile < 0 else 'a tile'}"
        last = (player + 1) % before.players == before.start_player
        if not before.last_round:
            yield f"the end is triggered by {'the last of the round' if last else 'an earlier one'}"


def _tiles(before: KingdomBuilderState, player: int, hex_: int, told: set[str], how: str) -> Iterator[str]:
    location = before.board.beside_location[hex_]
    if "gains-tile" in told:
        yield f"gains a tile {how}"
        if "loses-tile" in told:
            yield "loses one tile and gains another by one move"
    elif location >= 0 and before.held[player] >> location & 1:
        yield "gains no second tile from a location"
    elif location >= 0 and before.taken[player] >> location & 1:
        yield "does not regain a lost tile"
    elif location >= 0:
        yield "gains no tile as none is left"


def _end(state: KingdomBuilderState) -> Iterator[str]:
    for card in state.cards:
        yield f"plays for the {card}"
    for quadrant in state.board.quadrants:
        yield f"plays on the quadrant {quadrant.removesuffix(TURNED)}"
        if quadrant.endswith(TURNED):
            yield "plays on a turned quadrant"
    if "lords" in state.cards and any(not own & sector for own in state.settled for sector in SECTORS):
        yield f"the Lords {'rank' if state.game.lords_zero_ranks else 'leave out'} a player without a settlement"
    yield "shared victory" if state.ranking().count(1) > 1 else "sole victory"
