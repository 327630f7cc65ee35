"""Prestige points: prestige buildings for everybody, printed points, ramparts (TY-61 to TY-64; rulings A15, A42)."""

from typing import TYPE_CHECKING

from bastide.core.scores import Earning, Score
from bastide.games.tournay import plaza
from bastide.games.tournay.box import BUILDING, CHARACTER, Scoring
from bastide.games.tournay.grid import NAMES, SLOTS, bits
from bastide.games.tournay.moves import COLOURS

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

PRINTED, RAMPARTS = "printed", "ramparts"
RAMPART_POINTS = 1
"""For each built rampart; those in hand are built at the end (TY-60, TY-63)."""


def elements(state: "TournayState", seat: int, scoring: Scoring) -> int:
    """How many of what a prestige building counts a player has (TY-61)."""
    match scoring.counted:
        case "deniers":
            return state.deniers[seat] // scoring.each
        case "citizens":
            return _together(scoring, [plaza.owned(state, seat, colour) for colour in range(len(COLOURS))])
        case "cards":
            return _together(
                scoring,
                [visible(state, seat, colour, scoring.types).bit_count() for colour in range(len(COLOURS))],
            )
        case "prestige":
            return state.prestige[seat].bit_count()
        case "ramparts":
            return state.built[seat] + state.ramparts[seat]
    return 1


def _together(scoring: Scoring, numbers: list[int]) -> int:
    """All of the colours in question, or full sets of them."""
    counted = [number for colour, number in enumerate(numbers) if scoring.colours >> colour & 1]
    return (min(counted) if scoring.sets else sum(counted)) // scoring.each


def visible(state: "TournayState", seat: int, colour: int, types: int) -> int:
    """Visible level I and II cards of a colour and these types."""
    mask = state.buildings[seat] if types & BUILDING else 0
    if types & CHARACTER:
        mask |= state.characters[seat]
    return mask & state.coloured[3 * seat + colour]


def builders(state: "TournayState") -> dict[int, int]:
    """Each prestige building that is visible somewhere, and who has built it, a bit each (TY-62, ruling A42)."""
    found: dict[int, int] = {}
    for seat in range(state.players):
        for slot in bits(state.prestige[seat]):
            card = state.stacks[SLOTS * seat + slot][-1]
            found[card] = found.get(card, 0) | 1 << seat
    return dict(sorted(found.items()))


def prestige_points(state: "TournayState", seat: int, card: int, who: int) -> tuple[int, int, int]:
    """What a prestige building gives a player: points (12 at most, TY-62), elements, points for each."""
    scoring = state.box.scoring[card]
    assert scoring is not None, "a prestige building scores"
    number = elements(state, seat, scoring)
    each = scoring.builder if who >> seat & 1 else scoring.others
    return min(scoring.cap, number * each), number, each


def printed_points(state: "TournayState", seat: int) -> int:
    """Points printed on the cards of the district, covered ones included (TY-63, TY-64)."""
    points = state.box.points
    return sum(points[card] for slot in bits(state.filled[seat]) for card in state.stacks[SLOTS * seat + slot])


def rampart_points(state: "TournayState", seat: int) -> int:
    """For ramparts, built and in hand."""
    return RAMPART_POINTS * (state.built[seat] + state.ramparts[seat])


def totals(state: "TournayState") -> list[int]:
    """Each player's points if the game ended now."""
    visible_prestige = builders(state).items()
    return [
        printed_points(state, seat)
        + rampart_points(state, seat)
        + sum(prestige_points(state, seat, card, who)[0] for card, who in visible_prestige)
        for seat in range(state.players)
    ]


def scores(state: "TournayState") -> list[Score]:
    """The same with reasons: building by building, then what is printed, then ramparts."""
    return [Score(tuple(_earnings(state, seat))) for seat in range(state.players)]


def _earnings(state: "TournayState", seat: int) -> list[Earning]:
    found = []
    for card, who in builders(state).items():
        points, number, each = prestige_points(state, seat, card, who)
        details = (("number", number), ("each", each))
        found.append(Earning(state.box.ids[card], points, "TY-61", _places(state, seat, card), details))
    found.append(Earning(PRINTED, printed_points(state, seat), "TY-63"))
    found.append(Earning(RAMPARTS, rampart_points(state, seat), "TY-63"))
    return found


def _places(state: "TournayState", seat: int, card: int) -> tuple[str, ...]:
    """Where a player has built it."""
    return tuple(NAMES[slot] for slot in bits(state.prestige[seat]) if state.stacks[SLOTS * seat + slot][-1] == card)
