"""What a viewer may know as numbers: planes over the 20 × 20 hexes, then counts and choices (KB-66)."""

from functools import cache, lru_cache
from struct import Struct
from typing import TYPE_CHECKING

from bastide.core.audience import Viewer
from bastide.core.masks import bits
from bastide.core.observation import Field, Observation, own_seat_first
from bastide.games.kingdom_builder.board import NO_CARD, TERRAINS, Board
from bastide.games.kingdom_builder.hexes import BIT, COUNT, SIDE
from bastide.games.kingdom_builder.locations import TILES
from bastide.games.kingdom_builder.scoring import SCORING_CARDS

if TYPE_CHECKING:
    from bastide.games.kingdom_builder.box import Box
    from bastide.games.kingdom_builder.state import KingdomBuilderState

VERSION = 1

_BYTES = COUNT // 8  # 400 hexes fill 50 bytes to the last bit, so that planes can be joined before they are unpacked
_PRINTED = (8 + len(TILES)) * COUNT  # the planes of what is printed on the board come first
_PLANES_KEPT = 4096


def fields(box: "Box", players: int) -> tuple[Field, ...]:
    """The layout at a table of `players`."""
    cards = sum(box.terrain_cards)
    return (*_planes(box, players), *_turn(box), *_players(box, players), *_piles(cards))


def _planes(box: "Box", players: int) -> tuple[Field, ...]:
    most = max(box.tiles_per_location)
    return (
        Field("terrain", (8, SIDE, SIDE), f"hexes of {', '.join(TERRAINS)}, water, mountain, castle"),
        Field("locations", (len(TILES), SIDE, SIDE), f"location hexes of each kind: {', '.join(TILES)}"),
        Field("stock", (most, SIDE, SIDE), "location hexes with at least one tile left, with at least two, and so on"),
        Field("gained", (SIDE, SIDE), "location hexes whose tile was taken in this turn"),
        Field("lifted", (SIDE, SIDE), "the settlement chosen to be moved"),
        Field("settlements", (players, SIDE, SIDE), "each player's settlements"),
        Field("held", (players, SIDE, SIDE), "location hexes whose tile a player holds"),
        Field("taken", (players, SIDE, SIDE), "location hexes from which a player ever took a tile"),
    )


def _turn(box: "Box") -> tuple[Field, ...]:
    return (
        Field("card", (NO_CARD + 1,), f"the terrain card in play: {', '.join(TERRAINS)}, none"),
        Field("own_card", (NO_CARD + 1,), "the viewer's hidden terrain card, in the same order"),
        Field("tile", (len(TILES) + 1,), f"the tile chosen but not yet carried out: {', '.join(TILES)}, none"),
        Field("uses", (len(TILES),), "how often each kind of tile can still be used in this turn", high=3),
        Field("owed", (1,), "mandatory builds still to be made", high=box.mandatory_builds),
        Field("begun", (1,), "whether one of them was made"),
        Field("last_round", (1,), "whether the end of the game was triggered"),
        Field("scoring", (len(SCORING_CARDS),), f"the scoring cards in play: {', '.join(SCORING_CARDS)}"),
    )


def _players(box: "Box", players: int) -> tuple[Field, ...]:
    return (
        Field("on_turn", (players,), "whose turn it is; nobody's when the game is over"),
        Field("starts", (players,), "who began the game"),
        Field("supply", (players,), "settlements left to each player", high=box.settlements),
        Field("has_card", (players,), "who holds a hidden terrain card"),
    )


def _piles(cards: int) -> tuple[Field, ...]:
    return (
        Field("discards", (NO_CARD,), f"discarded terrain cards: {', '.join(TERRAINS)}", high=cards),
        Field("removed", (NO_CARD,), "terrain cards out of the game, in the same order", high=cards),
        Field(
            "unseen", (NO_CARD,), "terrain cards in the draw pile and in others' hands, in the same order", high=cards
        ),
        Field("draw_pile", (1,), "cards in the draw pile", high=cards),
    )


def write(state: "KingdomBuilderState", viewer: Viewer, out: Observation) -> None:
    """Write what `viewer` may know into `out`, in the order of `fields`."""
    import numpy as np

    out[:_PRINTED] = np.unpackbits(np.frombuffer(_printed(state.board), np.uint8), bitorder="little")
    rewrite(state, viewer, out)


def rewrite(state: "KingdomBuilderState", viewer: Viewer, out: Observation) -> None:
    """Write everything but what is printed on the board."""
    import numpy as np

    seats = own_seat_first(state.players, viewer)
    planes = b"".join(_plane_bytes(state, seats))
    first = _PRINTED + 8 * len(planes)
    out[_PRINTED:first] = np.unpackbits(np.frombuffer(planes, np.uint8), bitorder="little")
    numbers = _numbers(state, viewer, seats)
    _row(len(numbers)).pack_into(out.data, first * out.itemsize, *numbers)


def _plane_bytes(state: "KingdomBuilderState", seats: tuple[int, ...]) -> list[bytes]:
    """The planes of what changes, a bit for each hex."""
    board, settled, held, taken = state.board, state.settled, state.held, state.taken
    lifted = BIT[state.lifted] if state.lifted >= 0 else 0
    return [
        _stock(board, state.tile_stock, max(state.game.box.tiles_per_location)),
        _locations(board, state.gained),
        lifted.to_bytes(_BYTES, "little"),
        *[settled[seat].to_bytes(_BYTES, "little") for seat in seats],
        *[_locations(board, held[seat]) for seat in seats],
        *[_locations(board, taken[seat]) for seat in seats],
    ]


@lru_cache(_PLANES_KEPT)
def _printed(board: Board) -> bytes:
    """What is printed on the board."""
    castles = sum(BIT[hex_] for hex_ in board.castles)
    kinds = [0] * len(TILES)
    for hex_, kind in zip(board.locations, board.location_kinds, strict=True):
        kinds[kind] |= BIT[hex_]
    planes = (*board.terrain[:NO_CARD], board.water, board.mountain, castles, *kinds)
    return b"".join(plane.to_bytes(_BYTES, "little") for plane in planes)


@lru_cache(_PLANES_KEPT)
def _stock(board: Board, stock: int, most: int) -> bytes:
    """The locations with tiles left, out of two bits for each."""
    left = [stock >> 2 * number & 3 for number in range(len(board.locations))]
    planes = [sum(1 << number for number, tiles in enumerate(left) if tiles >= least) for least in range(1, most + 1)]
    return b"".join(_locations(board, plane) for plane in planes)


@lru_cache(_PLANES_KEPT)
def _locations(board: Board, numbers: int) -> bytes:
    """The hexes of a set of locations."""
    return sum(BIT[board.locations[number]] for number in bits(numbers)).to_bytes(_BYTES, "little")


def _numbers(state: "KingdomBuilderState", viewer: Viewer, seats: tuple[int, ...]) -> list[int]:
    """Everything that isn't a plane."""
    hands, supply = state.hands, state.supply
    unseen = state.draw_pile.unknown_to(viewer)
    for seat, card in enumerate(hands):
        if seat != viewer and card != NO_CARD:
            unseen[card] += 1
    return [
        *_CARD[state.card],
        *(_CARD[NO_CARD] if viewer is None else _CARD[hands[viewer]]),
        *_TILE[state.tile],
        *_uses(state.uses),
        state.owed,
        state.begun,
        state.last_round,
        *_scoring(state.cards),
        *_turns(seats, state.player, state.start_player),
        *[supply[seat] for seat in seats],
        *[hands[seat] != NO_CARD for seat in seats],
        *state.discards,
        *state.removed,
        *unseen,
        len(state.draw_pile.places),
    ]


@lru_cache(_PLANES_KEPT)
def _uses(uses: int) -> tuple[int, ...]:
    """The uses left of each kind of tile, out of two bits for each."""
    return tuple(uses >> 2 * tile & 3 for tile in range(len(TILES)))


@cache
def _turns(seats: tuple[int, ...], player: int, start_player: int) -> tuple[bool, ...]:
    """Whose turn it is, then who began."""
    return (*(seat == player for seat in seats), *(seat == start_player for seat in seats))


def _one_of(length: int) -> tuple[tuple[int, ...], ...]:
    """Rows with a single 1, for each place; the last row also stands for -1, nothing."""
    return tuple(tuple(int(place == index) for place in range(length)) for index in range(length))


_CARD = _one_of(NO_CARD + 1)
_TILE = _one_of(len(TILES) + 1)


@cache
def _scoring(cards: tuple[str, ...]) -> tuple[bool, ...]:
    return tuple(card in cards for card in SCORING_CARDS)


@cache
def _row(length: int) -> Struct:
    return Struct(f"{length}h")
