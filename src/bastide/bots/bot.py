"""The interface of a bot, and all that it may see."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from bastide.core.chance import Chance, SeededChance
from bastide.core.game import Game
from bastide.core.observation import Observation
from bastide.core.state import State
from bastide.core.values import Values


class Sight:
    """What a bot may see from its seat: the view, its legal moves, and possible states. Never the true state."""

    __slots__ = ("_state", "legal", "player")

    def __init__(self, state: State, player: int, legal: list[int] | None = None) -> None:
        self._state = state
        self.player = player
        self.legal = state.legal_moves(player) if legal is None else legal

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._state.game

    def view(self) -> Mapping[str, Any]:
        """What the seat may know."""
        return self._state.view(self.player)

    def observe(self, out: Observation | None = None) -> Observation:
        """Return the same as numbers (see `State.observe`)."""
        return self._state.observe(self.player, out)

    def imagine(self, chance: Chance) -> State:
        """Return a possible full state that looks the same to the seat, for searching ahead."""
        return self._state.imagine(self.player, chance)


class Bot(ABC):
    """Chooses a move from what its seat may know. The same seed in the same game gives the same moves."""

    name: str

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed)

    @classmethod
    @abstractmethod
    def plays(cls, game: type[Game]) -> bool:
        """Whether the bot can play a game."""

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """Return one of `sight.legal`."""

    def plan(self, sight: Sight) -> tuple[int, ...]:
        """Return the moves to make until chance or another player intervenes; the first is one of `sight.legal`."""
        return (self.choose(sight),)

    def values(self, game: type[Game]) -> Values | None:
        """Return what the bot judges positions of a game by, if it does."""
        return None
