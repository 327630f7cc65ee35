"""Redraws the pictures of the documentation: each position in `pictures/` becomes an SVG beside it.

Run it after a change of a drawing: `.venv/bin/python docs/make_pictures.py`.
"""

from pathlib import Path

from bastide import words
from bastide.core import positions
from bastide.core.state import State

PICTURES = Path(__file__).parent / "pictures"
NAMES = ("Aliénor", "Baudouin", "Clémence", "Denis")


def picture(state: State) -> str:
    """Draw the position as the player on turn sees it, with what they may choose now."""
    (player,) = state.to_act
    game = state.game
    drawing = game.module("picture")
    assert drawing is not None, f"{game.name} has no picture"
    lit = {name for move in state.legal_moves(player) for name in game.moves.arguments(move).values()}
    svg: str = drawing.svg(state.view(player), lit=lit, label=lambda id_: words.name(game, id_), names=NAMES)
    return svg


def main() -> None:
    """Draw all of them."""
    for path in sorted(PICTURES.glob("*.json")):
        target = path.with_suffix(".svg")
        target.write_text(picture(positions.loads(path.read_text("utf-8"))), "utf-8")
        print(f"{target.name}: {target.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
