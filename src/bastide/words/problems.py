"""Errors in the reader's language."""

from collections.abc import Iterator, Mapping

from bastide.core import registry
from bastide.core.errors import Argument, BastideError, IllegalMove, fill
from bastide.words.languages import FALLBACK
from bastide.words.sentences import AnyGame, refusal
from bastide.words.texts import MissingText, Texts, key_of, shortened, texts

_COUNTABLE = 10**9
"""A larger number, as in a hostile file, is shown digit by digit, without plural forms."""

_LONGEST_REASON = 2000
"""The longest sentence inside another; the rest is cut off."""


class LocalizedError(BastideError):
    """An error of the server or the command line, whose English is in the text files like every other language."""

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        super().__init__(key, "", **arguments)
        self.args = (key,)

    def __str__(self) -> str:
        return error(self)


def error(problem: BastideError, lang: str = FALLBACK, game: AnyGame | None = None) -> str:
    """Say what is wrong and what to do, in one sentence: the text of its key, or else the English of the code.

    Names stay as written in the file or on the command line: nobody looks for 'Hafen' where it says 'harbor'.
    """
    kind = game if problem.game is None else registry.find(problem.game)
    if isinstance(problem, IllegalMove):
        return _refused(problem, lang, kind)
    own = texts(kind if kind is None or isinstance(kind, type) else type(kind), lang)
    key = f"{problem.prefix}-{key_of(problem.key)}"
    variables = dict(_variables(problem.arguments, own, kind))
    said = own.fill(key, variables)
    if said is not None:
        return said
    if not problem.english:
        raise own.missing(key)
    return fill(problem.english, {name: variables[key_of(name)] for name in problem.arguments})


def _variables(arguments: Mapping[str, Argument], own: Texts, kind: AnyGame | None) -> Iterator[tuple[str, str | int]]:
    """A list becomes `$choices`, joined by "or", and `$choices-all`, joined by "and"."""
    for name, value in arguments.items():
        if isinstance(value, tuple):
            yield key_of(name), own.one_of(value)
            yield f"{key_of(name)}-all", own.listed(value)
        elif isinstance(value, BastideError):
            yield key_of(name), shortened(error(value, own.lang, kind), _LONGEST_REASON)
        elif isinstance(value, int):
            yield key_of(name), shortened(str(value)) if abs(value) > _COUNTABLE else value
        else:
            yield key_of(name), shortened(value)


def _refused(problem: IllegalMove, lang: str, kind: AnyGame | None) -> str:
    """Return why the rules forbid a move, in the texts of its game."""
    if kind is None:
        return str(problem)
    try:
        said = refusal(kind, problem, lang)
    except MissingText:
        return str(problem)
    return f"{said} ({texts(None, lang).say('problem-rule', {'rule': problem.rule})})"
