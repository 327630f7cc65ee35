"""Lines that fit the terminal. What goes into a pipe or a file is left as it is."""

import re
import shutil
import sys
from collections.abc import Sequence

import click
from rich.cells import cell_len, chop_cells

from bastide.cli.output import is_dumb

_WIDEST = 100
"""Longer lines are hard to read, however wide the window is."""
_WIDE = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60"
_OPENING, _CLOSING = "「『（《〈【", "、。，．；：！？…ー」』）》〉】"
_WORD = re.compile(rf"[{_OPENING}]*(?:[^\s{_WIDE}]+|[{_WIDE}])[{_CLOSING}]*\s*|\s+")
"""A word with the spaces after it; a wide letter is one, and keeps the marks that must not stand alone."""
_HOME_OF_AN_EMPTY_SCREEN = "\033[2J\033[1;1H"


def width() -> int | None:
    """How many columns there are to write in; `None` if nobody counts them."""
    if sys.stdout is None or not sys.stdout.isatty():
        return None
    return min(shutil.get_terminal_size().columns, _WIDEST)


def echo(text: str, *, indent: int = 0, bold: bool = False) -> None:
    """Writes sentences, broken between words where the terminal ends; lines after the first are indented."""
    room = width()
    for line in text.split("\n"):
        click.secho(line if room is None else "\n".join(wrapped(line, room, indent)), bold=bold or None)


def wrapped(line: str, room: int, indent: int = 0) -> list[str]:
    """A line in pieces of at most `room` columns; Chinese and Japanese letters take two, and may part anywhere."""
    lines, free = [""], room
    for word in _WORD.findall(line):
        if cell_len(word.rstrip()) > free and lines[-1].strip():
            lines.append(" " * indent)
            free = room - indent
        for piece in _cut(word, max(room - indent, 2)):
            if cell_len(piece.rstrip()) > free:
                lines.append(" " * indent)
                free = room - indent
            lines[-1] += piece
            free -= cell_len(piece)
    return [entry.rstrip() for entry in lines]


def _cut(word: str, room: int) -> list[str]:
    """A word as it is, or in pieces if it is longer than a line."""
    return [word] if cell_len(word.rstrip()) <= room else chop_cells(word, room)


def columns(cells: Sequence[str], room: int) -> list[str]:
    """Short texts side by side, to be read down one column after the other."""
    widest = max(map(cell_len, cells), default=0) + 2
    number = max(1, (room + 2) // widest)
    height = -(-len(cells) // number)
    return ["".join(padded(cell, widest) for cell in cells[row::height]).rstrip() for row in range(height)]


def padded(text: str, room: int) -> str:
    """A text with spaces behind it up to so many columns."""
    return text + " " * (room - cell_len(text))


def clear() -> None:
    """Clears the screen, so that the next person does not see what was shown to the last."""
    if width() is None:
        return
    if is_dumb():
        click.echo("\n" * shutil.get_terminal_size().lines)
    else:
        click.echo(_HOME_OF_AN_EMPTY_SCREEN, nl=False, color=True)  # this is no colour, whatever NO_COLOR says
