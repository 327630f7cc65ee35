"""Input: at a terminal with editing, history and completion, from a pipe line by line."""

import sys
from typing import TYPE_CHECKING

import click

from bastide.cli.output import is_dumb
from bastide.cli.terminal.offers import Offer, Offers

if TYPE_CHECKING:
    from bastide.cli.terminal.editing import History

__all__ = ["Offer", "Offers", "Prompt", "Quit", "is_terminal"]


class Quit(Exception):
    """The person wants to leave."""


def is_terminal() -> bool:
    """Whether a person types at a terminal; otherwise input comes from a program or a file."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


class Prompt:
    """Asks for lines. Each seat has its own history, so players don't see what others typed."""

    def __init__(self) -> None:
        self._histories: dict[int | None, History] = {}

    def read(self, question: str, offers: Offers = tuple, seat: int | None = None) -> str:
        """Read a line; raise `Quit` at the end of the input."""
        try:
            if is_terminal() and not is_dumb():
                return self._edited(question, offers, seat)
            return input(question)
        except EOFError:
            click.echo()
            raise Quit from None

    def _edited(self, question: str, offers: Offers, seat: int | None) -> str:
        from bastide.cli.terminal import editing

        return editing.read(question, offers, self._histories.setdefault(seat, editing.History()))
