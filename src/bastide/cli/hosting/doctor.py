"""`bastide doctor`: checks a configuration and says what is wrong."""

import logging
import os

import click
from click.core import ParameterSource

from bastide import words
from bastide.cli.hosting.configuration import configured
from bastide.cli.wording import command
from bastide.server.config import Config
from bastide.server.doctor import Note, examine
from bastide.words import LocalizedError

_MARKS = ("✓", "!", "✗")
_COLOURS = ("green", "yellow", "red")


@command
@configured
@click.pass_context
def doctor(context: click.Context, config: Config, language: str) -> None:
    """Check a configuration: takes the options of `bastide serve`. The worst finding is the exit code: 0, 1 or 2."""
    logging.disable()  # what goes wrong is said in the report
    context.call_on_close(lambda: logging.disable(logging.NOTSET))
    shown = context.get_parameter_source("database") is ParameterSource.COMMANDLINE
    worst = 0
    for finding in examine(config, os.environ, told_on_command_line=shown):
        mark = click.style(_MARKS[finding.level], fg=_COLOURS[finding.level])
        click.echo(f"{mark} {_sentence(finding.said, language)}")
        worst = max(worst, finding.level)
    context.exit(worst)


def _sentence(said: Note | LocalizedError, language: str) -> str:
    if isinstance(said, LocalizedError):
        return words.error(said, language)
    return words.say(f"doctor-{said.key}", language, said.arguments)
