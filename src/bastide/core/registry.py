"""Finds games through the entry points `bastide.games`, so that a game in another package is found too."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points

from bastide.core.errors import UnknownGame, one_of
from bastide.core.game import Components, Game, OptionValue


@cache
def games() -> dict[str, type[Game]]:
    """Every installed game by its name."""
    found = {point.name: point.load() for point in entry_points(group="bastide.games")}
    return dict(sorted(found.items()))


def find(name: str) -> type[Game]:
    """The game called `name`; spaces, underscores and case do not matter."""
    wanted = "-".join(name.lower().replace("_", " ").split())
    if wanted not in games():
        raise UnknownGame(f"There is no game '{name}'; installed are {one_of(games())}.")
    return games()[wanted]


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
    return kind(chosen, components)
