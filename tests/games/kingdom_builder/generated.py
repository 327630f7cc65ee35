"""Positions for property tests: any board, settlements in rows, nearly full terrains, many tiles, few settlements left.

They obey what holds in every game (pieces, tiles and cards add up, and only moving tiles move), but need not be
reachable.
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
MOVERS = ("barn", "harbor", "paddock")
SETTLEMENTS = 40
CARDS = 5

_rows = st.lists(st.tuples(st.sampled_from(HEXES), st.sampled_from(DIRECTIONS), st.integers(1, 6)), max_size=6)
_crowded = st.lists(st.sampled_from(BUILDABLE), max_size=2, unique=True)
_left = st.sampled_from((None, None, None, None, None, None, 0, 1, 2, 4))


@st.composite
def positions(draw: DrawFn) -> dict[str, Any]:
    """Return a whole position with a turn under way, as JSON values."""
    players = draw(st.integers(2, 4))
    quadrants = [name + draw(st.sampled_from(("", " turned"))) for name in draw(st.permutations(KINDS))[:4]]
    board = Board(quadrants)
    sailors = set(draw(st.permutations(range(players)))[:2]) if "harbor" in board.kind.values() else set()
    settled = draw(_settlements(board, players, sailors))
    seats, tiles_on_board = draw(_seats_with_tiles(board, settled, sailors))
    player = draw(st.integers(0, players - 1))
    start = draw(st.sampled_from(_starts(settled, player)))
    cards = draw(_terrain_cards(board, settled, player, start))
    for seat, card in zip(seats, cards.pop("hands"), strict=True):
        seat["card"] = card
    held = Counter(board.kind[location] for location in board.kind if text(location) in seats[player]["tiles"])
    uses = {kind: draw(st.integers(0, held[kind])) for kind in sorted(held)}
    return {
        "game": "kingdom-builder",
        "options": {"lords_zero_ranks": draw(st.booleans())},
        "board": quadrants,
        "cards": draw(st.permutations([*ALONE, "lords"]))[:3],
        "start_player": start,
        "last_round": any(seat["supply"] == 0 for seat in seats),
        "players": seats,
        "turn": {
            "player": player,
            "card": cards.pop("shown"),
            "owed": cards.pop("owed"),
            "begun": cards.pop("begun"),
            "uses": {kind: count for kind, count in uses.items() if count},
            "tile": None,
            "from": None,
        },
        "tiles_on_board": tiles_on_board,
        **cards,
    }


def _starts(settled: list[set[Hex]], player: int) -> list[int]:
    """Return the start players with whom everyone who has built everything has had their last turn, or has it now."""
    places = range(len(settled))
    done = [seat for seat in places if len(settled[seat]) == SETTLEMENTS]
    return [
        start
        for start in places
        if all(_place(seat, start, settled) <= _place(player, start, settled) for seat in done)
    ]


def _place(seat: int, start: int, settled: list[set[Hex]]) -> int:
    return (seat - start) % len(settled)


@st.composite
def _settlements(draw: DrawFn, board: Board, players: int, sailors: set[int]) -> list[set[Hex]]:
    """Settle some hexes next to locations, some in rows, perhaps most of a terrain, perhaps a nearly empty supply.

    Only `sailors` settle on water.
    """
    settled: list[set[Hex]] = [set() for _ in range(players)]
    land, water = board.places(*BUILDABLE, "water"), board.places("water")

    def settle(player: int, place: Hex | None, most: int = SETTLEMENTS) -> None:
        if place in land and len(settled[player]) < most and (player in sailors or place not in water):
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
    draw: DrawFn, board: Board, settled: list[set[Hex]], sailors: set[int]
) -> tuple[list[dict[str, Any]], dict[str, int]]:
    """Give most players beside a location its tile; some lost it by moving or found none. Sailors had a Harbor."""
    left = dict.fromkeys(board.kind, 2)
    seats: list[dict[str, Any]] = []
    for seat, own in enumerate(settled):
        held: list[Hex] = []
        taken: list[Hex] = []
        for location in sorted(board.kind, key=lambda place: board.kind[place] not in MOVERS):
            moves = board.kind[location] in MOVERS or any(board.kind[other] in MOVERS for other in taken)
            fate = draw(st.sampled_from(("held", "held", "none", "lost" if moves else "none")))
            if board.kind[location] == "harbor":
                fate = "none" if seat not in sailors else "held" if touches(location, own) else "lost"
            if left[location] and (fate == "lost" or (fate == "held" and touches(location, own))):
                left[location] -= 1
                taken.append(location)
                if fate == "held":
                    held.append(location)
        seats.append(
            {
                "settlements": [text(place) for place in sorted(own)],
                "supply": SETTLEMENTS - len(own),
                "tiles": [text(place) for place in sorted(held)],
                "taken": [text(place) for place in sorted(taken)],
            }
        )
    return seats, {text(location): count for location, count in left.items()}


@st.composite
def _terrain_cards(draw: DrawFn, board: Board, settled: list[set[Hex]], player: int, start: int) -> dict[str, Any]:
    """Deal the card in play, one to each other hand, the rest anywhere; its terrain is not full while builds are owed.

    Players who have had their last turn drew no card.
    """
    occupied = set().union(*settled)
    open_terrains = [terrain for terrain in BUILDABLE if board.places(terrain) - occupied]
    built, left = len(settled[player]), SETTLEMENTS - len(settled[player])
    owed, begun = draw(
        st.sampled_from(
            [(min(3, left), False)] * 2
            + [(owed, True) for owed in range(min(2, left) + 1) if built and (owed == left or built >= 3 - owed)]
        )
    )
    shown = draw(st.sampled_from(BUILDABLE if owed == 0 else open_terrains))
    places = [_place(seat, start, settled) for seat in range(len(settled))]
    first = min((places[seat] for seat, own in enumerate(settled) if len(own) == SETTLEMENTS), default=len(settled))
    hands = [
        None if seat == player or first <= places[seat] < places[player] else draw(st.sampled_from(BUILDABLE))
        for seat in range(len(settled))
    ]
    in_hand = Counter([shown, *hands])
    piles: dict[str, dict[str, int]] = {"draw_pile": {}, "discards": {}, "removed": {}}
    scarce = draw(st.booleans())
    for terrain in BUILDABLE:
        rest = CARDS - in_hand[terrain]
        gone = draw(st.integers(rest - 1 if scarce else 0, rest))
        discarded = draw(st.integers(0, rest - gone))
        piles["removed"][terrain], piles["discards"][terrain] = gone, discarded
        piles["draw_pile"][terrain] = rest - gone - discarded
    return {"shown": shown, "owed": owed, "begun": begun, "hands": hands, **piles}
