"""What a position is worth to a player: a bot's knowledge of a game, without any search."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from bastide.core.state import State


class Values(ABC):
    """Values positions of one game. A game's `hints.Hints` is one; learned values are others.

    Values read the state they are given, so a bot hands over imagined states only.
    """

    @abstractmethod
    def worth(self, state: State, player: int) -> float:
        """Return how good a position is for a player; within an action of several steps, how good it is so far."""

    def worths(self, states: Sequence[State], player: int) -> list[float]:
        """Return the worth of each state. Values that compute many at once do it here."""
        return [self.worth(state, player) for state in states]

    def prospects(self, state: State, player: int, moves: Sequence[int]) -> Sequence[float] | None:
        """Estimate what each move adds to the worth without making it, infinity where that is not possible.

        Searches make only the moves that promise most. `None`: they have to make them all.
        """
        return None

    def is_unfinished(self, state: State) -> bool:
        """Whether the player is in the middle of an action, so that the next step belongs to the same choice."""
        return False

    def parts(self, state: State, player: int) -> Mapping[str, float]:
        """Return what the worth is made of, by the keys of the game's texts `part-<key>`; empty if it has no parts."""
        return {}

    def own_game(self, state: State, player: int) -> tuple[State, int]:
        """Return the position to plan in, and the player's seat there.

        A game in which players can't affect each other returns one with the player alone. `state` may be changed.
        """
        return state, player


def read_opponents(package: str, name: str) -> Any:
    """Return a JSON file of a game's `opponents` folder: levels, weights of hints, learned values."""
    return json.loads((files(package) / "opponents" / name).read_text("utf-8"))
