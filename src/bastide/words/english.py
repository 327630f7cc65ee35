"""The English of the rules engine: `core` and the games say it in their code, here it becomes Fluent."""

from string import Formatter

from bastide.core.errors import Refusals
from bastide.core.game import Game


def refusals_in_english(kind: type[Game] | None) -> str:
    """Why a game refuses moves, as a Fluent file; what all games say if it is `None`."""
    if kind is None:
        sentences = Refusals.SHARED
    else:
        module = kind.module("refusals")
        table = module.refuse.sentences if module is not None else {}
        sentences = {key: sentence for key, sentence in table.items() if key not in Refusals.SHARED}
    return "".join(as_fluent(f"refusal-{key}", sentence) for key, sentence in sentences.items())


def as_fluent(key: str, english: str) -> str:
    """An English sentence as a Fluent message: `{owed}` becomes `{ $owed }`, a plural becomes a selector."""
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
