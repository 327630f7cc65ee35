"""Finds games: the packages in `bastide.games`, and others by their entry points in the group `bastide.games`."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from bastide.core.errors import UnknownGame, about
from bastide.core.game import Components, Game, OptionValue

_GROUP = "bastide.games"
"""The package that holds our games; entry points of other packages use the same name."""


@cache
def _installed() -> dict[str, EntryPoint]:
    """Return the entry point of each game, by its name.

    Entry points need installed metadata. Without it, as in a source tree on the path, our own games are still found.
    """
    packages = [package.name for package in pkgutil.iter_modules(import_module(_GROUP).__path__) if package.ispkg]
    points = [EntryPoint(package.replace("_", "-"), f"{_GROUP}.{package}", _GROUP) for package in packages]
    points += entry_points(group=_GROUP)
    return {point.name: point for point in sorted(points, key=lambda point: point.name)}


def list_games() -> dict[str, type[Game]]:
    """Return every installed game by its name."""
    return {name: _load(name) for name in _installed()}


def find(name: str) -> type[Game]:
    """Return the game called `name`; spaces, underscores and case don't matter."""
    wanted = "-".join(name.lower().replace("_", " ").split())
    installed = _installed()
    if not installed:
        raise UnknownGame("no-games", "There is no game '{game}'; no games are installed.", game=name)
    if wanted not in installed:
        raise UnknownGame(
            "unknown-game", "There is no game '{game}'; choose {games}.", game=name, games=tuple(installed)
        )
    return _load(wanted)


@cache
def _load(name: str) -> type[Game]:
    """Import only the game asked for, so that a broken one doesn't affect the others."""
    found = _installed()[name].load()
    return found if isinstance(found, type) else _game_in(found)


def _game_in(module: ModuleType) -> type[Game]:
    """Return the one game that a module defines; games that it only imports don't count."""
    (game,) = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Game) and value.__module__ == module.__name__
    ]
    return game


def make(
    name: str,
    *,
    preset: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: Components | None = None,
) -> Game:
    """Return a game with the options of `preset`, overridden by `options`."""
    kind = find(name)
    chosen = {**(kind.preset(preset) if preset else {}), **(options or {})}
    with about(kind.name):
        return kind(chosen, components)


def resume(name: str, options: Mapping[str, OptionValue], components: Components | None, rules: str) -> Game:
    """Return the game of a stored match (see `Game.resume`)."""
    kind = find(name)
    with about(kind.name):
        return kind.resume(options, components, rules)
