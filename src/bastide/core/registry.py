"""Finds games: the rooms under `bastide.games`, and those of other packages by their entry points `bastide.games`."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from bastide.core.errors import UnknownGame, about
from bastide.core.game import Components, Game, OptionValue

_GROUP = "bastide.games"
"""The package of the rooms; the entry points of other packages have the same name."""


@cache
def _installed() -> dict[str, EntryPoint]:
    """Where each game is, by its name.

    Entry points need installed metadata. Without it, as in a source tree on the path, the rooms are still found.
    """
    rooms = [room.name for room in pkgutil.iter_modules(import_module(_GROUP).__path__) if room.ispkg]
    points = [EntryPoint(room.replace("_", "-"), f"{_GROUP}.{room}", _GROUP) for room in rooms]
    points += entry_points(group=_GROUP)
    return {point.name: point for point in sorted(points, key=lambda point: point.name)}


def list_games() -> dict[str, type[Game]]:
    """Every installed game by its name."""
    return {name: _load(name) for name in _installed()}


def find(name: str) -> type[Game]:
    """The game called `name`; spaces, underscores and case do not matter."""
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
    """Only the game asked for is imported: one that is broken does not take the others with it."""
    found = _installed()[name].load()
    return found if isinstance(found, type) else _game_in(found)


def _game_in(room: ModuleType) -> type[Game]:
    """The one game that a room defines; those it only imports are others'."""
    (game,) = [
        value
        for value in vars(room).values()
        if isinstance(value, type) and issubclass(value, Game) and value.__module__ == room.__name__
    ]
    return game


def make(
    name: str,
    *,
    preset: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: Components | None = None,
) -> Game:
    """A game with its options fixed: those of `preset`, then `options` over them."""
    kind = find(name)
    chosen = {**(kind.preset(preset) if preset else {}), **(options or {})}
    with about(kind.name):
        return kind(chosen, components)


def resume(name: str, options: Mapping[str, OptionValue], components: Components | None, rules: str) -> Game:
    """The game that a stored match was played by (see `Game.resume`)."""
    kind = find(name)
    with about(kind.name):
        return kind.resume(options, components, rules)
