"""The bot that searches its whole part of a phase and plays the best lines on into a few possible futures."""

from functools import cache
from typing import ClassVar

from bastide.bots.bot import Bot, Sight
from bastide.bots.lines import Beam
from bastide.bots.planner import Planner, Thinking
from bastide.bots.rollouts import Rollouts
from bastide.bots.values import read_values
from bastide.core.game import Game
from bastide.core.values import Values

_FILE = "lookahead.json"
_EVERY_LINE = Beam(width=1500, steps=1500)


class LookaheadBot(Bot):
    """A planner with values of its own, which came before the levels and stays as it is for comparison."""

    name = "lookahead"

    THINKING: ClassVar[Thinking] = Thinking(
        beam=_EVERY_LINE, worlds=1, rollouts=Rollouts(leaders=4, futures=8, margin=1.5, beam=_EVERY_LINE)
    )

    @classmethod
    def plays(cls, game: type[Game]) -> bool:
        """Whether the game has values for it."""
        return game.file(f"opponents/{_FILE}") is not None

    def plan(self, sight: Sight) -> tuple[int, ...]:
        if len(sight.legal) == 1:
            return (sight.legal[0],)
        planner = Planner(_values(type(sight.game)), self.THINKING)
        return planner.plans(sight, self.chance)[0].moves

    def choose(self, sight: Sight) -> int:
        return self.plan(sight)[0]

    def values(self, game: type[Game]) -> Values:
        return _values(game)


@cache
def _values(game: type[Game]) -> Values:
    return read_values(game, {"network": _FILE})
