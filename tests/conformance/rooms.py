"""Finds what belongs to a game: its texts, and the modules its tests provide."""

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from bastide.core.game import Game
from bastide.words.texts import game_folder

_OWN_GAMES = "bastide.games."


@cache
def home(kind: type[Game]) -> type[Game]:
    """Return the game itself, or the game it derives from, whose package has texts."""
    for base in kind.__mro__:
        if issubclass(base, Game):
            folder = game_folder(base)
            if folder is not None and (folder / "en.ftl").is_file():
                return base
    raise AssertionError(f"The game {kind.name} has no text/en.ftl in its room.")


@cache
def brought(kind: type[Game], module: str) -> ModuleType:
    """Return the tests' module about a game; a game of another package has it in its own package."""
    room = home(kind).__module__
    package = f"tests.games.{room.removeprefix(_OWN_GAMES)}" if room.startswith(_OWN_GAMES) else room
    name = f"{package}.{module}"
    if find_spec(name) is None:
        raise AssertionError(
            f"The game {kind.name} needs a module {name}; tests/conformance/__init__.py says what is in it."
        )
    return import_module(name)


@cache
def own_events(kind: type[Game]) -> frozenset[str]:
    """Return the events that the game's text file has a sentence for."""
    folder = game_folder(home(kind))
    assert folder is not None, f"the game {kind.name} is no package"
    return frozenset(re.findall(r"^event-([a-z0-9-]+) *=", (folder / "en.ftl").read_text("utf-8"), re.MULTILINE))
