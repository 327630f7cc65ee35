"""Finds the texts of a game."""

import re
from functools import cache

from bastide.core.game import Game
from bastide.words.texts import game_folder


@cache
def home(kind: type[Game]) -> type[Game]:
    """Return the game itself, or the game it derives from, whose package has texts."""
    for base in kind.__mro__:
        if issubclass(base, Game):
            folder = game_folder(base)
            if folder is not None and (folder / "en.ftl").is_file():
                return base
    raise AssertionError(f"The game {kind.name} has no text/en.ftl in its package.")


@cache
def own_events(kind: type[Game]) -> frozenset[str]:
    """Return the events that the game's text file has a sentence for."""
    folder = game_folder(home(kind))
    assert folder is not None, f"the game {kind.name} is no package"
    return frozenset(re.findall(r"^event-([a-z0-9-]+) *=", (folder / "en.ftl").read_text("utf-8"), re.MULTILINE))
