"""A town of the slow reference: what may be built, what counts, what burns and is repaired (see reference.py)."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[3] / "src" / "bastide" / "games" / "feuville" / "data"
BOX: dict[str, Any] = json.loads((DATA / "tiles.json").read_text())
LEVELS = ("wall", "tower", "sky")
LETTER = {"guard": "w", "star": "s", "flag": "f", "griffin": "g"}
START = "start"


def code(tile: dict[str, Any]) -> str:
    """Return a tile as positions write it: corner, gate, clouds, symbols (docs/positions.md)."""
    corner = {"left": "<", "right": ">"}.get(tile.get("corner", ""), "")
    symbols = "".join(letter * tile["symbols"].count(symbol) for symbol, letter in LETTER.items())
    level = LEVELS.index(tile.get("kind", "wall")) + 1
    return f"{level}{corner}{'n' * tile.get('gate', False)}{'o' * tile.get('clouds', 0)}{symbols}"


def shows(tile: str) -> str:
    """Return what is on a tile; the starting tile is a wall like any other (R25)."""
    return code(BOX["start_tile"])[1:] if tile == START else tile[1:]


def level_of(tile: str) -> int:
    return int(tile[0]) - 1


def name(place: int) -> str:
    return f"{place:+d}" if place else "0"


@dataclass
class Column:
    tiles: list[str]
    burnt: bool = False
    grass: str = ""  # "grass" or "coat"


class Town:
    """Columns by their distance from the starting tile, the right side positive."""

    def __init__(self, columns: dict[str, str]) -> None:
        self.columns: dict[int, Column] = {}
        for place, text in columns.items():
            words = text.split()
            tiles = [word for word in words if word not in ("burnt", "grass", "coat")]
            grass = [word for word in words if word in ("grass", "coat")]
            self.columns[int(place)] = Column(tiles, "burnt" in words, "".join(grass))

    def position(self) -> dict[str, str]:
        return {
            name(place): " ".join([*column.tiles, *["burnt"] * column.burnt, *column.grass.split()])
            for place, column in sorted(self.columns.items())
        }

    def visible(self, place: int) -> dict[int, str]:
        """Return what is not burnt in a column, by level (R30); the starting tile never burns (R64)."""
        column = self.columns[place]
        return {level: tile for level, tile in enumerate(column.tiles) if tile == START or not column.burnt}

    def count(self, letter: str) -> int:
        """Count the visible symbols of a kind, or clouds (R38, R61)."""
        return sum(shows(tile).count(letter) for place in self.columns for tile in self.visible(place).values())

    # Building

    def room(self, level: int) -> set[int]:
        """R20-R24: walls at either end, the others on top of the level below, nothing on a ruin."""
        if level == 0:
            return {min(self.columns) - 1, max(self.columns) + 1}
        return {place for place, column in self.columns.items() if len(column.tiles) == level and not column.burnt}

    def build(self, tile: str, place: int) -> None:
        assert place in self.room(level_of(tile))
        self.columns.setdefault(place, Column([])).tiles.append(tile)

    # Decrees

    def districts(self) -> set[int]:
        """R31, R33: all three tiles, unburnt, without grass."""
        return {place for place, column in self.columns.items() if len(self.visible(place)) == 3 and not column.grass}

    def large_districts(self) -> set[int]:
        """R32: the left one of two neighbours."""
        return {place for place in self.districts() if place + 1 in self.districts()}

    def views(self) -> dict[str, int]:
        """R39: every grid of two by two visible tiles with the number of its symbols (ruling K9)."""
        found = {}
        for place in self.columns:
            if place + 1 not in self.columns:
                continue
            for part, levels in (("low", (0, 1)), ("high", (1, 2))):
                tiles = [self.visible(one).get(level) for one in (place, place + 1) for level in levels]
                if None not in tiles:
                    symbols = [letter for tile in tiles for letter in shows(tile or "") if letter in "wsfg"]
                    found[f"view {part} {name(place)}"] = len(symbols)
        return found

    def _has_corner(self, place: int, side: str) -> bool:
        """Whether there is a corner base with its corner top, both unburnt (R35, ruling K7)."""
        visible = self.visible(place)
        return side in shows(visible.get(0, "-")) and side in shows(visible.get(1, "-"))

    def _stretches(self, *, one_gap: bool) -> Iterator[tuple[int, set[int]]]:
        """R35, R36: from corner tower to corner tower with a gate between; 2 points for each wall and tower.

        In Dutch (J8) one tower may be missing, not more.
        """
        lefts, rights = ([place for place in self.columns if self._has_corner(place, side)] for side in "<>")
        for left in lefts:
            for right in rights:
                places = set(range(left, right + 1))
                walls = [self.visible(place).get(0) for place in places]
                gates = [place for place in range(left + 1, right) if "n" in shows(self.visible(place).get(0, "-"))]
                if gates and None not in walls:
                    towers = [place for place in places if 1 in self.visible(place)]
                    if not one_gap or len(walls) - len(towers) <= 1:
                        yield 2 * (len(walls) + len(towers)), places

    def evaluation(self, *, only_scored_columns: bool, one_gap: bool) -> tuple[int, set[int]]:
        """Return the most points (ruling K8) and where the coat of arms may go (R37); neither if it is impossible."""
        if any(column.grass == "coat" for column in self.columns.values()):
            return 0, set()
        bare = {place for place, column in self.columns.items() if not column.grass}
        stretches = self._stretches(one_gap=one_gap)
        possible = [(points, bare & places if only_scored_columns else bare) for points, places in stretches]
        possible = [(points, places) for points, places in possible if places]
        best = max((points for points, _ in possible), default=0)
        return best, {place for points, places in possible if points == best for place in places}

    # Fire and repair

    def in_danger(self) -> int:
        """R61-R63: how many columns must be named: those in excess of the clouds."""
        return max(0, len(self.columns) - self.count("o"))

    def has_clouds(self, place: int) -> bool:
        return any("o" in shows(tile) for tile in self.visible(place).values())

    def burn(self, place: int) -> None:
        """R63; of a bare starting tile nothing is lost (R64, ruling K35)."""
        column = self.columns[place]
        column.burnt = column.burnt or column.tiles != [START]

    def ruins(self) -> set[int]:
        return {place for place, column in self.columns.items() if column.burnt}

    def may_repair_by_clouds(self) -> bool:
        """R70, ruling K27."""
        return bool(self.ruins()) and self.count("o") > len(self.columns) - len(self.ruins())

    def repair(self, place: int) -> None:
        assert self.columns[place].burnt
        self.columns[place].burnt = False
