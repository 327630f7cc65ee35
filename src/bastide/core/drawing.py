"""What the games' drawings share: labels, colours of a terminal, names of players."""

import json
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from bastide.core.game import Game

Label: TypeAlias = Callable[[str], str]
"""Turns an id (`grass`, `label-supply`) into the reader's words."""

Colours: TypeAlias = tuple[int, int]
"""Ink and ground, of the 256-colour palette."""
Paint: TypeAlias = Callable[[str, Colours], str]
"""Returns a text in these colours."""

LETTERS = "ABCD"
"""What the players are called where a name does not fit."""


def plain(label_id: str) -> str:
    """Return the id itself in words: the label where there is no better one."""
    return label_id.removeprefix("label-").replace("-", " ")


def draw(
    game: "Game",
    view: Any,
    *,
    colour: bool,
    lit: Collection[str] = (),
    label: Label = plain,
    names: Sequence[str] = (),
) -> str:
    """Return a view as the game draws it in a terminal, or plainly if the game has no drawing.

    `names` are the players' names by seat; `lit` is what may be chosen now.
    """
    module = game.module("drawing")
    if module is None:
        return json.dumps(view, ensure_ascii=False, indent=1)
    text: str = module.text(view, colour=colour, lit=lit, label=label, names=names)
    return text


def in_colour(words: str, colours: Colours) -> str:
    """Return words between the codes that colour them."""
    ink, ground = colours
    return f"\x1b[38;5;{ink};48;5;{ground}m{words}\x1b[0m"


def in_bold_colour(words: str, colours: Colours) -> str:
    """Return words between the codes that colour them and make them bold."""
    ink, ground = colours
    return f"\x1b[1;38;5;{ink};48;5;{ground}m{words}\x1b[0m"


def without_colour(words: str, _colours: Colours) -> str:
    """Return words as they are, for terminals and files without colours."""
    return words


def player_name(seat: int, names: Sequence[str]) -> str:
    """Return what can be printed of a player's name, or an empty text."""
    return "".join(char for char in names[seat] if char.isprintable()).strip() if seat < len(names) else ""
