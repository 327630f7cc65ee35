"""Positions as JSON."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.core.errors import BadPosition
from bastide.core.schema import Anything, Fields, ListOf, Text, Truth, Whole
from bastide_toys.interrupt.cards import COUNTS, KINDS
from bastide_toys.piles import counts_shape, pile_shape, read_counts, read_pile, write_counts, write_pile

if TYPE_CHECKING:
    from bastide_toys.interrupt import Interrupt
    from bastide_toys.interrupt.state import InterruptState

_SHAPE = Fields(
    {
        "game": Text(),
        "options": Anything(),
        "player": Whole(-1, 3),
        "asked": Whole(-1, 3),
        "acted": Truth(),
        "left": Whole(0, 3),
        "players": ListOf(Fields({"hand": counts_shape(KINDS), "treasures": Whole(0, 3)}), 2, 4),
        "pile": pile_shape(KINDS),
        "discards": counts_shape(KINDS),
    }
)


def write(state: "InterruptState") -> dict[str, Any]:
    """Return the whole position, including hidden cards."""
    return {
        "game": state.game.name,
        "options": dict(state.game.settings),
        "player": state.player,
        "asked": state.asked,
        "acted": state.acted,
        "left": state.left,
        "players": [
            {"hand": write_counts(hand, KINDS), "treasures": treasures}
            for hand, treasures in zip(state.hands, state.treasures, strict=True)
        ],
        "pile": write_pile(state.pile),
        "discards": write_counts(state.discards, KINDS),
    }


def read(game: "Interrupt", document: Mapping[str, Any], state: "InterruptState") -> None:
    """Fill `state` with the position, or raise `BadPosition` saying what is impossible."""
    _SHAPE.check(document, "")
    players = document["players"]
    state.game, state.players, state.listener = game, len(players), None
    state.player, state.asked, state.acted = document["player"], document["asked"], document["acted"]
    state.left = document["left"]
    state.hands = [read_counts(player["hand"], KINDS) for player in players]
    state.treasures = [player["treasures"] for player in players]
    state.pile = read_pile("card", KINDS, document["pile"])
    state.discards = read_counts(document["discards"], KINDS)
    if max(state.player, state.asked) >= state.players:
        english = "There are only {players} players; the first is number 0."
        raise BadPosition("only-so-many-players", english, players=state.players)
    total = [sum(cards) for cards in zip(state.pile.total(), state.discards, *state.hands, strict=True)]
    if total != list(COUNTS):
        raise BadPosition("cards-count", "The cards do not add up (IN-1).")
