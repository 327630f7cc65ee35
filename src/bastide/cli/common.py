"""What several commands share: options, reading files, showing a table."""

import json
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from bastide import words
from bastide.cli import layout
from bastide.cli.wording import option
from bastide.core import documents, positions, registry, scores
from bastide.core.audience import Viewer
from bastide.core.game import Components, Game
from bastide.core.layout import display_width, padded
from bastide.core.state import State
from bastide.words import LocalizedError

as_json = option("--json", "as_json", is_flag=True)


components_option = option("--components", type=click.Path(path_type=Path))


class GameOptions(NamedTuple):
    """The options that say how a command makes a game."""

    preset: str | None
    chosen: tuple[str, ...]
    components: Path | None

    def make(self, name: str) -> Game:
        """Return the game called `name` with these options."""
        options = {}
        for text in self.chosen:
            option_name, equals, value = text.partition("=")
            if not equals:
                raise LocalizedError("name-and-value", value=text)
            options[option_name.strip().replace("-", "_")] = value
        components = component_data(self.components)
        made = registry.make(name, preset=self.preset, options=options, components=components)
        show_warnings(made)
        return made


def game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of a game, as its argument `game_options`."""

    @wraps(command)
    def collected(preset: str | None, chosen: tuple[str, ...], components: Path | None, **others: Any) -> None:
        command(game_options=GameOptions(preset, chosen, components), **others)

    for decorate in (
        components_option,
        option("--option", "-o", "chosen", multiple=True, metavar="NAME=VALUE"),
        option("--preset"),
    ):
        collected = decorate(collected)
    return collected


def show_warnings(game: Game) -> None:
    """Write warnings about component data to stderr."""
    context = click.get_current_context(silent=True)
    language = (context.find_root().obj if context is not None else None) or "en"
    for warning in game.component_warnings():
        click.echo(words.error(warning, language, game), err=True)


def component_data(path: Path | None) -> Components | None:
    """Return the data of a component file."""
    return None if path is None else documents.component_file(documents.read_file(path))


def position_document(path: Path) -> Any:
    """Return the values of a position file."""
    return positions.parse(documents.read_file(path))


def read_position(path: Path, components: Path | None = None) -> State:
    """Return the state in a position file, with the components of a component file if it has none itself."""
    try:
        state = positions.read(position_document(path), component_data(components))
        show_warnings(state.game)
        return state
    except (KeyError, TypeError, ValueError) as error:
        raise LocalizedError("no-proper-position", file=str(path)) from error


def bot_names(text: str) -> tuple[str, ...]:
    """Return the bots named on the command line, separated by commas."""
    names = tuple(name.strip().lower() for name in text.split(","))
    if not all(names):
        raise LocalizedError("bot-without-name", names=text)
    return names


def drawing(state: State, viewer: Viewer, lang: str, lit: Collection[str] = ()) -> str:
    """Return the table as a viewer sees it, in colour."""
    names = [words.player(seat, lang) for seat in range(state.players)]
    return words.drawing(state.game, state.view(viewer), lang, names=names, lit=lit, colour=True)


def score_lines(state: State, lang: str) -> list[str]:
    """Return every player's points by source and who wins; players who don't fit the width follow below."""
    players = state.scores()
    totals = [score.by_source() for score in players]
    labels = ["", *(words.source(state.game, source, lang) for source in totals[0]), words.say("score-total", lang)]
    columns = [
        [words.player(seat, lang), *map(str, by_source.values()), str(players[seat].total)]
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
    """Return every player's points with their reasons, for programs; details stand beside the other facts."""
    counted = state.scores()
    report = scores.report(counted, state.rank(counted))
    for score in report:
        for earning in score["earnings"]:
            earning |= earning.pop("details")
    return [{"player": seat, **score} for seat, score in enumerate(report)]


@contextmanager
def progress_bar(title: str) -> Iterator[Callable[[float], None]]:
    """Show a bar on a terminal while something takes its time; yield what sets the share that is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, total=1.0)
        yield lambda share: bar.update(task, completed=share)


def echo_json(value: object) -> None:
    """Write a value as JSON, for programs."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=1))
