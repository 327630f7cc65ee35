"""The `bastide` command."""

import contextlib
import errno
import sys

import click

from bastide import words
from bastide.cli import output
from bastide.cli.commands import Commands
from bastide.cli.wording import group, sentence, spoken
from bastide.core.errors import BastideError, system_reason
from bastide.words import LocalizedError

WRONG_INPUT = 2
INTERRUPTED = 130


@group(Commands)
def bastide() -> None:
    """Medieval city-building board games: play, simulate, replay, score."""


def main() -> None:
    """Run the command. A user's mistake ends in one sentence and exit code 2."""
    output.prepare()
    lang = spoken(sys.argv[1:])
    try:
        code = _run(lang)
        output.finish()
    except OSError as error:
        code = _cannot_write(error, lang)
    sys.exit(code)


def _run(lang: str) -> int | None:
    try:
        code: int | None = bastide.main(standalone_mode=False, obj=lang, color=output.wants_colour())
        return code
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
    except click.ClickException as error:
        click.echo(sentence(error, lang), err=True)
    except BastideError as error:
        click.echo(words.error(error, lang), err=True)
    except OSError as error:
        if error.filename is None:  # an error of the output, which has no name
            raise
        problem = LocalizedError("cannot-use", file=str(error.filename), reason=system_reason(error))
        click.echo(words.error(problem, lang), err=True)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return WRONG_INPUT


def _cannot_write(error: OSError, lang: str) -> int:
    """Say that the output failed, unless the reader of a pipe simply stopped, as `head` does."""
    sentence = words.error(output.unwritten(error), lang)
    if error.errno != errno.EPIPE:
        with contextlib.suppress(OSError):
            click.echo(sentence, err=True)
    return WRONG_INPUT
