"""The words that a host doesn't want in chat. Off unless the host names a file of them.

A line of the file is a word, or several that follow each other. `word*` means all words that begin like it, `*word*`
all that contain it, as languages without spaces need. `#` begins a comment. Case, accents and compatibility forms don't
matter. These are plain comparisons, not regular expressions, so no line can make matching slow.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from bastide.core.errors import system_reason
from bastide.words import LocalizedError

MOST_BYTES, MOST_WORDS, LONGEST_WORD, LONGEST_PHRASE = 200_000, 5_000, 60, 6
MASK = "*"
_TOKEN = re.compile(r"[^\W_]+")


class ChatFilter:
    """Finds unwanted words in a text."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._words: set[str] = set()
        self._beginnings: set[str] = set()
        self._parts: list[str] = []
        self._phrases: set[tuple[str, ...]] = set()
        for line in lines:
            self._add(line)
        self._lengths = sorted({len(phrase) for phrase in self._phrases})

    def _add(self, line: str) -> None:
        tokens = tuple(plain(token) for token in _TOKEN.findall(line))
        if len(tokens) > 1:
            self._phrases.add(tokens)
        elif line.startswith("*") and line.endswith("*"):
            self._parts += tokens
        elif line.endswith("*"):
            self._beginnings |= {*tokens}
        else:
            self._words |= {*tokens}

    def finds(self, text: str) -> bool:
        """Whether a text has an unwanted word."""
        return next(self._found(text), None) is not None

    def masked(self, text: str) -> str:
        """Return a text with asterisks for unwanted words."""
        letters = list(text)
        for start, end in self._found(text):
            letters[start:end] = MASK * (end - start)
        return "".join(letters)

    def _found(self, text: str) -> Iterator[tuple[int, int]]:
        """Where the unwanted words of a text begin and end."""
        spans = [match.span() for match in _TOKEN.finditer(text)]
        tokens = [plain(text[start:end]) for start, end in spans]
        whole = " ".join(tokens)
        parts = [part for part in self._parts if part in whole]
        for span, token in zip(spans, tokens, strict=True):
            if token in self._words or self._begins(token) or any(part in token for part in parts):
                yield span
        for length in self._lengths:
            for first in range(len(tokens) - length + 1):
                if tuple(tokens[first : first + length]) in self._phrases:
                    yield spans[first][0], spans[first + length - 1][1]

    def _begins(self, token: str) -> bool:
        return any(token[:length] in self._beginnings for length in range(1, min(len(token), LONGEST_WORD) + 1))


@lru_cache(4096)
def plain(word: str) -> str:
    """Return a word as it is compared: without case, accents and compatibility forms."""
    split = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", word).casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def read(file: Path) -> ChatFilter:
    """Read a file of unwanted words; raises `LocalizedError` if it isn't one."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise LocalizedError("filter-too-large", file=str(file), most=MOST_BYTES)
        text = file.read_text("utf-8-sig")
    except OSError as error:
        raise LocalizedError("cannot-use", file=str(file), reason=system_reason(error)) from None
    except UnicodeDecodeError:
        raise LocalizedError("filter-not-text", file=str(file)) from None
    lines = [(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    wanted = [(number, line) for number, line in lines if line]
    if len(wanted) > MOST_WORDS:
        raise LocalizedError("filter-too-many", file=str(file), most=MOST_WORDS)
    for number, line in wanted:
        tokens = _TOKEN.findall(line)
        if not tokens or len(tokens) > LONGEST_PHRASE or len(line) > LONGEST_WORD * len(tokens):
            raise LocalizedError("filter-line", file=str(file), line=number, most=LONGEST_WORD)
    return ChatFilter([line for _, line in wanted])
