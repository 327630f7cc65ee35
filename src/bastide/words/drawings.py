"""The table as text, in the reader's language."""

from collections.abc import Collection, Sequence
from typing import Any

from bastide.core.drawing import draw
from bastide.core.game import Game
from bastide.words.sentences import name


def drawing(
    game: Game,
    view: Any,
    lang: str,
    *,
    names: Sequence[str],
    lit: Collection[str] = (),
    colour: bool = False,
) -> str:
    """Return a view as the game draws it in a terminal (see `bastide.core.drawing.draw`)."""
    return draw(game, view, colour=colour, lit=lit, label=lambda id_: name(game, id_, lang), names=names)


def legend(game: Game, view: Any, lang: str) -> str:
    """Return what the signs in a game's drawing mean; empty if it has no `legend`."""
    module = game.module("drawing")
    if module is None or not hasattr(module, "legend"):
        return ""
    explained: str = module.legend(view, label=lambda id_: name(game, id_, lang))
    return explained
