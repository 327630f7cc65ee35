"""Small helpers for writing SVG, and where things lie on the board."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from re import DOTALL, sub
from xml.sax.saxutils import escape, quoteattr

from bastide.core.layout import display_width
from bastide.games.kingdom_builder.hexes import SIDE

HALF_WIDTH, SIDE_LENGTH = 26, 30
HALF_SIDE = SIDE_LENGTH // 2
ROW_STEP = SIDE_LENGTH + HALF_SIDE
BOARD_WIDTH = HALF_WIDTH * (2 * SIDE + 1)
BOARD_HEIGHT = ROW_STEP * SIDE + HALF_SIDE

INK = "#3f2d1c"
_FONT = "Georgia,'Palatino Linotype','Noto Serif',serif"
_LETTER_WIDTH = 0.56


@cache
def definitions() -> str:
    """The artwork as one `<defs>` element, without blanks and comments."""
    art = files(__package__).joinpath("symbols.svg").read_text("utf-8")
    art = sub(r"<!--.*?-->", "", art, flags=DOTALL)
    art = sub(r">\s+<", "><", art)
    start, end = art.index("<defs>"), art.index("</defs>")
    return art[start : end + len("</defs>")]


def centre(hex_: int) -> tuple[int, int]:
    """The centre of a hex, from the upper left of the board."""
    row, column = divmod(hex_, SIDE)
    return HALF_WIDTH * (2 * column + 1 + row % 2), SIDE_LENGTH + ROW_STEP * row


def _written(attributes: Mapping[str, str]) -> str:
    return "".join(f" {name.replace('_', '-')}={quoteattr(value)}" for name, value in attributes.items())


def use(symbol: str, x: float, y: float, **attributes: str) -> str:
    """A symbol of the artwork at a point."""
    return f'<use href="#kb-{symbol}" x="{x:g}" y="{y:g}"{_written(attributes)}/>'


def scaled(symbol: str, x: float, y: float, scale: float, **attributes: str) -> str:
    """A symbol of the artwork, scaled."""
    return f'<use href="#kb-{symbol}" transform="translate({x:g} {y:g})scale({scale:g})"{_written(attributes)}/>'


def words(text: str, x: float, y: float, size: float, *, width: float, **attributes: str) -> str:
    """A line of text, smaller if it would be wider than `width`."""
    size = fitting(size, width, text)
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:.3g}"{_written(attributes)}>{escape(text)}</text>'


def fitting(size: float, width: float, *texts: str) -> float:
    """The largest font size, at most `size`, at which each text fits into `width`."""
    return min(size, width / max(1.0, *(display_width(text) * _LETTER_WIDTH for text in texts)))


def group(*parts: str, **attributes: str) -> str:
    """A group of parts that share attributes."""
    return f"<g{_written(attributes)}>{''.join(parts)}</g>"


def document(title: str, width: int, height: int, *parts: str) -> str:
    """A whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" font-family="{_FONT}">'
        f"<title>{escape(title)}</title>{definitions()}{''.join(parts)}</svg>\n"
    )
