"""The four levels, Novice to Master: how each thinks about a game, read from the game's `opponents` folder."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bastide.bots.bot import Bot, Sight
from bastide.bots.lines import Beam
from bastide.bots.planner import Plan, Planner, Thinking
from bastide.bots.rollouts import Rollouts
from bastide.bots.values import read_values
from bastide.core.game import Game
from bastide.core.values import Values, read_opponents

LEVELS = ("novice", "apprentice", "journeyman", "master")
"""From the weakest to the strongest."""
USUAL: Mapping[str, Any] = {
    "novice": {"beam": {"width": 1, "steps": 4}, "worlds": 1, "noise": 4.0},
    "apprentice": {"beam": {"width": 1, "steps": 8}, "worlds": 1, "noise": 1.0},
    "journeyman": {"beam": {"width": 8, "steps": 8}, "worlds": 2},
    "master": {"beam": {"width": 24, "steps": 24}, "worlds": 3},
}
"""How the levels think in a game with hints but no `opponents/levels.json`."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level in one game."""

    name: str
    version: int
    """Changes whenever the level plays differently; ratings of different versions are kept apart."""
    values: Values
    thinking: Thinking


@cache
def levels_for(game: type[Game]) -> Mapping[str, Level]:
    """Return the levels that can play a game, the strongest last; none if the game has no hints."""
    return {name: _level(game, name, entry) for name, entry in level_entries(game).items()}


@cache
def personalities_for(game: type[Game]) -> Mapping[str, Level]:
    """Return the personalities of a game: bots that think as a level does, but like some things more than others."""
    return {name: _level(game, name, entry) for name, entry in personality_entries(game).items()}


def personality_entries(game: type[Game]) -> Mapping[str, Any]:
    """Return how the personalities of a game think, as its `opponents/personalities.json` says."""
    return _entries(game, "personalities.json", {})


def level_entries(game: type[Game]) -> Mapping[str, Any]:
    """Return how the levels of a game think, as its `opponents/levels.json` says; empty if the game has no hints."""
    return {} if game.module("hints") is None else _entries(game, "levels.json", USUAL)


def _entries(game: type[Game], name: str, otherwise: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what a file of the game's `opponents` says, or something else if there is none."""
    found: Mapping[str, Any] = read_opponents(game.__module__, name) if game.file(f"opponents/{name}") else otherwise
    return found


def _level(game: type[Game], name: str, entry: Mapping[str, Any]) -> Level:
    rollouts = entry.get("rollouts")
    if rollouts is not None:
        rollouts = Rollouts(**{**rollouts, "beam": Beam(**rollouts.get("beam", {"width": 4, "steps": 8}))})
    thinking = Thinking(
        beam=Beam(**entry.get("beam", {})),
        worlds=entry.get("worlds", 1),
        plans=entry.get("plans", 8),
        noise=entry.get("noise", 0.0),
        rollouts=rollouts,
    )
    values = read_values(game, entry.get("values", {"hints": None}), entry.get("weights"))
    return Level(name, entry.get("version", 1), values, thinking)


class LevelBot(Bot):
    """Plays at one of the levels."""

    def __init__(self, level: Level, seed: int) -> None:
        super().__init__(seed)
        self.name = level.name
        self.level = level
        self.planner = Planner(level.values, level.thinking)

    def plan(self, sight: Sight) -> tuple[int, ...]:
        return (sight.legal[0],) if len(sight.legal) == 1 else self.plans(sight)[0].moves

    def plans(self, sight: Sight) -> list[Plan]:
        """Return the plans that the bot weighs, the best first."""
        return self.planner.plans(sight, self.chance)

    def choose(self, sight: Sight) -> int:
        return self.plan(sight)[0]

    def values(self, game: type[Game]) -> Values:
        return self.level.values

    @classmethod
    def plays(cls, game: type[Game]) -> bool:
        """Whether the bot can play a game."""
        return bool(levels_for(game))
