"""The commands typed at a table: in the reader's language, and in English."""

import unicodedata
from collections.abc import Collection, Iterator
from typing import Final

from bastide.words.texts import texts

HELP: Final = "help"
MOVES: Final = "moves"
WHY: Final = "why"
TABLE: Final = "table"
LEGEND: Final = "legend"
SCORE: Final = "score"
RULES: Final = "rules"
UNDO: Final = "undo"
SAVE: Final = "save"
QUIT: Final = "quit"
BACK: Final = "back"
HINT: Final = "hint"

COMMANDS = (HELP, MOVES, HINT, WHY, TABLE, LEGEND, SCORE, RULES, UNDO, BACK, SAVE, QUIT)
"""What can be typed at a table instead of a move, in the order of the help."""


def word(command: str, lang: str) -> str:
    """Return the name of a command in a language."""
    return texts(None, lang).say(f"word-{command}")


def understood(typed: str, lang: str, among: Collection[str] = COMMANDS) -> str | None:
    """Return the command that a word means in this language or in English, ignoring accents and case."""
    wanted = _folded(typed)
    for command in among:
        if wanted in {_folded(name) for name in words_of(command, lang)}:
            return command
    return HELP if wanted == "?" and HELP in among else None


def words_of(command: str, lang: str) -> tuple[str, ...]:
    """Return all names of a command: the reader's first, then the English one."""
    return tuple(dict.fromkeys([word(command, lang), command]))


def explained(lang: str, among: Collection[str] = COMMANDS) -> Iterator[tuple[str, str]]:
    """Yield each command with what it does."""
    for command in among:
        yield ", ".join(words_of(command, lang)), texts(None, lang).say(f"word-{command}", attribute="does")


def _folded(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.strip())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()
