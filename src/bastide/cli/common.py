"""What several commands share: their options, reading files, showing a table."""

import json
import sys
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, TypeVar

import click

from bastide import words
from bastide.cli import layout
from bastide.cli.wording import option
from bastide.core import documents, positions, registry
from bastide.core.audience import Viewer
from bastide.core.game import Components, Game
from bastide.core.layout import display_width, padded
from bastide.core.state import State
from bastide.words import LocalizedError

CommandT = TypeVar("CommandT", bound=Callable[..., Any])

as_json = option("--json", "as_json", is_flag=True)


components_option = option("--components", type=click.Path(path_type=Path))


def game_options(command: CommandT) -> CommandT:
    """The options with which a command makes a game."""
    for decorate in (
        components_option,
        option("--option", "-o", "chosen", multiple=True, metavar="NAME=VALUE"),
        option("--preset"),
    ):
        command = decorate(command)
    return command


def make_game(name: str, preset: str | None, chosen: Collection[str], components: Path | None) -> Game:
    """The game that these options ask for."""
    options = {}
    for text in chosen:
        name_of_option, equals, value = text.partition("=")
        if not equals:
            raise LocalizedError("name-and-value", value=text)
        options[name_of_option.strip().replace("-", "_")] = value
    made = registry.make(name, preset=preset, options=options, components=component_data(components))
    show_warnings(made)
    return made


def show_warnings(game: Game) -> None:
    """Says on stderr what is odd about component data."""
    context = click.get_current_context(silent=True)
    language = (context.find_root().obj if context is not None else None) or "en"
    for warning in game.component_warnings():
        click.echo(words.error(warning, language, game), err=True)


def component_data(path: Path | None) -> Components | None:
    """What a component file holds."""
    return None if path is None else documents.component_file(documents.read_file(path))


def position_document(path: Path) -> Any:
    """The values of a position file."""
    return positions.parse(documents.read_file(path))


def read_position(path: Path, components: Path | None = None) -> State:
    """The state in a position file, with the parts of a component file if it has none of its own."""
    try:
        state = positions.read(position_document(path), component_data(components))
        show_warnings(state.game)
        return state
    except (KeyError, TypeError, ValueError) as error:
        raise LocalizedError("no-proper-position", file=str(path)) from error


def bot_names(text: str) -> tuple[str, ...]:
    """Bots as they are named on the command line, with commas between them."""
    names = tuple(name.strip().lower() for name in text.split(","))
    if not all(names):
        raise LocalizedError("bot-without-name", names=text)
    return names


def drawing(state: State, viewer: Viewer, lang: str, lit: Collection[str] = ()) -> str:
    """The table as a viewer sees it, in colour."""
    names = [words.player(seat, lang) for seat in range(state.players)]
    return words.drawing(state.game, state.view(viewer), lang, names=names, lit=lit, colour=True)


def score_lines(state: State, lang: str) -> list[str]:
    """Every player's points by source, a line each, and who wins. What is too wide for the terminal stands below."""
    scores = state.scores()
    totals = [score.by_source() for score in scores]
    labels = ["", *(words.source(state.game, source, lang) for source in totals[0]), words.say("score-total", lang)]
    columns = [
        [words.player(seat, lang), *map(str, by_source.values()), str(scores[seat].total)]
        for seat, by_source in enumerate(totals)
    ]
    width = max(map(display_width, labels))
    wide = max(display_width(cell) for column in columns for cell in column) + 2
    beside = max(1, ((layout.width() or sys.maxsize) - width) // wide)
    lines: list[str] = []
    for first in range(0, len(columns), beside):
        lines += [""] if lines else []
        for row, label in enumerate(labels):
            cells = [column[row] for column in columns[first : first + beside]]
            lines.append(padded(label, width) + "".join(" " * (wide - display_width(cell)) + cell for cell in cells))
    return [*lines, words.result(state, lang)] if state.is_over else lines


def score_report(state: State) -> list[dict[str, Any]]:
    """Every player's points with their reasons, for programs."""
    ranking = state.ranking()
    return [
        {
            "player": seat,
            "rank": ranking[seat],
            "total": score.total,
            "by_source": score.by_source(),
            "earnings": [
                {
                    "source": earning.source,
                    "points": earning.points,
                    "rule": earning.rule,
                    "places": list(earning.places),
                    **dict(earning.details),
                }
                for earning in score.earnings
            ],
        }
        for seat, score in enumerate(state.scores())
    ]


def echo_json(value: object) -> None:
    """Writes a value for programs."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=1))
