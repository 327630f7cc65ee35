"""The effects of buildings and characters: a class for each, in the module of what it deals with.

`kinds` explains how an effect is declared.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.games.tournay.effects.base import Effect
from bastide.games.tournay.sentences import SentenceView

# Errors in component files list the effects in this order.
from bastide.games.tournay.effects import deniers, citizens, decks, districts, queue, characters  # noqa: F401  # isort: skip


def says(effects: Sequence[Mapping[str, Any]]) -> list[SentenceView]:
    """Return what a building or character does, in sentences (TY-39 to TY-52).

    The sentence of a character that triggers actions ends in a colon, and those of the actions follow.
    """
    found: list[SentenceView] = []
    for entry in effects:
        found.append(Effect.table[entry["kind"]].sentence(entry))
        found += says(entry.get("then", ()))
    return found
