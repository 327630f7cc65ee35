"""The board of the slow reference: hexes, straight lines and printed terrain (see reference.py)."""

import json
from pathlib import Path

Hex = tuple[int, int]

DATA = Path(__file__).parents[3] / "src" / "bastide" / "games" / "kingdom_builder" / "data"
SIZE = 20
HEXES: list[Hex] = [(row, col) for row in range(SIZE) for col in range(SIZE)]
BUILDABLE = ("grass", "flowers", "forest", "canyon", "desert")

# (rows, half hexes): odd rows lie half a hex to the right, so a diagonal step is one row and one half hex.
DIRECTIONS = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))


def parse(text: str) -> Hex:
    row, col = text.split(".")
    return int(row), int(col)


def text(place: Hex) -> str:
    return f"{place[0]}.{place[1]}"


def walk(start: Hex, direction: tuple[int, int], steps: int) -> Hex | None:
    """The hex `steps` further in a straight line, or None off the board."""
    row = start[0] + steps * direction[0]
    halves = 2 * start[1] + start[0] % 2 + steps * direction[1]
    col = (halves - row % 2) // 2
    return (row, col) if 0 <= row < SIZE and 0 <= col < SIZE else None


def _around(place: Hex) -> list[Hex]:
    found = [walk(place, direction, 1) for direction in DIRECTIONS]
    return [neighbour for neighbour in found if neighbour is not None]


NEIGHBOURS = {place: _around(place) for place in HEXES}


def touches(place: Hex, others: set[Hex]) -> bool:
    return any(neighbour in others for neighbour in NEIGHBOURS[place])


def on_edge(place: Hex) -> bool:
    return place[0] in (0, SIZE - 1) or place[1] in (0, SIZE - 1)


def sector(place: Hex) -> tuple[int, int]:
    return place[0] // 10, place[1] // 10


class Board:
    """Four quadrants joined 2x2 (R2); a turned one has its last hex first."""

    def __init__(self, names: list[str]) -> None:
        printed = json.loads((DATA / "quadrants.json").read_text())
        rows_of = {quadrant["id"]: quadrant["rows"] for quadrant in printed["quadrants"]}
        self.terrain: dict[Hex, str] = {}
        self.kind: dict[Hex, str] = {}  # of the location hexes: their tile
        for name, (top, left) in zip(names, ((0, 0), (0, 10), (10, 0), (10, 10)), strict=True):
            kind, *turned = name.split()
            for row in range(10):
                for col in range(10):
                    letter = rows_of[kind][9 - row][9 - col] if turned else rows_of[kind][row][col]
                    self.terrain[top + row, left + col] = printed["legend"][letter]
                    if printed["legend"][letter] == "location":
                        self.kind[top + row, left + col] = kind
        self.kind = dict(sorted(self.kind.items()))

    def places(self, *terrains: str) -> set[Hex]:
        return {place for place in HEXES if self.terrain[place] in terrains}
