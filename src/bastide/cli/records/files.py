"""Commands on files: `replay` a journal, `score` a position and list its `moves`."""

from pathlib import Path

import click

from bastide import words
from bastide.cli import layout
from bastide.cli.common import (
    as_json,
    components_option,
    drawing,
    echo_json,
    read_position,
    score_lines,
    score_report,
)
from bastide.cli.wording import command, option
from bastide.core.events import Event
from bastide.core.journal import BY_AGREEMENT, NO_PROGRESS, RESIGNED, TOO_LONG, Ending, Journal
from bastide.words import LocalizedError

_file = click.Path(path_type=Path)
_ENDINGS = {
    RESIGNED: "cli-ended-resigned",
    BY_AGREEMENT: "cli-ended-by-agreement",
    NO_PROGRESS: "cli-ended-no-progress",
    TOO_LONG: "cli-ended-too-long",
}


@command
@click.argument("journal", type=_file)
@option("--at", "ply", type=click.IntRange(0))
@option("--seat", type=click.IntRange(1))
def replay(journal: Path, ply: int | None, seat: int | None, language: str) -> None:
    """Retell a recorded game and show the table at the end, or after a ply."""
    record = Journal.load(journal)
    viewer = None if seat is None else seat - 1
    if viewer is not None and viewer >= record.header.players:
        raise LocalizedError("no-such-seat", seat=viewer + 1, players=record.header.players)
    heard: list[Event] = []
    state = record.fold(ply, heard.append)
    for event in heard:
        if (known := event.seen_by(viewer)) is not None:
            layout.echo(words.event(state.game, known, language), indent=2)
    click.echo(drawing(state, viewer, language))
    is_end = ply is None or ply == len(record.plies)
    ended = _ended(record.ending, language) if record.ending is not None and is_end else None
    layout.echo(ended or words.status(state, language, viewer=viewer))
    click.echo("\n".join(score_lines(state, language)))


def _ended(ending: Ending, language: str) -> str | None:
    """Return why a game ended before its end, if the reason is a known one."""
    key = _ENDINGS.get(ending.reason)
    if key is None:
        return None
    arguments = {} if ending.player is None else {"player": words.player(ending.player, language)}
    return words.say(key, language, arguments)


@command
@click.argument("position", type=_file)
@components_option
@as_json
def score(position: Path, components: Path | None, as_json: bool, language: str) -> None:
    """Count the points of a position, each with its reason."""
    state = read_position(position, components)
    if as_json:
        echo_json(score_report(state))
        return
    click.echo("\n".join(score_lines(state, language)))
    for seat, result in enumerate(state.scores()):
        click.secho(f"\n{words.player(seat, language)}", bold=True)
        for earning in result.earnings:
            if earning.points:
                source = words.source(state.game, earning.source, language)
                detail = ", ".join(words.name(state.game, str(value), language) for _, value in earning.details)
                places = " ".join(earning.places)
                named = f"{detail}: " if detail else ""
                layout.echo(f"{earning.points:>4}  {source} ({earning.rule}) {named}{places}", indent=6)


@command
@click.argument("position", type=_file)
@components_option
@as_json
def moves(position: Path, components: Path | None, as_json: bool, language: str) -> None:
    """List the legal moves of a position, as notation and in words."""
    state = read_position(position, components)
    table = state.game.moves
    listed = [
        {"player": player, "id": move, "move": table.text(move), "words": words.move(state.game, move, language)}
        for player in state.to_act
        for move in state.legal_moves(player)
    ]
    if as_json:
        echo_json(listed)
        return
    layout.echo(words.status(state, language))
    for entry in listed:
        layout.echo(f"{entry['move']!s:<16} {entry['words']}", indent=17)
