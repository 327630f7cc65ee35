"""Pages with the numbered rules of every game in every language, and the page that lists them."""

import re
from collections.abc import Iterable, Iterator

from babel import Locale

import bastide
from bastide import words
from bastide.core.game import Game

FIRST = "en"
"""The language of the site: in the navigation, the pages in other languages are below the page in this one."""
_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#$|~])")


def pages() -> Iterator[tuple[str, str]]:
    """Yield the name and text of each page."""
    games = our_games()
    yield "rules/index.md", _index(games)
    for game in games:
        for language in words.LANGUAGES:
            yield place(game, language), page(game, language)


def our_games() -> list[type[Game]]:
    """Return the games that come with Bastide, whichever else are installed."""
    return [game for game in bastide.list_games().values() if game.__module__.startswith("bastide.games.")]


def place(game: type[Game], language: str) -> str:
    """Return the name of the page with a game's rules."""
    return f"rules/{game.name}/{language}.md"


def page(game: type[Game], language: str) -> str:
    """Return the rules of a game in a language."""
    title = words.title(game, language)
    lines = ["---", f"language: {language}", "---", "", f"# {escaped(title)}", "", *_switch(language), ""]
    for section in words.full_rules(game, language):
        lines += [f"## {escaped(section.heading)}", ""]
        lines += [f"- **{id_}** {escaped(text)}" for id_, text in section.rules]
        lines += [f"- **{escaped(note.title)}** {escaped(note.help)}" for note in section.notes]
        lines.append("")
    if language == FIRST:
        lines += _contents(f"{language_name(other)} <{other}>" for other in words.LANGUAGES if other != FIRST)
    return "\n".join(lines)


def language_name(language: str) -> str:
    """Return what a language calls itself."""
    name = Locale.parse(language.replace("-", "_")).get_display_name() or language
    return name[0].upper() + name[1:]


def escaped(text: str) -> str:
    """Return plain text as Markdown."""
    return _SPECIAL.sub(r"\\\1", text).replace("\n", " ").strip()


def _switch(current: str) -> Iterator[str]:
    yield ":::{container} languages"
    for language in words.LANGUAGES:
        name = language_name(language)
        yield f"**{name}**" if language == current else f"[{name}]({language}.md)"
    yield ":::"


def _index(games: list[type[Game]]) -> str:
    lines = [
        "# Rules",
        "",
        "All numbered rules, in our own words. A refused move names its rule, and so does the code.",
        "",
    ]
    for game in games:
        links = ", ".join(f"[{language_name(language)}](../{place(game, language)})" for language in words.LANGUAGES)
        lines += [f"- **{words.title(game)}**: {links}"]
    return "\n".join([*lines, "", *_contents(f"{words.title(game)} <{game.name}/{FIRST}>" for game in games)])


def _contents(entries: Iterable[str]) -> list[str]:
    """Return a table of contents that only the navigation shows; in it, the languages are below their game."""
    return ["```{toctree}", ":hidden:", "", *entries, "```", ""]
