"""The numbered rules in each language, read from `text/rules.<lang>.md` in a game's folder.

The file is Markdown with one rule per line, for programs and people alike:

    ## Set-up

    - **KB-1** Two to four play, …

An entry without a number, such as an example, begins with a title instead. A line `- {level-1}` stands for a list that
the game makes from its component data, such as all cards with what they do (see `sentences.listed`):

    ## Examples

    - **Drawing** Nell uses …

    ## Cards of level I

    - {level-1}
"""

import re
from functools import cache
from typing import NamedTuple

from bastide.core.game import Game
from bastide.words.languages import FALLBACK, known
from bastide.words.sentences import AnyGame, Titled, listed
from bastide.words.texts import game_folder, missing_text

_HEADING = re.compile(r"## (.+)")
_RULE = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.+)")
_NOTE = re.compile(r"- \*\*([^*]+)\*\* (.+)")
_LIST = re.compile(r"- \{([a-z0-9-]+)\}")
_TITLE = re.compile(r"# .+")


class Section(NamedTuple):
    """Rules under a heading, by their ids, and entries without a number: examples and lists of components."""

    heading: str
    rules: tuple[tuple[str, str], ...]
    notes: tuple[Titled, ...]


class _Written(NamedTuple):
    """A section as written in the file, where a list is only named."""

    heading: str
    rules: list[tuple[str, str]]
    notes: list[Titled | str]


def rules(game: AnyGame, lang: str = FALLBACK) -> dict[str, str]:
    """Return every rule's text by its id, in order; in English if there is no translation."""
    return {id_: text for _, section in rule_sections(game, lang) for id_, text in section}


def rule_sections(game: AnyGame, lang: str = FALLBACK) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the numbered rules under their headings."""
    return [(written.heading, list(written.rules)) for written in _sections(_kind(game), known(lang)) if written.rules]


def full_rules(game: AnyGame, lang: str = FALLBACK) -> list[Section]:
    """Return the rules with examples and lists; the lists show the game's own component data."""
    return [
        Section(
            written.heading,
            tuple(written.rules),
            tuple(
                thing
                for note in written.notes
                for thing in ([note] if isinstance(note, Titled) else listed(game, note, lang))
            ),
        )
        for written in _sections(_kind(game), known(lang))
    ]


def _kind(game: AnyGame) -> type[Game]:
    return game if isinstance(game, type) else type(game)


@cache
def _sections(kind: type[Game], lang: str) -> tuple[_Written, ...]:
    folder = game_folder(kind)
    file = folder / f"rules.{lang}.md" if folder is not None else None
    if file is not None and file.is_file():
        return _parse(file.read_text("utf-8"))
    if lang != FALLBACK:
        return _sections(kind, FALLBACK)
    raise missing_text(kind, "rules", f"rules.{FALLBACK}.md")


def _parse(text: str) -> tuple[_Written, ...]:
    """Return the sections of a rules file; raise `ValueError` for a line that does not belong there."""
    sections: list[_Written] = []
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            sections.append(_Written(heading[1], [], []))
        elif (rule := _RULE.fullmatch(line)) and sections:
            sections[-1].rules.append((rule[1], rule[2]))
        elif (named := _LIST.fullmatch(line)) and sections:
            sections[-1].notes.append(named[1])
        elif (note := _NOTE.fullmatch(line)) and sections:
            sections[-1].notes.append(Titled(note[1], note[2]))
        elif line.strip() and not _TITLE.fullmatch(line):
            raise ValueError(f"A rules file cannot hold this line: {line}")
    return tuple(sections)
