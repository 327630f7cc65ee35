"""Text that fits a terminal: measured, cut, padded, wrapped. Chinese and Japanese characters take two columns."""

import re
import unicodedata
from collections.abc import Sequence

WIDTH = 80
"""The width of a drawing: that of the narrowest terminal."""

_WIDE = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60"
_OPENING, _CLOSING = "「『（《〈【", "、。，．；：！？…ー」』）》〉】"
_WORD = re.compile(rf"[{_OPENING}]*(?:[^\s{_WIDE}]+|[{_WIDE}])[{_CLOSING}]*\s*|\s+")
"""A word with the spaces after it; each wide character is a word, with the punctuation that belongs to it."""


def display_width(text: str) -> int:
    """Return how many columns a text takes."""
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


def cut(text: str, width: int) -> str:
    """Return the beginning of a text, no wider than `width`."""
    while display_width(text) > width:
        text = text[:-1]
    return text


def padded(text: str, width: int) -> str:
    """Return a text with spaces after it, up to `width`."""
    return text + " " * (width - display_width(text))


def fitted(text: str, width: int) -> str:
    """Return a text cut or padded to exactly `width`."""
    return padded(cut(text, width), width)


def wrapped(line: str, width: int = WIDTH, indent: int = 0) -> list[str]:
    """Return a line in pieces no wider than `width`, broken between words; pieces after the first are indented."""
    lines, free = [""], width
    for word in _WORD.findall(line):
        if display_width(word.rstrip()) > free and lines[-1].strip():
            lines.append(" " * indent)
            free = width - indent
        for piece in _pieces(word, max(width - indent, 2)):
            if display_width(piece.rstrip()) > free:
                lines.append(" " * indent)
                free = width - indent
            lines[-1] += piece
            free -= display_width(piece)
    return [entry.rstrip() for entry in lines]


def _pieces(word: str, width: int) -> list[str]:
    """Return a word whole, or in pieces if it is longer than a line."""
    pieces = []
    while display_width(word.rstrip()) > width:
        pieces.append(cut(word, width))
        word = word[len(pieces[-1]) :]
    return [*pieces, word]


def flow(parts: Sequence[str], between: str = "   ", indent: int = 0) -> list[str]:
    """Put parts side by side, in as many lines as they need; lines after the first are indented."""
    lines = [parts[0]]
    for part in parts[1:]:
        if display_width(lines[-1] + between + part + between.rstrip()) <= WIDTH:
            lines[-1] += between + part
        else:
            lines[-1] += between.rstrip()
            lines.append(" " * indent + part)
    return lines
