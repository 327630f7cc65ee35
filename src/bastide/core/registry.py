"""Finds games through the entry points `bastide.games`, so that a game in another package is found too."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from bastide.core.errors import UnknownGame, about
from bastide.core.game import Components, Game, OptionValue


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group="bastide.games"), key=lambda point: point.name)}


def games() -> dict[str, type[Game]]:
    """Every installed game by its name."""
    return {name: _load(name) for name in _installed()}


def find(name: str) -> type[Game]:
    """The game called `name`; spaces, underscores and case do not matter."""
    wanted = "-".join(name.lower().replace("_", " ").split())
    if wanted not in _installed():
        raise UnknownGame(
            "unknown-game", "There is no game '{game}'; installed are {games}.", game=name, games=tuple(_installed())
        )
    return _load(wanted)


@cache
def _load(name: str) -> type[Game]:
    """Only the game asked for is imported: one that is broken does not take the others with it."""
    game: type[Game] = _installed()[name].load()
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
