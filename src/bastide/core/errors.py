"""Errors. Each is one sentence for the person who can fix the problem."""

import errno
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from string import Formatter
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, Union

if TYPE_CHECKING:
    from bastide.core.chance import Request

Detail: TypeAlias = str | int | tuple[str, ...]
"""A value in a sentence: a text, a number, or a list of choices."""

Argument: TypeAlias = Union[Detail, "BastideError"]
"""A detail, or the error behind this one."""


class BastideError(Exception):
    """Something a user did; its text says what is wrong and what to do.

    `english` is the sentence with its arguments in braces, as `fill` reads them: that is `str()`, for programs and
    developers. Translations are in the text files under `<prefix>-<key>` (see `bastide.words.error`). Errors of the
    server and the command line keep their English there too: they are `bastide.words.LocalizedError`s.
    """

    prefix: ClassVar[str] = "error"
    """What comes before the key in the text files."""
    game: str | None = None
    """The game in whose text files the key is, if it is not one that all games share."""
    rule: str | None = None
    """The rule behind it, if there is one."""

    def __init__(self, key: str, english: str, /, **arguments: Argument) -> None:
        super().__init__(key, english)
        self.key = key
        self.english = english
        self.arguments: Mapping[str, Argument] = arguments

    def __str__(self) -> str:
        return fill(self.english, {name: self._shown(name, value) for name, value in self.arguments.items()})

    def _shown(self, name: str, value: Argument) -> object:
        """Return an argument as the English sentence shows it."""
        return one_of(value) if isinstance(value, tuple) else value


class UnknownGame(BastideError):
    """No game of that name is installed."""


class BadOption(BastideError):
    """An option, a preset or a number of players that the game does not have."""


class BadComponents(BastideError):
    """A component file that does not fit its schema."""


class ComponentWarning(BastideError):
    """Something odd about component data that is still playable. It is shown, never raised."""


class BadPosition(BastideError):
    """A position that cannot occur, or a file that is not a position."""


class BadJournal(BastideError):
    """A journal that cannot be read or cannot be folded."""


class BadTutorial(BastideError):
    """A tutorial that cannot be read or cannot be followed."""


class BadFile(BastideError):
    """A file that cannot be read, or is not text."""


class BadJson(BastideError):
    """What is wrong with a JSON text. It ends a sentence, so it has no full stop."""


class BadOutcome(BastideError):
    """A chance outcome that the request does not allow."""


class NotOffered(BastideError):
    """The game lacks something that not every game has."""


class UnknownMove(BastideError):
    """A text that is not a move of the game."""


class SystemReason(BastideError):
    """Why the operating system refused something. It ends a sentence, so it has no full stop."""


class IllegalMove(BastideError):
    """A move that is not allowed now: the rule, a key for the reader's language, and what to highlight."""

    prefix = "refusal"
    rule: str
    arguments: Mapping[str, Detail]

    def __init__(self, rule: str, key: str, english: str = "", /, **details: Detail) -> None:
        super().__init__(key, english or "The rules don't allow that now.", **details)
        self.rule = rule

    @property
    def details(self) -> Mapping[str, Detail]:
        """What an interface can point at: the arguments, as the API calls them too."""
        return self.arguments

    def __str__(self) -> str:
        said = super().__str__()
        return f"{said[:1].upper()}{said[1:]} ({self.rule})"

    def _shown(self, name: str, value: Argument) -> object:
        """A detail in plain words: ids as you would say them, seats counted from 1 as at a table."""
        if isinstance(value, int):
            return f"player {value + 1}" if name == "player" else value
        return _HYPHEN.sub(" ", value) if isinstance(value, str) else super()._shown(name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        return _illegal_move, (self.rule, self.key, self.english, self.arguments)


class Refusals:
    """Why a game refuses moves, in English: a sentence for each key, its details in braces as `fill` reads them."""

    SHARED: ClassVar[Mapping[str, str]] = {
        "not-your-turn": "It's {player}'s turn. Wait for yours.",
        "no-such-move": "This game has no such move. Choose a legal one.",
        "game-over": "The game is over. Start a new one to keep playing.",
    }

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences = {**self.SHARED, **sentences}

    def __call__(self, rule: str, key: str, /, **details: Detail) -> IllegalMove:
        """Return the refusal of a move, with the rule that forbids it."""
        return IllegalMove(rule, key, self.sentences[key], **details)


_HYPHEN = re.compile(r"(?<=[a-z])-(?=[a-z\d])")


def _illegal_move(rule: str, key: str, english: str, details: Mapping[str, Detail]) -> IllegalMove:
    return IllegalMove(rule, key, english, **details)


class ChanceNeeded(Exception):
    """Raised by an enumerating or asking chance: repeat the same play with the answers so far and one more."""

    def __init__(self, request: "Request") -> None:
        super().__init__(request.name)
        self.request = request


class _Sentence(Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        one, is_plural, many = format_spec.partition("|")
        if is_plural:
            return one if value == 1 else many
        return str(super().format_field(value, format_spec))


def fill(english: str, arguments: Mapping[str, object]) -> str:
    """Put arguments into an English sentence: `build {owed} more {owed:settlement|settlements}`."""
    return _Sentence().vformat(english, (), arguments)


@contextmanager
def about(game: str) -> Iterator[None]:
    """Mark errors raised inside as errors of that game, whose text files have their sentences."""
    try:
        yield
    except BastideError as error:
        if error.game is None:
            error.game = game
        raise


def one_of(values: Iterable[object]) -> str:
    """Return 'a, b, or c', for the end of an error's sentence; 'none' if there are no choices."""
    *most, last = [str(value) for value in values] or ["none"]
    if not most:
        return last
    return f"{', '.join(most)}, or {last}" if len(most) > 1 else f"{most[0]} or {last}"


def system_reason(error: OSError) -> SystemReason:
    """Return why the operating system refused, for the end of an error's sentence."""
    match error.errno:
        case errno.ENOENT:
            return SystemReason("no-such-path", "no such file or directory")
        case errno.ENAMETOOLONG:
            return SystemReason("path-too-long", "the name is too long")
        case errno.EACCES | errno.EPERM:
            return SystemReason("no-permission", "permission denied")
        case errno.EISDIR:
            return SystemReason("is-a-folder", "it is a directory")
        case errno.ENOTDIR | errno.EEXIST:
            return SystemReason("is-no-folder", "a file is in the way of a directory")
        case errno.ENOSPC | errno.EDQUOT:
            return SystemReason("disk-full", "no space is left")
        case errno.EROFS:
            return SystemReason("read-only", "the file system is read-only")
        case errno.EADDRINUSE:
            return SystemReason("address-in-use", "address already in use")
        case errno.EADDRNOTAVAIL:
            return SystemReason("no-such-address", "this machine does not have that address")
    return SystemReason("system-says", "the system says “{words}”", words=(error.strerror or str(error)).lower())
