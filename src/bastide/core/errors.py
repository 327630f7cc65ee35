"""What can go wrong at a table. The text of each error is one sentence for the person who can mend it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.core.chance import Request


class BastideError(Exception):
    """Something a user did; its text says what is wrong and what to do."""


class UnknownGame(BastideError):
    """No game of that name is installed."""


class BadOption(BastideError):
    """An option, a preset or a number of players that the game does not have."""


class BadComponents(BastideError):
    """A component file that does not fit its schema."""


class BadPosition(BastideError):
    """A position that cannot occur, or a file that holds none."""


class BadJournal(BastideError):
    """A journal that cannot be read or cannot be folded."""


class BadTutorial(BastideError):
    """A tutorial that cannot be read or cannot be followed."""


class BadOutcome(BastideError):
    """A chance outcome that the request does not allow."""


class UnknownMove(BastideError):
    """A text that is no move of the game."""


class IllegalMove(BastideError):
    """A move not allowed now: the rule, a key for the reader's language, what an interface can point at."""

    def __init__(self, rule: str, key: str, **details: str | int | tuple[str, ...]) -> None:
        super().__init__(f"Not allowed by {rule} ({key}).")
        self.rule = rule
        self.key = key
        self.details = details


class ChanceNeeded(Exception):
    """Raised by an enumerating or asking chance: repeat the same play with the answers so far and one more."""

    def __init__(self, request: "Request") -> None:
        super().__init__(request.name)
        self.request = request


def one_of(values: Iterable[object]) -> str:
    """'a, b or c', for the end of an error's sentence."""
    *most, last = [str(value) for value in values]
    return f"{', '.join(most)} or {last}" if most else last
