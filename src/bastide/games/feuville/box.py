"""The contents of the box, prepared for play: faces of the building tiles, decrees and fairy tiles (FV-1).

Tiles that look alike are one *face*. A face has a code that reads the same in any language: the level (1 wall, 2 tower,
3 sky), then `<` or `>` for the left or right corner tower, `n` for a gate, `o` for each cloud and a letter for each
symbol: `w` town guard (watch), `s` star, `f` flag, `g` griffin. `1<w` is a left corner base with a guard.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bastide.games.feuville.moves import LEVELS, SKY, SYMBOLS

DECREES = (
    "guard-1", "guard-2", "guard-3",
    "star-1", "star-2", "star-3",
    "flag-1", "flag-2", "flag-3",
    "griffin-1", "griffin-2", "griffin-3",
    "small-district", "large-district", "splendid-view", "own-discretion", "town-evaluation",
)  # fmt: skip
SMALL, LARGE, SPLENDID, DISCRETION, EVALUATION = range(12, 17)
ROW_DECREES = DECREES[:EVALUATION]
"""The decrees of the row; the town evaluation is not one of them (FV-37)."""

CHARMS = (
    "prestige-1", "prestige-2", "prestige-3", "prestige-4", "prestige-5", "prestige-6", "prestige-7", "prestige-8",
    "prestige-9", "great-selection", "theft-protection", "fire-protection",
)  # fmt: skip
STORABLE = 9
"""The first fairy tile that a player keeps; those before it give 1 to 9 points (FV-55)."""

CLOUDS = ("clouds-1", "clouds-2", "clouds-3", "clouds-4", "clouds-5", "clouds-6")
BACKS = ("I", "II")
LETTERS = "wsfg"
DECREE_PIECE = 256
"""A piece in storage or in the hand is a face, or a decree from this number on."""
REMOVED_CHARM = 512
"""The number of the first fairy tile among the pieces that have left the game."""
CORNERS = ("left", "right")
LEFT, RIGHT, GATE = 1, 2, 4


def code(level: int, entry: Mapping[str, Any]) -> str:
    """Return the code of a tile."""
    corner = {"left": "<", "right": ">"}.get(entry.get("corner", ""), "")
    symbols = "".join(sorted((LETTERS[SYMBOLS.index(symbol)] for symbol in entry["symbols"]), key=LETTERS.index))
    return f"{level + 1}{corner}{'n' * bool(entry.get('gate'))}{'o' * entry.get('clouds', 0)}{symbols}"


def shown(face_code: str) -> tuple[str, ...]:
    """Return the names of what a tile shows, for texts."""
    features = {"<": "corner-left", ">": "corner-right", "n": "gate"}
    clouds = face_code.count("o")
    return (
        *(features[letter] for letter in face_code if letter in features),
        *((CLOUDS[clouds - 1],) if clouds else ()),
        *(SYMBOLS[LETTERS.index(letter)] for letter in face_code if letter in LETTERS),
    )


def listed(counts: Iterable[int]) -> list[int]:
    """Return the kind of each thing in ascending order, from how many there are of each kind."""
    return [kind for kind, number in enumerate(counts) for _ in range(number)]


class Box:
    """Faces by number, level by level."""

    def __init__(self, components: Mapping[str, Any]) -> None:
        tiles = components["tiles"]["tiles"]
        codes = [
            sorted({code(level, tile) for tile in tiles if tile["kind"] == kind}) for level, kind in enumerate(LEVELS)
        ]
        self.codes: tuple[str, ...] = tuple(face for level in codes for face in level)
        """The code of each face."""
        self.level_codes = tuple(tuple(level) for level in codes)
        self.first = (0, len(codes[0]), len(codes[0]) + len(codes[1]))
        """The first face of each level."""
        faces = Counter(code(LEVELS.index(tile["kind"]), tile) for tile in tiles)
        self.tile_counts = tuple(faces[face] for face in self.codes)
        self.number = {face: index for index, face in enumerate(self.codes)}
        self.level = tuple(int(face[0]) - 1 for face in self.codes)
        self.clouds = tuple(face.count("o") for face in self.codes)
        self.symbols = tuple(_packed(face) for face in self.codes)
        """The symbols of each face, a byte for each kind."""
        self.features = tuple(
            LEFT * ("<" in face) | RIGHT * (">" in face) | GATE * ("n" in face) for face in self.codes
        )
        self.piles = tuple(tuple(self._listed(tiles, level, back) for back in BACKS) for level in range(len(LEVELS)))
        """The faces in the piles of each level with the backs I and II, counted from the level's first face."""
        self.opening_skies = self._listed(tiles, SKY, "start")
        start = code(0, components["tiles"]["start_tile"])
        self.start_symbols = _packed(start)
        self.start_gate = "n" in start
        self.symbol_totals = tuple(
            sum(tile["symbols"].count(symbol) for tile in (*tiles, components["tiles"]["start_tile"]))
            for symbol in SYMBOLS
        )
        """The most symbols of each kind that a town can show: those of all tiles and its starting tile."""
        decrees = components["decrees"]
        self.decree_numbers = tuple(entry["number"] for entry in decrees["decrees"])
        self.decree_counts = self.decree_numbers[:EVALUATION]
        self.decree_points: tuple[int, ...] = tuple(entry["points"] for entry in decrees["decrees"])
        self.decree_rules = tuple(entry["rule"] for entry in decrees["decrees"])
        self.decrees_removed = int(decrees["removed_unseen"])
        self.grass = int(decrees["neutral_grass"])
        self.mercy = int(decrees["mercy"])
        self.limit = int(decrees["entertainer_limit"])
        numbers = {entry["id"]: entry["number"] for entry in components["fairy"]["fairy"]}
        self.charm_counts = tuple(numbers.get(charm, 0) for charm in CHARMS)

    def _listed(self, tiles: list[Mapping[str, Any]], level: int, back: str) -> tuple[int, ...]:
        return tuple(
            sorted(
                self.level_codes[level].index(code(level, tile))
                for tile in tiles
                if tile["kind"] == LEVELS[level] and tile["back"] == back
            )
        )

    def piece_name(self, piece: int) -> str:
        """Return the name of a tile or decree: its code, or the decree's id."""
        if piece >= REMOVED_CHARM:
            return CHARMS[piece - REMOVED_CHARM]
        return DECREES[piece - DECREE_PIECE] if piece >= DECREE_PIECE else self.codes[piece]

    def piece_words(self, piece: int) -> tuple[str, tuple[str, ...]]:
        """Return what texts say for a piece: the kind of tile with what it shows, or the decree."""
        if piece >= DECREE_PIECE:
            return DECREES[piece - DECREE_PIECE], ()
        return LEVELS[self.level[piece]], shown(self.codes[piece])


def _packed(face_code: str) -> int:
    return sum(1 << 8 * LETTERS.index(letter) for letter in face_code if letter in LETTERS)
