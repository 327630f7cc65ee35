"""A page for each game: its board in the browser, how many play, presets and options, and where to read on."""

from collections.abc import Iterator

from babel.lists import format_list

from bastide import words
from bastide.core.game import Game
from tools.site.rules import escaped, language_name, our_games, place


def pages() -> Iterator[tuple[str, str]]:
    """Yield the name and text of each page."""
    games = our_games()
    yield "games/index.md", _index(games)
    for game in games:
        yield f"games/{game.name}.md", page(game)


def page(game: type[Game]) -> str:
    """Return the page of a game."""
    title = words.title(game)
    package = game.__module__
    languages = [f"[{language_name(language)}](../{place(game, language)})" for language in words.LANGUAGES]
    return "\n".join(
        [
            f"# {title}",
            "",
            escaped(words.blurb(game)),
            "",
            f"![The table of {title} in the browser](../pictures/{game.name}.webp)",
            "",
            f"For {game.min_players} to {game.max_players} players. Rules: {', '.join(languages)}.",
            "",
            "## Presets",
            "",
            f'Choose one where you create a table, or with `bastide.make("{game.name}", preset="…")`.',
            "",
            "| preset | | |",
            "|---|---|---|",
            *(
                f"| `{name}` | {escaped(said.title)} | {escaped(said.help)} |"
                for name, said in ((name, words.preset(game, name)) for name in game.presets)
            ),
            "",
            "## Options",
            "",
            f'Set them one by one, or with `bastide.make("{game.name}", options={{"…": …}})`.',
            "",
            "| option | | default |",
            "|---|---|---|",
            *(_option(game, option.name, str(option.default)) for option in game.options),
            "",
            "## On a phone",
            "",
            f"![The same table on a phone](../pictures/{game.name}-phone.webp)",
            "",
            "## Read on",
            "",
            f"- The code: {{py:mod}}`{package}`",
            f"- [The JSON of a position](../positions.md#{game.name})",
            "- [Component data](../components.md)",
            "- [Observations for learners](../observations.md)",
            "",
        ]
    )


def _option(game: type[Game], name: str, default: str) -> str:
    said = words.option(game, name)
    return f"| `{name}` | {escaped(said.title)}. {escaped(said.help)} | `{default}` |"


def _index(games: list[type[Game]]) -> str:
    titles = format_list([words.title(game) for game in games], locale="en")
    lines = ["# The games", "", f"{titles}, each complete and in seven languages.", ""]
    for game in games:
        title = words.title(game)
        lines += [
            f"## [{title}]({game.name}.md)",
            "",
            escaped(words.blurb(game)),
            "",
            f"[![The table of {title} in the browser](../pictures/{game.name}.webp)]({game.name}.md)",
            "",
        ]
    return "\n".join([*lines, "```{toctree}", ":hidden:", "", *(game.name for game in games), "```", ""])
