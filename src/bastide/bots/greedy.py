"""The bot that takes the best move now."""

from bastide.bots.bot import Bot, Sight
from bastide.bots.values import hints_of
from bastide.core.game import Game
from bastide.core.state import State
from bastide.core.values import Values


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
        hints = hints_of(type(sight.game))
        state = sight.imagine(self.chance)
        return self._best(state, sight.player, sight.legal, hints)[1]

    def values(self, game: type[Game]) -> Values:
        return hints_of(game)

    def _best(self, state: State, player: int, moves: list[int], hints: Values) -> tuple[float, int]:
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

    def _value(self, state: State, player: int, move: int, hints: Values) -> float:
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
