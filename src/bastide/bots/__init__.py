"""Computer players."""

from bastide.bots.bot import Bot, Sight
from bastide.bots.greedy import GreedyBot
from bastide.bots.levels import LEVELS, LevelBot, levels_for, personalities_for
from bastide.bots.lookahead import LookaheadBot
from bastide.bots.random import RandomBot
from bastide.bots.search import SearchBot
from bastide.core.errors import BadOption
from bastide.core.game import Game

__all__ = ["LEVELS", "Bot", "Sight", "bots_for", "default_bot", "levels_for", "make_bot", "stand_in"]

_KINDS: tuple[type[Bot], ...] = (RandomBot, GreedyBot, LookaheadBot, SearchBot)


def bots_for(game: type[Game]) -> list[str]:
    """Return the names of the bots that can play a game: simple ones, personalities and levels, the strongest last."""
    return [*(kind.name for kind in _KINDS if kind.plays(game)), *personalities_for(game), *levels_for(game)]


def default_bot(game: type[Game]) -> str:
    """Return the bot to play against unless you choose another: Apprentice or, without levels, the strongest."""
    return _level_or_strongest("apprentice", game)


def stand_in(game: type[Game]) -> str:
    """Return the bot that takes over a player's seat: Journeyman or, without levels, the strongest."""
    return _level_or_strongest("journeyman", game)


def _level_or_strongest(level: str, game: type[Game]) -> str:
    return level if level in levels_for(game) else bots_for(game)[-1]


def make_bot(name: str, game: type[Game], seed: int) -> Bot:
    """Return a bot by its name; `seed` fixes its random choices."""
    wanted = name.strip().lower()
    for kind in _KINDS:
        if kind.name == wanted and kind.plays(game):
            return kind(seed)
    if (level := {**personalities_for(game), **levels_for(game)}.get(wanted)) is not None:
        return LevelBot(level, seed)
    raise BadOption(
        "no-such-bot",
        "No bot '{bot}' plays {game}; there are {bots}.",
        bot=name,
        game=game.name,
        bots=tuple(bots_for(game)),
    )
