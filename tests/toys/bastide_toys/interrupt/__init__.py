"""Interrupt: claim a treasure, and the others may block it out of turn. A game of questions in order."""

from collections.abc import Mapping
from typing import Any, ClassVar

from bastide.core.chance import Chance
from bastide.core.game import Game, Option, OptionValue
from bastide.core.moves import MoveKind
from bastide.core.pile import Pile
from bastide_toys.interrupt import moves, position
from bastide_toys.interrupt.cards import COUNTS, HAND, KINDS
from bastide_toys.interrupt.state import NOBODY, InterruptState


class Interrupt(Game):
    """The game with its options fixed."""

    name = "interrupt"
    rule_prefix = "IN"
    min_players = 2
    max_players = 4
    options = (Option("treasures", 3, (2, 3)),)
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {"standard": {}, "quick": {"treasures": 2}}
    state_class: ClassVar[type[InterruptState]] = InterruptState

    def move_kinds(self) -> tuple[MoveKind, ...]:
        return moves.KINDS

    def start(self, players: int, chance: Chance) -> InterruptState:
        """Set up the first position (IN-1)."""
        self.check_players(players)
        state = self.state_class()
        state.game, state.players, state.listener = self, players, None
        state.pile = Pile("card", KINDS, COUNTS)
        state.hands = [[0] * len(KINDS) for _ in range(players)]
        for seat, hand in enumerate(state.hands):
            for _ in range(HAND):
                hand[state.pile.draw(chance, (seat,))] += 1
        state.discards = [0] * len(KINDS)
        state.treasures = [0] * players
        state.left = int(self.settings["treasures"])
        state.player, state.asked, state.acted = 0, NOBODY, False
        return state

    def read_position(self, document: Mapping[str, Any], chance: Chance) -> InterruptState:
        state = self.state_class()
        position.read(self, document, state)
        return state
