"""The size of the move tree from fixed positions: the engine, the naive reference and the stored numbers agree.

Each move counts once for each outcome of chance that it can have; lines on which the game ends earlier are left out.
"""

from pathlib import Path

import pytest

from bastide.core import positions
from bastide.core.state import State
from bastide.testing.checks.perft import perft
from tests.games.kingdom_builder.reference import Reference

FOLDER = Path(__file__).parents[2] / "playthroughs" / "kingdom-builder" / "perft"

LINES = {
    "opening": [61, 212, 988, 4940],
    # The Paddock has lifted a settlement; Oasis and Farm wait.
    "half-used-tile": [4, 20, 78, 344, 1969],
    # Two Taverns, lines in all three axes, one build still owed.
    "tavern": [3, 18, 42, 132, 285],
    # Four settlements fill a field that the Barn cannot take them from.
    "barn-lift": [6, 312, 1166, 5850],
    # Two hexes of the card's terrain are left, and few cards to draw in its place.
    "redraw": [3, 7, 138, 992],
    # Both players have one or two settlements left, so that the game ends on many lines.
    "last-round": [8, 27, 83, 327, 511, 260, 0],
    # Two Farms, one of which the Paddock may lose.
    "two-equal-tiles": [7, 20, 109, 362, 1488],
    # Four players on a turned quadrant, settlements on water and at the edge.
    "harbor-and-tower": [7, 12, 39, 138, 535],
}


def load(name: str) -> State:
    return positions.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def reference_lines(game: Reference, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(reference_lines(after, depth - 1) for move in game.legal() for after in game.outcomes(move))


@pytest.mark.parametrize("name", LINES)
def test_the_engine_counts_the_stored_numbers(name: str) -> None:
    assert [perft(load(name), depth) for depth in range(1, len(LINES[name]) + 1)] == LINES[name]


@pytest.mark.parametrize("name", LINES)
def test_the_reference_counts_the_stored_numbers(name: str) -> None:
    game = Reference(load(name).position())
    assert [reference_lines(game, depth) for depth in range(1, len(LINES[name]) + 1)] == LINES[name]


def test_every_stored_position_is_counted() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(LINES)
