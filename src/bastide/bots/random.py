"""The bot that plays anything."""

from bastide.bots.bot import Bot, Sight
from bastide.core.game import Game


class RandomBot(Bot):
    """Any legal move, each as likely as any other."""

    name = "random"

    @classmethod
    def plays(cls, game: type[Game]) -> bool:  # noqa: ARG003 - it plays anything
        """Any game."""
        return True

    def choose(self, sight: Sight) -> int:
        """As in `Bot`."""
        return sight.legal[self.chance.below(len(sight.legal))]
