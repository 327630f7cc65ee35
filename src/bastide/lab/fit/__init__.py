"""Fits learned values to a game by self-play: `python -m bastide.lab.fit GAME --method METHOD --out FILE`.

Each method is a module of this package with a function `fit`; `METHODS` names it. Everything is reproducible: the same
game, method, number of games and seed give the same weights, whatever the number of jobs.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from bastide.lab.progress import Progress as Progress

METHODS: Mapping[str, str] = {
    "expectations": "expectations",
    "lstd": "linear",
    "ridge": "linear",
    "backwards": "backwards",
    "network": "backwards",
}
"""The modules of this package that carry out the methods, by the name of the method."""


@dataclass(frozen=True, slots=True)
class Task:
    """What to fit, in plain values."""

    game: str
    method: str
    games: int
    """How many games of self-play, over all rounds."""
    rounds: int
    """How often the values found so far play on to find better ones."""
    seed: int = 1
    jobs: int = 1
    """How many processes; the result does not depend on it."""
    start: str | None = None
    """The file in the game's `opponents` folder whose values play the first round, for methods that start from one."""


class Method(Protocol):
    """What the module of a method offers."""

    def fit(self, task: Task, progress: Progress) -> Mapping[str, Any]:
        """Carry out a task; return the weights as a JSON document for the game's `opponents` folder."""


def method(name: str) -> Method:
    """Return the module of a method."""
    return cast(Method, import_module(f"{__name__}.{METHODS[name]}"))
