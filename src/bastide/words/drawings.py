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
    """A view as the game draws it in a terminal, or plainly if the game does not draw.

    `names` are the players', by seat; `lit` is what may be chosen now.
    """
    module = game.module("drawing")
    if module is None:
        return json.dumps(view, ensure_ascii=False, indent=1)
    text: str = module.text(view, colour=colour, lit=lit, label=lambda id_: name(game, id_, lang), names=names)
    return text


def legend(game: Game, view: Any, lang: str) -> str:
    """What the signs in a drawing mean, as the game's `drawing` explains them; empty if it has no `legend`."""
    module = game.module("drawing")
    if module is None or not hasattr(module, "legend"):
        return ""
    explained: str = module.legend(view, label=lambda id_: name(game, id_, lang))
    return explained
