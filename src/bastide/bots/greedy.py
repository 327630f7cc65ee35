"""The bot that takes the best move now."""

from typing import Protocol, cast

from bastide.bots.bot import Bot, Sight
from bastide.core.game import Game
from bastide.core.state import State


class Hints(Protocol):
    """What a game's `hints` module offers to bots."""

    def worth(self, state: State, player: int) -> float:
        """Return how good a position is for a player; within an action of several steps, how good it is so far."""

    def is_unfinished(self, state: State) -> bool:
        """Whether the player is in the middle of an action, so that the next step belongs to the same choice."""


class GreedyBot(Bot):
    """Looks one action ahead with the game's hints and takes the move that leads to the best position."""

    name = "greedy"

    @classmethod
    def plays(cls, game: type[Game]) -> bool:
        """Whether the game has a module `hints`."""
        return game.module("hints") is not None

    def choose(self, sight: Sight) -> int:
        """As in `Bot`; among equals any one."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        hints = cast(Hints, sight.game.module("hints"))
        state = sight.imagine(self.chance)
        return self._best(state, sight.player, sight.legal, hints)[1]

    def _best(self, state: State, player: int, moves: list[int], hints: Hints) -> tuple[float, int]:
        best, equals, chosen = float("-inf"), 0, moves[0]
        for move in moves:
            value = self._value(state, player, move, hints)
            if value > best:
                best, equals, chosen = value, 1, move
            elif value == best:
                equals += 1
                if self.chance.below(equals) == 0:
                    chosen = move
        return best, chosen

    def _value(self, state: State, player: int, move: int, hints: Hints) -> float:
        after = state.copy()
        after.play(player, move, self.chance)
        # An action of several steps is worth what it comes to when each step is taken greedily.
        while player in after.to_act and hints.is_unfinished(after):
            steps = after.legal_moves(player)
            worths = []
            for step in steps:
                trial = after.copy()
                trial.play(player, step, self.chance)
                worths.append(hints.worth(trial, player))
            after.play(player, steps[worths.index(max(worths))], self.chance)
        return hints.worth(after, player)
