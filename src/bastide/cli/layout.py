"""Lines that fit the terminal. Output to a pipe or a file is not changed."""

import shutil
import sys
from collections.abc import Sequence

import click

from bastide.cli.output import is_dumb
from bastide.core.layout import display_width, padded, wrapped

_WIDEST = 100
"""The longest line; longer ones are hard to read, however wide the window."""
_HOME_OF_AN_EMPTY_SCREEN = "\033[2J\033[1;1H"


def width() -> int | None:
    """Return the width of the terminal, or `None` if the output goes elsewhere."""
    if sys.stdout is None or not sys.stdout.isatty():
        return None
    return min(shutil.get_terminal_size().columns, _WIDEST)


def echo(text: str, *, indent: int = 0, bold: bool = False) -> None:
    """Write sentences, wrapped at the width of the terminal; lines after the first are indented."""
    columns = width()
    for line in text.split("\n"):
        click.secho(line if columns is None else "\n".join(wrapped(line, columns, indent)), bold=bold or None)


def in_columns(cells: Sequence[str], columns: int) -> list[str]:
    """Return short texts in columns, to be read down one column after another."""
    widest = max(map(display_width, cells), default=0) + 2
    number = max(1, (columns + 2) // widest)
    height = -(-len(cells) // number)
    return ["".join(padded(cell, widest) for cell in cells[row::height]).rstrip() for row in range(height)]


def clear() -> None:
    """Clear the screen, so that the next person doesn't see what the last one saw."""
    if width() is None:
        return
    if is_dumb():
        click.echo("\n" * shutil.get_terminal_size().lines)
    else:
        click.echo(_HOME_OF_AN_EMPTY_SCREEN, nl=False, color=True)  # not a colour, so NO_COLOR does not apply
