"""Analysis of a recorded game: what everyone could expect after each turn, what a bot would have played, and where the
game turned.

The bot plans from what the player could know at that moment. Expectations are those of someone who sees everything.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from bastide.bots.advice import Reason, level_without_noise, outcome, reasons
from bastide.bots.bot import Sight
from bastide.bots.expectations import Expectation, Expectations, digest, expectations_for, result, sample
from bastide.bots.levels import Level, levels_for
from bastide.bots.lines import World
from bastide.bots.planner import Planner
from bastide.bots.seat import decision_seed
from bastide.bots.turns import Span, Turns
from bastide.core.chance import SeededChance
from bastide.core.errors import BadJournal
from bastide.core.game import Game
from bastide.core.journal import Journal
from bastide.core.state import State

FORMAT = 1
"""The version of the fields of an analysis."""
LEVEL, THINKING = "master", "journeyman"
"""An analysis judges positions like the one and thinks as long as the other."""
MOST_PLANNED = 240
"""In a longer game, a bot plans only every second turn, or every third, …, and the turning points."""
MOST_TURNING_POINTS = 5
"""How many turning points an analysis names at most."""
LEAST_SWING = 0.05
"""The smallest change in a share of the win that makes a turn a turning point; alone, points count a hundredth each."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Moves that a player made in a row, a better line, and what everyone could expect afterwards."""

    player: int
    first: int
    """How many plies came before."""
    moves: tuple[str, ...]
    line: tuple[str, ...]
    """What a bot would have played until chance or another player intervenes; empty if it was not asked."""
    reasons: tuple[Reason, ...]
    """Why, the strongest reason first."""
    lost: float
    """By how much the bot's line is worth more than the moves played; 0 if it is not."""
    after: Expectation


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a game."""

    game: str
    level: str
    version: int
    """Of the level whose lines and values it shows."""
    seed: int
    over: bool
    before: Expectation
    """What everyone could expect before the first turn."""
    turns: tuple[Turn, ...]

    def swing(self, number: int) -> float:
        """Return by how much a turn changed the most affected player's share; alone, a hundredth per point."""
        return _swing(self.turns[number - 1].after if number else self.before, self.turns[number].after)

    def turning_points(self) -> list[int]:
        """Return the numbers of the turns with the largest swings, in the order of play."""
        return _turning_points([self.before, *(turn.after for turn in self.turns)])

    def to_json(self) -> dict[str, Any]:
        """Return plain JSON values; docs/play.md explains them."""
        return {
            "analysis": FORMAT,
            "game": self.game,
            "level": self.level,
            "version": self.version,
            "seed": self.seed,
            "over": self.over,
            "before": _expectation_json(self.before),
            "turns": [_turn_json(turn) for turn in self.turns],
            "turning_points": self.turning_points(),
        }

    @staticmethod
    def from_json(document: Mapping[str, Any]) -> "Analysis":
        """Read what `to_json` returned; raise `ValueError` if it is another format."""
        if document.get("analysis") != FORMAT:
            raise ValueError(f"an analysis of format {document.get('analysis')}")
        return Analysis(
            document["game"],
            document["level"],
            document["version"],
            document["seed"],
            document["over"],
            _read_expectation(document["before"]),
            tuple(_read_turn(turn) for turn in document["turns"]),
        )


def analyse(journal: Journal, progress: Callable[[float], None] = lambda _: None, seed: int = 0) -> Analysis:
    """Analyse a game, finished or not; `progress` gets the share that is done. The same seed gives the same analysis.

    An unfinished game's analysis tells of hidden cards: only show it to someone who may see the journal.
    """
    turns = Turns(journal)
    game = turns.game
    level = level_for_analysis(type(game))
    if not turns.spans:
        raise BadJournal("nothing-to-analyse", "The journal has no moves to analyse.")
    expecting = expectations_for(type(game), turns.players)
    expected = [_expect(turns, number, expecting, level) for number in range(len(turns.between))]
    number_of_turns = len(turns.spans)
    asked = {*range(0, number_of_turns, math.ceil(number_of_turns / MOST_PLANNED)), *_turning_points(expected)}
    analysed = []
    for number, span in enumerate(turns.spans):
        state, own_seed = turns.between[number], decision_seed(seed, number)
        better = _better(span, state, level, own_seed) if number in asked else _NO_LINE
        moves = tuple(ply.move for ply in span.plies)
        line = tuple(game.moves.text(move) for move in better.line)
        analysed.append(Turn(span.player, span.first, moves, line, better.reasons, better.lost, expected[number + 1]))
        progress((number + 1) / number_of_turns)
    return Analysis(game.name, level.name, level.version, seed, turns.is_over, expected[0], tuple(analysed))


def level_for_analysis(game: type[Game]) -> Level:
    """Return the level whose lines and values an analysis shows."""
    strong, quick = level_without_noise(game, LEVEL), level_without_noise(game, THINKING)
    return replace(strong, thinking=replace(quick.thinking, rollouts=None))


def analysis_version(game: type[Game]) -> str:
    """Return what analyses of a game depend on: once it changes, they are out of date. Empty if no bot can make one."""
    levels = levels_for(game)
    if not {LEVEL, THINKING} <= levels.keys():
        return ""
    return f"{FORMAT}.{levels[LEVEL].version}.{levels[THINKING].version}.{digest(game)}"


def _expect(turns: Turns, number: int, expecting: Expectations, level: Level) -> Expectation:
    """Return what everyone could expect before turn `number`; how long the game went on is known if it is over."""
    state = turns.between[number]
    if state.is_over:
        return result(state)
    left = turns.left(number)
    if not turns.is_over:
        taken = [every - rest for every, rest in zip(turns.left(0), left, strict=True)]
        left = [max(1, expecting.turns - each) for each in taken]
    return expecting.expect(sample(turns, number, level.values, left))


def _swing(then: Expectation, now: Expectation) -> float:
    if len(now.shares) == 1:
        return round(abs(now.points[0] - then.points[0]) / 100, 4)
    return round(max(abs(one - other) for one, other in zip(now.shares, then.shares, strict=True)), 4)


def _turning_points(expected: Sequence[Expectation]) -> list[int]:
    swings = [(_swing(then, now), number) for number, (then, now) in enumerate(pairwise(expected))]
    largest = sorted(swings, key=lambda entry: (-entry[0], entry[1]))[:MOST_TURNING_POINTS]
    return sorted(number for swing, number in largest if swing >= LEAST_SWING)


# The bot's line


@dataclass(frozen=True, slots=True)
class _Better:
    line: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()
    lost: float = 0.0


_NO_LINE = _Better()


def _better(span: Span, state: State, level: Level, seed: int) -> _Better:
    """Return the bot's line from what the player could know, and what the moves played are worth less."""
    sight = Sight(state, span.player)
    chance = SeededChance(seed)
    planner = Planner(level.values, level.thinking)
    plans = planner.plans(sight, chance)
    worlds = [planner.world(sight, chance) for _ in range(level.thinking.worlds)]
    played = [state.game.moves.id_of(ply.move) for ply in span.plies]
    line = plans[0].moves
    lost = sum(_worth(world, line, level) - _worth(world, played, level) for world in worlds) / len(worlds)
    return _Better(line, reasons(worlds[0], plans, level), round(max(0.0, lost), 2))


def _worth(world: World, moves: Sequence[int], level: Level) -> float:
    return level.values.worth(outcome(world, moves, level), world.player)


# JSON


def _turn_json(turn: Turn) -> dict[str, Any]:
    return {
        "player": turn.player,
        "first": turn.first,
        "moves": list(turn.moves),
        "line": list(turn.line),
        "reasons": [{"part": reason.part, "gain": reason.gain} for reason in turn.reasons],
        "lost": turn.lost,
        "after": _expectation_json(turn.after),
    }


def _read_turn(entry: Mapping[str, Any]) -> Turn:
    return Turn(
        entry["player"],
        entry["first"],
        tuple(entry["moves"]),
        tuple(entry["line"]),
        tuple(Reason(reason["part"], reason["gain"]) for reason in entry["reasons"]),
        entry["lost"],
        _read_expectation(entry["after"]),
    )


def _expectation_json(expectation: Expectation) -> dict[str, Any]:
    return {"shares": list(expectation.shares), "points": list(expectation.points)}


def _read_expectation(entry: Mapping[str, Any]) -> Expectation:
    return Expectation(tuple(entry["shares"]), tuple(entry["points"]))
