"""Positions for property tests: any board, settlements in rows, nearly full terrains, many tiles, few settlements left.

They obey what holds in every game (pieces, tiles and cards add up), but need not be reachable.
"""

from collections import Counter
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from tests.games.kingdom_builder.reference_board import (
    BUILDABLE,
    DIRECTIONS,
    HEXES,
    NEIGHBOURS,
    Board,
    Hex,
    text,
    touches,
    walk,
)
from tests.games.kingdom_builder.reference_scoring import ALONE

KINDS = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
SETTLEMENTS = 40
CARDS = 5

_rows = st.lists(st.tuples(st.sampled_from(HEXES), st.sampled_from(DIRECTIONS), st.integers(1, 6)), max_size=6)
_crowded = st.lists(st.sampled_from(BUILDABLE), max_size=2, unique=True)
_left = st.sampled_from((None, None, None, None, None, None, 0, 1, 2, 4))


@st.composite
def positions(draw: DrawFn) -> dict[str, Any]:
    """A whole position with a turn under way, as JSON values."""
    players = draw(st.integers(2, 4))
    quadrants = [name + draw(st.sampled_from(("", " turned"))) for name in draw(st.permutations(KINDS))[:4]]
    board = Board(quadrants)
    settled = draw(_settlements(board, players))
    seats, tiles_on_board = draw(_seats_with_tiles(board, settled))
    player = draw(st.integers(0, players - 1))
    cards = draw(_terrain_cards(board, settled, player))
    for seat, card in zip(seats, cards.pop("hands"), strict=True):
        seat["card"] = card
    held = Counter(board.kind[location] for location in board.kind if text(location) in seats[player]["tiles"])
    uses = {kind: draw(st.integers(0, held[kind])) for kind in sorted(held)}
    return {
        "game": "kingdom-builder",
        "options": {"lords_zero_ranks": draw(st.booleans())},
        "board": quadrants,
        "cards": draw(st.permutations([*ALONE, "lords"]))[:3],
        "start_player": draw(st.integers(0, players - 1)),
        "last_round": any(seat["supply"] == 0 for seat in seats),
        "players": seats,
        "turn": {
            "player": player,
            "card": cards.pop("shown"),
            "owed": (owed := cards.pop("owed")),
            "begun": owed < 3,
            "uses": {kind: count for kind, count in uses.items() if count},
            "tile": None,
            "from": None,
        },
        "tiles_on_board": tiles_on_board,
        **cards,
    }


@st.composite
def _settlements(draw: DrawFn, board: Board, players: int) -> list[set[Hex]]:
    """Some next to locations, some in rows, perhaps all but a few hexes of a terrain, perhaps a nearly empty supply."""
    settled: list[set[Hex]] = [set() for _ in range(players)]
    land = board.places(*BUILDABLE, "water")

    def settle(player: int, place: Hex | None, most: int = SETTLEMENTS) -> None:
        if place in land and len(settled[player]) < most:
            land.remove(place)
            settled[player].add(place)

    for player in range(players):
        for location in board.kind:
            settle(player, draw(st.sampled_from([None, *NEIGHBOURS[location]])))
        for start, direction, length in draw(_rows):
            for steps in range(length):
                settle(player, walk(start, direction, steps))
    for terrain in draw(_crowded):
        free = sorted(board.places(terrain) & land)
        for number, place in enumerate(free[draw(st.integers(0, 2)) :]):
            settle(number % players, place, SETTLEMENTS - 3)
    for player in range(players):
        left = draw(_left)
        if left is not None:
            for place in sorted(land & board.places(*BUILDABLE))[player :: players + 1]:
                settle(player, place, SETTLEMENTS - left)
    return settled


@st.composite
def _seats_with_tiles(
    draw: DrawFn, board: Board, settled: list[set[Hex]]
) -> tuple[list[dict[str, Any]], dict[str, int]]:
    """Most of those beside a location hold its tile; some have lost it or found none."""
    left = dict.fromkeys(board.kind, 2)
    seats: list[dict[str, Any]] = []
    for own in settled:
        held, taken = [], []
        for location in board.kind:
            fate = draw(st.sampled_from(("held", "held", "none", "lost")))
            if left[location] and (fate == "lost" or (fate == "held" and touches(location, own))):
                left[location] -= 1
                taken.append(text(location))
                if fate == "held":
                    held.append(text(location))
        seats.append(
            {
                "settlements": [text(place) for place in sorted(own)],
                "supply": SETTLEMENTS - len(own),
                "tiles": held,
                "taken": taken,
            }
        )
    return seats, {text(location): count for location, count in left.items()}


@st.composite
def _terrain_cards(draw: DrawFn, board: Board, settled: list[set[Hex]], player: int) -> dict[str, Any]:
    """The card in play, one in each other hand, the rest anywhere; while builds are owed its terrain is not full."""
    occupied = set().union(*settled)
    open_terrains = [terrain for terrain in BUILDABLE if board.places(terrain) - occupied]
    owed = draw(st.sampled_from((3, 3, 2, 1, 0)))
    shown = draw(st.sampled_from(BUILDABLE if owed == 0 or len(settled[player]) == SETTLEMENTS else open_terrains))
    hands = [None if seat == player else draw(st.sampled_from(BUILDABLE)) for seat in range(len(settled))]
    in_hand = Counter([shown, *hands])
    piles: dict[str, dict[str, int]] = {"draw_pile": {}, "discards": {}, "removed": {}}
    scarce = draw(st.booleans())
    for terrain in BUILDABLE:
        rest = CARDS - in_hand[terrain]
        gone = draw(st.integers(rest - 1 if scarce else 0, rest))
        discarded = draw(st.integers(0, rest - gone))
        piles["removed"][terrain], piles["discards"][terrain] = gone, discarded
        piles["draw_pile"][terrain] = rest - gone - discarded
    return {"shown": shown, "owed": owed, "hands": hands, **piles}
