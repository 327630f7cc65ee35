"""Computer players."""

from collections.abc import Sequence

from bastide.bots.bot import Bot, Sight
from bastide.bots.greedy import GreedyBot
from bastide.bots.lookahead import LookaheadBot
from bastide.bots.random import RandomBot
from bastide.core.errors import BadOption
from bastide.core.game import Game

__all__ = ["Bot", "Sight", "bots_for", "make_bot"]

_KINDS: tuple[type[Bot], ...] = (RandomBot, GreedyBot, LookaheadBot)


def bots_for(game: type[Game]) -> list[str]:
    """Return the names of the bots that can play a game, the strongest last."""
    return [kind.name for kind in _KINDS if kind.plays(game)]


def make_bot(name: str, game: type[Game], seed: int) -> Bot:
    """Return a bot by its name; `seed` fixes its random choices."""
    playing: Sequence[type[Bot]] = [kind for kind in _KINDS if kind.plays(game)]
    for kind in playing:
        if kind.name == name.strip().lower():
            return kind(seed)
    raise BadOption(
        "no-such-bot",
        "No bot '{bot}' plays {game}; there are {bots}.",
        bot=name,
        game=game.name,
        bots=tuple(kind.name for kind in playing),
    )
