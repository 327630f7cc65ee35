"""What buildings and characters do: a class for each effect, in the module of what it deals with.

`kinds` explains how an effect is declared.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bastide.core.chance import Chance
from bastide.games.tournay.effects.base import Choice, Effect
from bastide.games.tournay.sentences import SentenceView
from bastide.games.tournay.steps import SHIFT

# Errors in component files list the effects in this order.
from bastide.games.tournay.effects import deniers, citizens, decks, districts, queue, characters  # noqa: F401  # isort: skip

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def ask_effect(state: "TournayState", number: int, chance: Chance) -> int:
    """Carry an action out, or return the seat that has to choose first."""
    return state.box.pieces[number].ask(state, chance)


def effect_moves(state: "TournayState", number: int) -> list[int]:
    """The possible answers."""
    choice = state.box.pieces[number]
    assert isinstance(choice, Choice)
    return choice.moves(state)


def answer(state: "TournayState", move: int, chance: Chance) -> None:
    """Answer the action on top of the stack."""
    choice = state.box.pieces[state.steps.pop() >> SHIFT]
    assert isinstance(choice, Choice)
    choice.answer(state, move, chance)


def says(effects: Sequence[Mapping[str, Any]]) -> list[SentenceView]:
    """What a building or character does, in sentences (TY-39 to TY-52).

    The sentence of a character that sets actions off ends in a colon, and those of the actions follow.
    """
    found: list[SentenceView] = []
    for entry in effects:
        found.append(Effect.table[entry["kind"]].sentence(entry))
        found += says(entry.get("then", ()))
    return found
