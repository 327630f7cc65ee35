"""Positions as JSON."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.core.errors import BadPosition
from bastide.core.schema import Anything, Fields, ListOf, Text, Whole
from bastide_toys.peek.cards import COUNTS, TREASURES
from bastide_toys.peek.moves import Step
from bastide_toys.piles import card_shape, pile_shape, read_card, read_pile, write_card, write_pile

if TYPE_CHECKING:
    from bastide_toys.peek import Peek
    from bastide_toys.peek.state import PeekState

_SHAPE = Fields(
    {
        "game": Text(),
        "options": Anything(),
        "player": Whole(-1, 2),
        "step": Text(tuple(Step)),
        "pile": pile_shape(TREASURES),
        "hands": ListOf(ListOf(card_shape(TREASURES)), 2, 3),
    }
)


def write(state: "PeekState") -> dict[str, Any]:
    """Return the whole position, including hidden cards."""
    return {
        "game": state.game.name,
        "options": dict(state.game.settings),
        "player": state.player,
        "step": state.step.value,
        "pile": write_pile(state.pile),
        "hands": [[write_card(card, TREASURES) for card in hand] for hand in state.hands],
    }


def read(game: "Peek", document: Mapping[str, Any], state: "PeekState") -> None:
    """Fill `state` with the position, or raise `BadPosition` saying what is impossible."""
    _SHAPE.check(document, "")
    state.game, state.players, state.listener = game, len(document["hands"]), None
    state.player = document["player"]
    state.step = Step(document["step"])
    state.pile = read_pile("treasure", TREASURES, document["pile"])
    state.hands = [[read_card(card, TREASURES) for card in hand] for hand in document["hands"]]
    if state.player >= state.players:
        english = "There are only {players} players; the first is number 0."
        raise BadPosition("only-so-many-players", english, players=state.players)
    total = state.pile.total()
    for card, _ in (card for hand in state.hands for card in hand):
        total[card] += 1
    if total != list(COUNTS):
        raise BadPosition("treasures-count", "The treasures do not add up (PK-1).")
