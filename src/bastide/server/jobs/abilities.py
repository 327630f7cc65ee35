"""What a job needs and what a worker can do, as names. A worker of another version doesn't have all of them."""

from bastide.bots import bots_for, levels_for
from bastide.bots.analysis import analysis_version
from bastide.bots.levels import personalities_for
from bastide.core import registry
from bastide.core.game import Game


def to_play(game: type[Game], bot: str) -> str:
    """Name the ability to play a game as a bot does in the version that is installed here."""
    level = {**personalities_for(game), **levels_for(game)}.get(bot)
    version = "" if level is None else f"@{level.version}"
    return f"{game.name} {game.versions.newest} {bot}{version}"


def to_advise(game: type[Game]) -> str:
    """Name the ability to give hints: to play as the strongest level does."""
    return to_play(game, list(levels_for(game))[-1])


def to_analyse(game: type[Game]) -> str:
    """Name the ability to analyse a game."""
    return f"{game.name} {game.versions.newest} analysis {analysis_version(game)}"


def abilities() -> list[str]:
    """Return all abilities of this installation."""
    games = list(registry.list_games().values())
    return [*(to_play(game, bot) for game in games for bot in bots_for(game)), *map(to_analyse, games)]
