"""Line editing with history and completion. Only a person at a terminal needs it, and it takes time to load."""

from collections.abc import Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory

from bastide.cli.terminal.offers import Offers

History = InMemoryHistory


def read(question: str, offers: Offers, history: History) -> str:
    """Read a line, with editing, history and completion."""
    session: PromptSession[str] = PromptSession(
        history=history, completer=Completing(offers), complete_while_typing=False, enable_history_search=True
    )
    return session.prompt(question)


class Completing(Completer):
    """Completes the whole line from what can be typed now."""

    def __init__(self, offers: Offers) -> None:
        self._offers = offers

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor.lstrip()
        for offer in self._offers():
            if offer.text.casefold().startswith(typed.casefold()):
                yield Completion(offer.text, start_position=-len(typed), display_meta=offer.meaning)
