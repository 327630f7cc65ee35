"""A bot that another package brings."""

from bastide.bots import Bot, Sight
from bastide.core.game import Game


class FirstMove(Bot):
    """Takes the first legal move."""

    name = "first-move"

    @classmethod
    def plays(cls, game: type[Game]) -> bool:  # noqa: ARG003 - it plays every game
        """Whether the bot can play a game: always."""
        return True

    def choose(self, sight: Sight) -> int:
        return sight.legal[0]
