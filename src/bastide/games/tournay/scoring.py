"""Prestige points: prestige buildings for everyone, printed points, ramparts (TY-61 to TY-64; rulings A15, A42)."""

from typing import TYPE_CHECKING

from bastide.core.masks import bits
from bastide.core.scores import Earning, Score
from bastide.games.tournay.grid import NAMES, SLOTS, slots_in

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

PRINTED, RAMPARTS = "printed", "ramparts"
RAMPART_POINTS = 1
"""Points for each built rampart; those in hand are built at the end (TY-60, TY-63)."""


def builders(state: "TournayState") -> dict[int, int]:
    """Each visible prestige building, and a mask of the players who have built it (TY-62, ruling A42)."""
    found: dict[int, int] = {}
    for seat, slots in enumerate(state.prestige):
        for slot in slots_in[slots]:
            card = state.stacks[SLOTS * seat + slot][-1]
            found[card] = found.get(card, 0) | 1 << seat
    return dict(sorted(found.items())) if len(found) > 1 else found


def prestige_points(state: "TournayState", seat: int, card: int, who: int) -> tuple[int, int, int]:
    """What a prestige building gives a player: points (12 at most, TY-62), elements, points for each."""
    scoring = state.box.scoring[card]
    assert scoring is not None, "a prestige building scores"
    number = scoring.elements(state, seat)
    each = scoring.builder if who >> seat & 1 else scoring.others
    return min(scoring.cap, number * each), number, each


def printed_points(state: "TournayState", seat: int) -> int:
    """Points printed on the cards of the district, covered ones included (TY-63, TY-64)."""
    points, first, stacks = state.box.points, SLOTS * seat, state.stacks
    found = 0
    for slot in slots_in[state.filled[seat]]:
        for card in stacks[first + slot]:
            found += points[card]
    return found


def rampart_points(state: "TournayState", seat: int) -> int:
    """Points for ramparts, built and in hand."""
    return RAMPART_POINTS * (state.built[seat] + state.ramparts[seat])


def totals(state: "TournayState") -> list[int]:
    """Each player's points if the game ended now, without their reasons; bots ask often."""
    found = [printed_points(state, seat) + rampart_points(state, seat) for seat in range(state.players)]
    for card, who in builders(state).items():
        for seat in range(state.players):
            found[seat] += prestige_points(state, seat, card, who)[0]
    return found


def earned(state: "TournayState") -> list[dict[str, int]]:
    """Each player's points by source, without the rest of their reasons; every view has them."""
    built = builders(state)
    found = []
    for seat in range(state.players):
        points = {state.box.ids[card]: prestige_points(state, seat, card, who)[0] for card, who in built.items()}
        points[PRINTED] = printed_points(state, seat)
        points[RAMPARTS] = rampart_points(state, seat)
        found.append(points)
    return found


def scores(state: "TournayState") -> list[Score]:
    """The points with their reasons: building by building, then what is printed, then ramparts."""
    built = builders(state)
    return [Score(tuple(_earnings(state, seat, built))) for seat in range(state.players)]


def _earnings(state: "TournayState", seat: int, built: dict[int, int]) -> list[Earning]:
    found = []
    for card, who in built.items():
        points, number, each = prestige_points(state, seat, card, who)
        details = (("number", number), ("each", each))
        found.append(Earning(state.box.ids[card], points, "TY-61", _places(state, seat, card), details))
    found.append(Earning(PRINTED, printed_points(state, seat), "TY-63"))
    found.append(Earning(RAMPARTS, rampart_points(state, seat), "TY-63"))
    return found


def _places(state: "TournayState", seat: int, card: int) -> tuple[str, ...]:
    """The slots where a player has built it."""
    return tuple(NAMES[slot] for slot in bits(state.prestige[seat]) if state.stacks[SLOTS * seat + slot][-1] == card)
