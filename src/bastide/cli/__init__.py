"""The `bastide` command."""

import sys

import click

from bastide import words
from bastide.cli.games import components, games, rules
from bastide.cli.keeping import backup, ratings, reports, restore
from bastide.cli.learn import learn
from bastide.cli.play import play
from bastide.cli.records import moves, replay, score, verify
from bastide.cli.serve import serve
from bastide.cli.simulate import simulate
from bastide.cli.wording import group, sentence, spoken
from bastide.core.errors import BastideError

WRONG_INPUT = 2
INTERRUPTED = 130


@group
def bastide() -> None:
    """Medieval city-building board games: play, simulate, replay, score."""


for command in (
    games,
    rules,
    components,
    learn,
    play,
    simulate,
    replay,
    score,
    moves,
    verify,
    serve,
    backup,
    restore,
    reports,
    ratings,
):
    bastide.add_command(command)


def main() -> None:
    """Runs the command. Whatever a user got wrong ends in one sentence and exit code 2."""
    lang = spoken(sys.argv[1:])
    try:
        code = bastide.main(standalone_mode=False, obj=lang)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        code = WRONG_INPUT
    except click.ClickException as error:
        click.echo(sentence(error, lang), err=True)
        code = WRONG_INPUT
    except BastideError as error:
        click.echo(words.error(error, lang), err=True)
        code = WRONG_INPUT
    except (click.Abort, KeyboardInterrupt):
        code = INTERRUPTED
    sys.exit(code)
