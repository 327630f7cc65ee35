"""What several commands share: their options, reading files, showing a table."""

import json
import os
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.cells import cell_len

from bastide import words
from bastide.core import positions, registry
from bastide.core.audience import Viewer
from bastide.core.errors import BadComponents, BadOption, BadPosition
from bastide.core.game import Components, Game
from bastide.core.state import State

CommandT = TypeVar("CommandT", bound=Callable[..., Any])

as_json = click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
language = click.option(
    "--language",
    "-l",
    default=lambda: words.negotiate([os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]),
    callback=lambda _context, _parameter, value: words.negotiate([value]),
    show_default="that of the environment",
    help=f"One of {', '.join(words.LANGUAGES)}.",
)


def game_options(command: CommandT) -> CommandT:
    """The options with which a command makes a game."""
    for decorate in (
        click.option("--components", type=click.Path(path_type=Path), help="A corrected component file (JSON)."),
        click.option("--option", "-o", "chosen", multiple=True, metavar="NAME=VALUE", help="An option of the game."),
        click.option("--preset", help="A named set of options."),
    ):
        command = decorate(command)
    return command


def make_game(name: str, preset: str | None, chosen: Collection[str], components: Path | None) -> Game:
    """The game that these options ask for."""
    options = {}
    for text in chosen:
        option, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"Options are written NAME=VALUE; got '{text}'.")
        options[option.strip().replace("-", "_")] = value
    return registry.make(name, preset=preset, options=options, components=_components(components))


def _components(path: Path | None) -> Components | None:
    if path is None:
        return None
    try:
        document = json.loads(read_text(path))
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadComponents(f"{path} is no valid JSON: {error}.") from None
    if not isinstance(document, Mapping):
        raise BadComponents(f"{path} holds no component data: it must be a JSON object.")
    return document


def read_text(path: Path) -> str:
    """The text of a file, or one sentence why there is none."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise click.ClickException(f"Cannot read {path}: {(error.strerror or 'unknown error').lower()}.") from None
    except UnicodeDecodeError:
        raise click.ClickException(f"Cannot read {path}: it is not a text file.") from None


def read_position(path: Path) -> State:
    """The state in a position file."""
    try:
        return positions.loads(read_text(path))
    except (KeyError, TypeError, ValueError) as error:
        raise BadPosition(f"{path} holds no proper position: {error}.") from None


def drawing(state: State, viewer: Viewer, lang: str, lit: Collection[str] = ()) -> str:
    """The table as a viewer sees it, in colour."""
    names = [words.player(seat, lang) for seat in range(state.players)]
    return words.drawing(state.game, state.view(viewer), lang, names=names, lit=lit, colour=True)


def score_lines(state: State, lang: str) -> list[str]:
    """Every player's points by source, a line each, and who wins."""
    scores = state.scores()
    sources = list(scores[0].by_source())
    rows = [("", [words.player(seat, lang) for seat in range(state.players)])]
    for source in sources:
        rows.append((words.source(state.game, source, lang), [str(score.by_source()[source]) for score in scores]))
    rows.append((words.say("score-total", lang), [str(score.total) for score in scores]))
    width = max(cell_len(label) for label, _ in rows)
    columns = max(cell_len(cell) for _, cells in rows for cell in cells) + 2
    lines = [
        label + " " * (width - cell_len(label)) + "".join(" " * (columns - cell_len(cell)) + cell for cell in cells)
        for label, cells in rows
    ]
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
