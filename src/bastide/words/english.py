"""Turns the English of the rules engine, which stands in the code of `core` and the games, into Fluent."""

from string import Formatter

from bastide.core.errors import Refusals
from bastide.core.game import Game


def refusals_in_english(kind: type[Game] | None) -> str:
    """Return a game's refusals as a Fluent file; for `None`, those that all games share."""
    if kind is None:
        sentences = Refusals.SHARED
    else:
        module = kind.module("refusals")
        table = module.refuse.sentences if module is not None else {}
        sentences = {key: sentence for key, sentence in table.items() if key not in Refusals.SHARED}
    return "".join(as_fluent(f"refusal-{key}", sentence) for key, sentence in sentences.items())


def as_fluent(key: str, english: str) -> str:
    """Return an English sentence as a Fluent message: `{owed}` becomes `{ $owed }`, a plural becomes a selector."""
    text = ""
    for literal, argument, plural, _ in Formatter().parse(english):
        text += literal
        if argument is not None:
            text += _placeable(argument.replace("_", "-"), plural or "")
    return f"\n{key} = {text}\n"


def _placeable(argument: str, plural: str) -> str:
    if not plural:
        return f"{{ ${argument} }}"
    one, many = plural.split("|")
    return f"{{ ${argument} ->\n        [one] {one}\n       *[other] {many}\n    }}"
