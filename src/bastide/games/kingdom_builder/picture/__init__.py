"""The position as an SVG picture: the board alone, or the whole table on a sheet of parchment.

Like the drawing in the terminal it is made from a view and shows no more than its viewer may know.
"""

from collections.abc import Collection, Sequence

from bastide.core.drawing import Label, plain
from bastide.games.kingdom_builder.picture import panel
from bastide.games.kingdom_builder.picture.board import board
from bastide.games.kingdom_builder.picture.shapes import BOARD_HEIGHT, BOARD_WIDTH, document, group
from bastide.games.kingdom_builder.view import KingdomBuilderView

_NUMBERS = 36
"""The margin for the numbers of rows and columns around the board."""
_FRAME = 34
"""The margin for the frame around the sheet."""


def svg(view: KingdomBuilderView, *, lit: Collection[str] = (), label: Label = plain, names: Sequence[str] = ()) -> str:
    """The whole table: the board, and beside it scoring cards, players and terrain cards."""
    left, top = _FRAME + _NUMBERS - 4, _FRAME + _NUMBERS - 10
    panel_left = left + BOARD_WIDTH + 36
    width, height = panel_left + panel.WIDTH + _FRAME + 10, top + BOARD_HEIGHT + _FRAME + 26
    return document(
        label("kingdom-builder"),
        width,
        height,
        _sheet(width, height),
        group(board(view, frozenset(lit), label), transform=f"translate({left} {top})"),
        group(panel.panel(view, label, names), transform=f"translate({panel_left} {_FRAME + 18})"),
    )


def board_svg(view: KingdomBuilderView, *, lit: Collection[str] = (), label: Label = plain) -> str:
    """The board alone, for small screens."""
    width, height = BOARD_WIDTH + _NUMBERS + 8, BOARD_HEIGHT + 2 * _NUMBERS - 14
    return document(
        label("kingdom-builder"),
        width,
        height,
        f'<path d="M0 0h{width}v{height}H0z" fill="url(#kb-paper)"/>',
        group(board(view, frozenset(lit), label), transform=f"translate({_NUMBERS - 6} {_NUMBERS - 10})"),
    )


def _sheet(width: int, height: int) -> str:
    """Parchment with a double frame and an ornament in each corner."""
    corners = [
        f'<use href="#kb-corner" transform="translate({x} {y})scale({flip_x} {flip_y})"/>'
        for x, flip_x in ((14, 1), (width - 14, -1))
        for y, flip_y in ((14, 1), (height - 14, -1))
    ]
    return (
        f'<path d="M0 0h{width}v{height}H0z" fill="url(#kb-paper)"/>'
        f'<rect x="14" y="14" width="{width - 28}" height="{height - 28}" rx="14" fill="none" stroke="#8a5f23" '
        f'stroke-width="3"/><rect x="20" y="20" width="{width - 40}" height="{height - 40}" rx="9" fill="none" '
        f'stroke="#b98d3c" stroke-width="1"/>{"".join(corners)}'
    )
