"""Finds what belongs to a game: its texts, and the modules its tests bring."""

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from bastide.core.game import Game
from bastide.words.texts import game_folder

_HOUSE = "bastide.games."


@cache
def home(kind: type[Game]) -> type[Game]:
    """The game itself, or the one it is derived from, that lives in a room of its own with texts."""
    for base in kind.__mro__:
        if issubclass(base, Game):
            folder = game_folder(base)
            if folder is not None and (folder / "en.ftl").is_file():
                return base
    raise AssertionError(f"The game {kind.name} has no text/en.ftl in its room.")


@cache
def brought(kind: type[Game], module: str) -> ModuleType:
    """The tests' own module about a game; a game of another package carries it in its room."""
    room = home(kind).__module__
    package = f"tests.games.{room.removeprefix(_HOUSE)}" if room.startswith(_HOUSE) else room
    name = f"{package}.{module}"
    if find_spec(name) is None:
        raise AssertionError(
            f"The game {kind.name} needs a module {name}; tests/conformance/__init__.py says what is in it."
        )
    return import_module(name)


@cache
def own_events(kind: type[Game]) -> frozenset[str]:
    """The events that the game's text file has a sentence for."""
    folder = game_folder(home(kind))
    assert folder is not None, f"the game {kind.name} is no package"
    return frozenset(re.findall(r"^event-([a-z0-9-]+) *=", (folder / "en.ftl").read_text("utf-8"), re.MULTILINE))
