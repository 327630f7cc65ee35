"""The bot that plays at random."""

from bastide.bots.bot import Bot, Sight
from bastide.core.game import Game


class RandomBot(Bot):
    """Chooses any legal move with equal probability."""

    name = "random"

    @classmethod
    def plays(cls, game: type[Game]) -> bool:  # noqa: ARG003 - it plays every game
        """Whether the bot can play a game: always."""
        return True

    def choose(self, sight: Sight) -> int:
        return sight.legal[self.chance.below(len(sight.legal))]
