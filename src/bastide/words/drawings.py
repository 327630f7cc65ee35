"""The table as text, in the reader's language."""

import json
from collections.abc import Collection, Sequence
from typing import Any

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
    """Return a view as the game draws it in a terminal, or plainly if the game has no drawing.

    `names` are the players' names by seat; `lit` is what may be chosen now.
    """
    module = game.module("drawing")
    if module is None:
        return json.dumps(view, ensure_ascii=False, indent=1)
    text: str = module.text(view, colour=colour, lit=lit, label=lambda id_: name(game, id_, lang), names=names)
    return text


def legend(game: Game, view: Any, lang: str) -> str:
    """Return what the signs in a game's drawing mean; empty if it has no `legend`."""
    module = game.module("drawing")
    if module is None or not hasattr(module, "legend"):
        return ""
    explained: str = module.legend(view, label=lambda id_: name(game, id_, lang))
    return explained
