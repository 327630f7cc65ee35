"""What people type: at a terminal with editing, history and completion, from a pipe line by line."""

import sys
from collections.abc import Callable, Iterable
from typing import NamedTuple

import click
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory

from bastide.cli.output import is_dumb


class Quit(Exception):
    """The person wants to leave."""


class Offer(NamedTuple):
    """Something that can be typed now, and what it means."""

    text: str
    meaning: str = ""


Offers = Callable[[], Iterable[Offer]]


def is_terminal() -> bool:
    """Whether a person sits at a terminal; otherwise a program or a file says what is typed."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


class Prompt:
    """Asks for lines. Every seat has a history of its own: what one player typed is hidden from the others."""

    def __init__(self) -> None:
        self._histories: dict[int | None, InMemoryHistory] = {}

    def read(self, question: str, offers: Offers = tuple, seat: int | None = None) -> str:
        """What a person types; the end of the input means goodbye."""
        try:
            if is_terminal() and not is_dumb():
                return self._edited(question, offers, seat)
            return input(question)
        except EOFError:
            click.echo()
            raise Quit from None

    def _edited(self, question: str, offers: Offers, seat: int | None) -> str:
        session: PromptSession[str] = PromptSession(
            history=self._histories.setdefault(seat, InMemoryHistory()),
            completer=_Completer(offers),
            complete_while_typing=False,
            enable_history_search=True,
        )
        return session.prompt(question)


class _Completer(Completer):
    """Completes the whole line from what can be typed now."""

    def __init__(self, offers: Offers) -> None:
        self._offers = offers

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """As in `Completer`."""
        typed = document.text_before_cursor.lstrip()
        for offer in self._offers():
            if offer.text.casefold().startswith(typed.casefold()):
                yield Completion(offer.text, start_position=-len(typed), display_meta=offer.meaning)
