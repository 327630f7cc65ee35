"""Bastide: four medieval city-building board games on one rules engine."""

from bastide.bots.bot import Sight
from bastide.core.chance import EnumeratingChance, KeyedChance, ScriptedChance, SeededChance, outcomes
from bastide.core.errors import BastideError, IllegalMove
from bastide.core.game import Game
from bastide.core.journal import Journal, Match
from bastide.core.registry import list_games, make
from bastide.core.state import State

__version__ = "0.1.0"

__all__ = [
    "BastideError",
    "EnumeratingChance",
    "Game",
    "IllegalMove",
    "Journal",
    "KeyedChance",
    "Match",
    "ScriptedChance",
    "SeededChance",
    "Sight",
    "State",
    "__version__",
    "list_games",
    "make",
    "outcomes",
]
