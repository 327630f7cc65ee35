"""The numbered rules in people's languages, read from `text/rules.<lang>.md` of a game's room.

The file is Markdown with one rule to a line, so that a program can find it and a person can read it:

    ## Set-up

    - **KB-1** Two to four play, …
"""

import re
from functools import cache

from bastide.core.game import Game
from bastide.words.languages import FALLBACK, known
from bastide.words.sentences import AnyGame
from bastide.words.texts import MissingText, game_folder

_HEADING = re.compile(r"## (.+)")
_RULE = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.+)")
_TITLE = re.compile(r"# .+")

_Section = tuple[str, tuple[tuple[str, str], ...]]


def rules(game: AnyGame, lang: str = FALLBACK) -> dict[str, str]:
    """Every rule's text by its id, in order; in English if there is no translation."""
    return {id_: text for _, section in rule_sections(game, lang) for id_, text in section}


def rule_sections(game: AnyGame, lang: str = FALLBACK) -> list[tuple[str, list[tuple[str, str]]]]:
    """The rules under their headings."""
    kind = game if isinstance(game, type) else type(game)
    return [(heading, list(section)) for heading, section in _sections(kind, known(lang))]


@cache
def _sections(kind: type[Game], lang: str) -> tuple[_Section, ...]:
    folder = game_folder(kind)
    file = folder / f"rules.{lang}.md" if folder is not None else None
    if file is not None and file.is_file():
        return _parse(file.read_text("utf-8"))
    if lang != FALLBACK:
        return _sections(kind, FALLBACK)
    raise MissingText(f"{kind.name} has no rules.{FALLBACK}.md.")


def _parse(text: str) -> tuple[_Section, ...]:
    """The sections of a rules file; raises `ValueError` for a line that is neither title, heading nor rule."""
    sections: list[tuple[str, list[tuple[str, str]]]] = []
    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line):
            sections.append((heading[1], []))
        elif (rule := _RULE.fullmatch(line)) and sections:
            sections[-1][1].append((rule[1], rule[2]))
        elif line.strip() and not _TITLE.fullmatch(line):
            raise ValueError(f"A rules file cannot hold this line: {line}")
    return tuple((heading, tuple(section)) for heading, section in sections)
