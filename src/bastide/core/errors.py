"""What can go wrong at a table. The text of each error is one sentence for the person who can mend it."""

import errno
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, Union

if TYPE_CHECKING:
    from bastide.core.chance import Request

Argument: TypeAlias = Union[str, int, tuple[str, ...], "BastideError"]
"""What a sentence names: a text, a number, what one may choose from, or the error behind it."""


Detail: TypeAlias = str | int | tuple[str, ...]
"""What the refusal of a move names."""


class BastideError(Exception):
    """Something a user did; its text says what is wrong and what to do.

    The sentence stands here in English, with the arguments in braces: that is `str()`, for programs and developers. A
    person reads it in his own language, as the text files have it under `error-<key>` (see `bastide.words.error`).
    """

    game: str | None = None
    """The game in whose text files the key is, if it is not one that all games share."""

    def __init__(self, key: str, english: str, /, **arguments: Argument) -> None:
        super().__init__(key, english)
        self.key = key
        self.english = english
        self.arguments: Mapping[str, Argument] = arguments

    def __str__(self) -> str:
        plain = {
            name: one_of(value) if isinstance(value, tuple) else str(value) for name, value in self.arguments.items()
        }
        return self.english.format_map(plain)


class UnknownGame(BastideError):
    """No game of that name is installed."""


class BadOption(BastideError):
    """An option, a preset or a number of players that the game does not have."""


class BadComponents(BastideError):
    """A component file that does not fit its schema."""


class ComponentWarning(BastideError):
    """Something odd about component data that can be played with all the same. It is shown, never raised."""


class BadPosition(BastideError):
    """A position that cannot occur, or a file that holds none."""


class BadJournal(BastideError):
    """A journal that cannot be read or cannot be folded."""


class BadTutorial(BastideError):
    """A tutorial that cannot be read or cannot be followed."""


class BadJson(BastideError):
    """What is wrong with a JSON text. It ends a sentence, and so has no full stop."""


class BadOutcome(BastideError):
    """A chance outcome that the request does not allow."""


class UnknownMove(BastideError):
    """A text that is no move of the game."""


class SystemReason(BastideError):
    """What the operating system has against something. It ends a sentence, and so has no full stop."""


class IllegalMove(BastideError):
    """A move not allowed now: the rule, a key for the reader's language, what an interface can point at.

    Its sentence is a refusal of the game, `refusal-<key>`, not an error.
    """

    def __init__(self, rule: str, key: str, sentence: str = "", /, **details: Detail) -> None:
        super().__init__(key, sentence or "The rules do not allow that now.")
        self.rule = rule
        self.details = details

    def __str__(self) -> str:
        said = self.english.format_map({name: _plain(name, value) for name, value in self.details.items()})
        return f"{said[:1].upper()}{said[1:]} ({self.rule})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _illegal_move, (self.rule, self.key, self.english, self.details)


class Refusals:
    """What a game says to moves that are not allowed, in English: a sentence for each key, its details in braces."""

    SHARED: ClassVar[Mapping[str, str]] = {
        "not-your-turn": "It is the turn of {player}: wait until it is yours.",
        "no-such-move": "The game has no such move: choose one of those on offer.",
        "game-over": "The game is over: start a new one to go on playing.",
    }

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences = {**self.SHARED, **sentences}

    def __call__(self, rule: str, key: str, /, **details: Detail) -> IllegalMove:
        """The refusal of a move, by the rule that forbids it."""
        return IllegalMove(rule, key, self.sentences[key], **details)


_HYPHEN = re.compile(r"(?<=[a-z])-(?=[a-z\d])")


def _illegal_move(rule: str, key: str, sentence: str, details: Mapping[str, Detail]) -> IllegalMove:
    return IllegalMove(rule, key, sentence, **details)


def _plain(name: str, value: Detail) -> str:
    """A detail in plain words: ids as they would be spoken, seats counted from 1 as at a table."""
    if isinstance(value, tuple):
        return one_of(value)
    if isinstance(value, int):
        return f"player {value + 1}" if name == "player" else str(value)
    return _HYPHEN.sub(" ", value)


class ChanceNeeded(Exception):
    """Raised by an enumerating or asking chance: repeat the same play with the answers so far and one more."""

    def __init__(self, request: "Request") -> None:
        super().__init__(request.name)
        self.request = request


@contextmanager
def about(game: str) -> Iterator[None]:
    """Whatever goes wrong inside is about that game, which has the words for it."""
    try:
        yield
    except BastideError as error:
        if error.game is None:
            error.game = game
        raise


def one_of(values: Iterable[object]) -> str:
    """'a, b, or c', for the end of an error's sentence; 'none' if there is nothing to choose from."""
    *most, last = [str(value) for value in values] or ["none"]
    if not most:
        return last
    return f"{', '.join(most)}, or {last}" if len(most) > 1 else f"{most[0]} or {last}"


def system_reason(error: OSError) -> SystemReason:
    """Why the operating system would not, for the end of an error's sentence."""
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
