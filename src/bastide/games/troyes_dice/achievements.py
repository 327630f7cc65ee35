"""The honour board: what a finished game achieves beyond its points, alone and over many games (TD-52).

Pure functions. The caller keeps each person's `Record`, adds finished games to it and stores the result.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bastide.games.troyes_dice import scoring, setup
from bastide.games.troyes_dice.moves import COLOURS, RESOURCES, ROWS, WIDTH
from bastide.games.troyes_dice.sheet import CIRCLED, CITIZENS
from bastide.games.troyes_dice.state import TroyesDiceState

GAMES = 3
COUNTED = ("three-solo-games", "three-multiplayer-games", "three-expansion-games")
"""Achieved by playing three such games, won or lost."""

POINTS = {"points-45": 45, "points-55": 55, "points-65": 65}
VICTORY = 60
CHARACTER = 18
PEOPLE = 40

ROW_BOXES = ("all-fortress", "all-palace", "all-great-hall", "all-city-hall", "all-cathedral", "all-bishopric")
RESOURCE_BOXES = ("all-influence", "all-deniers", "all-knowledge")
CITIZEN_BOXES = ("all-red", "all-yellow", "all-white")

ACHIEVEMENTS = (
    *COUNTED,
    *POINTS,
    "victory-over-60",
    "character-18",
    "citizens-40",
    *ROW_BOXES,
    *RESOURCE_BOXES,
    *CITIZEN_BOXES,
)
"""All boxes of the board, in order."""


@dataclass(frozen=True, slots=True)
class Record:
    """What a person has achieved so far: the boxes ticked, and the games played towards those that need several."""

    boxes: frozenset[str] = frozenset()
    played: Mapping[str, int] = field(default_factory=dict)

    def after(self, state: TroyesDiceState, player: int) -> "Record":
        """Return the record with a finished game added."""
        played = dict(self.played)
        for box in counted_in(state):
            played[box] = played.get(box, 0) + 1
        boxes = {box for box in COUNTED if played.get(box, 0) >= GAMES}
        return Record(self.boxes | boxes | earned(state, player), played)

    def progress(self) -> dict[str, tuple[int, int]]:
        """Return the progress of each box and its goal: (2, 3) after two of three games."""
        return {
            box: (min(self.played.get(box, 0), GAMES), GAMES) if box in COUNTED else (int(box in self.boxes), 1)
            for box in ACHIEVEMENTS
        }

    def to_json(self) -> dict[str, Any]:
        """Return the record as plain JSON values."""
        return {"boxes": sorted(self.boxes), "played": dict(self.played)}

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> "Record":
        """Read what `to_json` wrote."""
        return cls(frozenset(document["boxes"]), dict(document["played"]))


def counted_in(state: TroyesDiceState) -> Iterator[str]:
    """The boxes that a finished game counts towards, as one of three."""
    _must_be_over(state)
    yield COUNTED[0] if state.players == 1 else COUNTED[1]
    if state.game.settings["banquets_and_raids"]:
        yield COUNTED[2]


def earned(state: TroyesDiceState, player: int) -> frozenset[str]:
    """Return the boxes that a player ticks with this finished game alone."""
    _must_be_over(state)
    return frozenset(_earned(state, player))


def _earned(state: TroyesDiceState, player: int) -> Iterator[str]:
    printed, sheet = state.game.box.printed, state.sheets[player]
    sources = scoring.by_source(printed, sheet)
    total = sum(sources.values())
    for box, least in POINTS.items():
        if total >= least:
            yield box
    if state.players > 1 and _is_splendid(state, player, total):
        yield "victory-over-60"
    if any(sources[character] >= CHARACTER for character in printed.characters):
        yield "character-18"
    if sources[scoring.CITIZENS_SOURCE] >= PEOPLE:
        yield "citizens-40"
    for row in range(len(ROWS)):
        if sheet.count(row) == WIDTH:
            yield ROW_BOXES[row]
    for colour in range(len(RESOURCES)):
        if sheet.tracks[CIRCLED + colour] == printed.resources:
            yield RESOURCE_BOXES[colour]
    for colour in range(len(COLOURS)):
        if sheet.tracks[CITIZENS + colour] == printed.citizens:
            yield CITIZEN_BOXES[colour]


def _is_splendid(state: TroyesDiceState, player: int, total: int) -> bool:
    """More than 60 points and a victory; the Spanish rules ask for no victory, in Chinese and Japanese 60 is enough."""
    wording = state.game.settings["achievements"]
    if wording == setup.SPANISH:
        return total > VICTORY
    enough = total >= VICTORY if wording == setup.CHINESE_JAPANESE else total > VICTORY
    return enough and state.ranking()[player] == 1


def _must_be_over(state: TroyesDiceState) -> None:
    if not state.is_over:
        raise ValueError("achievements are checked when a game is over")
