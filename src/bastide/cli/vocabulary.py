"""The words that are typed at a table: in the language of the texts, beside the English ones."""

import unicodedata
from collections.abc import Iterator
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

COMMANDS = (HELP, MOVES, WHY, TABLE, LEGEND, SCORE, RULES, UNDO, BACK, SAVE, QUIT)
"""What can be typed at a table instead of a move, in the order in which the help explains it."""


def word(command: str, lang: str) -> str:
    """How a command is called in a language."""
    return texts(None, lang).say(f"word-{command}")


def understood(typed: str, lang: str, among: tuple[str, ...] = COMMANDS) -> str | None:
    """The command that a word means in this language or in English; accents and case do not matter."""
    wanted = _folded(typed)
    for command in among:
        if wanted in {_folded(name) for name in words_of(command, lang)}:
            return command
    return HELP if wanted == "?" and HELP in among else None


def words_of(command: str, lang: str) -> tuple[str, ...]:
    """All that a command may be called: the reader's word first, then the English one."""
    return tuple(dict.fromkeys([word(command, lang), command]))


def explained(lang: str) -> Iterator[tuple[str, str]]:
    """Each command with what it does."""
    for command in COMMANDS:
        yield ", ".join(words_of(command, lang)), texts(None, lang).say(f"word-{command}", attribute="does")


def _folded(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.strip())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()
